// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/scene.h"

#include <algorithm>
#include <array>
#include <vector>

/// A game read as a row of positions. Position 0 is the one before the first command, position n the one after the nth;
/// the last is the present.
namespace magister {

/// The number of the last position: of the commands given.
template <class Session> std::size_t lastStep(const Session& session) {
    return session.moves().size();
}

/// Precondition: step <= lastStep(session).
template <class Session> const auto& positionAt(const Session& session, std::size_t step) {
    return step < session.moves().size() ? session.moves()[step].before : session.state();
}

/// So many events had been told at that position. Precondition as above.
template <class Session> std::size_t eventsUntil(const Session& session, std::size_t step) {
    return step < session.moves().size() ? session.moves()[step].firstEvent : session.events().size();
}

/// The position right after the command that told that event; 0 for what was told before the first command.
/// Precondition: event < session.events().size().
template <class Session> std::size_t stepAfter(const Session& session, std::size_t event) {
    const auto& moves = session.moves();
    const auto later =
        std::upper_bound(moves.begin(), moves.end(), event,
                         [](std::size_t told, const auto& move) { return told < move.firstEvent; });
    return static_cast<std::size_t>(later - moves.begin());
}

/// A position where a round or a turn begins.
struct Tick {
    std::size_t step{};
    int round{};
    std::uint8_t seat{nobody}; ///< whose turn begins; nobody for a round that has begun without a turn
    bool newRound{};
    friend bool operator==(const Tick&, const Tick&) = default;
};

/// In the order of the game, at most one for a position. Found in the namespace of the game:
///   std::uint8_t turnBegunIn(const Event&);  whose turn an event begins; nobody for none
///   bool beginsRound(const Event&);
template <class Session> std::vector<Tick> ticks(const Session& session) {
    std::vector<Tick> all;
    std::size_t step = 0;
    for (std::size_t i = 0; i < session.events().size(); ++i) {
        const auto& told = session.events()[i];
        const std::uint8_t turn = turnBegunIn(told.event);
        const bool newRound = beginsRound(told.event);
        if (turn == nobody && !newRound) continue;
        while (step < session.moves().size() && session.moves()[step].firstEvent <= i)
            ++step;
        if (all.empty() || all.back().step != step) all.push_back({step, told.round, nobody, false});
        Tick& tick = all.back();
        tick.round = told.round;
        tick.newRound = tick.newRound || newRound;
        if (turn != nobody) tick.seat = turn;
    }
    return all;
}

/// Which turn of that seat in the round of that position is going on, from 1; 0 for none.
/// Precondition: step <= lastStep(session).
template <class Session> int turnOf(const Session& session, std::size_t step, std::uint8_t seat) {
    int turn = 0;
    const int round = positionAt(session, step).round;
    const std::size_t until = eventsUntil(session, step);
    for (std::size_t i = 0; i < until; ++i) {
        const auto& told = session.events()[i];
        if (told.round == round && turnBegunIn(told.event) == seat) ++turn;
    }
    return turn;
}

/// Points of one player as the game went on.
struct Growth {
    /// At the start, then after each finished round but the last, then as they stand now; of a finished game the last
    /// is the final score.
    std::vector<int> rounds;
    int beforeScoring{}; ///< without what the final scoring added
    friend bool operator==(const Growth&, const Growth&) = default;
};

} // namespace magister
