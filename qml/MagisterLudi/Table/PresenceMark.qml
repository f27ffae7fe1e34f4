// SPDX-License-Identifier: GPL-3.0-or-later
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
    width: 18
    height: 18
    radius: 4
    color: overBar ? Theme.bar : Theme.leaf
    border.width: 1
    border.color: overBar ? Theme.barSoft : Theme.edge

    Ico {
        name: mark.presence === "there" ? "ui-device" : mark.presence === "away" ? "ui-device-away" : mark.visible ? "ui-device-free" : ""
        size: 14
        overBar: mark.overBar
        anchors.centerIn: parent
    }
}
