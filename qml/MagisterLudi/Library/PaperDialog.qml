// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Rules
import MagisterLudi.Ui

// What to print: the player aid, or chapters, in one language or two, on paper or into a file; outcome: a
// sentence about what was asked for last, until something else is chosen; bad: it was not written.
Overlay {
    id: dialog

    required property RulesReader reader
    property string outcome
    property bool bad: false
    property string kind: "aid"
    property string language: reader.language
    property string second: reader.second
    // Ids of the chapters that are not to be printed: whatever book is open, all of it is at first.
    property var omitted: []
    readonly property var chosen: Array.from(reader.chapters).map(chapter => chapter.id).filter(id => !omitted.includes(id))
    readonly property bool whole: chosen.length === reader.chapters.length
    readonly property var codes: ["en", "pl", "cs", "de", "ru"]

    signal aidWanted(string language, bool onPaper)
    // No chapters stand for all of them.
    signal chaptersWanted(var chapters, string language, string second, bool onPaper)

    function ask(onPaper: bool) {
        outcome = "";
        if (kind === "aid") {
            aidWanted(language, onPaper);
        } else if (chosen.length > 0) {
            chaptersWanted(whole ? [] : chosen, language, second, onPaper);
        } else {
            bad = true;
            outcome = qsTr("Tick the chapters that you want on paper first.");
        }
    }
    function toggle(chapter: string) {
        omitted = omitted.includes(chapter) ? omitted.filter(id => id !== chapter) : omitted.concat([chapter]);
    }
    function toggleAll() {
        omitted = whole ? chosen : [];
    }

    title: qsTr("Printable rules")
    wantedWidth: 640
    onKindChanged: outcome = ""
    onLanguageChanged: outcome = ""
    onSecondChanged: outcome = ""
    onOmittedChanged: outcome = ""
    onOpenChanged: {
        outcome = "";
        language = reader.language;
        second = reader.second;
    }

    foot: Column {
        spacing: 12

        StatusText {
            width: parent.width
            text: dialog.outcome
            color: dialog.bad ? Theme.rubric : Theme.verdigris
            bold: true
        }
        Flow {
            width: parent.width
            spacing: 12

            Btn {
                kind: "primary"
                icon: "ui-print"
                text: qsTr("Print")
                onClicked: dialog.ask(true)
            }
            Btn {
                text: qsTr("Save as PDF")
                onClicked: dialog.ask(false)
            }
        }
    }

    ChoiceRow {
        width: parent.width
        label: qsTr("What to print")
        value: dialog.kind
        options: [
            {
                value: "aid",
                text: qsTr("Player aid, one sheet")
            },
            {
                value: "chapters",
                text: qsTr("Chapters")
            }
        ]
        onPicked: value => dialog.kind = value
    }
    UiText {
        width: parent.width
        text: qsTr("Language")
        bold: true
        soft: true
        size: 15
    }
    ChoiceRow {
        width: parent.width
        label: qsTr("Language")
        value: dialog.language
        options: dialog.codes.map(code => ({ value: code, text: code.toUpperCase() }))
        onPicked: value => {
            dialog.language = value;
            if (dialog.second === value)
                dialog.second = "";
        }
    }
    UiText {
        visible: dialog.kind === "chapters"
        width: parent.width
        text: qsTr("Second language")
        bold: true
        soft: true
        size: 15
    }
    ChoiceRow {
        visible: dialog.kind === "chapters"
        width: parent.width
        label: qsTr("Second language")
        value: dialog.second
        options: [{ value: "", text: qsTr("None") }, ...dialog.codes.filter(code => code !== dialog.language).map(code => ({ value: code, text: code.toUpperCase() }))]
        onPicked: value => dialog.second = value
    }
    Item {
        visible: dialog.kind === "chapters"
        width: parent.width
        height: all.height

        CheckRow {
            id: all
            width: parent.width
            label: qsTr("All chapters")
            checked: dialog.whole
            onClicked: dialog.toggleAll()
        }
    }
    Grid {
        id: grid
        visible: dialog.kind === "chapters"
        width: parent.width
        columns: width > 500 ? 2 : 1
        columnSpacing: 12

        Repeater {
            model: dialog.kind === "chapters" ? dialog.reader.chapters : []

            CheckRow {
                required property var modelData
                width: (grid.width - grid.columnSpacing) / grid.columns
                label: modelData.number + " " + modelData.title
                checked: dialog.chosen.includes(modelData.id)
                onClicked: dialog.toggle(modelData.id)
            }
        }
    }
}
