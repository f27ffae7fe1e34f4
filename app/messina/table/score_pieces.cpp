// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/score_pieces.h"

#include "app/messina/words/names.h"
#include "app/messina/words/score_text.h"

#include <algorithm>

namespace magister::messina {

namespace {

using Pieces = QVector<CountedPiece>;

class Count {
public:
    Count(const Scene& s, const ScoreLine& l)
        : scene(s), line(l), player(s.state.players[l.player]), home(seatTarget(l.player)),
          own(s.viewer == l.player) {}

    Pieces pieces() const {
        switch (line.source) {
        case ScoreSource::Rats:
            return counter("rats", player.rats);
        case ScoreSource::PopularityBook:
        case ScoreSource::PopularityRank:
            return {disc(Book::Popularity, player)};
        case ScoreSource::CityBook:
            return {disc(Book::City, player)};
        case ScoreSource::ChurchBook:
            return {disc(Book::Church, player)};
        case ScoreSource::SoloPopularity:
            return both();
        case ScoreSource::Districts:
            return districts(districtPointsCount(scene.state));
        case ScoreSource::RepopulationRank:
        case ScoreSource::SoloRepopulated:
            return districts(false);
        case ScoreSource::Leftovers:
            return counter("coins", player.token(Token::Coin)) + counter("wood", player.token(Token::Wood)) +
                   counter("fire", player.token(Token::Fire)) + counter("bigFire", player.token(Token::BigFire));
        default:
            return scroll();
        }
    }

private:
    Pieces counter(const char* part, int n) const {
        if (n == 0) return {};
        return {{QStringLiteral("%1/%2").arg(home, QLatin1String(part)), n, 0}};
    }
    CountedPiece disc(Book book, const Player& of) const {
        const bool worth = line.source == ScoreSource::PopularityBook || line.source == ScoreSource::CityBook ||
                           line.source == ScoreSource::ChurchBook;
        return {QStringLiteral("book:%1/%2").arg(bookId(book)).arg(of.book(book)), 1, worth ? line.points : 0};
    }
    Pieces both() const {
        const CountedPiece mine = disc(Book::Popularity, player);
        const CountedPiece theirs = disc(Book::Popularity, scene.state.players[opponent]);
        return mine == theirs ? Pieces{mine} : Pieces{mine, theirs};
    }
    Pieces districts(bool worth) const {
        Pieces all;
        for (const PlaceIndex place : player.districts)
            all.append({placeTarget(scene, place), 1,
                        worth ? scene.definition.hexes[scene.state.places[place].hex].points : 0});
        return all;
    }
    /// Things in the estate, one by one; of a seat that is not on view, its card stands for them.
    Pieces inEstate(const Pieces& things) const {
        if (own || things.isEmpty()) return things;
        return {{home, static_cast<int>(things.size()), 0}};
    }
    Pieces upgrades() const {
        Pieces all;
        for (std::size_t i = 0; i < hutCount; ++i)
            if (player.huts[i].upgrade != none)
                all.append({QStringLiteral("%1/hut/%2/upgrade").arg(home).arg(i + 1), 1, 0});
        return all;
    }
    Pieces workshops() const {
        Pieces all;
        for (std::size_t i = 0; i < player.workshops.size(); ++i)
            all.append({QStringLiteral("%1/workshop/%2").arg(home).arg(i + 1), 1, 0});
        return all;
    }
    /// Ships for which `counts` says yes, by their goods.
    template <class Counts> Pieces ships(Counts counts) const {
        Pieces all;
        for (std::size_t i = 0; i < player.ships.size(); ++i)
            if (counts(scene.definition.ships[player.ships[i]].goods))
                all.append({QStringLiteral("%1/ship/%2").arg(home).arg(i + 1), 1, 0});
        if (own || all.isEmpty()) return all;
        return {{home + "/ships", static_cast<int>(all.size()), 0}};
    }
    /// The kind that is there most often; of equals any one brings the same. advanced.track-goods
    Pieces oneKind() const {
        std::array<int, 3> kinds{};
        for (const TileIndex ship : player.ships)
            ++kinds[static_cast<std::size_t>(scene.definition.ships[ship].goods)];
        const auto most = static_cast<Goods>(std::max_element(kinds.begin(), kinds.end()) - kinds.begin());
        return ships([most](Goods goods) { return goods == most; });
    }
    /// The two that bring most. advanced.track-overseers
    Pieces overseers(const ScrollTrack& track, std::uint8_t steps) const {
        Pieces all;
        for (const CitizenClass c : allClasses) {
            const std::uint8_t step = player.overseer(c).step;
            if (step < 4) continue;
            all.append({QStringLiteral("%1/overseer/%2").arg(home, classId(c)), 1, track.levels[steps][step - 4u]});
        }
        std::stable_sort(all.begin(), all.end(),
                         [](const CountedPiece& a, const CountedPiece& b) { return a.points > b.points; });
        if (all.size() > 2) all.resize(2);
        return inEstate(all);
    }
    Pieces counted(const ScrollTrack& track, std::uint8_t steps) const {
        switch (track.kind) {
        case ScrollKind::Buildings:
            return inEstate(upgrades() + workshops());
        case ScrollKind::Ships:
            return ships([](Goods) { return true; });
        case ScrollKind::Repopulated:
            return districts(false);
        case ScrollKind::GoodsOneKind:
            return oneKind();
        case ScrollKind::Workshops:
            return inEstate(workshops());
        case ScrollKind::HutUpgrades:
            return inEstate(upgrades());
        case ScrollKind::Wood:
            return counter("wood", player.token(Token::Wood));
        case ScrollKind::Coins:
            return counter("coins", player.token(Token::Coin));
        case ScrollKind::Book:
            return {disc(track.book, player)};
        case ScrollKind::Overseers:
            return overseers(track, steps);
        }
        return {};
    }
    Pieces scroll() const {
        const ScrollTrack* track = trackOfLine(scene, line.source, line.player);
        if (!track) return {};
        const auto n = static_cast<std::size_t>(line.source) - static_cast<std::size_t>(ScoreSource::ScrollTrack1);
        Pieces all = counted(*track, player.scroll[n]);
        if (own) all.append({QStringLiteral("%1/scroll/%2").arg(home).arg(n + 1), 0, 0});
        return all;
    }

    const Scene& scene;
    const ScoreLine& line;
    const Player& player;
    QString home;
    bool own;
};

} // namespace

const ScrollTrack* trackOfLine(const Scene& scene, ScoreSource source, PlayerIndex player) {
    if (source < ScoreSource::ScrollTrack1 || source > ScoreSource::ScrollTrack3) return nullptr;
    const auto& board = scene.definition.scrollBoards[scene.state.players[player].scrollBoard];
    return &board.tracks[static_cast<std::size_t>(source) - static_cast<std::size_t>(ScoreSource::ScrollTrack1)];
}

QVector<CountedPiece> countedPieces(const Scene& scene, const ScoreLine& line) {
    return Count(scene, line).pieces();
}

} // namespace magister::messina
