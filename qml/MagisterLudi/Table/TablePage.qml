// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Lessons
import MagisterLudi.Ui

// The table of a game: bar, board, prompt, and what lies over them. What is particular to the game comes as its parts.
FocusScope {
    id: page

    required property Table table
    required property TableParts parts
    // Null without one.
    property LessonPlayer lesson: null
    // Shown over the board while a lesson runs; fills the page.
    property Component overlay: null
    // Stands at the right end of the bar.
    property Component languageMenu: null
    // A low window has no room for the rail with three or four tall towns.
    readonly property bool dense: width < 1600 || (height < 960 && table.playerCount > 2)
    readonly property int margin: dense ? 8 : 12
    // Where the board ends and what asks begins; how much of the page bar and prompt take above and below.
    readonly property real foot: below.upper
    readonly property real barRoom: bar.height
    readonly property real promptRoom: height - foot
    // "grid", "column", or "itself": the column when the text is large or the window small.
    property string layout: "itself"
    readonly property bool column: layout === "column" || (layout === "itself" && (Theme.textScale > 1.3 || width < 1100 || height < 660))
    property alias growing: shared.growing
    property alias calm: shared.calm
    property alias logOpen: shared.logOpen
    property alias historyOpen: shared.historyOpen
    readonly property alias past: shared.past
    // Something over the table speaks, as the card of a lesson: the prompt bar rests.
    property bool resting: false
    property alias handOver: shared.handOver
    property alias quiet: shared.quiet
    property alias handed: shared.handed
    readonly property alias curtained: shared.curtained
    // Code of the language that the page should be in now; "": the household's.
    readonly property alias reading: seating.reading
    property alias spokenOf: controller.spokenOf
    property alias lookingBack: shared.lookingBack
    property alias walking: shared.walking
    property alias counted: shared.counted
    readonly property alias scored: shared.scored
    property alias looking: shared.looking
    property alias elsewhere: shared.elsewhere
    property alias veiled: shared.veiled
    property alias lessonFor: shared.lessonFor
    property alias refusals: shared.refusals
    property alias byKeys: shared.byKeys
    property alias status: shared.status
    // How much of the right of the page something of the program's covers, px: cards stand left of it.
    property real covered: 0
    // What happens between the rounds is told by itself, step by step.
    property bool walksRounds: false
    // Another game with the same people can be begun by playAgain.
    property bool canPlayAgain: false
    // Other devices can be invited to the table.
    property bool invites: false
    // What the digits mean before they mean the zones: (digit, from 0) => whether it was taken. Null for nothing.
    property var answerDigit: null
    // Whether the end of a turn asks when something could still be done.
    property bool askBeforeEnding: true

    signal leave
    signal playAgain
    signal newGame
    signal inviteWanted
    signal openRule(string rule)
    signal openRules
    signal lessonWanted(string rule)
    // What was refused in this game.
    signal practiceWanted
    signal openSettings

    focus: true
    Component.onCompleted: {
        forceActiveFocus();
        counted = table.over;
        seating.pass();
        seating.read();
        opening.start();
    }

    // What was refused is told here and now: from another page one comes back to the game.
    Component.onDestruction: table?.closeRefusal()

    // The board lays itself out first. Whoever has gone somewhere meanwhile is left there.
    Timer {
        id: opening
        interval: 0
        onTriggered: {
            keys.opened = true;
            if (page.activeFocus && page.Window.activeFocusItem === page)
                page.begin();
        }
    }
    TableState {
        id: shared
        table: page.table
        input: controller
        lesson: page.lesson
        dense: page.dense
        column: page.column
    }
    Binding {
        target: page.parts
        property: "shared"
        value: shared
    }
    InputController {
        id: controller
        table: page.table
        lesson: page.lesson
        onActed: {
            mover.finish();
            lights.putOut();
            if (!page.past)
                page.historyOpen = false;
            shared.endHandOver();
        }
        carry: (from, back) => hand.carry(from, back)
        onFocusedChanged: rules.tellWhy()
        byKeys: page.byKeys
        asksBeforeEnding: page.askBeforeEnding
        onPreviewChanged: {
            if (preview && hovered === "")
                page.status = preview.text;
        }
    }
    // What the curtain gives free under a pointer that rests is not meant.
    Connections {
        target: shared
        function onCurtainedChanged() {
            controller.settle();
        }
    }
    Connections {
        target: page.table
        function onOpenRule(rule: string) {
            page.openRule(rule);
        }
    }
    onLogOpenChanged: speech.tellLog()

    TableTime {
        id: time
        shared: shared
        lights: lights
        log: log
        history: below.history
        band: band
        onRested: page.rest()
    }
    RoundWalk {
        id: between
        table: page.table
        enabled: page.walksRounds && !page.lesson && !page.scored
        held: page.historyOpen || page.logOpen || page.veiled || cards.shown !== "" || lights.lit
    }
    TableRules {
        id: rules
        shared: shared
        parts: page.parts
        lights: lights
        board: board
        onRuleAsked: rule => page.openRule(rule)
    }
    TableAside {
        id: aside
        shared: shared
        time: time
        lights: lights
        band: band
        cards: cards
        tips: tips
    }
    TableKeys {
        id: keys
        shared: shared
        card: keyboard
        time: time
        ending: ending
        rules: rules
        cards: cards
        board: board
        history: below.history
        prompt: below.prompt
        endBar: below.endBar
        answerDigit: page.answerDigit
        canGoBack: page.canGoBack
        covered: page.covered > 0 || page.veiled
        onBackAsked: page.back()
        onQuestionReached: page.tellQuestion()
        onGoneOn: page.begin()
        onStrayed: nowhere.place()
    }

    TableHand {
        id: hand
        input: controller
        prompt: below.prompt
    }

    // Lights the places where a rule applies now; false when it applies nowhere in sight.
    function showRule(rule: string): bool {
        return rules.show(rule);
    }
    // Brings a thing into view, or what it is a part of.
    function sight(name: string) {
        board.reveal(name);
    }
    // Counts the score out, from the line of that source; "" begins anew.
    function walk(source: string) {
        ending.walk(source);
    }
    // Says it aloud, even if it was said before.
    function say(text: string) {
        speech.say(text);
    }
    // The question, and whom it asks.
    function tellQuestion() {
        speech.voice.addTurn();
    }
    // To where the first thing to do is.
    function begin() {
        nowhere.begin();
    }
    // The focus goes where keys mean the page.
    function rest() {
        nowhere.rest();
    }

    // A menu about that thing has gone while it had the focus.
    function menuGone(about: string) {
        rest();
        keys.menuGone(about);
    }

    // Whether something can be put aside, and puts aside what lies uppermost.
    readonly property alias canGoBack: aside.possible
    function back() {
        aside.put();
    }

    Keys.onPressed: event => event.accepted = keys.press(event)
    Keys.onShortcutOverride: event => {
        if (event.key >= Qt.Key_Left && event.key <= Qt.Key_Down)
            page.byKeys = true;
        event.accepted = false;
    }

    TableGround {
        shared: shared
        rules: rules
        cards: cards
        anchors.fill: parent
        onZoomWanted: (x, y) => board.zoomThere(x, y, page)
    }
    TableBar {
        id: bar
        shared: shared
        parts: page.parts
        languageMenu: page.languageMenu
        width: parent.width
        invites: page.invites
        onInvite: page.inviteWanted()
        onLeave: page.leave()
        onToggleLog: page.logOpen = !page.logOpen
        onHint: rules.hint()
        onRules: page.openRules()
        onSettings: page.openSettings()
        onToggleHistory: page.historyOpen ? time.leave() : time.enter()
        onRuleAsked: rule => page.openRule(rule)
        z: 20
    }
    TimeBand {
        id: band
        table: page.table
        parts: page.parts
        dense: page.dense
        line: page.past && lights.told ? lights.told.what : ""
        looking: page.looking
        x: page.margin
        y: bar.height + (page.dense ? 6 : 10)
        width: page.width - 2 * page.margin
        height: implicitHeight
        onNowAsked: time.leave()
        onGameAsked: time.tryOut()
        onRuleAsked: rule => page.openRule(rule)
    }
    BoardView {
        id: board
        visible: !page.scored
        wanted: !ending.covers
        parts: page.parts
        column: page.column
        x: page.margin
        y: (band.open ? band.y + band.height : bar.height) + (page.dense ? 6 : 10)
        width: page.width - 2 * page.margin
        height: page.foot - y - (page.dense ? 6 : 9)
        onRuleAsked: rule => page.openRule(rule)
        onJumped: line => time.showLine(line)
    }
    TableEnding {
        id: ending
        shared: shared
        parts: page.parts
        lights: lights
        board: Qt.rect(board.x, board.y, board.width, board.height)
        strip: below.asking
        anchors.fill: parent
        onRuleAsked: rule => page.openRule(rule)
        onLessonWanted: rule => page.lessonWanted(rule)
        onPracticeWanted: page.practiceWanted()
        onWalked: page.forceActiveFocus()
    }
    TableFoot {
        id: below
        shared: shared
        parts: page.parts
        time: time
        ending: ending
        lights: lights
        walk: between
        margin: page.margin
        resting: page.resting || cards.covering
        scoreAside: aside.awayFromScore
        canPlayAgain: page.canPlayAgain
        anchors.fill: parent
        onRuleAsked: rule => page.openRule(rule)
        onEmptied: page.rest()
        onLeave: page.leave()
        onPlayAgain: page.playAgain()
        onNewGame: page.newGame()
    }
    TableSeating {
        id: seating
        shared: shared
        parts: page.parts
        voice: speech.voice
        strip: Qt.rect(bar.middle.x, 0, bar.middle.width, bar.height)
        lights: lights
        anchors.fill: parent
        onMoreWanted: line => {
            shared.openLog();
            log.showLine(line);
        }
        onOpened: {
            for (let i = 0; i < board.zones.length; ++i)
                board.zones[i].forget();
            page.forceActiveFocus();
            page.begin();
        }
        onTakenBack: page.forceActiveFocus()
    }
    RuleLights {
        id: lights
        parts: page.parts
        anchors.fill: parent
        table: page.table
    }
    Mover {
        id: mover
        table: page.table
    }
    LogPanel {
        id: log
        parts: page.parts
        visible: page.logOpen
        jumps: page.lesson === null
        onJumped: line => time.showLine(line)
        input: controller
        closable: true
        level: 3
        z: 30
        width: Math.min(460 * Math.max(1, Theme.textScale * 0.9), page.width - 40)
        // Where a rail shows the log, this one is the rail's, wider.
        x: page.dense || page.column ? page.width - width - 20 : page.margin
        y: (band.open ? band.y + band.height : bar.height) + 8
        height: page.foot - y - 16
        onRuleAsked: rule => page.openRule(rule)
        onClosed: page.logOpen = false
    }
    Hook {
        anchors.fill: parent
        z: 45
        source: page.overlay
    }
    ThingCards {
        id: cards
        anchors.fill: parent
        z: 44
        shared: shared
        parts: page.parts
        input: controller
        log: log
        covered: page.covered
        room: Qt.rect(8, bar.height + 4, page.width - 16 - page.covered, page.foot - bar.height - 8)
        covers: [keyboard, asking]
        tipped: tips.beside
    }
    TipBubble {
        id: tips
        anchors.fill: parent
        z: 43
        shared: shared
        parts: page.parts
        input: controller
        room: cards.room
        blocked: cards.covering || cards.asked || !!page.lesson
        onRuleAsked: rule => page.openRule(rule)
        onTold: text => speech.voice.add(text)
        onDismissed: page.rest()
    }
    PreviewMarks {
        anchors.fill: parent
        parts: page.parts
        input: controller
        visible: !page.scored
    }
    // The first refusal makes its bubble, and the first choice of meanings its menu; then they stay, to give the keyboard back.
    Hook {
        readonly property bool wanted: page.table?.refusal.active ?? false
        property bool made: false
        anchors.fill: parent
        z: 50
        source: made ? refusal : null
        onWantedChanged: if (wanted)
            made = true
    }
    Component {
        id: refusal
        RefusalBubble {
            parts: page.parts
            input: controller
            covered: page.covered
            // With keys one goes on from where one was.
            onDismissed: target => {
                page.rest();
                keys.backTo(target);
            }
            onRuleAsked: rule => page.openRule(rule)
        }
    }
    Hook {
        readonly property bool wanted: (page.table?.variants.count ?? 0) > 0
        property bool made: false
        anchors.fill: parent
        z: 60
        source: made ? meanings : null
        onWantedChanged: if (wanted)
            made = true
    }
    Component {
        id: meanings
        VariantsMenu {
            id: variants
            parts: page.parts
            input: controller
            asked: controller.focused
            covered: page.covered
            below: page.promptRoom
            onDismissed: page.menuGone(variants.clicked)
        }
    }
    KeyCard {
        id: keyboard
        keyWords: page.parts.keyWords
        lesson: page.lesson !== null
        elsewhere: page.elsewhere
    }
    PreviewEnding {
        id: asking
        parts: page.parts
        input: controller
        onRuleAsked: rule => page.openRule(rule)
    }
    TableFocus {
        id: nowhere
        shared: shared
        board: board
        foot: below
        voice: speech.voice
        led: !!page.lesson || page.overlay !== null
    }
    TableSpeech {
        id: speech
        shared: shared
    }
}
