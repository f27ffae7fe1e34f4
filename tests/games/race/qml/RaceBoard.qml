// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Race
import MagisterLudi.Table
import MagisterLudi.Ui

// The track in a line, the deck below it. Both layouts of the page take it: it is as wide as the page.
TableBoard {
    id: board

    required property InputController input
    readonly property RaceTable table: shared.table as RaceTable
    readonly property real side: Math.max(24, Math.min(64, width / (track.length + 2)))

    zones: [track]

    Zone {
        id: track

        readonly property int length: board.table?.spaces.count ?? 0

        label: qsTr("Track")
        anchors.centerIn: parent
        width: length * board.side
        height: 3 * board.side

        Repeater {
            model: board.table?.spaces ?? null
            Spot {
                id: space
                required property var model
                x: (model.number - 1) * board.side
                width: board.side - 8
                height: width
                input: board.input
                zone: track
                target: model.target
                offer: model.offer
                label: model.accessible

                Rectangle {
                    anchors.fill: parent
                    radius: 6
                    color: space.ground()
                    border.width: space.model.end ? 3 : 1
                    border.color: Theme.ink
                }
                UiText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.bottom: parent.bottom
                    text: space.model.number
                }
                Row {
                    Repeater {
                        model: space.model.runners
                        Rectangle {
                            required property var modelData
                            width: board.side / 4
                            height: width
                            radius: width / 2
                            color: Theme.seatColor(modelData.tincture)
                        }
                    }
                }
            }
        }
        Spot {
            id: deck
            y: 2 * board.side
            width: 2 * board.side
            height: board.side - 8
            input: board.input
            zone: track
            target: "deck"
            offer: board.table?.deck.offer ?? "none"
            label: board.table?.deck.accessible ?? ""

            Rectangle {
                anchors.fill: parent
                radius: 6
                color: deck.ground()
                border.color: Theme.ink
            }
            UiText {
                anchors.centerIn: parent
                text: board.table?.deck.count ?? 0
            }
        }
    }
}
