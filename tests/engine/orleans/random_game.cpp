// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/orleans/random_game.h"

#include "tests/engine/orleans/ledger.h"

#include <algorithm>
#include <bit>

namespace magister::orleans {

Policy policyOf(std::uint64_t seed) {
    return seed % 5 == 4 ? Policy::Even : Policy::Builder;
}

namespace {

/// Everything but the rulings.
Setup randomTable(std::uint64_t seed, Random& random) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(minPlayers + random.below(3));
    setup.seed = seed;
    setup.startPlayer = static_cast<PlayerIndex>(random.below(setup.players));
    setup.extraTiles = random.below(2) == 1;
    setup.fewerTiles = random.below(3) == 0;
    return setup;
}

constexpr std::uint8_t earlierQuestions = 7; ///< by their numbers in hashes; each had two answers

} // namespace

Setup randomSetup(std::uint64_t seed) {
    Random random = Random::seeded(seed ^ 0x0123456789ABCDEFu);
    Setup setup = randomTable(seed, random);
    for (std::size_t i = 0; i < rulingCount; ++i)
        if (random.below(3) == 0)
            setAnswer(
                setup.rulings, i,
                static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(rulingOptions()[i].choices.size()))));
    return setup;
}

Setup earlierSetup(std::uint64_t seed) {
    Random random = Random::seeded(seed ^ 0x0123456789ABCDEFu);
    Setup setup = randomTable(seed, random);
    setup.rulings = earlierRulings();
    for (std::uint8_t number = 0; number < earlierQuestions; ++number) {
        if (random.below(3) != 0) continue;
        const auto index = static_cast<std::size_t>(std::ranges::find(rulingOptions(), number, &RulingOption::number) -
                                                    rulingOptions().begin());
        setAnswer(setup.rulings, index, static_cast<std::uint8_t>(random.below(2)));
    }
    return setup;
}

RandomGame::RandomGame(const Definition& definition, const Setup& setup, Policy policy)
    : m_definition(definition), m_state(newGame(definition, setup).state), m_random(Random::seeded(setup.seed + 1)),
      m_policy(policy) {}

PlayerIndex RandomGame::nextPlayer() {
    unsigned asked = m_state.asked();
    for (std::uint32_t skip = m_random.below(static_cast<std::uint32_t>(std::popcount(asked))); skip > 0; --skip)
        asked &= asked - 1;
    return static_cast<PlayerIndex>(std::countr_zero(asked));
}

bool RandomGame::canFill(PlaceId place, PlayerIndex index) const {
    const Player& player = m_state.players[index];
    auto market = player.work.market;
    const auto& asked = m_definition.place(place).actionSlots;
    for (std::size_t slot = 0; slot < asked.size(); ++slot) {
        if (player.work.at(place).tokens[slot] != Token::Nothing) continue;
        const auto match = std::find_if(market.begin(), market.end(), [&](Token token) {
            return isFollower(token) && fits(m_definition, m_state, player, token, asked[slot]);
        });
        if (match == market.end()) return false;
        *match = Token::Nothing;
    }
    return true;
}

int RandomGame::weight(const Command& command, PlayerIndex player) const {
    if (std::holds_alternative<TakeBack>(command) || std::holds_alternative<Retrieve>(command)) return 1;
    if (m_state.stage == Stage::Followers && std::holds_alternative<Done>(command)) return 30;
    if (std::holds_alternative<Pass>(command)) return 2;
    if (std::holds_alternative<Done>(command)) return 6;
    if (std::holds_alternative<DrawFollowers>(command)) return 200;
    if (const auto* placed = std::get_if<PlaceFollower>(&command)) {
        const Place& place = m_definition.place(placed->place);
        if (place.openRow) return 10;
        if (!canFill(placed->place, player)) return 1;
        const int filled = m_state.players[player].work.at(placed->place).filled();
        return (isTile(placed->place) ? 200 : 50) * (1 + 10 * filled);
    }
    return 100;
}

std::size_t RandomGame::pick(const std::vector<Choice>& list, PlayerIndex player) {
    if (m_policy == Policy::Even) return m_random.below(static_cast<std::uint32_t>(list.size()));
    int all = 0;
    for (const Choice& choice : list)
        all += weight(choice.command, player);
    auto left = static_cast<int>(m_random.below(static_cast<std::uint32_t>(all)));
    for (std::size_t i = 0; i < list.size(); ++i)
        if ((left -= weight(list[i].command, player)) < 0) return i;
    return list.size() - 1;
}

void RandomGame::count(Seen& seen, const Events& events) const {
    for (const Event& event : events) {
        ++seen.events[event.index()];
        if (const auto* used = std::get_if<PlaceUsed>(&event)) ++seen.places[static_cast<std::size_t>(used->place)];
    }
}

