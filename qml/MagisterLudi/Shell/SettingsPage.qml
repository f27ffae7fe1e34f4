// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Household
import MagisterLudi.Table
import MagisterLudi.Ui

// Language and looks, of the household and of each person in it. Everything takes effect at once and is kept.
SheetPage {
    id: page

    // Whose settings are shown: "" for the household, or the id of a person; and what that person has decided.
    property string whose
    readonly property var own: everybody.find(one => one.id === whose)?.own ?? ({})
    readonly property var everybody: Settings.people.all
    readonly property var household: Settings.household
    readonly property var spoken: Language.languages
    readonly property var tinctures: ["ruby", "sapphire", "saffron", "violet"]
    readonly property var scales: [1, 1.1, 1.25, 1.5, 1.75, 2]

    title: qsTr("Settings")
    spacing: 24
    Component.onCompleted: {
        Settings.people.refresh();
        whose = Settings.shownTo;
    }

    WhoseSettings {
        id: people
        width: page.innerWidth
        whose: page.whose
        onPicked: who => page.whose = who
        onRemovalWanted: removing.open = true
    }
    PreferenceRow {
        width: page.innerWidth
        title: qsTr("Language")
        preference: "language"
        whose: page.whose
        own: page.own
        // Where nobody has chosen, the language in force is the system's; one for this run only is put aside.
        shared: Settings.people.owner === "" || page.household.language === "" ? Language.household : page.household.language
        onPicked: value => {
            if (whose === Settings.people.owner && value !== "")
                Language.choose(value);
        }
        options: page.spoken.map(one => ({
                    value: one.code,
                    text: one.name
                }))
    }
    PreferenceRow {
        width: page.innerWidth
        title: qsTr("Explanations")
        preference: "help"
        whose: page.whose
        own: page.own
        visible: page.whose !== ""
        common: false
        unset: "full"
        options: [
            {
                value: "full",
                text: qsTranslate("SeatRow", "Everything"),
                icon: "ui-learn"
            },
            {
                value: "some",
                text: qsTranslate("SeatRow", "If asked"),
                icon: "ui-hand"
            },
            {
                value: "none",
                text: qsTranslate("SeatRow", "Nothing")
            }
        ]
    }
    PreferenceRow {
        width: page.innerWidth
        title: qsTr("Colour")
        preference: "tincture"
        whose: page.whose
        own: page.own
        visible: page.whose !== ""
        common: false
        options: [{
                value: "",
                //: of a tincture
                text: qsTr("Whichever is free")
            }, ...page.tinctures.map(seat => ({
                        value: seat,
                        text: SeatNames.charged(seat),
                        icon: "disc-" + seat
                    }))]
        explained: qsTr("You get this colour in a new game unless somebody else there has it.")
    }
    PreferenceRow {
        width: page.innerWidth
        title: qsTr("Theme")
        preference: "theme"
        followsDesktop: true
        whose: page.whose
        own: page.own
        options: [
            {
                value: "parchment",
                text: qsTranslate("TopBar", "Daylight"),
                icon: "ui-sun"
            },
            {
                value: "candle",
                text: qsTranslate("TopBar", "Candlelight"),
                icon: "ui-moon"
            }
        ]
    }
    PreferenceRow {
        width: page.innerWidth
        title: qsTr("Text size")
        preference: "textScale"
        followsDesktop: true
        whose: page.whose
        own: page.own
        options: page.scales.map(scale => ({
                    value: scale,
                    text: qsTr("%1%").arg(Math.round(scale * 100))
                }))
    }
    PreferenceRow {
        width: page.innerWidth
        title: qsTr("Table layout")
        preference: "layout"
        whose: page.whose
        own: page.own
        options: [
            {
                value: "itself",
                text: qsTr("Automatic")
            },
            {
                value: "grid",
                text: qsTr("Everything in view")
            },
            {
                value: "column",
                text: qsTr("One scrolling column"),
                icon: "ui-columns"
            }
        ]
        explained: qsTr("Automatic: one column if the text is larger than 130% or the window is small, otherwise everything in view.")
    }
    PreferenceRow {
        width: page.innerWidth
        title: qsTr("Animation")
        preference: "motion"
        followsDesktop: true
        whose: page.whose
        own: page.own
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
        explained: qsTr("Without animation, pieces jump and leave a line showing where they came from.")
    }
    PreferenceRow {
        width: page.innerWidth
        title: qsTr("Before a turn ends")
        preference: "askBeforeEnding"
        whose: page.whose
        own: page.own
        options: [
            {
                value: true,
                text: qsTr("Ask if you can still do something")
            },
            {
                value: false,
                text: qsTr("Do not ask")
            }
        ]
    }
    PreferenceRow {
        width: page.innerWidth
        title: qsTr("Tips in games")
        preference: "tips"
        whose: page.whose
        own: page.own
        options: [
            {
                value: true,
                text: qsTr("Show each tip once"),
                icon: "ui-learn"
            },
            {
                value: false,
                text: qsTr("No tips")
            }
        ]
        explained: qsTr("A tip states a rule when it first matters, at most one each turn. On the “Learning progress” page you can have all tips shown again.")
    }
    PreferenceRow {
        width: page.innerWidth
        title: qsTr("Keys without Ctrl or Alt")
        preference: "singleKeys"
        whose: page.whose
        own: page.own
        options: [
            {
                value: true,
                text: qsTr("Letters, digits and symbols are shortcuts")
            },
            {
                value: false,
                text: qsTr("Only together with Alt")
            }
        ]
        explained: qsTr("For anyone who uses speech input or tends to press keys by accident. Enter, Esc, the arrow keys and the function keys always work.")
    }
    // What one game alone asks.
    Repeater {
        model: GameBoxes.all.length

        Repeater {
            id: asked

            required property int index
            readonly property GameBox box: GameBoxes.all[index]

            model: box.preferences.length

            PreferenceRow {
                id: one

                required property int index
                readonly property SetupOption option: asked.box.preferences[index]

                width: page.innerWidth
                title: option.title
                note: asked.box.title
                preference: option.key
                whose: page.whose
                own: page.own
                options: option.choices
                explained: option.explained
            }
        }
    }
    HandOverSetting {
        visible: page.whose === ""
        width: page.innerWidth
    }
    SoundSetting {
        visible: page.whose === ""
        width: page.innerWidth
    }
    RulingsSetting {
        visible: page.whose === "" && games > 0
        width: page.innerWidth
        onWanted: game => page.wanted("rulings:" + game)
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
                text: qsTr("Keyboard shortcuts")
                onClicked: keys.open = true
            }
        }
    }
    Keys.onPressed: event => {
        event.accepted = Keyboard.means(event.text, event.modifiers) && keys.letterOf(event) === "k";
        if (event.accepted)
            keys.open = true;
    }
    KeyCard {
        id: keys
        parent: page
    }
    PersonRemoval {
        id: removing
        parent: page
        person: people.name
        onConfirmed: {
            const who = page.whose;
            removing.close();
            page.whose = "";
            Settings.people.remove(who);
            people.takeFocus();
        }
    }
}
