// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// What has happened, newest at the bottom; every line leads to its rule.
Item {
    id: panel

    required property InputController input
    required property TableParts parts
    property bool closable: false
    property int level: 1
    // A line leads to its position.
    property bool jumps: false

    signal ruleAsked(string rule)
    signal jumped(int line)
    signal closed

    function lineAt(x: real, y: real): string {
        const at = list.mapFromItem(panel, x, y);
        const line = list.contains(at) ? list.indexAt(at.x, at.y + list.contentY) : -1;
        return line < 0 ? "" : "log/" + line;
    }

    // Whether a thing lies under the panel, which stands at `box`.
    function hides(thing: rect, box: rect): bool {
        return thing.x < box.x + box.width && box.x < thing.x + thing.width && thing.y < box.y + box.height && box.y < thing.y + thing.height;
    }
    // Brings a line to the top, as far as that goes.
    function showLine(line: int) {
        list.following = false;
        list.positionViewAtIndex(line, ListView.Beginning);
    }

    Target.name: "log"
    Accessible.role: Accessible.List
    Accessible.name: title.text

    Leaf {
        anchors.fill: parent
        level: panel.level
    }
    // The panel may lie over the board: what lies below is not meant.
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.RightButton
        onClicked: mouse => panel.input.explain(panel.lineAt(mouse.x, mouse.y))
    }
    PanelTitle {
        id: title
        text: qsTr("Log")
        note: panel.closable ? "" : "G"
        x: 14
        y: 4
        width: parent.width - 28 - (panel.closable ? 44 : 0)
    }
    Btn {
        id: close
        visible: panel.closable
        kind: "quiet"
        icon: "ui-cross"
        label: qsTr("Close the log")
        anchors.right: parent.right
        anchors.rightMargin: 8
        y: 2
        minHeight: 34
        onClicked: panel.closed()
    }
    UiText {
        visible: list.count === 0
        text: qsTr("Nothing has happened yet.")
        size: 15
        soft: true
        x: 16
        anchors.top: title.bottom
        anchors.topMargin: 4
        width: parent.width - 32
        wrapMode: Text.WordWrap
    }
    ListView {
        id: list
        // Room round the lines for their rings.
        readonly property int room: 7
        anchors {
            left: parent.left
            leftMargin: 14 - room
            right: parent.right
            rightMargin: 10 - room
            top: title.bottom
            // Lines do not run below the button, which large letters make higher than the title.
            topMargin: panel.closable ? Math.max(2, close.y + close.height - title.y - title.height) : 2
            bottom: parent.bottom
            bottomMargin: 10 - room
        }
        topMargin: room
        bottomMargin: room
        clip: true
        spacing: 7
        boundsBehavior: Flickable.StopAtBounds
        // Nobody reads a log that is not shown, and its lines are many.
        model: panel.visible ? panel.input.table?.log ?? null : null
        activeFocusOnTab: panel.closable
        keyNavigationEnabled: true
        currentIndex: -1
        // The keyboard is on the lines, and not on a rule of one of them.
        readonly property bool onLines: activeFocus && !(Window.activeFocusItem instanceof RuleLink)
        highlightFollowsCurrentItem: false
        onActiveFocusChanged: {
            if (activeFocus && currentIndex < 0)
                currentIndex = count - 1;
            else if (activeFocus)
                reveal(currentIndex);
        }
        onCurrentIndexChanged: {
            following = currentIndex < 0 || currentIndex === count - 1;
            reveal(currentIndex);
        }
        // Scrolls as little as shows a line with the ring around it.
        function reveal(index: int) {
            if (index < 0)
                return;
            positionViewAtIndex(index, ListView.Contain);
            const item = itemAtIndex(index);
            contentY = Math.max(item.y + item.height + room - height, Math.min(contentY, item.y - room));
        }
        Keys.onReturnPressed: event => go(event)
        Keys.onEnterPressed: event => go(event)
        function go(event: var) {
            event.accepted = panel.jumps && currentIndex >= 0;
            if (event.accepted)
                panel.jumped(currentIndex);
        }
        // The newest line stays in view until the reader goes elsewhere, and again as soon as something happens.
        property bool following: true
        // While it does, a line that is not whole above it is not shown at all.
        readonly property real part: following && !atYBeginning ? partAbove(contentY, contentHeight) : 0
        function partAbove(y: real, all: real): real {
            const first = itemAt(width / 2, y + 1);
            return first && first.y < y ? first.y + first.height + 2 - y : 0;
        }
        function toEnd() {
            if (following && onLines)
                currentIndex = count - 1;
            if (following && count > 0)
                reveal(count - 1);
        }
        function follow() {
            following = true;
            later.restart();
        }
        onMovementStarted: following = false
        onMovementEnded: following = atYEnd
        onCountChanged: follow()
        // Lines get their height late, and another one in another width or language.
        onContentHeightChanged: later.restart()
        onWidthChanged: later.restart()
        onHeightChanged: later.restart()
        onVisibleChanged: later.restart()
        Component.onCompleted: follow()
        Timer {
            id: later
            interval: 0
            onTriggered: list.toEnd()
        }

        delegate: Item {
            id: line

            required property int index
            required property string text
            required property string tincture
            required property string rule
            required property string ruleNumber
            // What was turned up; nothing for most lines.
            required property var tile
            x: list.room
            width: list.width - 2 * list.room
            height: Math.max(words.implicitHeight, 24) + (tile ? 38 : 0)
            Accessible.role: Accessible.ListItem
            Accessible.name: text
            Accessible.onPressAction: if (panel.jumps)
                panel.jumped(index)
            Target.name: "log/" + index

            Rectangle {
                visible: area.containsMouse || (line.ListView.isCurrentItem && list.onLines)
                anchors.fill: parent
                anchors.margins: -3
                radius: Theme.radiusSlot
                color: Theme.well
            }
            MouseArea {
                id: area
                anchors.fill: parent
                enabled: panel.jumps
                hoverEnabled: true
                cursorShape: Qt.PointingHandCursor
                onClicked: {
                    list.currentIndex = line.index;
                    panel.jumped(line.index);
                }
            }
            FocusRing {
                visible: line.ListView.isCurrentItem && list.onLines
                reach: 4
            }
            Ico {
                name: line.tincture ? "disc-" + line.tincture : ""
                size: 20
                y: 1
            }
            LinkedText {
                id: words
                plain: line.text
                language: panel.input.table?.spoken ?? Terms.language
                face: Theme.sans
                size: 15
                lineHeight: 1
                x: 28
                width: parent.width - x - (link.visible ? link.width + 8 : 0)
                stops: false
                quiet: true
                onOpened: link => panel.ruleAsked(link.slice(5))
                Accessible.ignored: true
            }
            // What was turned up, as the game draws it.
            Item {
                x: 28
                y: Math.max(words.implicitHeight, 24) + 3
                width: line.width - x
                height: 32

                Repeater {
                    model: line.tile ? [{ tile: line.tile, tincture: line.tincture }] : []
                    delegate: panel.parts.logPicture
                }
            }
            RuleLink {
                id: link
                visible: line.ruleNumber !== ""
                rule: line.rule
                number: line.ruleNumber
                size: 14
                anchors.right: parent.right
                y: -3
                activeFocusOnTab: panel.closable
                onActiveFocusChanged: if (activeFocus)
                    list.reveal(line.index)
                onOpened: rule => panel.ruleAsked(rule)
            }
        }
    }
    // A line that is not whole fades away.
    Fade {
        visible: !list.atYBeginning
        solid: panel.level === 1 ? Theme.sheet : Theme.leaf
        up: true
        whole: list.part > 0
        height: Math.max(16, list.part)
        anchors.left: list.left
        anchors.right: list.right
        anchors.top: list.top
    }
    Fade {
        visible: !list.atYEnd
        solid: panel.level === 1 ? Theme.sheet : Theme.leaf
        anchors.left: list.left
        anchors.right: list.right
        anchors.bottom: list.bottom
    }

    component Fade: Rectangle {
        id: fade
        property bool up: false
        // Nothing of what is below shows through.
        property bool whole: false
        property color solid
        readonly property color clear: Qt.rgba(solid.r, solid.g, solid.b, 0)
        height: 16
        gradient: Gradient {
            GradientStop {
                position: 0
                color: fade.up ? fade.solid : fade.clear
            }
            GradientStop {
                position: 1
                color: fade.up && !fade.whole ? fade.clear : fade.solid
            }
        }
    }
}
