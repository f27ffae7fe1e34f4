// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/content/sample_games.h"

#include "tests/engine/orleans/position.h"
#include "tests/engine/orleans/random_game.h"

#include <bit>

namespace magister::orleans {

namespace {

/// At most `most` out of a heap that holds each id so often as it is told.
template <std::size_t N, class Count>
std::vector<std::string> someIds(Random& random, const std::array<std::string_view, N>& words, Count count, std::size_t most) {
    std::vector<std::string> heap;
    for (std::size_t i = 0; i < N; ++i)
        heap.insert(heap.end(), static_cast<std::size_t>(count(i)), std::string(words[i]));
    random.shuffle(heap);
    heap.resize(random.below(static_cast<std::uint32_t>(std::min(most, heap.size()) + 1)));
    return heap;
}

/// Fills places that are begun and goes on: a game in which much happens, and that ends.
int weight(const State& state, PlayerIndex player, const Command& command) {
    if (std::holds_alternative<TakeBack>(command) || std::holds_alternative<Retrieve>(command)) return 2;
    if (std::holds_alternative<Pass>(command)) return 2;
    if (std::holds_alternative<Done>(command)) return state.stage == Stage::Followers ? 30 : 10;
    if (const auto* placed = std::get_if<PlaceFollower>(&command))
        return (isTile(placed->place) ? 100 : 20) * (1 + 30 * state.players[player].work.at(placed->place).filled());
    return 100;
}

} // namespace

const PackFiles& SampleGame::pack() {
    static const PackFiles pack = [] {
        const DataFolder data = DataFolder::find();
        return PackFiles::fromFolder(data.packs(QLatin1String(id)), data);
    }();
    return pack;
}

const Definition& SampleGame::definition() { return realDefinition(); }

Setup SampleGame::plainSetup(std::uint64_t seed) {
    Setup setup;
    setup.players = 2;
    setup.seed = seed;
    return setup;
}

Setup SampleGame::pinnedSetup(std::uint64_t seed) {
    const Definition& def = definition();
    Setup setup = randomSetup(seed);
    Random random = Random::seeded(seed ^ 0x9A1Du);
    PinnedDraws& p = setup.pinned;
    const auto events = [&def](std::size_t i) {
        return def.events[i].tiles - (static_cast<EventKind>(i) == def.firstEvent ? 1 : 0);
    };
    p.hourglass = someIds(random, wordsOf<EventKind>, events, roundCount);
    p.map = someIds(random, wordsOf<Good>, [&def](std::size_t i) { return def.goods[i].count; }, def.slotsUsed(setup.players));
    for (std::size_t seat = 0; seat < setup.players; ++seat)
        p.bags[seat] = someIds(random, wordsOf<Follower>, [](std::size_t) { return 2; }, 6);
    if (random.below(3) == 0)
        setup.arranged = {"round 3", "stage planning", "seat:1 market own-farmer monk", "seat:1 coins 7", "seat:2 tiles brewery"};
    return setup;
}

Setup SampleGame::anySetup(std::uint64_t seed) {
    Setup setup = pinnedSetup(seed);
    Random random = Random::seeded(seed);
    setup.seed = random.next();
    setup.startPlayer = static_cast<PlayerIndex>(random.below(maxPlayers));
    setup.pinned.hourglass = textsOfAnyBytes(random);
    setup.pinned.map = textsOfAnyBytes(random);
    for (auto& bag : setup.pinned.bags)
        bag = textsOfAnyBytes(random);
    setup.arranged = textsOfAnyBytes(random);
    return setup;
}

Setup SampleGame::unsoundSetup() {
    Setup setup;
    setup.pinned.map = {"gold"};
    return setup;
}

std::set<std::string> SampleGame::kindsOf(const Setup& setup) {
    std::set<std::string> kinds{std::to_string(setup.players)};
    kinds.insert(setup.extraTiles ? "extra tiles" : setup.fewerTiles ? "fewer tiles" : "base");
    if (setup.extraTiles && setup.fewerTiles) kinds.insert("extra and fewer tiles");
    if (setup.startPlayer != 0) kinds.insert("another start player");
    kinds.insert(setup.rulings.planningOrder == ruling::PlanningOrder::OneByOne ? "one by one" : "together");
    if (setup.rulings != Rulings{}) kinds.insert("rulings");
    if (setup.pinned != PinnedDraws{}) kinds.insert("pinned");
    if (!setup.arranged.empty()) kinds.insert("arranged");
    return kinds;
}

std::set<std::string> SampleGame::kinds() {
    return {"2", "3", "4", "base", "extra tiles", "fewer tiles", "extra and fewer tiles", "another start player",
            "one by one", "together", "rulings", "pinned", "arranged"};
}

PlayerIndex SampleGame::asked(const State& state, Random& random) {
    unsigned asked = state.asked();
    for (std::uint32_t skip = random.below(static_cast<std::uint32_t>(std::popcount(asked))); skip > 0; --skip)
        asked &= asked - 1;
    return static_cast<PlayerIndex>(std::countr_zero(asked));
}

std::vector<Choice> SampleGame::choices(const Definition& definition, const State& state, PlayerIndex player, bool legalOnly) {
    return orleans::choices(definition, state, player, legalOnly ? Listing::LegalOnly : Listing::WithRefused);
}

std::size_t SampleGame::pick(const State& state, PlayerIndex player, const std::vector<Choice>& legal, Random& random) {
    int all = 0;
    for (const Choice& choice : legal)
        all += weight(state, player, choice.command);
    auto left = static_cast<int>(random.below(static_cast<std::uint32_t>(all)));
    for (std::size_t i = 0; i < legal.size(); ++i)
        if ((left -= weight(state, player, legal[i].command)) < 0) return i;
    return legal.size() - 1;
}

std::vector<std::string> SampleGame::check(const Definition& definition, const State& state) {
    return orleans::check(definition, state);
}

Command SampleGame::early() { return Pass{}; }

} // namespace magister::orleans
