// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teaching/lesson_checks.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister {

const char* sentenceOf(LessonFault fault) {
    switch (fault) {
    case LessonFault::StartImpossible:
        return QT_TRANSLATE_NOOP("LessonFault", "{step}: the start cannot be reached: {detail}.");
    case LessonFault::ScriptRefused:
        return QT_TRANSLATE_NOOP("LessonFault", "{step}: the engine rejects a line of the script: {detail}.");
    case LessonFault::GoalMissed:
        return QT_TRANSLATE_NOOP("LessonFault", "{step}: the solution does not reach the goal: {detail}.");
    case LessonFault::SolutionTooLong:
        return QT_TRANSLATE_NOOP("LessonFault", "{step}: the goal is reached before the end of the solution, after: {detail}.");
    case LessonFault::WatchMissed:
        return QT_TRANSLATE_NOOP("LessonFault", "{step}: the move being watched does not reach the goal.");
    case LessonFault::WrongAnswer:
        return QT_TRANSLATE_NOOP("LessonFault", "{step}: the answer in skip_by is wrong: {detail}.");
    case LessonFault::AnswersUndecided:
        return QT_TRANSLATE_NOOP("LessonFault",
                                 "{step}: exactly one answer should be right on the table, found {detail}.");
    case LessonFault::NeverEnds:
        return QT_TRANSLATE_NOOP("LessonFault", "{step}: the lesson does not end.");
    case LessonFault::SeatDiffers:
        return QT_TRANSLATE_NOOP("LessonFault", "{step}: the move is not up to that seat: {detail}.");
    case LessonFault::WaitsTooLong:
        return QT_TRANSLATE_NOOP("LessonFault", "{step}: somebody waits too long: {detail}.");
    case LessonFault::NotExercised:
        return QT_TRANSLATE_NOOP("LessonFault",
                                 "The lesson says it teaches {detail}, but nothing in it uses that rule.");
    case LessonFault::Unanswered:
        return QT_TRANSLATE_NOOP("LessonFault", "{step}: no specific answer for: {detail}.");
    case LessonFault::UndoDiffers:
        return QT_TRANSLATE_NOOP("LessonFault", "{step}: undoing leads to a different position: {detail}.");
    case LessonFault::DeadEnd:
        return QT_TRANSLATE_NOOP("LessonFault", "{step}: the solution no longer reaches the goal after: {detail}.");
    case LessonFault::RestUnsolved:
        return QT_TRANSLATE_NOOP("LessonFault",
                                 "{step}: the goal is reached in a way that a later solution does not expect: {detail}.");
    case LessonFault::TargetMissing:
        return QT_TRANSLATE_NOOP("LessonFault", "{step}: the target does not exist: {detail}.");
    case LessonFault::WalkDiffers:
        return QT_TRANSLATE_NOOP("LessonFault", "{step}: the step was reached again in a different position.");
    case LessonFault::FirstMoveTooLate:
        return QT_TRANSLATE_NOOP("LessonFault", "The learner’s first move comes too late: {detail}.");
    case LessonFault::TooWordy:
        return QT_TRANSLATE_NOOP("LessonFault", "Half of the steps are too long: {detail}.");
    case LessonFault::TooMuchTelling:
        return QT_TRANSLATE_NOOP("LessonFault", "Too many steps only explain: {detail}.");
    case LessonFault::TooLong:
        return QT_TRANSLATE_NOOP("LessonFault", "{step}: too many words: {detail}.");
    case LessonFault::Gendered:
        return QT_TRANSLATE_NOOP("LessonFault", "{step}: a past tense that assumes the reader’s gender: {detail}.");
    case LessonFault::MarksDiffer:
        return QT_TRANSLATE_NOOP("LessonFault", "{step}: the marks differ from the English ones: {detail}.");
    case LessonFault::MarkMisleads:
        return QT_TRANSLATE_NOOP("LessonFault", "{step}: a mark points at a wrong answer: {detail}.");
    case LessonFault::MarkUnnamed:
        return QT_TRANSLATE_NOOP("LessonFault", "{step}: the words next to a mark do not name its target: {detail}.");
    case LessonFault::TermUnused:
        return QT_TRANSLATE_NOOP("LessonFault", "The term in this language is hardly used: {detail}.");
    }
    return "";
}

