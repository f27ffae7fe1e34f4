// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// One round: number, order, ships, new hex, plague, citizens, price of a cube. Done rounds are pale.
Spot {
    id: round

    required property var row
    readonly property int icon: Math.round(Math.min(24, height - 3, 25 * c))
    // Columns as shares of the width.
    readonly property real c: width / 264
    readonly property string order: row.priority === "start" ? "" : row.priority === "score" ? "vp" : row.priority === "popularity" ? "book-merit" : "book-" + row.priority

    target: "row:round-table/" + row.round
    label: summary
    ringReach: 0
    readonly property string summary: row.current ? qsTr("Round %1, now").arg(row.roman) : row.done ? qsTr("Round %1, over").arg(row.roman) : qsTr("Round %1").arg(row.roman)

    Rectangle {
        anchors.fill: parent
        radius: 4
        color: round.row.current ? Theme.goldWash : "transparent"
        border.width: round.row.current ? 1.5 : 0
        border.color: Theme.gold
    }
    Item {
        anchors.fill: parent
        opacity: round.row.done ? 0.6 : 1

        Text {
            x: 7 * round.c
            text: round.row.roman
            font.family: Theme.serif
            font.weight: round.row.current ? Font.Bold : Font.Medium
            font.pixelSize: Math.round(Math.min(18, round.height * 0.62))
            color: Theme.ink
            anchors.verticalCenter: parent.verticalCenter
        }
        Ico {
            x: 39 * round.c
            name: round.order
            visible: name !== ""
            size: round.icon
            anchors.verticalCenter: parent.verticalCenter
            Target.name: round.target + "/priority"
        }
        RoundIcons {
            x: 65 * round.c
            name: "ship"
            count: round.row.ships
            size: round.icon
            span: 36 * round.c
            Target.name: round.target + "/ships"
        }
        RoundIcons {
            x: 102 * round.c
            name: "hexmini"
            count: round.row.newHex ? 1 : 0
            size: round.icon
            Target.name: visible ? round.target + "/hex" : ""
        }
        RoundIcons {
            x: 127 * round.c
            name: "plague"
            count: round.row.placements
            size: round.icon
            span: 34 * round.c
            Target.name: visible ? round.target + "/plague" : ""
        }
        RoundIcons {
            x: 162 * round.c
            name: "citizen-any"
            count: round.row.citizens ? 1 : 0
            size: round.icon
            Target.name: visible ? round.target + "/citizens" : ""
        }
        RoundIcons {
            id: flames
            x: 187 * round.c
            name: "fire"
            count: round.row.flames
            size: round.icon
            span: 42 * round.c
            Target.name: round.target + "/flame"
        }
        Badge {
            visible: round.row.points > 0
            value: visible ? round.row.points : ""
            size: Math.max(18, Math.round(Math.min(22, round.icon * 0.9)))
            x: round.width - width - 3
            anchors.verticalCenter: parent.verticalCenter
            Target.name: visible ? round.target + "/points" : ""
        }
    }
}
