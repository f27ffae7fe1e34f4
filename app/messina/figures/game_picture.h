// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/scene.h"
#include "engine/messina/session.h"

#include <QImage>

namespace magister::messina {

/// The city of a game as everybody at the table sees it, on no ground; `height` in px.
QImage gamePicture(const Session& session, const QVector<Seat>& seats, int height);

} // namespace magister::messina
