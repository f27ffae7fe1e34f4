// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/data_folder.h"
#include "app/content/problem.h"

namespace magister {

/// Checks translations/ui/magister_<language>.ts of the five languages: every sentence is translated, every plural has
/// the number of forms of its language, and placeholders (%1, %n, {who}) are those of the source.
/// Returns how many sentences were found, over all languages; 0 where the files are not there (an installed program
/// has them compiled in).
int checkSentenceFiles(const DataFolder& data, QList<Problem>& problems);

} // namespace magister
