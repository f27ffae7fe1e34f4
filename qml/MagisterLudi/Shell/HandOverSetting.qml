// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Household
import MagisterLudi.Ui

// What a table shows when the turn passes; of the household alone.
Setting {
    title: qsTr("When the turn passes")

    ChoiceRow {
        width: parent.width
        label: qsTr("When the turn passes")
        value: Settings.handOver
        options: [
            {
                value: "banner",
                text: qsTr("A line above the prompt")
            },
            {
                value: "curtain",
                text: qsTr("A curtain over the table")
            },
            {
                value: "none",
                text: qsTr("Nothing")
            }
        ]
        onPicked: value => Settings.handOver = value
    }
    UiText {
        width: parent.width
        text: qsTr("It says whose turn it is and what has happened since that player’s last turn, in that player’s language.")
        size: 15
        soft: true
        wrapMode: Text.WordWrap
    }
}
