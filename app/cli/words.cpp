// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words.h"

#include "app/messina/words/event_text.h"
#include "app/messina/words/names.h"
#include "app/messina/words/prompt_text.h"
#include "app/messina/words/refusal_text.h"
#include "app/messina/words/score_text.h"

#include <QTextStream>

namespace magister::cli {

Words::Words(const QString& language)
    : m_code(language), m_catalogues(DataFolder::find(), QStringLiteral("messina")),
      m_library(DataFolder::find(), *findGameFacts(QStringLiteral("messina"))),
      m_language(m_catalogues.of(language), [this](const QString& rule) -> RuleTitle {
          const Article* article = m_library.articles(m_code).find(rule);
          return {m_library.number(rule), article ? article->title : QString()};
      }) {}

QString story(const messina::Definition& definition, const messina::State& state, const messina::Events& events,
              const Language& language) {
    using namespace messina;
    const Offers offers;
    const Scene scene{definition, state, seatsOfNobody(), language, offers, 0};
    QString told;
    for (const Event& event : events) {
        const QString line = eventText(scene, event);
        if (line.isEmpty()) continue;
        if (std::holds_alternative<RoundStarted>(event)) told += u'\n';
        told += line + u'\n';
    }
    return told + u'\n' + promptText(scene) + u'\n';
}

QString refusedText(const messina::Definition& definition, const messina::State& state, const messina::Refusal& refusal,
                    const messina::Command& command, const Language& language) {
    using namespace messina;
    const Offers offers;
    const Scene scene{definition, state, seatsOfNobody(), language, offers, 0};
    const RefusalWords words = refusalText(scene, refusal, command);
    const RuleTitle rule = language.rule(QString::fromUtf8(ruleId(refusal.rule).data()));
    return words.what + u' ' + words.why + QStringLiteral(" (§ %1 %2)").arg(rule.number, rule.title);
}

QString scoreTable(const messina::Definition& definition, const messina::State& state, const messina::Events& events,
                   const Language& language) {
    using namespace messina;
    const Offers offers;
    const Scene scene{definition, state, seatsOfNobody(), language, offers, 0};
    QString table;
    QTextStream out(&table);
    for (const Event& event : events)
        if (const auto* line = std::get_if<ScoreLine>(&event)) {
            const QString rule = QString::fromUtf8(ruleId(line->rule).data());
            out << seatName(scene, line->player) << " | " << scoreLabel(scene, line->source, line->player) << " | "
                << scoreDetail(scene, *line) << " | " << line->points << " | § " << language.rule(rule).number << ' '
                << rule << '\n';
        }
    for (PlayerIndex p = 0; p < state.playerCount; ++p)
        out << seatName(scene, p) << " = " << state.players[p].points << (state.winners >> p & 1 ? " *" : "") << '\n';
    return table;
}

} // namespace magister::cli
