// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/event_places.h"

#include "app/messina/words/event_text.h"
#include "app/messina/table/moves.h"
#include "app/messina/words/names.h"

namespace magister::messina {

namespace {

/// Things named by an event in which no piece travels.
struct Named {
    const Scene& scene;

    QString own(PlayerIndex p, const QString& part) const { return seatTarget(p) + '/' + part; }
    QString spot(PlayerIndex p, const CitizenSpot& s) const {
        if (s.kind == Spot::Hut) return own(p, QStringLiteral("hut/%1").arg(s.index + 1));
        if (s.kind == Spot::Workshop) return own(p, QStringLiteral("workshop/%1").arg(s.index + 1));
        return s.kind == Spot::Square ? square(p, static_cast<SquareIndex>(s.index)) : QString{};
    }
    QString square(PlayerIndex p, SquareIndex index) const {
        const auto& board = scene.definition.boards[scene.state.players[p].board];
        return own(p, "square/" + QString::fromStdString(board.squares[index].id));
    }
    QString book(Book book, int space) const { return QStringLiteral("book:%1/%2").arg(bookId(book)).arg(space); }

    QString operator()(const HexActionUsed& e) const { return placeTarget(scene, e.place); }
    QString operator()(const CitizensLost& e) const { return placeTarget(scene, e.place); }
    QString operator()(const DistrictRepopulated& e) const { return placeTarget(scene, e.place); }
    QString operator()(const HexAdded& e) const { return placeTarget(scene, e.place); }
    QString operator()(const CitizenUpgraded& e) const { return spot(e.player, e.spot); }
    QString operator()(const BuildingProduced& e) const { return spot(e.player, e.spot); }
    QString operator()(const CitizenActivated& e) const { return square(e.player, e.square); }
    QString operator()(const CitizenStays& e) const { return own(e.player, QStringLiteral("hut/%1").arg(e.hut + 1)); }
    QString operator()(const QuarantineAdvanced& e) const {
        return own(e.player, QStringLiteral("hut/%1").arg(e.hut + 1));
    }
    QString operator()(const BookActionEarned& e) const { return book(e.book, e.space); }
    QString operator()(const BookActionUsed& e) const { return book(e.book, e.space); }
    QString operator()(const BookActionLapsed& e) const { return book(e.book, e.space); }
    QString operator()(const ScrollAdvanced& e) const {
        return own(e.player, QStringLiteral("scroll/%1").arg(e.track + 1));
    }
    QString operator()(const OverseerUpgraded& e) const { return own(e.player, "overseer/" + classId(e.citizenClass)); }
    QString operator()(const PointsScored& e) const { return own(e.player, QStringLiteral("points")); }
    QString operator()(const WheelTurned&) const { return QStringLiteral("wheel"); }
    QString operator()(const RoundStarted& e) const { return QStringLiteral("row:round-table/%1").arg(e.round); }
    QString operator()(const DockingTileDrawn& e) const { return placeTarget(scene, layoutOf(scene).dock(e.corner)); }
    template <class E> QString operator()(const E&) const { return {}; }
};

} // namespace

QStringList eventPlaces(const Scene& scene, const State& before, const Event& event) {
    QStringList places;
    for (const PieceMove& move : pieceMoves(scene, before, event))
        places << move.to << move.from;
    places << std::visit(Named{scene}, event);
    if (const PlayerIndex actor = actorOf(event); actor != none) places << seatTarget(actor);
    places.removeAll(QString{});
    places.removeAll(QStringLiteral("stacks"));
    places.removeDuplicates();
    return places.mid(0, 2);
}

} // namespace magister::messina
