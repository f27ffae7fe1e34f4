// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Rules
import MagisterLudi.Ui

// What to print: the player aid, or chapters, in one language or two, on paper or into a file; outcome: a
// sentence about the last one, bad: it was not written.
Overlay {
    id: dialog

    required property RulesReader reader
    property string outcome
    property bool bad: false
    property string kind: "aid"
    property string language: reader.language
    property string second: reader.second
    // Ids of the chosen chapters; none stands for all of them.
    property var chosen: []
    readonly property var codes: ["en", "pl", "cs", "de", "ru"]

    signal aidWanted(string language, bool onPaper)
    signal chaptersWanted(var chapters, string language, string second, bool onPaper)

    function ask(onPaper: bool) {
        if (kind === "aid")
            aidWanted(language, onPaper);
        else
            chaptersWanted(chosen, language, second, onPaper);
    }
    function toggle(chapter: string) {
        chosen = chosen.includes(chapter) ? chosen.filter(id => id !== chapter) : chosen.concat([chapter]);
    }

    title: qsTr("Printable rules")
    wantedWidth: 640
    onOpenChanged: {
        outcome = "";
        language = reader.language;
        second = reader.second;
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
            checked: dialog.chosen.length === 0
            onClicked: dialog.chosen = []
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
