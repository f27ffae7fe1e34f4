// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A district, a port or a plot of the town as a row.
OneColumnLine {
    id: place

    required property var model
    // While the row goes away, model is null for a moment.
    readonly property var row: model ?? ({ target: "", accessible: "", offer: "none", name: "", colour: "", kind: "", tile: "", owner: "", rat: "", vp: 0, offerCost: -1 })
    readonly property var action: row.action ?? []
    readonly property var citizens: row.citizens ?? []
    readonly property var pawns: row.pawns ?? []
    readonly property int cubes: row.cubes ?? 0
    readonly property bool empty: row.kind === "extension" && row.tile === ""
    readonly property bool open: !empty && row.owner === "" && row.vp > 0

    target: row.target
    sends: PlaceParts.meant(input, row.target, cubes, action.length > 0)
    label: row.accessible
    offer: row.offer
    code: row.where ?? row.name
    field: row.colour
    kind: row.colour === "white" ? qsTr("white") : row.colour === "orange" ? qsTr("orange") : row.colour === "turquoise" ? qsTr("turquoise") : row.colour === "red" ? qsTr("red") : ""
    sign: row.kind === "port" ? "anchor" : ""
    items: action
    words: empty ? qsTr("no hex here yet") : Theme.tied(row.does ?? "")
    coins: legal && input.step < 2 ? row.offerCost : -1

    // The same plot under its other name.
    Item {
        parent: place
        anchors.fill: parent
        visible: place.row.kind === "extension"
        Target.name: place.row.kind === "extension" ? "exp:" + place.row.target.slice(4) : ""
    }
    Ico {
        visible: place.row.rat !== ""
        name: place.row.rat === "" ? "" : "rat-" + place.row.rat
        size: Theme.px(26)
        anchors.verticalCenter: parent?.verticalCenter
        Target.name: place.row.rat === "" ? "" : place.row.target + "/rat"
    }
    Row {
        visible: place.citizens.length > 0
        spacing: 3
        height: parent?.height ?? 0
        Target.name: place.citizens.length > 0 ? place.row.target + "/citizens" : ""
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
        Target.name: place.cubes > 0 ? place.row.target + "/cube" : ""
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
        Target.name: place.pawns.length > 0 ? place.row.target + "/pawns" : ""
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
        visible: place.row.owner !== ""
        name: place.row.owner === "" ? "" : "tile-" + place.row.owner
        size: Theme.px(34)
        anchors.verticalCenter: parent?.verticalCenter
        Target.name: place.row.owner === "" ? "" : place.row.target + "/owner"
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
            items: place.open ? place.row.cost ?? [] : []
            size: Theme.px(22)
            lit: false
            anchors.verticalCenter: parent?.verticalCenter
            Target.name: items.length > 0 ? place.row.target + "/cost" : ""
        }
        Row {
            spacing: 2
            anchors.verticalCenter: parent?.verticalCenter
            Target.name: place.open && (place.row.people ?? []).length > 0 ? place.row.target + "/people" : ""
            Repeater {
                model: place.open ? place.row.people ?? [] : []
                Ico {
                    required property var modelData
                    readonly property bool pawn: modelData.icon === "pawn-any"
                    name: pawn ? "lieutenant" : modelData.icon
                    size: Theme.px(22)
                    Target.name: pawn ? place.row.target + "/lieutenant" : ""
                }
            }
        }
        Badge {
            value: place.row.vp
            size: Theme.px(30)
            atEnd: true
            anchors.verticalCenter: parent?.verticalCenter
            Target.name: place.open ? place.row.target + "/points" : ""
        }
    }
}
