// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/game_facts.h"
#include "app/paper/destination.h"
#include "app/paper/failure.h"

#include <QHash>
#include <QSet>

#include <array>
#include <optional>

/// What is printed of each game.
namespace magister::paper {

/// One phrase of a player aid: its key in aid.json, the icon before it, and the rules it stands for (ids without the
/// game).
struct AidLine {
    const char* key;
    const char* icon;
    std::array<const char*, 3> rules;
};

/// A game with printed pages: the phrases in its aid.json, and its player aid.
struct PrintedGame {
    QString id;
    /// Keys of all phrases that its aid.json must hold; no others are allowed. Among them those of chapters.
    QStringList keys;
    /// Rules whose numbers are printed after a phrase, by its key; with an empty key those of headings and tables, which
    /// follow no phrase. Full ids.
    QHash<QString, QStringList> rules;
    /// Writes its player aid in a language; null for a game without one.
    std::optional<Failure> (*writeAid)(const Destination& destination, const QString& language){};

    /// All rules that are cited somewhere.
    QSet<QString> allRules() const;
};

/// Every game of which something is printed, in the order of the shelf. Declared for this room, defined where games are
/// listed: app/game/game_paper.cpp.
const QList<PrintedGame>& allPrintedGames();
/// Null for a game of which nothing is printed.
const PrintedGame* findPrintedGame(const QString& id);

/// Keys of the phrases that chapters of the rules need: the name of the game, what this is, and who says what.
QStringList chapterKeys(const GameFacts& game);

/// Writes the player aid of a game. Returns the reason if nothing was written.
std::optional<Failure> writePlayerAid(const QString& game, const Destination& destination, const QString& language);

} // namespace magister::paper
