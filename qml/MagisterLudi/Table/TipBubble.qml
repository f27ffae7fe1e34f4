// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Ui

// A tip beside the thing that it is about: it never covers the thing, and rather stands further away from it, at the end of a
// line, than on something it speaks of besides, or that can be used now. Where all places cover some of that it takes the one
// that covers least. It takes no focus, and stays until it is folded away or no longer true. Where there is no room for it off
// the thing, it waits.
FocusScope {
    id: bubble

    readonly property bool arrowKeys: true
    required property TableState shared
    required property TableParts parts
    required property InputController input
    // Where it may lie.
    required property rect room
    // Something else that is to be read lies there.
    property bool blocked: false
    readonly property Table table: input.table
    readonly property var tip: table?.tip ?? ({ active: false, id: "", target: "", about: [], text: "", rule: "", ruleNumber: "", ruleTitle: "" })
    readonly property bool waits: blocked || shared.veiled || shared.quiet || shared.scored || shared.walking || shared.curtained || shared.logOpen
                                  || shared.historyOpen || (table?.variants.count ?? 0) > 0 || !!table?.refusal.active
    property int revision: 0
    readonly property rect thing: tip.active ? where(tip.target, revision) : Qt.rect(0, 0, 0, 0)
    readonly property var place: placeFor(thing, room, leaf.width, leaf.height, tip.active ? kept(revision) : [])
    readonly property bool shown: tip.active && !waits && place !== null
    // The thing beside which it stands; empty while none is shown.
    readonly property string beside: shown ? tip.target : ""
    readonly property BesidePlaces places: BesidePlaces {
        apart: 12
        aboveFirst: true
    }

    signal ruleAsked(string rule)
    // It is to be said aloud.
    signal told(string text)
    // It has gone while it had the keyboard.
    signal dismissed

    function close() {
        table.closeTip();
    }

    // What is to be seen of it, with the whole of which it is a part; nothing of a thing that lies under a panel.
    function where(target: string, revision: int): rect {
        const all = lies(target);
        const x = Math.max(all.x, room.x), y = Math.max(all.y, room.y);
        const w = Math.min(all.x + all.width, room.x + room.width) - x, h = Math.min(all.y + all.height, room.y + room.height) - y;
        return w > 0 && h > 0 ? Qt.rect(x, y, w, h) : Qt.rect(0, 0, 0, 0);
    }
    function lies(target: string): rect {
        const whole = Targets.rect(parts.wholeOf(target), bubble);
        const part = Targets.rect(target, bubble);
        if (whole.width <= 0 || part.width <= 0)
            return whole.width > 0 ? whole : part;
        const x = Math.min(whole.x, part.x), y = Math.min(whole.y, part.y);
        return Qt.rect(x, y, Math.max(whole.x + whole.width, part.x + part.width) - x, Math.max(whole.y + whole.height, part.y + part.height) - y);
    }

    // What it should leave free: where else it speaks of something, what has the keyboard, what can be used now, and, counting for
    // little, what stands in one row with its thing. Each with how much it counts.
    function kept(revision: int): var {
        const boxes = [];
        const own = name => name === tip.target || name.startsWith(tip.target + "/") || tip.target.startsWith(name + "/");
        const row = tip.target.slice(0, tip.target.lastIndexOf("/") + 1);
        for (const name of Array.from(Targets.names())) {
            const spoken = Array.from(tip.about).some(start => name.startsWith(start));
            const used = !own(name) && (Targets.item(name)?.offer === "legal" || name === input.focused);
            const weight = spoken ? 8 : used ? 4 : !own(name) && row !== "" && name.startsWith(row) ? 1 : 0;
            const box = weight > 0 ? Targets.rect(name, bubble) : Qt.rect(0, 0, 0, 0);
            if (box.width > 0)
                boxes.push({ x: box.x, y: box.y, width: box.width, height: box.height, weight: weight });
        }
        return boxes;
    }
    function hidden(x: real, y: real, w: real, h: real, boxes: var): real {
        return boxes.reduce((sum, box) => sum + box.weight * places.covered(x, y, w, h, [box]), 0);
    }
    // Beside the thing, or further away where that covers less. Of a thing out of sight it tells from a corner, rather the
    // lower right one.
    function placeFor(thing: rect, room: rect, w: real, h: real, boxes: var): var {
        const right = room.x + room.width - w;
        const bottom = room.y + room.height - h;
        if (right < room.x || bottom < room.y)
            return null;
        const found = thing.width > 0;
        const near = found ? places.placesBeside(thing, room, w, h)
                           : [[right, bottom], [room.x, bottom], [right, room.y], [room.x, room.y]].map(([x, y]) => ({ x: x, y: y }));
        // The first of those that cost least; a way of some length is worth less than any part of a thing.
        const bestOf = (best, at) => {
            const away = found ? Math.max(0, thing.x - at.x - w, at.x - thing.x - thing.width) + Math.max(0, thing.y - at.y - h, at.y - thing.y - thing.height) : 0;
            const cost = hidden(at.x, at.y, w, h, boxes) + 2 * away;
            return best === null || cost < best.cost - 0.5 ? { x: at.x, y: at.y, cost: cost } : best;
        };
        const beside = near.reduce(bestOf, null);
        if (beside !== null && hidden(beside.x, beside.y, w, h, boxes) === 0)
            return beside;
        const steps = (from, to) => Array.from({ length: Math.ceil((to - from) / 40) + 1 }, (one, i) => Math.min(to, from + 40 * i));
        const apart = places.apart;
        const off = at => !found || at.x + w + apart <= thing.x || at.x >= thing.x + thing.width + apart || at.y + h + apart <= thing.y || at.y >= thing.y + thing.height + apart;
        return Array.of().concat(...steps(room.x, right).map(x => steps(room.y, bottom).map(y => ({ x: x, y: y })))).filter(off).reduce(bestOf, beside);
    }
    function tell() {
        if (!shown)
            return;
        table.tipSeen();
        told(input.say("TipBubble", QT_TRANSLATE_NOOP("TipBubble", "Tip: %1")).arg(tip.text));
    }

    visible: shown
    onShownChanged: {
        if (shown)
            telling.restart();
        else if (activeFocus)
            dismissed();
    }
    // After all that changes with it.
    Timer {
        id: telling
        interval: 0
        onTriggered: bubble.tell()
    }
    // Esc closes it, wherever the keyboard is: see TableAside.
    Keys.onEscapePressed: close()

    Connections {
        target: bubble.table
        function onTipChanged() {
            bubble.revision += 1;
            telling.restart();
        }
    }
    Connections {
        target: Targets
        enabled: bubble.tip.active
        function onChanged() {
            bubble.revision += 1;
        }
    }
    // From the edge of the card to the rim of the thing.
    Item {
        readonly property real toX: Math.max(bubble.thing.x + 8, Math.min(bubble.thing.x + bubble.thing.width - 8, leaf.x + leaf.width / 2))
        readonly property real toY: Math.max(bubble.thing.y + 8, Math.min(bubble.thing.y + bubble.thing.height - 8, leaf.y + leaf.height / 2))

        x: Math.max(leaf.x + 4, Math.min(leaf.x + leaf.width - 4, toX))
        y: Math.max(leaf.y + 4, Math.min(leaf.y + leaf.height - 4, toY))

        LeaderLine {
            visible: bubble.thing.width > 0
            tx: parent.toX - parent.x
            ty: parent.toY - parent.y
        }
    }
    Leaf {
        id: leaf
        level: 3
        line: Theme.lapis
        width: Math.min(Theme.px(320), Math.max(160, bubble.room.width))
        height: column.height + 24
        x: Math.round(bubble.place?.x ?? 0)
        y: Math.round(bubble.place?.y ?? 0)
        Target.name: bubble.shown ? "tip" : ""
        Accessible.role: Accessible.Note
        Accessible.name: bubble.tip.text

        // What lies under it is not meant.
        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.LeftButton | Qt.RightButton
            hoverEnabled: true
            onClicked: mouse => {
                if (mouse.button === Qt.RightButton)
                    bubble.ruleAsked(bubble.tip.rule);
            }
        }
        Rectangle {
            x: 2
            y: 2
            width: 6
            height: parent.height - 4
            radius: 3
            color: Theme.lapis
        }
        Column {
            id: column
            x: 20
            y: 11
            width: parent.width - 34
            spacing: 6

            Row {
                width: parent.width
                spacing: 8
                Ico {
                    id: sign
                    name: "ui-learn"
                    size: Theme.px(24)
                }
                UiText {
                    width: parent.width - sign.width - 8
                    text: bubble.input.say("TipBubble", QT_TRANSLATE_NOOP("TipBubble", "Tip"))
                    size: 17
                    bold: true
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
            UiText {
                width: parent.width
                text: bubble.tip.text
                size: 16
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            RuleLink {
                visible: bubble.tip.rule !== ""
                Target.name: bubble.shown ? "tip/rule" : ""
                rule: bubble.tip.rule
                number: bubble.tip.ruleNumber
                text: bubble.tip.ruleTitle
                size: 15
                width: Math.min(implicitWidth, parent.width)
                onOpened: rule => bubble.ruleAsked(rule)
            }
            Btn {
                text: bubble.input.say("TipBubble", QT_TRANSLATE_NOOP("TipBubble", "Close"))
                key: "Esc"
                kind: "quiet"
                minHeight: 34
                Target.name: bubble.shown ? "tip/close" : ""
                onClicked: bubble.close()
            }
        }
    }
}
