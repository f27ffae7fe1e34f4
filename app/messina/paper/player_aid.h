// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/failure.h"
#include "app/messina/paper/aid_source.h"

#include <optional>

namespace magister::paper {

/// Writes the player aid of Messina 1347 in a language: a PDF of exactly two pages in A4, for both sides of one sheet.
/// Returns the reason if nothing was written.
std::optional<Failure> writePlayerAid(const AidSource& source, const QString& path, const QString& language);

} // namespace magister::paper
