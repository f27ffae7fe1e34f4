// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

// What the table says at a change of seat, from the moment the turn passes until somebody goes on:
// a line in the bar, or a curtain over everything.
Item {
    id: seating

    // The TablePage, and what is said aloud.
    required property var page
    required property Voice voice
    required property bool dense
    // The middle of the bar, where the line lies: there it covers nothing that is played with, and moves nothing.
    required property rect strip
    readonly property var table: page.table
    // "banner", "curtain" or "none".
    readonly property string way: page.handOver
    // Something else speaks first.
    readonly property bool quiet: page.quiet
    // The row of the hand-over while it is shown; null otherwise.
    property var handed: null
    required property RuleLights lights
    // What was said before: that the table goes on, or that the opponent moves.
    property bool told: false
    property bool rival: false
    Component.onCompleted: {
        told = !!table.prompt?.told;
        rival = !!table.prompt?.rival;
    }
    readonly property bool curtained: handed !== null && way === "curtain"
    // Code of the language of whoever looks: of the next one only once the curtain is lifted. "": what is told now is
    // told to all, in the household's.
    property string reading

    // A line of the log, with those after it, is wanted.
    signal moreWanted(int line)

    z: curtained ? 110 : 40
    onQuietChanged: {
        pass();
        soon.restart();
    }
    onCurtainedChanged: soon.restart()
    onWayChanged: if (way === "none")
        handed = null

    // The line stands back while the log is open, which tells the same and more.
    // Hands the table over to whoever has to act, unless there is nobody to hand it to.
    function pass() {
        const wanted = way !== "none" && !quiet && !page.lesson && !table.over && !table.trying && !table.prompt?.told && !table.prompt?.rival && (table.playerCount > 1 || table.opponent?.seat !== undefined);
        const row = wanted && typeof table.handOver === "function" ? table.handOver() : null;
        // Alone one is told only what the opponent has done.
        const news = table.playerCount > 1 || (row?.all ?? []).length > 0;
        handed = row && row.seat && news ? row : null;
        if (handed)
            voice.add(handed.title);
    }
    function read() {
        if (table && !curtained)
            reading = quiet || page.lesson ? "" : table.spoken ?? "";
    }

    // The table words what it shows before it says that the turn has passed: this waits until both are known.
    Timer {
        id: soon
        interval: 0
        onTriggered: seating.read()
    }
    Timer {
        id: again
        interval: 0
        onTriggered: if (!seating.handed)
            seating.pass()
    }
    Connections {
        target: seating.table
        function onTurnPassed() {
            seating.page.lookingBack = false;
            seating.pass();
            if (!seating.handed)
                seating.voice.addTurn();
        }
        // Taken back: it is somebody else's turn again.
        function onChanged() {
            if (seating.handed && seating.handed.seat !== seating.table.activeSeat)
                seating.handed = null;
            const prompt = seating.table.prompt ?? {};
            const on = (seating.told || seating.rival) && !prompt.told && !prompt.rival;
            seating.told = !!prompt.told;
            seating.rival = !!prompt.rival;
            // The table has gone on by itself, or the opponent has moved, and somebody is asked again.
            if (on && prompt.step === 1 && !seating.table.canRedo)
                again.restart();
        }
    }
    Connections {
        target: seating.table
        ignoreUnknownSignals: true
        function onSpokenChanged() {
            if (seating.handed)
                seating.pass();
            soon.restart();
        }
    }
    Repeater {
        model: seating.handed && !seating.curtained && !seating.page.scored && !seating.page.logOpen ? 1 : 0

        HandOver {
            row: seating.handed ?? ({})
            dense: seating.dense
            buttonsFirst: !seating.dense
            household: seating.table.language ?? ""
            x: seating.strip.x
            y: Math.round((seating.strip.height - height) / 2) - 1
            width: since.length > 0 ? seating.strip.width : Math.min(seating.strip.width, snug)
            height: implicitHeight
            onClosed: seating.handed = null
            onLightWanted: targets => seating.lights.light(targets)
            Component.onDestruction: if (at >= 0)
                seating.lights.putOut()
            onMoreWanted: line => seating.moreWanted(line)
        }
    }
    Repeater {
        model: seating.curtained ? 1 : 0

        Curtain {
            row: seating.handed ?? ({})
            anchors.fill: parent
            focus: true
            Component.onCompleted: forceActiveFocus(Qt.PopupFocusReason)
            onOpened: {
                seating.handed = null;
                seating.page.forceActiveFocus();
                seating.page.begin();
            }
            onUndoWanted: {
                seating.table.undo();
                seating.page.forceActiveFocus();
            }
        }
    }
}
