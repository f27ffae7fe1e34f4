// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Table
import MagisterLudi.Ui

// The right of the wide table: the town on view over the deeds.
Item {
    id: pane

    required property InputController input
    required property OrleansTable table
    readonly property real deedsHeight: Math.round(Math.max(224, Math.min(520, height * 0.27)))
    readonly property list<Zone> zones: [town, deeds]
    readonly property list<ZoomPane> views: [town.view, deeds.view]
    readonly property string tincture: town.seat?.tincture ?? ""

    signal bagAsked

    Leaf {
        anchors.fill: parent
        level: 1
    }
    TownBoard {
        id: town
        input: pane.input
        table: pane.table
        framed: false
        x: 12
        y: 6
        width: parent.width - 24
        height: deeds.y - y - 8
        onBagAsked: pane.bagAsked()
    }
    DeedsBoard {
        id: deeds
        input: pane.input
        table: pane.table
        framed: false
        x: 12
        y: parent.height - height - 10
        width: parent.width - 24
        height: pane.deedsHeight
    }
}
