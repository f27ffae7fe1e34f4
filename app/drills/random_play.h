// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/random.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

/// Where the positions of drills come from.
namespace magister {

/// A game between players who move at random, but with a purpose that follows from the seed. The same setup leads to
/// the same game. `Game` names Definition, State, Setup, Command, Events, Choice, PlayerIndex and Purpose, and gives:
///   start(definition, setup)                 {state, events}
///   purposeOf(setup)                         what the players are after
///   mover(state, random)                     who moves next, of those who are asked; the game is not over
///   list(definition, state, player, choices) the legal choices
///   weight(definition, purpose, state, player, command)   how likely it is beside the others
///   perform(definition, state, player, command, events)
///   purposes                                 so many purposes there are, but for Any
/// For drills it names Rule, Event, GameEnded (the event that says who has won), Refusal, Accepted, Listing and
/// Proceed, too, and gives:
///   id                                       of the game
///   setup(definition, table, seed)           the table that a drill names; nothing for any other text
///   rule(atom)                               the rule with that id, or nothing
///   command(definition, state, text)         the command of that notation, or nothing
///   text(definition, state, command)         its notation
///   giver(state, seat, command)              who gives a command that a drill asks that seat about
///   isAsked(state, seat)                     whether that seat has to decide
template <class Game> class RandomPlayOf {
public:
    using State = typename Game::State;
    using Command = typename Game::Command;
    using Events = typename Game::Events;
    using PlayerIndex = typename Game::PlayerIndex;

    RandomPlayOf(const typename Game::Definition& definition, const typename Game::Setup& setup)
        : m_definition(definition), m_state{}, m_before{},
          m_random(Random::seeded(setup.seed * 2654435761u + setup.players)), m_purpose(Game::purposeOf(setup)) {
        auto [state, events] = Game::start(definition, setup);
        m_state = m_before = state;
        m_opening = std::move(events);
    }

    /// Makes one move; false, and nothing happens, once the game is over.
    bool step() {
        if (m_state.over()) return false;
        m_choices.clear();
        const PlayerIndex mover = Game::mover(m_state, m_random);
        Game::list(m_definition, m_state, mover, m_choices);
        if (m_choices.empty()) return false;
        m_weights.clear();
        std::uint32_t sum = 0;
        for (const auto& choice : m_choices)
            sum += m_weights.emplace_back(Game::weight(m_definition, m_purpose, m_state, mover, choice.command));
        std::uint32_t draw = m_random.below(sum);
        std::size_t chosen = 0;
        while (draw >= m_weights[chosen])
            draw -= m_weights[chosen++];
        m_before = m_state;
        m_mover = mover;
        m_command = m_choices[chosen].command;
        m_events.clear();
        Game::perform(m_definition, m_state, mover, m_command, m_events);
        ++m_moves;
        return true;
    }

    const State& state() const { return m_state; }
    int moves() const { return m_moves; }
    /// The last move: where it was made, by whom, what it was, and what came of it. Precondition: moves() > 0.
    const State& before() const { return m_before; }
    PlayerIndex mover() const { return m_mover; }
    const Command& command() const { return m_command; }
    const Events& events() const { return m_events; }
    /// What was laid out at the start.
    const Events& opening() const { return m_opening; }

private:
    const typename Game::Definition& m_definition;
    State m_state;
    State m_before;
    Events m_opening;
    Random m_random;
    typename Game::Purpose m_purpose;
    PlayerIndex m_mover{};
    Command m_command;
    Events m_events;
    std::vector<typename Game::Choice> m_choices;
    std::vector<std::uint32_t> m_weights;
    int m_moves = 0;
};

/// What a text was read as, where it is a command and no complaint.
template <class Command, class Read> std::optional<Command> commandIn(const Read& read) {
    const auto* command = std::get_if<Command>(&read);
    return command ? std::optional(*command) : std::nullopt;
}

/// Looks through one game for a drill, from its move `start` on, so that its first rounds are not asked about more than
/// the rest; of what was proposed before that, some is kept for atoms that are at work nowhere else. The rest is given
/// by the search of a game:
///   proposeAt(state), proposeFor(play)   questions about a position, and about the move that was made there
///   drillOf(proposal, moves)             the drill
///   canBePosed(state, drill)             whether it has an answer
template <class Drill, class Play, class Search>
std::optional<Drill> searchGame(Play& play, Search& search, int start, Random& random) {
    constexpr std::size_t mostKept = 12;
    std::deque<std::pair<typename Play::State, Drill>> kept;
    for (;;) {
        const auto before = play.state();
        if (before.over()) break;
        auto proposals = search.proposeAt(before);
        const bool goesOn = play.step();
        if (goesOn) search.proposeFor(play, proposals);
        random.shuffle(proposals);
        const int moves = play.moves() - goesOn;
        for (const auto& proposal : proposals) {
            const Drill drill = search.drillOf(proposal, moves);
            if (moves < start) {
                kept.emplace_back(before, drill);
                if (kept.size() > mostKept) kept.pop_front();
            } else if (search.canBePosed(before, drill)) {
                return drill;
            }
        }
        if (!goesOn) break;
    }
    while (!kept.empty()) {
        const auto i = static_cast<std::ptrdiff_t>(random.below(static_cast<std::uint32_t>(kept.size())));
        const auto [state, drill] = kept[static_cast<std::size_t>(i)];
        if (search.canBePosed(state, drill)) return drill;
        kept.erase(kept.begin() + i);
    }
    return std::nullopt;
}

} // namespace magister
