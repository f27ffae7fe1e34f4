// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game_words.h"

namespace magister::cli {

Words::Words(const QString& game, const QString& language)
    : m_code(language), m_catalogues(DataFolder::find(), game),
      m_language(m_catalogues.of(language), [this](const QString& rule) -> RuleTitle {
          if (!m_library) return {};
          const Article* article = m_library->articles(m_code).find(rule);
          return {m_library->number(rule), article ? article->title : QString()};
      }) {
    if (const GameFacts* facts = findGameFacts(game); facts)
        m_library.emplace(DataFolder::find(), *facts);
}

} // namespace magister::cli
