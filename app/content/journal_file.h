// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal.h"

#include <memory>

namespace magister {

/// What a journal asks of the system; tests put something in its place that fails or stops.
class JournalDisk {
public:
    virtual ~JournalDisk() = default;
    /// Bytes written at `at`, fewer than `size` when the disk is full; -1 and errno after an error.
    virtual qint64 write(int file, const char* bytes, qint64 size, qint64 at);
    /// Until everything written is on the disk itself. False and errno after an error.
    virtual bool flush(int file);
    virtual bool truncate(int file, qint64 size);

    static JournalDisk& real();
};

/// The file of one game while it is played; nobody else may write it meanwhile. A record is on the disk when append()
/// says nothing, and nothing of it stays in the file when it names a problem.
///
/// Another program may put a different file in the place of this one (a folder that is kept in step with other machines
/// does). Nothing is written into a file that no longer has its name: the game goes on in a file of its own beside it, and
/// append() says so once, with SaveReplaced and nothing written.
class JournalFile {
public:
    struct Opened {
        std::unique_ptr<JournalFile> file; ///< null after a problem
        QByteArray bytes;                  ///< the whole file
        std::optional<Problem> problem;
    };
    /// A new file with these records; `link` is linkTo() the last of them. It appears under its name only when it is
    /// whole. A file that is there already is left alone.
    static Opened create(const QString& path, const QByteArray& records, const QByteArray& link,
                         JournalDisk& disk = JournalDisk::real());
    /// Reads a file that is to be written on. continueFrom() must come before append().
    static Opened open(const QString& path, JournalDisk& disk = JournalDisk::real());

    JournalFile(const JournalFile&) = delete;
    JournalFile& operator=(const JournalFile&) = delete;
    ~JournalFile();

    /// Records go behind the first `size` bytes; what stands behind them (a torn record) is cut off with the first one.
    void continueFrom(qint64 size, const QByteArray& link);
    /// How many rulings stand in the file already; 0 after create() and open().
    void ruledBefore(int rulings) { m_rulings = rulings; }
    std::optional<Problem> append(const JournalRecord& record);

    /// Where the game is kept now.
    const QString& path() const { return m_path; }
    qint64 size() const { return m_size; }

private:
    JournalFile(const QString& path, int file, JournalDisk& disk) : m_path(path), m_file(file), m_disk(disk) {}
    bool put(const QByteArray& bytes);
    Problem notWritten(int error) const;
    /// Whether the file still has its name.
    bool inPlace() const;
    /// Goes on in a copy under a name of its own.
    Problem moveAway();

    QString m_path;
    int m_file{-1};
    JournalDisk& m_disk;
    qint64 m_size{};    ///< of the records that are on the disk
    bool m_longer{};    ///< the file may hold more than they
    int m_rulings{};
    QByteArray m_link;
};

/// Whether somebody, here or in another program, has the file open to write it on.
bool journalInUse(const QString& path);

/// Removes the remains of files that some program did not finish writing, in that folder.
void removeUnfinished(const QString& folder);

/// The content of a file for reading only; nothing after a problem.
std::optional<QByteArray> readSaveBytes(const QString& path, Problem& problem);

} // namespace magister
