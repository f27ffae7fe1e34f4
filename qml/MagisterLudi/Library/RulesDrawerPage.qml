// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The content of the rules drawer: its head, the search, the article or the results.
Item {
    id: page

    // The RulesDrawer.
    required property var frame
    readonly property alias search: search
    readonly property alias scrolledTo: area.contentY

    // To the top of the article, or to the search while there is none.
    function toArticle() {
        area.contentY = 0;
        if (frame.reader.ruleId === "" && search.visible)
            search.forceActiveFocus(Qt.PopupFocusReason);
        else
            area.forceActiveFocus(Qt.PopupFocusReason);
    }

    // As RuleHits.again().
    function searchAgain(old: var, rule: string) {
        hits.again(old, rule, search, area);
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
            visible: page.frame.canGoBack
            kind: "quiet"
            icon: "ui-back"
            overBar: true
            label: qsTr("Back to the previous rule")
            x: 8
            anchors.verticalCenter: parent.verticalCenter
            onClicked: page.frame.goBack()
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
                visible: page.frame.reader.ruleId !== ""
                kind: "quiet"
                icon: page.frame.reader.bookmarked ? "ui-bookmarked" : "ui-bookmark"
                overBar: true
                label: page.frame.reader.bookmarked ? qsTr("Remove the bookmark") : qsTr("Bookmark this rule")
                Accessible.checkable: true
                Accessible.checked: page.frame.reader.bookmarked
                onClicked: page.frame.reader.toggleBookmark(page.frame.reader.ruleId)
            }
            Btn {
                visible: page.frame.reader.ruleId !== ""
                kind: "quiet"
                icon: "ui-open"
                overBar: true
                label: qsTr("Open the full rulebook here")
                onClicked: page.frame.bookWanted(page.frame.reader.ruleId)
            }
            Btn {
                kind: "quiet"
                icon: "ui-columns"
                text: (page.frame.reader.second ?? "").toUpperCase()
                size: 14
                overBar: true
                label: page.frame.reader.second ? qsTr("Second language: %1").arg(page.frame.reader.second.toUpperCase()) : qsTr("Second language: none")
                onClicked: page.frame.nextSecond()
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
            onClicked: page.frame.close()
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
            top: search.visible ? search.bottom : head.bottom
            bottom: parent.bottom
            leftMargin: 12
            rightMargin: 8
            topMargin: 10
            bottomMargin: 10
        }
        activeFocusOnTab: true
        Accessible.role: Accessible.Document
        Accessible.name: page.frame.reader.title

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
                    visible: page.frame.searching
                    width: parent.width
                    reader: page.frame.reader
                    query: search.query
                    onOpened: rule => page.frame.follow(rule)
                    onUpWanted: search.forceActiveFocus(Qt.TabFocusReason)
                }
                RuleArticle {
                    visible: !page.frame.searching && page.frame.reader.ruleId !== ""
                    width: parent.width
                    reader: page.frame.reader
                    onOpened: rule => page.frame.follow(rule)
                    lessonTitle: page.frame.lessonFor(page.frame.reader.ruleId)
                    canPractise: page.frame.open && page.frame.canPractise(page.frame.reader.ruleId)
                    mastery: page.frame.masteryOf(page.frame.reader.ruleId)
                    canShow: page.frame.open && page.frame.canShow(page.frame.reader.ruleId)
                    onShowWanted: page.frame.showWanted(page.frame.reader.ruleId)
                    onLessonWanted: page.frame.lessonWanted(page.frame.reader.ruleId)
                    onPracticeWanted: page.frame.practiceWanted(page.frame.reader.ruleId)
                    onRulingPicked: (option, choice) => page.frame.rulingPicked(option, choice)
                }
                UiText {
                    visible: !page.frame.searching && page.frame.reader.ruleId === ""
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
    // Over what fades, which would cut it.
    FocusRing {
        anchors.fill: area
        // A rule just opened is read, not framed; the frame comes with the keys.
        visible: area.activeFocus && page.frame.byKeys
        reach: -1
    }
    Connections {
        target: search
        function onQueryChanged() {
            area.contentY = 0;
        }
    }
}
