// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// What else the box still holds: technology tiles, citizens, and the two stacks of place tiles, which can be opened.
Item {
    id: line

    required property InputController input
    required property Zone zone
    required property OrleansTable table
    readonly property var supply: table.supply

    signal stacksAsked

    function countOf(stack: int, revision: int): int {
        let sum = 0;
        for (let i = 0; i < tiles.count; ++i)
            sum += (tiles.objectAt(i) as RowHolder)?.model.stack === stack ? 1 : 0;
        return sum;
    }

    height: 46

    Rows {
        id: tiles
        model: line.table.tiles
    }
    Rectangle {
        width: parent.width
        height: 1
        color: Theme.hairline
    }
    Row {
        y: 7
        height: 38
        spacing: 10

        Count {
            icon: "tech"
            value: "\u00D7" + (line.supply.technologies ?? 0)
            name: qsTr("Technology tiles left")
            size: 28
            fontSize: 16
            spacing: 2
            anchors.verticalCenter: parent.verticalCenter
            Target.name: "technologies"
        }
        Count {
            icon: "citizen"
            value: "\u00D7" + (line.supply.citizensLeft ?? 0)
            name: qsTr("Citizens left")
            size: 28
            fontSize: 16
            spacing: 2
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    Row {
        x: parent.width - width
        y: 7
        spacing: 6

        Repeater {
            model: 2
            Spot {
                id: stack
                required property int index
                readonly property int remaining: line.countOf(index + 1, tiles.revision)

                function act() {
                    if (offer === "legal" || input.asking)
                        input.activate(target);
                    else
                        line.stacksAsked();
                }

                input: line.input
                zone: line.zone
                target: "stack:" + (index + 1)
                label: qsTr("Place tiles of stack %1: %2 left. Open both stacks").arg(index === 0 ? "I" : "II").arg(remaining)
                width: 52
                height: 38
                ringReach: 1

                Rectangle {
                    x: 4
                    y: 4
                    width: parent.width - 4
                    height: parent.height - 4
                    radius: 5
                    color: Theme.tileWell
                    border.width: 1.2
                    border.color: Theme.tileEdge
                }
                Rectangle {
                    width: parent.width - 4
                    height: parent.height - 4
                    radius: 5
                    color: Theme.tile
                    border.width: 1.4
                    border.color: Theme.tileInk
                    Text {
                        x: 6
                        anchors.verticalCenter: parent.verticalCenter
                        text: stack.index === 0 ? "I" : "II"
                        font.family: Theme.serif
                        font.weight: Font.Bold
                        font.pixelSize: 17
                        color: Theme.tileInk
                    }
                    Text {
                        x: parent.width - width - 5
                        anchors.verticalCenter: parent.verticalCenter
                        text: stack.remaining
                        font.family: Theme.sans
                        font.bold: true
                        font.pixelSize: 16
                        color: Theme.tileSoft
                    }
                }
            }
        }
    }
}
