// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Games
import MagisterLudi.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// What can be done once a game is over.
TestCase {
    id: test

    name: "MessinaAfterTheScore"
    when: windowShown
    width: 1920
    height: 1080
    visible: true

    property var page: null

    Component {
        id: pages
        TablePage { parts: MessinaParts {} }
    }
    SignalSpy {
        id: ruleSpy
        signalName: "openRule"
    }

    function init() {
        Theme.motion = "off";
        Theme.mode = "parchment";
        Theme.textScale = 1;
    }

    function cleanup() {
        Theme.textScale = 1;
    }

    function open(players: int, advanced: bool, w: int, h: int): var {
        const table = Games.play(players, advanced, 100000);
        verify(table.over);
        page = createTemporaryObject(pages, test, { table: table, width: w, height: h });
        verify(page !== null);
        ruleSpy.target = page;
        ruleSpy.clear();
        wait(30);
        return table;
    }

    function all(item: var, matches: var, list: var): var {
        if (!item.visible)
            return list;
        if (matches(item))
            list.push(item);
        for (let i = 0; i < item.children.length; ++i)
            all(item.children[i], matches, list);
        return list;
    }
    function inside(box: rect): bool {
        return box.width > 0 && box.x >= -1 && box.y >= -1 && box.x + box.width <= page.width + 1 && box.y + box.height <= page.height + 1;
    }

    // Whoever puts the score aside to look at the table comes back to it: by the button, by Enter, by Esc.
    function test_aWayBackToTheScore_data() {
        return [{ tag: "click" }, { tag: "Enter" }, { tag: "Esc" }];
    }
    function test_aWayBackToTheScore(data) {
        open(2, false, 1280, 800);
        verify(page.scored);
        compare(Targets.rect("button:score", page).width, 0);
        page.lookingBack = true;
        wait(30);
        verify(!page.scored);
        const button = Targets.item("button:score");
        verify(inside(Targets.rect("button:score", page)));
        compare(button.kind, "primary");
        page.rest();
        if (data.tag === "click")
            mouseClick(button, button.width / 2, button.height / 2);
        else
            keyClick(data.tag === "Enter" ? Qt.Key_Return : Qt.Key_Escape);
        verify(page.scored);
    }
    // After the score a new game can be set up at once.
    function test_aNewGameAfterTheScore() {
        open(2, false, 1280, 800);
        compare(Targets.rect("end/new", page).width, 0);
        page.canPlayAgain = true;
        wait(30);
        verify(inside(Targets.rect("end/new", page)));
        let asked = 0;
        page.newGame.connect(() => asked += 1);
        const button = Targets.item("end/new");
        mouseClick(button, button.width / 2, button.height / 2);
        compare(asked, 1);
    }
    // Who shares the victory is honoured alike.
    function test_sharedVictoriesShowAllShields() {
        const table = open(3, false, 1920, 1080);
        const winners = [...Array(3).keys()].filter(i => table.seats.row(i).winner).length;
        verify(winners >= 1);
        const shields = () => all(page, item => item.objectName === "winner's shield", []).length;
        compare(shields(), winners);
        for (const count of [2, 3]) {
            const seats = ["ruby", "saffron", "violet"].map((tincture, i) => ({ seat: i + 1, tincture: tincture, name: tincture, winner: i < count }));
            const model = createTemporaryQmlObject("import QtQml.Models; ListModel {}", test);
            seats.forEach(seat => model.append(seat));
            const laurel = createTemporaryObject(laurels, test, { seats: model, width: 150 });
            wait(30);
            compare(all(laurel, item => item.objectName === "winner's shield", []).length, count);
        }
    }
    Component {
        id: laurels
        Laurel {}
    }
}
