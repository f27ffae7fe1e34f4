// SPDX-License-Identifier: GPL-3.0-or-later
// What the tracks of a scroll board are worth. score.scroll-*, advanced.track-*
#include "engine/messina/transaction.h"

#include <algorithm>

namespace magister::messina {

namespace {

constexpr std::uint8_t firstHexagon = 4; ///< step of an overseer's path; the second hexagon and the centre follow

int upgradesOf(const Player& player) {
    return static_cast<int>(
        std::count_if(player.huts.begin(), player.huts.end(), [](const Hut& hut) { return hut.upgrade != none; }));
}

/// Ships of the one kind that is there most often. advanced.track-goods
int mostOfOneKind(const Definition& def, const Player& player) {
    std::array<int, 3> kinds{};
    for (const TileIndex ship : player.ships)
        ++kinds[static_cast<std::size_t>(def.ships[ship].goods)];
    return *std::max_element(kinds.begin(), kinds.end());
}

/// Goods are alike but for the track that asks for one kind. ship.goods
int countFor(const Definition& def, const Player& player, ScrollKind kind) {
    const int workshops = static_cast<int>(player.workshops.size());
    switch (kind) {
    case ScrollKind::Buildings: return upgradesOf(player) + workshops;
    case ScrollKind::Ships: return static_cast<int>(player.ships.size());
    case ScrollKind::Repopulated: return static_cast<int>(player.districts.size());
    case ScrollKind::GoodsOneKind: return mostOfOneKind(def, player);
    case ScrollKind::Workshops: return workshops;
    case ScrollKind::HutUpgrades: return upgradesOf(player);
    case ScrollKind::Wood: return player.token(Token::Wood);
    case ScrollKind::Coins: return player.token(Token::Coin);
    case ScrollKind::Book:
    case ScrollKind::Overseers: break; // worth by place, not by number
    }
    return 0;
}

/// Past a bar means beyond the last space before it. advanced.track-book
TrackScore scoreBook(const Definition& def, const Player& player, const ScrollTrack& track, std::uint8_t steps) {
    const BookTrack& book = def.books[static_cast<std::size_t>(track.book)];
    const int space = player.book(track.book);
    const auto& worth = track.levels[steps];
    return {space, 0, space > book.doubleBar ? worth[1] : space > book.singleBar ? worth[0] : 0};
}

/// advanced.track-overseers
TrackScore scoreOverseers(const Player& player, const ScrollTrack& track, std::uint8_t steps) {
    std::array<int, classCount> worth{};
    int counted = 0;
    for (std::size_t c = 0; c < classCount; ++c) {
        const std::uint8_t step = player.overseers[c].step;
        if (step < firstHexagon) continue;
        worth[c] = track.levels[steps][step - firstHexagon];
        ++counted;
    }
    std::sort(worth.rbegin(), worth.rend());
    return {std::min(counted, 2), 0, worth[0] + worth[1]};
}

} // namespace

TrackScore scoreTrack(const Definition& def, const Player& player, const ScrollTrack& track, std::uint8_t steps) {
    if (track.kind == ScrollKind::Book) return scoreBook(def, player, track, steps);
    if (track.kind == ScrollKind::Overseers) return scoreOverseers(player, track, steps);
    const int counted = std::min<int>(countFor(def, player, track.kind), track.cap);
    const int half = track.halfPoints[steps];
    return {counted, half, counted * half / 2};
}

} // namespace magister::messina
