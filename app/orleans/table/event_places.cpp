// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/event_places.h"

#include "app/orleans/table/moves.h"
#include "app/orleans/words/event_text.h"
#include "app/orleans/words/target_names.h"

namespace magister::orleans {

namespace {

/// Things named by an event in which no piece travels.
struct Named {
    const Scene& scene;

    QString operator()(const TileRemoved& e) const { return targets::stack(scene.definition.place(e.tile).stack); }
    QString operator()(const CensusTaken&) const { return targets::track(Track::Farmer); }
    QString operator()(const PlaceUsed& e) const { return targets::place(e.player, e.place); }
    QString operator()(const JobCommitted& e) const { return targets::place(e.player, e.place); }
    QString operator()(const NothingToDraw& e) const { return targets::atSeat(e.player, QStringLiteral("bag")); }
    QString operator()(const HandReturned& e) const { return targets::atSeat(e.player, QStringLiteral("bag")); }
    QString operator()(const BathhouseDrawn& e) const { return targets::place(e.player, PlaceId::Bathhouse); }
    QString operator()(const EventBegan& e) const { return targets::event(e.event); }
    QString operator()(const EventSpared& e) const { return targets::event(e.event); }
    QString operator()(const DebtArisen& e) const { return targets::atSeat(e.player, QStringLiteral("coins")); }
    QString operator()(const DebtDropped& e) const { return targets::atSeat(e.player, QStringLiteral("coins")); }
    template <class E> QString operator()(const E&) const { return {}; }
};

} // namespace

QStringList eventPlaces(const Scene& scene, const State& before, const Event& event) {
    QStringList places;
    for (const PieceMove& move : pieceMoves(scene, before, event))
        places << move.to << move.from;
    places << std::visit(Named{scene}, event);
    if (const PlayerIndex actor = actorOf(event); actor != none) places << targets::seat(actor);
    places.removeAll(QString{});
    places.removeAll(QStringLiteral("prompt"));
    places.removeDuplicates();
    return places.mid(0, 2);
}

} // namespace magister::orleans
