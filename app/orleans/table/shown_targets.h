// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"

#include <QStringList>

namespace magister::orleans {

/// Names of everything that the table shows of a position, the board being that of scene.viewer: things first, the
/// parts of a thing behind it. Buttons, menus and score lines, which come and go, are not among them.
QStringList shownTargets(const Scene& scene);

} // namespace magister::orleans
