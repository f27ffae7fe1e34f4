// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// One space of a book: number, what arriving brings, points at the end, the discs that stand there, the bar behind it.
Spot {
    id: cell

    required property var space
    property color tint
    // Size of the roman number: px, or (column) px at 100 % text size.
    property int roman: 0
    readonly property var items: space.items ?? []
    readonly property var discs: space.discs ?? []
    readonly property int pictures: items.reduce((sum, item) => sum + (item.icon === "slash" ? 0 : Math.min(2, item.n ?? 1)), space.points > 0 ? 1 : 0)
    // What it costs stands there.
    readonly property bool priced: legal && (space.cost ?? 0) > 0
    readonly property bool lowly: height < 44
    // In a low cell discs leave room for the number; three and more make a fan.
    readonly property int disc: roman > 0 ? Math.round(Math.min(Theme.px(27), Math.max(18, height * 0.5))) : lowly ? (discs.length > 3 && width < 40 ? 14 : discs.length > 1 || pictures > 0 ? 16 : 18) : Math.round(Math.min(27, height * 0.5))
    // At least so much of a disc is seen that its emblem is.
    readonly property int leftmost: lowly && discs.length < 3 ? Math.min(14, width - disc - 1 - Math.ceil(disc / 2)) : 1
    readonly property int discTop: pictures > 0 ? 1 : Math.round((height - disc) * 0.62)

    // px, which grow with the text in the column.
    function scaled(size: int): int {
        return roman > 0 ? Theme.px(size) : size;
    }
    function discAt(index: int): real {
        const last = discs.length - 1;
        return width - disc - 1 - (last - index) * Math.min(disc * 0.55, (width - disc - 1 - leftmost) / Math.max(1, last));
    }

    // What three things share is hard to read: it grows where one looks at it, over its neighbours.
    readonly property bool looked: hovered || activeFocus
    scale: looked && height < 70 ? Math.min(1.6, 78 / Math.max(1, height)) : 1
    z: looked ? 3 : 0
    Behavior on scale {
        NumberAnimation {
            duration: Theme.duration(90)
        }
    }

    target: space.target
    offer: space.offer ?? "none"
    reachable: true
    ringReach: 0
    ringRadius: 5

    Rectangle {
        anchors.fill: parent
        radius: 4
        color: cell.space.pending ? Theme.goldFill : Theme.tile
        border.width: cell.space.pending ? 2 : 1
        border.color: cell.space.pending ? Theme.goldEdge : Theme.tileEdge
    }
    Text {
        // A price and discs need the room; the numbers beside it tell which space it is.
        visible: cell.priced ? price.x > implicitWidth + 3 : cell.discs.length === 0 || cell.discAt(0) > implicitWidth
        text: cell.space.roman
        font.family: Theme.caption
        font.bold: true
        font.pixelSize: cell.roman > 0 ? Theme.px(cell.roman) : cell.lowly ? 13 : 15
        color: Theme.tileSoft
        x: 3
        y: cell.lowly ? -1 : 1
        z: 4
        style: Text.Outline
        styleColor: cell.space.pending ? Theme.goldFill : Theme.tile
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: cell.lowly ? 1 : 4
        spacing: cell.pictures > 2 ? -2 : 0

        IconRow {
            items: cell.items.filter(item => item.icon !== "slash" || cell.pictures < 3)
            size: Math.round(Math.min(cell.height * 0.5, cell.pictures > 2 ? cell.width * 0.34 : cell.pictures > 1 ? cell.width * 0.42 : cell.width * 0.6))
            spacing: cell.pictures > 2 ? -3 : 1
            room: cell.width - 2 - (cell.space.points > 0 ? cell.scaled(17) : 0)
            anchors.verticalCenter: parent.verticalCenter
        }
        Hook {
            anchors.verticalCenter: parent.verticalCenter
            source: cell.space.points > 0 ? points : null
        }
    }
    Component {
        id: points
        Badge {
            value: cell.space.points
            size: Math.round(Math.max(cell.scaled(19), Math.min(cell.height * 0.58, cell.scaled(29), cell.pictures > 2 ? cell.scaled(20) : cell.pictures > 1 ? cell.width * 0.52 : cell.height)))
            atEnd: true
            implicitWidth: size
            implicitHeight: size
            Target.name: cell.target + "/points"
        }
    }
    // Where the discs lie, for whoever asks about them.
    Item {
        visible: cell.discs.length > 0
        x: first
        y: cell.discTop
        width: cell.width - 2 - x
        height: cell.disc
        z: 3
        readonly property int first: Math.round(cell.discAt(0))
        Target.name: visible ? cell.target + "/discs" : ""
    }
    Repeater {
        model: cell.discs
        Ico {
            required property var modelData
            required property int index
            // Its emblem lies where the next disc leaves it in sight: colour alone tells nobody whose it is.
            readonly property bool covered: index < cell.discs.length - 1
            name: "disc-" + modelData.tincture + (covered ? "-under" : "")
            size: cell.disc
            lit: true
            z: modelData.top ? 2 : 1
            x: Math.round(cell.discAt(index))
            y: cell.discTop
        }
    }
    Hook {
        id: price
        x: cell.discs.length > 0 ? 1 : cell.width - width - 1
        y: 1
        z: 5
        width: item ? item.width : 0
        source: cell.priced ? flag : null
    }
    Component {
        id: flag
        OfferPrice {
            small: cell.roman === 0
            coins: cell.space.cost ?? 0
        }
    }
    // Few spaces have a bar behind them.
    Hook {
        x: cell.width - 6
        width: 11
        height: cell.height
        source: cell.space.bar !== "" ? bar : null
    }
    Component {
        id: bar
        // A bar is thin; what answers for it is wider.
        Item {
            width: 11
            height: cell.height
            Target.name: cell.target + "/bar"

            Rectangle {
                x: 6
                width: 3
                height: parent.height
                color: cell.tint
            }
            Rectangle {
                visible: cell.space.bar === "double"
                x: 3
                width: 2
                height: parent.height
                color: cell.tint
            }
        }
    }
}
