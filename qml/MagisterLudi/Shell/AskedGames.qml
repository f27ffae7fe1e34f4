// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Desktop
import MagisterLudi.Ui

// Which games ten questions are about; one of them stays chosen.
Flow {
    id: list

    readonly property var games: Program.askedGames

    visible: games.length > 1
    spacing: 14
    Accessible.role: Accessible.Grouping
    Accessible.name: title.text

    UiText {
        id: title
        text: qsTr("Ten questions about:")
        size: 17
        height: Theme.px(36)
        verticalAlignment: Text.AlignVCenter
    }
    Repeater {
        // The boxes stay while what they say changes.
        model: list.games.length

        CheckRow {
            required property int index
            readonly property var row: list.games[Math.min(index, list.games.length - 1)] ?? ({ game: "", asked: false })

            width: Math.min(list.width, Theme.px(200))
            label: GameBoxes.titleOf(row.game)
            checked: row.asked
            Target.name: visible ? "asked:" + row.game : ""
            onClicked: Program.askAbout(row.game, !row.asked)
        }
    }
}
