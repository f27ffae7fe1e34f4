// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Household
import MagisterLudi.Ui

// For each game on the shelf the way to what its rulebooks leave open; of the household alone.
Setting {
    id: setting

    readonly property int games: GameBoxes.shelf.length

    // The rulings of that game are to be decided.
    signal wanted(string game)

    title: qsTr("Open rules questions")

    Repeater {
        model: setting.games

        Flow {
            id: ruled

            required property int index
            readonly property GameBox box: GameBoxes.shelf[index].box
            readonly property int departures: Settings.rulingDepartures[box.game]

            width: parent.width
            spacing: 12

            Btn {
                id: to
                icon: "ui-scales"
                text: ruled.box.title
                detail: said.text
                Target.name: "button:rulings/" + ruled.box.game
                onClicked: setting.wanted(ruled.box.game)
            }
            UiText {
                id: said
                height: to.height
                verticalAlignment: Text.AlignVCenter
                text: ruled.departures === 0 ? qsTranslate("PresetRow", "Every open rules question uses the default ruling.")
                                             : qsTranslate("PresetRow", "%n ruling(s) differ from the default.", "", ruled.departures)
                size: 15
                soft: true
            }
        }
    }
}
