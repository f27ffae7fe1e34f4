// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/fixture.h"

#include <QtTest>

/// Tables in the middle of a game, for tests of undo, of the past and of tries.
namespace magister::messina {

using fixture::Wanderer;
using TablePtr = std::unique_ptr<MessinaTable>;

inline TablePtr tableOf(const Setup& setup, const QString& language = "en") {
    return std::make_unique<MessinaTable>(fixture::definition(), setup, fixture::seats(), fixture::language, language);
}

/// A table after that many random commands; a whole game by default.
inline TablePtr tableAfter(int players, std::uint64_t seed, int commands = 100000) {
    Wanderer w(players, seed);
    for (int i = 0; i < commands && w.step(); ++i) {
    }
    auto table = tableOf(fixture::setup(players, seed));
    table->restore(w.session);
    return table;
}

inline QVector<RowsModel*> models(MessinaTable& t) {
    return {t.seats(), t.places(), t.docks(),  t.squares(), t.nodes(),   t.overseers(), t.huts(),    t.workshops(),
            t.carts(), t.ships(),  t.scroll(), t.books(),   t.markets(), t.rounds(),    t.buttons(), t.variants()};
}

inline QStringList logOf(MessinaTable& table) {
    QStringList lines;
    for (int i = 0; i < table.log()->count(); ++i)
        lines.append(table.log()->row(i).value("text").toString());
    return lines;
}

/// Random legal commands at the table itself, past the referee.
inline void wander(MessinaTable& table, int commands, std::uint64_t seed) {
    Random random = Random::seeded(seed);
    for (int i = 0; i < commands && table.state().toAct() != none; ++i) {
        const auto legal = choices(table.definition(), table.state(), table.state().toAct(), Listing::LegalOnly);
        QVERIFY(!table.play(legal[random.below(static_cast<std::uint32_t>(legal.size()))].command));
    }
}

} // namespace magister::messina