namespace {

class SolutionWalk {
public:
    SolutionWalk(const LessonPtr& lesson, const LessonRun::Opening& opening) : m_run(lesson, opening) {}

    QList<LessonFinding> walk() {
        const auto limit = m_run.lesson().steps.size() * 2;
        for (std::size_t i = 0; i < limit && !m_run.finished(); ++i)
            if (!solve()) return m_findings;
        if (!m_run.finished()) report(LessonFault::NeverEnds);
        return m_findings;
    }
    const QSet<QString>& met() const { return m_met; }

private:
    void report(LessonFault fault, const QString& detail = {}) {
        m_findings.append({fault, m_run.finished() ? QString() : m_run.step().id, detail});
    }

    bool solve() {
        if (m_run.ownStart() && m_run.entry() == m_before) {
            report(LessonFault::StartImpossible, m_run.ownStart()->commands.value(0));
            return false;
        }
        checkSeat();
        if (m_run.step().reveal && !m_run.revealed()) {
            report(LessonFault::StartImpossible, m_run.step().reveal->commands.value(0));
            return false;
        }
        m_unseen = pointedAt();
        checkTargets();
        checkPicks();
        collectRefusals();
        const QString step = m_run.step().id;
        const bool solved = m_run.asksForMoves() ? move() : read();
        for (const QString& target : m_unseen)
            m_findings.append({LessonFault::TargetMissing, step, target});
        return solved;
    }

    bool move() {
        const int at = m_run.stepIndex();
        const QStringList solution = m_run.solution();
        QString last;
        for (const QString& command : solution) {
            if (m_run.finished() || m_run.stepIndex() != at) break;
            last = command;
            const QString step = m_run.step().id;
            const Verdict verdict = m_run.play(command);
            if (verdict.kind == Verdict::Kind::Goal && command != solution.last())
                m_findings.append({LessonFault::SolutionTooLong, step, command});
            if (verdict.kind == Verdict::Kind::Goal) break;
            if (verdict.kind != Verdict::Kind::OnTheWay) break;
            lookForTargets();
            collectRefusals();
        }
        m_met += m_run.exercised();
        if (!m_run.finished() && m_run.stepIndex() == at) {
            report(LessonFault::GoalMissed, last.isEmpty() ? m_run.task().skipBy.value(0) : last);
            return false;
        }
        return true;
    }

    bool read() {
        if (m_run.asksForAnswer()) {
            const QString given = m_run.task().skipBy.value(0).mid(7); // after "answer:"
            if (!m_run.answer(given)) {
                report(LessonFault::WrongAnswer, given);
                return false;
            }
        }
        while (m_run.scriptWaits()) {
            const EngineAnswer answer = m_run.playScriptLine();
            if (answer.next) continue;
            report(LessonFault::ScriptRefused, answer.reason);
            return false;
        }
        checkTargets();
        if (m_run.task().goal && !holds(*m_run.task().goal, {m_run.position(), {}, {}}))
            report(LessonFault::WatchMissed);
        m_met += m_run.exercised();
        m_before = m_run.positionPtr();
        m_run.next();
        return true;
    }

    /// In a lesson for the whole table each makes their own moves.
    void checkSeat() {
        if (!m_run.lesson().table || !m_run.asksForMoves()) return;
        const int asked = m_run.position().seatToAct();
        if (asked != m_run.seat()) report(LessonFault::SeatDiffers, QStringLiteral("%1, %2").arg(m_run.seat()).arg(asked));
    }

