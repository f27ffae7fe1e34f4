// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/lesson.h"
#include "app/teaching/lesson_position.h"
#include "app/teaching/predicate.h"

#include <QList>
#include <QMap>
#include <QSet>

#include <functional>
#include <optional>
#include <vector>

namespace magister {

/// What a learner's move means for the lesson.
struct Verdict {
    enum class Kind {
        Goal,     ///< the step is done; the run stands on the next one
        OnTheWay, ///< accepted, the goal is still ahead
        Legal,    ///< accepted by the engine, but not what the lesson needs; undo() takes it back
        Refused,  ///< the engine said no; nothing changed
    };
    Kind kind{};
    const WrongMove* wrong{}; ///< the lesson's own answer, if it has one
    QString reason;           ///< of a refusal
    QString rule;             ///< atom to read on: of the answer, else of the refusal
};

/// What has been done in one step: enough to stand there again.
struct StepTrace {
    QString step;
    QStringList commands; ///< those that led on, in order, as notation
    QString answer;       ///< of a question
    friend bool operator==(const StepTrace&, const StepTrace&) = default;
};

/// One walk through a lesson. A value: copies go their own way. Knows no game and no words.
class LessonRun {
public:
    /// Makes the position of a start (of the lesson or of a drill); null when it cannot be reached.
    using Opening = std::function<PositionPtr(const LessonStart&)>;

    /// Precondition: the lesson has a step, and opening(lesson->start) is not null.
    LessonRun(std::shared_ptr<const Lesson> lesson, Opening opening);
    /// The walk that left this trace. What no longer fits the lesson is replaced by the lesson's own solution.
    static LessonRun resumed(std::shared_ptr<const Lesson> lesson, Opening opening, const QVector<StepTrace>& trace);

    /// A walk that stands at the entry of a step, those before solved as skip() does. Nothing for a step that the
    /// lesson does not have.
    static std::optional<LessonRun> at(std::shared_ptr<const Lesson> lesson, Opening opening, const QString& stepId);

    const Lesson& lesson() const { return *m_lesson; }
    bool finished() const { return m_step < 0; }
    int stepIndex() const { return m_step; } ///< from 0; -1 when finished
    /// Precondition: not finished.
    const LessonStep& step() const { return m_lesson->steps[static_cast<std::size_t>(m_step)]; }
    /// Whose step it is, from 1; 0 for everybody's. Precondition: not finished.
    int seat() const { return m_lesson->table ? step().seat : m_lesson->learner; }
    /// The position of its own over which this step asks; null: it is asked at the lesson's game.
    const LessonStart* ownStart() const;
    /// What is asked on the board in this step: of the drill, if it is one.
    const LessonTask& task() const;
    bool asksForMoves() const;  ///< do, drill
    bool asksForAnswer() const; ///< ask, score

    const LessonPosition& position() const { return *m_position; }
    PositionPtr positionPtr() const { return m_position; }
    /// As it was when the step began.
    PositionPtr entry() const { return m_entry; }
    /// What lies on the table of this and has not been laid yet: names that the game lists, those of wholes without
    /// their parts. A later question of the lesson, or this one until its right answer, lays it.
    QStringList unlaid() const;
    /// The table after the right answer to this step; null where it lays nothing, or the start cannot be reached.
    PositionPtr revealed() const { return m_revealed; }

    /// A move of the learner. Precondition: asksForMoves(). A wrong move that waits is taken back first.
    Verdict play(const QString& command);
    /// Takes back the last move of the learner in this step: a wrong one that waits, else one on the way. False: none.
    bool undo();
    bool wrongWaits() const { return m_beforeWrong != nullptr; }
    /// The position that a wrong move which waits has left; null: none does.
    PositionPtr beforeWrong() const { return m_beforeWrong; }
    /// Keeps it after all ("play on").
    void keep();
    /// Goes to a step, as a wrong move may ask.
    void goTo(const QString& stepId);

