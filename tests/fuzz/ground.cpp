// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/ground.h"

#include "engine/core/random.h"

#include <bit>
#include <cstdio>
#include <cstdlib>

namespace magister::fuzz {

namespace {

template <class Game> PackFiles packOf() {
    const DataFolder data = DataFolder::find();
    return PackFiles::fromFolder(data.packs(QLatin1String(Game::id)), data);
}

template <class Rulings, class Options> void lastAnswers(Rulings& rulings, const Options& options) {
    for (std::size_t i = 0; i < options.size(); ++i)
        setAnswer(rulings, i, static_cast<std::uint8_t>(options[i].choices.size() - 1));
}

} // namespace

void holds(bool condition, const char* what) {
    if (condition) return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

const PackFiles& Messina::pack() {
    static const PackFiles files = packOf<Messina>();
    return files;
}

const messina::Definition& Messina::definition() {
    static const Pack read = readPack(pack());
    holds(read.definition.has_value(), "the real pack is sound");
    return *read.definition;
}

messina::Setup Messina::setupFrom(std::uint8_t variant, std::uint8_t seed) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(1 + variant % 4);
    setup.boards = variant & 4 ? messina::Side::B : messina::Side::A;
    setup.scrolls = variant & 8 ? messina::Side::B : messina::Side::A;
    setup.priorityTile = variant & 16;
    if (variant & 32) lastAnswers(setup.rulings, messina::rulingOptions());
    setup.seed = seed;
    return setup;
}

std::vector<std::string> Messina::check(const Definition& definition, const State& state) {
    return messina::check(definition, state);
}

void Messina::playABit(const Definition& definition) {
    using namespace messina;
    std::vector<Choice> list;
    Events events;
    for (std::uint8_t players = 1; players <= 4; ++players) {
        Setup setup;
        setup.players = players;
        setup.boards = players % 2 ? Side::B : Side::A;
        setup.scrolls = players > 2 ? Side::B : Side::A;
        setup.priorityTile = players == 2;
        holds(validate(definition, setup).empty(), "a plain setup suits every pack that is read");
        State state = newGame(definition, setup).state;
        Random random = Random::seeded(players);
        for (int i = 0; i < 150 && !state.over(); ++i) {
            list.clear();
            listChoices(definition, state, state.toAct(), Listing::LegalOnly, list);
            holds(!list.empty(), "there is always a choice");
            events.clear();
            perform(definition, state, list[random.below(static_cast<std::uint32_t>(list.size()))].command, events);
        }
    }
}

const PackFiles& Orleans::pack() {
    static const PackFiles files = packOf<Orleans>();
    return files;
}

const orleans::Definition& Orleans::definition() {
    static const Pack read = readPack(pack());
    holds(read.definition.has_value(), "the real pack is sound");
    return *read.definition;
}

orleans::Setup Orleans::setupFrom(std::uint8_t variant, std::uint8_t seed) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(2 + variant % 4 % 3);
    setup.extraTiles = variant & 4;
    setup.fewerTiles = variant & 8;
    setup.startPlayer = variant & 16 ? 1 : 0;
    if (variant & 32) lastAnswers(setup.rulings, orleans::rulingOptions());
    if (variant & 64) setup.rulings.planningOrder = orleans::ruling::PlanningOrder::OneByOne;
    setup.seed = seed;
    return setup;
}

std::vector<std::string> Orleans::check(const Definition& definition, const State& state) {
    return orleans::check(definition, state);
}

void Orleans::playABit(const Definition& definition) {
    using namespace orleans;
    std::vector<Choice> list;
    Events events;
    for (std::uint8_t players = minPlayers; players <= maxPlayers; ++players) {
        Setup setup;
        setup.players = players;
        setup.extraTiles = players != 3;
        setup.fewerTiles = players == 4;
        holds(orleans::validate(definition, setup).empty(), "a plain setup suits every pack that is read");
        State state = newGame(definition, setup).state;
        Random random = Random::seeded(players);
        for (int i = 0; i < 150 && !state.over(); ++i) {
            const auto player = static_cast<PlayerIndex>(std::countr_zero(unsigned{state.asked()}));
            holds(player < players, "somebody is always asked");
            list.clear();
            listChoices(definition, state, player, Listing::LegalOnly, list);
            holds(!list.empty(), "there is always a choice");
            events.clear();
            perform(definition, state, player, list[random.below(static_cast<std::uint32_t>(list.size()))].command, events);
        }
    }
}

} // namespace magister::fuzz
