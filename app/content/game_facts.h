// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/data_folder.h"
#include "app/content/lesson_vocabulary.h"
#include "app/content/problem.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <memory>

namespace magister {

/// A question that each table decides, as listed by the engine of the game.
struct GameRuling {
    QString option;      ///< "big-fire-one-flame"
    QString rule;        ///< id of the atom that explains it
    QStringList choices; ///< the first is played unless the table decides otherwise
};

/// What was found when the pack of a game was read.
struct PackFacts {
    bool sound{};
    QList<Problem> problems;
    /// Numbers that articles state, by key: "cubes.2". None without a sound pack.
    QMap<QString, int> numbers;
    /// What lessons and figures may name, with the definition it asks; null for a game without lessons.
    std::shared_ptr<const LessonVocabulary> lessons;
};

/// Which values of a pack.
enum class PackValues {
    Printed,
    Played ///< with the user's own, if there is a sound pack of the user's
};

/// What the rooms that know no game must know of each, as plain data. Each game lists its own.
struct GameFacts {
    QString id;                        ///< as in packs, texts and saved games
    QList<GameRuling> rulings;         ///< in the order of its catalogue
    QStringList editions;              ///< printed rulebooks, by the code of their language, in the order of the catalogue
    QStringList presets;               ///< ready-made answers to all questions: "default", then editions that differ
    QMap<QString, QStringList> options; ///< see GameModule::options
    QStringList nameKeys;              ///< the game words that every names.json of it must hold
    QMap<QString, QStringList> tips;   ///< tips in play: the fields of each, by its id; none of a game without tips
    bool rulingsSayWhy{};              ///< rulings.json tells the reason of a default; else the articles do
    PackFacts (*readPack)(const DataFolder& data, PackValues values){};
};

/// Every game of the program, in the order of the shelf. Declared for the rooms below, defined where games are listed:
/// app/game/game_facts.cpp.
const QList<GameFacts>& allGameFacts();
/// Null for no game of ours.
const GameFacts* findGameFacts(const QString& game);
/// The game that a rule belongs to, as its id says; null for none.
const GameFacts* gameFactsOfRule(const QString& rule);

} // namespace magister
