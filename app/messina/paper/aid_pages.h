// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/paper/aid_lines.h"
#include "app/messina/paper/aid_source.h"
#include "app/paper/aid_pages.h"

namespace magister::paper {

/// A turn, the end of a round, the round table, the books. False if it does not fit on the page at this size.
bool aidFront(AidSheet& sheet);
/// Symbols, scoring, rules that are often forgotten.
bool aidBack(AidSheet& sheet);

} // namespace magister::paper
