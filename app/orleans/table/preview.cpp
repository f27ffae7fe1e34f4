// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/preview.h"

namespace magister::orleans {

namespace {

struct VeilOf {
    Veil operator()(const HourglassTurned&) const { return Veil::Hourglass; }
    Veil operator()(const FollowersDrawn&) const { return Veil::Followers; }
    Veil operator()(const BathhouseDrawn&) const { return Veil::Followers; }
    Veil operator()(const PlansSettled&) const { return Veil::Plans; }
    Veil operator()(const PlagueDrawn&) const { return Veil::Plague; }
    Veil operator()(const FollowerLost&) const { return Veil::Loss; }
    template <class E> Veil operator()(const E&) const { return Veil::None; }
};

} // namespace

std::optional<Foreseen> foresee(const Definition& definition, const State& state, PlayerIndex player,
                                const Command& command) {
    if (player >= state.playerCount) return std::nullopt;
    return foreseen<Foreseen>(definition, state, player, command, VeilOf{}, [](Veil) { return false; });
}

} // namespace magister::orleans
