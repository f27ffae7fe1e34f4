// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/fixture.h"

#include "app/table/game_recorder.h"

#include <QObject>
#include <QVariantMap>

#include <memory>
#include <vector>

namespace magister::test {

/// Nothing more can be written.
class FullDisk : public GameRecorder {
public:
    std::optional<Problem> append(const JournalRecord &) override {
        return Problem{"a.game", {}, 0, 0, ProblemKind::SaveNotWritten, {"No space left on device"}};
    }
};

/// Tables of real games, for tests of the screen in QML.
class RealTables : public QObject {
    Q_OBJECT

public:
    /// A game of that many players after that many random moves (fewer when it is over before); 1 is the solo game. Seats
    /// are called by `names`, as far as there are any.
    Q_INVOKABLE QObject *play(int players, bool advanced, int moves, const QStringList &names = {});
    /// A new game in which every seat has that help.
    Q_INVOKABLE QObject *seated(int players, const QString &help);
    /// From now on nothing that is done at the table can be written to the disk.
    Q_INVOKABLE void fillDisk(QObject *table);
    /// One legal command of whoever has to act; false when the game is over.
    Q_INVOKABLE bool step(QObject *table);
    /// Whether a click on that name would be followed now.
    Q_INVOKABLE bool isLegal(QObject *table, const QString &target) const;
    /// Whether that rule has an article in all five languages.
    Q_INVOKABLE bool hasArticle(const QString &rule) const;
    /// Whether the list of what that table shows has this name.
    Q_INVOKABLE bool isShown(QObject *table, const QString &target) const;

private:
    Random m_random = Random::seeded(1347);
    std::vector<std::unique_ptr<messina::MessinaTable>> m_tables;
};

} // namespace magister::test
