// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// Where the overseer looked at could go, each space with the number of its advances, and whom it would activate there.
Item {
    id: marks

    required property InputController input
    readonly property MessinaTable table: input.table as MessinaTable
    property int revision: 0
    // {nodes, squares}; null while no overseer is looked at.
    readonly property var way: wayOf(input.looked, input.revision)
    readonly property var nodes: way ? way.nodes : []
    readonly property list<string> squares: way ? way.squares : []

    objectName: "overseer-marks"

    function wayOf(target: string, revision: int): var {
        const found = !input.asking && /\/(overseer|node)\//.test(target) ? table.overseerWay(target) : null;
        return found && found.nodes ? found : null;
    }
    function where(name: string, revision: int): rect {
        return Targets.rect(name, marks);
    }

    Connections {
        target: Targets
        enabled: marks.way !== null
        function onChanged() {
            marks.revision += 1;
        }
    }
    Repeater {
        model: marks.squares
        Rectangle {
            required property string modelData
            readonly property rect at: marks.where(modelData, marks.revision)
            visible: at.width > 0
            x: at.x - 3
            y: at.y - 3
            width: at.width + 6
            height: at.height + 6
            radius: 8
            color: "transparent"
            border.width: 4
            border.color: Theme.gold

            Rectangle {
                anchors.fill: parent
                anchors.margins: 3
                radius: 6
                color: "transparent"
                border.width: 1.5
                border.color: Theme.paper
            }
        }
    }
    Repeater {
        model: marks.nodes
        Item {
            id: node

            required property var modelData
            readonly property rect at: marks.where(modelData.target, marks.revision)
            readonly property color tint: modelData.now ? "#1C5E4A" : "#57493A"
            visible: at.width > 0
            x: at.x
            y: at.y
            width: at.width
            height: at.height

            Rectangle {
                anchors.fill: parent
                anchors.margins: -4
                radius: width / 2
                color: "transparent"
                border.width: node.modelData.now ? 4 : 2.5
                border.color: node.tint
            }
            Rectangle {
                width: Math.max(18, number.implicitWidth + 8)
                height: 18
                radius: 9
                x: parent.width - width / 2
                y: -height / 2
                color: "#FDFAF1"
                border.width: 1.5
                border.color: node.tint

                Text {
                    id: number
                    anchors.centerIn: parent
                    text: node.modelData.steps
                    font.family: Theme.sans
                    font.bold: true
                    font.pixelSize: 13
                    color: node.tint
                }
            }
        }
    }
}
