// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// One of a few short words, side by side in one frame: for rows that must stay low. A gold bar and bold type show the
// chosen one, not colour alone. options: [{value, text, icon?, name?}]; name is what a screen reader says instead of the
// text. One tab stop; the arrows along it move and choose, the others go on. Wider than its room, the segments go below one another.
FocusScope {
    id: row

    readonly property bool oneStop: true
    property string label
    property var options: []
    property var value
    property int size: 15
    property int minHeight: 36
    property string target: ""
    readonly property bool stacked: width > 0 && natural > width
    readonly property real natural: measure(segments.count)

    // Emitted when the reader picks another value; the owner then changes value.
    signal picked(var value)

    function measure(count: int): real {
        let sum = 0;
        for (let i = 0; i < count; ++i)
            sum += segments.itemAt(i)?.wide ?? 0;
        return sum;
    }
    function step(from: int, by: int) {
        const to = Math.max(0, Math.min(options.length - 1, from + by));
        if (to !== from)
            picked(options[to].value);
        segments.itemAt(to)?.forceActiveFocus(Qt.TabFocusReason);
    }
    // Up and down lead out of a row, and out of segments below one another at their ends; then it is false.
    function stepDown(from: int, by: int): bool {
        const inside = stacked && from + by >= 0 && from + by < options.length;
        if (inside)
            step(from, by);
        return inside;
    }

    implicitWidth: natural
    implicitHeight: grid.height

    Rectangle {
        width: grid.width
        height: grid.height
        radius: Theme.radiusCard
        color: Theme.leaf
        border.width: 1.5
        border.color: Theme.edge
    }
    Grid {
        id: grid
        // Not at the root: an accessible item with a property called `value` counts as one that can be set.
        Accessible.role: Accessible.Grouping
        Accessible.name: row.label
        columns: row.stacked ? 1 : Math.max(1, row.options.length)

        Repeater {
            id: segments
            model: row.options

            Pressable {
                id: segment

                required property var modelData
                required property int index
                readonly property bool chosen: modelData.value === row.value
                readonly property real wide: Math.max(Theme.px(row.minHeight) + 6, bold.implicitWidth + (ico.visible ? ico.width + 6 : 0) + 20)

                width: row.stacked ? row.width : wide
                height: Theme.px(row.minHeight)
                label: modelData.name ?? modelData.text
                activeFocusOnTab: chosen || activeFocus
                focus: chosen
                takesEnter: !chosen
                ringReach: 2
                Accessible.role: Accessible.RadioButton
                Accessible.checkable: true
                Accessible.checked: chosen
                Accessible.onToggleAction: segment.act()
                Target.name: row.target === "" ? "" : row.target + ":" + modelData.value
                onClicked: row.picked(modelData.value)
                Keys.onLeftPressed: row.step(index, -1)
                Keys.onUpPressed: event => event.accepted = row.stepDown(index, -1)
                Keys.onRightPressed: row.step(index, 1)
                Keys.onDownPressed: event => event.accepted = row.stepDown(index, 1)

                Rectangle {
                    anchors.fill: parent
                    anchors.margins: 2
                    radius: Theme.radiusSlot
                    color: segment.chosen ? Theme.goldWash : segment.hovered ? Theme.well : "transparent"
                }
                Rectangle {
                    visible: segment.chosen
                    height: 3
                    color: Theme.gold
                    anchors {
                        left: parent.left
                        right: parent.right
                        bottom: parent.bottom
                        leftMargin: 7
                        rightMargin: 7
                        bottomMargin: 3
                    }
                }
                Rectangle {
                    visible: segment.index > 0 && !row.stacked
                    width: 1
                    height: parent.height - 14
                    y: 7
                    color: Theme.hairline
                }
                Row {
                    anchors.centerIn: parent
                    anchors.verticalCenterOffset: -1
                    spacing: 6

                    Ico {
                        id: ico
                        visible: name !== ""
                        name: segment.modelData.icon ?? ""
                        size: Theme.px(row.size + 5)
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    UiText {
                        text: segment.modelData.text
                        size: row.size
                        bold: segment.chosen
                        color: segment.chosen ? Theme.ink : Theme.inkSoft
                        anchors.verticalCenter: parent.verticalCenter
                        Accessible.ignored: true
                    }
                }
                // As wide as when it is chosen, so that nothing shifts.
                UiText {
                    id: bold
                    visible: false
                    text: segment.modelData.text
                    size: row.size
                    bold: true
                }
            }
        }
    }
}