    /// Who answers what everybody is asked: of a lesson for the whole table all seats, unless this says otherwise.
    /// Precondition: at least one.
    void setPeople(const QList<int>& seats);
    const QList<int>& people() const { return m_people; }
    /// The seats that have not answered the question of this step, in their order; none where nothing is asked.
    QList<int> waiting() const;
    /// Answers a question: option id, target or number as text. Returns whether it was right. Of each seat only the first
    /// counts. seat: who answers; 0 for whoever is waited for, all of them.
    bool answer(const QString& answer, int seat = 0);
    bool answered() const { return !m_trace.back().answer.isEmpty(); }
    QString givenAnswer() const { return m_trace.back().answer; }
    bool isRight(const QString& answer) const;
    /// The options of the question in the order in which they are offered, the same whenever it is asked. It is none of the
    /// writer's: where one puts the right answer is a habit, and would tell it.
    std::vector<LessonOption> offered() const;
    /// Nothing is left to answer: rightly, where one seat is asked, which tries again until it is.
    bool settled() const { return answered() && (seat() == 0 || isRight(givenAnswer())); }
    /// All right answers of a question on the board, those of its `where` as far as a game lists what is shown.
    QStringList rightTargets() const;

    /// Whether lines of the script are still to be played in this step (an ask waits for its answer).
    bool scriptWaits() const;
    /// Plays one line. Refused lines end the script; `reason` says why.
    EngineAnswer playScriptLine();

    /// True where reading on is all there is to do (after the script and the answer).
    bool canNext() const;
    void next();
    bool canBack() const { return m_trace.size() > 1 || m_finishedFrom >= 0; }
    void back();
    /// Solves the step and goes on. Always possible.
    void skip();
    /// The commands that solve the step from its entry; what "show me" plays. Changes nothing.
    QStringList solution() const;
    /// Back to the entry of this step.
    void startOver();
    void restart();

    const QVector<StepTrace>& trace() const { return m_trace; }
    /// Atoms met in an event, a refusal or an answered question so far.
    const QSet<QString>& exercised() const { return m_exercised; }
    /// Those of the learner's own moves and answers among them, and of refusals that were asked for; not of the script, and not
    /// of moves refused by mistake.
    QSet<QString> practised() const;
    /// The same of what that seat did.
    QSet<QString> practised(int seat) const { return m_practised.value(seat); }
    /// Atoms of questions answered wrongly, by anybody or by that seat.
    QSet<QString> missed() const;
    QSet<QString> missed(int seat) const { return m_missed.value(seat); }
    int rightAnswers() const { return m_right; }
    int questions() const { return m_questions; }

private:
    void enter(int index);
    void leave(const QString& outcome);
    int following(const QString& outcome) const;
    int indexOf(const QString& stepId) const;
    bool replay(const StepTrace& trace, bool last);
    void giveAgain(const QString& answers);
    void finishStep();
    void judge(const QString& answer, bool right, int seat);
    /// seat: whose deed it was; 0 for the script's.
    void note(const QString& rule, int seat);
    /// giver: who gives it; 0 for whoever has to act.
    bool perform(const QString& command, int seat, int giver = 0);
    /// Of several who are asked at once, whoever has the card acts.
    PositionPtr forReader(PositionPtr position) const { return withSeatToAct(std::move(position), seat()); }
    bool goalHolds(const LessonPosition& position) const;
    /// The position that judges the answers of this step.
    const LessonPosition& judge() const { return m_revealed ? *m_revealed : *m_entry; }
    bool lay(bool right);
    QString commandFor(const LessonPosition& position, const QString& line, bool towardsGoal) const;

    std::shared_ptr<const Lesson> m_lesson;
    Opening m_opening;
    int m_step{};
    int m_finishedFrom{-1};
    PositionPtr m_main;     ///< of the lesson's game; a drill plays beside it
    PositionPtr m_position; ///< on the table now
    PositionPtr m_entry;
    PositionPtr m_revealed;
    bool m_laid{};               ///< this step was answered rightly
    QVector<PositionPtr> m_path; ///< before each command of this step
    PositionPtr m_beforeWrong;
    QString m_wrongCommand;
    int m_scriptLine{};
    QStringList m_happened;
    QString m_refused;
    QVector<StepTrace> m_trace;
    QVector<PositionPtr> m_entries; ///< main position at the start of each step in m_trace
    QSet<QString> m_exercised;
    QList<int> m_people;
    QMap<int, QString> m_given; ///< answers of this step, by seat
    QMap<int, QSet<QString>> m_practised; ///< by seat
    QMap<int, QSet<QString>> m_missed;
    int m_right{};
    int m_questions{};
};

} // namespace magister
