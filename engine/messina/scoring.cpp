// SPDX-License-Identifier: GPL-3.0-or-later
// The final scoring. rats.*, score.*, win.*
#include "messina/transaction.h"

#include <algorithm>
#include <numeric>

namespace magister::messina {

namespace {

std::vector<PlayerIndex> everyone(const Transaction& tx) {
    return {tx.state.order.begin(), tx.state.order.begin() + tx.state.playerCount};
}

void line(Transaction& tx, PlayerIndex p, ScoreSource source, Rule rule, int points, int count = 0, int halfValue = 0) {
    tx.emit(ScoreLine{rule, p, source, static_cast<std::uint8_t>(count), static_cast<std::uint8_t>(halfValue),
                      static_cast<std::int16_t>(points)});
}

void scoreRats(Transaction& tx, PlayerIndex p) {
    const int rats = tx.player(p).rats;
    const int space = tx.player(p).book(Book::Popularity);
    const int back = std::max(1, space - rats);
    if (back != space)
        tx.emit(DiscPushedBack{space - rats < 1 ? Rule::RatsFloor : Rule::RatsPopularity, p,
                               static_cast<std::uint8_t>(back)});
    const auto& penalty = tx.def.ratPenalty;
    const int lost = penalty[std::min<std::size_t>(static_cast<std::size_t>(rats), penalty.size() - 1)];
    line(tx, p, ScoreSource::Rats, Rule::RatsPoints, -lost, rats);
}

void scoreBooks(Transaction& tx, PlayerIndex p) {
    constexpr std::array sources{ScoreSource::PopularityBook, ScoreSource::CityBook, ScoreSource::ChurchBook};
    for (const Book book : allBooks) {
        const auto b = static_cast<std::size_t>(book);
        const int space = tx.player(p).book(book);
        line(tx, p, sources[b], Rule::ScoreBookSpaces, tx.def.books[b].spaces[static_cast<std::size_t>(space - 1)].points,
             space);
    }
}

/// Places in popularity: the book, then fire with a big fire counted double; equals share, rounded down.
void scorePopularityRank(Transaction& tx) {
    auto players = everyone(tx);
    const auto key = [&](PlayerIndex p) {
        const Player& player = tx.player(p);
        const int fire = player.token(Token::Fire) + tx.def.parameters.bigFireInTie * player.token(Token::BigFire);
        return std::pair{static_cast<int>(player.book(Book::Popularity)), fire};
    };
    std::stable_sort(players.begin(), players.end(), [&](PlayerIndex a, PlayerIndex b) { return key(a) > key(b); });
    const auto& points = tx.def.popularityRank[tx.state.playerCount];
    for (std::size_t i = 0; i < players.size();) {
        std::size_t end = i;
        int sum = 0;
        while (end < players.size() && key(players[end]) == key(players[i]))
            sum += end < points.size() ? points[end] : 0, ++end;
        const int shared = static_cast<int>(end - i);
        for (std::size_t k = i; k < end; ++k)
            line(tx, players[k], ScoreSource::PopularityRank,
                 shared > 1 ? Rule::ScorePopularityTie : Rule::ScorePopularityRank, sum / shared,
                 static_cast<int>(i + 1));
        i = end;
    }
}

int districtValue(const Transaction& tx, PlaceIndex place) { return tx.def.hexes[tx.state.places[place].hex].points; }

int districtSum(const Transaction& tx, const Player& player) {
    return std::accumulate(player.districts.begin(), player.districts.end(), 0,
                           [&](int sum, PlaceIndex place) { return sum + districtValue(tx, place); });
}

int bestDistrict(const Transaction& tx, const Player& player) {
    int best = 0;
    for (const PlaceIndex place : player.districts)
        best = std::max(best, districtValue(tx, place));
    return best;
}

int countFor(const Player& player, ScrollKind kind) {
    const int upgrades = static_cast<int>(
        std::count_if(player.huts.begin(), player.huts.end(), [](const Hut& hut) { return hut.upgrade != none; }));
    const int workshops = static_cast<int>(player.workshops.size());
    switch (kind) {
    case ScrollKind::Buildings: return upgrades + workshops;
    case ScrollKind::Ships: return static_cast<int>(player.ships.size());
    case ScrollKind::Repopulated: return static_cast<int>(player.districts.size());
    case ScrollKind::Workshops: return workshops;
    case ScrollKind::HutUpgrades: return upgrades;
    case ScrollKind::Wood: return player.token(Token::Wood);
    case ScrollKind::Coins: return player.token(Token::Coin);
    default: return 0; // side b tracks of the advanced game
    }
}

Rule trackRule(ScrollKind kind) {
    switch (kind) {
    case ScrollKind::Buildings: return Rule::ScoreScrollBuildings;
    case ScrollKind::Ships: return Rule::ScoreScrollShips;
    case ScrollKind::Repopulated: return Rule::ScoreScrollRepop;
    default: return Rule::ScoreScroll;
    }
}

void scoreScroll(Transaction& tx, PlayerIndex p) {
    const ScrollBoard& board = tx.def.scrollBoards[tx.player(p).scrollBoard];
    for (std::size_t t = 0; t < board.tracks.size(); ++t) {
        const ScrollTrack& track = board.tracks[t];
        const int counted = std::min<int>(countFor(tx.player(p), track.kind), track.cap);
        const int half = track.halfPoints[tx.player(p).scroll[t]];
        line(tx, p, static_cast<ScoreSource>(static_cast<int>(ScoreSource::ScrollTrack1) + static_cast<int>(t)),
             trackRule(track.kind), counted * half / 2, counted, half);
    }
}

void scoreLeftovers(Transaction& tx, PlayerIndex p) {
    const auto& tokens = tx.player(p).tokens;
    const int all = std::accumulate(tokens.begin(), tokens.end(), 0);
    line(tx, p, ScoreSource::Leftovers, Rule::ScoreLeftovers, all / tx.def.parameters.leftoverDivisor, all);
}

/// win.most-points, win.tie-districts, win.tie-value, win.shared
void crown(Transaction& tx) {
    const auto key = [&](PlayerIndex p) {
        const Player& player = tx.player(p);
        return std::array<int, 3>{player.points, static_cast<int>(player.districts.size()), bestDistrict(tx, player)};
    };
    std::array<int, 3> best = key(0);
    for (PlayerIndex p = 1; p < tx.state.playerCount; ++p)
        best = std::max(best, key(p));
    std::uint8_t winners = 0;
    int equalPoints = 0, equalDistricts = 0;
    for (PlayerIndex p = 0; p < tx.state.playerCount; ++p) {
        const auto k = key(p);
        equalPoints += k[0] == best[0];
        equalDistricts += k[0] == best[0] && k[1] == best[1];
        if (k == best) winners = static_cast<std::uint8_t>(winners | 1u << p);
    }
    const bool shared = (winners & (winners - 1)) != 0;
    const Rule rule = shared                ? Rule::WinShared
                      : equalDistricts > 1 ? Rule::WinTieValue
                      : equalPoints > 1    ? Rule::WinTieDistricts
                                           : Rule::WinMostPoints;
    tx.emit(GameEnded{rule, winners});
}

} // namespace

void finalScoring(Transaction& tx) {
    const auto players = everyone(tx);
    for (const PlayerIndex p : players)
        scoreRats(tx, p);
    for (const PlayerIndex p : players)
        scoreBooks(tx, p);
    scorePopularityRank(tx);
    for (const PlayerIndex p : players)
        line(tx, p, ScoreSource::Districts, Rule::ScoreDistricts, districtSum(tx, tx.player(p)),
             static_cast<int>(tx.player(p).districts.size()));
    for (const PlayerIndex p : players)
        scoreScroll(tx, p);
    for (const PlayerIndex p : players)
        scoreLeftovers(tx, p);
    crown(tx);
    tx.emit(StageReached{Rule::EndAfterSix, Stage::Over});
}

} // namespace magister::messina
