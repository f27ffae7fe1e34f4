// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/targets.h"

#include "app/orleans/table/recall.h"
#include "app/orleans/words/names.h"
#include "app/orleans/words/target_names.h"
#include "engine/orleans/notation.h"

#include <algorithm>

namespace magister::orleans {

namespace {

QString button(const char* name) {
    return QLatin1String("button:") + QLatin1String(name);
}
QString button(const char* name, int n) {
    return button(name) + QString::number(n);
}

/// Visits a command; every overload gives the targets of one kind.
struct TargetNamer {
    const Definition& definition;
    const State& state;
    PlayerIndex player;

    const Player& me() const { return state.players[player]; }
    QString own(const QString& part) const { return targets::atSeat(player, part); }
    QString place(PlaceId id) const { return targets::place(player, id); }
    PlaceId inUse() const {
        const std::uint8_t place = state.isAsked(player) ? state.question(player).place : none;
        return place == none ? PlaceId::TownHall : placeAt(place);
    }

    /// A slot and its place; of the open row the kind, the row and the place.
    QStringList slot(PlaceId id, SlotOfPlace slot, bool taken) const {
        const QString name = targets::slot(definition, player, id, slot);
        if (!definition.place(id).openRow) return {name};
        if (!taken) return {name};
        return {name + u'/' + targets::idText(idOf(static_cast<Token>(slot))), name};
    }
    /// Every space of a zone where that token lies.
    template <class Tokens> QStringList lying(const char* zone, const Tokens& tokens, Token token) const {
        QStringList names;
        for (std::size_t i = 0; i < tokens.size(); ++i)
            if (tokens[i] == token) names.append(own(QStringLiteral("%1/%2").arg(QLatin1String(zone)).arg(i)));
        return names;
    }
    QStringList way(PlayerIndex owner, ConnectionIndex index) const {
        const Connection& connection = definition.connections[index];
        const TownIndex from = state.players[owner].merchant;
        QStringList names{targets::way(definition, index)};
        if (from == connection.a || from == connection.b)
            names.prepend(targets::town(definition, connection.other(from)));
        return names;
    }
    QStringList tile(PlaceId id) const { return {targets::tile(id), targets::stack(definition.place(id).stack)}; }

