// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"

#include <QStringList>

/// What is drawn of what places do and cost.
namespace magister::orleans {

/// What using a place does, or what it does all the time, in reading order: names of drawings, numbers as "n:2", and
/// the signs "plus", "slash", "per", "equals" and "arrow".
QStringList effectIcons(const Definition& definition, PlaceId place);
/// What using it costs besides its followers; of goods, any one of those shown.
QStringList priceIcons(const Definition& definition, PlaceId place);

} // namespace magister::orleans
