// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/vocabulary.h"

#include <optional>
#include <string_view>

/// How packs, saved games and texts spell the closed vocabularies. Each list has the order of its enum.
namespace magister::orleans::ids {

using std::string_view;

inline constexpr std::array<string_view, phaseCount> phases{"hourglass", "census", "followers",   "planning",
                                                            "actions",   "event",  "start_player"};
inline constexpr std::array<string_view, followerCount> followers{"farmer", "boatman", "craftsman", "trader",
                                                                  "knight", "scholar", "monk"};
inline constexpr std::array<string_view, trackCount> tracks{"farmer", "boatman", "craftsman",
                                                            "trader", "knight",  "scholar"};
inline constexpr std::array<string_view, followerCount + 1> slotKinds{"farmer", "boatman", "craftsman", "trader",
                                                                      "knight", "scholar", "monk",      "any"};
inline constexpr std::array<string_view, goodCount> goods{"grain", "cheese", "wine", "wool", "brocade"};
inline constexpr std::array<string_view, 2> ways{"road", "water"};
inline constexpr std::array<string_view, 2> stacks{"I", "II"};
inline constexpr std::array<string_view, 3> modes{"activated", "permanent", "guard"};
inline constexpr std::array<string_view, eventCount> events{"pilgrimage", "income",      "harvest",
                                                            "taxes",      "trading_day", "plague"};
inline constexpr std::array<string_view, deedCount> deeds{
    "city_wall", "papal_conclave", "plague", "astronomy", "boatmen_guild", "cathedral", "peace_treaty", "canalisation"};
inline constexpr std::array<string_view, tortureAssetCount> tortureAssets{
    "trading_station", "random_follower_from_bag", "development_point", "good", "place_tile", "technology_tile"};
inline constexpr std::array<string_view, placeCount> places{
    "ship", "wagon", "guildhall", "castle", "scriptorium", "town_hall", "monastery", "farmhouse", "village",
    "university",
    // Place tiles
    "hayrick", "cheese_factory", "winery", "wool_manufacturer", "tailor_shop", "brewery", "sacristy", "herb_garden",
    "bathhouse", "windmill", "library", "hospital", "gunpowder_tower", "cellar", "office", "school", "pharmacy",
    "horse_wagon", "shipping_line", "laboratory",
    // Extra place tiles
    "goldsmith", "bakery", "stash", "tribunal", "barracks", "theatre"};

/// The member of a vocabulary that is spelt so: find<Good>(ids::goods, "wine").
template <class Enum, std::size_t N>
constexpr std::optional<Enum> find(const std::array<string_view, N>& words, string_view word) {
    for (std::size_t i = 0; i < N; ++i)
        if (words[i] == word) return static_cast<Enum>(i);
    return std::nullopt;
}

} // namespace magister::orleans::ids

namespace magister::orleans {

constexpr std::string_view idOf(Phase phase) {
    return ids::phases[static_cast<std::size_t>(phase)];
}
constexpr std::string_view idOf(Follower kind) {
    return ids::followers[static_cast<std::size_t>(kind)];
}
constexpr std::string_view idOf(Track track) {
    return ids::tracks[static_cast<std::size_t>(track)];
}
constexpr std::string_view idOf(Slot slot) {
    return ids::slotKinds[static_cast<std::size_t>(slot)];
}
constexpr std::string_view idOf(Good good) {
    return ids::goods[static_cast<std::size_t>(good)];
}
constexpr std::string_view idOf(Way way) {
    return ids::ways[static_cast<std::size_t>(way)];
}
constexpr std::string_view idOf(Stack stack) {
    return ids::stacks[static_cast<std::size_t>(stack)];
}
constexpr std::string_view idOf(EventKind kind) {
    return ids::events[static_cast<std::size_t>(kind)];
}
constexpr std::string_view idOf(DeedId deed) {
    return ids::deeds[static_cast<std::size_t>(deed)];
}
constexpr std::string_view idOf(PlaceId place) {
    return ids::places[static_cast<std::size_t>(place)];
}
constexpr std::string_view idOf(TortureAsset asset) {
    return ids::tortureAssets[static_cast<std::size_t>(asset)];
}

} // namespace magister::orleans
