// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QMap>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

/// A lesson as stored in its file: steps, targets, predicates, commands. No text.
namespace magister {

/// A condition on the position (or on the engine's last answer).
struct Predicate {
    enum class Kind { All, Any, Not, At, Has, Count, Score, Phase, Event, Refused };
    Kind kind{};
    std::vector<Predicate> parts; ///< All, Any, Not
    QString path;                 ///< At, Has, Count: a path; Event, Refused: an id; Phase: a stage
    QString value;                ///< At: text, or a number in decimal digits
    int number{};                 ///< Has: at least; Count: exactly; Score: points
    int seat{};                   ///< Score
};

/// What to do about a move that leads away from the goal.
enum class WrongThen { Undo, Stay, Goto, PlayOn };

struct WrongMove {
    QString id;
    QStringList when;    ///< patterns of commands
    QStringList refused; ///< ids of reasons; empty: whatever the engine says
    QString rule;
    WrongThen then{};
    QString goTo; ///< id of a step
};

/// How a lesson's table is set up, with its pinned draws. Each game has its own; who reads it knows which.
class LessonSetup {
public:
    virtual ~LessonSetup() = default;
};

/// A position: set up with pinned draws, then some commands.
struct LessonStart {
    int players{};
    std::shared_ptr<const LessonSetup> setup; ///< never null once read
    QStringList tinctures; ///< by seat
    QStringList commands;
};

/// What the learner is asked to reach on the board, and how answers are judged.
struct LessonTask {
    std::optional<Predicate> goal;
    QStringList allow; ///< patterns of commands on the way to the goal
    std::vector<WrongMove> wrong;
    QStringList skipBy;
};

struct LessonDrill {
    LessonStart start;
    LessonTask task;
};

struct LessonOption {
    QString id;
    bool right{};
    std::optional<Predicate> holds; ///< instead of `right`: it is, if this is true of the position that judges
};

struct LessonPick {
    QStringList targets;            ///< right answers
    QStringList among;              ///< patterns of targets that count as an answer
    std::optional<Predicate> where; ///< instead of `targets`: true of a right one, which "{target}" in a path names
};

struct LessonStage {
    QString id;
    QStringList show;
};

enum class StepKind { Tell, Do, Watch, Ask, Drill, Setup, Score };

struct LessonStep {
    QString id;
    StepKind kind{};
    QStringList rules;
    QStringList practises;
    QStringList show; ///< targets, marks 1 2 3
    std::vector<LessonStage> stages;
    LessonTask task;
    bool hints{};
    bool checkpoint{};
    QStringList script;
    std::vector<LessonOption> options;
    std::optional<LessonPick> pick;
    std::optional<int> number;
    QString numberAt;                  ///< instead of `number`: the path at which it stands
    std::optional<LessonStart> start;  ///< of a question over a position of its own, beside the lesson's game
    std::optional<LessonStart> reveal; ///< the table after the right answer; judges the answers
    QStringList lays;                  ///< patterns of targets: hidden until the right answer lays them on the table
    std::optional<LessonDrill> drill;
    int seat{}; ///< in a lesson for the whole table whose step it is, from 1; 0: everybody's
    QMap<QString, QString> next; ///< step by outcome; key "" = whatever happened; empty: the following step
};

struct Lesson {
    QString id;
    QString game;
    QString course;
    int order{};
    int minutes{};
    QStringList needs;
    int learner{1};
    bool table{}; ///< for everybody at the table: each step says whose it is; else all steps are the learner's
    QStringList teaches;
    LessonStart start;
    std::vector<LessonStep> steps;
};

struct StepWords {
    QString title;
    QString text;
    QString task;
    QString nudge;
    QString hint;
    QString done;
    QString right;
    QString notRight;
    QMap<QString, QString> wrong;
    /// Of an answer that says what is still to be done: its words after the first move of the step, after the second, ...
    QMap<QString, QStringList> wrongLater;
    QMap<QString, QString> options;
    QMap<QString, QString> stages;
};

/// What a list tells of a lesson.
struct LessonHead {
    QString id;
    int order{};
    int minutes{};
    int players{}; ///< at its table
    int steps{};   ///< how many
    bool table{};  ///< for everybody at the table
    QStringList needs;
    QStringList teaches;
    friend bool operator==(const LessonHead&, const LessonHead&) = default;
};

/// What a list says of a lesson, in one language.
struct LessonHeading {
    QString title;
    QString goal;
};

struct LessonWords {
    QString lesson;
    QString language;
    QString title;
    QString goal;
    QMap<QString, StepWords> steps;
};

} // namespace magister
