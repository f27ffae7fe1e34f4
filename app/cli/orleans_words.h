// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/catalogue.h"
#include "engine/orleans/definition.h"
#include "engine/orleans/events.h"
#include "engine/orleans/game.h"
#include "engine/orleans/state.h"
#include "app/language/catalogue_language.h"

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
/// What each player who is asked has to answer; when the game is over, that it is.
QString asked(const orleans::Definition& definition, const orleans::State& state, const Language& language);
/// Why a command is refused, in two sentences and the id of the rule: of Orléans there are no articles yet to name it.
QString refusedText(const orleans::Definition& definition, const orleans::State& state, const orleans::Refusal& refusal,
                    const orleans::Command& command, const Language& language);
/// One line a score line: seat, label, sum, points, rule id; then totals and who wins.
QString scoreTable(const orleans::Definition& definition, const orleans::State& state, const orleans::Events& events,
                   const Language& language);

} // namespace magister::cli
