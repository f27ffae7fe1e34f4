// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Desktop
import MagisterLudi.Household
import MagisterLudi.Ui

// Setting the table: which game is played, and who sits there. All is as it was last time, so that one click starts.
// The button that starts is always in sight.
Page {
    id: page

    readonly property list<string> tinctures: ["ruby", "sapphire", "saffron", "violet"]
    readonly property var places: [1, 2, 3, 4]
    // What has been chosen here; kept in the settings at every change.
    property var table: Settings.table
    // The box that is taken down; without one that can be played, the game of last time.
    readonly property var boxed: GameBoxes.shelf.find(one => one.box.game === table.game) ?? GameBoxes.shelf[0] ?? null
    readonly property GameBox box: boxed?.box ?? GameBoxes.of(table.game)
    readonly property int least: boxed?.least ?? 1
    readonly property int most: boxed?.most ?? places.length
    readonly property var sizes: places.filter(n => n >= least && n <= most)
    readonly property int players: Math.max(least, Math.min(most, table.players))
    // Row whose name is being written, or -1; and the names that have been written to their end.
    property int naming: -1
    // The list of people who are known is not wanted there.
    property bool unlisted: false
    property list<string> settled: ["", "", "", ""]
    readonly property bool wide: width >= 1100 && Theme.textScale < 1.3

    function seatOf(index: int): var {
        const n = index + 1;
        return { name: table["name" + n], seat: table["seat" + n], language: table["language" + n], help: table["help" + n] };
    }
    // What is chosen for an option of this game.
    function option(key: string): var {
        return table[box.game + "/" + key];
    }
    function keep(changes: var) {
        table = Object.assign({}, table, changes);
        // A name is kept when it is written to its end.
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
    // A person who is known brings language, help and tincture.
    function seat(index: int, who: string) {
        table = Settings.seated(table, index, who);
        settled[index] = table["name" + (index + 1)];
        Settings.table = table;
    }
    // The name of that row is written to its end.
    function settle(index: int) {
        const name = table["name" + (index + 1)].trim();
        const who = name === settled[index] ? "" : Settings.people.idOf(name);
        settled[index] = name;
        if (who !== "")
            seat(index, who);
    }
    // Who can be meant by what stands in the name of that row, and sits nowhere else.
    function meant(index: int): var {
        const start = table["name" + (index + 1)].trim().toLowerCase();
        const elsewhere = places.filter(n => n <= players && n !== index + 1).map(n => table["name" + n].trim().toLowerCase());
        const found = Settings.people.all.filter(one => one.name.toLowerCase().startsWith(start) && !elsewhere.includes(one.name.toLowerCase()));
        return found.length === 1 && found[0].name.toLowerCase() === start ? [] : found;
    }
    // The keyboard has come to a name, or has left it.
    function follow() {
        if (known.activeFocus)
            return;
        const row = places.findIndex(n => (rows.itemAt(n - 1) as SeatRow)?.naming ?? false);
        if (naming >= 0 && row !== naming)
            settle(naming);
        if (row !== naming)
            unlisted = false;
        naming = row;
    }
    // A name is written: the next seat is asked for its own, and after the last one the game can begin.
    function nextName(index: int) {
        const next = index + 1 < players ? (rows.itemAt(index + 1) as SeatRow).nameField : startButton;
        next.forceActiveFocus(Qt.TabFocusReason);
    }
    function start() {
        if (naming >= 0)
            settle(naming);
        const seats = [];
        for (let i = 0; i < players; ++i)
            seats.push(Object.assign(seatOf(i), { name: (rows.itemAt(i) as SeatRow).chosenName }));
        const wish = {
            game: box.game,
            seats: seats,
            seed: choices.seed,
            shuffled: table.shuffled,
            rulings: Settings.rulings[box.game],
            dealing: table.dealing
        };
        for (const key in boxed?.options ?? {})
            wish[key] = option(key);
        if (!Program.newGame(wish))
            wanted("problems");
    }
    // The same, with others on their own devices.
    function startInviting() {
        inviting();
        start();
    }
    function summary(): string {
        const parts = [players === 1 ? qsTr("Solo against an automated opponent") : qsTr("%n players", "", players)];
        for (const words of box.departures(option))
            parts.push(words);
        const rulings = Settings.rulingDepartures[box.game];
        if (rulings > 0)
            parts.push(qsTr("%n house ruling(s)", "", rulings));
        if (choices.seed !== "")
            parts.push(qsTr("seed %1").arg(choices.seed));
        return parts.join(" · ");
    }

    Component.onCompleted: {
        // Who sat here last may have decided something since, at a table or in another program.
        Settings.people.refresh();
        places.forEach(n => settle(n - 1));
    }
    Component.onDestruction: Settings.table = table
    title: qsTr("New game")
    crumb: box.title
    Keys.forwardTo: [area]
    // Enter starts from everywhere that has no other use for it.
    Keys.onReturnPressed: start()
    Keys.onEnterPressed: start()

    Frontispiece {
        bare: true
        picture: page.box.picture
        room: page.height - sheet.y - sheet.height - 30
        width: page.width
        anchors.bottom: parent.bottom
    }
    Leaf {
        id: sheet
        level: 1
        y: 14
        width: Math.min(page.width - 32, Theme.px(1220))
        height: Math.min(area.contentHeight - 2 * area.inset + foot.height + 32, page.height - 28)
        anchors.horizontalCenter: parent.horizontalCenter

        ScrollArea {
            id: area
            // It clips what it holds: rings need room.
            inset: 6
            spacing: 20
            anchors {
                fill: parent
                leftMargin: 24 - inset
                rightMargin: 18 - inset
                topMargin: 14 - inset
                bottomMargin: foot.height + 10 - inset
            }

            BoxRow {
                visible: boxes.length > 1
                width: area.innerWidth
                boxes: GameBoxes.shelf
                value: page.box.game
                onPicked: game => page.keep({ game: game })
            }
            Grid {
                id: grid
                width: area.innerWidth
                columns: page.wide ? 2 : 1
                columnSpacing: 28
                rowSpacing: 20
                bottomPadding: 8

                Column {
                    width: page.wide ? Math.round((grid.width - grid.columnSpacing) * 0.61) : grid.width
                    spacing: 10

                    PanelTitle {
                        width: parent.width
                        text: qsTr("Who is playing")
                        note: page.players === 1 ? qsTr("Solo") : qsTr("One screen, passed from player to player")
                        size: 20
                    }
                    SegmentRow {
                        label: qsTr("Players")
                        minHeight: 40
                        size: 17
                        target: "players"
                        value: page.players
                        options: page.sizes.map(n => n === 1 ? ({ value: n, text: qsTr("1, solo") }) : ({ value: n, text: String(n), name: qsTr("%n players", "", n) }))
                        onPicked: value => page.keep({ players: value })
                    }
                    Repeater {
                        id: rows
                        model: 4

                        SeatRow {
                            visible: index < page.players
                            width: parent.width
                            tinctures: page.tinctures
                            seat: page.seatOf(index)
                            languages: Language.languages
                            household: Language.household
                            onPicked: (what, value) => {
                                page.choose(index, what, value);
                                // Writing opens the list again.
                                if (what === "name")
                                    page.unlisted = false;
                            }
                            listOpen: known.open && page.naming === index
                            onNamingChanged: soon.restart()
                            onListWanted: known.enter()
                            onListUnwanted: known.close()
                            onNamed: page.nextName(index)
                        }
                    }
                    UiText {
                        width: parent.width
                        text: qsTr("How much is explained. Everything: possible moves are lit, and anything else tells you why not when you reach it. If asked: possible moves are lit, and the rest waits for H, ? or a click. Nothing: the table stays plain, but an illegal click is still answered.")
                        size: 14
                        soft: true
                        wrapMode: Text.WordWrap
                    }
                }
                GameChoices {
                    id: choices
                    width: page.wide ? grid.width - grid.columnSpacing - Math.round((grid.width - grid.columnSpacing) * 0.61) : grid.width
                    box: page.box
                    solo: page.players === 1
                    table: page.table
                    onPicked: (what, value) => {
                        const changes = {};
                        changes[what] = value;
                        page.keep(changes);
                    }
                    onRulingsWanted: page.wanted("rulings:" + page.box.game)
                    onRuleAsked: rule => page.bookWanted(rule)
                }
            }
        }
        Rectangle {
            width: parent.width - 2
            x: 1
            height: 1
            y: foot.y
            color: Theme.hairline
        }
        Item {
            id: foot
            // What the buttons take with their words, and the button that starts with the room around all of them.
            readonly property real wordy: boxWords.taken + (page.players > 1 ? inviteWords.taken + 4 : 0)
            readonly property real others: startButton.width + 24 + 16 + 20
            // The words stay as long as there is room for them: beside what is said of the game, or else below it.
            readonly property bool named: wordy + others <= width
            readonly property bool beneath: named && wordy + others + Theme.px(200) > width
            width: parent.width
            height: (beneath ? startButton.height + said.height + 10 : Math.max(startButton.height, said.height)) + 26
            anchors.bottom: parent.bottom

            UiText {
                id: said
                x: 24
                y: foot.beneath ? 12 : Math.round((foot.height - height) / 2)
                width: foot.beneath ? foot.width - 2 * x : boxButton.x - x - 20
                text: page.summary()
                size: 16
                soft: true
                wrapMode: Text.WordWrap
            }
            ButtonWords {
                id: boxWords
                text: boxButton.label
            }
            ButtonWords {
                id: inviteWords
                text: inviteButton.label
            }
            SlowBtn {
                id: inviteButton
                visible: page.players > 1
                kind: "quiet"
                icon: "ui-device"
                text: foot.named ? label : ""
                label: qsTr("Start and invite devices")
                available: Program.canPlay
                anchors {
                    right: startButton.left
                    rightMargin: 16
                    verticalCenter: startButton.verticalCenter
                }
                Target.name: visible ? "button:start-inviting" : ""
                onClicked: page.startInviting()
                onWhy: page.wanted("problems")
            }
            Btn {
                id: boxButton
                kind: "quiet"
                icon: "ui-check"
                text: foot.named ? label : ""
                label: qsTr("Check what is in the box")
                anchors {
                    right: inviteButton.visible ? inviteButton.left : startButton.left
                    rightMargin: inviteButton.visible ? 4 : 16
                    verticalCenter: startButton.verticalCenter
                }
                Target.name: "button:box"
                onClicked: page.wanted("box:" + page.box.game)
            }
            SlowBtn {
                id: startButton
                kind: "primary"
                minHeight: 50
                size: 19
                key: "\u23CE"
                focus: true
                text: qsTr("Start the game")
                available: Program.canPlay
                y: foot.height - height - 13
                anchors {
                    right: parent.right
                    rightMargin: 20
                }
                Target.name: "button:start-game"
                onClicked: page.start()
                onWhy: page.wanted("problems")
            }
        }
    }
    // How wide a quiet button with a sign and these words is.
    component ButtonWords: TextMetrics {
        readonly property real taken: Math.ceil(advanceWidth) + Math.round(Theme.px(40) * 0.55) + 8 + 28
        font.family: Theme.sans
        font.pixelSize: Theme.px(16)
    }
    // While the keyboard goes from one thing to another, for a moment neither has it.
    Timer {
        id: soon
        interval: 0
        onTriggered: page.follow()
    }
    NameList {
        id: known
        z: 10
        under: page.naming < 0 || page.unlisted ? null : (rows.itemAt(page.naming) as SeatRow).nameField
        people: page.naming < 0 ? [] : page.meant(page.naming)
        onClosed: page.unlisted = true
        onActiveFocusChanged: soon.restart()
        onPicked: who => {
            // First, so that the keyboard is back in the field when the list has nobody left.
            close();
            page.seat(page.naming, who);
        }
    }
    Connections {
        target: area
        function onContentYChanged() {
            known.settle();
        }
    }
}
