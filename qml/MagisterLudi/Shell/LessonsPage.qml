// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Desktop
import MagisterLudi.Ui

// The lessons of one course, in teaching order.
SheetPage {
    id: page

    title: qsTr("Learn")
    spacing: 16

    ReadText {
        width: page.innerWidth
        words: GameBoxes.titleOf(Program.taughtGame)
        title: true
        size: 38
    }
    UiText {
        width: page.innerWidth
        text: qsTr("Each lesson is a real game at a real table. Leave whenever you like: your place is kept.")
        size: 18
        soft: true
        wrapMode: Text.WordWrap
        bottomPadding: 8
    }
    Btn {
        icon: "ui-check"
        text: qsTr("Learning progress")
        Target.name: "button:learnt"
        onClicked: page.wanted("learnt")
    }
    Repeater {
        id: lessons
        model: Program.lessons

        LessonCard {
            width: page.innerWidth
            focus: index === 0
            onStarted: if (!Program.startLesson(lessonId))
                page.wanted("problems")
            onResumed: if (!Program.resumeLesson(lessonId))
                page.wanted("problems")
        }
    }
}
