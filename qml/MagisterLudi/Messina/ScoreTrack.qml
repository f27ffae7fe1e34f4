// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Table
import MagisterLudi.Ui

// The order on the score track: discs from the leader on, points below. Discs on one space overlap, the upper one in front.
Rectangle {
    id: track

    required property Table table
    // 1 at 100 % text size.
    property real factor: 1
    readonly property int disc: Math.round(24 * factor)
    readonly property int count: list.count
    readonly property real step: disc * 1.25

    // Place (from 0) of a seat in the line, and how far the stacks before it have shortened the line.
    function placeOf(rank: int, revision: int): real {
        let x = 0;
        for (let at = 2; at <= rank; ++at) {
            const before = rows.find("rank", at - 1);
            const here = rows.find("rank", at);
            x += before && here && before.points === here.points ? disc * 0.55 : step;
        }
        return x;
    }

    // The sign that these are points stands before the line.
    readonly property int lead: sign.width + 4

    width: lead + placeOf(count, rows.revision) + disc + 14
    height: disc + Math.round(20 * factor) + 4
    radius: Theme.radiusCard
    color: Theme.leaf
    border.width: 1
    border.color: Theme.edge
    visible: rows.find("rank", 1) !== null
    Target.name: visible ? "score-track" : ""
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Order on the score track")

    Ico {
        id: sign
        name: "vp"
        size: Math.round(22 * track.factor)
        x: 6
        anchors.verticalCenter: parent.verticalCenter
    }
    Rows {
        id: rows
        model: track.table.seats
    }
    Repeater {
        id: list
        model: track.table.seats
        Item {
            id: seat
            required property int rank
            required property int points
            required property string name
            required property string tincture
            // Of two on one space the upper one bears the points.
            readonly property bool upper: {
                const before = rows.find("rank", rank - 1);
                return !before || before.points !== points;
            }
            x: 7 + track.lead + track.placeOf(rank, rows.revision)
            y: 3
            z: 10 - rank
            width: track.disc
            height: track.height - 6
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1. %2, points: %3").arg(rank).arg(name).arg(points)

            Ico {
                name: "disc-" + seat.tincture
                size: track.disc
                lit: true
            }
            Text {
                visible: seat.upper
                text: String(seat.points).replace("-", "\u2212")
                font.family: Theme.sans
                font.bold: true
                font.pixelSize: Math.round(14 * track.factor)
                color: Theme.ink
                anchors.horizontalCenter: parent.horizontalCenter
                y: track.disc
            }
        }
    }
}
