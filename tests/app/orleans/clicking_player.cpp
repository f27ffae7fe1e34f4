// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/orleans/clicking_player.h"

#include "engine/orleans/notation.h"

#include <algorithm>

namespace magister::orleans::told {

namespace {

/// Followers of one kind that stand at the same place are interchangeable when one of them is sent.
bool same(const Command& a, const Command& b) {
    if (a == b) return true;
    const auto* one = std::get_if<SendFollower>(&a);
    const auto* other = std::get_if<SendFollower>(&b);
    return one && other && one->deed == other->deed && one->space == other->space;
}

bool stops(const Command& command) {
    return std::holds_alternative<Done>(command) || std::holds_alternative<Pass>(command) ||
           std::holds_alternative<TakeBack>(command) || std::holds_alternative<Decline>(command);
}

} // namespace

QString ClickingPlayer::click() {
    return clickAmong([](const Command&) { return true; });
}

QString ClickingPlayer::clickAmong(const std::function<bool(const Command&)>& wanted) {
    QVector<int> legal;
    const auto& choices = m_table.targets().choices();
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (!choices[i].refusal && wanted(choices[i].command)) legal.append(static_cast<int>(i));
    if (legal.isEmpty()) return QStringLiteral("none");
    // Whoever stops early sees little of a game.
    QVector<int> going;
    std::copy_if(legal.begin(), legal.end(), std::back_inserter(going), [&](int i) { return !stops(choices[static_cast<std::size_t>(i)].command); });
    if (!going.isEmpty() && m_random.below(6) != 0) legal = going;
    return carryOut(legal.at(static_cast<int>(m_random.below(static_cast<std::uint32_t>(legal.size())))));
}

QString ClickingPlayer::carryOut(int choice) {
    const Command meant = m_table.targets().choices()[static_cast<std::size_t>(choice)].command;
    const QString target = m_table.targets().targetOf(choice);
    const auto player = static_cast<PlayerIndex>(m_table.activeSeat() - 1);
    const State before = m_table.state();
    const std::size_t moves = m_table.session().moves().size();
    const auto failed = [&](const QString& what) {
        return QStringLiteral("%1 by a click on %2: %3").arg(QString::fromStdString(toText(m_table.definition(), meant)), target, what);
    };
    if (const std::uint8_t piece = pieceOf(meant); piece != nobody) m_table.pickUp(piece + 1);
    m_table.activate(target);
    if (!m_table.openVariants().isEmpty()) {
        ++m_menus;
        const auto& lines = m_table.openVariants();
        if (m_table.variants()->count() != lines.size()) return failed("the menu shows something else");
        const auto found = std::find_if(lines.begin(), lines.end(), [&](const Command& line) { return same(line, meant); });
        if (found == lines.end()) return failed("the menu does not have it");
        m_table.chooseVariant(static_cast<int>(found - lines.begin()));
    }
    if (m_table.refusal().active) return failed(m_table.refusal().what + u' ' + m_table.refusal().why);
    if (m_table.session().moves().size() != moves + 1) return failed("nothing was done");
    const Command given = m_table.session().moves().back().command;
    if (!same(given, meant)) return failed("it gave " + QString::fromStdString(toText(m_table.definition(), given)));
    const Decision decision = decide(m_table.definition(), before, player, given);
    const auto* accepted = std::get_if<Accepted>(&decision);
    if (!accepted || !(accepted->state == m_table.state())) return failed("the table is not where the engine is");
    ++m_clicks;
    m_kinds.insert(meant.index());
    return {};
}

} // namespace magister::orleans::told
