// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MagisterLudi.Messina
import MagisterLudi.Table
import MagisterLudi.Game.Messina
import MagisterLudi.Ui
import Games

// A page over real games, for tests of the table of Messina 1347.
TestCase {
    id: test

    when: windowShown
    width: 1920
    height: 1080
    visible: true

    property var page: null
    // What the page is made with besides its table and its size.
    property var usual: ({})

    Component {
        id: pages
        TablePage { parts: MessinaParts {} }
    }

    function show(table: var, w: int, h: int, more: var) {
        Theme.motion = "off";
        mouseMove(test, 1, 1);
        page = createTemporaryObject(pages, test, Object.assign({ table: table, width: w, height: h }, usual, more ?? {}));
        verify(page !== null);
        wait(50);
    }
    // What a text shows, whether or not short words hold on to the next one.
    function plain(text: string): string {
        return text.replace(/\u00A0/g, " ");
    }
    function cleanup() {
        Theme.textScale = 1;
        Theme.motion = "normal";
    }
    function collect(item: var, test: var, found: var): var {
        if (!item.visible)
            return found;
        if (test(item))
            found.push(item);
        for (let i = 0; i < item.children.length; ++i)
            collect(item.children[i], test, found);
        return found;
    }
    function find(players: int, fits: var): var {
        for (let moves = 0; moves < 260; ++moves) {
            const table = Games.play(players, false, moves);
            if (table.over)
                return null;
            if (fits(table))
                return table;
        }
        return null;
    }
}
