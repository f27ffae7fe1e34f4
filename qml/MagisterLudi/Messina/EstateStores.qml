// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Scroll board, carts, ships and resettling tiles of the seat on view. Wide and low, or (side) narrow and high.
Item {
    id: stores

    required property EstateZone estate
    readonly property bool side: estate.side
    readonly property bool dense: estate.flat
    readonly property SeatRow seat: estate.seat

    ScrollBoard {
        id: scrolls
        input: stores.estate.input
        zone: stores.estate
        // One line of three tracks when low, else three lines.
        across: stores.dense && !stores.side
        named: !stores.dense
        tincture: stores.estate.tincture
        width: stores.side || across ? stores.width : Math.round(stores.width * 0.6)
        height: across ? 40 : stores.side ? Math.min(150, stores.height * 0.45) : stores.height
    }
    // Low: one line after the other. Else carts and ships side by side, the tiles below, each under its name.
    readonly property real restLeft: dense ? 0 : scrolls.width + 20
    readonly property real halfWidth: Math.round((width - restLeft - 16) / 2)
    readonly property int caption: dense ? 0 : Theme.px(15) + 6
    // Three lines below the scroll board where it is narrow: smaller where they would not find room.
    readonly property bool tight: side && restTop + 2 * (34 + 8) + 34 > height
    readonly property int piece: tight ? Math.max(20, Math.floor((height - restTop) / 3) - 8) : dense ? 34 : Math.max(24, Math.min(44, Math.floor((height - 2 * caption - 10) / 2)))
    readonly property real restTop: side ? scrolls.height + 10 : dense ? 46 : 2
    readonly property real tilesTop: side ? restTop + 2 * step : dense ? restTop : restTop + caption + piece + 10
    // Low or narrow, names stand before the things or above them, where there is room for all three; else nowhere.
    readonly property bool lined: dense && !side && cartName.implicitWidth + shipName.implicitWidth + tileName.implicitWidth + 64
                                  + carts.width + ships.width + tiles.width <= width
    readonly property bool stacked: side && Math.max(cartName.implicitWidth, shipName.implicitWidth, tileName.implicitWidth) <= width
                                    && restTop + 3 * (cartName.implicitHeight + piece + 2) <= height
    readonly property real above: stacked ? cartName.implicitHeight : 0
    readonly property real step: above + piece + (stacked ? 2 : 8)

    Caption {
        id: cartName
        //: Heading of the carts in the estate
        text: qsTr("Carts")
        x: stores.restLeft
        y: stores.lined ? stores.restTop + (stores.piece - height) / 2 : stores.restTop - 2
        width: stores.dense ? undefined : stores.halfWidth
    }
    CartRow {
        id: carts
        input: stores.estate.input
        home: stores.estate.home
        size: stores.piece
        room: stores.dense ? 0 : stores.halfWidth
        x: stores.lined ? cartName.width + 8 : stores.restLeft
        y: stores.restTop + stores.caption + stores.above
    }
    Caption {
        id: shipName
        //: Heading of the ships in the estate
        text: qsTr("Ships")
        x: stores.lined ? carts.x + carts.width + 20 : stores.side ? 0 : stores.restLeft + stores.halfWidth + 16
        y: stores.lined ? cartName.y : ships.y - stores.above - stores.caption - (stores.stacked ? 0 : 2)
        width: stores.dense ? undefined : stores.halfWidth
    }
    ShipRow {
        id: ships
        input: stores.estate.input
        home: stores.estate.home
        size: stores.piece
        room: stores.dense ? 0 : stores.halfWidth
        x: stores.side ? 0 : stores.lined ? shipName.x + shipName.width + 8 : stores.dense ? carts.width + 14 : stores.restLeft + stores.halfWidth + 16
        y: stores.side ? stores.restTop + stores.step + stores.above : stores.restTop + stores.caption
    }
    Caption {
        id: tileName
        //: Heading of the repopulation tiles that are left, in the estate
        text: qsTr("Repopulation tiles")
        x: stores.lined ? ships.x + ships.width + 20 : stores.restLeft
        y: stores.lined ? cartName.y : stores.tilesTop - (stores.dense ? 0 : 2)
        width: stores.dense ? undefined : stores.width - x
    }
    Row {
        id: tiles
        readonly property int used: stores.seat ? stores.seat.districts : 0
        spacing: 3
        x: stores.side || !stores.dense ? stores.restLeft : stores.lined ? tileName.x + tileName.width + 8 : ships.x + ships.width + 14
        y: stores.tilesTop + stores.caption + stores.above
        height: stores.piece
        Target.name: stores.estate.home + "/districts"
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Repopulated districts: %1").arg(used)

        Repeater {
            model: 5
            Ico {
                required property int index
                name: stores.estate.tincture === "" ? "" : "tile-" + stores.estate.tincture
                size: stores.dense ? Math.min(26, stores.piece) : Math.min(38, stores.piece)
                anchors.verticalCenter: parent.verticalCenter
                opacity: index < tiles.used ? 0.25 : 1
            }
        }
    }

    // Low: as wide as its words. To say so by a binding would make the width follow itself.
    component Caption: UiText {
        visible: !stores.dense || stores.lined || stores.stacked
        size: stores.side ? 13 : stores.dense ? 14 : 15
        bold: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 13
        elide: Text.ElideRight
    }
}
