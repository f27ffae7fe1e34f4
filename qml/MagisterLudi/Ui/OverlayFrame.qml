// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// What an Overlay lays round what it shows: scrim, leaf, heading and the button that closes it.
Item {
    id: frame

    required property string title
    required property string closeName
    required property color margin
    required property real wantedWidth
    readonly property alias closeButton: closeButton
    readonly property alias area: area

    signal closed

    function toTop() {
        area.contentY = 0;
    }
    // From now on that lies in it.
    function hold(item: Item) {
        item.parent = area.column;
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.scrim
        opacity: Theme.scrimOpacity
    }
    MouseArea {
        property bool strayed: false
        anchors.fill: parent
        hoverEnabled: true
        // The second press of a double click was meant for what has opened this, and closes nothing.
        onPressed: strayed = !guard.admits()
        onClicked: if (!strayed)
            frame.closed()
        onWheel: event => event.accepted = true
    }
    PressGuard {
        id: guard
        shown: frame.visible
    }
    Leaf {
        id: leaf
        level: 3
        width: Math.min(frame.wantedWidth * Theme.textScale, frame.width - 48)
        height: Math.min(head.height + area.contentHeight - 2 * area.inset + 3 * Theme.pad + 4, frame.height - 48)
        anchors.centerIn: parent

        MouseArea {
            anchors.fill: parent
        }
        Rectangle {
            x: 2
            y: 2
            width: 10
            height: parent.height - 4
            radius: 6
            color: frame.margin
        }
        Item {
            id: head
            x: Theme.pad + 10
            y: Theme.pad
            width: parent.width - 2 * x
            height: Math.max(heading.height, closeButton.height)

            ReadText {
                id: heading
                words: frame.title
                title: true
                width: parent.width - closeButton.width - 12
                anchors.verticalCenter: parent.verticalCenter
            }
            Btn {
                id: closeButton
                kind: "quiet"
                icon: "ui-cross"
                label: frame.closeName
                tipAbove: true
                anchors.right: parent.right
                onClicked: frame.closed()
            }
        }
        ScrollArea {
            id: area
            // It clips what it holds: rings need room.
            inset: 6
            anchors {
                left: head.left
                leftMargin: -inset
                right: head.right
                rightMargin: -inset
                top: head.bottom
                topMargin: Theme.pad - inset
                bottom: parent.bottom
                bottomMargin: Theme.pad - inset
            }
        }
    }
}
