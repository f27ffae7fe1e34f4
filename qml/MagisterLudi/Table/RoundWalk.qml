// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Ui

// What happens between the rounds: the table tells it step by step and goes on by itself, as fast as one reads. It can be
// held, gone on with at once, or skipped; where somebody has to decide something, it waits like everything else.
QtObject {
    id: walk

    required property Table table
    property bool enabled: false
    // Something else is read meanwhile.
    property bool held: false
    property bool paused: false
    // Of several devices the one that is asked goes on.
    readonly property bool telling: enabled && !!table?.prompt.told && table.activeSeat > 0 && !table.past && !table.trying && !table.busy && !table.refusal.active
    readonly property bool running: telling && !paused && !held
    // How long the sentence that is told takes to read, ms.
    readonly property int time: 1500 + 50 * (table?.prompt.sentence ?? "").length

    function next() {
        if (telling)
            table.activate("button:proceed");
    }
    // To the next question.
    function skip() {
        for (let i = 0; i < 12 && telling; ++i)
            next();
    }

    // Whoever takes a step back wants to look at it.
    readonly property Connections back: Connections {
        target: walk.table
        function onChanged() {
            if (walk.table.canRedo)
                walk.paused = true;
            else if (!walk.telling)
                walk.paused = false;
            if (walk.running)
                walk.pace.restart();
        }
    }
    onRunningChanged: running ? pace.restart() : pace.stop()

    readonly property Timer pace: Timer {
        interval: walk.time
        onTriggered: if (walk.running) {
            walk.next();
            Keyboard.movedOn();
        }
    }
}
