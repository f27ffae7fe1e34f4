// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/catalogue.h"
#include "app/language/catalogue_language.h"
#include "app/library/rule_library.h"
#include "app/table/table_defaults.h"

#include <QTextStream>

#include <optional>

/// A game in sentences. `Game` as in games.h.
namespace magister::cli {

/// The words of one language for one game, with the rules that have articles.
class Words {
public:
    Words(const QString& game, const QString& language);
    const Language& language() const { return m_language; }

private:
    QString m_code;
    Catalogues m_catalogues;
    std::optional<RuleLibrary> m_library;
    CatalogueLanguage m_language;
};

/// Everything is told: nothing is hidden from whoever reads a terminal, and nothing can be clicked there.
template <class Game>
auto openScene(const typename Game::Definition& definition, const typename Game::State& state,
               const Language& language) {
    static const Offers offers;
    return SceneOf<typename Game::Types>{definition, state, seatsOfNobody(), language, offers, nobody};
}

/// Everything that happened, a sentence a line, with an empty line before each round and behind the last one.
template <class Game, class Events>
QString story(const typename Game::Definition& definition, const typename Game::State& state, const Events& events,
              const Language& language) {
    const auto scene = openScene<Game>(definition, state, language);
    QString told;
    for (const typename Game::Event& event : events) {
        const QString line = eventText(scene, event);
        if (line.isEmpty()) continue;
        if (beginsRound(event)) told += u'\n';
        told += line + u'\n';
    }
    return told + u'\n';
}

/// What is asked now, of everyone who is; when the game is over, that it is.
template <class Game>
QString asked(const typename Game::Definition& definition, const typename Game::State& state,
              const Language& language) {
    const auto scene = openScene<Game>(definition, state, language);
    if (!Game::severalAsked || state.over()) return Game::question(scene, 0) + u'\n';
    QString lines;
    for (std::uint8_t player = 0; player < state.playerCount; ++player)
        if (Game::allAsked(state) >> player & 1)
            lines += seatName(scene, player) + QStringLiteral(": ") + Game::question(scene, player) + u'\n';
    return lines;
}

/// Why a command is refused, in two sentences and the rule: its number and title, or its id where it has no article.
template <class Game>
QString refusedText(const typename Game::Definition& definition, const typename Game::State& state,
                    const typename Game::Refusal& refusal, const typename Game::Command& command,
                    const Language& language) {
    const auto words = refusalText(openScene<Game>(definition, state, language), refusal, command);
    const QString id = ruleIdOf(refusal.rule);
    const RuleTitle rule = language.rule(id);
    return words.what + u' ' + words.why +
           (rule.number.isEmpty() ? QStringLiteral(" (%1)").arg(id)
                                  : QStringLiteral(" (§ %1 %2)").arg(rule.number, rule.title));
}

/// One line a score line: seat, label, sum, points, rule number (if it has an article) and id; then totals and who
/// wins.
template <class Game, class Events>
QString scoreTable(const typename Game::Definition& definition, const typename Game::State& state, const Events& events,
                   const Language& language) {
    const auto scene = openScene<Game>(definition, state, language);
    QString table;
    QTextStream out(&table);
    for (const typename Game::Event& event : events)
        if (const auto* line = std::get_if<typename Game::ScoreLine>(&event)) {
            const QString id = ruleIdOf(line->rule);
            const QString number = language.rule(id).number;
            out << seatName(scene, line->player) << " | " << Game::label(scene, *line) << " | "
                << scoreDetail(scene, *line) << " | " << line->points << " | "
                << (number.isEmpty() ? id : QStringLiteral("§ %1 %2").arg(number, id)) << '\n';
        }
    for (std::uint8_t player = 0; player < state.playerCount; ++player)
        out << seatName(scene, player) << " = " << state.players[player].points
            << (state.winners >> player & 1 ? " *" : "") << '\n';
    return table;
}

template <class Game> QString hashText(const typename Game::State& state) {
    return QStringLiteral("%1").arg(Game::fingerprint(state), 16, 16, QLatin1Char('0'));
}

/// What a game ends with on the screen. `told`: what is asked has been said already.
template <class Game, class Events>
QString endText(const typename Game::Definition& definition, const typename Game::State& state, const Events& events,
                const Language& language, bool told = false) {
    return scoreTable<Game>(definition, state, events, language) +
           QLatin1String(told || state.over() ? "" : "the game is not over\n") + QStringLiteral("hash ") +
           hashText<Game>(state) + u'\n';
}

} // namespace magister::cli
