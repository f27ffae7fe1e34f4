// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/drills/counts.h"

/// What the lists of counts share.
namespace magister::messina {

/// The first turn of the game is about to be taken.
bool atStart(const Definition& definition, const State& state, PlayerIndex, CitizenClass);
/// Plague cubes on the hexes of the town.
int cubesInTown(const State& state);

/// Plays on at random, at most so long that no game is cut off.
template <class Watch> void playOn(const Definition& definition, State state, Watch watch) {
    std::vector<Choice> list;
    Events events;
    Random random = Random::seeded(7);
    for (int i = 0; i < 20000 && !state.over(); ++i) {
        list.clear();
        events.clear();
        listChoices(definition, state, state.toAct(), Listing::LegalOnly, list);
        if (list.empty()) return;
        perform(definition, state, list[random.below(static_cast<std::uint32_t>(list.size()))].command, events);
        for (const Event& event : events)
            watch(event);
    }
}
/// How many such events are still to come in this game.
template <class E> int toCome(const Definition& definition, const State& state) {
    int n = 0;
    playOn(definition, state, [&](const Event& event) { n += std::holds_alternative<E>(event); });
    return n;
}

std::span<const Count> setupCounts(); ///< asked at the start of the game
std::span<const Count> playCounts();  ///< asked in its course

} // namespace magister::messina
