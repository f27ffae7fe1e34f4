// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"

#include <QStringList>

/// What there is to be told of a thing, as short phrases, the name first: a screen reader says them in one breath, a
/// card shows them line by line.
namespace magister::orleans {

/// A place of that player, with what stands on it. Precondition: the player owns it.
QStringList placeTold(const Scene& scene, PlayerIndex player, PlaceId place);
QStringList townTold(const Scene& scene, TownIndex town);
/// A road or a waterway, with the goods that lie on it.
QStringList wayTold(const Scene& scene, ConnectionIndex connection);
/// A goods slot of the map.
QStringList goodTold(const Scene& scene, SlotIndex slot);
QStringList trackTold(const Scene& scene, Track track, int space);
QStringList developmentTold(const Scene& scene, int space);
QStringList deedTold(const Scene& scene, DeedId deed);
/// A place tile of the two stacks.
QStringList tileTold(const Scene& scene, PlaceId place);
/// A stack of the goods market.
QStringList goodsTold(const Scene& scene, Good good);
QStringList eventTold(const Scene& scene, EventKind event);
QStringList seatTold(const Scene& scene, PlayerIndex player);
/// A space of the market; from maxMarketSpaces on, one of the tower.
QStringList marketTold(const Scene& scene, PlayerIndex player, int index);
/// The bag: what is in it only where the viewer may look.
QStringList bagTold(const Scene& scene, PlayerIndex player);

/// "Chartres – Orléans"
QString wayName(const Scene& scene, ConnectionIndex connection);
/// A slot of a place, with what it asks for and what stands there: "1: farmer (empty)".
QString slotTold(const Scene& scene, PlayerIndex player, PlaceId place, SlotOfPlace slot);

/// The same in one breath for a screen reader, with what can be done with that target last.
QString spoken(const Scene& scene, QStringList told, const QString& target);

} // namespace magister::orleans
