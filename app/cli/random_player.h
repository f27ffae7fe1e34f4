// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/game.h"

#include <string>
#include <vector>

namespace magister::cli {

/// Plays games of Messina 1347 with a legal choice at random, each as likely as the other.
class RandomPlayer {
public:
    explicit RandomPlayer(const messina::Definition& definition) : m_definition(definition) {}

    struct Game {
        messina::State state;
        std::size_t choices{};
        std::string violation;             ///< the first one, with the command before it
        std::vector<std::string> commands; ///< when recorded
        messina::Events events;            ///< when recorded
    };
    /// check: every invariant after every choice; a game with a violation stops there.
    /// Precondition: the setup is valid. The choices follow from its seed.
    Game play(const messina::Setup& setup, bool check, bool record);

private:
    const messina::Definition& m_definition;
    std::vector<messina::Choice> m_choices;
    messina::Events m_events;
};

} // namespace magister::cli
