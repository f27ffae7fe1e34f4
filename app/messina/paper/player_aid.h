// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/destination.h"
#include "app/paper/failure.h"
#include "app/messina/paper/aid_source.h"

#include <optional>

namespace magister::paper {

/// Writes the player aid of Messina 1347 in a language: exactly two pages in A4, for both sides of one sheet.
/// Returns the reason if nothing was written.
std::optional<Failure> writePlayerAid(const AidSource& source, const Destination& destination, const QString& language);

} // namespace magister::paper
