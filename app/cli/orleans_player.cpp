// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/orleans_player.h"

#include "engine/orleans/notation.h"

#include <algorithm>
#include <bit>

namespace magister::cli {

using namespace orleans;

namespace {

PlayerIndex someoneAsked(const State& state, Random& random) {
    unsigned asked = state.asked();
    for (std::uint32_t skip = random.below(static_cast<std::uint32_t>(std::popcount(asked))); skip > 0; --skip)
        asked &= asked - 1;
    return static_cast<PlayerIndex>(std::countr_zero(asked));
}

/// The market holds somebody for every empty slot of the place.
bool canFill(const Definition& definition, const State& state, const Player& player, PlaceId place) {
    auto market = player.work.market;
    const auto& shown = definition.place(place).actionSlots;
    for (std::size_t slot = 0; slot < shown.size(); ++slot) {
        if (player.work.at(place).tokens[slot] != Token::Nothing) continue;
        const auto match = std::find_if(market.begin(), market.end(), [&](Token token) {
            return isFollower(token) && fits(definition, state, player, token, shown[slot]);
        });
        if (match == market.end()) return false;
        *match = Token::Nothing;
    }
    return true;
}

} // namespace

int OrleansPlayer::weight(const State& state, PlayerIndex player, const Command& command) const {
    if (m_manner == Manner::Even) return 1;
    if (std::holds_alternative<TakeBack>(command)) return 0;
    if (std::holds_alternative<Retrieve>(command) || std::holds_alternative<Pass>(command)) return 2;
    if (std::holds_alternative<Done>(command)) return state.stage == Stage::Followers ? 30 : 6;
    if (std::holds_alternative<DrawFollowers>(command)) return 200;
    const auto* placed = std::get_if<PlaceFollower>(&command);
    if (!placed) return 100;
    if (m_definition.place(placed->place).openRow) return 10;
    const Player& me = state.players[player];
    if (!canFill(m_definition, state, me, placed->place)) return 1;
    return (isTile(placed->place) ? 200 : 50) * (1 + 10 * me.work.at(placed->place).filled());
}

std::size_t OrleansPlayer::pick(const State& state, PlayerIndex player, Random& random) const {
    int all = 0;
    for (const Choice& choice : m_choices)
        all += weight(state, player, choice.command);
    if (all == 0) return 0;
    auto left = static_cast<int>(random.below(static_cast<std::uint32_t>(all)));
    std::size_t i = 0;
    while ((left -= weight(state, player, m_choices[i].command)) >= 0)
        ++i;
    return i;
}

std::optional<OrleansPlayer::Answer> OrleansPlayer::next(const State& state, Random& random) {
    const PlayerIndex player = someoneAsked(state, random);
    m_choices.clear();
    listChoices(m_definition, state, player, Listing::LegalOnly, m_choices);
    if (m_choices.empty()) return std::nullopt;
    const std::size_t index = m_manner == Manner::Even ? random.below(static_cast<std::uint32_t>(m_choices.size()))
                                                       : pick(state, player, random);
    return Answer{player, m_choices[index].command};
}

OrleansPlayer::Game OrleansPlayer::play(const Setup& setup, bool check, bool record) {
    // No game comes near this; one that does would never end.
    constexpr std::size_t tooLong = 100000;
    Game game;
    Opening opening = newGame(m_definition, setup);
    game.state = opening.state;
    if (record) game.events = std::move(opening.events);
    Random random = Random::seeded(setup.seed ^ 0x5DEECE66Du);
    Events events;
    while (!game.state.over()) {
        const auto answer = next(game.state, random);
        if (!answer || game.choices > tooLong) {
            game.violation = answer ? "the game does not end" : "no choice is legal";
            return game;
        }
        const auto& [player, command] = *answer;
        if (record) game.commands.push_back(std::to_string(player + 1) + ' ' + toText(m_definition, command));
        events.clear();
        perform(m_definition, game.state, player, command, events);
        ++game.choices;
        if (record) game.events.insert(game.events.end(), events.begin(), events.end());
        if (!check) continue;
        if (const auto violations = orleans::check(m_definition, game.state); !violations.empty()) {
            game.violation = violations.front();
            return game;
        }
    }
    return game;
}

} // namespace magister::cli
