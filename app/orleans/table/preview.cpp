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
    const Decision decision = decide(definition, state, player, command);
    const auto* accepted = std::get_if<Accepted>(&decision);
    if (!accepted) return std::nullopt;

    Foreseen foreseen;
    State reached = state;
    for (const Event& event : accepted->events) {
        if (reveals(event)) {
            foreseen.veil = std::visit(VeilOf{}, event);
            break;
        }
        apply(definition, reached, event);
        foreseen.events.push_back(observe(event, player));
    }
    foreseen.after = observe(reached, player);
    return foreseen;
}

} // namespace magister::orleans
