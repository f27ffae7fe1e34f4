// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/figure_stager.h"

namespace magister::orleans {

FigureGame figureGame();

} // namespace magister::orleans
