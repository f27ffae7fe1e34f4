// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/paper/aid_source.h"
#include "app/paper/destination.h"
#include "app/paper/failure.h"

#include <optional>

namespace magister::orleans {

/// Writes the player aid of Orléans in a language: exactly two pages in A4, for both sides of one sheet. Returns
/// the reason if nothing was written.
std::optional<paper::Failure> writePlayerAid(const AidSource& source, const paper::Destination& destination, const QString& language);

} // namespace magister::orleans
