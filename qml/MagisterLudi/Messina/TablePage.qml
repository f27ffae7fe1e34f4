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
    // The final score is put aside to look at the table.
    property bool lookingBack: false
    readonly property bool scored: table.over && !lookingBack
    property string status

    signal leave
    signal openRule(string rule)
    signal openRules
    signal openSettings

    focus: true
    Component.onCompleted: forceActiveFocus()

    Hand {
        id: touch
        table: page.table
        lesson: page.lesson
        onActed: {
            mover.finish();
            lights.putOut();
        }
        onFocusedChanged: page.tellWhy()
        calm: page.calm
        coords: page.logOpen || page.byKeys || (page.table.refusal ? !!page.table.refusal.active : false)
    }
    // Focus says why a grey thing is grey; only with keys, since a click has its own answer.
    function tellWhy() {
        const known = byKeys && touch.focused !== "" && typeof table.whyNot === "function";
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
            voice.addTurn();
        }
        function onRefused() {
            if (page.table.refusal.active)
                voice.add(page.table.refusal.what + " " + (page.table.refusal.why ?? ""));
        }
    }
    Voice {
        id: voice
        table: page.table
        onSpoken: text => page.status = text
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

    function back() {
        if (lights.lit)
            lights.putOut();
        else if (logOpen)
            logOpen = false;
        else if (table.selectedLieutenant > 0)
            table.selectLieutenant(0);
    }

    Keys.onPressed: event => {
        if ((event.modifiers & ~(Qt.KeypadModifier | Qt.ShiftModifier)) !== Qt.NoModifier)
            return;
        event.accepted = true;
        const letter = keyboard.letterOf(event);
        const digit = event.key - Qt.Key_1;
        if (event.text === "?" || event.key === Qt.Key_F1)
            page.explainFocused();
        else if (letter === "u")
            page.table.undo();
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
        else if (event.key === Qt.Key_Escape && (lights.lit || page.logOpen || page.table.selectedLieutenant > 0))
            page.back();
        else if (digit >= 0 && digit < board.zones.length && !page.scored)
            board.zones[digit].enter();
        else if (digit === board.zones.length)
            prompt.enter();
        else
            event.accepted = prompt.press({ key: event.key, text: letter });
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
    Board {
        id: board
        visible: !page.scored
        hand: touch
        dense: page.dense
        column: page.column
        growing: page.growing
        x: page.margin
        y: bar.height + (page.dense ? 6 : 10)
        width: page.width - 2 * page.margin
        height: prompt.y - y - (page.dense ? 6 : 9)
        onRuleAsked: rule => page.openRule(rule)
    }
    Repeater {
        model: page.table.over ? 1 : 0
        ScorePage {
            visible: page.scored
            x: board.x
            y: board.y
            width: board.width
            height: board.height
            hand: touch
            dense: page.dense
            onRuleAsked: rule => page.openRule(rule)
            onLeave: page.leave()
            onLookBack: page.lookingBack = true
        }
    }
    PromptBar {
        id: prompt
        hand: touch
        dense: page.dense
        x: page.margin
        width: page.width - 2 * page.margin
        height: implicitHeight
        y: page.height - height - (page.dense ? 8 : 12)
        onRuleAsked: rule => page.openRule(rule)
        told: lights.told
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
        visible: page.logOpen
        hand: touch
        closable: true
        level: 3
        z: 30
        width: Math.min(460 * Math.max(1, Theme.textScale * 0.9), page.width - 40)
        x: page.width - width - 20
        y: bar.height + 8
        height: prompt.y - y - 16
        onRuleAsked: rule => page.openRule(rule)
        onClosed: page.logOpen = false
    }
    Hook {
        anchors.fill: parent
        z: 45
        source: page.overlay
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
