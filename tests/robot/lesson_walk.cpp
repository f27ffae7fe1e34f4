// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/robot/lesson_walk.h"

namespace magister::robot {

bool LessonWalk::play() {
    if (!m_robot.waitFor([this] { return player() && m_robot.table(); })) return fault(QStringLiteral("the lesson did not open"));
    m_robot.settle();
    while (!player()->finished())
        playStep();
    picture(QStringLiteral("end"));
    return m_faults.isEmpty();
}

void LessonWalk::playStep() {
    const QString name = step();
    const int index = run().stepIndex();
    const QString kind = player()->kind();
    ++m_steps;
    m_deeds.clear();
    picture(name);
    err();
    if (step() == name && !solve() && step() == name) {
        m_deeds.append(QStringLiteral("skipped"));
        m_robot.key(QStringLiteral("Escape"));
        m_robot.takeProblem();
        if (!m_robot.click(QStringLiteral("card:skip"))) fault(QStringLiteral("cannot be skipped"));
        // Whatever the matter is, the rest of the lesson is looked at.
        if (step() == name && run().stepIndex() == index) player()->skip();
        m_robot.settle();
    }
    m_story.append(QStringLiteral("%1 %2: %3").arg(name, kind, m_deeds.join(QStringLiteral("; "))));
}

bool LessonWalk::fault(const QString& what) {
    const QString problem = m_robot.takeProblem();
    const QString where = player() && !player()->finished() ? step() + QStringLiteral(": ") : QString();
    m_faults.append(where + what + (problem.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(problem)));
    m_deeds.append(QStringLiteral("FAULT ") + what);
    return false;
}

bool LessonWalk::use(const QString& thing) {
    // Buttons change places while one looks.
    m_robot.settle();
    if (!m_robot.isBare(thing)) m_robot.rest();
    if (!m_robot.waitFor([&] { return m_robot.isBare(thing); })) m_robot.bring(thing);
    return m_robot.press(thing) || fault(QStringLiteral("\"%1\" cannot be clicked").arg(thing));
}

bool LessonWalk::answered(const QString& thing, const std::function<bool()>& what) {
    return m_robot.waitFor(what) || fault(QStringLiteral("nothing came of a click on \"%1\"").arg(thing));
}

void LessonWalk::picture(const QString& what) {
    if (!m_robot.picture(what)) fault(QStringLiteral("no picture"));
}

bool LessonWalk::onlyOpens(const QString& thing) const {
    const QQuickItem* item = m_robot.item(thing);
    return m_game.opens(thing) && item && item->property("offer") != QLatin1String("legal");
}

bool LessonWalk::speaks() const {
    return player()->feedback().value(QStringLiteral("active")).toBool() || m_robot.table()->refusal().active;
}

} // namespace magister::robot
