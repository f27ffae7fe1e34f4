// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/game_module.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

#include <memory>

namespace magister {

/// A saved game that is being read on another thread, since nobody knows how large its file is and how slow its disk.
class GameOpening : public QObject {
    Q_OBJECT

public:
    struct Read {
        const GameModule* game = nullptr; ///< null: the file is of no game we know, and problems say so
        QList<Problem> problems;
        ReadGame lay; ///< where there is a game
    };

    /// Begins at once; where another opening of the same file has been given up and is still being read, after that one,
    /// which holds the lock of the file until then.
    GameOpening(QThreadPool& threads, const GameStore::Readers& readers, const QString& path, Opening how, const QFuture<void>& former);
    /// Gives it up, and waits for nothing: what is still being read is thrown away when it comes.
    ~GameOpening() override;

    const QString& path() const { return m_path; }
    /// Ends when nothing of this opening is being read any more.
    QFuture<void> reading() const { return m_reading.future(); }
    /// Whether it has been read, after so many milliseconds at the latest; below 0: however long it takes.
    bool wait(int milliseconds) const;
    /// Precondition: it has been read, and not taken before.
    Read take();

signals:
    /// It has been read.
    void done();

private:
    struct Shared;

    QString m_path;
    std::shared_ptr<Shared> m_shared; ///< with the thread
    QFutureWatcher<void> m_reading;
};

} // namespace magister
