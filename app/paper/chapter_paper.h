// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/destination.h"
#include "app/paper/failure.h"
#include "app/paper/source.h"

#include <QStringList>

#include <optional>

namespace magister::paper {

/// Writes chapters of the rules in A4, in the order of the library: `ids` as "move" or with the game in front, none
/// for all of them. `second` is another language, set beside the first atom by atom; empty, or the same: one language.
/// Returns the reason if nothing was written.
std::optional<Failure> writeChapters(const Source& source, const Destination& destination, const QStringList& ids,
                                     const QString& language, const QString& second = {});

} // namespace magister::paper
