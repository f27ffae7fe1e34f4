// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// The stack of hourglass tiles: which round it is, and of each event how many tiles were seen and how many are to come.
Item {
    id: panel

    required property InputController input
    required property Zone zone
    required property OrleansTable table
    // Only the round and its course, without the events.
    property bool brief: false
    readonly property int rounds: count("tiles", kinds.revision)
    readonly property int round: count("seen", kinds.revision)

    function count(role: string, revision: int): int {
        let sum = 0;
        for (let i = 0; i < kinds.count; ++i)
            sum += (kinds.objectAt(i) as RowHolder)?.model[role] ?? 0;
        return sum;
    }

    implicitHeight: brief ? 38 : 38 + 44

    Rows {
        id: kinds
        model: panel.table.hourglass
    }
    Item {
        width: parent.width
        height: 34
        Target.name: "hourglass"

        Ico {
            id: glass
            name: "hourglass"
            size: 34
        }
        UiText {
            text: qsTr("Round %1 of %2").arg(panel.round).arg(panel.rounds)
            size: 15
            font.pixelSize: 15
            bold: true
            x: glass.width + 6
            y: -2
            width: parent.width - x
            elide: Text.ElideRight
        }
        Row {
            x: glass.width + 6
            y: 19
            spacing: 2
            Repeater {
                model: panel.rounds
                Rectangle {
                    required property int index
                    readonly property bool now: index + 1 === panel.round
                    width: Math.floor((panel.width - glass.width - 6) / Math.max(1, panel.rounds)) - 2
                    height: now ? 13 : 9
                    radius: 2
                    anchors.verticalCenter: parent?.verticalCenter
                    color: now ? Theme.goldFill : index + 1 < panel.round ? Theme.inkMute : Theme.well
                    border.width: 1
                    border.color: now ? Theme.goldEdge : index + 1 < panel.round ? "transparent" : Theme.edge
                }
            }
        }
    }
    Row {
        visible: !panel.brief
        y: 40
        Repeater {
            model: panel.brief ? null : panel.table.hourglass
            Spot {
                id: kind
                required property var model
                required property string accessible
                required property string icon
                required property int seen
                required property int tiles
                required property bool now
                input: panel.input
                zone: panel.zone
                // The event of the round is its tile, which lies above.
                target: model.target + (now ? "/kind" : "")
                sends: model.target
                label: accessible
                width: Math.floor(panel.width / 6)
                height: 42
                ringReach: -1

                Rectangle {
                    visible: kind.now
                    anchors.fill: parent
                    anchors.margins: 1
                    radius: Theme.radiusSlot
                    color: Theme.goldWash
                    border.width: 1
                    border.color: Theme.gold
                }
                Ico {
                    name: kind.icon
                    size: 26
                    y: 3
                    anchors.horizontalCenter: parent.horizontalCenter
                    opacity: kind.seen < kind.tiles || kind.now ? 1 : 0.4
                }
                // Still to come: full. Seen: empty.
                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 32
                    spacing: 2
                    Repeater {
                        model: kind.tiles
                        Rectangle {
                            required property int index
                            width: 7
                            height: 7
                            radius: 2
                            color: index < kind.tiles - kind.seen ? Theme.ink : "transparent"
                            border.width: 1
                            border.color: Theme.edge
                        }
                    }
                }
            }
        }
    }
}
