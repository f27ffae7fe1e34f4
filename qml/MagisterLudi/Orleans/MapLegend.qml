// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// What a waterway and a road look like: they are told apart by the drawing, not only by colour.
Rectangle {
    id: legend

    width: row.implicitWidth + 20
    height: 32
    radius: Theme.radiusCard
    color: Theme.tile
    border.width: 1.2
    border.color: Theme.tileEdge
    Accessible.ignored: true

    Row {
        id: row
        anchors.centerIn: parent
        spacing: 14

        Row {
            spacing: 7
            Rectangle {
                width: 34
                height: 12
                radius: 6
                color: Theme.water
                border.width: 1.5
                border.color: Theme.waterEdge
                anchors.verticalCenter: parent.verticalCenter
                Row {
                    anchors.centerIn: parent
                    spacing: 3
                    Repeater {
                        model: 3
                        Rectangle {
                            required property int index
                            width: 5
                            height: 2
                            radius: 1
                            y: index % 2 === 0 ? 0 : 2
                            color: Theme.waterLight
                        }
                    }
                }
            }
            Word {
                text: qsTr("waterway")
            }
        }
        Row {
            spacing: 7
            Rectangle {
                width: 34
                height: 8
                color: Theme.road
                border.width: 1.5
                border.color: Theme.roadEdge
                anchors.verticalCenter: parent.verticalCenter
                Row {
                    anchors.centerIn: parent
                    spacing: 4
                    Repeater {
                        model: 3
                        Rectangle {
                            width: 5
                            height: 2
                            color: Theme.roadTick
                        }
                    }
                }
            }
            Word {
                text: qsTr("road")
            }
        }
    }

    component Word: UiText {
        size: 14
        font.family: Theme.sans
        color: Theme.tileInk
        anchors.verticalCenter: parent?.verticalCenter
        Accessible.ignored: true
    }
}
