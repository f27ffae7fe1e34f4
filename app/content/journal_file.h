// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/journal.h"

#include <memory>

namespace magister {

/// What a journal needs from the system; tests replace it with something that fails or stops.
class JournalDisk {
public:
    virtual ~JournalDisk() = default;
    /// Bytes written at `at`, fewer than `size` when the disk is full; -1 and errno after an error.
    virtual qint64 write(int file, const char* bytes, qint64 size, qint64 at);
    /// Waits until everything written is on the disk itself. False and errno after an error.
    virtual bool flush(int file);
    virtual bool truncate(int file, qint64 size);

    static JournalDisk& real();
};

/// The file of a game in progress; nobody else may write to it meanwhile. A record is on disk when append()
/// returns nothing, and none of it remains in the file when append() returns a problem.
///
/// Another program may replace this file or write into it (a folder that is synchronised with other machines
/// does). Nothing is written to a file that has lost its name or does not hold exactly our records: the game
/// continues in a new file beside it, and append() says so once, with SaveReplaced and nothing added. The records are
/// kept here for that: what was acknowledged may no longer be in any file.
class JournalFile {
public:
    struct Opened {
        std::unique_ptr<JournalFile> file; ///< null after a problem
        QByteArray bytes;                  ///< the whole file
        std::optional<Problem> problem;
    };
    /// A new file with these records; `link` is linkTo() the last of them. It gets its name only when it is
    /// complete. An existing file is left alone.
    static Opened create(const QString& path, const QByteArray& records, const QByteArray& link,
                         JournalDisk& disk = JournalDisk::real());
    /// Reads a file in order to continue it. continueFrom() must be called before append().
    static Opened open(const QString& path, JournalDisk& disk = JournalDisk::real());

    JournalFile(const JournalFile&) = delete;
    JournalFile& operator=(const JournalFile&) = delete;
    ~JournalFile();

    /// New records go after the first `size` bytes; anything beyond (an incomplete record) is cut off with the first one.
    void continueFrom(qint64 size, const QByteArray& link);
    /// Number of rulings already in the file; 0 after create() and open().
    void ruledBefore(int rulings) { m_rulings = rulings; }
    std::optional<Problem> append(const JournalRecord& record);

    /// Where the game is kept now.
    const QString& path() const { return m_path; }
    qint64 size() const { return m_records.size(); }

private:
    JournalFile(const QString& path, int file, JournalDisk& disk) : m_path(path), m_file(file), m_disk(disk) {}
    bool put(const QByteArray& bytes);
    Problem notWritten(int error) const;
    /// Whether the file still has its name, and what was written there.
    bool inPlace() const;
    bool holdsRecords() const;
    /// Continues in a copy under a new name.
    Problem moveAway();

    QString m_path;
    int m_file{-1};
    JournalDisk& m_disk;
    QByteArray m_records; ///< all that were acknowledged
    bool m_longer{};      ///< the file may hold more than they
    int m_rulings{};
    QByteArray m_link;
};

/// Whether somebody, here or in another program, has the file open for writing.
bool journalInUse(const QString& path);

/// Removes incomplete files left in that folder by a program that was interrupted.
void removeUnfinished(const QString& folder);

/// The content of a file for reading only; nothing after a problem.
std::optional<QByteArray> readSaveBytes(const QString& path, Problem& problem);

} // namespace magister
