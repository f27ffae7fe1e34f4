// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game

// What the table says at a change of seat, from the moment the turn passes until somebody goes on:
// a line in the bar, or a curtain over everything.
Item {
    id: seating

    required property TableState shared
    required property TableParts parts
    // What is said aloud.
    required property Voice voice
    // The middle of the bar, where the line lies: there it covers nothing that is played with, and moves nothing.
    required property rect strip
    readonly property Table table: shared.table
    readonly property string way: shared.handOver
    readonly property bool quiet: shared.quiet
    readonly property var handed: shared.handed
    required property RuleLights lights
    // What was said before: that the table goes on, or that the opponent moves.
    property bool told: false
    property bool rival: false
    Component.onCompleted: {
        told = !!shared.prompt.told;
        rival = !!shared.prompt.rival;
    }
    // A neighbour in the bar has no room for their figures in less, px.
    readonly property int leastSeat: 236
    readonly property bool curtained: shared.curtained
    // A lesson for the whole table says itself who is next: who reads a card need not be who has to act.
    readonly property bool taught: shared.lesson?.together ?? false
    // Code of the language of whoever looks: of the next one only once the curtain is lifted. "": what is told now is
    // told to all, in the household's.
    property string reading

    // A line of the log, with those after it, is wanted.
    signal moreWanted(int line)
    // Whoever opened the curtain, or took the last deed back, goes on at the table.
    signal opened
    signal takenBack

    z: curtained ? 110 : 40
    onQuietChanged: {
        pass();
        soon.restart();
    }
    onCurtainedChanged: soon.restart()
    onWayChanged: if (way === "none")
        shared.endHandOver()

    // Hands the table over to whoever has to act, unless there is nobody to hand it to.
    function pass() {
        const played = !shared.lesson && !table.over && !table.trying && !shared.prompt.told && !shared.prompt.rival && (table.playerCount > 1 || parts.rival);
        const wanted = way !== "none" && !quiet && (taught || played);
        const row = wanted ? taught ? shared.lesson.handOver : table.handOver() : null;
        // Alone one is told only what the opponent has done.
        const news = table.playerCount > 1 || (row?.all ?? []).length > 0;
        shared.handTo(row && row.seat && news ? row : null);
        if (handed)
            voice.add(handed.title);
    }
    function read() {
        if (table && !curtained)
            reading = quiet || (shared.lesson && !taught) ? "" : table.spoken;
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
            seating.shared.showScore();
            if (!seating.taught)
                seating.pass();
            if (!seating.handed)
                seating.voice.addTurn();
        }
        // Taken back: it is somebody else's turn again.
        function onChanged() {
            if (seating.handed && !seating.taught && seating.handed.seat !== seating.table.activeSeat)
                seating.shared.endHandOver();
            const prompt = seating.shared.prompt;
            const on = (seating.told || seating.rival) && !prompt.told && !prompt.rival;
            seating.told = !!prompt.told;
            seating.rival = !!prompt.rival;
            // The table has gone on by itself, or the opponent has moved, and somebody is asked again. Whoever plays on
            // another device than others has not seen what they have done.
            const apart = seating.table.seatsHere.length < seating.table.playerCount && seating.table.activeSeat > 0;
            if (on && (prompt.step === 1 || apart) && !seating.table.canRedo)
                again.restart();
        }
        function onSpokenChanged() {
            if (seating.handed)
                seating.pass();
            soon.restart();
        }
    }
    Connections {
        target: seating.taught ? seating.shared.lesson : null
        function onHandedOver() {
            seating.pass();
        }
    }
    Repeater {
        model: seating.shared.lined ? 1 : 0

        HandOver {
            row: seating.handed ?? ({})
            dense: seating.shared.dense
            buttonsFirst: !seating.shared.dense
            household: seating.table.language
            // Above a list that scrolls there are no neighbours.
            mostTaken: dense && !seating.shared.column ? seating.strip.width - seating.leastSeat * Math.max(1, seating.table.playerCount - 1) : seating.strip.width
            // At the end of the bar, where neighbours move up for it.
            x: seating.strip.x + (dense ? seating.strip.width - width : 0)
            y: Math.round((seating.strip.height - height) / 2) - 1
            width: spread ? seating.strip.width : Math.min(seating.strip.width, snug)
            height: implicitHeight
            // Once it has spread they stay where they are: it lies over them for a while.
            readonly property real taken: dense && folded ? width + 6 : 0
            onTakenChanged: if (taken > 0)
                seating.shared.barTaken = taken
            onClosed: seating.shared.endHandOver()
            onLightWanted: targets => seating.lights.light(targets)
            Component.onCompleted: seating.shared.barTaken = taken
            Component.onDestruction: {
                seating.shared.barTaken = 0;
                if (at >= 0)
                    seating.lights.putOut();
            }
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
                seating.shared.endHandOver();
                seating.opened();
            }
            onUndoWanted: {
                if (seating.taught)
                    return;
                seating.table.undo();
                seating.takenBack();
            }
        }
    }
}