    /// What the card of this step points at.
    QStringList pointedAt() const {
        QStringList targets = m_run.step().show;
        for (const LessonStage& stage : m_run.step().stages)
            targets += stage.show;
        return targets;
    }

    void checkTargets() {
        lookForTargets();
        // Symbolic targets must have become plain ones by the time they are pointed at.
        if (m_run.step().kind == StepKind::Drill) return;
        for (const QString& target : m_run.step().show)
            if (m_run.position().isSymbolic(m_run.position().resolved(target)))
                report(LessonFault::TargetMissing, target);
    }

    /// Whether it is in sight for whoever has the card.
    bool isSeen(const QString& target) const {
        if (target.startsWith(u"button:")) return true;
        const QList<int> readers = m_run.seat() > 0 ? QList<int>{m_run.seat()} : m_run.people();
        return std::all_of(readers.begin(), readers.end(), [&](int seat) {
            const QStringList shown = m_run.position().shown(seat);
            return shown.isEmpty() || shown.contains(m_run.position().resolved(target));
        });
    }

    /// Each thing that is pointed at must be there at some moment of the step.
    void lookForTargets() {
        if (m_unseen.isEmpty()) return;
        m_unseen.removeIf([&](const QString& target) { return isSeen(target); });
    }

    /// A right answer on the table must be there to be clicked, and of options one must be right.
    void checkPicks() {
        const auto& options = m_run.step().options;
        const auto right = std::count_if(options.begin(), options.end(),
                                         [&](const LessonOption& option) { return m_run.isRight(option.id); });
        if (!options.empty() && right != 1) report(LessonFault::AnswersUndecided, QString::number(right));
        if (!m_run.step().pick) return;
        const QStringList targets = m_run.rightTargets();
        if (targets.isEmpty()) report(LessonFault::AnswersUndecided, QString::number(0));
        for (const QString& target : targets)
            if (!isSeen(target)) report(LessonFault::TargetMissing, target);
    }

    /// Answers that a person gets here by a wrong move; they count as an encounter with their atom.
    void collectRefusals() {
        if (!m_run.asksForMoves()) return;
        for (const ListedCommand& listed : m_run.position().commands()) {
            LessonRun aside = m_run;
            const Verdict verdict = aside.play(listed.text);
            if (verdict.wrong) m_met.insert(verdict.wrong->rule);
        }
    }

    LessonRun m_run;
    PositionPtr m_before;
    QStringList m_unseen; ///< pointed at, and not seen yet in this step
    QSet<QString> m_met;
    QList<LessonFinding> m_findings;
};

} // namespace

QList<LessonFinding> checkWaiting(const Lesson& lesson) {
    QList<LessonFinding> findings;
    constexpr int ofEachOther = 2;
    const int most = ofEachOther * (lesson.start.players - 1);
    for (int seat = 1; lesson.table && seat <= lesson.start.players; ++seat) {
        int waited = 0;
        for (const LessonStep& step : lesson.steps) {
            waited = step.seat == seat || step.seat == 0 ? 0 : waited + 1;
            if (waited == most + 1)
                findings.append({LessonFault::WaitsTooLong, step.id, QStringLiteral("%1, %2").arg(seat).arg(waited)});
        }
    }
    return findings;
}

QList<LessonFinding> checkSolution(const LessonPtr& lesson, const LessonRun::Opening& opening) {
    if (!opening(lesson->start)) return {{LessonFault::StartImpossible, lesson->id, lesson->start.commands.value(0)}};
    SolutionWalk walk(lesson, opening);
    QList<LessonFinding> findings = walk.walk() + checkWaiting(*lesson);
    if (!findings.isEmpty()) return findings;
    for (const QString& rule : lesson->teaches)
        if (!walk.met().contains(rule)) findings.append({LessonFault::NotExercised, {}, rule});
    return findings;
}

} // namespace magister
