// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// The rounds as rows: order, ships, new hex, plague, citizens, price of a cube; above them what the wheel shows.
OneColumnSection {
    id: rounds

    readonly property MessinaTable table: input.table as MessinaTable
    label: qsTr("Rounds")
    count: list.count
    Target.name: "round-table"

    Rectangle {
        width: wheel.width + 4
        height: wheel.height + 4
        color: "transparent"
        WheelPanel {
            id: wheel
            input: rounds.input
            x: 2
            y: 2
            width: Math.min(rounds.width - 4, Theme.px(284))
            height: Theme.px(118)
        }
    }
    Repeater {
        id: list
        model: rounds.table.rounds
        OneColumnLine {
            required property int round
            required property string roman
            required property string priority
            required property int ships
            required property bool newHex
            required property int placements
            required property bool citizens
            required property int flames
            required property int points
            required property bool current
            required property bool done
            readonly property string order: priority === "start" ? "" : priority === "score" ? "vp" : priority === "popularity" ? "book-merit" : "book-" + priority
            input: rounds.input
            zone: rounds
            target: "row:round-table/" + round
            label: current ? qsTr("Round %1, now").arg(roman) : done ? qsTr("Round %1, over").arg(roman) : qsTr("Round %1").arg(roman)
            code: roman
            sign: current ? "round-marker" : ""
            words: label
            opacity: done ? 0.6 : 1
            items: brought([{ icon: order }, { icon: "ship", n: ships }, { icon: "hexmini", n: newHex ? 1 : 0 }, { icon: "plague", n: placements },
                { icon: "citizen-any", n: citizens ? 1 : 0 }, { icon: "fire", n: flames }, { icon: "vp", n: points }])

            function brought(all: var): var {
                return all.filter(item => item.icon !== "" && item.n !== 0);
            }
        }
    }
}
