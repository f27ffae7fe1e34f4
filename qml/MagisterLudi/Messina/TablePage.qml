// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The table of a game of Messina 1347: bar, board, prompt, and what lies over them.
FocusScope {
    id: page

    // MessinaTable; LessonPlayer or null.
    required property var table
    property var lesson: null
    // Shown over the board while a lesson runs; fills the page.
    property Component overlay: null
    // Stands at the right end of the bar.
    property Component languageMenu: null
    // A low window has no room for the rail with three or four tall towns.
    readonly property bool dense: width < 1600 || (height < 960 && table.playerCount > 2)
    readonly property int margin: dense ? 8 : 12
    // "grid", "column", or "itself": the column when the text is large or the window small.
    property string layout: "itself"
    readonly property bool column: layout === "column" || (layout === "itself" && (Theme.textScale > 1.3 || width < 1100 || height < 660))
    // Parts of the estate grow with what lies there; hexes have a plain face.
    property bool growing: false
    property bool calm: false
    property bool logOpen: false
    // The course of the game stands in the place of the prompt.
    property bool historyOpen: false
    readonly property bool past: !!table.past
    // What is shown when the turn passes: "banner", "curtain" or "none".
    property string handOver: "none"
    // Something else speaks first (the setup in steps); the hand-over waits for it.
    property bool quiet: false
    // What the table says at a change of seat while that is shown; null otherwise.
    property var handed: null
    readonly property bool curtained: handed !== null && handOver === "curtain"
    // The final score is put aside to look at the table.
    property bool lookingBack: false
    // The final score is counted out line by line; once it was, only on request.
    property bool walking: false
    property bool counted: false
    property string walkFrom
    readonly property bool scored: table.over && !lookingBack && !walking
    // A saved game that is only looked at.
    property bool looking: false
    // Another game with the same people can be begun by playAgain.
    property bool canPlayAgain: false
    property string status
    // Whether the end of a turn asks when something could still be done.
    property bool askBeforeEnding: true

    signal leave
    signal playAgain
    signal openRule(string rule)
    signal openRules
    signal openSettings

    focus: true
    Component.onCompleted: {
        forceActiveFocus();
        counted = table.over;
        pass();
    }
    // Another game at the same page counts its own score.
    onTableChanged: {
        walking = false;
        counted = table ? table.over : false;
    }
    onQuietChanged: pass()
    onHandOverChanged: if (handOver === "none")
        handed = null

    Hand {
        id: touch
        table: page.table
        lesson: page.lesson
        onActed: {
            mover.finish();
            lights.putOut();
            if (!page.past)
                page.historyOpen = false;
            page.handed = null;
        }
        onFocusedChanged: page.tellWhy()
        calm: page.calm
        byKeys: page.byKeys
        asksBeforeEnding: page.askBeforeEnding
        onPreviewChanged: {
            if (preview && hovered === "")
                page.status = preview.text;
        }
        coords: page.logOpen || page.byKeys || (page.table.refusal ? !!page.table.refusal.active : false)
    }
    // Focus says why a grey thing is grey; only with keys, since a click has its own answer.
    function tellWhy() {
        const known = touch.tells && byKeys && touch.focused !== "" && typeof table.whyNot === "function";
        const why = known ? table.whyNot(touch.focused) : null;
        touch.whyNot = why && why.what ? why : null;
        if (touch.whyNot)
            status = why.what + " " + why.why;
    }
    // Coordinates appear with the first arrow key.
    property bool byKeys: false

    Connections {
        target: page.table
        function onOpenRule(rule: string) {
            page.openRule(rule);
        }
        function onAnnounced(text: string) {
            voice.add(text);
        }
        function onTurnPassed() {
            page.lookingBack = false;
            page.pass();
            if (!page.handed)
                voice.addTurn();
        }
        function onRefused() {
            if (page.table.refusal.active)
                voice.add(page.table.refusal.what + " " + (page.table.refusal.why ?? ""));
        }
        // Taken back: it is somebody else's turn again.
        function onChanged() {
            if (page.handed && page.handed.seat !== page.table.activeSeat)
                page.handed = null;
            if (!page.table.over || page.counted || page.lesson || page.table.trying)
                return;
            page.counted = true;
            page.walk("");
        }
    }
    Connections {
        target: page.table
        ignoreUnknownSignals: true
        function onSpokenChanged() {
            if (page.handed)
                page.pass();
        }
    }
    Voice {
        id: voice
        table: page.table
        onSpoken: text => page.status = text
    }

    // Hands the table over to whoever has to act, unless there is nobody to hand it to.
    function pass() {
        const wanted = handOver !== "none" && !quiet && !lesson && !table.over && table.playerCount > 1;
        const row = wanted && typeof table.handOver === "function" ? table.handOver() : null;
        handed = row && row.seat ? row : null;
        if (handed)
            voice.add(handed.title);
    }

    function hint() {
        if (lesson)
            lesson.hint();
        else if (table.prompt && table.prompt.rule)
            openRule(table.prompt.rule);
    }

    // The rule of what has the focus; of the step while a lesson's card has it; else of the question.
    function explainFocused() {
        const item = Window.activeFocusItem;
        const refused = table.refusal ? !!table.refusal.active : false;
        const name = refused ? "refusal" : touch.focused !== "" ? touch.focused : touch.thingOf(item);
        if (name !== "" && !name.startsWith("card:"))
            touch.explain(name);
        else if (lesson && lesson.ruleId && item !== page)
            openRule(lesson.ruleId);
        else
            touch.explain("prompt");
    }

    // Lights the places where a rule applies now, whatever hides them; false when it applies nowhere in sight.
    // They go out with Esc, a click, or the next command.
    function showRule(rule: string): bool {
        lights.putOut();
        const names = rule === "" ? [] : table.placesOf(rule);
        if (names.length > 0)
            uncover(names[0]);
        if (names.length > 0)
            board.reveal(names[0]);
        const told = table.ruleNamed(rule);
        const lit = lights.light(names);
        const what = lit > 0 ? qsTr("Applies in %n place(s) now", "", lit) : qsTr("Applies nowhere on the table now");
        lights.told = { what: told.ruleTitle ? qsTr("%1: %2").arg(told.ruleTitle).arg(what) : what, rule: rule, ruleNumber: told.ruleNumber ?? "" };
        status = lights.told.what;
        return lit > 0;
    }

    // Puts aside what lies over a thing, and turns to the estate it belongs to.
    function uncover(name: string) {
        table.closeRefusal();
        table.closeVariants();
        logOpen = false;
        walking = false;
        if (table.over)
            lookingBack = !name.startsWith("score:");
        const seat = name.match(/^seat:([1-4])\//);
        if (seat && !Targets.has(name))
            table.viewSeat = Number(seat[1]);
    }

    // The language menu hangs below its button, which the program brings.
    function openLanguages() {
        const button = Targets.item("button:language") as Pressable;
        if (button)
            button.act();
    }
    // Leafs through the game; a lesson has its own way back.
    function openHistory() {
        if (lesson)
            return;
        logOpen = false;
        walking = false;
        historyOpen = true;
        history.enter();
    }
    function closeHistory() {
        historyOpen = false;
        lights.putOut();
        if (past)
            table.showNow();
        rest.forceActiveFocus();
    }
    // The position right after what a line of the log tells, with what it was about lit up.
    function showLine(line: int) {
        const told = table.log.row(line);
        const places = table.showLine(line);
        historyOpen = true;
        walking = false;
        lookingBack = !past;
        lights.putOut();
        lights.light(places);
        lights.told = { what: told.text, rule: told.rule ?? "", ruleNumber: told.ruleNumber ?? "" };
        const box = log.mapToItem(lights, 0, 0, log.width, log.height);
        if (logOpen && lights.names.some(name => log.hides(Targets.rect(name, lights), box)))
            logOpen = false;
        if (!logOpen)
            history.enter();
        status = band.words;
    }
    function tryOut() {
        if (lesson)
            return;
        historyOpen = false;
        lights.putOut();
        if (table.trying)
            table.backToGame();
        else
            table.tryOut();
        historyOpen = past;
        status = band.Accessible.name;
        rest.forceActiveFocus();
    }
    // Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z, as everywhere.
    function timeKey(event: var): bool {
        if ((event.modifiers & ~(Qt.ControlModifier | Qt.ShiftModifier)) !== Qt.NoModifier || !(event.modifiers & Qt.ControlModifier))
            return false;
        const again = event.key === Qt.Key_Y || (event.key === Qt.Key_Z && (event.modifiers & Qt.ShiftModifier));
        if (!again && event.key !== Qt.Key_Z)
            return false;
        if (again)
            table.redo();
        else
            table.undo();
        return true;
    }
    // Counts the score out, from the line of that source; "" begins anew.
    function walk(source: string) {
        lights.putOut();
        logOpen = false;
        historyOpen = false;
        lookingBack = false;
        walkFrom = source;
        walking = true;
    }
    function endWalk() {
        walking = false;
        forceActiveFocus();
    }

    function back() {
        if (historyOpen)
            closeHistory();
        else if (lights.lit)
            lights.putOut();
        else if (handed && !logOpen)
            handed = null;
        else if (logOpen)
            logOpen = false;
        else if (table.selectedLieutenant > 0)
            table.selectLieutenant(0);
        else if (band.tried)
            table.closeTried();
    }

    Keys.onPressed: event => {
        if ((event.modifiers & ~(Qt.KeypadModifier | Qt.ShiftModifier)) !== Qt.NoModifier) {
            event.accepted = page.timeKey(event);
            return;
        }
        event.accepted = true;
        const walk = walks.itemAt(0) as ScoreWalk;
        if (walk && walk.press(event))
            return;
        const letter = keyboard.letterOf(event);
        const digit = event.key - Qt.Key_1;
        if (event.text === "?" || event.key === Qt.Key_F1)
            page.explainFocused();
        else if (letter === "u" && (event.modifiers & Qt.ShiftModifier))
            page.table.redo();
        else if (letter === "u")
            page.table.undo();
        else if (letter === "z" && !page.lesson)
            page.historyOpen ? page.closeHistory() : page.openHistory();
        else if (letter === "t" && !page.lesson)
            page.tryOut();
        else if (letter === "g")
            page.logOpen = !page.logOpen;
        else if (letter === "l")
            page.openLanguages();
        else if (letter === "h")
            page.hint();
        else if (letter === "k")
            keyboard.open = true;
        else if (keyboard.zoomOf(event) !== null && !page.scored)
            event.accepted = board.zoom(keyboard.zoomOf(event));
        else if (event.key === Qt.Key_Escape && (page.historyOpen || band.tried || lights.lit || page.handed || page.logOpen || page.table.selectedLieutenant > 0))
            page.back();
        else if (digit >= 0 && digit < board.zones.length && !page.scored && !page.walking)
            board.zones[digit].enter();
        else if (digit === board.zones.length)
            page.historyOpen ? history.enter() : prompt.enter();
        else
            event.accepted = !page.historyOpen && prompt.press({ key: event.key, text: letter });
    }
    Keys.onShortcutOverride: event => {
        if (event.key >= Qt.Key_Left && event.key <= Qt.Key_Down)
            page.byKeys = true;
        event.accepted = false;
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    // Whatever nothing else takes: the second button, or a long press, asks for the rule of what lies there.
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        onClicked: mouse => {
            if (mouse.button === Qt.RightButton)
                touch.explain(touch.thingAt(mouse.x, mouse.y, page));
        }
        onPressAndHold: mouse => {
            if (mouse.button === Qt.LeftButton)
                touch.explain(touch.thingAt(mouse.x, mouse.y, page));
        }
    }
    TopBar {
        id: bar
        hand: touch
        dense: page.dense
        logOpen: page.logOpen
        languageMenu: page.languageMenu
        width: parent.width
        onLeave: page.leave()
        onToggleLog: page.logOpen = !page.logOpen
        onHint: page.hint()
        onRules: page.openRules()
        onSettings: page.openSettings()
        historyOpen: page.historyOpen
        onToggleHistory: page.historyOpen ? page.closeHistory() : page.openHistory()
        onRuleAsked: rule => page.openRule(rule)
        z: 20

        Row {
            visible: !page.dense || page.column && bar.middle.width > width
            spacing: 24
            anchors.verticalCenter: parent.verticalCenter

            UiText {
                visible: text !== ""
                text: page.lesson ? page.lesson.title : ""
                size: 16
                color: Theme.barSoft
                anchors.verticalCenter: parent.verticalCenter
            }
            RoundChips {
                hand: touch
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        Neighbours {
            visible: page.dense && !page.scored && !page.column
            anchors.fill: parent
            hand: touch
            chips: true
        }
    }
    TimeBand {
        id: band
        hand: touch
        dense: page.dense
        line: page.past && lights.told ? lights.told.what : ""
        looking: page.looking
        x: page.margin
        y: bar.height + (page.dense ? 6 : 10)
        width: page.width - 2 * page.margin
        height: implicitHeight
        onNowAsked: page.closeHistory()
        onGameAsked: page.tryOut()
    }
    Board {
        id: board
        visible: !page.scored
        hand: touch
        dense: page.dense
        column: page.column
        growing: page.growing
        x: page.margin
        y: (band.open ? band.y + band.height : bar.height) + (page.dense ? 6 : 10)
        width: page.width - 2 * page.margin
        height: (page.historyOpen ? history.y : prompt.y) - y - (page.dense ? 6 : 9)
        onRuleAsked: rule => page.openRule(rule)
        onJumped: line => page.showLine(line)
    }
    Repeater {
        // It stays while the past of a finished game is shown.
        model: page.table.over || (page.table.scores?.count ?? 0) > 0 ? 1 : 0
        ScorePage {
            visible: page.scored
            x: board.x
            y: board.y
            width: board.width
            height: board.height
            hand: touch
            dense: page.dense
            onRuleAsked: rule => page.openRule(rule)
            canPlayAgain: page.canPlayAgain
            onLeave: page.leave()
            onLookBack: page.lookingBack = true
            onPlayAgain: page.playAgain()
            onWalkTo: source => page.walk(source)
        }
    }
    HistoryBar {
        id: history
        visible: page.historyOpen
        hand: touch
        dense: page.dense
        spoken: band.words
        x: page.margin
        width: page.width - 2 * page.margin
        height: Math.max(implicitHeight, prompt.height)
        y: page.height - height - (page.dense ? 8 : 12)
        onClosed: page.closeHistory()
        onTryAsked: page.tryOut()
    }
    PromptBar {
        id: prompt
        visible: !page.historyOpen
        hand: touch
        dense: page.dense
        x: page.margin
        width: page.width - 2 * page.margin
        height: implicitHeight
        y: page.height - height - (page.dense ? 8 : 12)
        onRuleAsked: rule => page.openRule(rule)
        told: lights.told
    }
    Repeater {
        model: page.handed && !page.curtained && !page.scored ? 1 : 0

        HandOver {
            row: page.handed ?? ({})
            dense: page.dense
            buttonsFirst: !page.dense
            household: page.table.language ?? ""
            x: page.margin
            y: prompt.y - height - 5
            z: 40
            readonly property real room: page.dense ? board.rightEdge + 186 : board.rightEdge - board.gap
            width: since.length > 0 ? room : Math.min(room, snug)
            height: implicitHeight
            onClosed: page.handed = null
            onMoreWanted: line => {
                page.logOpen = true;
                log.showLine(line);
            }
        }
    }
    Repeater {
        id: walks
        model: page.walking && page.table.over ? 1 : 0
        ScoreWalk {
            anchors.fill: parent
            z: 25
            hand: touch
            dense: page.dense
            board: Qt.rect(board.x, board.y, board.width, board.height)
            strip: Qt.rect(prompt.x, prompt.y, prompt.width, prompt.height)
            from: page.walkFrom
            onRuleAsked: rule => page.openRule(rule)
            onFinished: page.endWalk()
            onTold: text => page.status = text
        }
    }
    RuleLights {
        id: lights
        anchors.fill: parent
        table: page.table
    }
    Mover {
        id: mover
        table: page.table
    }
    LogPanel {
        id: log
        visible: page.logOpen
        jumps: page.lesson === null
        onJumped: line => page.showLine(line)
        hand: touch
        closable: true
        level: 3
        z: 30
        width: Math.min(460 * Math.max(1, Theme.textScale * 0.9), page.width - 40)
        x: page.width - width - 20
        y: (band.open ? band.y + band.height : bar.height) + 8
        height: (page.historyOpen ? history.y : prompt.y) - y - 16
        onRuleAsked: rule => page.openRule(rule)
        onClosed: page.logOpen = false
    }
    Hook {
        anchors.fill: parent
        z: 45
        source: page.overlay
    }
    PreviewMarks {
        anchors.fill: parent
        hand: touch
        visible: !page.scored
    }
    RefusalBubble {
        hand: touch
        onRuleAsked: rule => page.openRule(rule)
    }
    VariantsMenu {
        hand: touch
        asked: touch.focused
    }
    KeyCard {
        id: keyboard
    }
    PreviewEnding {
        hand: touch
        onRuleAsked: rule => page.openRule(rule)
    }
    Repeater {
        model: page.curtained ? 1 : 0

        Curtain {
            row: page.handed ?? ({})
            anchors.fill: parent
            z: 110
            focus: true
            Component.onCompleted: forceActiveFocus(Qt.PopupFocusReason)
            onOpened: {
                page.handed = null;
                page.forceActiveFocus();
            }
            onUndoWanted: {
                page.table.undo();
                page.forceActiveFocus();
            }
        }
    }
    // Where the focus goes when what had it goes away: keys mean the page.
    Item {
        id: rest
    }
    // Says aloud what just happened; Qt 6.4 has no announcement, so a text that changes stands in for one.
    Text {
        text: page.status
        opacity: 0
        width: 1
        height: 1
        clip: true
        Accessible.role: Accessible.AlertMessage
        Accessible.name: page.status
    }
}
