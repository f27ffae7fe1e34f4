// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Rules
import MagisterLudi.Ui

// The rules beside the table: a drawer at the right edge of its parent, not modal. show(rule) opens it at an article.
// Esc closes it and focus returns to where it came from; where that is gone, strayed() says so. lessonFor as in RulesPage; canShow: rule id -> whether it applies somewhere on the table now.
FocusScope {
    id: drawer

    required property RulesReader reader
    property bool open: false
    // Room kept free above and below, for the bars of the page.
    property real topInset: 12
    property real bottomInset: 12
    property var lessonFor: rule => ""
    // rule id -> whether there are questions about it.
    property var canPractise: rule => false
    property var canShow: rule => false
    // rule id -> how well it is mastered, 0 to 2; -1: nobody says.
    property var masteryOf: rule => -1
    property var languages: ["en", "pl", "cs", "de", "ru"]
    readonly property bool searching: page !== null && page.search.query !== ""
    // The content; null until the drawer has been opened once.
    readonly property RulesDrawerPage page: content.item as RulesDrawerPage
    property bool used: false
    property Item returnTo: null
    property real slide: open ? 0 : 1
    // A key has been pressed since the article was opened.
    property bool byKeys: false
    readonly property SearchTrail trail: SearchTrail {}
    // To another rule, or to what was searched for.
    readonly property bool canGoBack: reader.canGoBack || (!searching && trail.leadsBackFrom(reader.ruleId))

    signal closed
    // What had the keyboard before is gone, and so is the drawer that has it now.
    signal strayed
    signal showWanted(string rule)
    signal lessonWanted(string rule)
    signal practiceWanted(string rule)
    signal rulingPicked(string option, string choice)
    signal bookWanted(string rule)
    // Somebody has looked up a rule.
    signal articleOpened(string rule)

    // The next of the other languages beside the article, none after the last.
    function nextSecond() {
        const others = languages.filter(code => code !== reader.language);
        reader.second = others[others.indexOf(reader.second) + 1] ?? "";
    }
    function show(rule: string) {
        used = true;
        page.search.clear();
        const before = open ? reader.ruleId : "";
        if (rule !== "" && reader.open(rule) && reader.ruleId !== before)
            articleOpened(reader.ruleId);
        if (!open) {
            returnTo = Window.activeFocusItem;
            open = true;
            reader.prepareSearch();
        }
        toArticle();
    }
    function close() {
        if (!open)
            return;
        open = false;
        // A scope gives the keyboard to whoever had it last in there, and that was the drawer.
        focus = false;
        if (returnTo && returnTo.visible)
            returnTo.forceActiveFocus(Qt.PopupFocusReason);
        else
            strayed();
        returnTo = null;
        closed();
    }
    function follow(rule: string) {
        const before = reader.ruleId;
        const words = page.search.query;
        const first = !reader.canGoBack;
        if (reader.open(rule) && reader.ruleId !== before) {
            if (words !== "")
                trail.keep(reader.ruleId, words, page.scrolledTo, first);
            articleOpened(reader.ruleId);
        }
        page.search.clear();
        toArticle();
    }
    // From what a search has found, back to the list of it.
    function goBack() {
        const rule = reader.ruleId;
        const search = trail.take(rule);
        // The first rule may have been found before any lay open.
        if (reader.canGoBack)
            reader.back();
        if (search) {
            page.searchAgain(search, rule);
            return;
        }
        page.search.clear();
        toArticle();
    }
    function toArticle() {
        byKeys = false;
        page.toArticle();
    }

    width: Math.min(parent.width - 24, Math.max(520, Math.min(Math.round(520 * Math.sqrt(Theme.textScale)), parent.width * 0.42)))
    height: parent.height - topInset - bottomInset
    x: parent.width - width - 12 + slide * 60
    y: topInset
    z: 50
    visible: slide < 1
    opacity: 1 - slide
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Rules")
    Keys.onEscapePressed: close()
    Keys.onPressed: event => {
        byKeys = true;
        const wanted = event.key === Qt.Key_Back || (event.key === Qt.Key_Left && event.modifiers === Qt.AltModifier)
                       || (event.key === Qt.Key_Backspace && !page.search.activeFocus);
        if (wanted && drawer.canGoBack) {
            drawer.goBack();
            event.accepted = true;
        }
    }
    Behavior on slide {
        NumberAnimation {
            duration: Theme.duration(180)
            easing.type: Easing.OutCubic
        }
    }

    Hook {
        id: content
        anchors.fill: parent
        source: drawer.used ? inside : null
    }
    Component {
        id: inside
        RulesDrawerPage {
            anchors.fill: parent
            frame: drawer
        }
    }
}
