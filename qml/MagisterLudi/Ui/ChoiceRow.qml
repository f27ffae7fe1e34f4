// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// One of a few, as a row of buttons that wraps. options: [{value, text, icon?}]; a tick, not only a colour, shows the chosen one.
// One tab stop; the arrows to the left and to the right move and choose, the others go on.
FocusScope {
    id: choice

    readonly property bool oneStop: true
    property string label
    property var options: []
    property var value
    property int size: 16

    // Emitted when the reader picks another value; the owner then changes value.
    signal picked(var value)

    function step(from: int, by: int) {
        const to = Math.max(0, Math.min(options.length - 1, from + by));
        picked(options[to].value);
        const item = buttons.itemAt(to);
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: flow.height
    implicitWidth: flow.implicitWidth

    Flow {
        id: flow
        // Not at the root: an accessible item with a property called `value` counts as one that can be set.
        Accessible.role: Accessible.Grouping
        Accessible.name: choice.label
        width: choice.width
        spacing: 10

        Repeater {
            id: buttons
            model: choice.options

            Pressable {
                id: option

                required property var modelData
                required property int index
                readonly property bool chosen: modelData.value === choice.value

                label: modelData.text
                activeFocusOnTab: chosen || activeFocus
                focus: chosen
                implicitHeight: Math.max(Theme.px(40), row.implicitHeight + 12)
                implicitWidth: row.implicitWidth + 28
                Accessible.role: Accessible.RadioButton
                Accessible.checkable: true
                Accessible.checked: chosen
                Accessible.onToggleAction: option.act()
                onClicked: choice.picked(modelData.value)
                Keys.onLeftPressed: choice.step(index, -1)
                Keys.onRightPressed: choice.step(index, 1)

                Rectangle {
                    visible: !option.chosen
                    y: 3
                    width: parent.width
                    height: parent.height
                    radius: Theme.radiusCard
                    color: Theme.pageEdge
                }
                Rectangle {
                    anchors.fill: parent
                    radius: Theme.radiusCard
                    color: option.chosen ? Theme.goldWash : Theme.leaf
                    border.width: option.chosen ? 2.5 : 1.5
                    border.color: option.chosen ? Theme.gold : Theme.edge
                }
                Row {
                    id: row
                    anchors.centerIn: parent
                    spacing: 8

                    Ico {
                        visible: option.chosen
                        name: "ui-check"
                        size: Theme.px(18)
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    Ico {
                        visible: name !== ""
                        name: option.modelData.icon ?? ""
                        size: Theme.px(24)
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    UiText {
                        text: option.modelData.text
                        size: choice.size
                        bold: option.chosen
                        anchors.verticalCenter: parent.verticalCenter
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
