// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// One seat of a new game: its name, and its tincture with the charge drawn on the shield.
Item {
    id: row

    required property int index
    required property var tinctures
    required property string tincture
    readonly property string fallback: qsTr("Player %1").arg(index + 1)
    readonly property string chosenName: name.text.trim() === "" ? fallback : name.text.trim()

    signal picked(string tincture)

    function tinctureName(seat: string): string {
        switch (seat) {
        case "ruby": return qsTr("Ruby, lozenge");
        case "sapphire": return qsTr("Sapphire, crescent");
        case "saffron": return qsTr("Saffron, star");
        }
        return qsTr("Violet, ring");
    }

    implicitHeight: flow.height + 24

    Leaf {
        anchors.fill: parent
        level: 2

        Rectangle {
            x: 1
            y: 1
            width: 8
            height: parent.height - 2
            radius: 4
            color: Theme.seatColor(row.tincture)
        }
        Flow {
            id: flow
            x: 24
            y: 12
            width: parent.width - 2 * x
            spacing: 18

            Ico {
                name: "shield-" + row.tincture
                size: Theme.px(48)
            }
            TextField {
                id: name
                y: (Theme.px(48) - height) / 2
                width: Theme.px(250)
                height: Theme.px(48)
                label: qsTr("Name of player %1").arg(row.index + 1)
                placeholder: row.fallback
                maximumLength: 20
                size: 18
                Target.name: "seat-name:" + row.index
            }
            Row {
                id: shields
                spacing: 12
                Accessible.role: Accessible.Grouping
                Accessible.name: qsTr("Tincture and charge")

                Repeater {
                    id: choices
                    model: row.tinctures

                    Pressable {
                        id: choice

                        required property string modelData
                        required property int index
                        readonly property bool chosen: modelData === row.tincture

                        function step(by: int) {
                            const to = Math.max(0, Math.min(3, index + by));
                            row.picked(row.tinctures[to]);
                            choices.itemAt(to).forceActiveFocus(Qt.TabFocusReason);
                        }

                        width: Theme.px(48)
                        height: Theme.px(48)
                        label: row.tinctureName(modelData)
                        activeFocusOnTab: chosen
                        ringReach: 3
                        Accessible.role: Accessible.RadioButton
                        Accessible.checkable: true
                        Accessible.checked: chosen
                        Keys.onLeftPressed: step(-1)
                        Keys.onRightPressed: step(1)
                        onClicked: row.picked(modelData)

                        Rectangle {
                            anchors.fill: parent
                            radius: Theme.radiusCard
                            color: choice.chosen ? Theme.goldWash : choice.hovered ? Theme.well : "transparent"
                            border.width: choice.chosen ? 2.5 : 1
                            border.color: choice.chosen ? Theme.gold : Theme.edge
                        }
                        Ico {
                            anchors.centerIn: parent
                            name: "disc-" + choice.modelData
                            size: Theme.px(32)
                        }
                    }
                }
            }
            UiText {
                height: Theme.px(48)
                verticalAlignment: Text.AlignVCenter
                text: row.tinctureName(row.tincture)
                size: 16
                soft: true
            }
        }
    }
}
