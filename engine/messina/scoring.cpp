// SPDX-License-Identifier: GPL-3.0-or-later
// The final scoring. rats.*, score.*, advanced.repop-*, solo.*, win.*
#include "engine/messina/transaction.h"

#include <algorithm>
#include <numeric>

namespace magister::messina {

namespace {

std::vector<PlayerIndex> everyone(const Transaction& tx) {
    const auto people = peopleInOrder(tx.state);
    return {people.begin(), people.end()};
}

void line(Transaction& tx, PlayerIndex p, ScoreSource source, Rule rule, int points, int count = 0, int halfValue = 0) {
    tx.emit(ScoreLine{rule, p, source, static_cast<std::uint8_t>(count), static_cast<std::uint8_t>(halfValue),
                      static_cast<std::int16_t>(points)});
}

/// The total may fall below nothing. rats.negative
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

/// Players level in a ranking, from place `first` on, and what each of them scores. points[] may be shorter.
struct Level {
    std::vector<PlayerIndex> players;
    int first{};
    int points{};
};

/// How equals share the places they hold together.
enum class Sharing { PoolDown, BestPlaceDown, BestPlaceEach };

template <class Key>
std::vector<Level> rank(std::vector<PlayerIndex> players, const std::vector<std::uint8_t>& points, Sharing sharing,
                        Key key) {
    std::stable_sort(players.begin(), players.end(), [&](PlayerIndex a, PlayerIndex b) { return key(a) > key(b); });
    const auto worth = [&](std::size_t place) { return place < points.size() ? int{points[place]} : 0; };
    std::vector<Level> levels;
    for (std::size_t i = 0; i < players.size();) {
        Level level;
        level.first = static_cast<int>(i + 1);
        int pool = 0;
        const std::size_t start = i;
        for (; i < players.size() && key(players[i]) == key(players[start]); ++i) {
            level.players.push_back(players[i]);
            pool += worth(i);
        }
        const int shared = static_cast<int>(level.players.size());
        level.points = sharing == Sharing::PoolDown        ? pool / shared
                       : sharing == Sharing::BestPlaceDown ? worth(start) / shared
                                                           : worth(start);
        levels.push_back(std::move(level));
    }
    return levels;
}

/// Places in popularity: the book, then fire with a big fire counted double; then as the ruling popularity-tie says.
void scorePopularityRank(Transaction& tx) {
    const auto discs = bookOrder(tx.state, Book::Popularity);
    const bool byDisc = tx.rulings().popularityTie == ruling::PopularityTie::UpperDisc;
    const auto key = [&](PlayerIndex p) {
        const Player& player = tx.player(p);
        const int fire = player.token(Token::Fire) + tx.def.parameters.bigFireInTie * player.token(Token::BigFire);
        const int height = static_cast<int>(discs.end() - std::find(discs.begin(), discs.end(), p));
        return std::array<int, 3>{player.book(Book::Popularity), fire, byDisc ? height : 0};
    };
    const bool full = tx.rulings().popularityTie == ruling::PopularityTie::AllFull;
    for (const Level& level : rank(everyone(tx), tx.def.popularityRank[tx.state.playerCount],
                                   full ? Sharing::BestPlaceEach : Sharing::PoolDown, key))
        for (const PlayerIndex p : level.players)
            line(tx, p, ScoreSource::PopularityRank,
                 level.players.size() > 1 ? Rule::ScorePopularityTie : Rule::ScorePopularityRank, level.points,
                 level.first);
}

Rule trackRule(ScrollKind kind) {
    switch (kind) {
    case ScrollKind::Buildings: return Rule::ScoreScrollBuildings;
    case ScrollKind::Ships: return Rule::ScoreScrollShips;
    case ScrollKind::Repopulated: return Rule::ScoreScrollRepop;
    case ScrollKind::GoodsOneKind: return Rule::AdvancedTrackGoods;
    case ScrollKind::Workshops: return Rule::AdvancedTrackWorkshops;
    case ScrollKind::Wood: return Rule::AdvancedTrackWood;
    case ScrollKind::HutUpgrades: return Rule::AdvancedTrackHuts;
    case ScrollKind::Coins: return Rule::AdvancedTrackCoins;
    case ScrollKind::Book: return Rule::AdvancedTrackBook;
    case ScrollKind::Overseers: return Rule::AdvancedTrackOverseers;
    }
    return Rule::ScoreScroll;
}

void scoreScroll(Transaction& tx, PlayerIndex p) {
    const ScrollBoard& board = tx.def.scrollBoards[tx.player(p).scrollBoard];
    for (std::size_t t = 0; t < board.tracks.size(); ++t) {
        const ScrollTrack& track = board.tracks[t];
        const TrackScore score = scoreTrack(tx.def, tx.player(p), track, tx.player(p).scroll[t]);
        line(tx, p, static_cast<ScoreSource>(static_cast<int>(ScoreSource::ScrollTrack1) + static_cast<int>(t)),
             trackRule(track.kind), score.points, score.count, score.halfValue);
    }
}

void scoreLeftovers(Transaction& tx, PlayerIndex p) {
    const auto& tokens = tx.player(p).tokens;
    const int all = std::accumulate(tokens.begin(), tokens.end(), 0);
    line(tx, p, ScoreSource::Leftovers, Rule::ScoreLeftovers, all / tx.def.parameters.leftoverDivisor, all);
}

/// Most repopulated districts, then their worth; who has none stands outside. advanced.repop-rank, repop-two, repop-tie
void scoreRepopulationRank(Transaction& tx) {
    std::vector<PlayerIndex> ranked;
    for (const PlayerIndex p : everyone(tx))
        if (!tx.player(p).districts.empty()) ranked.push_back(p);
        else line(tx, p, ScoreSource::RepopulationRank, Rule::AdvancedRepopRank, 0);
    const auto key = [&](PlayerIndex p) {
        return std::pair{tx.player(p).districts.size(), districtSum(tx.def, tx.state, p)};
    };
    const bool pool = tx.rulings().advancedRepopTie == ruling::AdvancedRepopTie::PoolOfPlaces;
    const Rule alone = tx.state.playerCount == 2 ? Rule::AdvancedRepopTwo : Rule::AdvancedRepopRank;
    for (const Level& level : rank(ranked, tx.def.repopulationRank[tx.state.playerCount],
                                   pool ? Sharing::PoolDown : Sharing::BestPlaceDown, key))
        for (const PlayerIndex p : level.players)
            line(tx, p, ScoreSource::RepopulationRank,
                 level.players.size() > 1 ? Rule::AdvancedRepopTie : alone, level.points, level.first);
}

/// Alone the points of the districts may be replaced by the solo bonus: solo.repop-bonus, ruling solo-repop-five
void scoreDistricts(Transaction& tx, PlayerIndex p) {
    const bool replaced = !districtPointsCount(tx.state);
    line(tx, p, ScoreSource::Districts, replaced ? Rule::SoloRepopBonus : Rule::ScoreDistricts,
         replaced ? 0 : districtSum(tx.def, tx.state, p), static_cast<int>(tx.player(p).districts.size()));
}

/// solo.popularity-points, solo.repop-bonus
void scoreSoloPopularity(Transaction& tx, PlayerIndex p) {
    const bool level = tx.player(p).book(Book::Popularity) >= tx.player(opponent).book(Book::Popularity);
    line(tx, p, ScoreSource::SoloPopularity, Rule::SoloPopularityPoints, level ? tx.def.solo.popularityPoints : 0);
}

void scoreSoloDistricts(Transaction& tx, PlayerIndex p) {
    const auto& bonus = tx.def.solo.repopulatedBonus;
    const std::size_t districts = std::min(tx.player(p).districts.size(), bonus.size() - 1);
    // Also where the bonus stands instead of what the districts are worth: scoreDistricts() then leaves those out.
    const bool unknown = districts + 1 == bonus.size() && tx.rulings().soloRepopFive == ruling::SoloRepopFive::NotAwarded;
    line(tx, p, ScoreSource::SoloRepopulated, Rule::SoloRepopBonus, unknown ? 0 : bonus[districts],
         static_cast<int>(districts));
}

/// Alone one plays for a good result: winners says whether it was reached. solo.target
void judgeSolo(Transaction& tx) {
    const int target = tx.def.solo.goodResult[tx.state.advanced() ? 1 : 0];
    tx.emit(GameEnded{Rule::SoloTarget, static_cast<std::uint8_t>(tx.player(0).points >= target ? 1 : 0)});
}

/// win.most-points, win.tie-districts, win.tie-value, win.shared
void crown(Transaction& tx) {
    const auto key = [&](PlayerIndex p) {
        const Player& player = tx.player(p);
        const bool sum = tx.rulings().finalTieValue == ruling::FinalTieValue::SumOfDistricts;
        return std::array<int, 3>{player.points, static_cast<int>(player.districts.size()),
                                  sum ? districtSum(tx.def, tx.state, p) : bestDistrict(tx.def, tx.state, p)};
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

int districtSum(const Definition& definition, const State& state, PlayerIndex player) {
    const auto& districts = state.players[player].districts;
    return std::accumulate(districts.begin(), districts.end(), 0, [&](int sum, PlaceIndex place) {
        return sum + definition.hexes[state.places[place].hex].points;
    });
}

int bestDistrict(const Definition& definition, const State& state, PlayerIndex player) {
    int best = 0;
    for (const PlaceIndex place : state.players[player].districts)
        best = std::max(best, int{definition.hexes[state.places[place].hex].points});
    return best;
}

bool districtPointsCount(const State& state) {
    return !state.solo() || state.rulings.soloRepopFive != ruling::SoloRepopFive::InsteadOfPoints;
}

/// What the six rounds come to. overview.aim
void finalScoring(Transaction& tx) {
    const auto players = everyone(tx);
    for (const PlayerIndex p : players)
        scoreRats(tx, p);
    for (const PlayerIndex p : players)
        scoreBooks(tx, p);
    const bool solo = tx.state.solo();
    if (solo) scoreSoloPopularity(tx, players.front());
    else scorePopularityRank(tx);
    for (const PlayerIndex p : players)
        scoreDistricts(tx, p);
    if (solo) scoreSoloDistricts(tx, players.front());
    else if (tx.state.advanced()) // asked nowhere in play: advanced.same-play
        scoreRepopulationRank(tx);
    for (const PlayerIndex p : players)
        scoreScroll(tx, p);
    for (const PlayerIndex p : players)
        scoreLeftovers(tx, p);
    if (solo) judgeSolo(tx);
    else crown(tx);
    tx.emit(StageReached{Rule::EndAfterSix, Stage::Over});
}

} // namespace magister::messina
