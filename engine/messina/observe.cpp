// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/messina/observe.h"

namespace magister::messina {

namespace {

template <std::size_t N> void hide(Pile<N>& pile) {
    for (TileIndex& tile : pile)
        tile = none;
}

/// All but the open tile on top.
template <std::size_t N> void hideBelowTop(Pile<N>& pile) {
    for (std::size_t i = 0; i + 1 < pile.size(); ++i)
        pile[i] = none;
}

struct Masked {
    template <class E> void operator()(E&) const {}
    void operator()(DockingReshuffled& e) const {
        hide(e.pile);
        e.random = Random{};
    }
    void operator()(SoloTilesShuffled& e) const {
        hide(e.pile);
        e.random = Random{};
    }
    void operator()(ShipDrawn& e) const { e.random = Random{}; }
};

} // namespace

Observation observe(const State& state, PlayerIndex viewer) {
    Observation seen{state, viewer};
    State& s = seen.state;
    s.random = Random{};
    for (auto& pile : s.huts)
        hideBelowTop(pile);
    for (auto& pile : s.workshops)
        hideBelowTop(pile);
    for (auto& pile : s.carts)
        hideBelowTop(pile);
    for (auto& pile : s.lateWorkshops)
        hide(pile);
    hide(s.shipPile);
    hide(s.hexPile);
    hide(s.dockingPile);
    hide(s.soloPile);
    return seen;
}

Event observe(const Event& event, PlayerIndex) {
    Event seen = event;
    std::visit(Masked{}, seen);
    return seen;
}

} // namespace magister::messina
