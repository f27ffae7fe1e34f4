// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Desktop
import MagisterLudi.Household
import MagisterLudi.Ui

// The course as a path: one lesson after another, what each leads to, how far one has come and what comes next.
SheetPage {
    id: page

    readonly property var refresher: Program.refresher
    readonly property var ways: Program.courseWays
    readonly property var way: ways.find(each => each.id === Settings.courseWay) ?? ways[0] ?? ({ id: "whole", lessons: 0, done: 0, minutes: 0 })

    function nameOf(id: string): string {
        switch (id) {
        case "evening": return qsTr("One evening");
        case "experienced": return qsTr("I know similar games");
        case "owner": return qsTr("From the box");
        default: return qsTr("Whole course");
        }
    }
    function aboutOf(id: string): string {
        switch (id) {
        case "evening": return qsTr("The shortest way to a first game tonight. Tips during play explain the rest.");
        case "experienced": return qsTr("For people who play modern board games: the lessons about what is particular to this game.");
        case "owner": return qsTr("Set up your own copy of the game first, then learn to play it.");
        default: return qsTr("All lessons in teaching order, from the first move to the final score.");
        }
    }

    title: qsTr("Learn")
    spacing: 14

    ReadText {
        // With large letters there is no room for it above the first lesson, and of several games the chosen one is named
        // below.
        visible: Program.taughtGames.length < 2 || Theme.textScale < 1.3
        width: page.innerWidth
        words: GameBoxes.titleOf(Program.taughtGame)
        title: true
        size: 38
    }
    SegmentRow {
        visible: Program.taughtGames.length > 1
        width: page.innerWidth
        label: qsTr("Which game")
        size: 17
        minHeight: 42
        target: "course"
        options: Array.from(Program.taughtGames, game => ({ value: game, text: GameBoxes.titleOf(game) }))
        value: Program.taughtGame
        onPicked: value => Settings.courseGame = value
    }
    UiText {
        width: page.innerWidth
        text: qsTr("Each lesson is a real game at a real table. Leave whenever you like: your place is kept.")
        size: 18
        soft: true
        wrapMode: Text.WordWrap
    }
    SegmentRow {
        visible: page.ways.length > 1
        width: page.innerWidth
        label: qsTr("Which lessons")
        size: 17
        minHeight: 42
        target: "way"
        options: page.ways.map(each => ({ value: each.id, text: page.nameOf(each.id) }))
        value: page.way.id
        onPicked: value => Settings.courseWay = value
    }
    Column {
        width: page.innerWidth
        spacing: 4
        bottomPadding: 8

        UiText {
            visible: page.ways.length > 1
            width: parent.width
            text: page.aboutOf(page.way.id)
            size: 17
            wrapMode: Text.WordWrap
        }
        Flow {
            width: parent.width
            spacing: 16

            UiText {
                text: qsTr("%n lesson(s)", "", page.way.lessons)
                size: 16
                soft: true
            }
            UiText {
                text: qsTr("About %n minute(s)", "", page.way.minutes)
                size: 16
                soft: true
            }
            UiText {
                text: qsTr("%n of them finished", "", page.way.done)
                size: 16
                bold: page.way.done > 0
                soft: page.way.done === 0
            }
        }
    }
    Flow {
        width: page.innerWidth
        spacing: 10

        Btn {
            visible: Program.tables.length > 0
            icon: "ui-people"
            text: qsTr("Learn together")
            detail: qsTr("A first round for everybody at this screen, each in their own language.")
            Target.name: visible ? "button:together" : ""
            onClicked: page.wanted("together")
        }
        Btn {
            icon: "ui-shuffle"
            text: qsTr("Ten questions")
            detail: qsTr("Over positions from real games: what you have met comes first.")
            Target.name: "button:questions"
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
        Btn {
            icon: "ui-check"
            text: qsTr("Learning progress")
            Target.name: "button:learnt"
            onClicked: page.wanted("learnt")
        }
    }
    AskedGames {
        width: page.innerWidth
    }
    // No gaps between them: the line of the path runs through.
    Column {
        width: page.innerWidth

        Repeater {
            model: Program.lessons

            LessonCard {
                width: page.innerWidth
                visible: onWay
                height: onWay ? implicitHeight : 0
                last: index === page.way.lessons - 1
                focus: isNext || (index === 0 && page.way.done === page.way.lessons)
                onStarted: if (!Program.startLesson(lessonId))
                    page.wanted("problems")
                onResumed: if (!Program.resumeLesson(lessonId))
                    page.wanted("problems")
                onPractised: Program.practise("lesson", lessonId)
            }
        }
    }
}
