// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Desktop
import MagisterLudi.Household
import MagisterLudi.Ui

// Which files could not be used, where, what was expected there, and what still works.
SheetPage {
    id: page

    readonly property int count: Settings.problems.length + Program.problemCount
    // Whether every file that could not be used is still there, whole, under some name.
    readonly property bool allKept: keepsAll(Settings.problems)
    readonly property bool content: Array.from(Program.troubled).includes("content")
    // A game that could not be kept is not begun.
    readonly property bool canPlay: Program.canPlay && !Array.from(Program.troubled).includes("folder")

    function keepsAll(problems: var): bool {
        return !problems.some(problem => ["unwritable", "uncopied"].includes(problem.kind));
    }

    // Settings report what happened as data; the sentence is made here.
    function settingsSentence(problem: var): string {
        switch (problem.kind) {
        case "unreadable": return qsTr("The settings could not be read (%1). The defaults apply until you choose again; the old file has been kept with the extension “.broken”.").arg(problem.value);
        case "damaged": return qsTr("The settings file is damaged. The defaults apply; the old file has been kept with the extension “.broken”.");
        case "stuck": return qsTr("The settings could be neither read nor moved aside (%1). The file is left as it is; your choices apply until you close the program and are not saved.").arg(problem.value);
        case "uncopied": return qsTr("The settings could not be backed up before they were changed.");
        case "unwritable": return qsTr("The settings cannot be saved. They apply until you close the program.");
        case "person": return qsTr("Found “%1” where a player’s name was expected (1 to 20 letters, not used by anybody else). The entry is left as it is; everything else applies.").arg(problem.value);
        case "later": return qsTr("Found “%1”, which a later version of this program stored here. It is left as it is; everything else applies.").arg(problem.value);
        }
        return qsTr("Found “%1”, expected one of: %2. The default applies; the old file has been kept with the extension “.broken”.").arg(problem.value).arg(problem.allowed);
    }
    function settingsPlace(problem: var): string {
        if (problem.place === "")
            return "";
        return problem.kind === "damaged" ? qsTr("Line %1: %2").arg(problem.place).arg(problem.value) : problem.place;
    }

    title: qsTr("Problems with files")
    spacing: 12

    ReadText {
        width: page.innerWidth
        words: page.count > 0 ? qsTr("Some files could not be used") : qsTr("All files are fine")
        title: true
        size: 34
    }
    UiText {
        visible: page.count > 0 && page.allKept
        width: page.innerWidth
        text: page.content ? qsTr("Nothing has been lost. Repair the file or reinstall the program, then restart it.")
            : Array.from(Program.troubled).includes("game") ? qsTr("Nothing has been lost. “Saved games” shows what can still be done with a damaged game.")
            : qsTr("Nothing has been lost.")
        size: 18
        soft: true
        wrapMode: Text.WordWrap
    }
    UiText {
        visible: page.count > 0
        width: page.innerWidth
        text: page.canPlay && Program.canLearn ? qsTr("Still working: lessons and full games.")
              : Program.canLearn ? qsTr("Still working: lessons.")
              : page.canPlay ? qsTr("Still working: full games.")
              : qsTr("Still working: the rules and the settings. Lessons and games are not available.")
        size: 18
        bold: true
        color: Theme.verdigris
        wrapMode: Text.WordWrap
        bottomPadding: 8
    }
    Repeater {
        model: Settings.problems
        ProblemRow {
            required property var modelData
            width: page.innerWidth
            file: modelData.file
            place: page.settingsPlace(modelData)
            expected: page.settingsSentence(modelData)
        }
    }
    Repeater {
        model: Program.problems
        ProblemRow {
            width: page.innerWidth
        }
    }
}
