// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Rules
import MagisterLudi.Ui

// The left side of the rulebook: the search and its results, or the contents, the terms and the bookmarks.
FocusScope {
    id: shelf

    required property RulesReader reader
    property alias mastery: contents.mastery
    // The books on the shelf as [{game, title}]; with one, or none, there is nothing to choose.
    property var games: []
    // A narrow window.
    property bool tight: false
    property alias query: search.query
    readonly property alias search: search
    readonly property bool searching: search.query !== ""
    // How far down the hits are scrolled, px.
    readonly property alias hitsY: found.contentY

    signal opened(string rule)
    // The user is typing a search.
    signal sought
    // Another book is taken from the shelf.
    signal gamePicked(string game)

    // As RuleHits.again().
    function searchAgain(old: var, rule: string) {
        hits.again(old, rule, search, found);
    }

    Leaf {
        anchors.fill: parent
    }
    Tabs {
        id: books
        visible: shelf.games.length > 1
        x: 10
        y: 8
        height: visible ? implicitHeight : 0
        titles: shelf.games.map(row => row.title)
        current: shelf.games.findIndex(row => row.game === shelf.reader.game)
        size: shelf.tight ? 15 : 17
        onPicked: index => {
            shelf.gamePicked(shelf.games[index].game);
            current = Qt.binding(() => shelf.games.findIndex(row => row.game === shelf.reader.game));
        }
    }
    SearchField {
        id: search
        x: 12
        anchors.top: books.bottom
        // The ring round a tab needs room.
        anchors.topMargin: books.visible ? 9 : 4
        width: parent.width - 24
        focus: true
        onAccepted: hits.openFirst()
        onDownWanted: hits.focusAt(0)
        onQueryChanged: if (query !== "")
            shelf.sought()
    }
    Tabs {
        id: tabs
        visible: !shelf.searching
        x: 10
        anchors.top: search.bottom
        anchors.topMargin: 8
        titles: [qsTr("Contents"), qsTr("Terms"), qsTr("Bookmarks")]
        size: shelf.tight ? 13 : 15
    }
    ScrollArea {
        id: found
        visible: shelf.searching
        anchors.fill: below
        anchors.topMargin: -tabs.height

        Item {
            width: parent.width
            height: hits.height + 8

            RuleHits {
                id: hits
                x: 4
                y: 4
                width: parent.width - 8
                reader: shelf.reader
                games: shelf.games
                query: search.query
                onOpened: rule => shelf.opened(rule)
                onUpWanted: search.forceActiveFocus(Qt.TabFocusReason)
            }
        }
    }
    Item {
        id: below
        anchors {
            left: parent.left
            right: parent.right
            top: tabs.bottom
            bottom: parent.bottom
            leftMargin: 10
            rightMargin: 8
            topMargin: 8
            bottomMargin: 10
        }

        RuleContents {
            id: contents
            visible: !shelf.searching && tabs.current === 0
            anchors.fill: parent
            reader: shelf.reader
            onOpened: rule => shelf.opened(rule)
        }
        ScrollArea {
            visible: !shelf.searching && tabs.current === 1
            anchors.fill: parent

            Item {
                width: parent.width
                height: terms.height

                Column {
                    id: terms
                    width: parent.width

                    Repeater {
                        model: tabs.current === 1 ? 1 : 0

                        TermIndex {
                            width: terms.width
                            reader: shelf.reader
                            onOpened: rule => shelf.opened(rule)
                        }
                    }
                }
            }
        }
        ScrollArea {
            visible: !shelf.searching && tabs.current === 2
            anchors.fill: parent

            Item {
                width: parent.width
                height: marks.height

                RuleMarks {
                    id: marks
                    width: parent.width
                    reader: shelf.reader
                    onOpened: rule => shelf.opened(rule)
                }
            }
        }
    }
}
