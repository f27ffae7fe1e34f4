// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/journal_file.h"

#include "app/content/file_bytes.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
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

/// A new name in a folder survives a power cut only once the folder is on the disk.
bool flushFolder(const QString& path, JournalDisk& disk) {
    const int folder =
        ::open(QFile::encodeName(QFileInfo(path).absolutePath()).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return false;
    const bool done = disk.flush(folder);
    ::close(folder);
    return done;
}

/// What an unfinished file is called until it is whole: the name it will have, something nobody else has, and this.
constexpr const char* unfinishedEnding = ".part";
/// An unfinished file as old as this is nobody's; younger ones may be in the hands of another program.
constexpr qint64 abandonedSeconds = 3600;

/// The name only if nobody has it yet.
bool nameOnce(const QByteArray& from, const QByteArray& to) {
    if (::renameat2(AT_FDCWD, from.constData(), AT_FDCWD, to.constData(), RENAME_NOREPLACE) == 0) return true;
    if (errno != EINVAL && errno != ENOSYS) return false;
    // A file system that cannot do it at once: a second name is as good, and refused if it is taken.
    if (::link(from.constData(), to.constData()) != 0) return false;
    ::unlink(from.constData());
    return true;
}

/// "a/b.game" -> "a/b-2.game", or the next number that is free.
QString nameBeside(const QString& path) {
    const QFileInfo about(path);
    const QString ending = about.suffix().isEmpty() ? QString() : u'.' + about.suffix();
    QString name;
    for (int n = 2; name.isEmpty() || QFileInfo::exists(name); ++n)
        name = QStringLiteral("%1/%2-%3%4").arg(about.path(), about.completeBaseName()).arg(n).arg(ending);
    return name;
}

} // namespace

qint64 JournalDisk::write(int file, const char* bytes, qint64 size, qint64 at) {
    return ::pwrite(file, bytes, static_cast<std::size_t>(size), at);
}

bool JournalDisk::flush(int file) {
    return ::fsync(file) == 0;
}

bool JournalDisk::truncate(int file, qint64 size) {
    return ::ftruncate(file, size) == 0;
}

JournalDisk& JournalDisk::real() {
    static JournalDisk disk;
    return disk;
}

JournalFile::~JournalFile() {
    if (m_file >= 0) ::close(m_file);
}

Problem JournalFile::notWritten(int error) const {
    return fileProblem(m_path, ProblemKind::SaveNotWritten, {systemReason(error)});
}

bool JournalFile::put(const QByteArray& bytes) {
    m_longer = true;
    for (qint64 done = 0; done < bytes.size();) {
        const qint64 written = m_disk.write(m_file, bytes.constData() + done, bytes.size() - done, m_records.size() + done);
        if (written < 0 && errno == EINTR) continue;
        if (written == 0) errno = ENOSPC;
        if (written <= 0) return false;
        done += written;
    }
    return m_disk.flush(m_file);
}

std::optional<Problem> JournalFile::append(const JournalRecord& record) {
    if (record.kind == RecordKind::Ruling && m_rulings >= mostRulings)
        return fileProblem(m_path, ProblemKind::SaveNoMoreRulings, {QString::number(mostRulings)});
    if (!inPlace()) return moveAway();
    const QByteArray line = journalLine(record, m_link);
    if (m_longer && !m_disk.truncate(m_file, m_records.size())) return notWritten(errno);
    if (!put(line)) {
        const int error = errno;
        // If even this fails, it is tried again before the next record; until then the file ends with a torn record.
        if (m_disk.truncate(m_file, m_records.size())) m_longer = false;
        return notWritten(error);
    }
    m_longer = false;
    m_records += line;
    m_link = linkTo(line);
    m_rulings += record.kind == RecordKind::Ruling;
    return std::nullopt;
}

bool JournalFile::inPlace() const {
    struct stat mine {};
    struct stat named {};
    return ::fstat(m_file, &mine) == 0 && ::stat(QFile::encodeName(m_path).constData(), &named) == 0 &&
           mine.st_dev == named.st_dev && mine.st_ino == named.st_ino &&
           (mine.st_size == m_records.size() || (m_longer && mine.st_size > m_records.size())) && holdsRecords();
}

