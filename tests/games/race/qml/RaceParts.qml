// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// What Race brings to the table page.
TableParts {
    id: parts

    title: qsTr("Race")
    scoreGroups: [
        ScoreGroup {
            sources: ["space"]
            words: qsTr("Space reached", "points, in a chart")
            tint: Theme.gold
        },
        ScoreGroup {
            sources: ["cards"]
            words: qsTr("Cards not drawn", "points, in a chart")
            pattern: "dots"
            tint: Theme.verdigris
        }
    ]
    grid: Component {
        RaceBoard {
            anchors.fill: parent
            shared: parts.shared
            input: parts.shared.input
        }
    }
    column: grid
}
