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
    return foreseen<Foreseen>(definition, state, player, command, VeilOf{},
                              [](Veil veil) { return veil == Veil::OpenTile; });
}

} // namespace magister::messina
