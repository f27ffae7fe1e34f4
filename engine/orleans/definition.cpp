// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orleans/definition.h"

#include <algorithm>
#include <numeric>

namespace magister::orleans {

namespace {

template <class List> std::uint8_t indexOf(const List& list, std::string_view id) {
    const auto found = std::find_if(list.begin(), list.end(), [&](const auto& each) { return each.id.view() == id; });
    return found == list.end() ? none : static_cast<std::uint8_t>(found - list.begin());
}

} // namespace

std::uint8_t DevelopmentTrack::levelAt(std::uint8_t space) const {
    const auto above = std::upper_bound(levelSpaces.begin(), levelSpaces.end(), space);
    return static_cast<std::uint8_t>(above - levelSpaces.begin());
}

std::uint8_t Deed::spaceTotal() const {
    return static_cast<std::uint8_t>(std::accumulate(spaces.begin(), spaces.end(), 0));
}

void Definition::link() {
    for (Town& town : towns)
        town.connections.clear();
    for (std::size_t i = 0; i < connections.size(); ++i) {
        Connection& connection = connections[i];
        for (const TownIndex end : {connection.a, connection.b})
            if (end < towns.size() && !towns[end].connections.full())
                towns[end].connections.push(static_cast<ConnectionIndex>(i));
        connection.firstSlot = none;
        connection.slotCount = 0;
    }
    for (std::size_t i = 0; i < goodsSlots.size(); ++i) {
        if (goodsSlots[i].connection >= connections.size()) continue;
        Connection& connection = connections[goodsSlots[i].connection];
        if (connection.slotCount == 0) connection.firstSlot = static_cast<SlotIndex>(i);
        ++connection.slotCount;
    }
}

TownIndex Definition::town(std::string_view id) const {
    return indexOf(towns, id);
}

ConnectionIndex Definition::connection(std::string_view id) const {
    return indexOf(connections, id);
}

std::size_t Definition::slotsUsed(std::size_t players) const {
    return static_cast<std::size_t>(std::count_if(goodsSlots.begin(), goodsSlots.end(),
                                                  [&](const GoodsSlot& slot) { return slot.fromPlayers <= players; }));
}

} // namespace magister::orleans
