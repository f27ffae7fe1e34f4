// SPDX-License-Identifier: GPL-3.0-or-later
// What a step of a lesson asks for, done by clicks until the lesson stands on another one.
#include "tests/robot/lesson_walk.h"

#include <algorithm>
#include <tuple>

namespace magister::robot {

namespace {

const auto endTurn = QStringLiteral("button:ending-end");

} // namespace

bool LessonWalk::solve() {
    const QString name = step();
    const auto over = [&] { return step() != name; };
    m_lifted.clear();
    if (run().asksForMoves()) {
        for (int move = 0; move < 12 && !over(); ++move) {
            const QString command = run().solution().value(run().trace().back().commands.size());
            if (command.isEmpty()) return fault(QStringLiteral("its solution does not reach the goal"));
            if (!act(command)) return false;
        }
        return over() || fault(QStringLiteral("it does not end"));
    }
    if (run().step().kind == StepKind::Setup && !nameParts()) return false;
    if (run().asksForAnswer() && !giveAnswer()) return false;
    return goOn();
}

/// Each part by its name on the card.
bool LessonWalk::nameParts() {
    for (int stage = 1; stage <= static_cast<int>(player()->stages().size()); ++stage) {
        const QString thing = QStringLiteral("card:stage/%1").arg(stage);
        if (!use(thing)) return false;
        picture(QStringLiteral("%1-part-%2").arg(step()).arg(stage));
    }
    return true;
}

/// What a learner would click: of the things that give the command one that means little else, rather one that the card
/// points at.
QString LessonWalk::thingFor(const QString& command) const {
    const auto deeds = m_game.deeds(*m_robot.table());
    const auto unfitness = [&](const QString& thing) {
        QList<Deed> meant = deeds.value(meantBy(thing));
        const bool can = std::any_of(meant.begin(), meant.end(), [](const Deed& deed) { return deed.legal; });
        meant.removeIf([&](const Deed& deed) { return deed.legal != can; });
        const bool gives = std::any_of(meant.begin(), meant.end(), [&](const Deed& deed) { return deed.command == command; });
        return std::tuple(!m_robot.isBare(thing) || onlyOpens(thing), m_lifted.contains(thing), !gives, !player()->targets().contains(thing), meant.size());
    };
    const QStringList wanted = player()->wanted();
    const auto best = std::min_element(wanted.begin(), wanted.end(),
                                       [&](const QString& a, const QString& b) { return unfitness(a) < unfitness(b); });
    return best == wanted.end() ? QString() : *best;
}

bool LessonWalk::act(const QString& command) {
    const QString name = step();
    const auto trace = run().trace().back().commands;
    const auto moved = [&] { return step() != name || run().trace().back().commands != trace; };
    const auto asks = [this] { return m_robot.table()->variants()->count() > 0; };
    const QString thing = thingFor(command);
    const int picked = m_robot.table()->picked();
    const auto lifted = [&] { return m_robot.table()->picked() != picked; };
    if (!use(thing) || !answered(thing, [&] { return moved() || asks() || lifted() || m_robot.has(endTurn) || speaks(); })) return false;
    m_deeds.append(thing);
    // A piece was picked up for the move to come, which another thing gives.
    if (!moved() && lifted()) {
        m_lifted.append(thing);
        return true;
    }
    if (!moved() && m_robot.has(endTurn)) {
        picture(name + QStringLiteral("-ending"));
        if (!use(endTurn) || !answered(endTurn, moved)) return false;
    }
    if (!moved() && asks()) {
        const int row = m_game.lineOf(*m_robot.table(), command);
        if (row < 0) return fault(QStringLiteral("the menu at \"%1\" does not offer \"%2\"").arg(thing, command));
        const QString line = QStringLiteral("variant:%1").arg(row);
        picture(name + QStringLiteral("-menu"));
        m_deeds.append(line);
        if (!use(line) || !answered(line, [&] { return moved() || speaks(); })) return false;
    }
    if (!moved()) {
        const QString said = m_robot.table()->refusal().active ? m_robot.table()->refusal().what
                                                               : player()->feedback().value(QStringLiteral("text")).toString();
        picture(name + QStringLiteral("-problem"));
        return fault(QStringLiteral("the right move at \"%1\" is answered: %2").arg(thing, said));
    }
    // A step may ask for what the rules forbid: then the table has said why.
    if (m_robot.table()->refusal().active) {
        picture(name + QStringLiteral("-refused"));
        m_robot.key(QStringLiteral("Escape"));
    }
    return true;
}

bool LessonWalk::giveAnswer() {
    const QString given = run().task().skipBy.value(0);
    const QString answer = given.mid(given.indexOf(u':') + 1);
    if (run().step().pick) {
        const QString thing = run().position().resolved(answer);
        if (!use(thing) || !answered(thing, [this] { return player()->answerState() == QLatin1String("right"); })) return false;
        m_deeds.append(thing);
    } else if (run().step().options.empty()) {
        if (!write(answer) || !answered(answer, [this] { return player()->answerState() == QLatin1String("right"); })) return false;
        m_deeds.append(answer);
    } else {
        const QString thing = QStringLiteral("card:option/") + answer;
        if (!use(thing) || !answered(thing, [this] { return player()->answerState() == QLatin1String("right"); })) return false;
        m_deeds.append(answer);
    }
    picture(step() + QStringLiteral("-answered"));
    return true;
}

/// In the place of what stands there.
bool LessonWalk::write(const QString& number) {
    if (!use(QStringLiteral("card:number")) || !m_robot.key(QStringLiteral("ctrl+a"))) return false;
    for (const QChar digit : number)
        if (!m_robot.key(digit == u'-' ? QStringLiteral("minus") : QString(digit))) return fault(QStringLiteral("no key"));
    return use(QStringLiteral("card:check"));
}

bool LessonWalk::goOn() {
    const QString name = step();
    const auto next = QStringLiteral("card:next");
    for (int press = 0; press < 12 && step() == name; ++press) {
        const int stage = player()->stageIndex();
        if (!use(next) || !answered(next, [&] { return step() != name || player()->stageIndex() != stage; })) return false;
    }
    return step() != name || fault(QStringLiteral("it does not end"));
}

} // namespace magister::robot
