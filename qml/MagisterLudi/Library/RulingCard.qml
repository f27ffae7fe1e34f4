// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A rule that each table decides for itself. Away from a table: what can be chosen for the next games, which choice is
// the default, and which printed editions read it so. At a table: how this one plays it, and, where the table says what
// it may still change, every choice. ruling is what the RulesReader gives; whoever shows the card keeps what is picked.
Rectangle {
    id: card

    required property var ruling
    property int size: 20
    readonly property bool atTable: ruling.atTable === true
    // Whether the table has said which choices may still be taken.
    readonly property bool asked: (ruling.choices ?? []).some(choice => choice.possible !== undefined)
    readonly property bool lesson: (ruling.choices ?? []).some(choice => choice.reason === "lesson")
    readonly property bool choosable: !atTable || asked
    readonly property var shown: (ruling.choices ?? []).filter(choice => choosable || choice.isChosen)
    readonly property string scope: {
        if (!choosable)
            return "";
        if (!atTable)
            return qsTr("Applies to games you start from now on.");
        return lesson ? qsTr("Lessons always use the default ruling.") : qsTr("Your choice applies from now on in this game.");
    }

    // The reader picked that choice; it is possible and not the current one.
    signal picked(string option, string choice)

    // The choice in force is the tab stop; Tab leaves the card from any of them.
    function focusAt(index: int) {
        const item = rows.itemAt(index) as RulingChoice;
        if (item)
            item.focusHere();
    }
    // Away from a table arrows choose, as in every row of choices. At a table they only walk: a choice is written into the log.
    function step(from: int, by: int) {
        const to = Math.max(0, Math.min(shown.length - 1, from + by));
        if (to === from)
            return;
        focusAt(to);
        if (!atTable)
            pick(shown[to]);
    }
    function pick(choice: var) {
        if (!choice.isChosen)
            picked(ruling.option, choice.choice);
    }

    height: words.height + 28
    radius: Theme.radiusCard
    color: Theme.goldWash
    border.width: ruling.departs === true ? 2 : 1
    border.color: ruling.departs === true ? Theme.gold : Theme.hairline

    Ico {
        x: 14
        y: 12
        name: "ui-scales"
        size: 28
    }
    Column {
        id: words
        x: 54
        y: 14
        width: parent.width - x - 16
        spacing: 12

        Column {
            width: parent.width
            spacing: 2

            UiText {
                width: parent.width
                text: card.atTable ? qsTr("This table:") : qsTr("Each table decides:")
                size: 15
                bold: true
                color: Theme.goldInk
                wrapMode: Text.WordWrap
                Accessible.role: Accessible.Heading
            }
            UiText {
                visible: card.choosable
                width: parent.width
                text: card.ruling.title ?? ""
                size: 18
                soft: true
                wrapMode: Text.WordWrap
            }
        }
        Column {
            // The ring of the focus needs room between two choices.
            width: parent.width
            spacing: 16
            Accessible.role: Accessible.Grouping
            Accessible.name: card.ruling.title ?? ""
            Accessible.ignored: !card.choosable

            Repeater {
                id: rows
                // A number: a new ruling changes the choices where they stand, and the focus stays.
                model: card.shown.length

                RulingChoice {
                    required property int index
                    width: words.width
                    choice: card.shown[index] ?? ({})
                    size: card.size
                    atTable: card.atTable
                    choosable: card.choosable
                    onPicked: card.pick(choice)
                    onStepped: by => card.step(index, by)
                }
            }
        }
        UiText {
            visible: text !== ""
            width: parent.width
            text: card.scope
            size: 15
            soft: true
            wrapMode: Text.WordWrap
        }
    }
}