    QStringList operator()(const RemoveTile& c) const { return tile(c.tile); }
    QStringList operator()(const Decline&) const { return {button("decline")}; }
    QStringList operator()(const Proceed&) const {
        const bool turns = state.kind(player) == PromptKind::TurnHourglass;
        return {button("proceed"), turns ? QStringLiteral("hourglass") : targets::event(state.event)};
    }
    QStringList operator()(const PayCoins&) const { return {button("pay-coins"), own(QStringLiteral("coins"))}; }
    QStringList operator()(const GiveUp& c) const {
        switch (c.asset) {
        case TortureAsset::TradingStation:
            return {c.which == none ? own(QStringLiteral("stations")) : targets::town(definition, c.which)};
        case TortureAsset::RandomFollower:
            return {own(QStringLiteral("bag"))};
        case TortureAsset::DevelopmentPoint:
            return {own(QStringLiteral("development")), targets::developmentSpace(me().development)};
        case TortureAsset::Good:
            return {targets::ware(player, static_cast<Ware>(c.which))};
        case TortureAsset::PlaceTile:
            return {place(placeAt(c.which))};
        case TortureAsset::TechnologyTile:
            return {c.which == none ? own(QStringLiteral("technology"))
                                    : targets::slot(definition, player, placeAt(c.which), c.slot)};
        }
        return {QStringLiteral("prompt")};
    }
    QStringList operator()(const DrawFollowers& c) const {
        return {button("draw-", c.count), own(QStringLiteral("bag"))};
    }
    QStringList operator()(const UseBathhouse&) const { return {button("bathhouse"), place(PlaceId::Bathhouse)}; }
    QStringList operator()(const KeepDrawn& c) const {
        return lying("hand", me().hand, c.token) + QStringList{button(c.tower ? "keep-tower" : "keep-market")};
    }
    QStringList operator()(const ReturnDrawn&) const { return {button("return-drawn")}; }
    QStringList operator()(const Retrieve& c) const {
        return slot(c.place, c.slot, true) + QStringList{button("retrieve")};
    }
    QStringList operator()(const Done&) const { return {button("done")}; }
    QStringList operator()(const PlaceFollower& c) const {
        return slot(c.place, c.slot, false) + QStringList{place(c.place)} +
               (c.fromTower ? lying("tower", me().work.tower, c.token) : lying("market", me().work.market, c.token));
    }
    QStringList operator()(const PlaceTechnology& c) const {
        return slot(c.place, c.slot, false) + QStringList{place(c.place), own(QStringLiteral("technology"))};
    }
    QStringList operator()(const TakeBack& c) const { return slot(c.place, c.slot, true); }
    QStringList operator()(const CommitJob&) const { return {button("commit")}; }
    QStringList operator()(const PlanAgain&) const { return {recallButton(player), planOf(player)}; }
    QStringList operator()(const UsePlace& c) const { return {place(c.place)}; }
    QStringList operator()(const Pass&) const { return {button("pass")}; }
    QStringList operator()(const RecruitFollower& c) const {
        if (!hasTrack(c.follower)) return {targets::supply(c.follower)};
        const Track track = trackOf(c.follower);
        const int next = std::min<int>(me().track(track) + 1, definition.track(track).lastSpace());
        return {targets::trackSpace(track, next), targets::track(track), targets::supply(c.follower)};
    }
    QStringList operator()(const TakeTile& c) const { return tile(c.tile); }
    QStringList operator()(const Travel& c) const {
        return c.connection == none ? QStringList{button("stay")} : way(player, c.connection);
    }
    QStringList operator()(const TakeGood& c) const {
        if (c.slot == bothGoods) return {button("both-goods")};
        const ConnectionIndex index = state.question(player).connection;
        const auto lying = static_cast<SlotIndex>(definition.connections[index].firstSlot + c.slot);
        QStringList names{targets::mapGood(definition, lying)};
        // Whoever clicks the route is not asked which of two alike is meant.
        if (c.slot == 0 || !hasTwinGoods(definition, state, index)) names.append(targets::way(definition, index));
        return names;
    }
    QStringList operator()(const SendFollower& c) const {
        const bool tower = definition.place(inUse()).effect.kind == EffectKind::Tower;
        return {targets::deedSpace(c.deed, c.space), targets::deed(c.deed),
                tower ? own(QStringLiteral("tower/%1").arg(c.slot))
                      : targets::slot(definition, player, inUse(), c.slot)};
    }
    QStringList operator()(const TakeDeedReward& c) const { return {button(c.development ? "development" : "coins")}; }
    QStringList operator()(const BuyDevelopment& c) const { return {button("buy-", c.coins)}; }
    QStringList operator()(const PayWare& c) const { return {targets::ware(player, c.ware)}; }
    QStringList operator()(const BakeBread& c) const { return {button("bake-", c.grain)}; }
    QStringList operator()(const TakeReward& c) const {
        return {targets::trackSpace(c.track, me().track(c.track)), targets::track(c.track)};
    }
    QStringList operator()(const MoveMerchant& c) const {
        return way(c.player, c.connection) + QStringList{targets::atSeat(c.player, QStringLiteral("merchant"))};
    }
    QStringList operator()(const HandInFood& c) const { return {targets::ware(player, c.ware)}; }
    QStringList operator()(const PayFine&) const { return {button("fine")}; }
    QStringList operator()(const UseSacristy&) const { return {button("sacristy"), place(PlaceId::Sacristy)}; }
};

} // namespace

QStringList targetsOf(const Definition& definition, const State& state, PlayerIndex player, const Command& command) {
    return std::visit(TargetNamer{definition, state, player}, command);
}

std::uint8_t pieceOf(const Command& command) {
    if (const auto* placed = std::get_if<PlaceFollower>(&command)) return pieceOf(placed->token, placed->fromTower);
    if (std::holds_alternative<PlaceTechnology>(command)) return pieceOf(Token::Technology, false);
    return nobody;
}

int coinsFor(const Definition& definition, const State& state, PlayerIndex player, const Command& command) {
    if (const auto* bought = std::get_if<BuyDevelopment>(&command)) return bought->coins;
    if (std::holds_alternative<PayCoins>(command))
        return std::min<int>(state.players[player].coins, state.question(player).amount);
    if (std::holds_alternative<MoveMerchant>(command)) return definition.place(PlaceId::Tribunal).price.coinsToMoved;
    const auto* used = std::get_if<UsePlace>(&command);
    if (!used) return 0;
    const Price& price = definition.place(used->place).price;
    return price.coins + price.coinsToMoved;
}

QString wholeOf(const QString& target) {
    const QStringList parts = target.split(u'/');
    if (parts.size() < 2) return {};
    if (!target.startsWith(QLatin1String("seat:"))) return parts.at(0);
    // A place is a thing of its own at the seat; its slots are parts of it, what stands in an open row is part of the
    // row.
    if (parts.size() == 4 && parts.at(2) == QLatin1String("open")) return parts.mid(0, 3).join(u'/');
    return parts.size() > 2 && parts.at(1).startsWith(QLatin1String("place:")) ? parts.mid(0, 2).join(u'/') : QString{};
}

} // namespace magister::orleans
