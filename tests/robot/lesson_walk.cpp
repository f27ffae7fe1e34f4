// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/robot/lesson_walk.h"

#include <algorithm>

namespace magister::robot {

bool LessonWalk::play() {
    if (!player() || !m_robot.table()) return m_robot.fail(QStringLiteral("the lesson did not open"));
    bool erred = false;
    while (!player()->finished()) {
        const QString step = player()->run().step().id;
        if (!m_robot.picture(step)) return false;
        if (!erred && player()->kind() == QLatin1String("do") && player()->stepNumber() > 6) {
            erred = true;
            if (!wrongTurn(step)) return false;
        }
        if (!solve(step)) return false;
    }
    return m_robot.picture(QStringLiteral("lesson-end"));
}

/// A wrong click has its own answer; the lesson goes on behind it.
bool LessonWalk::wrongTurn(const QString& step) {
    const QStringList wanted = player()->wanted();
    // The card of the lesson, or the table says why not.
    const auto answered = [this] { return player()->feedback().value(QStringLiteral("active")).toBool() || m_robot.table()->refusal().active; };
    const QStringList refused = m_robot.offered(QStringLiteral("refused"));
    const auto wrong = std::find_if(refused.begin(), refused.end(), [&](const QString& name) { return !wanted.contains(name); });
    if (wrong == refused.end()) return m_robot.fail(QStringLiteral("%1: nothing wrong can be clicked").arg(step));
    if (!m_robot.click(*wrong) || !m_robot.picture(step + QStringLiteral("-wrong"))) return false;
    if (!answered()) return m_robot.fail(QStringLiteral("%1: a wrong click on \"%2\" got no answer").arg(step, *wrong));
    if (!m_robot.key(QStringLiteral("Escape"))) return false;
    if (answered()) return m_robot.fail(QStringLiteral("%1: Escape does not close the answer to a wrong click").arg(step));
    return player()->run().step().id == step || m_robot.fail(QStringLiteral("%1: the wrong click changed the step").arg(step));
}

/// Does what the step asks for, by clicks, until the lesson stands on another step.
bool LessonWalk::solve(const QString& step) {
    for (int attempt = 0; attempt < 12; ++attempt) {
        if (!m_robot.click(nextThing())) return false;
        if (player()->finished() || player()->run().step().id != step) return true;
        if (player()->answerState() != QLatin1String("none") && !m_robot.pictureOnce(step + QStringLiteral("-answered"))) return false;
    }
    return m_robot.fail(QStringLiteral("%1: the step does not end").arg(step));
}

QString LessonWalk::nextThing() const {
    const LessonRun& run = player()->run();
    if (run.asksForMoves()) return nextMove();
    if (run.asksForAnswer() && !run.answered()) {
        const QString line = run.task().skipBy.value(0);
        const QString answer = line.mid(line.indexOf(u':') + 1);
        return run.step().pick ? run.position().resolved(answer) : QStringLiteral("card:option/") + answer;
    }
    return QStringLiteral("card:next");
}

/// What to click for the next command of the solution that is not played yet.
QString LessonWalk::nextMove() const {
    const LessonRun& run = player()->run();
    const QString command = run.solution().value(run.trace().back().commands.size());
    if (const int line = m_game.lineOf(*m_robot.table(), command); line >= 0) return QStringLiteral("variant:%1").arg(line);
    const QStringList wanted = player()->wanted();
    const auto seen = std::find_if(wanted.begin(), wanted.end(), [this](const QString& name) { return m_robot.has(name); });
    return seen != wanted.end() ? *seen : wanted.value(0, QStringLiteral("card:next"));
}

} // namespace magister::robot
