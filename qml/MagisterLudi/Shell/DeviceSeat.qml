// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A seat of the table that others are invited to: who sits there, on which device, and where it may be played instead.
FocusScope {
    id: row

    required property int seat
    required property string name
    required property string tincture
    required property string presence
    readonly property string who: DeviceWords.person(name, tincture)
    readonly property bool here: presence === "here"
    // Others are invited: only then a seat can be freed.
    property bool inviting: false

    signal letGo
    signal takenBack
    signal freed

    implicitHeight: Math.max(words.implicitHeight, buttons.implicitHeight) + 12
    height: implicitHeight
    Accessible.role: Accessible.ListItem
    Accessible.name: who + ". " + DeviceWords.presence(presence)

    Ico {
        id: disc
        name: "disc-" + row.tincture
        size: Theme.px(30)
        anchors.verticalCenter: parent.verticalCenter
    }
    Column {
        id: words
        anchors {
            left: disc.right
            leftMargin: 12
            right: buttons.left
            rightMargin: 12
            verticalCenter: parent.verticalCenter
        }

        UiText {
            width: parent.width
            text: row.who
            size: 18
            bold: true
            elide: Text.ElideRight
        }
        Row {
            spacing: 6

            Ico {
                name: DeviceWords.icon(row.presence)
                size: Theme.px(18)
                anchors.verticalCenter: parent.verticalCenter
            }
            UiText {
                text: DeviceWords.presence(row.presence)
                size: 15
                soft: true
                Target.name: "presence:" + row.seat
            }
        }
    }
    Row {
        id: buttons
        anchors {
            right: parent.right
            rightMargin: 6
            verticalCenter: parent.verticalCenter
        }
        spacing: 8

        // Whoever is playing keeps the seat, or loses it to this screen, which asks first.
        Btn {
            visible: row.inviting && row.presence === "away"
            kind: "quiet"
            text: qsTr("Free this seat")
            detail: row.who
            size: 15
            Target.name: visible ? "button:free-seat/" + row.seat : ""
            // It goes away.
            onClicked: {
                other.forceActiveFocus(Qt.TabFocusReason);
                row.freed();
            }
        }
        // It stays where it is while what it does changes.
        Btn {
            id: other
            text: row.here ? qsTr("Play on another device") : qsTr("Play on this screen")
            detail: row.who
            meaning: text
            size: 15
            focus: true
            Target.name: "button:move-seat/" + row.seat
            onClicked: row.here ? row.letGo() : row.takenBack()
        }
    }
}
