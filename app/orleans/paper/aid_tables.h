// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/paper/aid_source.h"
#include "app/paper/aid_column.h"

/// Tables and rows of the aid; every figure comes from the pack.
namespace magister::orleans {

/// What each space of the follower tracks brings. village.boatman, castle.draw-number ...
paper::AidTable tracksTable(const paper::AidSheet& sheet, qreal width);
/// From which space each development level counts. development.level
paper::AidTable levelsTable(const paper::AidSheet& sheet);
/// Neutral followers and goods tiles by number of players. setup-counts
paper::AidTable playersTable(const paper::AidSheet& sheet);

/// A place with its slots at the right and what it does; gives where it ends.
qreal aidPlaceRow(paper::AidSheet& sheet, PlaceId id, const QRectF& column);

/// A deed, whom it asks for, and what each of them brings; gives where it ends. deeds.list
qreal aidDeedRow(paper::AidSheet& sheet, DeedId id, const QRectF& column);

} // namespace magister::orleans
