// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/rule_library.h"

namespace magister {

/// Maximum number of words of an article in a language.
struct ArticleLimits {
    int key{};     ///< key sentence
    int body{};    ///< all paragraphs, examples and introductions included
    int edition{}; ///< what one edition says, and why the table plays as it does
};
ArticleLimits articleLimits(const QString& language);

/// Checks that need more than one article: translations of an older English text or with different numbers,
/// articles without incoming or outgoing links, and texts that are too long.
void checkArticles(const RuleLibrary& library, QList<Problem>& problems);

} // namespace magister
