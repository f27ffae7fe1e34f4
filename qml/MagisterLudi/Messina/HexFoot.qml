// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// The foot of a district: what resettling costs and brings, or who has resettled it.
Item {
    id: foot

    required property HexSpot hex
    // How far the points move to the right for a price beside them.
    property real aside: 0
    readonly property real u: hex.u
    readonly property bool owned: hex.owner !== ""
    readonly property bool asks: !owned && hex.vp > 0
    readonly property int pictures: hex.people.length + hex.cost.reduce((sum, item) => sum + (item.n ?? 1), 0)
    // The hex narrows there: many signs are smaller, closer and a little higher.
    readonly property bool crowded: pictures > 4
    readonly property int iconSize: Math.max(13, Math.round(Math.min(19.5, 100 / Math.max(1, pictures) - 1.6) * u))

    anchors.fill: parent

    Row {
        visible: foot.asks
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round((foot.crowded ? 102.5 : 105.5) * foot.u)
        spacing: Math.round((foot.crowded ? 1 : 2) * foot.u)

        IconRow {
            items: foot.hex.cost
            size: foot.iconSize
            Target.name: foot.asks && foot.hex.cost.length > 0 ? foot.hex.target + "/cost" : ""
        }
        Item {
            visible: foot.hex.cost.length > 0
            width: Math.round((foot.crowded ? 3 : 4) * foot.u)
            height: foot.iconSize
            Rectangle {
                anchors.centerIn: parent
                width: 1
                height: parent.height - 2
                color: Theme.tileSoft
                opacity: 0.6
            }
        }
        Row {
            spacing: parent.spacing
            Target.name: foot.asks && foot.hex.people.length > 0 ? foot.hex.target + "/people" : ""

            Repeater {
                model: foot.hex.people
                Ico {
                    required property var modelData
                    readonly property bool pawn: modelData.icon === "pawn-any"
                    name: pawn ? "lieutenant" : modelData.icon
                    size: foot.iconSize
                    lit: true
                    Target.name: foot.asks && pawn ? foot.hex.target + "/lieutenant" : ""
                }
            }
        }
    }
    Badge {
        visible: foot.asks
        size: Math.max(25, Math.round(28 * foot.u))
        value: foot.hex.vp
        atEnd: true
        x: Math.round((parent.width - width) / 2 + foot.aside)
        y: Math.round(136 * foot.u - height / 2)
        Target.name: foot.asks ? foot.hex.target + "/points" : ""
    }
    Hook {
        anchors.fill: parent
        source: foot.owned ? settled : null
    }
    Component {
        id: settled
        Item {
            anchors.fill: parent
            Item {
                width: Math.round(58 * foot.u)
                height: Math.round(42 * foot.u)
                anchors.horizontalCenter: parent.horizontalCenter
                y: Math.round(104 * foot.u)
                Target.name: foot.hex.target + "/owner"

                Ico {
                    // Taken down a moment after the owner is gone.
                    name: foot.owned ? "tile-" + foot.hex.owner : ""
                    size: Math.round(40 * foot.u)
                    lit: true
                    anchors.horizontalCenter: parent.horizontalCenter
                }
                Rectangle {
                    width: note.implicitWidth + 8
                    height: 18
                    radius: 9
                    color: Theme.tile
                    border.color: Theme.tileInk
                    border.width: 1.5
                    x: Math.round(42 * foot.u)
                    Text {
                        id: note
                        anchors.centerIn: parent
                        text: "+2"
                        font.family: Theme.sans
                        font.bold: true
                        font.pixelSize: 13
                        color: Theme.tileInk
                    }
                }
            }
        }
    }
    // Some value of this tile is ours, not printed: compare with the box. Or it is from the box of whoever plays.
    Ico {
        visible: (foot.hex.ours || foot.hex.yours) && foot.asks && foot.aside === 0
        name: foot.hex.ours ? "ours" : "yours"
        size: Math.max(13, Math.round(15 * foot.u))
        lit: true
        x: Math.round(foot.hex.width / 2 + 17 * foot.u)
        y: Math.round(126 * foot.u)
    }
}
