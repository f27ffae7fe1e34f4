// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teaching/lesson_checks.h"

#include <algorithm>

namespace magister {

namespace {

/// The step at which the lesson's solution, from the present step to the end, fails; empty if it works.
QString failingStep(LessonRun run) {
    for (std::size_t left = run.lesson().steps.size() + 1; left > 0 && !run.finished(); --left) {
        const int at = run.stepIndex();
        if (!run.asksForMoves()) {
            run.skip();
            continue;
        }
        for (const QString& command : run.solution()) {
            if (run.play(command).kind != Verdict::Kind::OnTheWay) break;
        }
        if (!run.finished() && run.stepIndex() == at) break;
    }
    return run.finished() ? QString() : run.step().id;
}

/// Whether this step's solution still reaches the goal from here: what is done already is passed over.
bool canReachGoal(LessonRun run, qsizetype line) {
    const int at = run.stepIndex();
    const QStringList lines = run.task().skipBy;
    for (qsizetype i = line; i < lines.size(); ++i) {
        const QString command =
            commandOf(run.position(), scriptLine(lines[i]).command, [&](const LessonPosition& after) {
                return run.task().goal && holds(*run.task().goal, {after, {}, {}});
            });
        if (command.isEmpty()) continue; // done already in another order
        if (run.play(command).kind == Verdict::Kind::Goal) return true;
        if (run.wrongWaits()) return false;
    }
    return run.finished() || run.stepIndex() != at;
}

/// Whether an answer is written for some kind of command: its patterns say which.
bool isWrittenFor(const WrongMove& wrong) {
    return std::none_of(wrong.when.begin(), wrong.when.end(),
                        [](const QString& when) { return when.startsWith(u'*'); });
}

class DeviationWalk {
public:
    DeviationWalk(DeviationReport& report, const LessonVocabulary& vocabulary)
        : m_report(report), m_vocabulary(vocabulary) {}

    void tryAll(const LessonRun& run, qsizetype line) {
        for (const ListedCommand& listed : run.position().commands())
            tryOne(run, listed, line);
    }

private:
    void note(const LessonRun& run, LessonFault fault, const QString& command) {
        m_report.findings.append({fault, run.step().id, command});
    }

    void tryOne(const LessonRun& run, const ListedCommand& listed, qsizetype line) {
        LessonRun aside = run;
        const quint64 before = run.position().hash();
        const Verdict verdict = aside.play(listed.text);
        ++m_report.commands;
        bool answered = true;
        switch (verdict.kind) {
        case Verdict::Kind::Goal:
            if (const QString step = failingStep(aside); !step.isEmpty())
                note(run, LessonFault::RestUnsolved, listed.text + QStringLiteral(" → ") + step);
            break;
        case Verdict::Kind::OnTheWay:
            if (!canReachGoal(aside, line)) note(run, LessonFault::DeadEnd, listed.text);
            break;
        case Verdict::Kind::Legal:
            answered = verdict.wrong && isWrittenFor(*verdict.wrong);
            aside.undo();
            if (aside.position().hash() != before) note(run, LessonFault::UndoDiffers, listed.text);
            break;
        case Verdict::Kind::Refused:
            // Of an answer to whatever is refused so: it must be a reason that tells why.
            answered = (verdict.wrong && isWrittenFor(*verdict.wrong)) ||
                       (!verdict.rule.isEmpty() && m_vocabulary.saysWhy(verdict.reason));
            if (aside.position().hash() != before) note(run, LessonFault::UndoDiffers, listed.text);
            break;
        }
        if (answered) return;
        m_report.rest.append({run.step().id, listed.text, verdict.reason});
        note(run, LessonFault::Unanswered, listed.text);
    }

    DeviationReport& m_report;
    const LessonVocabulary& m_vocabulary;
};

} // namespace

DeviationReport checkDeviations(const LessonPtr& lesson, const LessonRun::Opening& opening,
                                const LessonVocabulary& vocabulary) {
    DeviationReport report;
    DeviationWalk walk(report, vocabulary);
    LessonRun run(lesson, opening);
    for (std::size_t left = lesson->steps.size() * 2; left > 0 && !run.finished(); --left) {
        if (run.asksForMoves()) {
            const int at = run.stepIndex();
            const QStringList solution = run.solution();
            LessonRun along = run;
            for (qsizetype i = 0; i < solution.size() && along.stepIndex() == at; ++i) {
                walk.tryAll(along, i);
                if (along.play(solution[i]).kind != Verdict::Kind::OnTheWay) break;
            }
        }
        run.skip();
    }
    return report;
}

} // namespace magister
