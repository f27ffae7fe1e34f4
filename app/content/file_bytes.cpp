// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/file_bytes.h"

#include <QFile>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace magister {

namespace {

FileFault systemFault(int error) {
    return {error == ENOENT ? FileFault::Kind::Missing : FileFault::Kind::Unreadable, systemReason(error)};
}

/// What stands in for "not a regular file", which the system has no number for.
FileFault notRegular(mode_t mode) {
    return {FileFault::Kind::NotRegular, systemReason(S_ISDIR(mode) ? EISDIR : ENODEV)};
}

/// Up to `most` bytes from the start of the file; nothing after an error.
std::optional<QByteArray> bytesOf(int file, qint64 most, FileFault& fault) {
    constexpr qint64 piece = 1024 * 1024;
    struct stat about {};
    const qint64 expected = ::fstat(file, &about) == 0 ? std::min<qint64>(about.st_size, most) : 0;
    QByteArray bytes;
    while (bytes.size() < most) {
        const qint64 at = bytes.size();
        // One byte more than there should be: so the end is found, and what is kept takes no more room than it needs.
        const qint64 wanted = at <= expected ? std::min(expected + 1 - at, piece) : piece;
        bytes.resize(at + std::min(wanted, most - at));
        const ssize_t got = ::pread(file, bytes.data() + at, static_cast<std::size_t>(bytes.size() - at), at);
        const int error = errno;
        bytes.truncate(at + std::max<ssize_t>(got, 0));
        if (got == 0) break;
        if (got < 0 && error != EINTR) {
            fault = systemFault(error);
            return std::nullopt;
        }
    }
    return bytes;
}

} // namespace

QString systemReason(int error) {
    return QString::fromLocal8Bit(std::strerror(error));
}

Problem fileProblem(const FileFault& fault, const QString& shownAs, qint64 limit) {
    const auto problem = [&](ProblemKind kind, const QStringList& arguments = {}) {
        return Problem{shownAs, {}, 0, 0, kind, arguments};
    };
    switch (fault.kind) {
    case FileFault::Kind::Missing:
        return problem(ProblemKind::FileMissing);
    case FileFault::Kind::NotRegular:
        return problem(ProblemKind::FileNotRegular, {fault.reason});
    case FileFault::Kind::TooBig:
        return problem(ProblemKind::FileTooBig, {QString::number(limit)});
    case FileFault::Kind::Unreadable:
        break;
    }
    return problem(ProblemKind::FileUnreadable, {fault.reason});
}

int openRegularFile(const QString& path, FileFault& fault) {
    // O_NONBLOCK: opening a pipe that nobody writes into would wait for ever. It means nothing for a regular file.
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (file < 0) {
        fault = systemFault(errno);
        return -1;
    }
    struct stat about {};
    if (::fstat(file, &about) == 0 && S_ISREG(about.st_mode)) return file;
    fault = notRegular(about.st_mode);
    ::close(file);
    return -1;
}

std::optional<QByteArray> readOpenFile(int file, qint64 limit, FileFault& fault) {
    struct stat about {};
    if (::fstat(file, &about) != 0) {
        fault = systemFault(errno);
        return std::nullopt;
    }
    if (!S_ISREG(about.st_mode)) {
        fault = notRegular(about.st_mode);
        return std::nullopt;
    }
    const FileFault tooBig{FileFault::Kind::TooBig, {}};
    auto bytes = about.st_size > limit ? std::nullopt : bytesOf(file, limit + 1, fault);
    if (about.st_size > limit || (bytes && bytes->size() > limit)) {
        fault = tooBig;
        return std::nullopt;
    }
    return bytes;
}

std::optional<QByteArray> readRegularFile(const QString& path, qint64 limit, FileFault& fault) {
    const int file = openRegularFile(path, fault);
    if (file < 0) return std::nullopt;
    auto bytes = readOpenFile(file, limit, fault);
    ::close(file);
    return bytes;
}

std::optional<QByteArray> readBeginning(const QString& path, qint64 most, FileFault& fault) {
    const int file = openRegularFile(path, fault);
    if (file < 0) return std::nullopt;
    auto bytes = bytesOf(file, most, fault);
    ::close(file);
    return bytes;
}

} // namespace magister
