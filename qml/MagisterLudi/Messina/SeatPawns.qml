// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A neighbour's lieutenants: upright = still to be used, pale = stands in town.
Row {
    id: pawns

    required property var row
    property int size: 28
    property bool overBar: false
    readonly property var list: (row?.lieutenants ?? []).filter(one => one.status !== "box" && one.status !== "supply")
    readonly property int ready: list.filter(one => one.status === "estate" || one.status === "lying").length

    spacing: -Math.round(size * 0.12)
    Target.name: "seat:" + (row?.seat ?? 0) + "/pawns"
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Lieutenants left to use: %1 of %2").arg(ready).arg(list.length)

    Repeater {
        model: pawns.list.length
        Ico {
            required property int index
            readonly property string status: pawns.list[index]?.status ?? "estate"
            readonly property bool usable: status === "estate" || status === "lying"
            name: "pawn-" + (pawns.row?.tincture ?? "ruby") + (status === "lying" || status === "resting" ? "-down" : "")
            size: pawns.size
            overBar: pawns.overBar
            opacity: usable ? 1 : 0.5
        }
    }
}
