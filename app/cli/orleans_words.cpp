// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/orleans_words.h"

#include "app/orleans/words/event_text.h"
#include "app/orleans/words/names.h"
#include "app/orleans/words/prompt_text.h"
#include "app/orleans/words/refusal_text.h"
#include "app/orleans/words/score_text.h"

#include <QTextStream>

namespace magister::cli {

using namespace orleans;

namespace {

/// Everything is told: nothing is hidden from whoever reads a terminal, and nothing can be clicked there.
Scene openScene(const Definition& definition, const State& state, const Language& language) {
    static const Offers offers;
    return {definition, state, seatsOfNobody(), language, offers, nobody};
}

} // namespace

OrleansWords::OrleansWords(const QString& code)
    : catalogues(DataFolder::find(), QStringLiteral("orleans")), language(catalogues.of(code)) {}

QString story(const Definition& definition, const State& state, const Events& events, const Language& language) {
    const Scene scene = openScene(definition, state, language);
    QString told;
    for (const Event& event : events) {
        const QString line = eventText(scene, event);
        if (line.isEmpty()) continue;
        if (std::holds_alternative<RoundStarted>(event)) told += u'\n';
        told += line + u'\n';
    }
    return told + u'\n';
}

QString asked(const Definition& definition, const State& state, const Language& language) {
    const Scene scene = openScene(definition, state, language);
    if (state.over()) return promptText(scene, 0) + u'\n';
    QString lines;
    for (PlayerIndex p = 0; p < state.playerCount; ++p)
        if (state.isAsked(p)) lines += seatName(scene, p) + QStringLiteral(": ") + promptText(scene, p) + u'\n';
    return lines;
}

QString refusedText(const Definition& definition, const State& state, const Refusal& refusal, const Command& command,
                    const Language& language) {
    const Scene scene = openScene(definition, state, language);
    const RefusalWords words = refusalText(scene, refusal, command);
    return words.what + u' ' + words.why + QStringLiteral(" (%1)").arg(ruleIdOf(refusal.rule));
}

QString scoreTable(const Definition& definition, const State& state, const Events& events, const Language& language) {
    const Scene scene = openScene(definition, state, language);
    QString table;
    QTextStream out(&table);
    for (const Event& event : events)
        if (const auto* line = std::get_if<ScoreLine>(&event))
            out << seatName(scene, line->player) << " | " << scoreLabel(scene, line->source) << " | "
                << scoreDetail(scene, *line) << " | " << line->points << " | " << ruleIdOf(line->rule) << '\n';
    for (PlayerIndex p = 0; p < state.playerCount; ++p)
        out << seatName(scene, p) << " = " << state.players[p].points << (state.winners >> p & 1 ? " *" : "") << '\n';
    return table;
}

} // namespace magister::cli
