// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/twin.h"

namespace magister::messina {

namespace {

/// The hidden part of a pile: all of it, or all but the open top.
template <std::size_t N> struct HiddenPart {
    Pile<N>& pile;
    std::size_t hidden;
    std::size_t size() const { return hidden; }
    TileIndex& operator[](std::size_t i) { return pile[i]; }
};

template <std::size_t N> void shuffleAll(Random& random, Pile<N>& pile) {
    HiddenPart<N> part{pile, pile.size()};
    random.shuffle(part);
}
template <std::size_t N> void shuffleBelowTop(Random& random, Pile<N>& pile) {
    HiddenPart<N> part{pile, pile.empty() ? 0 : pile.size() - 1};
    random.shuffle(part);
}

} // namespace

State twinOf(const State& state, Random& random) {
    State twin = state;
    twin.random = Random::seeded(random.next());
    for (auto& pile : twin.huts)
        shuffleBelowTop(random, pile);
    for (auto& pile : twin.workshops)
        shuffleBelowTop(random, pile);
    for (auto& pile : twin.carts)
        shuffleBelowTop(random, pile);
    for (auto& pile : twin.lateWorkshops)
        shuffleAll(random, pile);
    shuffleAll(random, twin.shipPile);
    shuffleAll(random, twin.hexPile);
    shuffleAll(random, twin.dockingPile);
    shuffleAll(random, twin.soloPile);
    return twin;
}

} // namespace magister::messina
