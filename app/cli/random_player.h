// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/invariants.h"

#include "engine/core/random.h"

#include <bit>
#include <optional>
#include <string>
#include <vector>

namespace magister::cli {

/// Of those who are asked, the one with the lowest seat. Precondition: the game is not over.
template <class Game> std::uint8_t firstAsked(const typename Game::State& state) {
    return static_cast<std::uint8_t>(std::countr_zero(unsigned{Game::allAsked(state)}));
}

/// Plays games with legal choices at random; of several players who are asked, any may answer first. `Game` as in
/// games.h.
template <class Game> class RandomPlayer {
public:
    using Definition = typename Game::Definition;
    using State = typename Game::State;

    enum class Manner {
        Even,    ///< each choice as likely as the other
        Weighted ///< by Game::weight: a game that is worth telling
    };
    explicit RandomPlayer(const Definition& definition, Manner manner = Manner::Even)
        : m_definition(definition), m_manner(manner) {}

    struct Answer {
        std::uint8_t player{};
        typename Game::Command command;
    };
    /// One of those who are asked, and a choice of theirs; nothing if none is legal. Precondition: the game is not
    /// over.
    std::optional<Answer> next(const State& state, Random& random) {
        const std::uint8_t player = someoneAsked(state, random);
        m_choices.clear();
        listChoices(m_definition, state, player, Game::Listing::LegalOnly, m_choices);
        if (m_choices.empty()) return std::nullopt;
        return Answer{player, m_choices[pick(state, player, random)].command};
    }

    struct Result {
        State state;
        std::size_t choices{};
        std::string violation;                    ///< the first one
        std::vector<std::string> commands;        ///< as lines of a file, see game_file.h; when recorded
        std::vector<typename Game::Event> events; ///< when recorded
    };
    /// check: every invariant after every choice; a game with a violation stops there.
    /// Precondition: the setup is valid. The choices follow from its seed.
    Result play(const typename Game::Setup& setup, bool check, bool record) {
        // No game comes near this; one that does would never end.
        constexpr std::size_t tooLong = 100000;
        auto [state, events] = Game::start(m_definition, setup);
        Result game{state, {}, {}, {}, {}};
        if (record) game.events = events;
        Random random = Random::seeded(setup.seed ^ 0x5DEECE66Du);
        while (!game.state.over()) {
            const auto answer = next(game.state, random);
            if (!answer || game.choices > tooLong) {
                game.violation = answer ? "the game does not end" : "no choice is legal";
                return game;
            }
            const auto& [player, command] = *answer;
            if (record)
                game.commands.push_back((Game::severalAsked ? std::to_string(player + 1) + ' ' : std::string()) +
                                        Game::toText(m_definition, game.state, command));
            events.clear();
            Game::perform(m_definition, game.state, player, command, events);
            ++game.choices;
            if (record) game.events.insert(game.events.end(), events.begin(), events.end());
            if (check) game.violation = cli::violation<Game>(m_definition, game.state);
            if (!game.violation.empty()) return game;
        }
        return game;
    }

private:
    std::uint8_t someoneAsked(const State& state, Random& random) const {
        if constexpr (!Game::severalAsked) return firstAsked<Game>(state);
        unsigned asked = Game::allAsked(state);
        for (std::uint32_t skip = random.below(static_cast<std::uint32_t>(std::popcount(asked))); skip > 0; --skip)
            asked &= asked - 1;
        return static_cast<std::uint8_t>(std::countr_zero(asked));
    }
    /// Precondition: there are choices.
    std::size_t pick(const State& state, std::uint8_t player, Random& random) const {
        if constexpr (Game::playsItself)
            if (m_manner == Manner::Weighted) return pickWeighted(state, player, random);
        return random.below(static_cast<std::uint32_t>(m_choices.size()));
    }
    std::size_t pickWeighted(const State& state, std::uint8_t player, Random& random) const {
        int all = 0;
        for (const auto& choice : m_choices)
            all += Game::weight(m_definition, state, player, choice.command);
        if (all == 0) return 0;
        auto left = static_cast<int>(random.below(static_cast<std::uint32_t>(all)));
        std::size_t i = 0;
        while ((left -= Game::weight(m_definition, state, player, m_choices[i].command)) >= 0)
            ++i;
        return i;
    }

    const Definition& m_definition;
    Manner m_manner;
    std::vector<typename Game::Choice> m_choices;
};

} // namespace magister::cli
