// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A district, a port or a plot of the town as a row.
OneColumnLine {
    id: place

    required property var model
    // While the row goes away it reads as null for a moment: then this stands in for it.
    readonly property var row: model
    readonly property var noRow: ({ target: "", accessible: "", offer: "none", name: "", colour: "", kind: "", tile: "", owner: "", rat: "", vp: 0, offerCost: -1 })
    readonly property var action: (row ?? noRow).action ?? []
    readonly property var citizens: (row ?? noRow).citizens ?? []
    readonly property var pawns: (row ?? noRow).pawns ?? []
    readonly property int cubes: (row ?? noRow).cubes ?? 0
    readonly property bool empty: (row ?? noRow).kind === "extension" && (row ?? noRow).tile === ""
    readonly property bool open: !empty && (row ?? noRow).owner === "" && (row ?? noRow).vp > 0

    target: (row ?? noRow).target
    Target.whole: (row ?? noRow).kind !== "port"
    sends: PlaceParts.meant(input, (row ?? noRow).target, cubes, action.length > 0)
    label: (row ?? noRow).accessible
    offer: (row ?? noRow).offer
    code: (row ?? noRow).where ?? (row ?? noRow).name
    field: (row ?? noRow).colour
    kind: (row ?? noRow).colour === "white" ? qsTr("white") : (row ?? noRow).colour === "orange" ? qsTr("orange") : (row ?? noRow).colour === "turquoise" ? qsTr("turquoise") : (row ?? noRow).colour === "red" ? qsTr("red") : ""
    sign: (row ?? noRow).kind === "port" ? "anchor" : ""
    items: action
    words: empty ? qsTr("no hex here yet") : Theme.tied((row ?? noRow).does ?? "")
    coins: legal && input.step < 2 ? (row ?? noRow).offerCost : -1

    // The same plot under its other name.
    Item {
        parent: place
        anchors.fill: parent
        visible: (place.row ?? place.noRow).kind === "extension"
        Target.name: (place.row ?? place.noRow).kind === "extension" ? "exp:" + (place.row ?? place.noRow).target.slice(4) : ""
        Target.whole: true
    }
    Ico {
        visible: (place.row ?? place.noRow).rat !== ""
        name: (place.row ?? place.noRow).rat === "" ? "" : "rat-" + (place.row ?? place.noRow).rat
        size: Theme.px(26)
        anchors.verticalCenter: parent?.verticalCenter
        Target.name: (place.row ?? place.noRow).rat === "" ? "" : (place.row ?? place.noRow).target + "/rat"
    }
    Row {
        visible: place.citizens.length > 0
        spacing: 3
        height: parent?.height ?? 0
        Target.name: place.citizens.length > 0 ? (place.row ?? place.noRow).target + "/citizens" : ""
        Repeater {
            model: place.citizens
            Ico {
                required property string modelData
                name: modelData
                size: Theme.px(34)
                anchors.verticalCenter: parent?.verticalCenter
            }
        }
    }
    Row {
        visible: place.cubes > 0
        spacing: 3
        height: parent?.height ?? 0
        Target.name: place.cubes > 0 ? (place.row ?? place.noRow).target + "/cube" : ""
        Repeater {
            model: place.cubes
            Ico {
                name: "plague"
                size: Theme.px(32)
                anchors.verticalCenter: parent?.verticalCenter
            }
        }
    }
    Row {
        visible: place.pawns.length > 0
        spacing: 2
        height: parent?.height ?? 0
        Target.name: place.pawns.length > 0 ? (place.row ?? place.noRow).target + "/pawns" : ""
        Repeater {
            model: place.pawns
            Ico {
                required property var modelData
                name: "pawn-" + modelData.tincture + (modelData.standing ? "" : "-down")
                size: Theme.px(36)
                anchors.verticalCenter: parent?.verticalCenter
            }
        }
    }
    Ico {
        visible: (place.row ?? place.noRow).owner !== ""
        name: (place.row ?? place.noRow).owner === "" ? "" : "tile-" + (place.row ?? place.noRow).owner
        size: Theme.px(34)
        anchors.verticalCenter: parent?.verticalCenter
        Target.name: (place.row ?? place.noRow).owner === "" ? "" : (place.row ?? place.noRow).target + "/owner"
    }
    // What resettling asks, and what it is worth.
    Row {
        visible: place.open
        spacing: 4
        height: parent?.height ?? 0
        leftPadding: 8
        Ico {
            name: "repopulate"
            size: Theme.px(22)
            opacity: 0.8
            anchors.verticalCenter: parent?.verticalCenter
        }
        IconRow {
            items: place.open ? (place.row ?? place.noRow).cost ?? [] : []
            size: Theme.px(22)
            lit: false
            anchors.verticalCenter: parent?.verticalCenter
            Target.name: items.length > 0 ? (place.row ?? place.noRow).target + "/cost" : ""
        }
        Row {
            spacing: 2
            anchors.verticalCenter: parent?.verticalCenter
            Target.name: place.open && ((place.row ?? place.noRow).people ?? []).length > 0 ? (place.row ?? place.noRow).target + "/people" : ""
            Repeater {
                model: place.open ? (place.row ?? place.noRow).people ?? [] : []
                Ico {
                    required property var modelData
                    readonly property bool pawn: modelData.icon === "pawn-any"
                    name: pawn ? "lieutenant" : modelData.icon
                    size: Theme.px(22)
                    Target.name: pawn ? (place.row ?? place.noRow).target + "/lieutenant" : ""
                }
            }
        }
        Badge {
            value: (place.row ?? place.noRow).vp
            size: Theme.px(30)
            atEnd: true
            anchors.verticalCenter: parent?.verticalCenter
            Target.name: place.open ? (place.row ?? place.noRow).target + "/points" : ""
        }
    }
}
