// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Scroll board, carts, ships and resettling tiles of the seat on view. Wide and low, or (side) narrow and high.
Item {
    id: stores

    required property var estate
    readonly property bool side: estate.side
    readonly property bool dense: estate.flat
    readonly property var seat: estate.seat

    ScrollBoard {
        id: scrolls
        hand: stores.estate.hand
        zone: stores.estate
        // One line of three tracks when low, else three lines.
        across: stores.dense && !stores.side
        named: !stores.dense
        tincture: stores.estate.tincture
        width: stores.side || across ? stores.width : Math.round(stores.width * 0.6)
        height: across ? 40 : stores.side ? Math.min(150, stores.height * 0.45) : stores.height
    }
    Grid {
        id: rest
        x: stores.dense ? 0 : scrolls.width + 16
        y: stores.side ? scrolls.height + 10 : stores.dense ? 46 : 2
        columns: stores.dense && !stores.side ? 3 : 1
        columnSpacing: 14
        rowSpacing: stores.side ? 8 : 10

        CartRow {
            hand: stores.estate.hand
            home: stores.estate.home
            size: stores.dense ? 34 : 38
        }
        ShipRow {
            hand: stores.estate.hand
            home: stores.estate.home
            size: stores.dense ? 34 : 38
        }
        Row {
            id: tiles
            readonly property int used: stores.seat ? stores.seat.districts : 0
            spacing: 3
            height: stores.dense ? 34 : 38
            Target.name: stores.estate.home + "/districts"
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Resettled districts: %1").arg(used)

            Repeater {
                model: 5
                Ico {
                    required property int index
                    name: stores.estate.tincture === "" ? "" : "tile-" + stores.estate.tincture
                    size: stores.dense ? 26 : 34
                    anchors.verticalCenter: parent.verticalCenter
                    opacity: index < tiles.used ? 0.25 : 1
                }
            }
        }
    }
}
