// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"

#include <QStringList>

/// Names of drawings (resources/art/icons) for the things of the game.
namespace magister::orleans {

QString followerIcon(Follower kind); ///< "f-artisan"
QString tokenIcon(Token token);      ///< of a follower or of technology; empty for nothing
QString slotIcon(Slot slot);         ///< "slot-any"
QString goodIcon(Good good);         ///< "g-grain"
QString wareIcon(Ware ware);
QString placeIcon(PlaceId place); ///< "pl-town_hall"
QString eventIcon(EventKind event);

/// What using a place does, or what it does all the time, in reading order: names of drawings, numbers as "n:2", and the
/// signs "plus", "slash", "per", "equals" and "arrow".
QStringList effectIcons(const Definition& definition, PlaceId place);
/// What using it costs besides its followers; of goods, any one of those shown.
QStringList priceIcons(const Definition& definition, PlaceId place);

} // namespace magister::orleans
