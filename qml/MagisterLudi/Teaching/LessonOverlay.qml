// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Lessons
import MagisterLudi.Ui

// A lesson above the table: spotlight, numbered marks, step card, answers to wrong moves, end card.
// It fills the page and takes no click outside its cards, so the table stays playable.
// scene: the table; focus goes there on F6 and Esc.
Item {
    id: overlay

    required property LessonPlayer lesson
    required property Item scene
    // Bars that stay bright and are never covered; without them the targets "bar" and "prompt" count.
    property list<Item> brightItems
    // Other panels on the page that cards should leave readable, such as the open rules drawer.
    property list<Item> busyItems
    // Names of targets that can be used now; cards rather leave them free.
    property list<string> offers
    // [target, cost]: what a card may cover, cheapest first: time and people, own board, tracks, board, final score.
    property var regionCosts: [["round-table", 0], ["wheel", 0], ["stacks", 0], ["log", 0], ["seat:2", 0], ["seat:3", 0], ["seat:4", 0],
                               ["seat:1/*", 0.5], ["book:*", 0.6], ["market:*", 0.6], ["board", 0.8], ["winner", 0.8], ["score:*", 0.8]]

    // What comes after this lesson, for its end card; see EndCard.
    property string nextTitle
    property bool offersOwnGame: false
    property bool offersPractice: false
    property int missed: 0
    property bool over: false

    // A curtain hides the table and the card until the next person opens it: then nobody is spoken to.
    property bool covered: false
    // The seat that reads, in a lesson for the whole table.
    readonly property int reader: lesson.reader ?? 0

    readonly property bool compact: width < 1600
    readonly property bool pausing: pause.open
    readonly property bool ended: lesson.finished
    readonly property bool answering: answer.feedback.active ?? false
    readonly property int step: lesson.stepNumber
    readonly property int part: lesson.stageIndex
    readonly property string kind: lesson.kind
    readonly property int hintLevel: lesson.hintLevel
    // Moves are shown, one after the other.
    readonly property bool showing: lesson.showing ?? false
    readonly property CardFrame stepCard: ended ? endCard : card
    // The table is one column: its rows go from edge to edge.
    property bool oneColumn: false
    // Wider with larger text, as long as it finds a place. Beside the rows of one column it finds none, and one that is wider
    // still is lower.
    readonly property real usualWidth: compact ? 452 : 520
    readonly property list<real> cardWidths: oneColumn ? [usualWidth * Math.sqrt(Theme.textScale), width * 0.66, width] : [usualWidth * Math.sqrt(Theme.textScale), usualWidth, 400]
    readonly property real cardWidth: Math.round(Math.min(places.sharing ? places.share : cardWidths[Math.min(places.narrowing, 2)], places.room.width))
    // Cards and marks are where they stay until something else happens.
    readonly property bool resting: !arrival.running && !sight.running && places.resting
    property Item lastOnTable: null
    // What comes onto the card while it stands: a hint, or what became of an answer.
    readonly property string added: lesson.answerState !== "none" ? lesson.answerText : hintLevel > 0 ? lesson.hintText : ""

    // The answer with that digit on the card, from 0, wherever the keyboard is; false while none stands there.
    function answerDigit(index: int): bool {
        return card.answerDigit(index);
    }

    // A rule link was pressed.
    signal ruleWanted(string rule)
    // A target of the new step is not in sight (another tab); the page shows it.
    signal sightWanted(string target)
    // The focus is to leave the card, and nothing on the table calls for it: the page takes it where keys mean the page.
    signal restWanted
    // The lesson has been left from its end card: to the list of lessons, to the next lesson, to a game from its last
    // position, or to a game of one's own.
    signal lessonLeft
    signal nextWanted
    signal playOnWanted
    signal firstGameWanted
    // Questions about its rules, or about what went wrong; it stays at its end.
    signal practiceWanted
    signal missedWanted

    function focusCard() {
        if (answering)
            answer.focusPrimary();
        else if (ended)
            endCard.focusPrimary();
        else
            card.focusPrimary();
    }
    function focusTable() {
        const back = lastOnTable;
        if (back && back.visible && back.enabled && !covers.hides(back))
            back.forceActiveFocus(Qt.OtherFocusReason);
        else
            focusTarget(lesson.aim);
    }
    // To the target itself, something inside it, or what encloses it; else to the table.
    function focusTarget(name: string) {
        const item = name === "" ? null : Targets.item(name);
        let goal = item ? focusableIn(item) : null;
        for (let up = item; up && !goal; up = up.parent)
            goal = takesFocus(up) ? up : null;
        (goal ?? scene).forceActiveFocus(Qt.OtherFocusReason);
        // A scope gives the keyboard to whoever had it last in there, and that may have been the card.
        if (!goal && holdsFocus())
            restWanted();
    }
    // Things inside a zone of the table are reachable by arrows and not tab stops themselves.
    function takesFocus(item: var): bool {
        return item.visible && (item.activeFocusOnTab || item.takesKeys === true);
    }
    function focusableIn(item: Item): Item {
        if (takesFocus(item))
            return item;
        for (let i = 0; i < item.children.length; ++i) {
            const found = focusableIn(item.children[i]);
            if (found)
                return found;
        }
        return null;
    }
    function switchSide() {
        if (holdsFocus())
            focusTable();
        else
            focusCard();
    }
    function holdsFocus(): bool {
        for (let up = Window.activeFocusItem; up; up = up.parent) {
            if (up === overlay)
                return true;
        }
        return false;
    }
    // Where Next was pressed last, px of the window.
    property point pressed: Qt.point(-1, -1)
    // Whether a press there can only mean Next: the pointer rests where that was, and the table is not asked for anything.
    function means(at: point): bool {
        return card.visible && card.offersNext && Math.abs(at.x - pressed.x) + Math.abs(at.y - pressed.y) <= 6;
    }
    // Targets that the page has been asked for since the step began, or since an answer came or went.
    property list<string> sought
    // What the next move needs, in one column; it may lie under another heading than the move before it.
    readonly property string next: oneColumn && !ended ? Array.from(lesson.wanted).join(" ") : ""
    // A move of this step has been made, and the next one is to be brought into sight.
    property bool followed: false

    // The first target is asked for last: where not all of them fit, it stays in sight. In one column hardly anything fits
    // beside the card: there it is the one that the next move needs, if the step points at it or a move has led there. While
    // moves are shown, it is where they are made. Each is asked for once.
    function askForSight() {
        const targets = Array.from(places.targets);
        const wanted = Array.from(lesson.wanted);
        const follows = followed && !wanted.some(name => inSight(name));
        const needed = wanted.filter(name => showing || follows || (oneColumn && targets.includes(name)));
        const pointed = showing ? [] : targets.filter(name => !needed.includes(name));
        for (const name of pointed.reverse().concat(needed.reverse())) {
            // A part that is not there at all is lit with the whole of it.
            // What belongs to another seat may be shown only with the rest of it, which the page can open.
            const apart = /^seat:\d\//.test(name) && !Targets.item(name);
            const there = apart || Targets.hidden(name) ? name : places.holeName(name);
            if (sought.includes(name) || inSight(name) || inSight(there))
                continue;
            sought.push(name);
            sightWanted(name);
        }
    }

    // Most of it; of several things, something.
    function inSight(name: string): bool {
        const seen = Targets.rect(name, null);
        if (seen.width <= 0)
            return false;
        const item = Targets.item(name);
        if (!item)
            return true;
        return 2 * seen.width * seen.height > item.width * item.height;
    }

    onNextChanged: {
        // With a new step comes what that step points at.
        if (arrival.running)
            return;
        followed = true;
        sought = [];
        sight.begin();
    }
    onStepChanged: {
        stepGuard.renew();
        followed = false;
        sought = [];
        places.begin();
        arrival.toTable = false;
        arrival.restart();
    }
    onReaderChanged: {
        stepGuard.renew();
        arrival.restart();
    }
    onPartChanged: {
        stepGuard.renew();
        places.beginStage();
    }
    onCoveredChanged: if (!covered)
        arrival.restart()
    // A question that is answered on the table goes on with a button.
    onKindChanged: {
        arrival.toTable = false;
        arrival.restart();
    }
    onEndedChanged: {
        arrival.toTable = false;
        arrival.restart();
    }
    onAnsweringChanged: {
        sought = [];
        // A new step that comes with the end of an answer calls to the card.
        arrival.toTable = !answering && !arrival.running;
        arrival.restart();
    }
    onShowingChanged: {
        sought = [];
        sight.begin();
    }
    onHintLevelChanged: {
        if (hintLevel >= 2)
            spot.pulse();
    }
    onAddedChanged: if (added !== "")
        voice.say(added)
    Component.onCompleted: arrival.restart()

    // A step changes in several properties at once: focus moves when all of them are there.
    Timer {
        id: arrival
        property bool toTable: false
        interval: 0
        onTriggered: {
            if (overlay.covered)
                return;
            if (toTable)
                overlay.focusTable();
            else
                overlay.focusCard();
            sight.begin();
            // After the focus, whose own words would cut these short.
            if (!toTable)
                voice.say(overlay.answering ? answer.name : overlay.ended ? endCard.spoken : card.spoken);
        }
    }
    // What scrolls is laid out only with the next frame.
    FrameTimer {
        id: sight
        item: overlay
        onRang: {
            overlay.askForSight();
            places.arrive();
        }
    }

    Connections {
        target: overlay.lesson
        enabled: overlay.showing
        function onTargetsChanged() {
            overlay.sought = [];
            sight.begin();
        }
    }
    // Marks stand on what they mark; for ears they are part of its description.
    Binding {
        target: Targets
        property: "marks"
        value: places.setup ? [] : places.targets
    }
    Connections {
        target: overlay.Window.window
        function onActiveFocusItemChanged() {
            const item = overlay.Window.activeFocusItem;
            const onTable = item && item !== overlay.Window.contentItem && !overlay.holdsFocus();
            if (onTable)
                overlay.lastOnTable = item;
            places.focused = onTable ? item : null;
        }
    }
    Shortcut {
        sequence: "F6"
        onActivated: overlay.switchSide()
    }
    Shortcut {
        sequences: Keyboard.singleKeys ? ["H", "Р"] : ["Alt+H", "Alt+Р"]
        enabled: !overlay.ended && !overlay.answering
        onActivated: overlay.lesson.hint()
    }

    // Moves that are shown need time to be seen, also where nothing glides.
    Binding {
        target: overlay.lesson
        property: "pause"
        value: Theme.motion === "normal" ? 900 : 600
    }
    LessonPlaces {
        id: places
        anchors.fill: parent
        lesson: overlay.lesson
        card: overlay.stepCard
        answer: answer
        beside: beside
        nameMark: nameMark
        brightItems: overlay.brightItems
        busyItems: overlay.busyItems
        offers: Array.from(overlay.offers).concat(Array.from(overlay.lesson.wanted))
        wanted: Array.from(overlay.lesson.wanted)
        regionCosts: overlay.regionCosts
        ended: overlay.ended
        answering: overlay.answering
        oneColumn: overlay.oneColumn
        markSize: overlay.compact ? 32 : 36
        onLit: (list, fresh) => spot.show(list, fresh)
    }
    CoverLayer {
        id: covers
        anchors.fill: parent
        names: overlay.lesson.covered ?? []
        table: overlay.scene
        above: overlay
    }
    Spotlight {
        id: spot
        anchors.fill: parent
        dim: wanted.some(hole => hole.shape !== "plain")
    }
    MarkLayer {
        anchors.fill: parent
        places: places.markPlaces
        size: places.markSize
    }
    NameMark {
        id: nameMark
        visible: places.namePlace !== null
        text: places.stages[overlay.lesson.stageIndex]?.name ?? ""
        x: places.namePlace?.x ?? 0
        y: places.namePlace?.y ?? 0
        tx: (places.namePlace?.tipX ?? 0) - x
        ty: (places.namePlace?.tipY ?? 0) - y
    }
    SpotRing {
        readonly property var hole: places.refused
        visible: hole !== null
        tint: answer.tint
        weight: 6
        shape: hole?.shape ?? "rect"
        x: hole?.x ?? 0
        y: hole?.y ?? 0
        width: hole?.width ?? 0
        height: hole?.height ?? 0
    }

    // The second press of a double click was meant for the step before: neither card nor table hears of it.
    // Where the card had to leave a target that it stood on, the pointer still rests where Next was: a press there means it.
    MouseArea {
        property bool next: false
        anchors.fill: parent
        acceptedButtons: Qt.LeftButton
        onPressed: mouse => {
            next = !stepGuard.isFresh() && overlay.means(mapToItem(null, mouse.x, mouse.y));
            mouse.accepted = next || stepGuard.isFresh();
        }
        onClicked: if (next)
            overlay.lesson.next()
    }
    PressGuard {
        id: stepGuard
    }
    component Glide: Behavior {
        enabled: places.settled && places.handPlace === null
        NumberAnimation {
            duration: Theme.duration(180)
            easing.type: Easing.OutCubic
        }
    }
    StepCard {
        id: card
        visible: !overlay.ended
        // Where an answer to a move finds no room beside it, it gives way until that is read.
        opacity: places.cardGivesWay ? 0 : 1
        enabled: !places.cardGivesWay
        // It glides on whole pixels.
        property real atX: places.cardAt.x
        property real atY: places.cardAt.y
        x: Math.round(atX)
        y: Math.round(atY)
        Glide on atX {}
        Glide on atY {}
        lesson: overlay.lesson
        resting: overlay.answering || pause.open
        besideShown: beside.visible
        wantedWidth: overlay.cardWidth
        maxHeight: places.cardRoom
        onRuleWanted: rule => overlay.ruleWanted(rule)
        onPauseWanted: pause.begin()
        onNextPressed: at => overlay.pressed = at
        onTableWanted: {
            spot.pulse();
            overlay.focusTarget(overlay.lesson.aim);
        }
        onMoved: (dx, dy) => places.moveCard(dx, dy)
        onReleased: places.forget()
        Keys.onEscapePressed: overlay.focusTable()
    }
    BesideCard {
        id: beside
        visible: places.besideAt !== null
        x: places.besideAt?.x ?? 0
        y: places.besideAt?.y ?? 0
        lesson: overlay.lesson
        wantedWidth: Math.round(400 * Math.sqrt(Theme.textScale))
        maxHeight: places.clearHeight
    }
    EndCard {
        id: endCard
        visible: overlay.ended
        onRuleWanted: rule => overlay.ruleWanted(rule)
        x: places.cardAt.x
        y: places.cardAt.y
        lesson: overlay.lesson
        nextTitle: overlay.nextTitle
        offersOwnGame: overlay.offersOwnGame
        offersPractice: overlay.offersPractice
        missed: overlay.missed
        over: overlay.over
        onPracticeWanted: overlay.practiceWanted()
        onMissedWanted: overlay.missedWanted()
        wantedWidth: overlay.cardWidth
        maxHeight: places.clearHeight
        onMoved: (dx, dy) => places.moveCard(dx, dy)
        onReleased: places.forget()
        onNextWanted: overlay.nextWanted()
        onLeaveWanted: {
            overlay.lesson.leave();
            overlay.lessonLeft();
        }
        onPlayOnWanted: overlay.playOnWanted()
        onFirstGameWanted: {
            overlay.lesson.leave();
            overlay.firstGameWanted();
        }
        Keys.onEscapePressed: overlay.focusTable()
    }
    FeedbackCard {
        id: answer
        visible: overlay.answering
        x: places.answerAt.x
        y: places.answerAt.y
        feedback: overlay.lesson.feedback
        wantedWidth: Math.min(Math.round((overlay.compact ? 400 : 440) * Math.sqrt(Theme.textScale)), overlay.width - 48)
        maxHeight: places.clearHeight
        tailSide: places.tailSide
        tailAt: places.tailAt
        onRuleWanted: rule => overlay.ruleWanted(rule)
        onDismissed: overlay.lesson.dismissFeedback()
        onUndone: overlay.lesson.takeBack()
        onKept: overlay.lesson.keepMove()
    }
    PauseCard {
        id: pause
        lesson: overlay.lesson
        onLeaveWanted: {
            overlay.lesson.leave();
            overlay.lessonLeft();
        }
    }
    // What the master says, for ears: it stands on a card that nothing moves to.
    Announcer {
        id: voice
    }
}
