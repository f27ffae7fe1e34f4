// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/random.h"
#include "engine/orleans/game.h"

#include <optional>
#include <string>
#include <vector>

namespace magister::cli {

/// Plays games of Orléans with legal choices at random; of several players who are asked, any may answer first.
class OrleansPlayer {
public:
    enum class Manner {
        Even,  ///< each choice as likely as the other
        Steady ///< fills the places it can fill, takes nothing back: a game that is worth telling
    };
    OrleansPlayer(const orleans::Definition& definition, Manner manner) : m_definition(definition), m_manner(manner) {}

    struct Game {
        orleans::State state;
        std::size_t choices{};
        std::string violation;             ///< the first one
        std::vector<std::string> commands; ///< "SEAT COMMAND", when recorded
        orleans::Events events;            ///< when recorded
    };
    struct Answer {
        orleans::PlayerIndex player{};
        orleans::Command command;
    };
    /// One of those who are asked, and a choice of theirs; nothing if none is legal. Precondition: the game is not over.
    std::optional<Answer> next(const orleans::State& state, Random& random);
    /// check: every invariant after every choice; a game with a violation stops there.
    /// Precondition: the setup is valid. The choices follow from its seed.
    Game play(const orleans::Setup& setup, bool check, bool record);

private:
    int weight(const orleans::State& state, orleans::PlayerIndex player, const orleans::Command& command) const;
    std::size_t pick(const orleans::State& state, orleans::PlayerIndex player, Random& random) const;

    const orleans::Definition& m_definition;
    Manner m_manner;
    std::vector<orleans::Choice> m_choices;
};

} // namespace magister::cli
