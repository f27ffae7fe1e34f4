// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Desktop
import MagisterLudi.Household
import MagisterLudi.Library
import MagisterLudi.Messina
import MagisterLudi.Rules
import MagisterLudi.Teaching
import MagisterLudi.Ui

// The table of a game, a lesson lying over it if there is one, and the rules beside it.
Page {
    id: page

    ownBar: true
    title: "Messina 1347"

    // Lights the places where a rule applies now; false when there is none.
    function showRule(rule: string): bool {
        return board.showRule(rule);
    }

    RulesReader {
        id: rulesReader
        language: Language.current
        rulings: board.table?.rulings ?? ({})
    }
    TablePage {
        id: board
        anchors.fill: parent
        focus: true
        table: Program.currentTable
        lesson: Program.currentLesson
        overlay: Program.currentLesson ? lessonOverlay : null
        languageMenu: languageButton
        onLeave: page.leave()
        onOpenRule: rule => drawer.show(rule)
        onOpenRules: drawer.open ? drawer.close() : drawer.show("")
        onOpenSettings: page.wanted("settings")
    }
    Component {
        id: lessonOverlay

        LessonOverlay {
            anchors.fill: parent
            lesson: Program.currentLesson
            scene: board
            busyItems: drawer.open ? [drawer] : []
            onRuleWanted: rule => drawer.show(rule)
            onLessonLeft: page.leave()
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
        topInset: 56
    }
}
