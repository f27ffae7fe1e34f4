// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Household
import MagisterLudi.Ui

// How loud the sounds are; of the household alone.
Setting {
    id: setting

    // From silent to loud.
    readonly property var volumes: [0, 0.25, 0.5, 1]

    title: qsTr("Sounds")

    ChoiceRow {
        width: parent.width
        label: qsTr("Sounds")
        value: setting.volumes.reduce((best, one) => Math.abs(one - Settings.sounds) < Math.abs(best - Settings.sounds) ? one : best)
        options: [
            {
                value: setting.volumes[0],
                text: qsTr("No sounds")
            },
            {
                value: setting.volumes[1],
                text: qsTr("Quiet"),
                icon: "ui-sound"
            },
            {
                value: setting.volumes[2],
                text: qsTr("Medium"),
                icon: "ui-sound"
            },
            {
                value: setting.volumes[3],
                text: qsTr("Loud"),
                icon: "ui-sound"
            }
        ]
        onPicked: value => {
            Settings.sounds = value;
            Sounds.play("place");
        }
    }
    UiText {
        width: parent.width
        text: Sounds.on && Sounds.tried && !Sounds.player ? qsTr("Sounds cannot be played here: there is no sound server, or Qt Multimedia is missing (package qml6-module-qtmultimedia).")
                                                            : qsTr("A piece is placed, a coin clinks, a page turns, a bell ends the round, a knock says no. Sound is never the only sign of anything.")
        size: 15
        soft: true
        wrapMode: Text.WordWrap
    }
}
