// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Stands in for the RulesReader with a handful of articles.
QtObject {
    id: reader

    property string ruleId
    property bool searchReady: false
    property string number: now.number ?? ""
    property string chapter: ruleId === "" ? "" : "Step 1: choosing a hex"
    property string title: now.title ?? ""
    property string keySentence: now.key ?? ""
    property var body: now.body ?? []
    property string language: "en"
    property string second
    property var beside: ({})
    property var editions: now.edition ? [{ edition: "cs", text: now.edition }] : []
    property string why: now.edition ? "This table allows it." : ""
    property var terms: []
    property var printedPages: []
    property bool canGoForward: false
    property bool bookmarked: false
    property var bookmarks: []
    property var glossary: []
    property var page: ruleId === "" ? ({}) : ({ number: "3", title: chapter, introduction: ["How a lieutenant moves."] })
    property var pageRules: ruleId === "" ? [] : Object.keys(articles).map(id => ({ id: id, number: articles[id].number, title: articles[id].title, keySentence: articles[id].key, body: articles[id].body }))
    property var seeAlso: (now.see ?? []).map(id => ({ id: id, number: reader.articles[id].number, title: reader.articles[id].title }))
    property bool canGoBack: before.length > 0
    property var before: []
    readonly property var now: articles[ruleId] ?? ({})
    property ListModel contents: ListModel {}

    property var articles: ({
        "messina.move.standing-blocks": {
            number: "3.3", title: "A standing lieutenant blocks",
            key: "A hex with a standing lieutenant cannot be chosen by anyone, not even by its owner, until the next round.",
            body: ["You stand your lieutenant upright on the chosen hex to mark both as used. In the next round they lie down again and <a href=\"rule:messina.move.lying-free\">no longer block</a>. Docks are <a href=\"rule:messina.dock.no-block\">different</a>.",
                   "<b>Example.</b> Red stands on the hex with the Build action. Blue, and Red too, must look for another hex this round."],
            edition: "The Czech edition says outright that <a href=\"rule:messina.dock.no-block\">ports</a> count here; the others leave it to be inferred. This table allows it.",
            see: ["messina.move.lying-free", "messina.move.extra-steps", "messina.dock.no-block"]
        },
        "messina.move.lying-free": {
            number: "3.4", title: "Lying lieutenants do not block",
            key: "A lieutenant that lies on a hex is still unused and blocks the hex for nobody.",
            body: ["Lieutenants who stayed in town from the round before begin the new round lying down."], see: ["messina.move.standing-blocks"]
        },
        "messina.move.extra-steps": {
            number: "3.7", title: "Each further hex costs 1 coin",
            key: "Every hex your lieutenant moves beyond the first costs 1 coin, and the destination counts as well.",
            body: ["Pay when you choose the hex; without the coins you must choose a nearer one. Coins gained later in the turn come too late."], see: []
        },
        "messina.dock.no-block": {
            number: "4.2", title: "Docks are never blocked", key: "Any number of lieutenants may stand in one dock.", body: [], see: ["messina.move.standing-blocks"]
        }
    })

    function prepareSearch() {
        searchReady = true;
    }
    function open(link: string): bool {
        const id = link.replace(/^rule:/, "");
        if (!articles[id])
            return false;
        if (ruleId !== "" && ruleId !== id)
            before = before.concat([ruleId]);
        ruleId = id;
        return true;
    }
    function forward() {}
    function toggleBookmark(rule: string) {}
    function back() {
        ruleId = before[before.length - 1] ?? ruleId;
        before = before.slice(0, -1);
    }
    function search(query: string): var {
        return Object.keys(articles).filter(id => (articles[id].title + articles[id].key).toLowerCase().includes(query.trim().toLowerCase()))
                     .map(id => ({ id: id, number: reader.articles[id].number, title: reader.articles[id].title, line: reader.articles[id].key }));
    }

    Component.onCompleted: {
        const chapters = ["Overview", "Preparation", "Step 1: choosing a hex", "Step 2: rescuing citizens", "Step 3: fighting the plague"];
        chapters.forEach((title, i) => {
            const chapter = "messina.chapter-" + i;
            reader.contents.append({ ruleId: chapter, number: String(i + 1), title: title, depth: 0, hasArticle: false, chapter: chapter });
            if (i !== 2)
                return;
            for (const id of Object.keys(reader.articles)) {
                const article = reader.articles[id];
                reader.contents.append({ ruleId: id, number: article.number, title: article.title, depth: 1, hasArticle: true, chapter: chapter });
            }
        });
    }
}
