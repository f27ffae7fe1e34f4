// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Desktop
import MagisterLudi.Game
import MagisterLudi.Household
import MagisterLudi.Lessons
import MagisterLudi.Library
import MagisterLudi.Table
import MagisterLudi.Teaching
import MagisterLudi.Ui

// Questions over real positions, one at a time: the board of the position, the question beside or below it, the rules in
// their drawer, and at the end what is asked again and when.
Page {
    id: page

    arrowKeys: false
    readonly property DrillPlayer practice: Program.practice
    // Nothing is taken from what is shown while the next practice is made ready.
    property DrillPlayer drill: null
    // The table asked about last, until another one is there.
    property Table laid: null
    readonly property string occasion: about.occasion ?? ""
    readonly property var about: Program.practiceAbout
    readonly property bool asking: (drill?.table ?? null) !== null && !drill.finished
    // The question stands beside the board where there is room, and always beside a list that scrolls.
    readonly property bool column: Settings.layout === "column" || (Settings.layout === "itself" && (Theme.textScale > 1.3 || width < 1100 || height < 620))
    readonly property bool beside: column || width >= 1560
    readonly property real cardWidth: Math.round(column ? width * 0.44 : Math.min(width * 0.34, 460 * Math.sqrt(Theme.textScale)))
    readonly property real boardWidth: width - 2 * margin - (beside ? cardWidth + margin : 0)
    // What the board leaves, and a little of the board rather than a question that scrolls by a line.
    readonly property real spare: height - 3 * margin - 500
    readonly property real cardHeight: Math.round(Math.max(116, card.wantedHeight <= spare + 40 ? card.wantedHeight : spare))
    readonly property int margin: width < 1560 ? 8 : 12

    function titleOf(occasion: string): string {
        switch (occasion) {
        case "rule": return qsTr("Practise one rule");
        case "lesson": return qsTr("Questions about this lesson");
        case "missed": return qsTr("What went wrong in the lesson");
        case "game": return qsTr("What was refused in the game");
        case "refresher": return qsTr("Refresher");
        default: return qsTr("Ten questions");
        }
    }
    function stepBack(): bool {
        const can = drawer.open && drawer.canGoBack;
        if (can)
            drawer.goBack();
        return can;
    }
    function take() {
        if (practice)
            drill = practice;
        if (drill?.table)
            laid = drill.table;
        place.show();
    }
    // Between the question and its position.
    function switchSide() {
        if (card.activeFocus)
            board()?.enter();
        else
            card.focusPrimary();
    }
    function board(): PositionBoard {
        return place.shown?.board ?? null;
    }

    title: titleOf(occasion)
    reads: laid?.game ?? ""
    crumb: laid ? GameBoxes.titleOf(laid.game) : ""
    barItem: Item {
        id: strip
    }
    Component.onCompleted: take()
    onPracticeChanged: take()

    Connections {
        target: page.practice
        function onQuestionChanged() {
            page.take();
        }
    }
    Keys.onPressed: event => {
        const character = event.text.length === 1 && event.text > " ";
        if (event.key === Qt.Key_Escape) {
            event.accepted = board()?.back() ?? false;
            return;
        }
        if (event.key === Qt.Key_F6) {
            switchSide();
            event.accepted = true;
            return;
        }
        const means = character && Keyboard.means(event.text, event.modifiers);
        if (asking && means && card.press(Keyboard.letterOf(event.text), (event.modifiers & Qt.ShiftModifier) !== 0))
            event.accepted = true;
        else if (asking && (event.text === "?" || event.key === Qt.Key_F1) && card.answered && !(board()?.activeFocus ?? false))
            event.accepted = drawer.show(drill.ruleId) ?? true;
        else if (asking)
            event.accepted = board()?.press(event) ?? false;
        // Wherever the keyboard is, Enter goes on.
        if (!event.accepted && asking && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && card.answered) {
            drill.next();
            event.accepted = true;
        }
    }

    TableReader {
        id: rulesReader
        language: Language.current
        // The position of a question is no game on the table.
        reads: page.reads
    }
    Loader {
        id: place
        readonly property PracticeBoard shown: item as PracticeBoard
        x: page.margin
        y: page.margin
        width: page.boardWidth
        height: page.height - 2 * page.margin - (page.beside ? 0 : page.cardHeight + page.margin)

        // Each question has a board of its own: what goes with the old one is not shown another table before.
        function show() {
            active = false;
            active = page.asking;
            if (page.asking)
                setSource("PracticeBoard.qml", { drill: page.drill, table: page.laid, strip: strip });
        }
    }
    Binding {
        target: place.shown
        property: "dense"
        value: page.boardWidth < 1580 || page.height < 900
    }
    Binding {
        target: place.shown
        property: "column"
        value: page.column
    }
    Binding {
        target: place.shown
        property: "veiled"
        value: drawer.open
    }
    Binding {
        target: place.shown
        property: "lit"
        value: card.lit
    }
    // Before the first question; later ones are waited for on the card.
    StatusText {
        id: busy
        property bool told: false
        visible: told && !page.asking
        text: told ? qsTr("Looking for a position…") : ""
        size: 20
        anchors.centerIn: parent
    }
    Timer {
        interval: 200
        running: !page.asking && (page.drill?.looking ?? false)
        onRunningChanged: busy.told = false
        onTriggered: busy.told = true
    }
    Connections {
        target: place.shown
        function onRuleAsked(rule: string) {
            drawer.show(rule);
        }
    }
    DrillCard {
        id: card
        visible: page.asking
        drill: page.drill
        title: page.titleOf(page.occasion)
        low: !page.beside
        focus: page.asking
        x: page.beside ? page.width - width - page.margin : page.margin
        y: page.beside ? page.margin : page.height - height - page.margin
        width: page.beside ? page.cardWidth : page.width - 2 * page.margin
        height: page.beside ? page.height - 2 * page.margin - 3 : page.cardHeight
        onRuleWanted: rule => drawer.show(rule)
        onBoardWanted: page.board()?.enter()
    }
    Hook {
        anchors.fill: parent
        source: page.drill?.finished ? resultComponent : null
    }
    Component {
        id: resultComponent

        Item {
            anchors.fill: parent

            Frontispiece {
                bare: true
                room: (parent.height - result.height) / 2 - 36
                width: parent.width
                anchors.bottom: parent.bottom
            }
            PracticeResult {
                id: result
                drill: page.drill
                title: page.titleOf(page.occasion)
                moreText: page.occasion === "refresher" || page.occasion === "missed" ? "" : qsTr("More questions")
                focus: true
                width: Math.min(parent.width - 32, Theme.px(720))
                height: Math.min(implicitHeight, parent.height - 40)
                anchors.centerIn: parent
                onRuleWanted: rule => drawer.show(rule)
                onMoreWanted: Program.practiseOn()
                onDoneWanted: page.leave()
            }
        }
    }
    RulesDrawer {
        id: drawer
        z: 60
        reader: rulesReader
        masteryOf: rule => Program.mastery.rules?.[rule] ?? 0
        onArticleOpened: rule => Program.openedArticle(rule)
        onBookWanted: rule => page.bookWanted(rule)
        onRulingPicked: (option, choice) => rulesReader.keep(option, choice)
    }
}
