// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Desktop
import MagisterLudi.Household
import MagisterLudi.Ui

// Who learns together at this screen: people, colours, languages, and seats that stay empty for now. The seats are those of
// the last table.
SheetPage {
    id: page

    readonly property list<string> tinctures: ["ruby", "sapphire", "saffron", "violet"]
    readonly property var places: [1, 2, 3, 4]
    // One lesson for each number of players.
    readonly property var tables: Program.tables
    readonly property var sizes: tables.map(each => each.players)
    property var table: Settings.table
    readonly property int players: sizes.includes(table.players) ? table.players : sizes[0] ?? 2
    readonly property var lesson: tables.find(each => each.players === players) ?? ({ minutes: 0, resumable: false, done: 0, steps: 0 })
    // Where nobody sits yet, by row.
    property list<bool> empty: [false, false, false, false]
    readonly property bool anybody: places.some(n => n <= players && !empty[n - 1])
    // Row whose name is being written, or -1.
    property int naming: -1

    function seatOf(index: int): var {
        const n = index + 1;
        return { name: table["name" + n], seat: table["seat" + n], language: table["language" + n], help: table["help" + n] };
    }
    function keep(changes: var) {
        table = Object.assign({}, table, changes);
        if (!Object.keys(changes).some(key => key.startsWith("name")))
            Settings.table = table;
    }
    // All four tinctures are dealt, so that two seats always can change.
    function choose(index: int, what: string, value: var) {
        const changes = {};
        if (what === "seat") {
            const other = places.find(n => table["seat" + n] === value);
            changes["seat" + other] = table["seat" + (index + 1)];
        }
        changes[what + (index + 1)] = value;
        keep(changes);
    }
    // The name of that row is written to its end: a person who is known brings language and tincture.
    function settle(index: int) {
        const who = Settings.people.idOf(table["name" + (index + 1)].trim());
        if (who !== "")
            table = Settings.seated(table, index, who);
        Settings.table = table;
    }
    function follow() {
        const row = places.findIndex(n => (rows.itemAt(n - 1) as TogetherSeat)?.naming ?? false);
        if (naming >= 0 && row !== naming)
            settle(naming);
        naming = row;
    }
    function nextName(index: int) {
        const next = index + 1 < players ? (rows.itemAt(index + 1) as TogetherSeat).nameField : startButton;
        next.forceActiveFocus(Qt.TabFocusReason);
    }
    function setEmpty(index: int, isEmpty: bool) {
        const list = Array.from(empty);
        list[index] = isEmpty;
        empty = list;
    }
    function start(resumed: bool) {
        if (!anybody)
            return;
        if (naming >= 0)
            settle(naming);
        const seats = [];
        for (let i = 0; i < players; ++i)
            seats.push(Object.assign(seatOf(i), { name: (rows.itemAt(i) as TogetherSeat).chosenName, empty: empty[i] }));
        if (!Program.startTogether({ seats: seats, resumed: resumed }))
            wanted("problems");
    }

    Component.onCompleted: Settings.people.refresh()
    Component.onDestruction: Settings.table = table
    title: qsTr("Learn together")
    crumb: GameBoxes.titleOf(Program.taughtGame)
    spacing: 14

    UiText {
        width: page.innerWidth
        text: qsTr("A first round at one screen: each of you makes your own moves and reads your own language. What each of you learns is kept for each.")
        size: 18
        soft: true
        wrapMode: Text.WordWrap
    }
    SegmentRow {
        visible: page.sizes.length > 1
        label: qsTr("Players")
        minHeight: 40
        size: 17
        target: "players"
        value: page.players
        options: page.sizes.map(n => ({ value: n, text: String(n), name: qsTr("%n players", "", n) }))
        onPicked: value => page.keep({ players: value })
    }
    Repeater {
        id: rows
        model: 4

        TogetherSeat {
            visible: index < page.players
            width: page.innerWidth
            tinctures: page.tinctures
            seat: page.seatOf(index)
            empty: page.empty[index]
            onPicked: (what, value) => page.choose(index, what, value)
            onEmptied: isEmpty => page.setEmpty(index, isEmpty)
            onNamingChanged: soon.restart()
            onNamed: page.nextName(index)
        }
    }
    Flow {
        width: page.innerWidth
        spacing: 16

        UiText {
            text: qsTr("About %n minute(s)", "", page.lesson.minutes)
            size: 16
            soft: true
        }
        UiText {
            visible: page.lesson.resumable
            text: qsTr("You are on step %1 of %2").arg(Math.min(page.lesson.done + 1, page.lesson.steps)).arg(page.lesson.steps)
            size: 16
            bold: true
            color: Theme.goldInk
        }
        UiText {
            visible: !page.anybody
            text: qsTr("Somebody has to sit somewhere.")
            size: 16
            bold: true
            color: Theme.rubric
        }
    }
    Flow {
        width: page.innerWidth
        spacing: 12

        SlowBtn {
            id: startButton
            kind: "primary"
            minHeight: 50
            size: 19
            focus: true
            text: page.lesson.resumable ? qsTr("Continue") : qsTr("Start")
            detail: page.lesson.resumable ? qsTr("Whoever sits here now goes on where the table stopped.") : ""
            available: page.anybody
            Target.name: "button:start-together"
            onClicked: page.start(page.lesson.resumable)
        }
        SlowBtn {
            visible: page.lesson.resumable
            icon: "ui-restart"
            text: qsTr("Start over")
            available: page.anybody
            Target.name: visible ? "button:restart-together" : ""
            onClicked: page.start(false)
        }
    }
    // While the keyboard goes from one thing to another, for a moment neither has it.
    Timer {
        id: soon
        interval: 0
        onTriggered: page.follow()
    }
}
