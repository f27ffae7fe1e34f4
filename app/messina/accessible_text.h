// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messina/scene.h"

/// What a screen reader says of a thing: a list of short phrases, the name first, what can be done last.
namespace magister::messina {

QString placeSpoken(const Scene& scene, PlaceIndex place);
QString dockSpoken(const Scene& scene, std::uint8_t corner);
QString squareSpoken(const Scene& scene, SquareIndex square);
QString nodeSpoken(const Scene& scene, std::uint8_t node);
QString overseerSpoken(const Scene& scene, CitizenClass citizenClass);
QString hutSpoken(const Scene& scene, std::uint8_t hut);
QString workshopSpoken(const Scene& scene, std::uint8_t slot);
QString scrollSpoken(const Scene& scene, std::uint8_t track);
QString seatSpoken(const Scene& scene, PlayerIndex player);
/// The opponent of the solo game. Precondition: the game is one.
QString opponentSpoken(const Scene& scene);
QString spaceSpoken(const Scene& scene, Book book, std::uint8_t space);
/// kind: "hut-upgrades", "workshops" or "carts".
QString marketSpoken(const Scene& scene, const QString& kind, std::uint8_t pile);

} // namespace magister::messina
