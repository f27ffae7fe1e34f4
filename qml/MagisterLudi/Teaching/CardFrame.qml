// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A leaf of level 3 with the teacher's lapis margin. The margin moves the card: by mouse, or focused with the arrow keys.
// Between header and footer the content scrolls when maxHeight is reached; it never runs out of the window.
FocusScope {
    id: frame

    property real maxHeight: 600
    property color tint: Theme.lapis
    property color line: Theme.ink
    // What is to be seen of the content in any case, px, and how high the card has to be for it.
    property real leastContent: 0
    readonly property real leastHeight: Math.ceil(10 + head.room + leastContent + 24 + foot.height + 16)
    property bool movable: true
    property string name
    property alias header: head.data
    property alias footer: foot.data
    default property alias content: body.data

    // Wanted shift of the card, px; the owner keeps it inside the window.
    signal moved(real dx, real dy)
    // The reader gives the place back to the automatic choice.
    signal released

    function scrollToTop() {
        area.contentY = 0;
    }
    // Keeps a part of the content in view, whatever has the focus, until somebody scrolls or goes elsewhere.
    function show(item: Item) {
        area.seek(item);
    }

    // On whole pixels, so that no thin line is lost between two rows.
    implicitHeight: Math.ceil(16 + head.room + area.contentHeight + foot.height + 18)
    height: Math.min(implicitHeight, maxHeight)
    Accessible.role: Accessible.Pane
    Accessible.name: name

    Leaf {
        anchors.fill: parent
        level: 3
        line: frame.line
    }
    // Clicks on the card are not clicks on the table below it.
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        hoverEnabled: true
        onWheel: event => event.accepted = true
    }
    Item {
        id: margin
        x: 2
        y: 2
        width: 10
        height: parent.height - 4
        activeFocusOnTab: frame.movable
        Accessible.role: Accessible.Grip
        Accessible.name: qsTr("Move the card")
        Accessible.description: qsTr("The arrow keys move the card, and Home puts it back.")
        Accessible.focusable: frame.movable
        Accessible.ignored: !frame.movable

        Keys.onPressed: event => {
            const step = event.modifiers & Qt.ShiftModifier ? 8 : 40;
            switch (event.key) {
            case Qt.Key_Left: frame.moved(-step, 0); break;
            case Qt.Key_Right: frame.moved(step, 0); break;
            case Qt.Key_Up: frame.moved(0, -step); break;
            case Qt.Key_Down: frame.moved(0, step); break;
            case Qt.Key_Home: frame.released(); break;
            default: return;
            }
            event.accepted = true;
        }

        Rectangle {
            anchors.fill: parent
            radius: 6
            color: frame.tint
        }
        Rectangle {
            x: 5
            width: 5
            height: parent.height
            color: frame.tint
        }
        Column {
            visible: frame.movable
            anchors.centerIn: parent
            spacing: 4
            Repeater {
                model: 3
                Rectangle {
                    width: 4
                    height: 4
                    radius: 2
                    color: Theme.voiceInk
                }
            }
        }
        MouseArea {
            property point grabbed
            anchors.fill: parent
            anchors.margins: -6
            enabled: frame.movable
            cursorShape: pressed ? Qt.ClosedHandCursor : Qt.OpenHandCursor
            onPressed: event => grabbed = Qt.point(event.x, event.y)
            onPositionChanged: event => {
                if (pressed)
                    frame.moved(event.x - grabbed.x, event.y - grabbed.y);
            }
            onDoubleClicked: frame.released()
        }
        FocusRing {
            visible: margin.activeFocus
            reach: 7
        }
    }
    Item {
        id: head
        // With the distance to what is below it.
        readonly property real room: height > 0 ? height + 6 : 0
        x: 30
        y: 18
        width: parent.width - 52
        height: Math.ceil(childrenRect.height)
    }
    ScrollArea {
        id: area
        x: 18
        y: 10 + head.room
        width: parent.width - x - 10
        height: parent.height - y - foot.height - 16

        Item {
            width: parent.width
            height: body.height + 16

            Column {
                id: body
                x: 12
                y: 8
                width: parent.width - 24
                spacing: 12
            }
        }
    }
    WholeLines {
        area: area
        x: area.x
        y: area.y
        width: area.width
        height: area.height
    }
    Item {
        id: foot
        x: 30
        width: parent.width - 52
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 14
        height: Math.ceil(childrenRect.height)
    }
}
