// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/session.h"

#include <array>
#include <vector>

/// A game read as a row of positions. Position 0 is the one before the first command, position n the one after the nth;
/// the last is the present.
namespace magister::messina {

/// The number of the last position: of the commands given.
inline std::size_t lastStep(const Session& session) {
    return session.moves().size();
}
/// Precondition: step <= lastStep(session).
const State& positionAt(const Session& session, std::size_t step);
/// So many events had been told at that position. Precondition as above.
std::size_t eventsUntil(const Session& session, std::size_t step);
/// The position right after the command that told that event; 0 for what was told before the first command.
/// Precondition: event < session.events().size().
std::size_t stepAfter(const Session& session, std::size_t event);

/// Where in a game a position stands.
struct Moment {
    int round{};
    PlayerIndex seat{none}; ///< who has to act; none when the game is over
    int turn{};             ///< which turn of that seat in this round, from 1; 0 between turns
    Stage stage{};
    friend bool operator==(const Moment&, const Moment&) = default;
};
/// Precondition: step <= lastStep(session).
Moment momentAt(const Session& session, std::size_t step);

/// A position where a round or a turn begins.
struct Tick {
    std::size_t step{};
    int round{};
    PlayerIndex seat{none}; ///< whose turn begins; none for a round that has begun without a turn
    bool newRound{};
    friend bool operator==(const Tick&, const Tick&) = default;
};
/// In the order of the game, at most one for a position.
std::vector<Tick> ticks(const Session& session);

/// Points of one player as the game went on.
struct Growth {
    /// At the start, then after each finished round but the sixth, then as they stand now; of a finished game the last
    /// is the final score.
    std::vector<int> rounds;
    int beforeScoring{}; ///< without what the final scoring added
    friend bool operator==(const Growth&, const Growth&) = default;
};
/// Of each player, read from the points that the events told.
std::vector<Growth> growth(const Session& session);

} // namespace magister::messina
