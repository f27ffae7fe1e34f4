// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Rules
import MagisterLudi.Ui

// The whole book of rules: search, contents, terms and bookmarks at the left, a chapter in the middle in one language or
// two, the glosses of the open rule at the right where there is room, else below it.
// It fills the page below the top bar. lessonFor: rule id -> title of a lesson that teaches it, or "".
FocusScope {
    id: page

    required property RulesReader reader
    property alias query: left.query
    property alias games: left.games
    property var lessonFor: rule => ""
    // rule id -> whether there are questions about it.
    property var canPractise: rule => false
    // As Backend::mastery() gives it, for the pips; without it there are none.
    property var mastery: ({})
    // The row of the open rule; null between two pages.
    property PageRule openRow: null
    property bool focusWanted: false
    readonly property SearchTrail trail: SearchTrail {}
    // The open rule is brought into view again whenever rows above it change their height.
    property bool arriving: false
    readonly property bool wide: width >= 1600
    readonly property bool searching: left.query !== ""
    readonly property bool paired: reader.second !== ""

    Component.onCompleted: reader.prepareSearch()

    signal leave
    signal sizeWanted(int by)
    signal paperWanted
    signal lessonWanted(string rule)
    signal practiceWanted(string rule)
    signal rulingPicked(string option, string choice)
    // Somebody has looked up a rule: not by paging on, going back or opening the book.
    signal articleOpened(string rule)
    // Another book is taken from the shelf.
    signal gamePicked(string game)

    // Whether there are questions about a rule.
    function isPractised(rule: string): bool {
        const can = canPractise;
        return can(rule);
    }
    function titleOfLesson(rule: string): string {
        const of = lessonFor;
        return of(rule);
    }
    function follow(link: string) {
        const before = reader.ruleId;
        const first = !reader.canGoBack;
        if (!reader.open(link))
            return;
        // There is no way back from the rule that lay open before: the list stays.
        if (reader.ruleId !== before) {
            if (left.searching)
                trail.keep(reader.ruleId, left.query, left.hitsY, first);
            articleOpened(reader.ruleId);
            left.search.clear();
        }
        arrive();
    }
    // From what a search has found, back to the list of it.
    function goBack() {
        const search = trail.take(reader.ruleId);
        const rule = reader.ruleId;
        reader.back();
        arrive();
        if (search === null)
            return;
        stay();
        left.searchAgain(search, rule);
    }
    function goForward() {
        reader.forward();
        arrive();
    }
    // To the open rule, with the keyboard, once its row is there.
    function arrive() {
        focusWanted = true;
        arriving = true;
        later.restart();
    }
    // Scrolls the open rule into view; for the first rule, together with the head of the page.
    function reveal() {
        for (let i = 0; i < rows.count; ++i) {
            const row = rows.itemAt(i) as PageRule;
            if (!row || !row.now)
                continue;
            const top = i === 0 ? 0 : row.mapToItem(content, 0, 0).y - 8;
            const bottom = row.mapToItem(content, 0, row.height).y;
            if (top < area.contentY || bottom > area.contentY + area.height)
                area.contentY = Math.max(0, Math.min(area.contentHeight - area.height, top));
            if (focusWanted)
                row.focusSign();
            focusWanted = false;
        }
        rest.restart();
    }
    // A rule that settles only now must not take the focus away from the search.
    function stay() {
        focusWanted = false;
        arriving = false;
    }
    function focusSearch() {
        stay();
        left.search.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    Keys.onEscapePressed: leave()
    Keys.onPressed: event => {
        const alt = event.modifiers === Qt.AltModifier;
        const typing = left.search.activeFocus;
        if ((event.key === Qt.Key_Back || (event.key === Qt.Key_Left && alt) || (event.key === Qt.Key_Backspace && !typing)) && reader.canGoBack)
            goBack();
        else if ((event.key === Qt.Key_Forward || (event.key === Qt.Key_Right && alt)) && reader.canGoForward)
            goForward();
        else if (typing)
            return;
        else if (event.key === Qt.Key_F && event.modifiers === Qt.ControlModifier)
            focusSearch();
        else if (!Keyboard.means(event.text, event.modifiers))
            return;
        else if (Keyboard.letterOf(event.text) === "b" && reader.ruleId !== "")
            reader.toggleBookmark(reader.ruleId);
        else if (event.key === Qt.Key_Slash)
            focusSearch();
        else if (Keyboard.letterOf(event.text) === "n")
            turn(1);
        else if (Keyboard.letterOf(event.text) === "p")
            turn(-1);
        else
            return;
        event.accepted = true;
    }
    function turn(by: int) {
        reader.turn(by);
        arrive();
    }

    // Rows find their height first.
    Timer {
        id: later
        interval: 20
        onTriggered: if (page.visible)
            page.reveal()
    }
    Timer {
        id: rest
        interval: 150
        onTriggered: page.arriving = false
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    PageShelf {
        id: left
        x: 12
        y: 12
        width: Math.min(Math.round(364 * Math.sqrt(Theme.textScale)), page.width * (page.width < 1400 ? 0.26 : 0.3))
        height: parent.height - 24
        reader: page.reader
        tight: page.width < 1400
        mastery: page.mastery
        focus: true
        onOpened: rule => page.follow(rule)
        onSought: page.stay()
        onGamePicked: game => page.gamePicked(game)
    }
    Leaf {
        id: sheet
        level: 2
        anchors {
            left: left.right
            right: page.wide ? right.left : parent.right
            top: left.top
            bottom: left.bottom
            leftMargin: 12
            rightMargin: 12
            bottomMargin: 3
        }

        PageTools {
            id: tools
            x: 14
            y: 8
            width: parent.width - 28
            reader: page.reader
            onBackWanted: page.goBack()
            onForwardWanted: page.goForward()
            onSizeWanted: by => page.sizeWanted(by)
            onPaperWanted: page.paperWanted()
        }
        Rectangle {
            id: line
            x: 14
            width: parent.width - 28
            height: 1
            anchors.top: tools.bottom
            anchors.topMargin: 6
            color: Theme.hairline
        }
        ScrollArea {
            id: area
            anchors {
                left: parent.left
                right: parent.right
                top: line.bottom
                bottom: parent.bottom
                margins: 8
            }
            activeFocusOnTab: true
            Accessible.role: Accessible.Document
            Accessible.name: heading.page.title ?? ""
            onContentHeightChanged: if (page.arriving || page.focusWanted)
                later.restart()
            onMovementStarted: page.stay()

            Item {
                id: content
                width: parent.width
                height: body.y + body.height + 24

                Column {
                    id: body
                    readonly property real gutter: Math.max(Theme.px(62), 56)
                    readonly property real gap: 30
                    readonly property real room: parent.width - 40
                    // About 62 characters of the reading face, or two columns of what there is.
                    readonly property real column: page.paired ? (room - gutter - gap) / 2 : Math.min(Theme.px(660), room - gutter)
                    y: 10
                    width: gutter + (page.paired ? 2 * column + gap : column)
                    x: Math.max(20, (parent.width - width) / 2)
                    spacing: 6

                    // A title opens its rule, as its number does. One for all rows.
                    TapHandler {
                        onTapped: point => {
                            const row = body.childAt(point.position.x, point.position.y) as PageRule;
                            const at = body.mapToItem(row, point.position);
                            if (row?.hasTitleAt(at.x, at.y))
                                page.follow(row.rule.id);
                        }
                    }
                    PageHead {
                        id: heading
                        visible: page.reader.ruleId !== ""
                        width: parent.width
                        reader: page.reader
                        gutter: body.gutter
                        column: body.column
                        gap: body.gap
                        onOpened: link => page.follow(link)
                    }
                    Repeater {
                        id: rows
                        model: page.reader.pageRules

                        PageRule {
                            id: row
                            required property var modelData
                            width: body.width
                            rule: modelData
                            reader: page.reader
                            gutter: body.gutter
                            column: body.column
                            gap: body.gap
                            mastery: page.mastery.rules === undefined ? -1 : page.mastery.rules[modelData.id] ?? 0
                            onOpened: link => page.follow(link)

                            onNowChanged: tellOpen()
                            Component.onCompleted: tellOpen()
                            Component.onDestruction: if (page.openRow === row)
                                page.openRow = null

                            function tellOpen() {
                                if (now)
                                    page.openRow = row;
                            }
                        }
                    }
                    UiText {
                        visible: page.reader.ruleId === ""
                        width: parent.width
                        text: qsTr("Choose a chapter on the left, or search for a word.")
                        size: 18
                        soft: true
                        wrapMode: Text.WordWrap
                    }
                }
            }
        }
        FocusRing {
            parent: area
            visible: area.activeFocus
            reach: -1
        }
    }
    // Placed in the open row: one for all rows, because a row being removed must not create items.
    Item {
        id: store
        visible: false
    }
    Leaf {
        id: below
        visible: !page.wide && below.parent !== store
        parent: page.openRow && !page.wide ? page.openRow.slot : store
        width: parent ? parent.width : 0
        height: belowGlosses.height + 28
        onHeightChanged: later.restart()

        RuleGlosses {
            id: belowGlosses
            x: 14
            y: 14
            width: parent.width - 28
            reader: page.reader
            lessonTitle: page.titleOfLesson(page.reader.ruleId)
            canPractise: !page.wide && page.isPractised(page.reader.ruleId)
            onPracticeWanted: page.practiceWanted(page.reader.ruleId)
            onOpened: link => page.follow(link)
            onLessonWanted: page.lessonWanted(page.reader.ruleId)
            onRulingPicked: (option, choice) => page.rulingPicked(option, choice)
        }
    }
    Item {
        id: right
        visible: page.wide
        width: Math.round(344 * Math.sqrt(Theme.textScale))
        anchors {
            right: parent.right
            top: left.top
            bottom: left.bottom
            rightMargin: 12
        }

        Leaf {
            visible: page.reader.ruleId !== "" && glosses.anything
            width: parent.width
            // What scrolls grows a moment after the glosses. A height that follows the glosses would be out of step with it:
            // the bar would come and go for ever.
            height: Math.min(parent.height, notes.contentHeight + 20)

            ScrollArea {
                id: notes
                anchors.fill: parent
                anchors.margins: 10

                Item {
                    width: parent.width
                    height: glosses.height + 16

                    RuleGlosses {
                        id: glosses
                        x: 6
                        y: 6
                        width: parent.width - 12
                        reader: page.reader
                        lessonTitle: page.titleOfLesson(page.reader.ruleId)
                        canPractise: page.wide && page.isPractised(page.reader.ruleId)
                        onPracticeWanted: page.practiceWanted(page.reader.ruleId)
                        onOpened: link => page.follow(link)
                        onLessonWanted: page.lessonWanted(page.reader.ruleId)
                        onRulingPicked: (option, choice) => page.rulingPicked(option, choice)
                    }
                }
            }
        }
    }
}
