// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Desktop
import MagisterLudi.Game
import MagisterLudi.Household
import MagisterLudi.Lessons
import MagisterLudi.Library
import MagisterLudi.Table
import MagisterLudi.Teaching
import MagisterLudi.Ui

// The table of a game, a lesson lying over it if there is one, and the rules beside it.
Page {
    id: page

    // A new game, and how it was set is still being told.
    readonly property bool setting: Program.dealtInSteps && Program.currentLesson === null
    // The lesson of a whole table rests.
    property bool pausing: false
    // What the card of the setup speaks of.
    property list<string> spokenOf
    // The lesson that lies over the table; null while there is none.
    property LessonOverlay teacher: null

    ownBar: true
    arrowKeys: false
    title: games.parts?.title ?? ""
    subject: {
        const round = board.table?.round ?? 0;
        if (Program.currentLesson)
            return qsTr("%1, lesson: %2", "Title of the window: game, lesson").arg(title).arg(Program.currentLesson.title);
        return board.table?.over || round < 1 ? title : qsTr("%1, round %2", "Title of the window: game, number of the round").arg(title).arg(board.table.roundNames[round - 1]);
    }

    // The people and colours of last time, and everything is explained to everybody.
    function firstGame() {
        const game = board.table?.game ?? Settings.table.game;
        Settings.table = Object.assign({}, Settings.table, GameBoxes.usual(game), {
            game: game, help1: "full", help2: "full", help3: "full", help4: "full", dealing: "steps"
        });
        leaveFor("newGame");
    }

    // Lights the places where a rule applies now; false when there is none.
    function showRule(rule: string): bool {
        return board.showRule(rule);
    }

    function stepBack(): bool {
        const can = drawer.open && drawer.canGoBack;
        if (can)
            drawer.goBack();
        return can;
    }

    // Wherever the keyboard is, Esc closes the rules; but it never takes a table away from those who sit there.
    Keys.onEscapePressed: event => {
        event.accepted = drawer.open;
        drawer.close();
    }

    TableReader {
        id: rulesReader
        // Who asks for a rule reads it in their own language.
        language: board.table?.spoken ?? Language.current
    }
    TableSounds {
        table: Program.currentTable as Table
    }
    GameParts {
        id: games
        game: (Program.currentTable as Table)?.game ?? ""
    }
    LinkStrip {
        id: link
        width: parent.width
        onInviteWanted: page.wanted("invite")
        onSeatWanted: seating.open = true
    }
    SeatOverlay {
        id: seating
        joining: Program.joining
        z: 120
        // The button that it was opened by may go away.
        onClosed: board.forceActiveFocus(Qt.PopupFocusReason)
    }
    TablePage {
        id: board
        anchors.fill: parent
        anchors.topMargin: link.height
        focus: true
        table: Program.currentTable as Table
        parts: games.parts
        lesson: Program.currentLesson as LessonPlayer
        overlay: Program.currentLesson ? lessonOverlay : page.setting ? setupOverlay : null
        handOver: Settings.handOver
        quiet: page.setting
        spokenOf: page.setting ? page.spokenOf : []
        resting: page.setting || (Program.currentLesson?.speaking ?? false) || pausing
        answerDigit: digit => page.teacher ? page.teacher.answerDigit(digit) : false
        onReadingChanged: Language.lent = reading
        languageMenu: languageButton
        layout: Settings.layout
        growing: Settings.areas === "growing"
        calm: Settings.hexes === "calm"
        askBeforeEnding: Settings.askBeforeEnding
        looking: Program.looking
        walksRounds: !Program.looking
        // A narrow window has no room beside the rules.
        covered: drawer.open && drawer.width < page.width - 460 ? drawer.width + 8 : 0
        veiled: (drawer.open && covered === 0) || leaving.open || seating.open || page.setting
        canPlayAgain: !Program.currentLesson && !Program.looking && !Program.joined
        elsewhere: Program.joined
        invites: !Program.currentLesson && !Program.looking && !Program.joined && (table?.playerCount ?? 0) > 1 && !(table?.over ?? true)
        onInviteWanted: page.wanted("invite")
        onPlayAgain: Program.playAgain()
        onNewGame: page.wanted("newGame")
        onLeave: page.leave()
        lessonFor: rule => Program.currentLesson ? "" : Program.lessonFor(rule).title ?? ""
        onLessonWanted: rule => leaving.ask(rule)
        refusals: table?.over && !Program.looking && !Program.currentLesson ? Program.refusedInGame().length : 0
        onPracticeWanted: Program.practise("game")
        onOpenRule: rule => drawer.show(rule)
        // Without a book to look into, the rule of the question is what there is to read.
        onOpenRules: {
            if (drawer.open)
                return drawer.close();
            if (rulesReader.ruleId === "")
                rulesReader.open(board.table?.prompt.rule ?? "");
            drawer.show("");
        }
        onOpenSettings: page.wanted("settings")
    }
    Component {
        id: lessonOverlay

        LessonOverlay {
            id: teacher

            // Of a lesson that has come to its end; the course answers in the household's language.
            readonly property var after: Program.currentLesson?.finished && Language.household !== "" ? Program.afterLesson(Program.currentLesson.lessonId) : ({})

            anchors.fill: parent
            lesson: Program.currentLesson as LessonPlayer
            nextTitle: after.title ?? ""
            offersOwnGame: after.ownGame ?? false
            offersPractice: Program.currentLesson?.finished ?? false
            missed: Program.currentLesson?.finished ? Program.missedInLesson().length : 0
            over: board.table?.over ?? false
            onPracticeWanted: Program.practise("lesson", lesson.lessonId)
            onMissedWanted: Program.practise("missed")
            onNextWanted: Program.goOnTo(after.lessonId)
            scene: board
            oneColumn: board.column
            covered: board.curtained
            busyItems: drawer.open ? [drawer] : []
            onRuleWanted: rule => drawer.show(rule)
            onSightWanted: target => board.sight(target)
            onRestWanted: board.rest()
            onLessonLeft: page.leaveFor("lessons")

            Binding {
                target: page
                property: "pausing"
                value: teacher.pausing
            }
            Component.onCompleted: page.teacher = teacher
            onPlayOnWanted: if (!Program.playOn())
                page.wanted("problems")
            onFirstGameWanted: page.firstGame()
        }
    }
    // The story of the setup is told to all, and the table under it speaks the same language.
    Binding {
        target: board.table
        when: board.table !== null
        property: "forEverybody"
        value: page.setting
    }
    // Whoever plays has seen enough of the setup.
    Connections {
        target: page.setting ? board.table : null
        function onAnnounced() {
            if (!board.table.refusal.active)
                Program.setupTold();
        }
    }
    Component {
        id: setupOverlay

        SetupOverlay {
            id: setup

            // The story is told anew in another language.
            readonly property string spoken: board.table?.language ?? ""
            anchors.fill: parent
            steps: spoken === "" ? [] : board.table.setupStory()
            busyItems: drawer.open ? [drawer] : []

            Binding {
                target: page
                property: "spokenOf"
                value: setup.step.targets ?? []
            }

            onRuleWanted: rule => drawer.show(rule)
            onSightWanted: target => board.sight(target)
            onEnded: {
                Program.setupTold();
                board.forceActiveFocus();
                board.begin();
            }
        }
    }
    Component {
        id: languageButton

        Btn {
            id: button
            kind: "quiet"
            icon: "ui-language"
            text: Language.current.toUpperCase()
            label: qsTr("Language: %1").arg(Language.name)
            overBar: true
            minHeight: 36
            Target.name: "button:language"
            onClicked: page.languagesWanted(button)
        }
    }
    RulesDrawer {
        id: drawer
        z: 60
        reader: rulesReader
        // The bar and the question stay in sight.
        topInset: link.height + board.barRoom + 6
        bottomInset: board.promptRoom + 8
        // A look at one step of a lesson is no part of the lesson that one is in, and would take its place.
        lessonFor: rule => Program.currentLesson ? "" : Program.lessonFor(rule).title ?? ""
        canPractise: rule => Program.canPractise(rule)
        canShow: rule => board.table !== null && board.table.placesOf(rule).length > 0
        // Told anew in another language, and when something else is asked.
        masteryOf: rule => Program.mastery.rules?.[rule] ?? 0
        onArticleOpened: rule => Program.openedArticle(rule)
        onStrayed: board.forceActiveFocus(Qt.PopupFocusReason)
        onOpenChanged: if (open)
            rulesReader.look()
        onShowWanted: rule => {
            close();
            page.showRule(rule);
        }
        onLessonWanted: rule => leaving.ask(rule)
        onPracticeWanted: rule => Program.practise("rule", rule)
        onRulingPicked: (option, choice) => rulesReader.keep(option, choice)
        onBookWanted: rule => page.bookWanted(rule)
    }
    Overlay {
        id: leaving
        property string rule

        function ask(of: string) {
            rule = of;
            open = true;
        }
        title: qsTr("Leave the table for the lesson?")
        z: 120

        UiText {
            width: parent.width
            text: Program.joined ? qsTr("Your seats remain yours. From “Join a table” you come back to it.")
                : board.table?.over ? qsTr("The game and its score remain in your saved games.")
                                    : qsTr("The game is saved as it stands. Afterwards, one click on the home page takes you back to it.")
            size: 18
            wrapMode: Text.WordWrap
        }
        Flow {
            width: parent.width
            spacing: 12

            Btn {
                kind: "primary"
                text: qsTr("Stay at the table")
                onClicked: leaving.close()
            }
            Btn {
                icon: "ui-learn"
                text: qsTr("Go to the lesson")
                onClicked: {
                    leaving.close();
                    Program.teach(leaving.rule, true);
                }
            }
        }
    }
}
