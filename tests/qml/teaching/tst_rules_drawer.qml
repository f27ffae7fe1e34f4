// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MagisterLudi.Ui
import MagisterLudi.Library
import MagisterLudi.Rules

Item {
    id: root
    width: 1280
    height: 800

    MockTable {
        id: table
        anchors.fill: parent
    }
    RulesReader {
        id: reader
    }
    RulesDrawer {
        id: drawer
        reader: reader
    }
    RulesPage {
        id: page
        anchors.fill: parent
        visible: false
        reader: reader
    }
    SignalSpy {
        id: left
        target: page
        signalName: "leave"
    }

    TestCase {
        name: "RulesDrawer"
        when: windowShown

        function initTestCase() {
            Theme.motion = "off";
        }
        function init() {
            page.visible = false;
            drawer.close();
            // Another game forgets what was read.
            reader.game = "orleans";
            reader.game = "messina";
            reader.second = "";
            table.clicked = [];
            left.clear();
            Targets.item("hex:B2").forceActiveFocus();
        }
        function focusItem() {
            return root.Window.window.activeFocusItem;
        }
        function inside(item, of) {
            for (let up = item; up; up = up.parent) {
                if (up === of)
                    return true;
            }
            return false;
        }
        function find(item, type) {
            if (String(item).startsWith(type + "_"))
                return item;
            for (let i = 0; i < item.children.length; ++i) {
                const found = find(item.children[i], type);
                if (found)
                    return found;
            }
            return null;
        }
        // As a link names it.
        function named(rule: string): string {
            return "\u00A7 " + reader.numberOf(rule) + " " + reader.titleOf(rule);
        }
        function tabTo(wanted: var, most: int): bool {
            for (let i = 0; i < most; ++i) {
                if (wanted(focusItem()))
                    return true;
                keyClick(Qt.Key_Tab);
            }
            return false;
        }

        function test_opensAndGivesFocusBack() {
            drawer.show("messina.move.standing-blocks");
            verify(drawer.visible);
            verify(inside(focusItem(), drawer));
            compare(reader.ruleId, "messina.move.standing-blocks");
            keyClick(Qt.Key_Escape);
            verify(!drawer.visible);
            compare(focusItem(), Targets.item("hex:B2"));
        }
        function test_tableStaysPlayable() {
            drawer.show("messina.move.standing-blocks");
            const at = Targets.rect("hex:B1", root);
            mouseClick(root, at.x + at.width / 2, at.y + at.height / 2);
            compare(table.clicked, ["hex:B1"]);
            mouseClick(root, drawer.x + 40, drawer.y + drawer.height - 20);
            compare(table.clicked, ["hex:B1"]);
        }
        function test_linksInTheTextByKeyboardAndBack() {
            drawer.show("messina.move.standing-blocks");
            const rules = item => Array.from(item.parent.links ?? []).filter(link => link.startsWith("href=\"rule:"));
            verify(tabTo(item => rules(item).length === 2, 30), "the paragraph with links can be reached");
            const text = focusItem().parent;
            compare(focusItem().Accessible.role, Accessible.Link);
            compare(focusItem().Accessible.name, "no longer block");
            compare(text.Accessible.role, Accessible.StaticText);
            verify(text.boxes.length > 0, "the chosen link is ringed");
            keyClick(Qt.Key_Right);
            compare(focusItem().parent, text);
            compare(focusItem().Accessible.name, "Docks");
            verify(text.boxes.length > 0);
            keyClick(Qt.Key_Right);
            compare(focusItem().parent, text);
            compare(focusItem().Accessible.name, "different");
            verify(text.boxes.length > 0);
            keyClick(Qt.Key_Return);
            compare(reader.ruleId, "messina.dock.no-block");
            verify(inside(focusItem(), drawer));
            keyClick(Qt.Key_Left, Qt.AltModifier);
            compare(reader.ruleId, "messina.move.standing-blocks");
            verify(drawer.open);
        }
        // Each paragraph of the second language follows the one that says the same, though one language has more of them.
        function test_theSecondLanguageStandsUnderEachParagraph_data() {
            return [{ tag: "more beside", rule: "messina.move.lying-free", more: 1 }, { tag: "fewer beside", rule: "messina.move.standing-blocks", more: -1 }];
        }
        function test_theSecondLanguageStandsUnderEachParagraph(row) {
            drawer.show(row.rule);
            reader.second = "cs";
            const own = Array.from(reader.body);
            const beside = Array.from(reader.beside.body);
            compare(beside.length - own.length, row.more);
            const wanted = [reader.keySentence, reader.beside.keySentence];
            for (let i = 0; i < Math.max(own.length, beside.length); ++i)
                wanted.push(...own.slice(i, i + 1), ...beside.slice(i, i + 1));
            const texts = [];
            const look = item => {
                if (item.visible && wanted.includes(item.words) && item.links !== undefined)
                    texts.push(item);
                for (let i = 0; i < item.children.length; ++i)
                    look(item.children[i]);
            };
            look(drawer);
            const top = text => text.mapToItem(drawer, 0, 0).y;
            tryVerify(() => texts.slice().sort((a, b) => top(a) - top(b)).every((text, i) => text.words === wanted[i]));
            compare(texts.length, wanted.length);
            texts.sort((a, b) => top(a) - top(b));
            for (let i = 1; i < texts.length; ++i) {
                const gap = top(texts[i]) - top(texts[i - 1]) - texts[i - 1].height;
                verify(gap >= 4 && gap < 48, texts[i].words + ": " + gap);
            }
            reader.second = "";
            compare(find(drawer, "RuleArticle").besideBody.length, 0);
        }
        function test_seeAlsoOpensInPlace() {
            drawer.show("messina.move.standing-blocks");
            const other = reader.seeAlso[reader.seeAlso.length - 1].id;
            verify(tabTo(item => item.rule === other, 40));
            keyClick(Qt.Key_Return);
            compare(reader.ruleId, other);
            verify(drawer.open);
        }
        function test_searchByKeyboard() {
            drawer.show("");
            keyClick(Qt.Key_L);
            keyClick(Qt.Key_Y);
            keyClick(Qt.Key_I);
            const hits = find(drawer, "RuleHits");
            tryCompare(hits, "visible", true);
            tryVerify(() => hits.found.length > 1);
            compare(hits.found.map(hit => hit.id), reader.search("lyi").map(hit => hit.id));
            keyClick(Qt.Key_Down);
            compare(focusItem().label, named("messina.move.lying-free"));
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Escape);
            verify(drawer.open, "Esc empties the search first");
            compare(hits.visible, false);
            keyClick(Qt.Key_D);
            keyClick(Qt.Key_O);
            keyClick(Qt.Key_C);
            keyClick(Qt.Key_Return);
            compare(reader.ruleId, reader.search("doc")[0].id);
            verify(reader.ruleId.startsWith("messina.dock."));
            keyClick(Qt.Key_Escape);
            verify(!drawer.open);
            compare(focusItem(), Targets.item("hex:B2"));
        }
        function test_backFromAHitToTheListOfIt() {
            drawer.show("");
            keyClick(Qt.Key_L);
            keyClick(Qt.Key_Y);
            keyClick(Qt.Key_I);
            const hits = find(drawer, "RuleHits");
            tryVerify(() => hits.found.length > 1);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            const rule = hits.found[1].id;
            keyClick(Qt.Key_Return);
            compare(reader.ruleId, rule);
            compare(hits.visible, false);
            keyClick(Qt.Key_Left, Qt.AltModifier);
            compare(hits.visible, true);
            compare(drawer.page.search.query, "lyi");
            compare(focusItem().label, named(rule));
        }
        function test_showTwiceKeepsTheWayBack() {
            drawer.show("messina.move.standing-blocks");
            drawer.show("messina.move.lying-free");
            compare(reader.canGoBack, true);
            keyClick(Qt.Key_Backspace);
            compare(reader.ruleId, "messina.move.standing-blocks");
            keyClick(Qt.Key_Escape);
            compare(focusItem(), Targets.item("hex:B2"));
        }
        function test_pageContentsByKeyboard() {
            page.visible = true;
            const contents = find(page, "RuleContents");
            contents.current = 0;
            contents.move(-1, 1);
            compare(focusItem().label, "1 " + reader.titleOf("messina.overview"));
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            compare(focusItem().label, "3 " + reader.titleOf(reader.chapters[2].id));
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Down);
            // A heading opens at its first article.
            const contentsOf = role => Array.from({ length: 20 }, (_, i) => reader.contents.data(reader.contents.index(i, 0), role));
            const ids = contentsOf(Qt.UserRole + 1), articles = contentsOf(Qt.UserRole + 5);
            const at = ids.indexOf(reader.chapters[2].id);
            const first = ids[at + 1];
            compare(focusItem().label, reader.numberOf(first) + " " + reader.titleOf(first));
            keyClick(Qt.Key_Return);
            compare(reader.ruleId, ids.slice(at).find((id, i) => articles[at + i]));
            keyClick(Qt.Key_Escape);
            compare(left.count, 1);
        }
    }
}
