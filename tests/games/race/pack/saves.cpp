// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/games/race/pack/saves.h"

#include "app/content/json_value.h"
#include "app/content/save_reading.h"

template struct magister::Saves<magister::race::SaveGame>;

namespace magister::race {

Pack SaveGame::readPack(const PackFiles& files) {
    Pack pack;
    const auto tree = files.tree(packHeadName, pack.problems);
    if (!tree) return pack;
    const JsonSource source{files.shown(packHeadName), &pack.problems};
    const JsonObject file = JsonValue(source, *tree).object({"format", "spaces", "cards", "deck"});
    file["format"].expect("race-pack/1");
    Definition definition;
    definition.spaces = static_cast<std::uint8_t>(file["spaces"].integer(2, 99).value_or(2));
    definition.cards = static_cast<std::uint8_t>(file["cards"].integer(0, 9).value_or(0));
    for (const JsonValue& card : file["deck"].list(1, static_cast<int>(mostCards)))
        if (!definition.deck.full()) definition.deck.push(static_cast<std::uint8_t>(card.integer(1, 9).value_or(1)));
    if (pack.problems.isEmpty()) pack.definition = definition;
    return pack;
}

QByteArray SaveGame::setupText(const Setup& setup) {
    return "players " + QByteArray::number(setup.players) + "\nseed " + QByteArray::number(static_cast<qulonglong>(setup.seed)) +
           '\n' + rulingLines(setup.rulings, rulingOptions());
}

SetupReading<Setup> SaveGame::setupFromText(QByteArrayView text, bool whole) {
    Setup setup;
    SetupLines lines(text);
    while (lines.next()) {
        if (lines.is("players")) {
            if (const auto players = lines.number<std::uint8_t>(minPlayers, maxPlayers)) setup.players = *players;
            else lines.fail(QStringLiteral("players 2-4"));
        } else if (lines.is("seed")) {
            if (const auto seed = lines.number<std::uint64_t>(0, ~std::uint64_t{0})) setup.seed = *seed;
            else lines.fail(QStringLiteral("seed"));
        } else if (lines.is("ruling")) {
            lines.ruling(setup.rulings, rulingOptions());
        } else {
            lines.fail(QStringLiteral("players, seed, ruling"));
        }
    }
    if (whole) lines.demand({"players", "seed"});
    if (lines.fault()) return {{}, *lines.fault()};
    return {setup, {}};
}

std::optional<Session> SaveGame::ruledOtherwise(const Session& session, const Rulings& rulings) {
    Setup setup = session.setup();
    setup.rulings = rulings;
    return session.replayed(setup, [](State one, const State& other) {
        one.rulings = other.rulings;
        return one == other;
    });
}

} // namespace magister::race
