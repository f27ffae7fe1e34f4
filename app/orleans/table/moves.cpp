// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/moves.h"

#include "app/orleans/table/row_parts.h"

#include <algorithm>

namespace magister::orleans {

namespace {

struct Traveller {
    const Scene& scene;
    const State& before;

    QString own(PlayerIndex p, const char* part) const { return targets::atSeat(p, QLatin1String(part)); }
    QString place(PlayerIndex p, PlaceId id) const { return targets::place(p, id); }
    QString slot(PlayerIndex p, PlaceId id, SlotOfPlace slot) const {
        return targets::slot(scene.definition, p, id, slot);
    }
    /// The first space of market or tower where that token lies before, or else an empty one.
    QString space(PlayerIndex p, Token token, bool tower) const {
        const auto& work = before.players[p].work;
        const auto find = [&](const auto& tokens, const char* zone) {
            auto at = std::find(tokens.begin(), tokens.end(), token);
            if (at == tokens.end()) at = std::find(tokens.begin(), tokens.end(), Token::Nothing);
            return own(p, zone) + QStringLiteral("/%1").arg(at == tokens.end() ? 0 : at - tokens.begin());
        };
        return tower ? find(work.tower, "tower") : find(work.market, "market");
    }
    /// Empty spaces of the market, in their order.
    QString freeSpace(PlayerIndex p, int nth) const {
        const auto& market = before.players[p].work.market;
        for (std::size_t i = 0; i < market.size(); ++i)
            if (market[i] == Token::Nothing && nth-- == 0) return own(p, "market") + QStringLiteral("/%1").arg(i);
        return own(p, "market") + QStringLiteral("/0");
    }
    QString piece(const char* kind, PlayerIndex p) const { return icons::piece(kind, scene, p); }
    QVector<PieceMove> coins(const QString& from, const QString& to) const { return {{"coin", from, to}}; }
    QString fromPlaceInUse(PlayerIndex p) const {
        const std::uint8_t id = before.isAsked(p) ? before.question(p).place : none;
        return id == none ? own(p, "coins") : place(p, placeAt(id));
    }
    Token onSlot(PlayerIndex p, PlaceId id, SlotOfPlace slot) const {
        return tokenAt(before.players[p], scene.definition, id, slot);
    }

