// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/search/query_plan.h"

namespace magister {

/// Finds the articles that say what a word of the query says, in other words. The same articles stand in five
/// languages: a word of another language that stands where this one stands, and seldom elsewhere, means something near
/// it; an article whose version in that language holds it may be the one that is meant, whatever word it uses here.
/// (Paraphrases by way of a parallel text, after C. Bannard and C. Callison-Burch, ACL 2005.)
/// Fills QueryPart::paraphrase of the words of the query.
void findParaphrases(const Query& query, std::size_t language, QueryPlan& plan);

} // namespace magister
