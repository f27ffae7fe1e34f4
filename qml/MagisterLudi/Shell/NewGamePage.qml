// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Desktop
import MagisterLudi.Household
import MagisterLudi.Ui

// Who sits at the table. Every seat has a tincture and its charge; no two seats share one.
SheetPage {
    id: page

    readonly property var tinctures: ["ruby", "sapphire", "saffron", "violet"]
    readonly property var sizes: [2, 3, 4]
    property int players: 2
    // Tincture of each seat; all four are dealt, so that a swap always works.
    property var seats: ["ruby", "sapphire", "saffron", "violet"]
    property bool shuffled: true
    readonly property bool mixed: Settings.rulingPreset === ""

    function choose(seat: int, tincture: string) {
        const next = seats.slice();
        next[next.indexOf(tincture)] = next[seat];
        next[seat] = tincture;
        seats = next;
    }
    function start() {
        const list = [];
        for (let i = 0; i < players; ++i) {
            const row = rows.itemAt(i) as SeatRow;
            list.push({
                name: row.chosenName,
                seat: seats[i]
            });
        }
        const setup = {
            seats: list,
            seed: seed.text,
            shuffled: shuffled,
            rulings: Settings.rulings
        };
        if (!Program.newGame(setup))
            wanted("problems");
    }

    title: qsTr("New game")
    crumb: qsTr("Messina 1347")
    spacing: 18

    Setting {
        width: page.innerWidth
        title: qsTr("Players")

        ChoiceRow {
            width: parent.width
            label: qsTr("Players")
            focus: true
            value: page.players
            options: page.sizes.map(n => ({
                        value: n,
                        text: String(n)
                    }))
            onPicked: value => page.players = value
        }
    }
    Setting {
        width: page.innerWidth
        title: qsTr("Seats")
        note: qsTr("One screen, passed from hand to hand")

        Repeater {
            id: rows
            model: 4

            SeatRow {
                visible: index < page.players
                width: parent.width
                tinctures: page.tinctures
                tincture: page.seats[index]
                onPicked: tincture => page.choose(index, tincture)
            }
        }
    }
    Setting {
        width: page.innerWidth
        title: qsTr("Turn order in the first round")

        ChoiceRow {
            width: parent.width
            label: qsTr("Turn order in the first round")
            value: page.shuffled
            options: [
                {
                    value: true,
                    text: qsTr("Drawn by lot"),
                    icon: "ui-shuffle"
                },
                {
                    value: false,
                    text: qsTr("As listed above")
                }
            ]
            onPicked: value => page.shuffled = value
        }
    }
    Setting {
        width: page.innerWidth
        title: qsTr("Where the editions differ")

        UiText {
            width: parent.width
            text: Settings.rulingDepartures === 0 ? qsTr("Every open question is decided by default.")
                                                  : qsTr("%n question(s) decided otherwise than by default.", "", Settings.rulingDepartures)
            size: 15
            soft: true
            wrapMode: Text.WordWrap
        }
        ChoiceRow {
            width: parent.width
            label: qsTr("Where the editions differ")
            value: Settings.rulingPreset
            options: [
                {
                    value: "default",
                    text: qsTr("Default")
                },
                {
                    value: "pl",
                    text: qsTr("Polish edition")
                },
                {
                    value: "cs",
                    text: qsTr("Czech edition")
                },
                {
                    value: "ru",
                    text: qsTr("Russian edition")
                },
                {
                    value: "de",
                    text: qsTr("German edition")
                },
                ...page.mixed ? [
                    {
                        value: "",
                        text: qsTr("Your own choice")
                    }
                ] : []
            ]
            onPicked: value => {
                if (value !== "")
                    Settings.applyPreset(value);
            }
        }
        Btn {
            kind: "quiet"
            icon: "ui-scales"
            text: qsTr("One by one, in the rules")
            Target.name: "button:rulings"
            onClicked: page.wanted("rules")
        }
    }
    Setting {
        width: page.innerWidth
        title: qsTr("Seed")
        note: qsTr("Optional")

        Flow {
            width: parent.width
            spacing: 14

            TextField {
                id: seed
                label: qsTr("Seed")
                width: Theme.px(220)
                maximumLength: 18
                validator: RegularExpressionValidator {
                    regularExpression: /[0-9]*/
                }
            }
            UiText {
                text: qsTr("The same number gives the same city and the same luck.")
                size: 15
                soft: true
                height: seed.height
                verticalAlignment: Text.AlignVCenter
            }
        }
    }
    Btn {
        x: 6
        kind: "primary"
        minHeight: 52
        size: 19
        text: qsTr("Start the game")
        available: Program.canPlay
        Target.name: "button:start-game"
        onClicked: page.start()
        onWhy: page.wanted("problems")
    }
}