    QVector<PieceMove> operator()(const HourglassTurned& e) const {
        return {{icons::event(e.event), QStringLiteral("hourglass"), targets::event(e.event)}};
    }
    QVector<PieceMove> operator()(const CoinsGained& e) const {
        const QString from = fromPlaceInUse(e.player), to = own(e.player, "coins");
        return from == to ? coins(QStringLiteral("prompt"), to) : coins(from, to);
    }
    QVector<PieceMove> operator()(const CoinsPaid& e) const {
        return coins(own(e.player, "coins"), e.to == none ? QStringLiteral("prompt") : own(e.to, "coins"));
    }
    QVector<PieceMove> operator()(const FollowersDrawn& e) const {
        QVector<PieceMove> moves;
        for (int i = 0; i < static_cast<int>(e.tokens.size()); ++i)
            moves.append({icons::token(e.tokens[static_cast<std::size_t>(i)]), own(e.player, "bag"),
                          e.toHand ? own(e.player, "hand") + QStringLiteral("/%1").arg(i) : freeSpace(e.player, i)});
        return moves;
    }
    QVector<PieceMove> operator()(const FollowerKept& e) const {
        if (!isFollower(e.token)) return {};
        return {{icons::token(e.token), own(e.player, "hand"), space(e.player, Token::Nothing, e.tower)}};
    }
    QVector<PieceMove> operator()(const FollowerRetrieved& e) const {
        return {{icons::token(e.token), slot(e.player, e.place, e.slot), freeSpace(e.player, 0)}};
    }
    /// What others plan in secret is seen by nobody else. planning.together
    template <class E> bool isSecret(const E& e) const { return e.hidden && e.player != scene.viewer; }
    QVector<PieceMove> operator()(const FollowerPlaced& e) const {
        if (isSecret(e) || !isFollower(e.token)) return {};
        return {{icons::token(e.token), space(e.player, e.token, e.fromTower), slot(e.player, e.place, e.slot)}};
    }
    QVector<PieceMove> operator()(const TechnologyPlaced& e) const {
        if (isSecret(e)) return {};
        return {{"tech", own(e.player, "technology"), slot(e.player, e.place, e.slot)}};
    }
    QVector<PieceMove> operator()(const PlacementTakenBack& e) const {
        if (isSecret(e) || e.token == Token::Nothing) return {};
        const QString to = e.token == Token::Technology ? own(e.player, "technology") : freeSpace(e.player, 0);
        return {{icons::token(e.token), slot(e.player, e.place, e.slot), to}};
    }
    QVector<PieceMove> operator()(const FollowersReturned& e) const {
        QVector<PieceMove> moves;
        for (const Token token : before.players[e.player].work.at(e.place).tokens)
            if (isFollower(token)) moves.append({icons::token(token), place(e.player, e.place), own(e.player, "bag")});
        return moves;
    }
    QVector<PieceMove> operator()(const FollowerRecruited& e) const {
        return {{icons::follower(e.follower), targets::supply(e.follower), own(e.player, "bag")}};
    }
    QVector<PieceMove> operator()(const TrackAdvanced& e) const {
        return {{piece("disc", e.player), targets::trackSpace(e.track, before.players[e.player].track(e.track)),
                 targets::trackSpace(e.track, e.to)}};
    }
    QVector<PieceMove> operator()(const GoodGained& e) const {
        return {{icons::good(e.good), targets::goods(e.good), targets::ware(e.player, wareOf(e.good))}};
    }
    QVector<PieceMove> operator()(const GoodTaken& e) const {
        return {
            {icons::good(e.good), targets::mapGood(scene.definition, e.slot), targets::ware(e.player, wareOf(e.good))}};
    }
    QVector<PieceMove> operator()(const WarePaid& e) const {
        return {{icons::ware(e.ware), targets::ware(e.player, e.ware),
                 e.gone ? QStringLiteral("prompt") : targets::goods(goodOf(e.ware))}};
    }
    QVector<PieceMove> operator()(const BreadBaked& e) const {
        return {{icons::good(Good::Grain), targets::ware(e.player, Ware::Grain), targets::ware(e.player, Ware::Bread)}};
    }
    QVector<PieceMove> operator()(const TechnologyGained& e) const {
        return {{"tech", QStringLiteral("technologies"), own(e.player, "technology")}};
    }
    QVector<PieceMove> operator()(const TileTaken& e) const {
        return {{icons::place(e.tile), targets::stack(scene.definition.place(e.tile).stack), place(e.player, e.tile)}};
    }
    QVector<PieceMove> operator()(const DevelopmentMoved& e) const {
        return {{piece("disc", e.player), targets::developmentSpace(e.from), targets::developmentSpace(e.to)}};
    }
    QVector<PieceMove> operator()(const CitizenTaken& e) const {
        QString from = QStringLiteral("prompt");
        if (e.citizen >= firstDeedCitizen && e.citizen < lastCitizen)
            from = targets::deed(static_cast<DeedId>(e.citizen - firstDeedCitizen));
        else if (e.citizen < scene.definition.development.citizens.size())
            from = targets::developmentSpace(scene.definition.development.citizens[e.citizen]);
        else if (e.citizen != lastCitizen)
            from = targets::track(e.citizen == knightCitizen ? Track::Knight : Track::Boatman);
        return {{"citizen", from, own(e.player, "citizens")}};
    }
    QVector<PieceMove> operator()(const MerchantMoved& e) const {
        const Connection& way = scene.definition.connections[e.connection];
        return {{piece("merchant", e.owner), targets::town(scene.definition, way.other(e.to)),
                 targets::town(scene.definition, e.to)}};
    }
    QVector<PieceMove> operator()(const StationBuilt& e) const {
        return {{piece("house", e.player), own(e.player, "stations"), targets::town(scene.definition, e.town)}};
    }
    QVector<PieceMove> operator()(const FollowerSent& e) const {
        const QString from = e.fromTower ? own(e.player, "tower") + QStringLiteral("/%1").arg(e.slot)
                                         : slot(e.player, PlaceId::TownHall, e.slot);
        return {{icons::follower(e.follower), from, targets::deedSpace(e.deed, e.follower)}};
    }
    QVector<PieceMove> operator()(const SacristyUsed& e) const {
        return {{icons::follower(Follower::Monk), place(e.player, PlaceId::Sacristy), own(e.player, "bag")}};
    }
    QVector<PieceMove> operator()(const PlagueDrawn& e) const {
        if (!isFollower(e.token) || isOwn(e.token)) return {};
        return {{icons::token(e.token), own(e.player, "bag"), targets::supply(kindOf(e.token))}};
    }
    QVector<PieceMove> operator()(const StationLost& e) const {
        const QString from = e.town == none ? own(e.player, "stations") : targets::town(scene.definition, e.town);
        return {{piece("house", e.player), from, QStringLiteral("prompt")}};
    }
    QVector<PieceMove> operator()(const FollowerLost& e) const {
        if (!isFollower(e.token)) return {};
        return {{icons::token(e.token), own(e.player, "bag"), QStringLiteral("prompt")}};
    }
    QVector<PieceMove> operator()(const TileLost& e) const {
        return {{icons::place(e.tile), place(e.player, e.tile), QStringLiteral("prompt")}};
    }
    QVector<PieceMove> operator()(const TechnologyLost& e) const {
        const QString from = e.place == none ? own(e.player, "technology") : slot(e.player, placeAt(e.place), e.slot);
        return {{"tech", from, QStringLiteral("prompt")}};
    }
    template <class E> QVector<PieceMove> operator()(const E&) const { return {}; }
};

} // namespace

QVector<PieceMove> pieceMoves(const Scene& scene, const State& before, const Event& event) {
    return std::visit(Traveller{scene, before}, event);
}

} // namespace magister::orleans
