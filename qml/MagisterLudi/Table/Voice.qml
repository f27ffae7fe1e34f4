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
    property int steps: table?.steps ?? 0
    property bool trying: table?.trying ?? false
    // The question that was heard last, or stood there at first.
    property string asked: prompt.sentence ?? ""

    signal spoken(string text)

    function add(text: string) {
        heard = [...heard, text];
        Qt.callLater(speak);
    }
    function addTurn() {
        if (prompt.name)
            add(qsTr("%1: %2", "whose turn it is, what is asked").arg(prompt.name).arg(prompt.sentence));
    }
    function speak() {
        if (heard.length === 0)
            return;
        // What is done leads to the next question, unless that has been put in words already.
        const next = prompt.sentence ?? "";
        const known = next === asked || next === "" || heard.some(words => words.includes(next));
        asked = next;
        const text = (known ? heard : [...heard, next]).join(" ");
        heard = [];
        spoken(text);
    }

    property Connections watch: Connections {
        target: voice.table
        // There are fewer steps only when something is taken back, or when another game is begun or left by a try. The
        // log may get shorter because somebody else reads it.
        function onChanged() {
            const steps = voice.table?.steps ?? 0;
            const trying = voice.table?.trying ?? false;
            if (steps < voice.steps && trying === voice.trying)
                voice.add(qsTr("Taken back. %1", "what is asked now").arg(voice.prompt.sentence ?? ""));
            voice.steps = steps;
            voice.trying = trying;
        }
    }
}
