// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game_opening.h"

#include <QMutex>
#include <QSemaphore>
#include <QtConcurrent>

#include <utility>

namespace magister {

struct GameOpening::Shared {
    std::atomic_bool stopped = false;
    QSemaphore ready; ///< has one as soon as `read` is there
    QMutex mutex;
    Read read;
};

GameOpening::GameOpening(QThreadPool& threads, const GameStore::Readers& readers, const QString& path, Opening how,
                         const QFuture<void>& former)
    : m_path(path), m_shared(std::make_shared<Shared>()) {
    connect(&m_reading, &QFutureWatcherBase::finished, this, &GameOpening::done);
    m_reading.setFuture(QtConcurrent::run(&threads, [readers, path, how, former = former, shared = m_shared]() mutable {
        former.waitForFinished();
        Read read;
        read.game = static_cast<const GameModule*>(GameStore::readerOf(readers, path, read.problems));
        if (read.game) read.lay = read.game->read(path, how, shared->stopped);
        {
            const QMutexLocker lock(&shared->mutex);
            if (!shared->stopped) shared->read = std::move(read);
        }
        // What nobody wants is thrown away here, its lock with it, and not by the thread of the screen.
        read = {};
        shared->ready.release();
    }));
}

GameOpening::~GameOpening() {
    m_reading.disconnect(this);
    const QMutexLocker lock(&m_shared->mutex);
    m_shared->stopped = true;
    m_shared->read = {};
}

bool GameOpening::wait(int milliseconds) const {
    if (!m_shared->ready.tryAcquire(1, milliseconds)) return false;
    m_shared->ready.release();
    return true;
}

GameOpening::Read GameOpening::take() {
    const QMutexLocker lock(&m_shared->mutex);
    return std::exchange(m_shared->read, {});
}

} // namespace magister

#include "moc_game_opening.cpp"
