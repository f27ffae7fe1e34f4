// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/play/player.h"

#include "tests/app/fixture.h"
#include "engine/messina/notation.h"

#include <QTest>

namespace magister::test {

using namespace messina;

namespace {

/// Lieutenants at home, or lying in one place, stand for each other.
bool same(const Command& a, const Command& b, const State& state) {
    if (a == b) return true;
    const auto one = lieutenantOf(a), other = lieutenantOf(b);
    if (one == none || other == none || a.index() != b.index()) return false;
    const auto& all = state.players[state.toAct()].lieutenants;
    const auto* ship = std::get_if<ChooseShip>(&a);
    const auto* hex = std::get_if<ChooseHex>(&a);
    return all[one] == all[other] && (!ship || (ship->corner == std::get<ChooseShip>(b).corner && ship->bay == std::get<ChooseShip>(b).bay))
           && (!hex || hex->place == std::get<ChooseHex>(b).place);
}

} // namespace

QString HandPlayer::play() {
    // What is asked before a turn ends is another test's matter.
    m_room.page()->setProperty("askBeforeEnding", false);
    while (!tableIn(m_room).over()) {
        const QString wrong = move();
        if (!wrong.isEmpty()) return QStringLiteral("move %1, %2").arg(m_moves + 1).arg(wrong);
        ++m_moves;
    }
    return {};
}

QString HandPlayer::target(int choice) const {
    for (const QString& each : tableIn(m_room).targets().targetsOf(choice))
        if (m_room.targets().has(each)) return each;
    return {};
}

QString HandPlayer::pickUp(std::uint8_t lieutenant) {
    auto& table = tableIn(m_room);
    const QString name = QStringLiteral("seat:%1/lieutenant/%2").arg(table.activeSeat()).arg(lieutenant + 1);
    if (table.picked() == lieutenant + 1 || !m_room.targets().has(name)) return {};
    if (const QString wrong = use(name); !wrong.isEmpty()) return wrong;
    return table.picked() == lieutenant + 1 ? QString() : name + QStringLiteral(" was not picked up");
}

QString HandPlayer::move() {
    MessinaTable& table = tableIn(m_room);
    QVector<int> legal;
    for (std::size_t i = 0; i < table.targets().choices().size(); ++i)
        if (!table.targets().choices()[i].refusal) legal.append(static_cast<int>(i));
    if (legal.isEmpty()) return QStringLiteral("nothing is legal");
    const int choice = legal[static_cast<int>(m_random.below(static_cast<std::uint32_t>(legal.size())))];
    const Command command = table.targets().choices()[static_cast<std::size_t>(choice)].command;
    const State before = table.state();
    const messina::Session session = table.session();
    const QString meant = QString::fromStdString(toText(table.definition(), before, command));
    const auto failed = [&](const QString& what) { return QStringLiteral("%1: %2").arg(meant, what); };

    if (const auto lieutenant = lieutenantOf(command); lieutenant != none && before.prompt().kind == PromptKind::ChooseTurn)
        if (const QString wrong = pickUp(lieutenant); !wrong.isEmpty()) return failed(wrong);
    const QString name = target(choice);
    if (name.isEmpty())
        return failed(QStringLiteral("nothing in sight is called ") + table.targets().targetsOf(choice).join(QStringLiteral(" or ")));
    if (const QString wrong = use(name); !wrong.isEmpty()) return failed(wrong);
    if (!table.openVariants().isEmpty()) {
        const auto& lines = table.openVariants();
        const auto found = std::find_if(lines.begin(), lines.end(), [&](const Command& line) { return same(line, command, before); });
        if (found == lines.end()) return failed(QStringLiteral("the menu of %1 does not have it").arg(name));
        if (const QString wrong = choose(static_cast<int>(found - lines.begin())); !wrong.isEmpty()) return failed(wrong);
    }
    if (table.refusal().active) return failed(QStringLiteral("%1 was refused: %2").arg(name, table.refusal().what));
    if (table.session().moves().size() != session.moves().size() + 1) return failed(QStringLiteral("%1 did nothing").arg(name));
    const Command given = table.session().moves().back().command;
    if (!same(given, command, before))
        return failed(QStringLiteral("%1 gave %2").arg(name, QString::fromStdString(toText(table.definition(), before, given))));
    messina::Session expected = session;
    if (expected.give(before.toAct(), given) || !(expected.state() == table.state()))
        return failed(QStringLiteral("the table is not where the engine is"));
    m_kinds.insert(command.index());
    return {};
}

} // namespace magister::test
