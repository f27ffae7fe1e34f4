// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/orleans/look.h"

#include "tests/engine/orleans/position.h"
#include "tests/engine/orleans/random_game.h"

#include <QtTest>

namespace magister::orleans::told {

namespace {

Setup tableOf(int players, std::uint64_t seed) {
    Setup setup{.players = static_cast<std::uint8_t>(players), .seed = seed, .pinned = {}, .rulings = {}};
    setup.extraTiles = seed % 2 == 0;
    setup.fewerTiles = seed % 3 == 0;
    if (seed % 5 == 0) setup.rulings.planningOrder = ruling::PlanningOrder::OneByOne;
    return setup;
}

} // namespace

Scene Look::scene() const {
    static const Offers offers;
    return {realDefinition(), m_seen.state, seats(), m_language, offers, m_player, {}, {}, m_player};
}

State twinOf(const State& state, PlayerIndex player, std::uint64_t seed) {
    State twin = state;
    Random random = Random::seeded(seed);
    // The tile on top in round I is known to everybody. setup.hourglass-stack
    const bool known = state.round == 0 || (state.round == 1 && !state.eventKnown);
    const std::uint8_t top = known ? twin.hourglass.pop() : std::uint8_t{};
    random.shuffle(twin.hourglass);
    if (known) twin.hourglass.push(top);
    twin.random = Random::seeded(seed * 77 + 5);
    for (PlayerIndex p = 0; p < state.playerCount && state.planningTogether(); ++p)
        if (p != player) twin.players[p].work = state.plansBefore[p];
    return twin;
}

void visitPositions(int games, int oneIn,
                    const std::function<void(const State&, PlayerIndex, const std::vector<Choice>&)>& visit) {
    for (int game = 0; game < games; ++game) {
        const auto seed = static_cast<std::uint64_t>(game) + 300;
        RandomGame random(realDefinition(), tableOf(2 + game % 3, seed), Policy::Builder);
        int n = game;
        QVERIFY(random.play(nullptr, [&](const State& state, PlayerIndex player, const std::vector<Choice>& legal) {
            if (n++ % oneIn == 0 && !QTest::currentTestFailed()) visit(state, player, legal);
        }));
        if (QTest::currentTestFailed()) return;
    }
}

Session finished(int players, std::uint64_t seed) {
    const Setup setup = tableOf(players, seed);
    RandomGame game(realDefinition(), setup, Policy::Builder);
    if (!game.play()) qFatal("the game does not end");
    Session session(realDefinition(), setup);
    for (const auto& [player, command] : game.commands())
        if (session.give(player, command)) qFatal("the game was played otherwise");
    return session;
}

QStringList flaws(const QVariant& value) {
    QStringList found;
    if (value.typeId() == QMetaType::QVariantMap) {
        const QVariantMap map = value.toMap();
        for (auto it = map.begin(); it != map.end(); ++it)
            found += flaws(it.value());
    } else if (value.typeId() == QMetaType::QVariantList || value.typeId() == QMetaType::QStringList) {
        for (const QVariant& one : value.toList())
            found += flaws(one);
    } else if (value.typeId() == QMetaType::QString) {
        if (const QString wrong = flaw(value.toString()); !wrong.isEmpty()) found.append(wrong);
    }
    return found;
}

} // namespace magister::orleans::told
