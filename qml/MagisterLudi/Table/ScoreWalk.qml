// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Ui

// The final scoring, line by line, over the table of the finished game: what each line counts is ringed, a card says
// the sums, a strip below leads on. Right and Left turn, Up and Down show the board of another seat, End and Esc finish.
FocusScope {
    id: walk

    required property Table table
    required property TableParts parts
    property bool dense: false
    // The source of the line to begin with; "" for the first.
    property string from
    // Where the board and the prompt lie.
    property rect board
    property rect strip
    readonly property int seats: table.playerCount
    readonly property int viewed: Math.max(0, table.viewSeat - 1)
    readonly property int steps: rows.count
    property int step: 0
    readonly property var line: row(step, rows.revision)
    readonly property string source: line ? line.source : ""
    readonly property bool last: step === steps - 1
    // How much of the line is counted, 0 to 1.
    property real counted: 1

    signal ruleAsked(string rule)
    signal finished
    // What a screen reader says of the step.
    signal told(string text)

    function row(index: int, revision: int): var {
        if (revision < 0)
            return null;
        const holder = rows.objectAt(index) as RowHolder;
        return holder ? holder.model : null;
    }
    function startAt(wanted: string) {
        for (let i = 0; i < steps; ++i) {
            if (row(i, 0).source === wanted)
                show(i);
        }
    }
    function show(index: int) {
        step = Math.max(0, Math.min(steps - 1, index));
        arrive();
    }
    function next() {
        if (last)
            finished();
        else
            show(step + 1);
    }
    function back() {
        if (step > 0)
            show(step - 1);
    }
    function look(seat: int) {
        if (seat >= 1 && seat <= seats)
            table.viewSeat = seat;
    }
    function arrive() {
        counting.stop();
        counted = 1;
        const most = line ? (line.points ?? []).reduce((high, n) => Math.max(high, Math.abs(n)), 0) : 0;
        if (Theme.motion === "normal" && most > 0) {
            counting.duration = Math.min(600, 30 * most);
            counting.restart();
        }
        walk.told(spoken());
    }
    function points(seat: int): int {
        return line && line.points ? line.points[seat] ?? 0 : 0;
    }
    // Sum of the lines up to the one shown.
    function running(seat: int, until: int): int {
        let sum = 0;
        for (let i = 0; i <= until; ++i) {
            const one = row(i, rows.revision);
            if (one && one.source !== "total" && one.points)
                sum += one.points[seat] ?? 0;
        }
        return sum;
    }
    function spoken(): string {
        if (!line)
            return "";
        const list = [];
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as ScoreWalkSeat;
            if (card)
                list.push(card.label);
        }
        return line.label + ". " + list.join(". ");
    }
    function pieces(source: string, seat: int, language: string): var {
        return source !== "" ? table.countedBy(source) : [];
    }

    // The corner where the card hides least of what is ringed; it stays where it is when nothing is gained.
    function settle() {
        const boxes = lights.boxes();
        const right = board.x + board.width - card.width - 12;
        const left = board.x + 12;
        const top = board.y + 12;
        const bottom = board.y + board.height - card.height - 14;
        const places = [Qt.point(card.x, card.y), Qt.point(right, bottom), Qt.point(right, top), Qt.point(left, bottom), Qt.point(left, top),
            Qt.point((left + right) / 2, bottom), Qt.point((left + right) / 2, top)];
        let best = null;
        let least = Infinity;
        for (const place of places) {
            if (place.x < left - 1 || place.x > right + 1 || place.y < top - 1 || place.y > Math.max(top, bottom) + 1)
                continue;
            const hidden = boxes.reduce((sum, box) => sum + overlap(box, place), 0);
            if (hidden < least - 1) {
                least = hidden;
                best = place;
            }
        }
        if (best) {
            card.x = Math.round(best.x);
            card.y = Math.round(best.y);
        }
    }
    function overlap(box: rect, place: point): real {
        const w = Math.min(box.x + box.width + 8, place.x + card.width) - Math.max(box.x - 8, place.x);
        const h = Math.min(box.y + box.height + 8, place.y + card.height) - Math.max(box.y - 8, place.y);
        return w > 0 && h > 0 ? w * h : 0;
    }

    focus: true
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Final scoring")
    Component.onCompleted: {
        card.x = board.x + board.width - card.width - 12;
        card.y = board.y + board.height - card.height - 14;
        forward.forceActiveFocus();
        if (from !== "")
            walk.startAt(from);
        else
            arrive();
        later.restart();
    }
    onBoardChanged: later.restart()

    Keys.onPressed: event => event.accepted = walk.press(event)

    // The deed of a key, wherever the focus is; false if it has none here.
    function press(event: var): bool {
        if ((event.modifiers & ~(Qt.KeypadModifier | Qt.ShiftModifier)) !== Qt.NoModifier)
            return false;
        if (event.key === Qt.Key_Right)
            next();
        else if (event.key === Qt.Key_Left)
            back();
        else if (event.key === Qt.Key_Down)
            look(table.viewSeat % seats + 1);
        else if (event.key === Qt.Key_Up)
            look((table.viewSeat + seats - 2) % seats + 1);
        else if (event.key === Qt.Key_Home)
            show(0);
        else if (event.key === Qt.Key_End || event.key === Qt.Key_Escape)
            finished();
        else if ((event.text === "?" || event.key === Qt.Key_F1) && line && line.rule)
            ruleAsked(line.rule);
        else
            return false;
        return true;
    }

    NumberAnimation {
        id: counting
        target: walk
        property: "counted"
        from: 0
        to: 1
    }
    Rows {
        id: rows
        model: walk.table.scores
    }
    // The board on view comes to rest before its pieces are looked for.
    Timer {
        id: later
        interval: 0
        onTriggered: walk.settle()
    }
    ScoreLights {
        id: lights
        anchors.fill: parent
        parts: walk.parts
        pieces: walk.pieces(walk.source, walk.table.viewSeat, walk.table.language)
        onRevisionChanged: later.restart()
        onPiecesChanged: later.restart()
    }
    Leaf {
        id: card
        level: 3
        width: Math.min(Math.round(Theme.px(440)), walk.board.width - 24)
        height: words.height + 24
        onHeightChanged: later.restart()
        Target.name: "scoring"

        // A click on the card is not one on the table below.
        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.AllButtons
            hoverEnabled: true
        }
        Column {
            id: words
            x: 14
            y: 12
            width: parent.width - 28
            spacing: 8

            Item {
                width: parent.width
                height: Math.max(40, heading.implicitHeight)
                Ico {
                    id: sign
                    name: walk.parts.scoreIcon(walk.source)
                    size: 36
                    anchors.verticalCenter: parent.verticalCenter
                }
                ReadText {
                    id: heading
                    words: walk.line ? walk.line.label : ""
                    title: true
                    size: 22
                    x: 46
                    width: parent.width - x - link.width - 8
                    anchors.verticalCenter: parent.verticalCenter
                }
                RuleLink {
                    id: link
                    visible: rule !== ""
                    rule: walk.line ? walk.line.rule ?? "" : ""
                    number: walk.line ? walk.line.ruleNumber ?? "" : ""
                    width: visible ? implicitWidth : 0
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    onOpened: rule => walk.ruleAsked(rule)
                }
            }
            Repeater {
                id: cards
                model: walk.table.seats
                ScoreWalkSeat {
                    required property int index
                    width: words.width
                    total: walk.source === "total"
                    first: walk.step === 0
                    points: walk.points(index)
                    before: total ? 0 : walk.running(index, walk.step - 1)
                    how: walk.line?.details[index] ?? ""
                    counted: walk.counted
                    mine: index === walk.viewed
                    onPicked: seat => walk.look(seat)
                }
            }
        }
    }
    Leaf {
        id: foot
        level: 2
        line: Theme.gold
        x: walk.strip.x
        width: walk.strip.width
        height: Math.max(walk.strip.height, buttons.height + 18)
        y: walk.strip.y + walk.strip.height - height
        Target.name: "scoring/strip"

        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.AllButtons
        }
        ReadText {
            id: name
            words: qsTr("Final scoring")
            title: true
            size: walk.dense ? 19 : 21
            wrapMode: Text.NoWrap
            width: Math.min(implicitWidth, foot.width * 0.3)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 14
            x: 18
            anchors.verticalCenter: parent.verticalCenter
        }
        UiText {
            text: qsTr("%1 of %2", "lines of the final scoring").arg(walk.step + 1).arg(walk.steps)
            size: 17
            soft: true
            anchors.left: name.right
            anchors.leftMargin: 16
            anchors.verticalCenter: parent.verticalCenter
        }
        Flow {
            id: buttons
            spacing: 8
            layoutDirection: Qt.RightToLeft
            width: foot.width * 0.62
            anchors.right: parent.right
            anchors.rightMargin: 14
            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: -1

            Btn {
                id: forward
                text: walk.last ? qsTr("To the score sheet") : qsTr("Next")
                kind: "primary"
                key: "\u2192"
                focus: true
                Target.name: "scoring/next"
                onClicked: walk.next()
            }
            Btn {
                text: qsTr("Back")
                key: "\u2190"
                available: walk.step > 0
                Target.name: "scoring/back"
                onClicked: walk.back()
            }
            Btn {
                visible: !walk.last
                text: qsTr("All at once")
                key: qsTr("End", "the key of that name")
                Target.name: "scoring/all"
                onClicked: walk.finished()
            }
        }
    }
}
