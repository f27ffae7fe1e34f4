// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/ledger.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

namespace magister::messina {

/// One overload an event that moves something counted; the others leave no entry.
struct Writing {
    Ledger& ledger;
    Ledger::Account& of(PlayerIndex p) { return ledger.m_accounts[p]; }

    void operator()(const TokensGained& e) { of(e.player).tokens[static_cast<std::size_t>(e.token)] += e.amount; }
    void operator()(const TokensPaid& e) { of(e.player).tokens[static_cast<std::size_t>(e.token)] -= e.amount; }
    void operator()(const PointsScored& e) { of(e.player).points += e.amount; }
    void operator()(const ScoreLine& e) {
        of(e.player).points += e.points;
        of(e.player).lines[static_cast<std::size_t>(e.source)] += e.points;
    }
    void operator()(const RatsTaken& e) { of(e.player).rats += e.amount; }
    void operator()(const DiscMoved& e) {
        of(e.player).books[static_cast<std::size_t>(e.book)] = e.to;
        if (e.book == Book::Popularity) of(e.player).popularity = e.to;
    }
    void operator()(const DiscPushedBack& e) { of(e.player).books[static_cast<std::size_t>(Book::Popularity)] = e.to; }
    void operator()(const ScrollAdvanced& e) { of(e.player).scroll[e.track] += 1; }
    void operator()(const OverseerAdvanced& e) { of(e.player).overseers[static_cast<std::size_t>(e.citizenClass)] = e.step; }
    void operator()(const ShipTaken& e) { of(e.player).ships.push_back(e.ship); }
    void operator()(const DistrictRepopulated& e) { of(e.player).districts.push_back(e.place); }
    void operator()(const WorkshopTaken& e) { of(e.player).workshops += 1; }
    void operator()(const HutUpgradePlaced& e) { of(e.player).upgrades += 1; }
    void operator()(const ScrollBoardDealt& e) { of(e.player).scrollBoard = e.board; }
    void operator()(const GameEnded&) { ledger.m_ended = true; }
    template <class E> void operator()(const E&) {}
};

void Ledger::take(const Events& events) {
    for (const Event& event : events)
        std::visit(Writing{*this}, event);
}

namespace {

/// What a player with that many rats loses, added up rat by rat: typed in here on purpose, not read from the pack.
int lostTo(int rats) {
    constexpr std::array each{0, 1, 1, 2, 3, 3, 3, 3, 2, 3};
    return std::accumulate(each.begin(), each.begin() + std::min(rats, 10), 0);
}

} // namespace

Ledger::Ledger(const Definition& definition, const State& begun) : m_definition(definition) {
    for (PlayerIndex p = 0; p < begun.playerCount; ++p) {
        m_accounts[p].points = begun.players[p].points;
        std::copy(begun.players[p].tokens.begin(), begun.players[p].tokens.end(), m_accounts[p].tokens.begin());
        m_accounts[p].scrollBoard = begun.players[p].scrollBoard;
    }
}

std::string Ledger::compare(const State& state) const {
    for (PlayerIndex p = 0; p < state.playerCount; ++p)
        if (const std::string what = compareAccount(m_accounts[p], state.players[p]); !what.empty())
            return "ledger of seat " + std::to_string(p + 1) + ": " + what;
    if (const std::string what = missing(state); !what.empty()) return what;
    return m_ended ? compareScoring(state) : std::string{};
}

/// Tiles that were in the box and are nowhere now; check() sees those that are in two places.
std::string Ledger::missing(const State& state) const {
    std::size_t ships = state.shipPile.size(), carts = 0, huts = state.opponentHuts.size(), workshops = 0;
    for (const auto& dock : state.docks)
        ships += static_cast<std::size_t>(std::count_if(dock.begin(), dock.end(), [](const Bay& bay) { return bay.ship != none; }));
    for (const auto& pile : state.carts)
        carts += pile.size();
    for (const auto& pile : state.huts)
        huts += pile.size();
    for (std::size_t c = 0; c < classCount; ++c)
        workshops += state.workshops[c].size() + state.lateWorkshops[c].size();
    std::size_t hexes = state.hexPile.size();
    for (const PlaceState& place : state.places)
        hexes += place.hex != none;
    for (std::size_t i = 0; i < state.promptCount; ++i)
        huts += state.promptStack[i].kind == PromptKind::PlaceHutUpgrade;
    for (const Player& player : state.players) {
        ships += player.ships.size();
        carts += player.carts.size();
        workshops += player.workshops.size();
        huts += static_cast<std::size_t>(std::count_if(player.huts.begin(), player.huts.end(),
                                                       [](const Hut& hut) { return hut.upgrade != none; }));
    }
    const bool small = state.playerCount <= 2;
    if (ships != (small ? 6u : 9u)) return "a ship is missing";
    if (carts != (small ? 5u : 10u)) return "a cart is missing";
    if (huts != 15u) return "a hut upgrade is missing";
    const std::size_t town[] = {14, 14, 14, 16, 18};
    if (hexes != town[state.playerCount]) return "a hex is missing";
    // The early workshops that are left go back to the box in round V.
    if (state.round < 5 && workshops != m_definition.workshops.size()) return "a workshop is missing";
    return {};
}

std::string Ledger::compareAccount(const Account& mine, const Player& player) const {
    const auto same = [](const auto& a, const auto& b) { return std::equal(a.begin(), a.end(), b.begin(), b.end()); };
    if (player.points != mine.points) return "points";
    if (!same(player.tokens, mine.tokens)) return "tokens";
    if (player.rats != mine.rats) return "rats";
    if (!same(player.books, mine.books)) return "books";
    if (!same(player.scroll, mine.scroll)) return "scroll tracks";
    for (std::size_t c = 0; c < classCount; ++c)
        if (player.overseers[c].step != mine.overseers[c]) return "overseers";
    if (!same(player.ships, mine.ships)) return "ships";
    if (!same(player.districts, mine.districts)) return "districts";
    if (static_cast<int>(player.workshops.size()) != mine.workshops) return "workshops";
    const auto upgraded = std::count_if(player.huts.begin(), player.huts.end(),
                                        [](const Hut& hut) { return hut.upgrade != none; });
    return upgraded == mine.upgrades ? "" : "hut upgrades";
}

std::string Ledger::compareScoring(const State& state) const {
    for (PlayerIndex p = 0; p < state.playerCount; ++p) {
        const Lines lines = expected(state, p);
        for (std::size_t i = 0; i < lines.size(); ++i)
            if (lines[i] != m_accounts[p].lines[i])
                return "scoring of seat " + std::to_string(p + 1) + ", line " + std::to_string(i) + ": " +
                       std::to_string(m_accounts[p].lines[i]) + " instead of " + std::to_string(lines[i]);
        if (m_accounts[p].books[0] != std::max(1, m_accounts[p].popularity - m_accounts[p].rats))
            return "the rats push the disc back too far or not far enough";
    }
    return winners(state) == state.winners ? "" : "somebody else wins";
}

/// Every line from the accounts.
Ledger::Lines Ledger::expected(const State& state, PlayerIndex p) const {
    const Account& mine = m_accounts[p];
    Lines lines{};
    const auto line = [&](ScoreSource source) -> int& { return lines[static_cast<std::size_t>(source)]; };
    line(ScoreSource::Rats) = -lostTo(mine.rats);
    constexpr std::array books{ScoreSource::PopularityBook, ScoreSource::CityBook, ScoreSource::ChurchBook};
    for (std::size_t b = 0; b < bookCount; ++b)
        line(books[b]) = m_definition.books[b].spaces[static_cast<std::size_t>(mine.books[b] - 1)].points;
    line(ScoreSource::Districts) = worth(state, mine);
    constexpr std::array tracks{ScoreSource::ScrollTrack1, ScoreSource::ScrollTrack2, ScoreSource::ScrollTrack3};
    for (std::size_t t = 0; t < tracks.size(); ++t)
        line(tracks[t]) = trackPoints(mine, t);
    line(ScoreSource::Leftovers) = std::accumulate(mine.tokens.begin(), mine.tokens.end(), 0) / 3;
    if (state.playerCount == 1) {
        const bool level = mine.books[0] >= state.players[opponent].book(Book::Popularity);
        line(ScoreSource::SoloPopularity) = level ? 5 : 0;
        const bool five = state.rulings.soloRepopFive != ruling::SoloRepopFive::NotAwarded;
        if (state.rulings.soloRepopFive == ruling::SoloRepopFive::InsteadOfPoints) line(ScoreSource::Districts) = 0;
        const std::array bonus{0, 0, 3, 7, 10, five ? 10 : 0};
        line(ScoreSource::SoloRepopulated) = bonus[mine.districts.size()];
        return lines;
    }
    line(ScoreSource::PopularityRank) = ranked(state, p);
    if (state.advanced()) line(ScoreSource::RepopulationRank) = repopulationRanked(state, p);
    return lines;
}

int Ledger::worth(const State& state, const Account& account) const {
    int sum = 0;
    for (const PlaceIndex place : account.districts)
        sum += m_definition.hexes[state.places[place].hex].points;
    return sum;
}

/// By counting who is better and who is level, instead of sorting.
int Ledger::ranked(const State& state, PlayerIndex p) const {
    const auto fire = [](const Account& a) { return a.tokens[2] + 2 * a.tokens[3]; };
    const auto discs = bookOrder(state, Book::Popularity);
    const auto lower = [&](PlayerIndex a, PlayerIndex b) { // a's disc lies under b's
        return std::find(discs.begin(), discs.end(), a) > std::find(discs.begin(), discs.end(), b);
    };
    const auto& points = m_definition.popularityRank[state.playerCount];
    const Account& mine = m_accounts[p];
    int better = 0, level = 0;
    for (PlayerIndex q = 0; q < state.playerCount; ++q) {
        const Account& other = m_accounts[q];
        const bool equal = other.books[0] == mine.books[0] && fire(other) == fire(mine);
        const bool above = other.books[0] > mine.books[0] ||
                           (other.books[0] == mine.books[0] && fire(other) > fire(mine));
        if (equal && state.rulings.popularityTie == ruling::PopularityTie::UpperDisc) {
            better += q != p && lower(p, q);
            level += q == p;
        } else {
            better += above;
            level += equal;
        }
    }
    const auto at = [&](int place) { return static_cast<std::size_t>(place) < points.size() ? points[static_cast<std::size_t>(place)] : 0; };
    if (state.rulings.popularityTie == ruling::PopularityTie::AllFull) return at(better);
    int pool = 0;
    for (int place = better; place < better + level; ++place)
        pool += at(place);
    return pool / level;
}

int Ledger::repopulationRanked(const State& state, PlayerIndex p) const {
    const Account& mine = m_accounts[p];
    if (mine.districts.empty()) return 0;
    int better = 0, level = 0;
    for (PlayerIndex q = 0; q < state.playerCount; ++q) {
        const auto key = std::pair{m_accounts[q].districts.size(), worth(state, m_accounts[q])};
        const auto own = std::pair{mine.districts.size(), worth(state, mine)};
        better += key > own;
        level += key == own;
    }
    const std::vector<int> points = state.playerCount == 2 ? std::vector{7, 0, 0, 0} : std::vector{10, 7, 3, 0};
    if (state.rulings.advancedRepopTie == ruling::AdvancedRepopTie::PointsOfBestPlace)
        return points[static_cast<std::size_t>(better)] / level;
    return std::accumulate(points.begin() + better, points.begin() + better + level, 0) / level;
}

int Ledger::trackPoints(const Account& account, std::size_t t) const {
    const ScrollTrack& track = m_definition.scrollBoards[static_cast<std::size_t>(account.scrollBoard)].tracks[t];
    const auto step = static_cast<std::size_t>(account.scroll[t]);
    const auto each = [&](int items, int most) { return std::min(items, most) * track.halfPoints[step] / 2; };
    constexpr int noCap = 1000;
    switch (track.kind) {
    case ScrollKind::Buildings: return each(account.upgrades + account.workshops, 6);
    case ScrollKind::Ships: return each(static_cast<int>(account.ships.size()), noCap);
    case ScrollKind::Repopulated: return each(static_cast<int>(account.districts.size()), noCap);
    case ScrollKind::Workshops: return each(account.workshops, 5);
    case ScrollKind::Wood: return each(account.tokens[1], 6);
    case ScrollKind::HutUpgrades: return each(account.upgrades, noCap);
    case ScrollKind::Coins: return each(account.tokens[0], 9);
    case ScrollKind::GoodsOneKind: {
        std::map<Goods, int> kinds;
        int most = 0;
        for (const TileIndex ship : account.ships)
            most = std::max(most, ++kinds[m_definition.ships[ship].goods]);
        return each(most, noCap);
    }
    case ScrollKind::Book: {
        const auto& book = m_definition.books[static_cast<std::size_t>(track.book)];
        const int space = account.books[static_cast<std::size_t>(track.book)];
        return space > book.doubleBar ? track.levels[step][1] : space > book.singleBar ? track.levels[step][0] : 0;
    }
    case ScrollKind::Overseers: {
        std::vector<int> values;
        for (const int at : account.overseers)
            values.push_back(at < 4 ? 0 : track.levels[step][static_cast<std::size_t>(at - 4)]);
        return std::accumulate(values.begin(), values.end(), 0) - *std::min_element(values.begin(), values.end());
    }
    }
    return 0;
}

std::uint8_t Ledger::winners(const State& state) const {
    if (state.playerCount == 1) return m_accounts[0].points >= (state.advanced() ? 140 : 130) ? 1 : 0;
    const auto best = [&](const Account& a) {
        int most = 0;
        for (const PlaceIndex place : a.districts)
            most = std::max<int>(most, m_definition.hexes[state.places[place].hex].points);
        return state.rulings.finalTieValue == ruling::FinalTieValue::SumOfDistricts ? worth(state, a) : most;
    };
    std::uint8_t winners = 0;
    for (PlayerIndex p = 0; p < state.playerCount; ++p) {
        bool beaten = false;
        for (PlayerIndex q = 0; q < state.playerCount; ++q) {
            const Account &a = m_accounts[p], &b = m_accounts[q];
            beaten = beaten || std::tuple{b.points, b.districts.size(), best(b)} >
                                   std::tuple{a.points, a.districts.size(), best(a)};
        }
        if (!beaten) winners = static_cast<std::uint8_t>(winners | 1u << p);
    }
    return winners;
}

} // namespace magister::messina
