// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// The follower tracks and the development track: each one block of spaces that wraps.
OneColumnSection {
    id: section

    required property OrleansTable table

    label: qsTr("Tracks")
    count: tracks.count + 1

    Repeater {
        id: tracks
        model: section.table.tracks
        OneColumnBlock {
            id: track
            required property string target
            required property string name
            required property string icon
            required property int supply
            required property string follower
            required property string accessible
            required property var spaces
            title: name
            sign: icon
            Target.name: target

            // How many of these followers can still be recruited.
            heading: Spot {
                id: supply
                input: section.input
                zone: section
                target: "supply:" + track.follower
                label: track.accessible
                reachable: input.asking
                ringed: false
                width: number.implicitWidth
                height: Math.max(number.implicitHeight, Theme.px(34))
                UiText {
                    id: number
                    text: "\u00D7" + track.supply
                    size: 17
                    soft: true
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
                FocusRing {
                    visible: supply.activeFocus
                    reach: 2
                    radius: 5
                }
            }

            Repeater {
                model: track.spaces.length
                TrackSpace {
                    id: cell
                    required property int index
                    readonly property var space: track.spaces[index]
                    input: section.input
                    zone: section
                    target: space.target
                    label: space.accessible
                    kind: space.kind
                    icon: space.icon
                    amount: space.amount
                    claimed: space.claimed
                    markers: space.markers
                    width: Theme.px(66)
                    height: Theme.px(64)
                    // Not the ring of the grid: shapes outside a clipped view are drawn all the same.
                    ringed: false
                    FocusRing {
                        visible: cell.activeFocus
                        reach: 2
                        radius: 5
                    }
                }
            }
        }
    }
    OneColumnBlock {
        title: qsTr("Development track")
        sign: "devstar"
        Target.name: "development"

        Repeater {
            model: section.table.development
            DevelopmentSpace {
                id: step
                input: section.input
                zone: section
                width: Theme.px(44)
                height: Theme.px(62)
                ringed: false
                FocusRing {
                    visible: step.activeFocus
                    reach: 2
                    radius: 5
                }
            }
        }
    }
}
