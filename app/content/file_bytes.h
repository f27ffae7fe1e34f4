// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/problem.h"

#include <QByteArray>
#include <QString>

#include <optional>

/// The one way in which files that somebody else may have made are read: only regular files, only so many bytes, and
/// never waiting for a pipe or a device.
namespace magister {

/// Why a file could not be read.
struct FileFault {
    enum class Kind {
        Missing,    ///< nothing has this name
        NotRegular, ///< a folder, pipe, socket or device
        TooBig,     ///< more than the limit
        Unreadable, ///< the system says why
    };
    Kind kind{};
    QString reason; ///< in the words of the system; for NotRegular too
};

/// What the system calls an error number (errno).
QString systemReason(int error);

/// The problem that a fault makes of a file; `limit` as it was asked for.
Problem fileProblem(const FileFault& fault, const QString& shownAs, qint64 limit);

/// The whole content, `limit` bytes at most; nothing and a fault otherwise. Also of a file that grows meanwhile.
std::optional<QByteArray> readRegularFile(const QString& path, qint64 limit, FileFault& fault);

/// The first `most` bytes, fewer if the file is shorter.
std::optional<QByteArray> readBeginning(const QString& path, qint64 most, FileFault& fault);

/// Opens a regular file for reading without ever waiting for it; -1 and a fault otherwise. The caller closes it.
int openRegularFile(const QString& path, FileFault& fault);

/// As readRegularFile(), of a file that is open.
std::optional<QByteArray> readOpenFile(int file, qint64 limit, FileFault& fault);

} // namespace magister
