// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Desktop
import MagisterLudi.Household
import MagisterLudi.Library
import MagisterLudi.Paper
import MagisterLudi.Rules

// The library of rules as a page of its own.
Page {
    id: page

    arrowKeys: false
    property bool open: false
    // How the open book lies: its rule, and the language beside that of the interface.
    readonly property var reading: open ? ({
            rule: rulesReader.ruleId,
            second: rulesReader.language === Language.current ? rulesReader.second : ""
        }) : null
    readonly property var scales: [1, 1.1, 1.25, 1.5, 1.75, 2]

    function isRead(games: var, game: string): bool {
        return games.includes(game);
    }
    // Books on the shelf, for who reads away from a table: there it is the book of that game.
    function shelfOf(games: var): var {
        return rulesReader.laid ? [] : games.map(game => ({
                    game: game,
                    title: GameBoxes.titleOf(game)
                }));
    }
    // Opens the book at a rule.
    function show(rule: string) {
        takeDown(rule);
        book.follow(rule);
    }
    // The book of that rule, whatever lies on the table.
    function takeDown(rule: string) {
        const game = rule.split(".")[0];
        if (rulesReader.laid && isRead(RuleTerms.games, game))
            rulesReader.game = game;
    }
    // Opens the book at that rule, or else as it was left.
    function lay(rule: string, left: var) {
        if (rule !== "") {
            show(rule);
        } else if (left.rule) {
            takeDown(left.rule);
            rulesReader.second = left.second;
            rulesReader.open(left.rule);
            book.arrive();
        }
        open = true;
    }
    // Opens another book at its first page.
    function openBook(game: string) {
        rulesReader.game = game;
        rulesReader.open(rulesReader.chapters[0].id);
        rulesReader.prepareSearch();
    }
    function swapLanguages(): bool {
        rulesReader.swap();
        return rulesReader.second !== "";
    }
    function stepBack(): bool {
        const can = rulesReader.canGoBack;
        if (can)
            book.goBack();
        return can;
    }
    function scaleText(by: int) {
        const at = scales.findIndex(scale => Math.abs(scale - Settings.textScale) < 0.01);
        Settings.textScale = scales[Math.max(0, Math.min(scales.length - 1, at + by))];
    }
    function tell(outcome: string) {
        dialog.bad = outcome === "";
        dialog.outcome = "";
        dialog.outcome = outcome === "" ? paper.problem : outcome;
    }
    function tellSaved(written: bool, path: string) {
        tell(written ? qsTr("Saved: %1").arg(path) : "");
    }

    title: qsTr("Rules")
    crumb: GameBoxes.titleOf(rulesReader.game)
    reads: rulesReader.game

    TableReader {
        id: rulesReader
        // Any rule can be opened from here; a search stays with the game on the table.
        searchedGames: laid ? [] : RuleTerms.games
        // A book lies open at its first page.
        Component.onCompleted: open(chapters[0].id)
    }
    RulesPaper {
        id: paper
        game: rulesReader.game
        onPrinted: (accepted, name, intoFile) => {
            if (intoFile)
                page.tellSaved(accepted, name);
            else
                //: %1 is the name of a printer
                page.tell(accepted ? qsTr("Sent to the printer: %1").arg(name) : "");
        }
    }
    Shortcut {
        sequence: "Ctrl+P"
        enabled: page.visible
        onActivated: dialog.open = true
    }
    RulesPage {
        id: book
        anchors.fill: parent
        canPractise: rule => Program.canPractise(rule)
        lessonFor: rule => Program.busy ? "" : Program.lessonFor(rule).title ?? ""
        focus: true
        reader: rulesReader
        games: page.shelfOf(RuleTerms.games)
        mastery: Program.mastery
        onGamePicked: game => page.openBook(game)
        onArticleOpened: rule => Program.openedArticle(rule)
        onLeave: page.leave()
        onSizeWanted: by => page.scaleText(by)
        onPaperWanted: dialog.open = true
        onLessonWanted: rule => Program.teach(rule)
        onPracticeWanted: rule => Program.practise("rule", rule)
        onRulingPicked: (option, choice) => rulesReader.keep(option, choice)
    }
    PaperDialog {
        id: dialog
        reader: rulesReader
        onAidWanted: (language, onPaper) => {
            if (onPaper)
                paper.printAid(page.crumb, language);
            else
                FileChooser.newPdf(rulesReader.game + "-aid-" + language + ".pdf", path => page.tellSaved(paper.aid(path, language), path));
        }
        onChaptersWanted: (chapters, language, second, onPaper) => {
            const name = rulesReader.game + "-rules-" + (second === "" ? language : language + "-" + second) + ".pdf";
            if (onPaper)
                paper.printChapters(page.crumb, chapters, language, second);
            else
                FileChooser.newPdf(name, path => page.tellSaved(paper.chapters(path, chapters, language, second), path));
        }
    }
}
