// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/lesson_vocabulary.h"
#include "app/content/problem.h"
#include "app/teaching/lesson_run.h"

#include <QList>

/// What must be true of every lesson, proved by playing it. For tests and for `magister-cli content`.
namespace magister {

enum class LessonFault {
    StartImpossible,  ///< detail: the line of the start
    ScriptRefused,    ///< the line and the reason
    GoalMissed,       ///< the solution does not reach the goal
    SolutionTooLong,  ///< the line of the solution with which the goal is reached; others follow it
    WatchMissed,      ///< what is watched does not lead where it says
    WrongAnswer,      ///< the answer in skip_by is not right
    AnswersUndecided, ///< how many answers the table takes for right
    NeverEnds,
    SeatDiffers,      ///< a move of a seat that does not have to act
    WaitsTooLong,     ///< a seat, and the cards in a row that are for others
    NotExercised,     ///< atom that is taught and met nowhere
    Unanswered,       ///< command that gets no answer of its own
    UndoDiffers,      ///< command whose undo gives another position
    DeadEnd,          ///< command after which the solution does not reach the goal
    RestUnsolved,     ///< command that reaches the goal, and the later step whose solution fails then
    TargetMissing,    ///< target that the position cannot name
    WalkDiffers,      ///< the same step with another position
    FirstMoveTooLate, ///< steps and words to the first own move
    TooWordy,         ///< median of words a step
    TooMuchTelling,   ///< per cent of tell steps
    TooLong,          ///< words of one step
    Gendered,         ///< past tense about the reader
    MarksDiffer,      ///< marks of a card that are not those of the English one
    MarkMisleads,     ///< a mark on something that would be a wrong answer
    MarkUnnamed,      ///< a mark whose target is not what the words beside it speak of
    TermUnused,       ///< game term that the language says otherwise
};

struct LessonFinding {
    LessonFault fault{};
    QString step;
    QString detail;
    friend bool operator==(const LessonFinding&, const LessonFinding&) = default;
};

/// English source of the sentence for a fault, marked for translation in context "LessonFault"; fields {step},
/// {detail}.
const char* sentenceOf(LessonFault fault);

using LessonPtr = std::shared_ptr<const Lesson>;

/// Plays the lesson by its solution: goals become true, scripts run, answers are right, it ends, and every atom it
/// teaches is met: in an event, in an answered question, or in the answer to a move that a person can really make.
QList<LessonFinding> checkSolution(const LessonPtr& lesson, const LessonRun::Opening& opening);

/// A command that no answer is meant for.
struct UnansweredCommand {
    QString step;
    QString command;
    QString reason; ///< of the refusal; empty: legal
};
struct DeviationReport {
    int commands{}; ///< tried
    QList<UnansweredCommand> rest;
    QList<LessonFinding> findings; ///< the rest among them
    /// Answered specifically, of all.
    double share() const { return commands == 0 ? 1.0 : 1.0 - static_cast<double>(rest.size()) / commands; }
};
/// Tries everything clickable at every point of the solution. Answered specifically is what leads on, what an answer of
/// the step is written for, and a refusal whose own sentence is shown and tells why; an answer that fits commands of
/// any kind counts for none.
DeviationReport checkDeviations(const LessonPtr& lesson, const LessonRun::Opening& opening,
                                const LessonVocabulary& vocabulary);

/// Random walks over moving on, Back, Skip, wrong moves, undo, and leaving and coming back.
QList<LessonFinding> checkWalks(const LessonPtr& lesson, const LessonRun::Opening& opening, int walks, quint32 seed);

/// Lengths, the way to the first move, the share of telling, gendered past tense and terms, in one language. English is
/// held against the limits for English, other languages against theirs; `english` gives the terms that must return, and
/// `vocabulary` says what those of the game are in each language and what its targets are called.
QList<LessonFinding> checkWords(const Lesson& lesson, const LessonWords& words, const LessonWords& english,
                                const LessonVocabulary& vocabulary);

/// How long each seat waits in a lesson for the whole table: at most two cards of each of the others, one after another.
QList<LessonFinding> checkWaiting(const Lesson& lesson);

/// Words of a text, marks not counted.
int wordCount(const QString& text);

} // namespace magister
