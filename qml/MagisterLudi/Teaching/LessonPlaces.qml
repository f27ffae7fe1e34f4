// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Lessons
import MagisterLudi.Ui
import MagisterLudi.Teaching

// Reads where the targets of a step are and finds places for the holes, the card, the marks, the name and the answer.
// All px of the overlay that holds it. Ask with lookSoon(); the results are properties.
Item {
    id: places

    required property LessonPlayer lesson
    readonly property var feedback: lesson.feedback
    required property CardFrame card
    required property Item answer
    // The same step in another language, where the table is wide enough for two cards.
    required property Item beside
    required property Item nameMark
    required property var brightItems
    required property var busyItems
    required property list<string> offers
    // Of what can be used, what the next move needs.
    property list<string> wanted
    required property var regionCosts
    // What has the focus on the table; null when the focus is elsewhere.
    property Item focused: null
    property bool ended: false
    property bool answering: false
    property int markSize: 34

    readonly property bool setup: lesson.kind === "setup"
    readonly property var stages: setup ? lesson.stages : []
    // During the setup all parts named so far stay lit.
    readonly property var targets: ended ? [] : setup ? stages.slice(0, lesson.stageIndex + 1).map(stage => stage.target) : lesson.targets
    // Between the bars, and beside the tabs that lead to something: no card cuts one of them, whatever else it has to cover. A
    // thing below the card can be scrolled into sight, a tab cannot.
    property rect room: Qt.rect(12, 12, width - 24, height - 24)
    // Where the other panels are: one may still be on its way when it is opened.
    readonly property string busyPlaces: Array.from(busyItems, item => [item.visible, item.x, item.y, item.width, item.height].join(" ")).join("; ")

    // Between the bars.
    property real clearHeight: height - 24
    property point cardAt: Qt.point(0, 0)
    property point answerAt: Qt.point(0, 0)
    // The answer to a move has no room beside the card as it stands: both share the width of the room until it is read.
    property bool sharing: false
    // The table is one column, where hardly anything fits beside the card.
    property bool oneColumn: false
    readonly property real share: Math.round(room.width - answer.width - 12)
    property point unshared: Qt.point(0, 0)
    // Nor is there room for that, and the answer stands where the card was.
    property bool cardGivesWay: false
    // null: not shown.
    property var besideAt: null
    property string tailSide: ""
    property real tailAt: 0
    property var refused: null
    property var markPlaces: []
    property var namePlace: null

    // Where the reader has put the card by hand; null while it places itself. In the step in which it was put there it
    // stays in any case, later unless it would cover a target.
    property var handPlace: null
    property bool handHeld: false
    // No free place for the wide card: it becomes narrower (in one column wider), in two steps, and then lower, in two more,
    // until the next step of the lesson. No lower than it has to be: gap is the highest strip that is
    // free, and least what its task needs.
    property int narrowing: 0
    property real gap: 0
    property real least: 0
    readonly property real cardRoom: Math.round(sharing ? Math.max(answer.height, clearHeight * 0.45)
                                                        : narrowing < 3 ? clearHeight : Math.max(gap, least, clearHeight * (narrowing < 4 ? 0.55 : 0.45)))
    property bool settled: false
    // A new step has begun: its texts find their height in the next frame, and what it points at scrolls into view. Until then
    // the card does not look for a place. patience: how often it still waits for what moves.
    property bool waiting: false
    property int patience: 0
    property string shown
    // Of the card, when it was placed last: what comes onto it while it stands makes it grow.
    property real placedHeight: 0
    property int placedStep: 0
    // A question keeps room for what will be said about the answer, px.
    readonly property real reserve: (lesson.options.length > 0 || lesson.kind === "score" || lesson.kind === "pick") && lesson.answerState === "none" ? Theme.px(104) : 0
    // No look is due.
    readonly property bool resting: !soon.running && !still.running

    // list: the holes of the spotlight; fresh: they belong to other targets than before.
    signal lit(var list, bool fresh)

    function lookSoon() {
        soon.restart();
    }
    // A new step: the card stays where it is if it can.
    function begin() {
        handHeld = false;
        narrowing = Math.min(narrowing, 2);
        waiting = settled;
        lookSoon();
    }
    // Another part of the table is named: what made the card low need not be there any more.
    function beginStage() {
        narrowing = Math.min(narrowing, 2);
        lookSoon();
    }
    // What the new step wants in sight has been asked for.
    function arrive() {
        if (!waiting)
            return;
        patience = 8;
        still.begin();
    }
    function forget() {
        waiting = false;
        placedStep = 0;
        handPlace = null;
        handHeld = false;
        narrowing = 0;
        lookSoon();
    }
    function moveCard(dx: real, dy: real) {
        const x = Math.max(0, Math.min(width - card.width, cardAt.x + dx));
        const y = Math.max(0, Math.min(height - card.height, cardAt.y + dy));
        handPlace = Qt.point(x, y);
        handHeld = true;
        look();
    }

    function grown(rect: rect, by: real): rect {
        return rect.width > 0 ? Qt.rect(rect.x - by, rect.y - by, rect.width + 2 * by, rect.height + 2 * by) : rect;
    }
    function seen(name: string): rect {
        return Targets.rect(name, places);
    }
    function rectOf(item: Item): rect {
        if (!item || !item.visible)
            return Qt.rect(0, 0, 0, 0);
        return item.mapToItem(places, 0, 0, item.width, item.height);
    }
    function holeName(name: string): string {
        return Targets.wholeOf(name) || existing(name);
    }
    // The thing, or what it is a part of where that part is not there: a citizen who has been rescued, a sign that another
    // layout does not show by itself.
    function existing(name: string): string {
        let part = name;
        while (part !== "" && !part.includes("*") && !Targets.item(part))
            part = part.slice(0, Math.max(0, part.lastIndexOf("/")));
        return part === "" ? name : part;
    }
    // Where a mark points: the part itself, or the whole of it while the part is not there.
    // Of a hexagon only its middle counts: the corners of the rectangle round it belong to its neighbours.
    function pointed(name: string): rect {
        const there = Targets.has(name) ? name : holeName(name);
        const rect = seen(there);
        return Targets.isHexagonal(there) ? Qt.rect(rect.x + rect.width * 0.15, rect.y + rect.height * 0.15, rect.width * 0.7, rect.height * 0.7) : rect;
    }
    // Only what the card names by a number carries that number: any other mark would point at something unsaid.
    function named(number: int): bool {
        return (lesson.text + lesson.task).includes("{" + number + "}");
    }
    function holeOf(name: string, ring: bool): var {
        const rect = seen(holeName(name));
        if (rect.width <= 0)
            return null;
        const hex = Targets.isHexagonal(holeName(name));
        // Neighbouring hexes touch: their holes must not overlap.
        const hole = hex ? rect : grown(rect, 4);
        return { shape: hex ? "hex" : "rect", ring: ring, x: hole.x, y: hole.y, width: hole.width, height: hole.height };
    }
    function holes(): var {
        const list = [];
        const done = new Set();
        targets.forEach((name, i) => {
            const whole = places.holeName(name);
            const hole = done.has(whole) ? null : places.holeOf(name, !places.setup || i === places.targets.length - 1);
            if (hole)
                list.push(hole);
            done.add(whole);
        });
        return list;
    }
    function bars(): var {
        const list = brightItems.length > 0 ? Array.from(brightItems, item => places.rectOf(item)) : [seen("bar"), seen("prompt")];
        return list.filter(bar => bar.width > 0);
    }
    function roomFor(bright: var): rect {
        const wide = bright.filter(bar => bar.width > places.width * 0.8);
        // The tabs of one column behind which something can be chosen now: in a strip above the list, or in a rail beside it.
        const tabs = start => Targets.names().filter(name => name.startsWith(start)).map(name => places.seen(name)).filter(tab => tab.width > 0);
        const above = wide.filter(bar => bar.y < places.height / 2).concat(tabs("strip:"));
        const top = above.reduce((y, box) => Math.max(y, box.y + box.height + 8), 12);
        const left = tabs("rail:").reduce((x, tab) => Math.max(x, tab.x + tab.width + 8), 12);
        const bottom = wide.filter(bar => bar.y >= places.height / 2).reduce((y, bar) => Math.min(y, bar.y - 8), height - 12);
        return Qt.rect(left, top, Math.max(0, width - 12 - left), Math.max(0, bottom - top));
    }
    function boxOf(hole: var): rect {
        return Qt.rect(hole.x, hole.y, hole.width, hole.height);
    }

    function look() {
        if (width <= 0 || !visible)
            return;
        const bright = bars();
        room = roomFor(bright);
        clearHeight = Math.min(room.height, height - 24 - bright.reduce((sum, bar) => sum + (bar.width > places.width * 0.8 ? bar.height + 16 : 0), 0));
        const spots = holes();
        const names = targets.join(" ");
        const plain = bright.map(bar => ({ shape: "plain", ring: false, x: bar.x, y: bar.y, width: bar.width, height: bar.height }));
        lit(plain.concat(spots), settled && names !== shown);
        shown = names;

        const boxes = spots.map(boxOf);
        const busy = Array.from(busyItems, item => places.rectOf(item)).filter(rect => rect.width > 0);
        if (!sharing)
            placeCard(bright, setup ? boxes.slice(-1) : boxes, boxes, busy);
        placeAnswer(bright, busy);
        const answered = sharing ? [Qt.rect(answerAt.x, answerAt.y, answer.width + 8, answer.height + 8)] : [];
        const taken = bright.concat(boxes, busy, answered, [Qt.rect(cardAt.x, cardAt.y, card.width + 8, card.height + 8)]);
        placeMarks(taken);
        placeName(taken);
        placeBeside(taken);
        settled = true;
    }

    // boxes: what it must not cover; lighted: what is lit besides, which it does not cover by staying.
    function placeCard(bright: var, boxes: var, lighted: var, busy: var) {
        const size = Qt.size(card.width, card.height);
        // Within its step it stays where it is as long as it covers nothing that is to be used now: whoever reads should not
        // have to look for it because of a wrong click, or because something else can be used as well.
        const inStep = settled && !waiting && placedStep === lesson.stepNumber;
        const hidden = box => busy.some(rect => box.x >= rect.x && box.y >= rect.y && box.x + box.width <= rect.x + rect.width
                                                && box.y + box.height <= rect.y + rect.height);
        const needed = Array.from(wanted, name => places.seen(name)).filter(rect => rect.width > 0);
        const keep = bright.concat(boxes, needed, spoken(inStep)).filter(box => !hidden(box)).map(rect => places.grown(rect, 8));
        const free = at => keep.concat(busy).every(rect => !meets(rect, at, size));
        if (handPlace) {
            const at = Qt.point(Math.max(0, Math.min(width - card.width, handPlace.x)), Math.max(0, Math.min(height - card.height, handPlace.y)));
            if (handHeld || free(at)) {
                cardAt = at;
                return;
            }
            handPlace = null;
        }
        const offered = offers.map(name => places.seen(name)).filter(rect => rect.width > 0);
        const others = inStep ? [] : lighted.concat(offered);
        const fits = (at, size) => at.x >= room.x && at.y >= room.y && at.x + size.width <= room.x + room.width && at.y + size.height <= room.y + room.height
                                   && keep.concat(busy).every(rect => !meets(rect, at, size))
                                   && others.every(box => !meets(box, at, size));
        const grows = inStep && placedHeight > 0 && placedHeight !== size.height;
        const before = placedHeight;
        placedHeight = size.height;
        if (grows && growInPlace(before, size, fits))
            return;
        if (inStep && fits(cardAt, size))
            return;
        const arrives = placedStep !== lesson.stepNumber;
        if (settled && waiting)
            return;
        placedStep = lesson.stepNumber;
        const roomy = Qt.size(size.width, size.height + (arrives ? reserve : 0));
        // Nor does it move when a step begins, but to uncover a target, what can be used, or most of what the step is about,
        // and so that it need not move when an answer comes.
        const kin = kinOf(lesson.aim);
        const hides = kin.filter(rect => meets(rect, cardAt, size)).length > 2;
        const stays = settled && fits(cardAt, size);
        if (stays && fits(cardAt, roomy) && !hides)
            return;
        const space = {
            bounds: room,
            keep: keep.concat(busy, kin),
            // Nor does it come to lie under the pointer.
            avoid: offered.concat(settled ? [pointer()] : []),
            // Beside the targets there should be room for the marks.
            regions: regionCosts.map(entry => ({ rect: places.grown(places.seen(entry[0]), 8), cost: entry[1] }))
                     .concat(boxes.map(rect => ({ rect: places.grown(rect, markSize + 16), cost: 2 }))),
            near: settled ? Qt.rect(cardAt.x, cardAt.y, card.width, card.height) : Qt.rect(0, 0, 0, 0)
        };
        let place = OverlayPlaces.overlay(space, roomy);
        if (place.covers && kin.length > 0) {
            if (stays && fits(cardAt, roomy))
                return;
            space.keep = keep.concat(busy);
            place = OverlayPlaces.overlay(space, roomy);
        }
        if (place.covers && stays)
            return;
        if (place.covers && roomy.height > size.height)
            place = OverlayPlaces.overlay(space, size);
        if (place.covers && narrowing < 4) {
            gap = highestGap(keep.concat(busy));
            least = card.leastHeight;
            narrowing += 1;
            lookSoon();
            // Smaller, it may be able to stay.
            if (settled)
                return;
        } else if (place.covers && busy.length > 0) {
            space.keep = keep;
            space.avoid = space.avoid.concat(busy);
            place = OverlayPlaces.overlay(space, size);
        }
        cardAt = Qt.point(place.x, place.y);
    }
    // Of the strips across the room that are free of those.
    function highestGap(boxes: var): real {
        const bottom = room.y + room.height;
        let free = room.y;
        let highest = 0;
        for (const box of boxes.filter(box => box.y < bottom && box.y + box.height > room.y).sort((one, other) => one.y - other.y)) {
            highest = Math.max(highest, box.y - free);
            free = Math.max(free, box.y + box.height);
        }
        return Math.floor(Math.max(highest, bottom - free));
    }
    // It grows downwards; upwards where the pointer is on its buttons, or where there is no room below. False: it cannot.
    function growInPlace(before: real, size: size, fits: var): bool {
        const at = places.mapFromItem(null, hand.pointer());
        const onButtons = at.x >= cardAt.x && at.x <= cardAt.x + size.width && at.y <= cardAt.y + before && at.y >= cardAt.y + before - Theme.px(84);
        const up = Qt.point(cardAt.x, cardAt.y + before - size.height);
        const first = onButtons ? up : cardAt;
        const second = onButtons ? cardAt : up;
        if (!fits(first, size) && !fits(second, size))
            return false;
        const spot = fits(first, size) ? first : second;
        cardAt = Qt.point(spot.x, spot.y);
        return true;
    }
    // Things of the same kind beside what a step asks to use: "Your board has ten places" speaks of them as well.
    function kinOf(name: string): var {
        const family = lesson.kind === "do" || lesson.kind === "drill" || lesson.kind === "pick" ? name.match(/^(.*\/)?[^:\/]+:(?=[^:\/]+$)/)?.[0] ?? "" : "";
        const depth = name.split("/").length;
        if (family === "")
            return [];
        return Targets.names().filter(one => one.startsWith(family) && one.split("/").length === depth)
                      .map(one => places.seen(one)).filter(rect => rect.width > 0);
    }
    function meets(rect: rect, at: point, size: size): bool {
        return at.x < rect.x + rect.width && rect.x < at.x + size.width && at.y < rect.y + rect.height && rect.y < at.y + size.height;
    }
    // What the card must not hide although the step does not point at it: keyboard focus, and what an answer speaks of, but
    // for a card that stands there already: the answer points at it by itself.
    function spoken(stands: bool): var {
        const focus = rectOf(focused);
        const wrong = !stands && answering && feedback.target ? seen(holeName(feedback.target)) : Qt.rect(0, 0, 0, 0);
        return [focus, wrong].filter(rect => rect.width > 0 && rect.width < 300 && rect.height < 300);
    }

    // Where the pointer rests beside the card; nothing while it is on the card.
    function pointer(): rect {
        const at = places.mapFromItem(null, hand.pointer());
        const on = at.x >= cardAt.x && at.x <= cardAt.x + card.width && at.y >= cardAt.y && at.y <= cardAt.y + card.height;
        return on ? Qt.rect(0, 0, 0, 0) : Qt.rect(at.x - 8, at.y - 8, 16, 16);
    }

    // It lies beside the card if it finds room without hiding anything that the step needs, and rests while an answer speaks.
    function placeBeside(taken: var) {
        besideAt = null;
        if (width < 1600 || ended || answering || Object.keys(lesson.beside).length === 0)
            return;
        const marks = Array.from(markPlaces).filter(mark => mark.x !== undefined).map(mark => Qt.rect(mark.x, mark.y, markSize, markSize));
        const offered = Array.from(offers, name => places.seen(name)).filter(rect => rect.width > 0);
        const own = Qt.rect(cardAt.x, cardAt.y, card.width, card.height);
        const place = OverlayPlaces.overlay({ bounds: room, keep: taken.concat(marks, offered, spoken(false)).map(rect => places.grown(rect, 8)), near: own, pull: 1 },
                                            Qt.size(beside.width, beside.height));
        besideAt = free(place);
    }
    // null: whatever it is would cover something there.
    function free(place: var): var {
        return place.covers ? null : Qt.point(place.x, place.y);
    }

    // The small things close to those: a mark would hide a piece that is read together with them.
    function neighbours(rects: var): var {
        const marked = Array.from(rects).filter(rect => rect.width > 0);
        const around = marked.map(rect => grown(rect, 2 * markSize));
        const meets = (one, other) => one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
        if (marked.length === 0)
            return [];
        return Targets.names().map(name => seen(name)).filter(rect => rect.width > 0 && rect.width < 3 * markSize && rect.height < 3 * markSize
                                                              && around.some(box => meets(box, rect)) && !marked.some(box => meets(box, rect)));
    }
    function placeMarks(taken: var) {
        const rects = setup || ended ? [] : Array.from(lesson.targets).slice(0, 3).map((name, i) => named(i + 1) ? places.pointed(name) : Qt.rect(0, 0, 0, 0));
        markPlaces = OverlayPlaces.marks(rects, Qt.rect(4, 4, width - 8, height - 8), taken, neighbours(rects), markSize);
    }

    function placeName(taken: var) {
        const target = setup && !ended && targets.length > 0 ? seen(targets[targets.length - 1]) : Qt.rect(0, 0, 0, 0);
        if (target.width <= 0) {
            namePlace = null;
            return;
        }
        // A part of something that is lit as a whole has its name in there, beside it, and not on a long line across.
        const around = box => box.x <= target.x && box.y <= target.y && box.x + box.width >= target.x + target.width && box.y + box.height >= target.y + target.height;
        const whole = box => around(box) && box.width * box.height > 4 * target.width * target.height;
        const keep = taken.filter(box => !whole(box)).concat([target]);
        const place = OverlayPlaces.overlay({ bounds: Qt.rect(8, 8, width - 16, height - 16), keep: keep.map(rect => places.grown(rect, 10)),
                                              near: target, pull: 1 }, Qt.size(nameMark.width, nameMark.height));
        const middle = Qt.point(place.x + nameMark.width / 2, place.y + nameMark.height / 2);
        const inset = Math.min(30, target.width / 3, target.height / 3);
        namePlace = {
            x: place.x, y: place.y,
            tipX: Math.max(target.x + inset, Math.min(target.x + target.width - inset, middle.x)),
            tipY: Math.max(target.y + inset, Math.min(target.y + target.height - inset, middle.y))
        };
    }

    function placeAnswer(bright: var, busy: var) {
        const name = answering ? feedback.target ?? "" : "";
        refused = name === "" ? null : holeOf(name, true);
        if (!answering) {
            cardGivesWay = false;
            if (sharing) {
                sharing = false;
                cardAt = unshared;
                lookSoon();
            }
            return;
        }
        const target = refused ? boxOf(refused) : Qt.rect(0, 0, 0, 0);
        const own = Qt.rect(cardAt.x, cardAt.y, card.width, card.height);
        const goals = lesson.targets.map(name => places.grown(places.seen(places.holeName(name)), 8));
        const size = Qt.size(answer.width, answer.height);
        // Within what other panels leave, beside what it speaks of. Where the window is too small the answer stands closer to
        // everything; then it and the step card share the room, side by side, rather off what it speaks of than off what the
        // step asks for. Where that is too narrow, the card gives way to it.
        const space = { bounds: room, keep: [], avoid: [], near: refused ? target : own, pull: 1 };
        let place = null;
        for (const [gap, given] of sharing ? [] : [[16, 0], [4, 0], [16, 1], [4, 1], [16, 2]]) {
            if (given > 0 && oneColumn && share >= Theme.px(360) && busy.length === 0) {
                unshared = cardAt;
                sharing = true;
                break;
            }
            const goods = [[grown(own, gap)], goals];
            space.keep = bright.concat(busy, [target]).map(rect => places.grown(rect, gap)).concat(...goods.slice(given));
            space.avoid = [].concat(...goods.slice(0, given));
            place = OverlayPlaces.overlay(space, size);
            if (!place.covers)
                break;
        }
        if (sharing) {
            for (const keep of [[target].concat(goals), [target], []]) {
                space.keep = bright.concat(keep).map(rect => places.grown(rect, 4));
                place = OverlayPlaces.overlay(space, Qt.size(room.width, Math.max(card.height, answer.height)));
                if (!place.covers)
                    break;
            }
            cardAt = Qt.point(room.x, place.y);
            place = Qt.point(room.x + room.width - answer.width, place.y);
        }
        answerAt = Qt.point(place.x, place.y);
        cardGivesWay = !sharing && meets(own, answerAt, size);
        pointTail(target, Qt.rect(place.x, place.y, answer.width, answer.height));
    }
    // The tail leaves the side that faces the target, if that is near enough to be touched.
    function pointTail(target: rect, box: rect) {
        const gaps = { left: box.x - target.x - target.width, right: target.x - box.x - box.width,
                       top: box.y - target.y - target.height, bottom: target.y - box.y - box.height };
        const side = ["left", "right", "top", "bottom"].reduce((best, next) => gaps[next] > gaps[best] ? next : best);
        tailSide = target.width <= 0 || gaps[side] < 0 || gaps[side] > 40 ? "" : side;
        const upright = side === "left" || side === "right";
        const at = upright ? target.y + target.height / 2 - box.y : target.x + target.width / 2 - box.x;
        tailAt = Math.max(28, Math.min((upright ? box.height : box.width) - 28, at));
    }

    onWidthChanged: forget()
    onHeightChanged: forget()
    onTargetsChanged: lookSoon()
    onBrightItemsChanged: lookSoon()
    onBusyPlacesChanged: lookSoon()
    onOffersChanged: lookSoon()
    onFocusedChanged: lookSoon()
    onAnsweringChanged: lookSoon()
    onEndedChanged: forget()

    PressGuard {
        id: hand
    }
    // Until nothing has moved for so long; what goes on moving is not waited for.
    FrameTimer {
        id: still
        item: places
        onRang: {
            places.waiting = false;
            places.look();
        }
    }
    Timer {
        id: soon
        interval: 0
        onTriggered: places.look()
    }
    Connections {
        target: Targets
        function onChanged() {
            if (still.running && places.patience > 0) {
                places.patience -= 1;
                still.begin();
            }
            places.lookSoon();
        }
    }
    Connections {
        target: places.card
        function onHeightChanged() {
            places.lookSoon();
        }
        function onWidthChanged() {
            places.lookSoon();
        }
    }
    Connections {
        target: places.beside
        function onHeightChanged() {
            places.lookSoon();
        }
    }
    Connections {
        target: places.lesson
        function onBesideChanged() {
            places.lookSoon();
        }
    }
    Connections {
        target: places.answer
        function onHeightChanged() {
            places.lookSoon();
        }
    }
    Connections {
        target: places.nameMark
        function onWidthChanged() {
            places.lookSoon();
        }
    }
}
