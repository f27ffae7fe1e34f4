// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A ship in its berth as a row. The first ship of a dock also stands for the dock.
OneColumnLine {
    id: berth

    // The target of the dock, and who stands there.
    required property string dock
    required property var pawns
    required property var bay
    required property bool first
    required property bool firstCube
    // The dock is spoken of, ships or none.
    required property bool pointed
    readonly property bool full: bay.ship !== ""

    target: bay.target
    sends: !input.asking && input.step === 3 && bay.cube ? dock + "/cube" : bay.target
    offer: bay.offer ?? "none"
    reachable: full || offer !== "none" || input.asking
    visible: reachable || (first && pointed)
    sign: full ? bay.goods : "ship"
    items: full ? [{ icon: "coin", n: bay.coins }, { icon: "vp", n: bay.points }] : []

    Item {
        parent: berth
        anchors.fill: parent
        visible: berth.first
        Target.name: berth.first ? berth.dock + "/ship" : ""
    }
    Ico {
        visible: berth.full && berth.bay.cube
        name: "plague"
        size: Theme.px(32)
        anchors.verticalCenter: parent?.verticalCenter
        Target.name: berth.firstCube ? berth.dock + "/cube" : ""
    }
    Row {
        visible: berth.first && berth.pawns.length > 0
        spacing: 2
        height: parent?.height ?? 0
        Target.name: visible ? berth.dock + "/pawns" : ""
        Repeater {
            model: berth.first ? berth.pawns : []
            Ico {
                required property var modelData
                name: "pawn-" + modelData.tincture + (modelData.standing ? "" : "-down")
                size: Theme.px(36)
                anchors.verticalCenter: parent?.verticalCenter
            }
        }
    }
}
