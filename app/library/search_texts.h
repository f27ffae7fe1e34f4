// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/data_folder.h"
#include "app/library/search/search_document.h"

namespace magister {

class RuleLibrary;

/// What the search reads of a game, a language each in the order of languages(): the articles, the glossary, and
/// the names of things with their cases. What is missing or faulty is left out quietly; who checks the content tells of
/// it.
QList<SearchTexts> searchTexts(const RuleLibrary& library, const DataFolder& data);

/// A fragment of an article without its markup.
QString withoutMarkup(const QString& fragment);

} // namespace magister
