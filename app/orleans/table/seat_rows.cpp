// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/row_parts.h"
#include "app/orleans/table/rows.h"
#include "app/orleans/words/accessible_text.h"

#include <algorithm>

namespace magister::orleans {

const QStringList roles::seats{"seat",       "target",       "name",         "tincture",      "language", "active",
                               "asked",      "ready",        "start",        "coins",         "points",   "level",
                               "space",      "citizens",     "stationsLeft", "stationsBuilt", "bag",      "market",
                               "drawNumber", "technologies", "goods",        "tiles",         "town",     "townTarget",
                               "winner",     "offer",        "accessible"};

namespace {

/// What the position would score if the game ended now; the final score once it has.
int pointsNow(const Scene& scene, PlayerIndex player) {
    if (scene.state.over()) return scene.state.players[player].points;
    int points = 0;
    for (const ScoreLine& line : scoreOf(scene.definition, scene.state, player))
        points += line.points;
    return points;
}

QVariantList waresAtSeat(const Scene& scene, PlayerIndex p) {
    QVariantList list;
    for (const Ware ware : allWares) {
        const int n = scene.state.players[p].ware(ware);
        if (ware == Ware::Bread && n == 0 && !scene.state.extraTiles) continue;
        const QString target = targets::ware(p, ware);
        list.append(QVariantMap{{"ware", target.section(u':', -1)},
                                {"name", nameOf(scene, wareWord(ware))},
                                {"icon", icons::ware(ware)},
                                {"n", n},
                                {"target", target},
                                {"offer", scene.offers.text(target)}});
    }
    return list;
}

QVariantList tilesAtSeat(const Scene& scene, PlayerIndex p) {
    QVariantList list;
    for (std::size_t i = boardPlaceCount; i < placeCount; ++i) {
        const PlaceId tile = placeAt(i);
        if (scene.state.players[p].owns(tile))
            list.append(QVariantMap{{"place", targets::idText(idOf(tile))},
                                    {"name", nameOf(scene, placeWord(tile))},
                                    {"icon", icons::place(tile)},
                                    {"target", targets::place(p, tile)}});
    }
    return list;
}

int waiting(const Workforce& work) {
    const auto isThere = [](Token token) { return token != Token::Nothing; };
    return static_cast<int>(std::count_if(work.market.begin(), work.market.end(), isThere) +
                            std::count_if(work.tower.begin(), work.tower.end(), isThere));
}

QVariantMap seatRow(const Scene& scene, PlayerIndex p) {
    const Player& player = scene.state.players[p];
    const QString target = targets::seat(p);
    return {{"key", QString::number(p + 1)},
            {"seat", p + 1},
            {"target", target},
            {"name", seatName(scene, p)},
            {"tincture", tinctureOf(scene, p)},
            {"language", scene.seats.value(p).language},
            {"active", asker(scene) == p},
            {"asked", scene.state.isAsked(p)},
            {"ready", scene.state.saidDone(p)},
            {"start", scene.state.startPlayer == p},
            {"coins", player.coins},
            {"points", pointsNow(scene, p)},
            {"level", levelOf(scene.definition, player)},
            {"space", player.development},
            {"citizens", player.citizens},
            {"stationsLeft", player.stations},
            {"stationsBuilt", stationsBuilt(scene.state, p)},
            {"bag", player.bagTotal()},
            {"market", waiting(player.work)},
            {"drawNumber", drawNumber(scene.definition, player)},
            {"technologies", player.work.technologies},
            {"goods", waresAtSeat(scene, p)},
            {"tiles", tilesAtSeat(scene, p)},
            {"town", nameOf(scene, townWord(scene, player.merchant))},
            {"townTarget", targets::town(scene.definition, player.merchant)},
            {"winner", scene.state.over() && (scene.state.winners >> p & 1) != 0},
            {"offer", scene.offers.text(target)},
            {"accessible", spoken(scene, seatTold(scene, p), target)}};
}

/// Under the part of its target.
void own(QVariantMap& all, const Scene& scene, const char* part, const char* word, const QString& icon, int n) {
    const QString target = targets::atSeat(scene.viewer, QLatin1String(part));
    all.insert(QLatin1String(part), QVariantMap{{"target", target},
                                                {"name", nameOf(scene, {QLatin1String(word)})},
                                                {"icon", icon},
                                                {"n", n},
                                                {"offer", scene.offers.text(target)}});
}

} // namespace

QVariantMap belongings(const Scene& scene) {
    const Player& player = viewed(scene);
    QVariantMap all;
    own(all, scene, "coins", "coin", QStringLiteral("coin"), player.coins);
    own(all, scene, "stations", "trading-station", icons::piece("house", scene, scene.viewer), player.stations);
    own(all, scene, "development", "development-point", QStringLiteral("devstar"), player.development);
    own(all, scene, "bag", "bag", QStringLiteral("bag"), player.bagTotal());
    own(all, scene, "technology", "technology-tile", QStringLiteral("tech"), player.work.technologies);
    for (const QVariant& ware : waresAtSeat(scene, scene.viewer))
        all.insert(ware.toMap().value("target").toString().section(u'/', 1), ware);
    return all;
}

Rows seatRows(const Scene& scene) {
    Rows rows;
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p)
        rows.append(seatRow(scene, p));
    return rows;
}

} // namespace magister::orleans
