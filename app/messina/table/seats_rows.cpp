// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/rows.h"

#include "app/messina/words/accessible_text.h"
#include "app/messina/words/names.h"

#include <algorithm>

namespace magister::messina {

const QStringList roles::seats{"seat",        "name",      "tincture",    "ordinal",   "active",     "points",
                               "coins",       "wood",      "fire",        "bigFire",   "rats",       "ratPoints",
                               "lieutenants", "craftsmen", "aristocrats", "nuns",      "ships",      "carts",
                               "cartsReady",  "huts",      "workshops",   "districts", "popularity", "city",
                               "church",      "target",    "winner",      "rank",
                               "accessible"};

QVariantList seatLieutenants(const Scene& scene, PlayerIndex p) {
    QVariantList list;
    for (std::size_t i = 0; i < lieutenantCount; ++i) {
        const Lieutenant& l = scene.state.players[p].lieutenants[i];
        const bool inTown = l.status == LieutenantStatus::Lying || l.status == LieutenantStatus::Standing;
        const bool onDistrict = inTown && layoutOf(scene).places[l.place].kind == PlaceKind::District;
        const QString target = QStringLiteral("%1/lieutenant/%2").arg(seatTarget(p)).arg(i + 1);
        list.append(
            QVariantMap{{"n", static_cast<int>(i) + 1},
                        {"status", wordOf(l.status)},
                        {"place", onDistrict ? QString::fromStdString(layoutOf(scene).places[l.place].name) : QString{}},
                        {"where", inTown ? phrase(scene.language, QStringLiteral("{place:nom}"),
                                                  {{"place", placeField(scene, l.place)}})
                                         : QString{}},
                        {"target", target},
                        {"offer", scene.offers.text(target)}});
    }
    return list;
}

namespace {

/// Citizens of a class in sectors, huts and workshops.
int citizens(const Player& player, CitizenClass c) {
    const auto isOne = [c](Citizen citizen) { return citizen != Citizen::Nobody && classOf(citizen) == c; };
    const auto count = [](const auto& list, auto test) {
        return static_cast<int>(std::count_if(list.begin(), list.end(), test));
    };
    return count(player.squares, isOne) + count(player.huts, [&](const Hut& hut) { return isOne(hut.citizen); }) +
           count(player.workshops, [&](const WorkshopSlot& slot) { return isOne(slot.citizen); });
}

int ratPoints(const Scene& scene, const Player& player) {
    const auto& penalty = scene.definition.ratPenalty;
    return penalty.empty() ? 0 : -static_cast<int>(penalty[std::min<std::size_t>(player.rats, penalty.size() - 1)]);
}

int ordinal(const State& state, PlayerIndex p) {
    for (std::size_t i = 0; i < state.playerCount; ++i)
        if (state.order[i] == p) return static_cast<int>(i) + 1;
    return 0;
}

/// Place on the score track, 1 for the leader; of two discs on one space the upper one is the better. prep.order-score-track
int scoreRank(const State& state, PlayerIndex p) {
    const auto& arrival = state.scoreArrival;
    const auto heightOf = [&](PlayerIndex q) { return std::find(arrival.begin(), arrival.end(), q) - arrival.begin(); };
    int rank = 1;
    for (PlayerIndex q = 0; q < state.playerCount; ++q) {
        const int more = state.players[q].points - state.players[p].points;
        rank += more > 0 || (more == 0 && heightOf(q) > heightOf(p));
    }
    return rank;
}

QVariantMap seatRow(const Scene& scene, PlayerIndex p) {
    const Player& player = scene.state.players[p];
    const auto ready =
        std::count_if(player.carts.begin(), player.carts.end(), [](const CartSlot& c) { return !c.used; });
    const auto upgrades =
        std::count_if(player.huts.begin(), player.huts.end(), [](const Hut& h) { return h.upgrade != none; });
    return {{"key", QString::number(p + 1)},
            {"seat", p + 1},
            {"name", seatName(scene, p)},
            {"tincture", scene.seats.value(p).tincture},
            {"ordinal", ordinal(scene.state, p)},
            {"active", scene.state.toAct() == p},
            {"points", player.points},
            {"coins", player.token(Token::Coin)},
            {"wood", player.token(Token::Wood)},
            {"fire", player.token(Token::Fire)},
            {"bigFire", player.token(Token::BigFire)},
            {"rats", player.rats},
            {"ratPoints", ratPoints(scene, player)},
            {"lieutenants", seatLieutenants(scene, p)},
            {"craftsmen", citizens(player, CitizenClass::Craftsman)},
            {"aristocrats", citizens(player, CitizenClass::Aristocrat)},
            {"nuns", citizens(player, CitizenClass::Nun)},
            {"ships", static_cast<int>(player.ships.size())},
            {"carts", static_cast<int>(player.carts.size())},
            {"cartsReady", static_cast<int>(ready)},
            {"huts", static_cast<int>(upgrades)},
            {"workshops", static_cast<int>(player.workshops.size())},
            {"districts", static_cast<int>(player.districts.size())},
            {"popularity", player.book(Book::Popularity)},
            {"city", player.book(Book::City)},
            {"church", player.book(Book::Church)},
            {"target", seatTarget(p)},
            {"winner", scene.state.over() && (scene.state.winners >> p & 1) != 0},
            {"rank", scoreRank(scene.state, p)},
            {"accessible", joined(seatTold(scene, p))}};
}

} // namespace

Rows seatRows(const Scene& scene) {
    Rows rows;
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p)
        rows.append(seatRow(scene, p));
    return rows;
}

} // namespace magister::messina
