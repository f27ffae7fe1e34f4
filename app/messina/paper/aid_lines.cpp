// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/paper/aid_lines.h"

namespace magister::paper {

namespace {

constexpr AidLine moveLines[]{
    {"move.estate", "townhall", {"move.estate-anywhere"}},
    {"move.town", "move", {"move.first-step-free", "move.extra-steps"}},
    {"move.free", "lieutenant", {"move.standing-blocks", "move.pass-through"}},
    {"move.order", "hourglass", {"move.town-first"}},
    {"move.visit", "ours", {"repop.visit-points"}},
};
constexpr AidLine rescueLines[]{
    {"rescue.all", "citizen", {"rescue.all"}},
    {"rescue.clean", "rescue", {"rescue.clean"}},
    {"rescue.plague", "quarantine", {"rescue.infected", "rescue.one-per-hut"}},
    {"rescue.lost", "ui-cross", {"rescue.sector-full", "rescue.huts-full"}},
};
constexpr AidLine fightLines[]{
    {"fight.single", "flame-1", {"fight.cost-early"}},
    {"fight.double", "flame-2", {"fight.cost-late"}},
    {"fight.big", "greatfire", {"fire.big"}},
    {"fight.big-double", "greatfire", {"fire.two-flame"}},
    {"fight.removed", "book-merit", {"fight.popularity"}},
    {"fight.left", "rat-right", {"fight.rats"}},
};
constexpr AidLine useLines[]{
    {"use.action", "hexmini", {"turn.action-or-repop"}},
    {"use.steps", "coin", {"book.pay", "book.price"}},
    {"use.earned", "book-merit", {"turn.book-actions-anytime", "book.popularity-actions"}},
};
constexpr AidLine insteadLines[]{
    {"instead.ship", "anchor", {"ship.choose", "dock.no-block"}},
    {"instead.cube", "plague", {"ship.fight", "ship.discarded-cube"}},
    {"instead.take", "ship", {"ship.take", "ship.even"}},
    {"instead.recall", "recall", {"recall.coin", "recall.no-step-four"}},
};
constexpr AidLine buildLines[]{
    {"build.one", "build", {"build.options", "build.afford"}},
    {"build.refresh", "refresh", {"build.refresh", "build.refresh-price"}},
    {"build.late", "workshop", {"workshop.late"}},
    {"build.move-in", "craftsman", {"workshop.move-in"}},
};
constexpr AidLine repopulateLines[]{
    {"repop.pay", "cart", {"repop.pay", "repop.cart"}},
    {"repop.citizens", "citizen-any", {"repop.citizens"}},
    {"repop.lieutenant", "lieutenant", {"repop.lieutenant"}},
    {"repop.tile", "repopulate", {"repop.tile", "repop.rat-now"}},
    {"repop.cube", "rat-right", {"repop.rat-per-cube"}},
};
constexpr AidLine roundEndLines[]{
    {"end.produce", "production", {"production.hut", "production.workshop"}},
    {"end.worker", "craftsman-up", {"production.upgraded-point"}},
    {"end.quarantine", "quarantine", {"quarantine.leave", "quarantine.left-right"}},
};
constexpr AidLine prepareLines[]{
    {"prep.marker", "round-marker", {"prep.round-marker"}},
    {"prep.lay-down", "pawn-sapphire-down", {"prep.lay-down"}},
    {"prep.clear", "plague", {"prep.clear-citizens"}},
    {"prep.order", "quill", {"prep.order-book", "prep.order-tie"}},
    {"prep.ships", "ship", {"prep.ship", "prep.dock-full"}},
    {"prep.hex", "new-hex", {"prep.new-hex"}},
    {"prep.cubes", "popwheel", {"prep.wheel", "prep.cube-limit"}},
    {"prep.citizens", "citizen", {"prep.citizens", "prep.carts-ready"}},
};
constexpr AidLine forgottenLines[]{
    {"forgotten.town", "hexmini", {"setup.city.one-b"}},
    {"forgotten.cubes", "plague", {"setup.supply.cube-count"}},
    {"forgotten.few", "neighbour-cube", {"prep.cube-limit"}},
    {"forgotten.estate", "townhall", {"move.town-first"}},
    {"forgotten.docks", "anchor", {"dock.no-block"}},
    {"forgotten.rats", "rat-right", {"fight.rats"}},
    {"forgotten.big-fire", "greatfire", {"fire.neighbour"}},
    {"forgotten.workshops", "workshop", {"workshop.early", "workshop.late"}},
    {"forgotten.workers", "craftsman-up", {"production.upgraded-point"}},
    {"forgotten.late", "refresh", {"prep.late-workshops"}},
    {"forgotten.lieutenant", "lieutenant", {"repop.lieutenant"}},
    {"forgotten.price", "coin", {"book.price", "book.lieutenant-count"}},
    {"forgotten.new-cubes", "second-cube", {"repop.rat-per-cube"}},
    {"forgotten.visits", "ours", {"repop.visit-points"}},
};
constexpr AidLine winLines[]{
    {"win.most", "banner", {"win.most-points"}},
    {"win.ties", "ui-scales", {"win.tie-districts", "win.tie-value", "win.shared"}},
};
constexpr AidLine advancedLines[]{
    {"advanced.rank", "ours", {"advanced.repop-rank"}},
    {"advanced.once", "ui-lock", {"advanced.once-square"}},
};
constexpr AidLine soloLines[]{
    {"solo.popularity", "book-merit", {"solo.popularity-points"}},
    {"solo.target", "banner", {"solo.target"}},
};

constexpr AidSymbol symbols[]{
    {"coin", "coin"}, {"wood", "wood"}, {"fire", "fire"}, {"greatfire", "bigFire"}, {"plague", "plague-cube"},
    {"rat-standing", "rat"}, {"vp", "=symbol.points"}, {"vp-end", "=symbol.points-end"},
    {"craftsman", "craftsman"}, {"aristocrat", "aristocrat"}, {"nun", "nun"}, {"nun-up", "upgraded-citizen"},
    {"upgrade-citizen", "=symbol.upgrade-citizen"}, {"citizen-any", "=symbol.activate"},
    {"overseer-craftsman", "overseer-craftsman"}, {"advance-craftsman", "=symbol.advance-class"},
    {"advance-any", "=symbol.advance-any"}, {"advance-any-skip", "=symbol.advance-skip"},
    {"upgrade-overseer", "=symbol.upgrade-overseer"}, {"lieutenant", "lieutenant"},
    {"book-merit", "book-popularity"}, {"book-city", "book-city"}, {"book-church", "book-church"},
    {"scroll", "=symbol.scroll"}, {"hexmini", "=symbol.any-hex"}, {"build", "=symbol.build"},
    {"refresh", "=symbol.refresh"}, {"hut", "hut"}, {"hut-upgrade", "hut-upgrade"}, {"workshop", "workshop"},
    {"cart", "cart"}, {"repopulate", "=symbol.repopulate"}, {"ship", "ship"}, {"anchor", "port"},
    {"gems", "gems"}, {"spices", "spices"}, {"silk", "silk"}, {"pay-then", "=symbol.pay-then"}, {"or", "=symbol.or"},
    {"ui-shuffle", "=symbol.lot"},
};

/// Phrases that stand in no line, besides those of chapters.
constexpr const char* others[]{
    "title", "use.heading", "instead.heading", "prep.late", "prep.last", "books.note",
    "rounds.heading", "rounds.round", "rounds.order", "rounds.ships", "rounds.hex", "rounds.turns", "rounds.citizens",
    "rounds.fire", "rounds.points", "rounds.workshops", "rounds.priority", "players",
    "players.cubes", "players.carts", "players.bonus", "players.seat",
    "symbols.heading", "score.rats", "score.rats-row", "score.penalty-row", "score.books", "score.rank", "score.rank-tie",
    "score.districts", "score.scroll", "score.scroll-note", "score.leftovers", "score.most", "score.bars", "score.path",
    "scroll.buildings", "scroll.ships", "scroll.repopulated", "scroll.goods", "scroll.workshops", "scroll.wood",
    "scroll.huts", "scroll.coins", "scroll.overseers",
    "advanced.rank-row", "solo.bonus", "solo.districts",
};

/// Rules behind phrases that stand in no line, and those of headings and tables.
constexpr AidCite cites[]{
    {"prep.late", "prep.late-workshops"}, {"prep.last", "prep.round-six"}, {"books.note", "book.every-space"},
    {"books.note", "score.book-spaces"}, {"score.rats", "rats.popularity"}, {"score.rats", "rats.points"},
    {"score.books", "score.book-spaces"}, {"score.rank-tie", "score.popularity-rank"},
    {"score.rank-tie", "score.popularity-tie"}, {"score.districts", "score.districts"},
    {"score.scroll-note", "score.scroll"}, {"score.leftovers", "score.leftovers"}, {"solo.bonus", "solo.repop-bonus"},
    {"", "move"}, {"", "rescue"}, {"", "fight"}, {"", "turn"}, {"", "build"}, {"", "repop"}, {"", "ship"},
    {"", "roundend"}, {"", "prep"}, {"", "flow"}, {"", "book"}, {"", "score"}, {"", "forgotten"}, {"", "advanced"},
    {"", "advanced.repop-rank"}, {"", "solo"},
    {"", "score.scroll-buildings"}, {"", "score.scroll-ships"}, {"", "score.scroll-repop"}, {"", "advanced.track-goods"},
    {"", "advanced.track-workshops"}, {"", "advanced.track-wood"}, {"", "advanced.track-huts"},
    {"", "advanced.track-coins"}, {"", "advanced.track-book"}, {"", "advanced.track-overseers"},
};

} // namespace

std::span<const AidLine> aidLines(AidPart part) {
    switch (part) {
    case AidPart::Move:
        return moveLines;
    case AidPart::Rescue:
        return rescueLines;
    case AidPart::Fight:
        return fightLines;
    case AidPart::Use:
        return useLines;
    case AidPart::Instead:
        return insteadLines;
    case AidPart::Build:
        return buildLines;
    case AidPart::Repopulate:
        return repopulateLines;
    case AidPart::RoundEnd:
        return roundEndLines;
    case AidPart::Prepare:
        return prepareLines;
    case AidPart::Forgotten:
        return forgottenLines;
    case AidPart::Win:
        return winLines;
    case AidPart::Advanced:
        return advancedLines;
    case AidPart::Solo:
        return soloLines;
    }
    return {};
}

std::span<const AidSymbol> aidSymbols() { return symbols; }

const AidPhrases& aidPhrases() {
    static const AidPhrases phrases = [] {
        AidPhrases all{QStringLiteral("messina"), {}, symbols, others, cites};
        for (int part = 0; part <= static_cast<int>(AidPart::Solo); ++part)
            all.lines.push_back(aidLines(static_cast<AidPart>(part)));
        return all;
    }();
    return phrases;
}

} // namespace magister::paper
