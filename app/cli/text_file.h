// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/problem.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace magister::cli {

/// The lines of a text file, without their line feeds; nothing and "PATH: why" in `problem` if it cannot be read.
std::optional<QStringList> readLines(const QString& path, QString& problem);

struct NumberedLine {
    int number{};
    QString text;
};
/// A line without its remark, words separated by single blanks.
QString bareLine(const QString& line);

/// Writes the whole file. False: it is not whole, and standard error says why.
bool writeFile(const QString& path, const QByteArray& bytes);

/// "FILE:LINE: what is wrong", safe to print whatever stands in the file.
QString atLine(const QString& path, int line, const QString& what);

/// To standard error: a sentence a line.
void tell(const QList<Problem>& problems);
/// "magister-cli: what is wrong", to standard error.
void complain(const QString& what);

} // namespace magister::cli
