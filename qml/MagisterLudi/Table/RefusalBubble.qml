// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import MagisterLudi.Ui

// "Why not?": what was refused, the first condition that failed, what could be done instead, the rule.
// A beak or a line leads to the refused thing; the lettered offers stay uncovered.
FocusScope {
    id: bubble

    readonly property bool arrowKeys: true
    required property InputController input
    required property TableParts parts
    readonly property var refusal: input.table?.refusal ?? ({ active: false })
    readonly property bool active: refusal.active
    readonly property var instead: active ? refusal.instead : []
    // The reader wants to see the board: only rings and letters stay.
    property bool peeking: false
    // What lies over the right of the page, px: the bubble stands left of it.
    property real covered: 0
    property int revision: 0
    readonly property rect target: where(active ? refusal.target : "", revision)
    // Of a part, that of the whole.
    readonly property list<point> outline: active ? parts.outlineOf(refusal.target.split("/")[0]) : []
    readonly property bool outlined: outline.length > 0
    readonly property point spot: place(target, leaf.width, leaf.height, revision)
    readonly property bool found: target.width > 0
    // Cards over the table that may be speaking now.
    readonly property list<string> speakers: ["card:step", "setup"]
    readonly property alias cardWidth: leaf.width
    readonly property alias cardHeight: leaf.height

    signal ruleAsked(string rule)
    // It has gone while it had the keyboard, which would stay with it unseen; what it was about.
    signal dismissed(string target)
    property string about

    function close() {
        peeking = false;
        input.table.closeRefusal();
    }

    function holds(item: Item): bool {
        for (let up = item; up; up = up.parent)
            if (up === leaf)
                return true;
        return false;
    }

    function where(name: string, revision: int): rect {
        return name === "" ? Qt.rect(0, 0, 0, 0) : Targets.rect(name, bubble);
    }

    function overlap(a: rect, b: rect): real {
        const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
        const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
        return w > 0 && h > 0 ? w * h : 0;
    }

    // Beside, above or below the refused thing, where it and the way to it cover least of the offers and of what a lesson
    // shows.
    function place(what: rect, w: real, h: real, revision: int): point {
        const top = 62, bottom = height - 76 - h;
        const room = width - covered;
        // The card of a lesson that has gone on meanwhile, and what it points at; the card of the setup.
        const lesson = [...speakers, ...Targets.marks];
        // Rather lies on the thing itself than on what is being read.
        const hidden = box => lesson.reduce((sum, name) => sum + (Array.from(speakers).includes(name) ? 200 : 1) * overlap(box, where(name, revision)), 0);
        // Further away, where a card takes the places nearby.
        const cards = lesson.map(name => where(name, revision)).filter(box => box.width > 0);
        const across = [8, room - w - 12];
        const down = [top, bottom];
        for (const box of cards) {
            across.push(...[box.x - w - 12, box.x + box.width + 12].filter(x => x >= 8 && x <= room - w - 12));
            down.push(...[box.y - h - 12, box.y + box.height + 12].filter(y => y >= top && y <= bottom));
        }
        const far = cards.length > 0 ? Array.of().concat(...across.map(x => down.map(y => Qt.point(x, y)))) : [];
        if (what.width <= 0) {
            const middle = Qt.point(Math.max(8, (room - w) / 2), Math.max(top, (height - h) / 2));
            const free = [middle, Qt.point(middle.x, bottom), Qt.point(8, bottom), Qt.point(8, top), Qt.point(room - w - 12, bottom), Qt.point(room - w - 12, top), ...far];
            return free.reduce((best, spot) => hidden(Qt.rect(spot.x, spot.y, w, h)) < hidden(Qt.rect(best.x, best.y, w, h)) ? spot : best);
        }
        const seen = instead.map(offer => ({ name: offer.target, box: where(offer.target, revision) })).filter(offer => offer.box.width > 0);
        const offers = seen.map(offer => offer.box);
        const near = offers.filter(box => Math.abs(box.x - what.x) < 300);
        const farRight = near.reduce((x, box) => Math.max(x, box.x + box.width + 26), what.x + what.width + 22);
        const farLeft = near.reduce((x, box) => Math.min(x, box.x - 12 - w), what.x - w - 22);
        const spots = [];
        for (const shift of [0.2, 0.5, 0.8]) {
            const y = Math.max(top, Math.min(bottom, what.y + what.height / 2 - h * shift));
            for (const x of [what.x + what.width + 22, what.x - w - 22, farRight, farLeft])
                spots.push(Qt.point(x, y));
        }
        for (const y of [what.y - h - 22, what.y + what.height + 22]) {
            for (const shift of [0.2, 0.5, 0.8])
                spots.push(Qt.point(what.x + what.width / 2 - w * shift, Math.max(top, Math.min(bottom, y))));
        }
        spots.push(...far);
        const letters = seen.map(offer => marks.letterOf(offer.name, offer.box));
        const beside = bestOf(spots, what, w, h, room, offers, letters, cards, hidden);
        if (!letters.some(letter => overlap(Qt.rect(beside.x, beside.y, w, h), letter) > 0))
            return beside;
        // A letter is never covered: rather further away.
        for (const box of offers) {
            across.push(box.x - w - 20, box.x + box.width + 20);
            down.push(...[box.y - h - 20, box.y + box.height + 20].filter(y => y >= top && y <= bottom));
        }
        across.forEach(x => down.forEach(y => spots.push(Qt.point(x, y))));
        return bestOf(spots, what, w, h, room, offers, letters, cards, hidden);
    }

    // Of those spots the one that costs least: it and the way to it cover little of what is to be seen.
    function bestOf(spots: var, what: rect, w: real, h: real, room: real, offers: var, letters: var, cards: var, hidden: var): point {
        let best = null;
        let bestCost = Infinity;
        for (const spot of spots) {
            const at = Qt.point(Math.max(8, Math.min(room - w - 12, spot.x)), spot.y);
            const box = Qt.rect(at.x, at.y, w, h);
            const lead = leadOf(what, box);
            const line = Qt.rect(Math.min(lead.from.x, lead.to.x) - 8, Math.min(lead.from.y, lead.to.y) - 8,
                                 Math.abs(lead.from.x - lead.to.x) + 16, Math.abs(lead.from.y - lead.to.y) + 16);
            // No line crosses what is read; rather none leads there.
            let cost = lead.length + 4 * overlap(box, what) + 2 * hidden(box) + (cards.some(card => crosses(lead, card)) ? 400 : 0);
            for (const offer of offers)
                cost += overlap(box, Qt.rect(offer.x, offer.y - 16, offer.width + 16, offer.height + 16)) + 6 * overlap(line, offer);
            cost += letters.reduce((sum, letter) => sum + 100 * overlap(box, letter), 0);
            if (cost < bestCost - 1) {
                best = at;
                bestCost = cost;
            }
        }
        return best;
    }

    // Whether that line, cut to the edges of the box one after the other, has a part in there.
    function crosses(line: var, box: rect): bool {
        let first = 0, last = 1;
        const dx = line.to.x - line.from.x, dy = line.to.y - line.from.y;
        for (const [way, room] of [[-dx, line.from.x - box.x], [dx, box.x + box.width - line.from.x],
                                   [-dy, line.from.y - box.y], [dy, box.y + box.height - line.from.y]]) {
            if (way === 0 && room < 0)
                return false;
            if (way < 0)
                first = Math.max(first, room / way);
            else if (way > 0)
                last = Math.min(last, room / way);
        }
        return first < last;
    }
    // The shortest way from the bubble's edge to the rim of the thing: {from, to, length, across}.
    function leadOf(what: rect, box: rect): var {
        const cx = what.x + what.width / 2, cy = what.y + what.height / 2;
        const across = box.x > what.x + what.width - 1 || box.x + box.width < what.x + 1;
        const inset = 30;
        const y = Math.max(box.y + inset, Math.min(box.y + box.height - inset, cy));
        const x = Math.max(box.x + inset, Math.min(box.x + box.width - inset, cx));
        const from = across ? Qt.point(box.x > cx ? box.x + 3 : box.x + box.width - 2, y)
                            : Qt.point(x, box.y > cy ? box.y + 3 : box.y + box.height - 2);
        const far = Math.hypot(from.x - cx, from.y - cy);
        const rim = Math.min(far, (outlined ? 0.88 : 1) * (across ? what.width : what.height) / 2);
        const to = far < 1 ? from : Qt.point(cx + (from.x - cx) * rim / far, cy + (from.y - cy) * rim / far);
        return { from: from, to: to, length: Math.hypot(from.x - to.x, from.y - to.y), across: across };
    }
    readonly property var lead: leadOf(target, Qt.rect(leaf.x, leaf.y, leaf.width, leaf.height))
    // Where there is no room beside the thing, the bubble lies on it and nothing leads there; nor does a line lead across the
    // card of a lesson, since the ring round the thing is enough.
    readonly property bool led: found && !peeking && !Array.from(speakers).some(name => crosses(lead, where(name, revision))) && (lead.to.x <= leaf.x + 4 || lead.to.x >= leaf.x + leaf.width - 4 || lead.to.y <= leaf.y + 4 || lead.to.y >= leaf.y + leaf.height - 4)

    anchors.fill: parent
    visible: active
    z: 50
    Accessible.role: Accessible.AlertMessage
    Accessible.name: active ? refusal.what + " " + refusal.why : ""
    onActiveChanged: {
        peeking = false;
        revision += 1;
        if (active) {
            about = refusal.target;
            later.start();
        } else if (activeFocus) {
            dismissed(about);
        }
    }
    Keys.onEscapePressed: close()

    Timer {
        id: later
        interval: 0
        onTriggered: close_.forceActiveFocus(Qt.PopupFocusReason)
    }
    // Refused once more, maybe by a click on another thing, which has taken the keyboard.
    Connections {
        target: bubble.input.table
        function onRefused() {
            if (bubble.active) {
                bubble.about = bubble.refusal.target;
                later.restart();
            }
        }
    }
    Connections {
        target: Targets
        enabled: bubble.active
        function onChanged() {
            bubble.revision += 1;
        }
    }
    MouseArea {
        anchors.fill: parent
        enabled: bubble.peeking
        visible: bubble.peeking
        onClicked: bubble.close()
    }
    RefusalMarks {
        id: marks
        target: bubble.target
        outline: bubble.outline
        instead: bubble.instead
        revision: bubble.revision
        anchors.fill: parent
    }
    Leaf {
        id: leaf
        visible: !bubble.peeking
        level: 3
        line: Theme.rubric
        width: Math.min(430 * Math.max(1, Theme.textScale * 0.9), bubble.width - 40)
        height: Math.min(column.implicitHeight + 30, bubble.height - 130)
        x: Math.round(bubble.spot.x)
        y: Math.round(bubble.spot.y)

        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.LeftButton | Qt.RightButton
            onClicked: mouse => {
                if (mouse.button === Qt.RightButton)
                    bubble.input.explain("refusal");
            }
            onPressAndHold: bubble.input.explain("refusal")
        }
        Rectangle {
            x: 2
            y: 2
            width: 8
            height: parent.height - 4
            radius: 4
            color: Theme.rubric
        }
        Column {
            id: column
            x: 24
            y: 15
            width: parent.width - 42
            spacing: 10

            Row {
                width: parent.width
                spacing: 12
                Ico {
                    id: sign
                    name: "ui-refuse"
                    size: 34
                }
                ReadText {
                    width: parent.width - sign.width - 12
                    words: bubble.active ? bubble.refusal.what : ""
                    title: true
                    size: 21
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
            LinkedText {
                width: parent.width
                plain: bubble.active ? bubble.refusal.why : ""
                face: Theme.sans
                size: 17
                lineHeight: 1.08
                quiet: true
                onOpened: link => bubble.ruleAsked(link.slice(5))
            }
            RefusalOffers {
                input: bubble.input
                width: parent.width
                instead: bubble.instead
                onPicked: offer => bubble.input.accept(offer)
            }
            RuleLink {
                visible: bubble.active && bubble.refusal.rule !== ""
                Target.name: visible ? "refusal/rule" : ""
                rule: bubble.active ? bubble.refusal.rule : ""
                number: bubble.active ? bubble.refusal.ruleNumber : ""
                text: bubble.active ? bubble.refusal.ruleTitle : ""
                width: Math.min(implicitWidth, parent.width)
                onOpened: rule => bubble.ruleAsked(rule)
            }
            Flow {
                width: parent.width
                spacing: 10
                Btn {
                    visible: bubble.found || bubble.instead.length > 0
                    text: bubble.input.say("RefusalBubble", QT_TRANSLATE_NOOP("RefusalBubble", "Show on the board"))
                    icon: "ui-eye"
                    minHeight: 38
                    onClicked: bubble.peeking = true
                }
                Btn {
                    id: close_
                    focus: true
                    text: bubble.input.say("RefusalBubble", QT_TRANSLATE_NOOP("RefusalBubble", "Close"))
                    key: "Esc"
                    kind: "quiet"
                    minHeight: 38
                    // The keyboard begins here: Tab comes to the offers, and not past them to the bar of the page.
                    Keys.onTabPressed: event => {
                        const first = bubble.nextItemInFocusChain(true);
                        event.accepted = bubble.holds(first);
                        if (event.accepted)
                            first.forceActiveFocus(Qt.TabFocusReason);
                    }
                    onClicked: bubble.close()
                }
            }
        }
    }
    // A beak where the thing is next to it, else a thin line, which hides nothing on its way.
    Shape {
        id: beak
        readonly property point from: bubble.lead.from
        readonly property point to: bubble.lead.to
        visible: bubble.led && bubble.lead.length <= 30
        ShapePath {
            strokeWidth: 2
            strokeColor: Theme.rubric
            fillColor: Theme.rubric
            startX: beak.from.x - (bubble.lead.across ? 0 : 14)
            startY: beak.from.y - (bubble.lead.across ? 14 : 0)
            PathLine {
                x: beak.to.x
                y: beak.to.y
            }
            PathLine {
                x: beak.from.x + (bubble.lead.across ? 0 : 14)
                y: beak.from.y + (bubble.lead.across ? 14 : 0)
            }
        }
    }
    Item {
        x: bubble.lead.from.x
        y: bubble.lead.from.y
        LeaderLine {
            visible: bubble.led && bubble.lead.length > 30
            tx: bubble.lead.to.x - bubble.lead.from.x
            ty: bubble.lead.to.y - bubble.lead.from.y
            tint: Theme.rubric
        }
    }
}
