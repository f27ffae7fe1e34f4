// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/setup.h"

#include <QStringList>

#include <optional>

/// The keywords that describe a table, on the command line and on the new-game page.
namespace magister::messina {

/// "basic" for side a, then "advanced" for side b.
const QStringList& sideWords();
/// Nothing for any other word.
std::optional<Side> sideFrom(const QString& word);

} // namespace magister::messina
