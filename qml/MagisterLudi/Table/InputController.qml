// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Lessons
import MagisterLudi.Ui

// The only way to the game: every click and Enter ends here and goes on by target name, to the lesson while one runs, else
// to the table.
QtObject {
    id: input

    required property Table table
    property LessonPlayer lesson: null
    // Target that has keyboard focus; empty if none.
    property string focused
    // Why the thing reached by keyboard cannot be used: {what, why, rule, ruleNumber}, or null.
    property var whyNot: null
    // In which position that was told: after how many commands.
    property int toldAt: 0
    onWhyNotChanged: toldAt = table?.steps ?? 0
    readonly property int step: table?.prompt.step ?? 0
    // A question is put about the position: a click names a thing, and nothing is played.
    property bool questioned: false
    // That, or a lesson waits for a pick: then a place means the whole place, whatever the step of the turn.
    readonly property bool asking: questioned || (lesson ? lesson.kind === "pick" : false)
    // Things that a card beside the table speaks of now; in a list each has its row.
    property list<string> spokenOf
    // How much is explained unasked to whoever has to act: "full", "some" or "none". A lesson explains everything.
    readonly property string help: lesson ? "full" : table?.help ?? "full"
    // Whether what is possible is lit, and what is not is pale.
    readonly property bool lights: help !== "none"
    // Whether focus and hover explain a thing before it is asked about.
    readonly property bool tells: help === "full"

    // What a click would mean where the pointer rests, where a finger was held, and where the focus is.
    property string hovered
    property string held
    property string meant
    // The line of the open menu that is looked at, from 0; -1: none.
    property int variant: -1
    // Whether the focus is moved by keys: only then does it foretell, since a click leaves it behind.
    property bool byKeys: false
    property int revision: 0
    readonly property string looked: hovered !== "" ? hovered : held !== "" ? held : byKeys ? meant : ""
    // What that would do, {name, text, words, then, veiled, effects, ghosts, rule, ruleNumber, ruleTitle}; null: nothing to tell.
    readonly property var preview: foretell(looked, variant, revision)

    // Whether the end of a turn asks when something is left to do; and who does not want to be asked in this game.
    property bool asksBeforeEnding: true
    // Something was done a moment ago: what lies under the pointer now need not be meant.
    property bool lately: false
    readonly property Timer settling: Timer {
        interval: 600
        onTriggered: input.lately = false
    }
    property var unasked: []
    // Where the piece in hand was picked up.
    property string taken
    // What Tab does instead of the usual while a piece is in hand: (from, back) => whether it did; null for nothing.
    property var carry: null

    // The answer to a question.
    signal named(string target)
    signal acted
    // The rule behind a thing was asked for.
    signal explained
    // Something is still possible before that: the page asks, and goes on with end() or not at all.
    signal endingAsked(string target, var left)

    // Some tips are about what is about to be chosen.
    onLookedChanged: table?.pointAt(looked)

    readonly property Connections ears: Connections {
        target: input.table
        function onChanged() {
            input.held = "";
            // After a command it is about the position before, and the question is what counts now.
            if (input.toldAt !== input.table.steps)
                input.whyNot = null;
            input.revision += 1;
        }
    }

    // A sentence of the interface that is addressed to whoever has to act, in their language.
    function say(context: string, source: string): string {
        // Asked first, so that a binding asks again when another seat is spoken to.
        return table?.spoken ? table.inWords(context, source) : qsTranslate(context, source);
    }

    // The table has changed under a pointer that rests: what a click there would do is told when it moves.
    function settle() {
        hovered = "";
        lately = true;
        settling.restart();
    }

    function activate(target: string) {
        whyNot = null;
        settle();
        acted();
        held = "";
        if (questioned) {
            named(target);
            return;
        }
        if (lesson) {
            lesson.activate(target);
            return;
        }
        const left = leftOver(target);
        if (left.length > 0) {
            endingAsked(target, left);
            return;
        }
        table.activate(target);
        if (table.picked > 0)
            taken = target;
    }

    // What a card offers instead is done as its line says, with the piece that it names, whatever a click there may mean.
    function accept(offer: var) {
        if (!lesson && offer.piece > 0 && table.picked !== offer.piece)
            table.pickUp(offer.piece);
        activate(offer.target);
    }

    // What would be given up unseen by ending here; nothing where nobody wants to be asked.
    function leftOver(target: string): var {
        const silent = !asksBeforeEnding || unasked.includes(table.activeSeat);
        return silent ? [] : table.leftOver(target);
    }

    // Ends without asking again; quiet: nor at this seat for the rest of the game.
    function end(target: string, quiet: bool) {
        if (quiet)
            unasked = [...unasked, table.activeSeat];
        acted();
        table.activate(target);
    }

    // Where things lie, in that item, that may be meant with this one: what can be used now, and others of its row.
    function around(target: string, item: Item, revision: int): var {
        const row = target.slice(0, target.lastIndexOf("/") + 1);
        const own = name => name === target || name.startsWith(target + "/") || target.startsWith(name + "/");
        return Targets.names().filter(name => !own(name) && (Targets.item(name)?.offer === "legal" || row !== "" && name.startsWith(row))).map(name => Targets.rect(name, item)).filter(box => box.width > 0);
    }

    function hover(target: string, inside: bool) {
        if (inside)
            hovered = target;
        else if (hovered === target)
            hovered = "";
    }

    // A finger stays on a thing: tells what it would do, and its rule beside it. False: there is nothing to tell.
    function hold(target: string): bool {
        held = foretell(target, -1, revision) ? target : "";
        return held !== "";
    }

    function foretell(target: string, line: int, revision: int): var {
        if (asking || !table)
            return null;
        const told = line >= 0 ? table.variantPreview(line) : target !== "" ? table.preview(target) : null;
        return told && told.text ? told : null;
    }

    // A piece (1..) lying at `from` was dragged to a thing: as if it were picked up, and that thing clicked.
    function drop(piece: int, from: string, to: string) {
        if (questioned)
            return;
        if (table.picked !== piece)
            activate(from);
        activate(to);
    }

    // Looks at the board of a seat; while a lesson waits for a pick, the seat is the pick.
    function look(seat: int) {
        if (asking && lesson)
            lesson.activate("seat:" + seat);
        else
            table.viewSeat = seat;
    }

    // Opens the rule behind a thing.
    function explain(target: string) {
        if (target !== "") {
            table.explain(target);
            explained();
        }
    }

    // What a screen reader adds to the name of a thing: what such things are, what a click would do, the rule.
    function describe(target: string, click: string): string {
        const card = target !== "" ? table.cardOf(target, click) : null;
        if (!card || !card.name)
            return "";
        const rule = card.ruleTitle ? "\u00A7 " + card.ruleNumber + " " + card.ruleTitle : "";
        return [card.meaning, card.now || card.refused, rule].filter(text => !!text).join(" ");
    }

    // Name of the thing at a point of `page`: of all that lie there the smallest, which is the most exact.
    function thingAt(x: real, y: real, page: var): string {
        let best = "";
        let least = Infinity;
        for (const name of Targets.names()) {
            const box = Targets.rect(name, page);
            if (box.width <= 0 || x < box.x || y < box.y || x > box.x + box.width || y > box.y + box.height)
                continue;
            // Places overlap at their corners, and of two of one size the nearer is meant.
            const size = box.width * box.height + Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
            if (size < least) {
                least = size;
                best = name;
            }
        }
        return best;
    }

    // Name of the thing that an item is, or is part of; empty if it is none.
    function thingOf(item: Item): string {
        const names = Targets.names();
        for (let up = item; up; up = up.parent) {
            const name = names.find(each => Targets.item(each) === up);
            if (name !== undefined)
                return name;
        }
        return "";
    }
}
