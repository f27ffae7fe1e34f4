// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "content/catalogue.h"
#include "orleans/definition.h"
#include "orleans/events.h"
#include "orleans/state.h"
#include "session/catalogue_language.h"

namespace magister::cli {

/// The words of one language for games of Orléans.
struct OrleansWords {
    explicit OrleansWords(const QString& code);
    const Catalogues catalogues;
    const CatalogueLanguage language;
};

/// Everything that happened, a sentence a line; an empty line before each round.
QString story(const orleans::Definition& definition, const orleans::State& state, const orleans::Events& events,
              const Language& language);
/// One line a score line: seat, label, sum, points, rule id; then totals and who wins.
QString scoreTable(const orleans::Definition& definition, const orleans::State& state, const orleans::Events& events,
                   const Language& language);

} // namespace magister::cli
