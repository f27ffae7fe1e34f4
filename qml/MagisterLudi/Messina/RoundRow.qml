// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// One round: number, order, ships, new hex, plague, citizens, price of a cube. Done rounds are pale.
Spot {
    id: round

    required target
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
    readonly property int icon: Math.round(Math.min(24, height - 3, 25 * c))
    // Columns as shares of the width.
    readonly property real c: width / 264
    readonly property string order: priority === "start" ? "" : priority === "score" ? "vp" : priority === "popularity" ? "book-merit" : "book-" + priority

    label: summary
    ringReach: 0
    readonly property string summary: current ? qsTr("Round %1, now").arg(roman) : done ? qsTr("Round %1, over").arg(roman) : qsTr("Round %1").arg(roman)

    Rectangle {
        anchors.fill: parent
        radius: 4
        color: round.current ? Theme.goldWash : "transparent"
        border.width: round.current ? 1.5 : 0
        border.color: Theme.gold
    }
    Item {
        anchors.fill: parent
        opacity: round.done ? 0.6 : 1

        Text {
            x: 7 * round.c
            text: round.roman
            font.family: Theme.serif
            font.weight: round.current ? Font.Bold : Font.Medium
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
            count: round.ships
            size: round.icon
            span: 36 * round.c
            Target.name: round.target + "/ships"
        }
        RoundIcons {
            x: 102 * round.c
            name: "hexmini"
            count: round.newHex ? 1 : 0
            size: round.icon
            Target.name: visible ? round.target + "/hex" : ""
        }
        RoundIcons {
            x: 127 * round.c
            name: "plague"
            count: round.placements
            size: round.icon
            span: 34 * round.c
            Target.name: visible ? round.target + "/plague" : ""
        }
        RoundIcons {
            x: 162 * round.c
            name: "citizen-any"
            count: round.citizens ? 1 : 0
            size: round.icon
            Target.name: visible ? round.target + "/citizens" : ""
        }
        RoundIcons {
            id: flames
            x: 187 * round.c
            name: "fire"
            count: round.flames
            size: round.icon
            span: 42 * round.c
            Target.name: round.target + "/flame"
        }
        Badge {
            visible: round.points > 0
            value: visible ? round.points : ""
            size: Math.max(18, Math.round(Math.min(22, round.icon * 0.9)))
            x: round.width - width - 3
            anchors.verticalCenter: parent.verticalCenter
            Target.name: visible ? round.target + "/points" : ""
        }
    }
}
