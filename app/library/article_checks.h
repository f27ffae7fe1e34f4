// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rule_library.h"

namespace magister {

/// Most words of an article in a language.
struct ArticleLimits {
    int key{};     ///< key sentence
    int body{};    ///< all paragraphs, examples and introductions included
    int edition{}; ///< what one edition says, and why the table plays as it does
};
ArticleLimits articleLimits(const QString& language);

/// What no article shows by itself: translations made from an older English text or stating other numbers than it,
/// articles nobody leads to or that lead nowhere, and texts that are too long.
void checkArticles(const RuleLibrary& library, QList<Problem>& problems);

} // namespace magister
