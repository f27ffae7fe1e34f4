// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teaching/lesson_checks.h"

#include <QHash>
#include <QRandomGenerator>

namespace magister {

namespace {

class RandomWalk {
public:
    RandomWalk(const LessonPtr& lesson, const LessonRun::Opening& opening, QHash<QString, quint64>& known, quint32 seed)
        : m_lesson(lesson), m_opening(opening), m_known(known), m_run(lesson, opening), m_random(seed) {}

    QList<LessonFinding> walk(int moves) {
        for (int i = 0; i < moves && !m_run.finished(); ++i) {
            const int before = m_run.stepIndex();
            move();
            if (m_run.finished()) break;
            if (m_run.stepIndex() != before) compare();
        }
        // Wherever the walk has led, Skip alone must lead out.
        for (std::size_t left = m_lesson->steps.size() + 1; left > 0 && !m_run.finished(); --left)
            m_run.skip();
        if (!m_run.finished()) m_findings.append({LessonFault::NeverEnds, m_run.step().id, {}});
        return m_findings;
    }

private:
    void compare() {
        const QString id = m_run.step().id;
        const quint64 hash = m_run.entry()->hash();
        const auto it = m_known.constFind(id);
        if (it == m_known.constEnd())
            m_known.insert(id, hash);
        else if (*it != hash)
            m_findings.append({LessonFault::WalkDiffers, id, {}});
    }

    void move() {
        switch (m_random.bounded(10)) {
        case 0:
            return m_run.back();
        case 1:
            return m_run.skip();
        case 2:
            return comeBack();
        case 3:
            return wrongMove(true);
        case 4:
            return wrongMove(false);
        default:
            return onwards();
        }
    }

    void comeBack() {
        const quint64 before = m_run.position().hash();
        const int step = m_run.stepIndex();
        const bool waits = m_run.wrongWaits();
        m_run = LessonRun::resumed(m_lesson, m_opening, m_run.trace());
        const bool same =
            !m_run.finished() && m_run.stepIndex() == step && (waits || m_run.position().hash() == before);
        if (!same)
            m_findings.append({LessonFault::WalkDiffers, m_lesson->steps[static_cast<std::size_t>(step)].id, {}});
    }

    void wrongMove(bool takeBack) {
        if (!m_run.asksForMoves()) return;
        const auto commands = m_run.position().commands();
        if (commands.isEmpty()) return; // the game is over; that the step asks for a move is found by its solution
        const ListedCommand listed = commands[m_random.bounded(static_cast<int>(commands.size()))];
        LessonRun aside = m_run;
        const Verdict verdict = aside.play(listed.text);
        if (verdict.kind != Verdict::Kind::Legal && verdict.kind != Verdict::Kind::Refused) return; // another way on
        m_run = aside;
        if (takeBack) m_run.undo();
    }

    void onwards() {
        if (!m_run.asksForMoves()) {
            if (m_run.asksForAnswer()) m_run.answer(m_run.task().skipBy.value(0).mid(7));
            return m_run.next();
        }
        const int at = m_run.stepIndex();
        m_run.startOver();
        const QStringList solution = m_run.solution();
        const int moves = 1 + m_random.bounded(static_cast<int>(std::max<qsizetype>(1, solution.size())));
        for (int i = 0; i < moves && i < solution.size() && !m_run.finished() && m_run.stepIndex() == at; ++i)
            m_run.play(solution[i]);
    }

    LessonPtr m_lesson;
    LessonRun::Opening m_opening;
    QHash<QString, quint64>& m_known;
    LessonRun m_run;
    QRandomGenerator m_random;
    QList<LessonFinding> m_findings;
};

} // namespace

QList<LessonFinding> checkWalks(const LessonPtr& lesson, const LessonRun::Opening& opening, int walks, quint32 seed) {
    QList<LessonFinding> findings;
    QHash<QString, quint64> known;
    for (int i = 0; i < walks && findings.isEmpty(); ++i)
        findings = RandomWalk(lesson, opening, known, seed + static_cast<quint32>(i)).walk(120);
    return findings;
}

} // namespace magister
