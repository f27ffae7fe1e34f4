// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/situations/sheet.h"
#include "tests/qml/situations/situation.h"

#include <QCryptographicHash>
#include <QSet>

#include <vector>

namespace magister::test {

/// What is done with the pictures.
struct Task {
    bool accept{};
    bool doubled{};
    /// With large letters: only faults are looked for, and what a situation does at the table may not be there to be done.
    bool large{};
    /// Each language in one of the four sizes and themes, the next situation in another: all of them are met, not all of
    /// them everywhere.
    bool once{};
    QString references; ///< folder with a folder a game
    QString results;    ///< folder for what differs
    QString full;       ///< folder for all full pictures; empty: none
};

/// The situations of one game from all sides: pictures made, compared with their references, looked over for faults.
class Inspection {
public:
    Inspection(const Task& task, const GameSituations& game) : m_task(task), m_game(game), m_room(game.game) {}

    /// The number of faults. No ids: all situations.
    int look(const QStringList& ids);

private:
    struct Seen {
        const Situation* situation;
        TableMaker table;
        Sheet sheet;
        Sheet reference;
    };

    bool onlyFaults() const { return m_task.doubled || m_task.large; }
    QString nameOf(const Situation& situation) const { return m_game.game + u'/' + situation.id; }
    QString fileOf(const Situation& situation) const { return QStringLiteral("%1/%2.png").arg(m_task.references, nameOf(situation)); }
    Sheet reference(const Situation& situation);
    void accept(const Seen& seen);
    QStringList knownFaults() const;
    bool isKnown(const QString& name, const QString& what);
    void fault(const QString& where, const QString& what);
    void look(Seen& seen, int first);
    bool isWanted(const Situation& situation, int view) const;
    QImage pictureOf(const Situation& situation, const View& view, const QString& where);
    void compare(const QString& where, const QImage& reference, const QImage& small, const QImage& picture);

    Task m_task;
    GameSituations m_game;
    TableRoom m_room;
    QStringList m_known;
    QSet<QString> m_met;
    QCryptographicHash m_pixels{QCryptographicHash::Md4};
    int m_pictures{};
    int m_faults{};
};

} // namespace magister::test
