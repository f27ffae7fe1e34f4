// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Household
import MagisterLudi.Ui

// The ready-made answers to what the rulebooks of a game leave open, and how far the household departs from the default.
Column {
    id: row

    required property string game
    readonly property var presets: Settings.presetsOf(game)
    readonly property string chosen: Settings.rulingPresets[game]
    readonly property int departures: Settings.rulingDepartures[game]
    readonly property string label: presets.length > 1 ? qsTr("Where the editions differ") : qsTr("Open rules questions")

    function nameOf(preset: string): string {
        switch (preset) {
        case "pl": return qsTr("Polish edition");
        case "cs": return qsTr("Czech edition");
        case "ru": return qsTr("Russian edition");
        case "de": return qsTr("German edition");
        }
        return qsTr("Default");
    }

    spacing: 6

    SegmentRow {
        // One alone is no choice.
        visible: options.length > 1
        label: row.label
        width: parent.width
        target: "preset"
        value: row.chosen
        options: [
            ...row.presets.map(preset => preset === "default" ? ({ value: preset, text: row.nameOf(preset) })
                                                              : ({ value: preset, text: preset.toUpperCase(), name: row.nameOf(preset) })),
            ...row.chosen === "" ? [{ value: "", text: qsTr("Custom"), name: qsTr("Your own choices") }] : []
        ]
        onPicked: value => {
            if (value !== "")
                Settings.applyPreset(row.game, value);
        }
    }
    UiText {
        width: parent.width
        text: row.departures === 0 ? qsTr("Every open rules question uses the default ruling.")
                                   : qsTr("%n ruling(s) differ from the default.", "", row.departures)
        size: 14
        soft: true
        wrapMode: Text.WordWrap
    }
}
