// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/messina/events.h"

#include <type_traits>

namespace magister::messina {

Rule ruleOf(const Event& event) {
    return std::visit([](const auto& e) { return e.rule; }, event);
}

bool reveals(const Event& event) {
    return std::visit(
        [](const auto& e) {
            using E = std::decay_t<decltype(e)>;
            return std::is_same_v<E, HutUpgradeTaken> || std::is_same_v<E, WorkshopTaken> ||
                   std::is_same_v<E, CartTaken> || std::is_same_v<E, TilesRefreshed> ||
                   std::is_same_v<E, DockingTileDrawn> || std::is_same_v<E, DockingReshuffled> ||
                   std::is_same_v<E, ShipArrived> || std::is_same_v<E, HexAdded> ||
                   std::is_same_v<E, LateWorkshopsOpened> || std::is_same_v<E, SoloTileTurned> ||
                   std::is_same_v<E, SoloTilesShuffled> || std::is_same_v<E, ShipDrawn>;
        },
        event);
}

} // namespace magister::messina
