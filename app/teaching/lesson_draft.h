// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/lesson_vocabulary.h"
#include "app/teaching/lesson_position.h"

#include <functional>

/// The skeleton of a lesson, made from a played game.
namespace magister {

struct PlayedMove {
    int seat{}; ///< from 1
    QString command;
};

/// A game as the draft needs it.
struct DraftSource {
    QString id;
    int order{1}; ///< in its course
    int learner{1};
    QString seed;
    QStringList seats;              ///< their colours
    QStringList setup;              ///< lines of the setup, without players, seed and what is as always
    QStringList arranged;           ///< lines of the arranged position
    PositionPtr start;              ///< before the first move; not null
    std::vector<PlayedMove> before; ///< moves that lead to where the lesson begins
    std::vector<PlayedMove> moves;  ///< those of the lesson
    /// Commands with which nobody decides anything: they are watched.
    QStringList ofTheTable{QStringLiteral("proceed")};
    /// What a person clicks for a command, the plainest first.
    std::function<QStringList(const LessonPosition&, const QString&)> targetsOf{};
};

struct LessonDraft {
    QByteArray lesson;
    QByteArray words; ///< English, every text empty
    int steps{};
    int texts{};     ///< that wait to be written
    QString problem; ///< the move that the rules do not allow; empty: none
};

/// A step for each move of the learner, with what it changes as its goal, and the engine's other commands as wrong
/// moves in groups: legal ones by kind, refused ones by reason. What others do in between is watched.
LessonDraft draftLesson(const DraftSource& source, const LessonVocabulary& vocabulary);

} // namespace magister
