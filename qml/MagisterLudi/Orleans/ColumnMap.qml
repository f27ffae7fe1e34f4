// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// The map as rows: towns with what stands there, and the goods on roads and waterways. The map itself can be opened.
OneColumnSection {
    id: section

    required property OrleansTable table
    // filter: "all", "possible" or "goods"

    signal mapAsked

    // good: it is a slot for goods, and one lies there.
    function lists(target: string, offer: string, good: bool, there: bool): bool {
        if (pointed(target))
            return true;
        // Of what is asked on the table no answer is left out.
        switch (input.asking ? "all" : filter) {
        case "possible": return offer === "legal";
        case "goods": return good && there;
        }
        return !good || offer !== "none";
    }

    label: qsTr("Map")
    count: towns.count
    Target.name: "board"

    Btn {
        text: qsTr("Open the map")
        onClicked: section.mapAsked()
    }
    ChoiceRow {
        id: choice
        width: parent.width
        label: qsTr("Rows listed")
        value: section.filter
        options: [
            { value: "all", text: qsTr("Towns") },
            { value: "possible", text: qsTr("Possible now") },
            { value: "goods", text: qsTr("Goods") }
        ]
        onPicked: value => section.filter = value
    }
    OneColumnNothing {
        width: parent.width
        visible: listed.height === 0
        onAllWanted: {
            section.filter = "all";
            choice.forceActiveFocus(Qt.TabFocusReason);
        }
    }
    Column {
        id: listed
        width: parent.width
        spacing: 8 // as the section's own lines

        Repeater {
            id: towns
            model: section.table.towns
            OneColumnLine {
                id: town
                required target
                required offer
                required property string accessible
                required property bool start
                required property var stations
                required property var merchants
                input: section.input
                zone: section
                label: accessible
                visible: section.lists(target, offer, false, true)
                reachable: visible
                sign: start ? "castle" : ""
                words: withoutOffer(label, offer)
                deed: qsTr("Travel here")

                Repeater {
                    model: town.stations
                    Ico {
                        required property var modelData
                        name: "house-" + modelData.tincture
                        size: Theme.px(32)
                        anchors.verticalCenter: parent?.verticalCenter
                    }
                }
                Repeater {
                    model: town.merchants
                    Ico {
                        required property var modelData
                        name: "merchant-" + modelData.tincture
                        Target.name: "seat:" + modelData.seat + "/merchant"
                        size: Theme.px(40)
                        anchors.verticalCenter: parent?.verticalCenter
                    }
                }
            }
        }
        Repeater {
            model: section.table.ways
            OneColumnLine {
                required target
                required offer
                required property string accessible
                required property string kind
                input: section.input
                zone: section
                label: accessible
                visible: section.pointed(target) || (offer !== "none" && section.filter !== "goods")
                reachable: visible
                sign: kind === "water" ? "ship" : "cart"
                words: withoutOffer(label, offer)
                deed: qsTr("Travel this way")
            }
        }
        Repeater {
            model: section.table.mapGoods
            OneColumnLine {
                required target
                required offer
                required property string accessible
                required property string icon
                input: section.input
                zone: section
                label: accessible
                visible: section.lists(target, offer, true, icon !== "")
                reachable: visible
                sign: icon
                words: withoutOffer(label, offer)
                deed: qsTr("Take")
            }
        }
    }
}
