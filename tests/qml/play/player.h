// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/play/hands.h"

#include "engine/core/random.h"

#include <QSet>

#include <algorithm>

namespace magister::test {

/// Plays a game at the table as a person does: a legal choice is drawn, carried out by hand, and held against what the
/// engine makes of it. How a hand reaches a thing is left to the hand, what differs between games to `Game`:
///   Table, Command, State, Session
///   Table& tableIn(TableRoom&)
///   static bool same(const Command&, const Command&, const State&)  pieces that stand for each other
///   static QString inWords(const Table&, const Command&)
///   static QString pieceFor(const Table&, const Command&)           what is picked up before that; empty: nothing
///   static void beforeMove(Table&, Random&)                         who is asked next, where several are
///   static bool wanted(const Table&, const Command&, Random&)       false: another choice is drawn; not for ever
template <class Game> class Player {
public:
    using Table = typename Game::Table;
    using Command = typename Game::Command;

    Player(Hand& hand, std::uint64_t seed) : m_hand(hand), m_room(hand.room()), m_random(Random::seeded(seed)) {}

    /// To the end of the game. What went wrong, with the choice; empty when nothing did.
    QString play() {
        // What is asked before a turn ends is another test's matter.
        m_room.page()->setProperty("askBeforeEnding", false);
        while (!table().over()) {
            Game::beforeMove(table(), m_random);
            if (const QString wrong = move(); !wrong.isEmpty()) return QStringLiteral("move %1, %2").arg(m_moves + 1).arg(wrong);
            ++m_moves;
        }
        return {};
    }
    int moves() const { return m_moves; }
    int menus() const { return m_menus; }
    int pickedUp() const { return m_pickedUp; }
    /// Kinds of commands that were given.
    const QSet<std::size_t>& kinds() const { return m_kinds; }

private:
    Table& table() const { return Game::tableIn(m_room); }

    int drawn() {
        const auto& choices = table().targets().choices();
        QVector<int> legal;
        for (std::size_t i = 0; i < choices.size(); ++i)
            if (!choices[i].refusal) legal.append(static_cast<int>(i));
        if (legal.isEmpty()) return -1;
        int choice = -1;
        do choice = legal[static_cast<int>(m_random.below(static_cast<std::uint32_t>(legal.size())))];
        while (!Game::wanted(table(), choices[static_cast<std::size_t>(choice)].command, m_random));
        return choice;
    }
    QString seen(const QStringList& targets) {
        m_hand.uncover(targets);
        const auto found = std::find_if(targets.begin(), targets.end(), [this](const QString& each) { return m_room.targets().has(each); });
        return found == targets.end() ? QString() : *found;
    }
    /// Where the piece lies in sight.
    QString pickUp(const Command& command) {
        const QString name = Game::pieceFor(table(), command);
        if (name.isEmpty()) return {};
        m_hand.uncover({name});
        if (!m_room.targets().has(name)) return {};
        if (const QString wrong = m_hand.use(name); !wrong.isEmpty()) return wrong;
        ++m_pickedUp;
        return Game::pieceFor(table(), command).isEmpty() ? QString() : name + QStringLiteral(" was not picked up");
    }
    QString chooseLine(const Command& command, const typename Game::State& before, const QString& name) {
        ++m_menus;
        const auto& lines = table().openVariants();
        const auto found = std::find_if(lines.begin(), lines.end(), [&](const Command& line) { return Game::same(line, command, before); });
        if (found == lines.end()) return QStringLiteral("the menu of %1 does not have it").arg(name);
        return m_hand.choose(static_cast<int>(found - lines.begin()));
    }

    QString move() {
        const int choice = drawn();
        if (choice < 0) return QStringLiteral("nothing is legal");
        const Command command = table().targets().choices()[static_cast<std::size_t>(choice)].command;
        const typename Game::State before = table().state();
        const typename Game::Session session = table().session();
        const auto player = static_cast<std::uint8_t>(table().activeSeat() - 1);
        const auto failed = [&](const QString& what) { return QStringLiteral("%1: %2").arg(Game::inWords(table(), command), what); };

        if (const QString wrong = pickUp(command); !wrong.isEmpty()) return failed(wrong);
        const QString name = seen(table().targets().targetsOf(choice));
        if (name.isEmpty())
            return failed(QStringLiteral("nothing in sight is called ") + table().targets().targetsOf(choice).join(QStringLiteral(" or ")));
        if (const QString wrong = m_hand.use(name); !wrong.isEmpty()) return failed(wrong);
        if (!table().openVariants().isEmpty())
            if (const QString wrong = chooseLine(command, before, name); !wrong.isEmpty()) return failed(wrong);
        if (table().refusal().active) return failed(QStringLiteral("%1 was refused: %2").arg(name, table().refusal().what));
        if (table().session().moves().size() != session.moves().size() + 1) return failed(QStringLiteral("%1 did nothing").arg(name));
        const Command given = table().session().moves().back().command;
        if (!Game::same(given, command, before)) return failed(QStringLiteral("%1 gave %2").arg(name, Game::inWords(table(), given)));
        typename Game::Session expected = session;
        if (expected.give(player, given) || !(expected.state() == table().state()))
            return failed(QStringLiteral("the table is not where the engine is"));
        m_kinds.insert(command.index());
        return {};
    }

    Hand& m_hand;
    TableRoom& m_room;
    Random m_random;
    int m_moves{}, m_menus{}, m_pickedUp{};
    QSet<std::size_t> m_kinds;
};

} // namespace magister::test
