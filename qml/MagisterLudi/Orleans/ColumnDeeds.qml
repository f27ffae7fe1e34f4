// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// The deeds as rows, each with its spaces.
OneColumnSection {
    id: section

    required property OrleansTable table

    label: qsTr("Beneficial deeds")
    Target.name: "deeds"
    count: deeds.count

    Repeater {
        id: deeds
        model: section.table.deeds
        OneColumnLine {
            id: line
            required target
            required offer
            required property string accessible
            required property string name
            required property var model
            required property int development
            required property bool citizen
            required property bool complete
            required property var spaces
            input: section.input
            zone: section
            label: accessible
            code: name
            sign: "deed-" + model.deed
            opacity: complete ? 0.75 : 1

            NumberedIcon {
                icon: "coin"
                number: line.model.coins
                size: Theme.px(30)
                anchors.verticalCenter: parent?.verticalCenter
                Target.name: line.target + "/reward"
            }
            NumberedIcon {
                visible: line.development > 0
                icon: visible ? "devstar" : ""
                number: line.development
                size: Theme.px(32)
                anchors.verticalCenter: parent?.verticalCenter
            }
            Ico {
                name: "citizen"
                size: Theme.px(30)
                opacity: line.citizen ? 1 : 0.25
                anchors.verticalCenter: parent?.verticalCenter
                Target.name: line.target + "/citizen"
            }
            Item {
                width: 8
                height: 1
            }
            Repeater {
                model: line.spaces.length
                Spot {
                    id: spot
                    required property int index
                    readonly property var space: line.spaces[index]
                    input: section.input
                    zone: section
                    target: space.target
                    offer: space.offer
                    label: line.accessible
                    reachable: space.offer !== "none"
                    ringed: false
                    width: Theme.px(32)
                    height: width
                    anchors.verticalCenter: parent?.verticalCenter
                    Rectangle {
                        visible: spot.legal
                        anchors.fill: parent
                        radius: 5
                        color: Theme.verdigrisWash
                        border.width: 2
                        border.color: Theme.verdigris
                    }
                    Ico {
                        name: spot.space.filled ? spot.space.icon : spot.space.slotIcon
                        size: spot.width
                        lit: spot.space.filled
                    }
                    FocusRing {
                        visible: spot.activeFocus
                        reach: 1
                        radius: 7
                    }
                }
            }
        }
    }
}
