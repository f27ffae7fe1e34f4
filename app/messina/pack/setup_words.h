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

/// Decides one question by the ids of option and choice. Empty when done; otherwise nothing has changed, and these ids
/// were expected: of the options, or of the choices of that option.
QStringList setRuling(Rulings& rulings, const QString& option, const QString& choice);

} // namespace magister::messina
