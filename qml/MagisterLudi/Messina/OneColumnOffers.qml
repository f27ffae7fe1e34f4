// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// The open tiles as rows, each group with the row that renews it.
OneColumnSection {
    id: offers

    readonly property MessinaTable table: input.table as MessinaTable
    label: qsTr("Offers")
    count: tiles.count

    // How far the rows of a group reach below the upper edge of its first one. They stand under each other.
    function reachOf(group: string, top: real): real {
        let bottom = top;
        for (let i = 0; i < tiles.count; ++i) {
            const row = tiles.itemAt(i) as OneColumnLine;
            if (row && row.target.startsWith(group + "/"))
                bottom = Math.max(bottom, row.y + row.height);
        }
        return bottom - top;
    }

    Rows {
        id: buttons
        model: offers.table.buttons
    }
    Repeater {
        id: tiles
        model: offers.table.markets
        OneColumnLine {
            id: tile
            required property var model
            required property int index
            readonly property string group: model.target.split("/")[0]
            input: offers.input
            zone: offers
            target: model.target
            label: model.accessible
            offer: model.offer
            sign: model.kind === "carts" ? "cart" : model.kind === "workshops" ? model.cls + (model.needsUpgraded ? "-up" : "") : "hut-upgrade"
            items: model.kind === "carts" ? (model.points > 0 ? [{ icon: "vp", n: model.points }] : []) : (model.output ?? []).concat(model.extra ?? [])
            words: withoutOffer(label, offer)
            deed: qsTr("Take")
            price: model.empty ? [] : model.cost ?? []

            Item {
                parent: tile
                anchors.fill: parent
                Target.name: tile.model.alias
            }
            // A lesson may speak of the whole group.
            Item {
                readonly property bool first: tile.index === 0 || !(tiles.itemAt(tile.index - 1) as OneColumnLine)?.target.startsWith(tile.group + "/")
                parent: tile
                width: parent.width
                height: first && offers.height > 0 ? offers.reachOf(tile.group, tile.y) : 0
                Target.name: first ? tile.group : ""
            }
            UiText {
                text: "\u00D7" + tile.model.left
                size: 16
                soft: true
                anchors.verticalCenter: parent?.verticalCenter
                Accessible.ignored: true
                Target.name: tile.model.empty ? "" : tile.target + "/pile"
            }
        }
    }
    Repeater {
        model: [{ target: "button:refresh-huts", words: qsTr("Refresh the three hut upgrades") }, { target: "button:refresh-workshops", words: qsTr("Refresh the three workshops") }]
        OneColumnLine {
            required property var modelData
            input: offers.input
            zone: offers
            target: modelData.target
            label: modelData.words
            words: label
            sign: "refresh"
            deed: qsTr("Refresh")
            offer: PlaceParts.offerOf(buttons.find("target", target))
        }
    }
}
