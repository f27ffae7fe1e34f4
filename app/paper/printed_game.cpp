// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/printed_game.h"

#include <algorithm>

namespace magister::paper {

QSet<QString> PrintedGame::allRules() const {
    QSet<QString> all;
    for (const QStringList& each : rules)
        for (const QString& rule : each)
            all.insert(rule);
    return all;
}

const PrintedGame* findPrintedGame(const QString& id) {
    const QList<PrintedGame>& all = allPrintedGames();
    const auto found = std::ranges::find(all, id, &PrintedGame::id);
    return found == all.end() ? nullptr : &*found;
}

QStringList chapterKeys(const GameFacts& game) {
    QStringList keys{QStringLiteral("game"), QStringLiteral("rules.title"), QStringLiteral("rules.note"),
                     QStringLiteral("edition.why")};
    for (const QString& edition : game.editions)
        keys.append(QStringLiteral("edition.") + edition);
    return keys;
}

std::optional<Failure> writePlayerAid(const QString& game, const Destination& destination, const QString& language) {
    const PrintedGame* printed = findPrintedGame(game);
    if (!printed || !printed->writeAid) return Failure{Failure::Kind::NoAid, game, {}};
    return printed->writeAid(destination, language);
}

} // namespace magister::paper
