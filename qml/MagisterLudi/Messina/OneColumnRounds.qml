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
            id: round
            required property var model
            readonly property string order: model.priority === "start" ? "" : model.priority === "score" ? "vp" : model.priority === "popularity" ? "book-merit" : "book-" + model.priority
            input: rounds.input
            zone: rounds
            target: "row:round-table/" + model.round
            label: model.current ? qsTr("Round %1, now").arg(model.roman) : model.done ? qsTr("Round %1, over").arg(model.roman) : qsTr("Round %1").arg(model.roman)
            code: model.roman
            sign: model.current ? "round-marker" : ""
            words: label
            opacity: model.done ? 0.6 : 1
            items: [{ icon: order }, { icon: "ship", n: model.ships }, { icon: "hexmini", n: model.newHex ? 1 : 0 }, { icon: "plague", n: model.placements },
                { icon: "citizen-any", n: model.citizens ? 1 : 0 }, { icon: "fire", n: model.flames }, { icon: "vp", n: model.points }].filter(item => item.icon !== "" && item.n !== 0)
        }
    }
}
