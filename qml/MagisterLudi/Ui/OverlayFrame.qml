// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// What an Overlay lays round what it shows: scrim, leaf, heading and the button that closes it.
Item {
    id: frame

    required property string title
    required property string closeName
    required property color margin
    required property real wantedWidth
    // What stays in sight below what scrolls; null for nothing.
    property Item foot: null
    readonly property alias closeButton: closeButton
    readonly property alias area: area

    signal closed

    function toTop() {
        area.contentY = 0;
    }
    property bool strayed: false
    // The second press of a double click was meant for what has opened this, and closes nothing.
    function pressBeside() {
        strayed = !guard.admits();
    }
    function clickBeside() {
        if (!strayed)
            closed();
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
        anchors.fill: parent
        hoverEnabled: true
        onPressed: frame.pressBeside()
        onClicked: frame.clickBeside()
        onWheel: event => event.accepted = true
    }
    // What lies round the page is not meant either: a click there does what a click beside the leaf does.
    Item {
        id: around

        readonly property rect hole: frame.visible ? place(width, height, frame.width, frame.height) : Qt.rect(0, 0, width, height)

        function place(wide: real, high: real, frameWide: real, frameHigh: real): rect {
            const at = frame.mapToItem(around, 0, 0);
            return Qt.rect(at.x, at.y, frameWide, frameHigh);
        }

        parent: frame.Window.window ? frame.Window.window.contentItem : frame
        anchors.fill: parent
        visible: frame.visible
        z: 150

        Repeater {
            model: [
                Qt.rect(0, 0, around.width, around.hole.y),
                Qt.rect(0, around.hole.bottom, around.width, around.height - around.hole.bottom),
                Qt.rect(0, around.hole.y, around.hole.x, around.hole.height),
                Qt.rect(around.hole.right, around.hole.y, around.width - around.hole.right, around.hole.height)
            ]

            MouseArea {
                required property rect modelData
                x: modelData.x
                y: modelData.y
                width: Math.max(0, modelData.width)
                height: Math.max(0, modelData.height)
                hoverEnabled: true
                onPressed: frame.pressBeside()
                onClicked: frame.clickBeside()
                onWheel: event => event.accepted = true

                Rectangle {
                    anchors.fill: parent
                    color: Theme.scrim
                    opacity: Theme.scrimOpacity
                }
            }
        }
    }
    PressGuard {
        id: guard
        shown: frame.visible
    }
    Leaf {
        id: leaf
        level: 3
        width: Math.min(frame.wantedWidth * Theme.textScale, frame.width - 48)
        height: Math.min(head.height + area.contentHeight - 2 * area.inset + below.height + 3 * Theme.pad + 4, frame.height - 48)
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
                bottom: below.top
                bottomMargin: Theme.pad - inset
            }
        }
        Item {
            id: below
            height: frame.foot ? frame.foot.height + 12 : 0
            anchors {
                left: head.left
                right: head.right
                bottom: parent.bottom
            }

            Item {
                id: ground
                width: parent.width
            }
            Binding {
                target: frame.foot
                property: "parent"
                value: ground
            }
            Binding {
                target: frame.foot
                property: "width"
                value: ground.width
            }
        }
    }
}
