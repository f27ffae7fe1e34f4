// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import MagisterLudi.Ui

// "Why not?": what was refused, the first condition that failed, what could be done instead, the rule.
// Its tail touches the refused thing; the offers A B C stay uncovered.
FocusScope {
    id: bubble

    required property Hand hand
    readonly property var refusal: hand.table.refusal ?? ({})
    readonly property bool active: !!refusal.active
    readonly property var instead: active && refusal.instead ? refusal.instead : []
    // The reader wants to see the board: only rings and letters stay.
    property bool peeking: false
    property int revision: 0
    readonly property rect target: where(active ? refusal.target : "", revision)
    readonly property bool onHex: active && /^(hex|port|exp):[^/]*/.test(refusal.target)
    readonly property point spot: place(target, leaf.width, leaf.height, revision)
    readonly property bool toRight: spot.x > target.x + target.width / 2
    readonly property bool found: target.width > 0

    signal ruleAsked(string rule)

    function close() {
        peeking = false;
        hand.table.closeRefusal();
    }

    function inBubble(item: Item): bool {
        for (let up = item; up; up = up.parent) {
            if (up === bubble)
                return true;
        }
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

    // Beside the refused thing, where it covers least of the offers.
    function place(what: rect, w: real, h: real, revision: int): point {
        const top = 62, bottom = height - 76 - h;
        if (what.width <= 0)
            return Qt.point((width - w) / 2, Math.max(top, (height - h) / 2));
        let best = null;
        let bestCost = Infinity;
        const offers = instead.map(offer => where(offer.target, revision)).filter(box => box.width > 0);
        const near = offers.filter(box => Math.abs(box.x - what.x) < 300);
        const farRight = near.reduce((x, box) => Math.max(x, box.x + box.width + 26), what.x + what.width + 22);
        const farLeft = near.reduce((x, box) => Math.min(x, box.x - 12 - w), what.x - w - 22);
        for (const x of [what.x + what.width + 22, what.x - w - 22, farRight, farLeft]) {
            for (const shift of [0.2, 0.5, 0.8]) {
                const y = Math.max(top, Math.min(bottom, what.y + what.height / 2 - h * shift));
                const box = Qt.rect(x, y, w, h);
                let cost = x < 8 || x + w > width - 12 ? 1e9 : Math.abs(x - what.x);
                cost += 4 * overlap(box, what);
                for (const offer of offers)
                    cost += overlap(box, Qt.rect(offer.x, offer.y - 16, offer.width + 16, offer.height + 16));
                if (cost < bestCost - 1) {
                    best = Qt.point(x, y);
                    bestCost = cost;
                }
            }
        }
        return Qt.point(Math.max(8, Math.min(width - w - 12, best.x)), best.y);
    }

    anchors.fill: parent
    visible: active
    z: 50
    Accessible.role: Accessible.AlertMessage
    Accessible.name: active ? refusal.what + " " + refusal.why : ""
    onActiveChanged: {
        peeking = false;
        revision += 1;
        if (active)
            later.start();
    }
    Keys.onEscapePressed: close()

    Timer {
        id: later
        interval: 0
        onTriggered: close_.forceActiveFocus(Qt.PopupFocusReason)
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
        bubble: bubble
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
                    bubble.hand.explain("refusal");
            }
            onPressAndHold: bubble.hand.explain("refusal")
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
                hand: bubble.hand
                width: parent.width
                instead: bubble.instead
                onPicked: target => bubble.hand.activate(target)
            }
            RuleLink {
                visible: bubble.active && bubble.refusal.rule !== ""
                Target.name: visible ? "refusal/rule" : ""
                rule: bubble.active ? bubble.refusal.rule : ""
                number: bubble.active ? bubble.refusal.ruleNumber ?? "" : ""
                text: bubble.active ? bubble.refusal.ruleTitle ?? "" : ""
                width: Math.min(implicitWidth, parent.width)
                onOpened: rule => bubble.ruleAsked(rule)
            }
            Flow {
                width: parent.width
                spacing: 10
                Btn {
                    visible: bubble.found || bubble.instead.length > 0
                    text: bubble.hand.say("RefusalBubble", QT_TRANSLATE_NOOP("RefusalBubble", "Show on the board"))
                    icon: "ui-eye"
                    minHeight: 38
                    onClicked: bubble.peeking = true
                }
                Btn {
                    id: close_
                    focus: true
                    text: bubble.hand.say("RefusalBubble", QT_TRANSLATE_NOOP("RefusalBubble", "Close"))
                    key: "Esc"
                    kind: "quiet"
                    minHeight: 38
                    onClicked: bubble.close()
                }
            }
        }
    }
    Shape {
        id: tail
        readonly property real tipX: Math.max(bubble.target.x, Math.min(bubble.target.x + bubble.target.width, bubble.toRight ? bubble.target.x + bubble.target.width - 4 : bubble.target.x + 4))
        readonly property real tipY: Math.max(leaf.y + 30, Math.min(leaf.y + leaf.height - 30, bubble.target.y + bubble.target.height / 2))
        readonly property real baseX: bubble.toRight ? leaf.x + 3 : leaf.x + leaf.width - 2
        visible: bubble.found && !bubble.peeking && Math.abs(tipX - baseX) < 260
        ShapePath {
            strokeWidth: 2
            strokeColor: Theme.rubric
            fillColor: Theme.rubric
            startX: tail.baseX
            startY: tail.tipY - 14
            PathLine {
                x: tail.tipX
                y: tail.tipY
            }
            PathLine {
                x: tail.baseX
                y: tail.tipY + 14
            }
        }
    }
}
