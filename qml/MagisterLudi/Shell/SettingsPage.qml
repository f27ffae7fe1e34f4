// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Household
import MagisterLudi.Messina
import MagisterLudi.Ui

// Language and looks. Everything takes effect at once and is kept.
SheetPage {
    id: page

    readonly property var spoken: Language.languages
    readonly property var scales: [1, 1.1, 1.25, 1.5, 1.75, 2]

    title: qsTr("Settings")
    spacing: 24

    Setting {
        width: page.innerWidth
        title: qsTr("Language")

        ChoiceRow {
            width: parent.width
            label: qsTr("Language")
            focus: true
            value: Language.current
            options: page.spoken.map(one => ({
                        value: one.code,
                        text: one.name
                    }))
            onPicked: value => Language.choose(value)
        }
    }
    Setting {
        width: page.innerWidth
        title: qsTr("Light")

        ChoiceRow {
            width: parent.width
            label: qsTr("Light")
            value: Settings.theme
            options: [
                {
                    value: "parchment",
                    text: qsTr("Parchment by day"),
                    icon: "ui-sun"
                },
                {
                    value: "candle",
                    text: qsTr("Candle at night"),
                    icon: "ui-candle"
                }
            ]
            onPicked: value => Settings.theme = value
        }
    }
    Setting {
        width: page.innerWidth
        title: qsTr("Size of the text")

        ChoiceRow {
            width: parent.width
            label: qsTr("Size of the text")
            value: Settings.textScale
            options: page.scales.map(scale => ({
                        value: scale,
                        text: qsTr("%1 %").arg(Math.round(scale * 100))
                    }))
            onPicked: value => Settings.textScale = value
        }
    }
    Setting {
        width: page.innerWidth
        title: qsTr("Layout of the table")

        ChoiceRow {
            width: parent.width
            label: qsTr("Layout of the table")
            value: Settings.layout
            options: [
                {
                    value: "itself",
                    text: qsTr("As it fits")
                },
                {
                    value: "grid",
                    text: qsTr("Everything in view")
                },
                {
                    value: "column",
                    text: qsTr("One column to scroll"),
                    icon: "ui-columns"
                }
            ]
            onPicked: value => Settings.layout = value
        }
        UiText {
            width: parent.width
            text: qsTr("As it fits: one column when the text is larger than 130 % or the window is small, else everything in view.")
            size: 15
            soft: true
            wrapMode: Text.WordWrap
        }
    }
    Setting {
        width: page.innerWidth
        title: qsTr("Workshops of an estate")

        ChoiceRow {
            width: parent.width
            label: qsTr("Workshops of an estate")
            value: Settings.areas
            options: [
                {
                    value: "fixed",
                    text: qsTr("Always of one size")
                },
                {
                    value: "growing",
                    text: qsTr("As large as there is room")
                }
            ]
            onPicked: value => Settings.areas = value
        }
    }
    Setting {
        width: page.innerWidth
        title: qsTr("Faces of the hexes")

        ChoiceRow {
            width: parent.width
            label: qsTr("Faces of the hexes")
            value: Settings.hexes
            options: [
                {
                    value: "detailed",
                    text: qsTr("With a skyline")
                },
                {
                    value: "calm",
                    text: qsTr("Plain")
                }
            ]
            onPicked: value => Settings.hexes = value
        }
    }
    Setting {
        width: page.innerWidth
        title: qsTr("Motion")

        ChoiceRow {
            width: parent.width
            label: qsTr("Motion")
            value: Settings.motion
            options: [
                {
                    value: "normal",
                    text: qsTr("Normal")
                },
                {
                    value: "short",
                    text: qsTr("Short")
                },
                {
                    value: "off",
                    text: qsTr("None")
                }
            ]
            onPicked: value => Settings.motion = value
        }
        UiText {
            width: parent.width
            text: qsTr("Without motion, pieces jump and leave a line from where they came.")
            size: 15
            soft: true
            wrapMode: Text.WordWrap
        }
    }
    Setting {
        width: page.innerWidth
        title: qsTr("When the turn passes")

        ChoiceRow {
            width: parent.width
            label: qsTr("When the turn passes")
            value: Settings.handOver
            options: [
                {
                    value: "banner",
                    text: qsTr("A line over the prompt")
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
            text: qsTr("It says whose turn it is and what has happened since, in the language of that seat.")
            size: 15
            soft: true
            wrapMode: Text.WordWrap
        }
    }
    Setting {
        width: page.innerWidth
        title: qsTr("At the table")

        CheckRow {
            width: parent.width
            label: qsTr("Ask before a turn ends while something is still possible")
            checked: Settings.askBeforeEnding
            onClicked: Settings.askBeforeEnding = !Settings.askBeforeEnding
        }
    }
    Setting {
        width: page.innerWidth
        title: qsTr("This program")

        Flow {
            width: parent.width
            spacing: 12

            Btn {
                icon: "ui-info"
                text: qsTr("About and licences")
                onClicked: page.wanted("about")
            }
            Btn {
                key: "K"
                text: qsTr("Keys of the table")
                onClicked: keys.open = true
            }
        }
    }
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_F1 || keys.letterOf(event) === "k";
        if (event.accepted)
            keys.open = true;
    }
    KeyCard {
        id: keys
        parent: page
    }
}
