// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/robot/whole_game.h"

#include <algorithm>

namespace magister::robot {

namespace {

constexpr int mostClicks = 6000; ///< far more than any whole game takes

const auto curtain = QStringLiteral("curtain:open");
const auto ending = QStringLiteral("button:ending-end");
const auto tip = QStringLiteral("tip/close");

} // namespace

bool WholeGame::play() {
    if (!m_robot.table()) return m_robot.fail(QStringLiteral("no game has begun"));
    if (m_robot.has(QStringLiteral("setup:skip")) && !(m_robot.picture(QStringLiteral("setup")) && m_robot.click(QStringLiteral("setup:skip"))))
        return false;
    for (int clicks = 0;; ++clicks) {
        if (m_meeting && !m_meeting->awaitTurn()) return false;
        if (m_robot.table()->over()) return countUp();
        if (clicks > mostClicks) return m_robot.fail(QStringLiteral("the game does not end after %1 clicks").arg(mostClicks));
        if (!step() || (m_meeting && !m_meeting->agree())) return false;
    }
}

bool WholeGame::step() {
    // Things change places while one looks, and a press on what has just come does not count.
    if (!m_robot.settle()) return false;
    if (m_robot.has(curtain)) return m_robot.pictureOnce(QStringLiteral("curtain")) && m_robot.click(curtain);
    if (m_robot.has(tip)) return m_robot.pictureOnce(QStringLiteral("tip")) && m_robot.click(tip);
    return look() && act();
}

/// Pictures of what is new, named by the rule that the question stands on.
bool WholeGame::look() {
    const Table& table = *m_robot.table();
    if (table.round() != m_round) {
        m_round = table.round();
        if (!m_robot.picture(QStringLiteral("round-%1").arg(m_round))) return false;
    }
    if (!m_robot.pictureOnce(table.prompt().value("rule").toString().section(u'.', 1).replace(u'.', u'-'))) return false;
    return (m_refused || askWhyNot()) && (m_logRead || readLog());
}

/// The first thing that cannot be used is asked why, and its rule is read.
bool WholeGame::askWhyNot() {
    const QStringList refused = m_robot.offered(QStringLiteral("refused"));
    if (refused.isEmpty()) return true;
    m_refused = true;
    const auto asked = [this] { return m_robot.table()->refusal().active; };
    if (!m_robot.click(refused.first()) || !m_robot.picture(QStringLiteral("refusal"))) return false;
    if (!asked()) return m_robot.fail(QStringLiteral("a click on \"%1\", which cannot be used, got no reason").arg(refused.first()));
    if (!m_robot.click(QStringLiteral("refusal/rule")) || !m_robot.picture(QStringLiteral("rule"))) return false;
    for (int i = 0; i < 2; ++i) // first the rule, then the reason
        if (!m_robot.key(QStringLiteral("Escape"))) return false;
    return !asked() || m_robot.fail(QStringLiteral("Escape does not close a reason"));
}

bool WholeGame::readLog() {
    if (m_robot.table()->round() < 2) return true;
    m_logRead = true;
    return m_robot.key(QStringLiteral("g")) && m_robot.picture(QStringLiteral("log")) && m_robot.key(QStringLiteral("Escape"));
}

/// Something that is offered, used as a person uses it.
bool WholeGame::act() {
    Table& table = *m_robot.table();
    const QString thing = drawn(m_robot.offered(QStringLiteral("legal")));
    const int steps = table.steps();
    const int picked = table.picked();
    const auto moved = [&] { return table.steps() != steps; };
    if (thing.isEmpty()) {
        // Between the rounds the table goes on by itself.
        if (m_robot.waitFor([&] { return moved() || m_robot.has(curtain); }, patience())) return true;
        return m_robot.fail(QStringLiteral("nothing in sight can be done: %1").arg(table.prompt().value("sentence").toString()));
    }
    if (!m_robot.press(thing)) return moved();
    const auto answered = [&] {
        return moved() || table.picked() != picked || table.variants()->count() > 0 || m_robot.has(ending) || table.refusal().active;
    };
    // On its way the hand may have called up a tip that took the press: it is closed before anything else.
    if (!m_robot.waitFor([&] { return answered() || m_robot.has(tip); }, patience())) return m_robot.fail(QStringLiteral("a click on \"%1\" did nothing").arg(thing));
    if (table.refusal().active) return m_robot.fail(QStringLiteral("\"%1\" was offered, and refused: %2").arg(thing, table.refusal().what));
    if (m_robot.has(ending)) {
        if (!m_robot.pictureOnce(QStringLiteral("ending")) || !m_robot.settle() || !m_robot.press(ending)) return false;
        if (!m_robot.waitFor(moved, patience())) return m_robot.fail(QStringLiteral("the end of the turn was confirmed, and it did not end"));
    }
    return moved() || table.variants()->count() == 0 || chooseLine();
}

bool WholeGame::chooseLine() {
    Table& table = *m_robot.table();
    if (!m_robot.pictureOnce(QStringLiteral("menu"))) return false;
    const int steps = table.steps();
    const QString line = QStringLiteral("variant:%1").arg(m_random.below(static_cast<std::uint32_t>(table.variants()->count())));
    if (!m_robot.waitFor([&] { return m_robot.has(line); })) return m_robot.fail(QStringLiteral("the menu does not show \"%1\"").arg(line));
    if (!m_robot.settle() || !m_robot.press(line)) return false;
    return m_robot.waitFor([&] { return table.steps() != steps; }, patience()) || m_robot.fail(QStringLiteral("a click on \"%1\" did nothing").arg(line));
}

QString WholeGame::drawn(QStringList things) {
    const auto liked = [&](PlayedGame::Liking liking) {
        QStringList some;
        std::copy_if(things.begin(), things.end(), std::back_inserter(some), [&](const QString& thing) {
            const QQuickItem* item = m_robot.item(thing);
            return item && m_game.liking(thing, *item) == liking;
        });
        return some;
    };
    QStringList some;
    for (const auto liking : {PlayedGame::Liking::First, PlayedGame::Liking::Freely, PlayedGame::Liking::Last})
        if (some.isEmpty()) some = liked(liking);
    QString thing;
    // What is covered has another way in sight: a way its town, a place its slots.
    while (!some.isEmpty() && (thing.isEmpty() || !m_robot.isBare(thing)))
        thing = some.takeAt(static_cast<int>(m_random.below(static_cast<std::uint32_t>(some.size()))));
    return thing;
}

/// The score is counted out line by line; Escape leads to the whole of it.
bool WholeGame::countUp() {
    const auto sheet = QStringLiteral("end");
    if (!m_robot.picture(QStringLiteral("counting"))) return false;
    if (!m_robot.has(sheet) && !m_robot.key(QStringLiteral("Escape"))) return false;
    if (!m_robot.waitFor([&] { return m_robot.has(sheet); })) return m_robot.fail(QStringLiteral("the game is over, and no score is shown"));
    if (m_robot.table()->scores()->count() == 0) return m_robot.fail(QStringLiteral("the score has no lines"));
    return m_robot.picture(QStringLiteral("scores"));
}

} // namespace magister::robot
