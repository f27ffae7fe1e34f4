// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/figure_canvas.h"
#include "app/orleans/figures/figure_parts.h"

/// What several parts of a figure show in the same way.
namespace magister::orleans {

/// A drawing with a number on it: coins of a space, a level in its star.
void drawNumbered(const FigureCanvas& canvas, const QString& icon, const QString& number, const QRectF& where);
/// A citizen; faint once somebody has taken it.
void drawCitizen(const FigureCanvas& canvas, bool gone, const QRectF& where);
/// A follower with the badge of its owner, where it has one.
void drawFollower(const FigureCanvas& canvas, const FollowerPart& follower, const QRectF& where);
/// The ring of a box with rounded corners, and the sign of a refusal at its corner.
void drawAccent(const FigureCanvas& canvas, Accent accent, const QRectF& where, qreal radius);

} // namespace magister::orleans
