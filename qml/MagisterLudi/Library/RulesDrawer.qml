// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The rules beside the table: a drawer at the right edge of its parent, not modal. show(rule) opens it at an article.
// Esc closes it and focus returns to where it came from. reader is the RulesReader. lessonFor as in RulesPage; canShow: rule id -> whether it applies somewhere on the table now.
FocusScope {
    id: drawer

    required property var reader
    property bool open: false
    // Room kept free above and below, for the bars of the page.
    property real topInset: 12
    property real bottomInset: 12
    property var lessonFor: rule => ""
    property var canShow: rule => false
    property var languages: ["en", "pl", "cs", "de", "ru"]
    readonly property bool searching: search.query !== ""
    property Item returnTo: null
    property real slide: open ? 0 : 1
    // A key was pressed since the article came.
    property bool byKeys: false

    signal closed
    signal showWanted(string rule)
    signal lessonWanted(string rule)
    signal rulingPicked(string option, string choice)
    signal bookWanted(string rule)

    // The next of the other languages beside the article, none after the last.
    function nextSecond() {
        const others = languages.filter(code => code !== reader.language);
        reader.second = others[others.indexOf(reader.second) + 1] ?? "";
    }
    function show(rule: string) {
        search.clear();
        if (rule !== "")
            reader.open(rule);
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
        if (returnTo && returnTo.visible)
            returnTo.forceActiveFocus(Qt.PopupFocusReason);
        returnTo = null;
        closed();
    }
    function follow(rule: string) {
        reader.open(rule);
        search.clear();
        toArticle();
    }
    function goBack() {
        reader.back();
        search.clear();
        toArticle();
    }
    function toArticle() {
        area.contentY = 0;
        byKeys = false;
        if (reader.ruleId === "")
            search.forceActiveFocus(Qt.PopupFocusReason);
        else
            area.forceActiveFocus(Qt.PopupFocusReason);
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
                       || (event.key === Qt.Key_Backspace && !search.activeFocus);
        if (wanted && drawer.reader.canGoBack) {
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

    Leaf {
        anchors.fill: parent
        level: 3
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        hoverEnabled: true
        onWheel: event => event.accepted = true
    }
    Rectangle {
        id: head
        x: 2
        y: 2
        width: parent.width - 4
        height: Theme.px(52)
        radius: Theme.radiusOverlay - 2
        color: Theme.bar

        Rectangle {
            width: parent.width
            height: 8
            anchors.bottom: parent.bottom
            color: Theme.bar
        }
        Btn {
            id: backButton
            visible: drawer.reader.canGoBack
            kind: "quiet"
            icon: "ui-back"
            overBar: true
            label: qsTr("Back to the rule before")
            x: 8
            anchors.verticalCenter: parent.verticalCenter
            onClicked: drawer.goBack()
        }
        Ico {
            id: book
            name: "ui-rules"
            overBar: true
            size: 26
            x: backButton.visible ? backButton.x + backButton.width + 8 : 18
            anchors.verticalCenter: parent.verticalCenter
        }
        ReadText {
            x: book.x + 38
            width: tools.x - x - 8
            words: qsTr("Rules")
            title: true
            size: 21
            color: Theme.barInk
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            anchors.verticalCenter: parent.verticalCenter
        }
        Row {
            id: tools
            anchors.right: closeButton.left
            anchors.verticalCenter: parent.verticalCenter

            Btn {
                visible: drawer.reader.ruleId !== ""
                kind: "quiet"
                icon: drawer.reader.bookmarked ? "ui-bookmarked" : "ui-bookmark"
                overBar: true
                label: drawer.reader.bookmarked ? qsTr("Take the bookmark away") : qsTr("Bookmark this rule")
                Accessible.checkable: true
                Accessible.checked: drawer.reader.bookmarked
                onClicked: drawer.reader.toggleBookmark(drawer.reader.ruleId)
            }
            Btn {
                visible: drawer.reader.ruleId !== ""
                kind: "quiet"
                icon: "ui-open"
                overBar: true
                label: qsTr("Open the whole book here")
                onClicked: drawer.bookWanted(drawer.reader.ruleId)
            }
            Btn {
                kind: "quiet"
                icon: "ui-columns"
                text: (drawer.reader.second ?? "").toUpperCase()
                size: 14
                overBar: true
                label: drawer.reader.second ? qsTr("Second language: %1").arg(drawer.reader.second.toUpperCase()) : qsTr("Second language: none")
                onClicked: drawer.nextSecond()
            }
        }
        Btn {
            id: closeButton
            kind: "quiet"
            icon: "ui-cross"
            key: "Esc"
            overBar: true
            label: qsTr("Close the rules")
            anchors.right: parent.right
            anchors.rightMargin: 8
            anchors.verticalCenter: parent.verticalCenter
            onClicked: drawer.close()
        }
    }
    SearchField {
        id: search
        x: 24
        anchors.top: head.bottom
        anchors.topMargin: 16
        width: parent.width - 48
        focus: true
        onAccepted: hits.openFirst()
        onDownWanted: hits.focusAt(0)
    }
    ScrollArea {
        id: area
        anchors {
            left: parent.left
            right: parent.right
            top: search.bottom
            bottom: parent.bottom
            leftMargin: 12
            rightMargin: 8
            topMargin: 10
            bottomMargin: 10
        }
        activeFocusOnTab: true
        Accessible.role: Accessible.Document
        Accessible.name: drawer.reader.title

        Item {
            width: parent.width
            height: body.height + 36

            Column {
                id: body
                x: 12
                y: 16
                width: parent.width - 24

                RuleHits {
                    id: hits
                    visible: drawer.searching
                    width: parent.width
                    reader: drawer.reader
                    query: search.query
                    onOpened: rule => drawer.follow(rule)
                    onUpWanted: search.forceActiveFocus(Qt.TabFocusReason)
                }
                RuleArticle {
                    visible: !drawer.searching && drawer.reader.ruleId !== ""
                    width: parent.width
                    reader: drawer.reader
                    onOpened: rule => drawer.follow(rule)
                    lessonTitle: drawer.lessonFor(drawer.reader.ruleId)
                    canShow: drawer.open && drawer.canShow(drawer.reader.ruleId)
                    onShowWanted: drawer.showWanted(drawer.reader.ruleId)
                    onLessonWanted: drawer.lessonWanted(drawer.reader.ruleId)
                    onRulingPicked: (option, choice) => drawer.rulingPicked(option, choice)
                }
                UiText {
                    visible: !drawer.searching && drawer.reader.ruleId === ""
                    width: parent.width
                    text: qsTr("Search for a word, or follow any link that starts with §.")
                    size: 18
                    soft: true
                    wrapMode: Text.WordWrap
                }
            }
        }
    }
    // What goes on below fades away.
    Rectangle {
        visible: !area.atYEnd
        x: area.x
        width: area.innerWidth
        height: 18
        anchors.bottom: area.bottom
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Qt.rgba(Theme.leaf.r, Theme.leaf.g, Theme.leaf.b, 0)
            }
            GradientStop {
                position: 1
                color: Theme.leaf
            }
        }
    }
    FocusRing {
        parent: area
        // A rule just opened is read, not framed; the frame comes with the keys.
        visible: area.activeFocus && drawer.byKeys
        reach: -1
    }
    Connections {
        target: search
        function onQueryChanged() {
            area.contentY = 0;
        }
    }
}
