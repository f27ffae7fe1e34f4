// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal_file.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace magister {

namespace {

Problem fileProblem(const QString& path, ProblemKind kind, const QStringList& arguments = {}) {
    return {path, {}, 0, 0, kind, arguments};
}

QString reason(int error) { return QString::fromLocal8Bit(std::strerror(error)); }

/// A new name in a folder survives a power cut only once the folder is on the disk.
bool flushFolder(const QString& path, JournalDisk& disk) {
    const int folder = ::open(QFile::encodeName(QFileInfo(path).absolutePath()).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return false;
    const bool done = disk.flush(folder);
    ::close(folder);
    return done;
}

/// The whole of an open file; nothing after an error or if it is too big.
std::optional<QByteArray> allOf(int file, const QString& path, Problem& problem) {
    struct stat about {};
    if (::fstat(file, &about) != 0 || !S_ISREG(about.st_mode)) {
        problem = fileProblem(path, ProblemKind::FileUnreadable, {reason(S_ISDIR(about.st_mode) ? EISDIR : errno ? errno : EINVAL)});
        return std::nullopt;
    }
    if (about.st_size > biggestSave) {
        problem = fileProblem(path, ProblemKind::FileTooBig, {QString::number(biggestSave)});
        return std::nullopt;
    }
    QByteArray bytes(about.st_size, Qt::Uninitialized);
    for (qsizetype at = 0; at < bytes.size();) {
        const ssize_t got = ::pread(file, bytes.data() + at, static_cast<std::size_t>(bytes.size() - at), at);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) {
            problem = fileProblem(path, ProblemKind::FileUnreadable, {reason(errno)});
            return std::nullopt;
        }
        if (got == 0) bytes.truncate(at);
        at += got;
    }
    return bytes;
}

} // namespace

qint64 JournalDisk::write(int file, const char* bytes, qint64 size, qint64 at) {
    return ::pwrite(file, bytes, static_cast<std::size_t>(size), at);
}

bool JournalDisk::flush(int file) { return ::fsync(file) == 0; }

bool JournalDisk::truncate(int file, qint64 size) { return ::ftruncate(file, size) == 0; }

JournalDisk& JournalDisk::real() {
    static JournalDisk disk;
    return disk;
}

JournalFile::~JournalFile() {
    if (m_file >= 0) ::close(m_file);
}

Problem JournalFile::notWritten(int error) const {
    return fileProblem(m_path, ProblemKind::SaveNotWritten, {reason(error)});
}

bool JournalFile::put(const QByteArray& bytes) {
    m_longer = true;
    for (qint64 done = 0; done < bytes.size();) {
        const qint64 written = m_disk.write(m_file, bytes.constData() + done, bytes.size() - done, m_size + done);
        if (written < 0 && errno == EINTR) continue;
        if (written == 0) errno = ENOSPC;
        if (written <= 0) return false;
        done += written;
    }
    return m_disk.flush(m_file);
}

std::optional<Problem> JournalFile::append(const JournalRecord& record) {
    const QByteArray line = journalLine(record, m_link);
    if (m_longer && !m_disk.truncate(m_file, m_size)) return notWritten(errno);
    if (!put(line)) {
        const int error = errno;
        // If even this fails, it is tried again before the next record; until then the file ends with a torn record.
        if (m_disk.truncate(m_file, m_size)) m_longer = false;
        return notWritten(error);
    }
    m_longer = false;
    m_size += line.size();
    m_link = linkTo(line);
    return std::nullopt;
}

void JournalFile::continueFrom(qint64 size, const QByteArray& link) {
    m_size = size;
    m_link = link;
    m_longer = true;
}

JournalFile::Opened JournalFile::create(const QString& path, const QByteArray& records, const QByteArray& link,
                                        JournalDisk& disk) {
    if (QFileInfo::exists(path)) return {nullptr, {}, fileProblem(path, ProblemKind::SaveExists)};
    const QByteArray name = QFile::encodeName(path);
    const QByteArray unfinished = name + ".part";
    const int file = ::open(unfinished.constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (file < 0) return {nullptr, {}, fileProblem(path, ProblemKind::SaveNotWritten, {reason(errno)})};
    std::unique_ptr<JournalFile> journal(new JournalFile(path, file, disk));
    if (::flock(file, LOCK_EX | LOCK_NB) != 0) return {nullptr, {}, fileProblem(path, ProblemKind::SaveInUse)};
    const bool whole = disk.truncate(file, 0) && journal->put(records);
    const bool named = whole && ::rename(unfinished.constData(), name.constData()) == 0;
    if (!named || !flushFolder(path, disk)) {
        const Problem problem = journal->notWritten(errno);
        ::unlink((named ? name : unfinished).constData());
        return {nullptr, {}, problem};
    }
    journal->continueFrom(records.size(), link);
    journal->m_longer = false;
    return {std::move(journal), records, {}};
}

JournalFile::Opened JournalFile::open(const QString& path, JournalDisk& disk) {
    const int file = ::open(QFile::encodeName(path).constData(), O_RDWR | O_CLOEXEC);
    if (file < 0) {
        if (errno == ENOENT) return {nullptr, {}, fileProblem(path, ProblemKind::FileMissing)};
        return {nullptr, {}, fileProblem(path, ProblemKind::SaveNotWritten, {reason(errno)})};
    }
    std::unique_ptr<JournalFile> journal(new JournalFile(path, file, disk));
    if (::flock(file, LOCK_EX | LOCK_NB) != 0) return {nullptr, {}, fileProblem(path, ProblemKind::SaveInUse)};
    Problem problem;
    const auto bytes = allOf(file, path, problem);
    if (!bytes) return {nullptr, {}, problem};
    return {std::move(journal), *bytes, {}};
}

bool journalInUse(const QString& path) {
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return false;
    const bool locked = ::flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    ::close(file);
    return locked;
}

std::optional<QByteArray> readSaveBytes(const QString& path, Problem& problem) {
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (file < 0) {
        problem = errno == ENOENT ? fileProblem(path, ProblemKind::FileMissing)
                                  : fileProblem(path, ProblemKind::FileUnreadable, {reason(errno)});
        return std::nullopt;
    }
    const auto bytes = allOf(file, path, problem);
    ::close(file);
    return bytes;
}

} // namespace magister
