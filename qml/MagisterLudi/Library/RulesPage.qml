// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The whole book of rules: search and contents at the left, the article in the middle, its glosses at the right where there is room.
// It fills the page below the top bar. reader is the RulesReader.
FocusScope {
    id: page

    required property var reader
    readonly property bool wide: width >= 1600
    readonly property bool searching: search.query !== ""

    signal leave

    function follow(rule: string) {
        reader.open(rule);
        search.clear();
        area.contentY = 0;
        area.forceActiveFocus(Qt.OtherFocusReason);
    }
    function goBack() {
        reader.back();
        area.contentY = 0;
    }

    Keys.onEscapePressed: leave()
    Keys.onPressed: event => {
        const wanted = event.key === Qt.Key_Back || (event.key === Qt.Key_Left && event.modifiers === Qt.AltModifier)
                       || (event.key === Qt.Key_Backspace && !search.activeFocus);
        if (wanted && page.reader.canGoBack) {
            page.goBack();
            event.accepted = true;
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    Leaf {
        id: left
        x: 12
        y: 12
        width: Math.min(Math.round(364 * Math.sqrt(Theme.textScale)), page.width * 0.36)
        height: parent.height - 24

        SearchField {
            id: search
            x: 16
            y: 16
            width: parent.width - 32
            focus: true
            onAccepted: hits.openFirst()
            onDownWanted: hits.focusAt(0)
        }
        ScrollArea {
            visible: page.searching
            anchors.fill: contents

            Item {
                width: parent.width
                height: hits.height + 8

                RuleHits {
                    id: hits
                    x: 4
                    y: 4
                    width: parent.width - 8
                    reader: page.reader
                    query: search.query
                    onOpened: rule => page.follow(rule)
                    onUpWanted: search.forceActiveFocus(Qt.TabFocusReason)
                }
            }
        }
        RuleContents {
            id: contents
            visible: !page.searching
            anchors {
                left: parent.left
                right: parent.right
                top: search.bottom
                bottom: parent.bottom
                leftMargin: 12
                rightMargin: 8
                topMargin: 14
                bottomMargin: 12
            }
            reader: page.reader
            onOpened: rule => page.follow(rule)
        }
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

        ScrollArea {
            id: area
            anchors.fill: parent
            anchors.margins: 10
            activeFocusOnTab: true
            Accessible.role: Accessible.Document
            Accessible.name: page.reader.title

            Item {
                width: parent.width
                height: body.y + body.height + 24

                Column {
                    id: body
                    y: 14
                    width: Math.min(Math.round(720 * Theme.textScale), parent.width - 48)
                    anchors.horizontalCenter: parent.horizontalCenter
                    spacing: 12

                    Btn {
                        visible: page.reader.canGoBack
                        text: qsTr("Back to the rule before")
                        icon: "ui-back"
                        kind: "quiet"
                        onClicked: page.goBack()
                    }
                    RuleArticle {
                        visible: page.reader.ruleId !== ""
                        width: parent.width
                        reader: page.reader
                        glossed: !page.wide
                        titleSize: 34
                        onOpened: rule => page.follow(rule)
                    }
                    UiText {
                        visible: page.reader.ruleId === ""
                        width: parent.width
                        text: qsTr("Choose a chapter at the left, or search for a word.")
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
            visible: page.reader.seeAlso.length > 0 || page.reader.edition !== ""
            width: parent.width
            height: Math.min(parent.height, glosses.height + 32)

            ScrollArea {
                anchors.fill: parent
                anchors.margins: 8

                Item {
                    width: parent.width
                    height: glosses.height + 16

                    RuleGlosses {
                        id: glosses
                        x: 8
                        y: 8
                        width: parent.width - 16
                        reader: page.reader
                        onOpened: rule => page.follow(rule)
                    }
                }
            }
        }
    }
}
