// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/catalogue.h"
#include "app/library/rule_library.h"
#include "engine/messina/definition.h"
#include "engine/messina/events.h"
#include "engine/messina/game.h"
#include "app/language/catalogue_language.h"

namespace magister::cli {

/// Sentences of one language for the command line.
class Words {
public:
    explicit Words(const QString& language);
    const Language& language() const { return m_language; }
    const Catalogue& catalogue() const { return m_catalogues.of(m_code); }

private:
    QString m_code;
    Catalogues m_catalogues;
    RuleLibrary m_library;
    CatalogueLanguage m_language;
};

/// Everything that happened, a sentence a line, with an empty line before each round; then what is asked now.
QString story(const messina::Definition& definition, const messina::State& state, const messina::Events& events,
              const Language& language);
/// Why a command is refused, in two sentences and the rule with its number.
QString refusedText(const messina::Definition& definition, const messina::State& state, const messina::Refusal& refusal,
                    const messina::Command& command, const Language& language);
/// One line a score line: seat, label, sum, points, rule number and id; then totals and who wins.
QString scoreTable(const messina::Definition& definition, const messina::State& state, const messina::Events& events,
                   const Language& language);

} // namespace magister::cli
