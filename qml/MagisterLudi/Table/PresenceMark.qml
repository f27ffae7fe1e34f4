// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Ui

// Where somebody plays, of a table on several devices: a sign beside their disc, and words for its owner to be named by.
// Nothing at a table on one screen, and for whoever plays on this one.
Rectangle {
    id: mark

    property Table table: null
    property int seat: 0
    property bool overBar: false
    property int size: 18
    // Whoever points at this, or comes to it with the keyboard, is told the words; null where somebody else tells them.
    property Spot about: null
    readonly property string presence: table?.presence[seat - 1] ?? ""
    readonly property string words: {
        switch (presence) {
        case "there": return qsTr("On another device");
        case "away": return qsTr("Device disconnected");
        case "free": return qsTr("Nobody sits here yet");
        }
        return "";
    }

    // A name with what is to be said besides.
    function named(name: string): string {
        return words === "" ? name : name + " " + words + ".";
    }

    visible: words !== ""
    width: size
    height: size
    radius: 4
    color: overBar ? Theme.bar : Theme.leaf
    border.width: 1
    border.color: overBar ? Theme.barSoft : Theme.edge

    Ico {
        name: mark.presence === "there" ? "ui-device" : mark.presence === "away" ? "ui-device-away" : mark.visible ? "ui-device-free" : ""
        size: mark.size - 4
        overBar: mark.overBar
        anchors.centerIn: parent
    }
    Hook {
        source: mark.visible && mark.about !== null && (mark.about.hovered || mark.about.activeFocus) ? tips : null
    }
    Component {
        id: tips
        Tip {
            about: mark.about
            pointed: mark.about?.hovered ?? false
            text: mark.words
        }
    }
}
