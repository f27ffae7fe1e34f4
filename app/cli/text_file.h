// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

namespace magister::cli {

/// The lines of a text file, without their line feeds; nothing and "PATH: why" in `problem` if it cannot be read.
std::optional<QStringList> readLines(const QString& path, QString& problem);

/// Writes the whole file. False: it is not whole, and standard error says why.
bool writeFile(const QString& path, const QByteArray& bytes);

/// "FILE:LINE: what is wrong", safe to print whatever stands in the file.
QString atLine(const QString& path, int line, const QString& what);

} // namespace magister::cli
