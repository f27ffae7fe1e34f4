// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import MagisterLudi.Game

// Puts together what is to be said of one deed: its events, who has the turn now, what was taken back, why it was refused.
// A screen reader hears one text instead of the last of several.
QtObject {
    id: voice

    required property Table table
    property list<string> heard
    readonly property var prompt: table?.prompt ?? ({})
    // As they were at the last change: bindings would follow the table before it is heard of.
    property int steps: 0
    property bool trying: false
    // The question that was heard last, or stood there at first.
    property string asked: prompt.sentence ?? ""
    // Something has been done since the last words. What no sentence tells, as an offer that is declined, leads to a question.
    property bool due: false

    signal spoken(string text)

    function begin() {
        steps = table?.steps ?? 0;
        trying = table?.trying ?? false;
    }

    function add(text: string) {
        heard = [...heard, text];
        Qt.callLater(speak);
    }
    function addTurn() {
        if (prompt.name)
            add(qsTr("%1: %2", "whose turn it is, what is asked").arg(prompt.name).arg(prompt.sentence));
    }
    function speak() {
        const next = prompt.sentence ?? "";
        const untold = heard.length === 0;
        if (untold && (!due || next === ""))
            return;
        due = false;
        // What is done leads to the next question, unless that has been put in words already.
        const known = !untold && (next === asked || next === "" || heard.some(words => words.includes(next)));
        asked = next;
        const text = (known ? heard : [...heard, next]).join(" ");
        heard = [];
        spoken(text);
    }

    onTableChanged: begin()
    Component.onCompleted: begin()

    property Connections watch: Connections {
        target: voice.table
        // There are fewer steps only when something is taken back, or when another game is begun or left by a try. The
        // log may get shorter because somebody else reads it.
        function onChanged() {
            const steps = voice.table?.steps ?? 0;
            const trying = voice.table?.trying ?? false;
            if (steps < voice.steps && trying === voice.trying)
                voice.add(qsTr("Taken back. %1", "what is asked now").arg(voice.prompt.sentence ?? ""));
            if (steps > voice.steps) {
                voice.due = true;
                Qt.callLater(voice.speak);
            }
            voice.steps = steps;
            voice.trying = trying;
        }
    }
}
