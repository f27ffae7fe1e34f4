// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/pack/map_drawing.h"
#include "app/table/seat.h"
#include "engine/orleans/session.h"

#include <QImage>

namespace magister::orleans {

/// The map of a game as everybody at the table sees it; `height` in px.
QImage gamePicture(const MapDrawing& drawing, const Session& session, const QVector<Seat>& seats, int height);

} // namespace magister::orleans
