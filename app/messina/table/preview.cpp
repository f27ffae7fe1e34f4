// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/preview.h"

namespace magister::messina {

namespace {

template <class E, class... Kinds> constexpr bool isOneOf = (std::is_same_v<E, Kinds> || ...);

struct VeilOf {
    template <class E> Veil operator()(const E&) const {
        if constexpr (isOneOf<E, HutUpgradeTaken, WorkshopTaken, CartTaken>) return Veil::OpenTile;
        if constexpr (isOneOf<E, TilesRefreshed>) return Veil::OpenTiles;
        if constexpr (isOneOf<E, DockingTileDrawn, DockingReshuffled>) return Veil::Docking;
        if constexpr (isOneOf<E, ShipArrived>) return Veil::Ship;
        if constexpr (isOneOf<E, HexAdded>) return Veil::Hex;
        if constexpr (isOneOf<E, SoloTileTurned, SoloTilesShuffled>) return Veil::SoloTile;
        if constexpr (isOneOf<E, LateWorkshopsOpened>) return Veil::Workshops;
        return Veil::Chance;
    }
};

} // namespace

std::optional<Foreseen> foresee(const Definition& definition, const State& state, const Command& command) {
    const PlayerIndex player = state.toAct();
    if (player == none) return std::nullopt;
    const Decision decision = decide(definition, state, player, command);
    const auto* accepted = std::get_if<Accepted>(&decision);
    if (!accepted) return std::nullopt;

    Foreseen foreseen;
    State reached = state;
    for (const Event& event : accepted->events) {
        if (reveals(event)) {
            foreseen.veil = std::visit(VeilOf{}, event);
            // The tile itself lay open; only the one beneath it is hidden.
            if (foreseen.veil == Veil::OpenTile) foreseen.events.push_back(observe(event, player));
            break;
        }
        apply(definition, reached, event);
        foreseen.events.push_back(observe(event, player));
    }
    foreseen.after = observe(reached, player);
    return foreseen;
}

} // namespace magister::messina
