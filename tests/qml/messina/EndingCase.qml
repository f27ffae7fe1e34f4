// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Games
import MagisterLudi.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// The page over a finished game, for the tests of its score.
TestCase {
    id: test

    when: windowShown
    width: 1920
    height: 1080
    visible: true

    property var page: null
    readonly property alias pages: pages
    readonly property alias ruleSpy: ruleSpy

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

    function open(players: int, advanced: bool, w: int, h: int, names: var): var {
        const table = Games.play(players, advanced, 100000, names ?? []);
        verify(table.over);
        page = createTemporaryObject(pages, test, { table: table, width: w, height: h });
        verify(page !== null);
        ruleSpy.target = page;
        ruleSpy.clear();
        wait(30);
        return table;
    }

    function find(item: var, matches: var): var {
        if (matches(item))
            return item;
        for (let i = 0; i < item.children.length; ++i) {
            const found = find(item.children[i], matches);
            if (found)
                return found;
        }
        return null;
    }
    function walkOf(): var {
        return find(page, item => item instanceof ScoreWalk);
    }
    function lightsOf(): var {
        return find(page, item => item instanceof ScoreLights);
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

    // Nothing that is shown of the score may be cut off.
    function nothingIsCutOff(root: var, tag: string) {
        const texts = all(root, item => item.text !== undefined && item.truncated !== undefined && item.text !== "" && item.width > 0, []);
        verify(texts.length > 5, tag);
        for (const text of texts) {
            verify(!text.truncated, tag + ": '" + text.text + "' is cut off");
            verify(text.contentWidth <= text.width + 2, tag + ": '" + text.text + "' is wider (" + text.contentWidth + ") than its place (" + text.width + ")");
        }
    }
}
