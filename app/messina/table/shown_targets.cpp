// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/shown_targets.h"

#include "app/messina/words/names.h"
#include "app/messina/table/rows.h"

#include <algorithm>

namespace magister::messina {

namespace {

/// Collects names; part() names a part of the thing named last.
class Names {
public:
    void add(const QString& name) { m_names.append(m_whole = name); }
    void part(const char* part, bool there = true) {
        if (there) m_names.append(m_whole + u'/' + QLatin1String(part));
    }
    QStringList names() const { return m_names; }

private:
    QString m_whole;
    QStringList m_names;
};

bool anybodyIn(const Scene& scene, PlaceIndex place) {
    for (std::size_t p = 0; p < scene.state.seats(); ++p)
        for (const Lieutenant& l : scene.state.players[p].lieutenants)
            if (l.place == place && (l.status == LieutenantStatus::Lying || l.status == LieutenantStatus::Standing))
                return true;
    return false;
}

void addTownHex(Names& names, const Scene& scene, PlaceIndex index) {
    const PlaceState& state = scene.state.places[index];
    if (state.hex == none) return;
    const Hex& hex = scene.definition.hexes[state.hex];
    const bool open = state.owner == none && hex.points > 0;
    names.part("action", hex.action != 0);
    names.part("rat");
    names.part("citizens", std::any_of(state.citizens.begin(), state.citizens.end(), [](int n) { return n > 0; }));
    names.part("cube", state.cubes > 0);
    names.part("pawns", anybodyIn(scene, index));
    names.part("cost", open && (hex.cost.coin > 0 || hex.cost.wood > 0));
    names.part("people", open);
    names.part("lieutenant", open && hex.lieutenant);
    names.part("points", open);
    names.part("owner", state.owner != none);
}

void addDock(Names& names, const Scene& scene, PlaceIndex index, std::uint8_t corner) {
    const auto& bays = scene.state.docks[corner];
    names.part("ship", std::any_of(bays.begin(), bays.end(), [](const Bay& bay) { return bay.ship != none; }));
    names.part("cube", std::any_of(bays.begin(), bays.end(), [](const Bay& bay) { return bay.cube > 0; }));
    names.part("pawns", anybodyIn(scene, index));
    for (std::size_t i = 0; i < bays.size(); ++i)
        names.part(QByteArray("ship/" + QByteArray::number(static_cast<int>(i) + 1)).constData());
}

void addTown(Names& names, const Scene& scene) {
    const auto& places = layoutOf(scene).places;
    names.add("board");
    for (PlaceIndex i = 0; i < places.size(); ++i) {
        names.add(placeTarget(places[i]));
        if (places[i].kind == PlaceKind::Dock)
            addDock(names, scene, i, places[i].corner);
        else if (places[i].kind != PlaceKind::Port)
            addTownHex(names, scene, i);
        else {
            names.part("action");
            names.part("pawns", anybodyIn(scene, i));
        }
    }
    for (const char* name : {"score-track", "cubes", "stacks", "stacks/hexes", "stacks/ships", "wheel", "wheel/rat", "wheel/nun",
                             "wheel/craftsman", "wheel/aristocrat"})
        names.add(name);
}

void addBooks(Names& names, const Scene& scene) {
    for (const Book book : allBooks) {
        const BookTrack& track = scene.definition.books[static_cast<std::size_t>(book)];
        names.add("book:" + bookId(book));
        for (int space = 1; space <= static_cast<int>(track.spaces.size()); ++space) {
            const auto& players = scene.state.players;
            const auto discs = book == Book::Popularity ? scene.state.seats() : std::size_t{scene.state.playerCount};
            names.add(QStringLiteral("book:%1/%2").arg(bookId(book)).arg(space));
            names.part("points", track.spaces[static_cast<std::size_t>(space - 1)].points > 0);
            names.part("bar", space == track.singleBar || space == track.doubleBar);
            names.part("discs", std::any_of(players.begin(), players.begin() + static_cast<std::ptrdiff_t>(discs),
                                            [&](const Player& p) { return p.book(book) == space; }));
        }
    }
}

void addOffer(Names& names, const QString& kind, const QString& place, bool there) {
    names.add("market:" + kind + '/' + place);
    names.part("price", there);
    names.part("pile", there);
    names.part("makes", there);
}

void addMarkets(Names& names, const Scene& scene) {
    names.add("market:hut-upgrades");
    for (std::size_t i = 0; i < scene.state.huts.size(); ++i)
        addOffer(names, "hut-upgrades", QString::number(i + 1), !scene.state.huts[i].empty());
    names.add("market:carts");
    for (std::size_t i = 0; i < scene.definition.cartStacks[scene.state.playerCount]; ++i)
        addOffer(names, "carts", QString::number(i + 1), !scene.state.carts[i].empty());
    names.add("market:workshops");
    for (const CitizenClass c : allClasses) {
        const auto& pile = scene.state.workshops[static_cast<std::size_t>(c)];
        addOffer(names, "workshops", classId(c), !pile.empty());
        if (pile.empty()) continue;
        const Workshop& top = scene.definition.workshops[pile.back()];
        names.part("worker");
        names.part("extra", top.upgradedExtra != 0);
        names.part("late", top.late);
    }
}

void addRounds(Names& names, const Scene& scene) {
    const auto& rows = scene.definition.rounds[scene.state.playerCount];
    names.add("round-table");
    names.add("rounds");
    for (std::size_t i = 0; i < rows.size(); ++i) {
        names.add(QStringLiteral("row:round-table/%1").arg(i + 1));
        names.part("priority", rows[i].priority != Priority::Start);
        names.part("ships", rows[i].ships > 0);
        names.part("hex", rows[i].newHex);
        names.part("plague", rows[i].placements > 0);
        names.part("citizens", rows[i].citizens);
        names.part("flame", rows[i].firePerCube > 0);
        names.part("points", rows[i].pointsPerCube > 0);
    }
}

void addEstate(Names& names, const Scene& scene) {
    const Player& player = scene.state.players[scene.viewer];
    const QString home = seatTarget(scene.viewer);
    for (const char* part : {"", "/estate", "/points", "/order", "/coins", "/wood", "/fire", "/bigFire", "/rats", "/districts",
                             "/carts", "/ships", "/huts", "/workshops", "/scroll"})
        names.add(home + QLatin1String(part));
    const auto& penalty = scene.definition.ratPenalty;
    if (!penalty.empty() && penalty[std::min<std::size_t>(player.rats, penalty.size() - 1)] > 0)
        names.add(home + "/rat-points");
    bool atHome = false;
    for (std::size_t i = 0; i < lieutenantCount; ++i) {
        const LieutenantStatus status = player.lieutenants[i].status;
        if (status == LieutenantStatus::Supply || status == LieutenantStatus::Box) continue;
        names.add(QStringLiteral("%1/lieutenant/%2").arg(home).arg(i + 1));
        atHome = atHome || status == LieutenantStatus::Estate;
    }
    if (atHome) names.add(home + "/estate/lieutenant");
    for (const Square& square : scene.definition.boards[player.board].squares) {
        names.add(home + "/square/" + QString::fromStdString(square.id));
        names.part("action");
    }
    for (const PathNode& node : scene.definition.nodes)
        names.add(home + "/node/" + QString::fromStdString(node.id));
    for (const CitizenClass c : allClasses)
        names.add(home + "/overseer/" + classId(c));
    const auto numbered = [&](const char* what, std::size_t count, std::initializer_list<const char*> parts) {
        for (std::size_t i = 0; i < count; ++i) {
            names.add(QStringLiteral("%1/%2/%3").arg(home, QLatin1String(what)).arg(i + 1));
            for (const char* part : parts)
                names.part(part);
        }
    };
    numbered("hut", hutCount, {"field-1", "field-2", "upgrade"});
    for (std::size_t i = 0; i < player.workshops.size(); ++i) {
        names.add(QStringLiteral("%1/workshop/%2").arg(home).arg(i + 1));
        names.part("worker");
        names.part("extra", scene.definition.workshops[player.workshops[i].tile].upgradedExtra != 0);
    }
    numbered("cart", player.carts.size(), {});
    numbered("ship", player.ships.size(), {});
    numbered("scroll", scene.definition.scrollBoards[player.scrollBoard].tracks.size(), {});
}

void addNeighbours(Names& names, const Scene& scene) {
    if (scene.state.solo()) {
        names.add(seatTarget(opponent));
        for (const char* part : {"order", "pawns", "popularity", "ships", "carts", "workshops", "huts", "pile"})
            names.part(part);
        names.part("tile", !opponentRow(scene).value("tile").toMap().isEmpty());
    }
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p) {
        if (p == scene.viewer) continue;
        names.add(seatTarget(p));
        for (const char* part : {"order", "pawns", "points", "coins", "wood", "fire", "bigFire", "rats", "craftsmen",
                                 "aristocrats", "nuns", "ships", "carts", "districts"})
            names.part(part);
    }
}

} // namespace

QStringList shownTargets(const Scene& scene) {
    Names names;
    addTown(names, scene);
    addBooks(names, scene);
    addRounds(names, scene);
    addMarkets(names, scene);
    addEstate(names, scene);
    addNeighbours(names, scene);
    names.add("prompt");
    if (turnStep(scene.state) > 0)
        for (const char* step : {"steps", "step:1", "step:2", "step:3", "step:4"})
            names.add(step);
    return names.names();
}

} // namespace magister::messina
