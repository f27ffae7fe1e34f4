// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/orleans/played_table.h"

#include <QSet>

namespace magister::orleans::told {

/// Plays at a table by clicks alone: a legal choice is drawn, its plainest target is clicked, in a menu the line is
/// chosen that means it, and what comes of it is held against what the engine decides on a copy.
class ClickingPlayer {
public:
    ClickingPlayer(OrleansTable& table, std::uint64_t seed) : m_table(table), m_random(Random::seeded(seed)) {}

    /// One choice of any kind. What went wrong, or nothing.
    QString click();
    /// A choice of that kind; "none" where there is none.
    template <class C> QString clickFor() {
        return clickAmong([](const Command& command) { return std::holds_alternative<C>(command); });
    }

    int clicks() const { return m_clicks; }
    int menus() const { return m_menus; }
    /// Kinds of commands that were given.
    const QSet<std::size_t>& kinds() const { return m_kinds; }

private:
    QString clickAmong(const std::function<bool(const Command&)>& wanted);
    QString carryOut(int choice);

    OrleansTable& m_table;
    Random m_random;
    int m_clicks{}, m_menus{};
    QSet<std::size_t> m_kinds;
};

} // namespace magister::orleans::told
