// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// The six rounds in the bar, the present one on gold.
Row {
    id: chips

    required property InputController input
    readonly property MessinaTable table: input.table as MessinaTable

    spacing: 4
    Target.name: "rounds"
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Round %1 of 6").arg(table.round)

    UiText {
        text: qsTr("Round")
        size: 16
        color: Theme.barSoft
        rightPadding: 8
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
    Repeater {
        model: chips.table.rounds
        Rectangle {
            id: chip
            required property string roman
            required property bool current
            required property bool done
            width: Math.max(34, words.implicitWidth + 14)
            height: 30
            radius: 5
            color: current ? Theme.goldFill : done ? Theme.barUp : "transparent"
            border.width: 1
            border.color: current ? Theme.goldFill : "#56688A"
            Text {
                id: words
                anchors.centerIn: parent
                text: chip.roman
                font.family: Theme.serif
                font.weight: Font.DemiBold
                font.pixelSize: 16
                color: chip.current ? Theme.goldFillInk : Theme.barSoft
                topPadding: 1
            }
        }
    }
}