bool RandomGame::isSound(const Events& events) {
    bool phase = false;
    for (const Event& event : events) {
        if (m_ledger) m_ledger->write(event);
        phase = phase || std::holds_alternative<StageReached>(event);
        if (ruleOf(event) == Rule::None) m_violation = "an event without a rule";
    }
    if (m_checkEvery == 0 || (!phase && m_commands.size() % static_cast<std::size_t>(m_checkEvery) != 0)) return true;
    if (const auto found = check(m_definition, m_state); !found.empty()) m_violation = found.front();
    if (m_ledger && m_violation.empty())
        if (const auto apart = m_ledger->disagreement(m_state); !apart.empty()) m_violation = "the ledger: " + apart;
    return m_violation.empty();
}

bool RandomGame::play(Seen* seen, const Watch& watch) {
    std::vector<Choice> list;
    Events events;
    while (!m_state.over()) {
        const PlayerIndex player = nextPlayer();
        list.clear();
        listChoices(m_definition, m_state, player, Listing::LegalOnly, list);
        if (list.empty()) {
            m_violation = "nothing can be answered";
            return false;
        }
        if (watch) watch(m_state, player, list);
        const Command command = list[pick(list, player)].command;
        events.clear();
        perform(m_definition, m_state, player, command, events);
        m_commands.emplace_back(player, command);
        if (seen) {
            ++seen->commands[command.index()];
            count(*seen, events);
        }
        if (!isSound(events)) return false;
        if (m_commands.size() > 100000) {
            m_violation = "a game without an end";
            return false;
        }
    }
    return true;
}

namespace {

template <class T> T any(Random& random, std::uint32_t most) {
    return static_cast<T>(random.below(most));
}
PlaceId anyPlace(Random& random) {
    return placeAt(random.below(placeCount));
}
Token anyToken(Random& random) {
    return any<Token>(random, 13);
}
std::uint8_t anyIndex(Random& random, std::uint32_t most) {
    const auto index = random.below(most + 1);
    return index == most ? none : static_cast<std::uint8_t>(index);
}

template <std::size_t I = 0> Command commandOfKind(std::size_t kind) {
    if constexpr (I == std::variant_size_v<Command>)
        return Proceed{};
    else
        return kind == I ? Command{std::variant_alternative_t<I, Command>{}} : commandOfKind<I + 1>(kind);
}

struct Scatter {
    Random& random;

    void operator()(RemoveTile& c) const { c.tile = anyPlace(random); }
    void operator()(GiveUp& c) const {
        c = {any<TortureAsset>(random, tortureAssetCount + 1), anyIndex(random, 40), anyIndex(random, 4)};
    }
    void operator()(DrawFollowers& c) const { c.count = any<std::uint8_t>(random, 12); }
    void operator()(KeepDrawn& c) const { c = {anyToken(random), any<bool>(random, 2)}; }
    void operator()(Retrieve& c) const { c = {anyPlace(random), any<SlotOfPlace>(random, 13)}; }
    void operator()(PlaceFollower& c) const {
        c = {anyToken(random), any<bool>(random, 2), anyPlace(random), any<SlotOfPlace>(random, 4)};
    }
    void operator()(PlaceTechnology& c) const { c = {anyPlace(random), any<SlotOfPlace>(random, 4)}; }
    void operator()(TakeBack& c) const { c = {anyPlace(random), any<SlotOfPlace>(random, 13)}; }
    void operator()(UsePlace& c) const { c.place = anyPlace(random); }
    void operator()(RecruitFollower& c) const { c.follower = any<Follower>(random, followerCount + 1); }
    void operator()(TakeTile& c) const { c.tile = anyPlace(random); }
    void operator()(Travel& c) const { c.connection = anyIndex(random, connectionCount + 1); }
    void operator()(TakeGood& c) const { c.slot = any<std::uint8_t>(random, 4); }
    void operator()(SendFollower& c) const {
        c = {any<std::uint8_t>(random, 3), any<DeedId>(random, deedCount + 1),
             any<Follower>(random, followerCount + 1)};
    }
    void operator()(TakeDeedReward& c) const { c.development = any<bool>(random, 2); }
    void operator()(BuyDevelopment& c) const { c.coins = any<std::uint8_t>(random, 5); }
    void operator()(PayWare& c) const { c.ware = any<Ware>(random, wareCount + 1); }
    void operator()(BakeBread& c) const { c.grain = any<std::uint8_t>(random, 5); }
    void operator()(TakeReward& c) const { c.track = any<Track>(random, trackCount + 1); }
    void operator()(MoveMerchant& c) const {
        c = {any<PlayerIndex>(random, maxPlayers + 1), anyIndex(random, connectionCount + 1)};
    }
    void operator()(HandInFood& c) const { c.ware = any<Ware>(random, wareCount + 1); }
    template <class C> void operator()(C&) const {}
};

} // namespace

Command anyCommand(Random& random) {
    Command command = commandOfKind(random.below(std::variant_size_v<Command>));
    std::visit(Scatter{random}, command);
    return command;
}

} // namespace magister::orleans
