// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Rules
import MagisterLudi.Ui

// What a search found, best first: number, title, and the sentence that holds the words. Arrows move, Enter opens.
Column {
    id: hits

    required property RulesReader reader
    property string query
    // As PageShelf has them: hits of several books tell which one they stand in.
    property var games: []
    readonly property bool asked: query.trim().length > 1
    readonly property bool waiting: asked && !reader.searchReady
    readonly property var found: asked && reader.searchReady ? reader.search(query) : []

    signal opened(string rule)
    // Up from the first hit.
    signal upWanted

    function openFirst() {
        if (found.length > 0)
            opened(found[0].id);
    }
    // Where a hit stands: its chapter, after its book if there are several.
    function placeOf(game: string, chapter: string): string {
        const book = games.length > 1 ? games.find(row => row.game === game) : undefined;
        //: a book of rules, then its chapter
        return book ? qsTr("%1 · %2").arg(book.title).arg(chapter) : chapter;
    }
    function focusAt(index: int) {
        if (index < 0) {
            upWanted();
            return;
        }
        const item = rows.itemAt(Math.min(found.length - 1, index));
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason);
    }
    // False where it is not among them.
    function focusOn(rule: string): bool {
        const index = found.findIndex(row => row.id === rule);
        if (index >= 0)
            focusAt(index);
        return index >= 0;
    }
    // The list of a search (as SearchTrail has it) as it was left: its words in that SearchField, as far down in that ScrollArea,
    // with the keyboard on the hit that was opened.
    function again(old: var, rule: string, field: var, area: var) {
        field.query = old.words;
        area.resume(old.y);
        if (!focusOn(rule))
            field.forceActiveFocus(Qt.ShortcutFocusReason);
    }
    spacing: 2
    onAskedChanged: if (asked)
        reader.prepareSearch()
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Best matches: %1").arg(found.length)

    UiText {
        width: parent.width
        text: {
            if (!hits.asked)
                return qsTr("Type at least two letters.");
            if (hits.waiting)
                return qsTr("Opening all the rules…");
            return hits.found.length === 0 ? qsTr("Nothing found. Try a shorter word.") : qsTr("Best matches: %1").arg(hits.found.length);
        }
        size: 15
        bold: true
        soft: true
        wrapMode: Text.WordWrap
        bottomPadding: 6
    }
    Repeater {
        id: rows
        model: hits.found

        Pressable {
            id: hit
            required property var modelData
            required property int index

            width: hits.width
            implicitHeight: words.height + 20
            label: "\u00A7 " + modelData.number + " " + modelData.title
            detail: words.plain(hits.placeOf(modelData.game ?? "", modelData.chapter ?? "") + ". " + modelData.line)
            ringReach: 2
            Accessible.role: Accessible.Link
            onClicked: hits.opened(modelData.id)
            Keys.onUpPressed: hits.focusAt(index - 1)
            Keys.onDownPressed: hits.focusAt(index + 1)

            Rectangle {
                anchors.fill: parent
                radius: Theme.radiusCard
                color: hit.activeFocus || hit.hovered ? Theme.leaf : "transparent"
                border.width: hit.activeFocus || hit.hovered ? 1.5 : 0
                border.color: Theme.rubric
            }
            Column {
                id: words
                x: 12
                y: 10
                width: parent.width - 24
                spacing: 3

                function plain(html: string): string {
                    return html.replace(/<[^>]*>/g, "").replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, "\"").replace(/&amp;/g, "&");
                }

                Row {
                    width: parent.width
                    spacing: 8

                    Text {
                        id: sign
                        text: "\u00A7\u202F" + hit.modelData.number
                        font.family: Theme.read
                        font.bold: true
                        font.pixelSize: Theme.px(17)
                        color: Theme.rubric
                    }
                    UiText {
                        width: parent.width - sign.width - 8
                        anchors.baseline: sign.baseline
                        text: hit.modelData.titleFound ?? hit.modelData.title
                        textFormat: Text.StyledText
                        wrapMode: Text.WordWrap
                        Accessible.ignored: true
                    }
                }
                UiText {
                    visible: text !== ""
                    width: parent.width
                    text: hits.placeOf(hit.modelData.game ?? "", hit.modelData.chapter ?? "")
                    size: 14
                    color: Theme.inkMute
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
                UiText {
                    width: parent.width
                    text: hit.modelData.line
                    textFormat: Text.StyledText
                    size: 15
                    soft: true
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
                UiText {
                    visible: (hit.modelData.otherLanguage ?? "") !== ""
                    width: parent.width
                    text: qsTr("Found in %1: %2").arg((hit.modelData.otherLanguage ?? "").toUpperCase()).arg(hit.modelData.otherWords ?? "")
                    size: 14
                    color: Theme.lapis
                    font.italic: true
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
            }
        }
    }
}
