// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/moves.h"

#include "app/messina/words/icons.h"
#include "app/messina/words/names.h"

namespace magister::messina {

namespace {

struct Traveller {
    const Scene& scene;
    const State& before;

    QString tincture(PlayerIndex p) const { return scene.seats.value(p).tincture; }
    QString place(PlaceIndex p) const { return placeTarget(scene, p); }
    QString own(PlayerIndex p, const QString& part) const { return seatTarget(p) + '/' + part; }
    QString numbered(PlayerIndex p, const char* part, int i) const {
        return own(p, QStringLiteral("%1/%2").arg(part).arg(i + 1));
    }
    QString spot(PlayerIndex p, const CitizenSpot& s) const {
        switch (s.kind) {
        case Spot::Square: {
            const auto& board = scene.definition.boards[scene.state.players[p].board];
            return own(p, "square/" + QString::fromStdString(board.squares[s.index].id));
        }
        case Spot::Hut:
            return numbered(p, "hut", s.index);
        case Spot::Workshop:
            return numbered(p, "workshop", s.index);
        case Spot::Nowhere:
            return QStringLiteral("stacks");
        }
        return {};
    }
    QString store(PlayerIndex p, Token token) const {
        return own(p, token == Token::Coin ? QStringLiteral("coins") : wordOf(token));
    }
    QString bookSpace(Book book, int space) const { return QStringLiteral("book:%1/%2").arg(bookId(book)).arg(space); }
    QString home(PlayerIndex p, std::uint8_t lieutenant) const {
        const Lieutenant& l = before.players[p].lieutenants[lieutenant];
        return l.status == LieutenantStatus::Lying ? place(l.place) : own(p, "estate");
    }

    QVector<PieceMove> operator()(const LieutenantPlaced& e) const {
        return {{"pawn-" + tincture(e.player), home(e.player, e.lieutenant), place(e.place)}};
    }
    QVector<PieceMove> operator()(const LieutenantRecalled& e) const {
        return {{"pawn-" + tincture(e.player), home(e.player, e.lieutenant), own(e.player, "estate")}};
    }
    QVector<PieceMove> operator()(const TokensGained& e) const {
        const PlaceIndex here = before.turn.place;
        return {{tokenIcon(e.token), here == none ? QStringLiteral("stacks") : place(here), store(e.player, e.token)}};
    }
    QVector<PieceMove> operator()(const TokensPaid& e) const {
        return {{tokenIcon(e.token), store(e.player, e.token), QStringLiteral("stacks")}};
    }
    QVector<PieceMove> operator()(const RatsTaken& e) const {
        const PlaceIndex here = before.turn.place;
        return {{"rat-left", here == none ? QStringLiteral("stacks") : place(here), own(e.player, "rats")}};
    }
    QVector<PieceMove> operator()(const CitizenRescued& e) const {
        return {{classId(e.citizenClass), place(e.place) + "/citizens", spot(e.player, e.to)}};
    }
    QVector<PieceMove> operator()(const CitizenMoved& e) const {
        return {{citizenIcon(e.citizen), spot(e.player, e.from), spot(e.player, e.to)}};
    }
    QVector<PieceMove> operator()(const CitizenLeft& e) const {
        return {{citizenIcon(e.citizen), spot(e.player, e.from), QStringLiteral("stacks")}};
    }
    QVector<PieceMove> operator()(const CubeRemoved& e) const {
        return {{"plague", place(e.place), QStringLiteral("cubes")}};
    }
    QVector<PieceMove> operator()(const CubePlaced& e) const {
        return {{"plague", QStringLiteral("cubes"), place(e.place)}};
    }
    QVector<PieceMove> operator()(const CitizensArrived& e) const {
        return {{classId(e.citizenClass), QStringLiteral("stacks"), place(e.place)}};
    }
    QVector<PieceMove> operator()(const DiscMoved& e) const {
        const int from = before.players[e.player].book(e.book);
        return {{"disc-" + tincture(e.player), bookSpace(e.book, from), bookSpace(e.book, e.to)}};
    }
    QVector<PieceMove> operator()(const OverseerAdvanced& e) const {
        const Overseer& was = before.players[e.player].overseer(e.citizenClass);
        return {{"overseer-" + classId(e.citizenClass) + (was.upgraded ? "-up" : ""),
                 own(e.player, "node/" + nodeId(scene.definition, e.citizenClass, was.branch, was.step)),
                 own(e.player, "node/" + nodeId(scene.definition, e.citizenClass, e.branch, e.step))}};
    }
    QVector<PieceMove> operator()(const ShipTaken& e) const {
        const QString dock = place(layoutOf(scene).dock(e.corner));
        return {{"ship", QStringLiteral("%1/ship/%2").arg(dock).arg(e.bay + 1), own(e.player, "ships")}};
    }
    QVector<PieceMove> operator()(const HutUpgradePlaced& e) const {
        return {{"hut", QStringLiteral("market:hut-upgrades"), numbered(e.player, "hut", e.hut)}};
    }
    QVector<PieceMove> operator()(const WorkshopTaken& e) const {
        return {
            {"workshop", "market:workshops/" + classId(static_cast<CitizenClass>(e.pile)), own(e.player, "workshops")}};
    }
    QVector<PieceMove> operator()(const CartTaken& e) const {
        return {{"cart", QStringLiteral("market:carts/%1").arg(e.pile + 1), own(e.player, "carts")}};
    }
    QVector<PieceMove> operator()(const ShipArrived& e) const {
        const QString dock = place(layoutOf(scene).dock(e.corner));
        return {{"ship", QStringLiteral("stacks"), QStringLiteral("%1/ship/%2").arg(dock).arg(e.bay + 1)}};
    }
    template <class E> QVector<PieceMove> operator()(const E&) const { return {}; }
};

} // namespace

QVector<PieceMove> pieceMoves(const Scene& scene, const State& before, const Event& event) {
    return std::visit(Traveller{scene, before}, event);
}

} // namespace magister::messina
