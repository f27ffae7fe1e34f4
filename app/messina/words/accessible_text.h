// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/scene.h"

#include <QStringList>

/// What there is to be told of a thing, as short phrases, the name first: a screen reader says them in one breath, a card
/// shows them line by line.
namespace magister::messina {

QStringList placeTold(const Scene& scene, PlaceIndex place);
/// A ship in its bay; empty for an empty bay.
QStringList shipTold(const Scene& scene, const Bay& bay);
QStringList dockTold(const Scene& scene, std::uint8_t corner);
QStringList squareTold(const Scene& scene, SquareIndex square);
QStringList nodeTold(const Scene& scene, std::uint8_t node);
QStringList overseerTold(const Scene& scene, CitizenClass citizenClass);
QStringList hutTold(const Scene& scene, std::uint8_t hut);
QStringList workshopTold(const Scene& scene, std::uint8_t slot);
QStringList scrollTold(const Scene& scene, std::uint8_t track);
QStringList seatTold(const Scene& scene, PlayerIndex player);
/// The opponent of the solo game. Precondition: the game is one.
QStringList opponentTold(const Scene& scene);
QStringList spaceTold(const Scene& scene, Book book, std::uint8_t space);
/// kind: "hut-upgrades", "workshops" or "carts".
QStringList marketTold(const Scene& scene, const QString& kind, std::uint8_t pile);
/// Whose lieutenants stand or lie there; empty for nobody's.
QStringList pawnsTold(const Scene& scene, PlaceIndex place);
QString ratTold(const Scene& scene, Rat rat);

/// The same in one breath for a screen reader, with what can be done with that target last.
QString spoken(const Scene& scene, QStringList told, const QString& target);

} // namespace magister::messina
