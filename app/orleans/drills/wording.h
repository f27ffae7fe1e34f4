// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/drill_game.h"
#include "app/orleans/drills/posing.h"

namespace magister::orleans {

/// Every template that the words of a drill may ask for, with its fields.
std::map<QString, QStringList> drillTemplates();

DrillWords drillWords(const Definition& definition, const Posed& posed, const Language& language,
                      const DrillTexts& texts);

} // namespace magister::orleans