bool JournalFile::holdsRecords() const {
    // Neither size nor time tells: as many bytes may have been written within one tick of a coarse clock.
    std::array<char, 64 * 1024> piece;
    for (qint64 at = 0; at < m_records.size();) {
        const auto wanted = static_cast<std::size_t>(std::min<qint64>(piece.size(), m_records.size() - at));
        const ssize_t got = ::pread(m_file, piece.data(), wanted, at);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0 || std::memcmp(piece.data(), m_records.constData() + at, static_cast<std::size_t>(got)) != 0) return false;
        at += got;
    }
    return true;
}

Problem JournalFile::moveAway() {
    auto copy = create(nameBeside(m_path), m_records, m_link, m_disk);
    if (copy.problem) return *copy.problem;
    std::swap(m_file, copy.file->m_file);
    const Problem moved = fileProblem(m_path, ProblemKind::SaveReplaced, {copy.file->path()});
    m_path = copy.file->path();
    m_longer = false;
    return moved;
}

void JournalFile::continueFrom(qint64 size, const QByteArray& link) {
    m_records.truncate(size);
    m_link = link;
    m_longer = true;
}

JournalFile::Opened JournalFile::create(const QString& path, const QByteArray& records, const QByteArray& link,
                                        JournalDisk& disk) {
    if (QFileInfo::exists(path)) return {nullptr, {}, fileProblem(path, ProblemKind::SaveExists)};
    const QByteArray name = QFile::encodeName(path);
    QByteArray unfinished = name + ".XXXXXX" + unfinishedEnding;
    const int file = ::mkostemps(unfinished.data(), static_cast<int>(qstrlen(unfinishedEnding)), O_CLOEXEC);
    if (file < 0) return {nullptr, {}, fileProblem(path, ProblemKind::SaveNotWritten, {systemReason(errno)})};
    std::unique_ptr<JournalFile> journal(new JournalFile(path, file, disk));
    const bool whole = ::fchmod(file, 0644) == 0 && ::flock(file, LOCK_EX | LOCK_NB) == 0 && journal->put(records);
    const bool named = whole && nameOnce(unfinished, name);
    if (whole && !named && errno == EEXIST) {
        ::unlink(unfinished.constData());
        return {nullptr, {}, fileProblem(path, ProblemKind::SaveExists)};
    }
    if (!named || !flushFolder(path, disk)) {
        const Problem problem = journal->notWritten(errno);
        ::unlink((named ? name : unfinished).constData());
        return {nullptr, {}, problem};
    }
    journal->m_records = records;
    journal->m_link = link;
    journal->m_longer = false;
    return {std::move(journal), records, {}};
}

JournalFile::Opened JournalFile::open(const QString& path, JournalDisk& disk) {
    FileFault fault;
    // Looked at before it is opened for writing: opening a device may already do something.
    const int looked = openRegularFile(path, fault);
    if (looked < 0) return {nullptr, {}, fileProblem(fault, path, biggestSave)};
    ::close(looked);
    const int file = ::open(QFile::encodeName(path).constData(), O_RDWR | O_NONBLOCK | O_CLOEXEC);
    if (file < 0) return {nullptr, {}, fileProblem(path, ProblemKind::SaveNotWritten, {systemReason(errno)})};
    std::unique_ptr<JournalFile> journal(new JournalFile(path, file, disk));
    if (::flock(file, LOCK_EX | LOCK_NB) != 0) return {nullptr, {}, fileProblem(path, ProblemKind::SaveInUse)};
    const auto bytes = readOpenFile(file, biggestSave, fault);
    if (!bytes) return {nullptr, {}, fileProblem(fault, path, biggestSave)};
    journal->m_records = *bytes;
    return {std::move(journal), *bytes, {}};
}

bool journalInUse(const QString& path) {
    FileFault fault;
    const int file = openRegularFile(path, fault);
    if (file < 0) return false;
    const bool locked = ::flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    ::close(file);
    return locked;
}

void removeUnfinished(const QString& folder) {
    const QDateTime abandoned = QDateTime::currentDateTime().addSecs(-abandonedSeconds);
    for (const QFileInfo& file :
         QDir(folder).entryInfoList({QStringLiteral("*.game.??????") + QLatin1String(unfinishedEnding)}, QDir::Files))
        if (file.lastModified() < abandoned && !journalInUse(file.filePath())) QFile::remove(file.filePath());
}

std::optional<QByteArray> readSaveBytes(const QString& path, Problem& problem) {
    FileFault fault;
    auto bytes = readRegularFile(path, biggestSave, fault);
    if (!bytes) problem = fileProblem(fault, path, biggestSave);
    return bytes;
}

} // namespace magister
