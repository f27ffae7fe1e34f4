// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Desktop
import MagisterLudi.Household
import MagisterLudi.Rules
import MagisterLudi.Ui

// What somebody of the household has learnt: lessons, rules and when each is due, and what was refused in play lately. It can
// be taken away as a file, and deleted.
SheetPage {
    id: page

    // "" for whoever plays without a name, or the id of a person.
    property string whose
    // Grows when something was forgotten.
    property int revision: 0
    // What came of the last export; empty for none.
    property string outcome
    property bool failed: false
    readonly property var everybody: Settings.people.all
    readonly property var learnt: told(whose, Language.current, revision)
    readonly property var refresher: Program.refresher
    readonly property var lessons: learnt.lessons ?? []
    readonly property var rules: learnt.rules ?? []
    readonly property var refused: learnt.refused ?? []
    // For a row that is about to go: its list is empty already.
    readonly property var nothing: ({ rule: "", game: "", number: "", title: "", mastery: 0, due: "", isDue: false, times: 0, day: "" })
    readonly property bool empty: lessons.length + rules.length + refused.length === 0
    readonly property bool wide: innerWidth >= Theme.px(820)

    function told(who: string, language: string, revision: int): var {
        return Program.learnt(who);
    }
    function exported(path: string) {
        const problem = Program.exportLearnt(whose, path);
        failed = problem !== "";
        outcome = failed ? problem : qsTr("Saved: %1").arg(path);
    }
    function canRead(games: var, game: string): bool {
        return games.includes(game);
    }

    onWhoseChanged: outcome = ""
    title: qsTr("Learning progress")
    sheetWidth: 1080
    spacing: 22
    Component.onCompleted: {
        Settings.people.refresh();
        whose = Settings.shownTo;
    }

    // A rule by its number and title; where there is an article, a link to it.
    component Rule: Item {
        id: one

        // As in Backend::learnt.
        required property var row
        property string note
        readonly property string name: row.title !== "" ? row.title : GameBoxes.titleOf(row.game)
        readonly property bool linked: page.canRead(RuleTerms.games, row.game)

        height: Math.max(Theme.px(32), words.height + 6)

        Pip {
            x: 2
            size: 15
            mastery: one.row.mastery
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            id: words
            x: Theme.px(26)
            width: parent.width - x
            anchors.verticalCenter: parent.verticalCenter

            RuleLink {
                visible: one.linked
                width: Math.min(implicitWidth, parent.width)
                rule: one.row.rule
                number: one.row.number
                text: one.name
                detail: one.note
                size: 16
                Target.name: visible ? "learnt:" + one.row.rule : ""
                onOpened: rule => page.bookWanted(rule)
            }
            UiText {
                visible: !one.linked
                width: parent.width
                //: number of a rule, name of it or of its game
                text: qsTr("§ %1 %2").arg(one.row.number).arg(one.name)
                size: 16
                wrapMode: Text.WordWrap
            }
            UiText {
                visible: text !== ""
                width: parent.width
                text: one.note
                size: 14
                soft: true
                wrapMode: Text.WordWrap
            }
        }
    }
    component Rules: Grid {
        id: list

        required property var rows

        width: page.innerWidth
        columns: page.wide ? 2 : 1
        columnSpacing: 28
        rowSpacing: 2
    }

    Setting {
        visible: page.everybody.length > 0
        width: page.innerWidth
        title: qsTr("Who")

        ChoiceRow {
            width: parent.width
            label: qsTr("Who")
            focus: page.everybody.length > 0
            value: page.whose
            options: [{
                    value: "",
                    text: qsTr("No name"),
                    icon: "ui-home"
                }, ...page.everybody.map(one => ({
                            value: one.id,
                            text: one.name,
                            icon: one.own.tincture ? "disc-" + one.own.tincture : ""
                        }))]
            onPicked: value => page.whose = value
        }
        UiText {
            width: parent.width
            text: qsTr("A lesson counts for the person this screen belongs to, a move in a game for the player making it.")
            size: 15
            soft: true
            wrapMode: Text.WordWrap
        }
    }
    // Whoever this screen belongs to is asked.
    Flow {
        visible: page.whose === Settings.shownTo
        width: page.innerWidth
        spacing: 10

        Btn {
            icon: "ui-shuffle"
            text: qsTr("Ten questions")
            Target.name: visible ? "button:questions" : ""
            onClicked: Program.practise("mix")
        }
        Btn {
            readonly property int due: page.refresher.due ?? 0
            visible: due > 0
            icon: "ui-restart"
            text: (page.refresher.learnt ?? true) ? qsTr("Refresher: %n rule(s) due for review", "", due) : qsTr("From your games: %n rule(s) to practise", "", due)
            Target.name: visible ? "button:refresher" : ""
            onClicked: Program.practise("refresher")
        }
    }
    AskedGames {
        visible: page.whose === Settings.shownTo && games.length > 1
        width: page.innerWidth
    }
    UiText {
        visible: page.empty
        width: page.innerWidth
        text: qsTr("Nothing here yet. This page lists what you practise in lessons and which moves are refused in games.")
        size: 18
        wrapMode: Text.WordWrap
    }
    Setting {
        visible: page.lessons.length > 0
        width: page.innerWidth
        title: qsTr("Lessons")

        Repeater {
            model: page.lessons.length

            Flow {
                id: lesson

                required property int index
                readonly property var row: page.lessons[Math.min(index, page.lessons.length - 1)] ?? ({})

                width: page.innerWidth
                spacing: 14

                Ico {
                    visible: lesson.row.finished === true
                    name: "ui-check"
                    size: Theme.px(20)
                }
                UiText {
                    text: lesson.row.title ?? ""
                    size: 17
                    bold: true
                    width: Math.min(implicitWidth, lesson.width)
                    wrapMode: Text.WordWrap
                }
                UiText {
                    text: GameBoxes.titleOf(lesson.row.game ?? "")
                    size: 16
                    soft: true
                }
                UiText {
                    text: {
                        if (!lesson.row.finished)
                            return qsTr("started");
                        if (!lesson.row.day)
                            return qsTr("finished");
                        //: %1 is a date
                        const last = qsTr("finished on %1").arg(lesson.row.day);
                        return lesson.row.times > 1 ? last + ", " + qsTr("%n time(s)", "", lesson.row.times) : last;
                    }
                    size: 16
                    soft: true
                }
            }
        }
    }
    Setting {
        visible: page.rules.length > 0
        width: page.innerWidth
        title: qsTr("Rules")
        //: how many rules
        note: qsTr("Mastered: %1 of %2. Due for review: %3.").arg(page.rules.filter(row => row.mastery === 2).length).arg(page.rules.length).arg(page.learnt.due ?? 0)

        Rules {
            id: met
            rows: page.rules

            Repeater {
                model: met.rows.length

                Rule {
                    required property int index
                    width: page.wide ? Math.floor((page.innerWidth - 28) / 2) : page.innerWidth
                    row: met.rows[Math.min(index, met.rows.length - 1)] ?? page.nothing
                    //: of a rule; %1 is a date
                    note: row.isDue ? qsTr("due for review") : row.due !== "" ? qsTr("next review on %1").arg(row.due) : qsTr("not practised yet")
                }
            }
        }
    }
    Setting {
        visible: page.refused.length > 0
        width: page.innerWidth
        title: qsTr("Recently refused in games")

        Rules {
            id: refusals
            rows: page.refused

            Repeater {
                model: refusals.rows.length

                Rule {
                    required property int index
                    width: page.wide ? Math.floor((page.innerWidth - 28) / 2) : page.innerWidth
                    row: refusals.rows[Math.min(index, refusals.rows.length - 1)] ?? page.nothing
                    //: how often, the game, the date of the last time
                    note: qsTr("%1, %2, last on %3").arg(qsTr("%n time(s)", "", row.times)).arg(GameBoxes.titleOf(row.game)).arg(row.day)
                }
            }
        }
    }
    Flow {
        visible: !page.empty
        width: page.innerWidth
        spacing: 12

        Btn {
            icon: "ui-open"
            text: qsTr("Export to a file")
            Target.name: visible ? "button:export-learnt" : ""
            onClicked: FileChooser.newLearntFile("magister-ludi.json", path => page.exported(path))
        }
        Btn {
            icon: "ui-cross"
            text: qsTr("Clear this list")
            Target.name: visible ? "button:forget" : ""
            onClicked: forgetting.open = true
        }
    }
    Setting {
        visible: (page.learnt.tips ?? 0) > 0
        width: page.innerWidth
        title: qsTr("Tips in games")
        //: how many tips
        note: qsTr("%n tip(s) shown so far", "", page.learnt.tips ?? 0)

        Btn {
            icon: "ui-learn"
            text: qsTr("Show all tips again")
            Target.name: visible ? "button:rearm-tips" : ""
            onClicked: {
                page.failed = !Program.rearmTips(page.whose);
                page.outcome = page.failed ? "" : qsTr("In your next games every tip appears once more.");
                if (page.failed)
                    page.wanted("problems");
                page.revision += 1;
            }
        }
    }
    UiText {
        visible: text !== ""
        width: page.innerWidth
        text: page.outcome
        size: 16
        color: page.failed ? Theme.rubric : Theme.inkSoft
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        Accessible.role: Accessible.AlertMessage
    }
    Overlay {
        id: forgetting
        parent: page
        title: qsTr("Clear this list?")

        UiText {
            width: parent.width
            text: qsTr("This list will be deleted, and with it when each rule is due for review. Unfinished lessons and saved games stay as they are.")
            size: 18
            wrapMode: Text.WordWrap
        }
        Flow {
            width: parent.width
            spacing: 12

            Btn {
                kind: "primary"
                text: qsTr("Keep")
                onClicked: forgetting.close()
            }
            Btn {
                icon: "ui-cross"
                text: qsTr("Clear")
                Target.name: forgetting.open ? "button:forget-confirmed" : ""
                onClicked: {
                    forgetting.close();
                    page.outcome = "";
                    if (!Program.forgetLearnt(page.whose))
                        page.wanted("problems");
                    page.revision += 1;
                }
            }
        }
    }
}
