// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/data_folder.h"
#include "app/content/problem.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

namespace magister {

/// A copy of some folders and files of the real data, to be broken on purpose.
class DataCopy {
public:
    /// `linked` folders are those of the real data themselves: only to be read.
    explicit DataCopy(const QStringList& folders, const QStringList& linked = {}) : data(m_dir.path()) {
        const DataFolder real = DataFolder::find();
        for (const QString& folder : linked) {
            QDir().mkpath(QFileInfo(path(folder)).path());
            QFile::link(real.path() + QLatin1Char('/') + folder, path(folder));
        }
        for (const QString& folder : folders) {
            const QString whole = real.path() + QLatin1Char('/') + folder;
            if (QFileInfo(whole).isFile()) take(real, whole);
            QDirIterator files(whole, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext())
                take(real, files.next());
        }
    }

    QString path(const QString& file) const { return m_dir.filePath(file); }

    QByteArray bytes(const QString& file) const {
        QFile in(path(file));
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    void write(const QString& file, const QByteArray& content) const {
        QFile out(path(file));
        QVERIFY(out.open(QIODevice::WriteOnly | QIODevice::Truncate));
        out.write(content);
    }

    /// Replaces the first occurrence behind `anchor` (from the start without one). Gives the line of the change, 0 if
    /// the text is not there.
    int replace(const QString& file, const QByteArray& from, const QByteArray& to,
                const QByteArray& anchor = {}) const {
        QByteArray content = bytes(file);
        const auto start = anchor.isEmpty() ? 0 : content.indexOf(anchor);
        const auto at = start < 0 ? -1 : content.indexOf(from, start);
        if (at < 0) return 0;
        const int line = static_cast<int>(content.left(at).count('\n')) + 1;
        write(file, content.replace(at, from.size(), to));
        return line;
    }

private:
    void take(const DataFolder& real, const QString& from) const {
        const QString to = m_dir.filePath(real.shown(from));
        QDir().mkpath(QFileInfo(to).path());
        QFile::copy(from, to);
        QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner);
    }

    QTemporaryDir m_dir;

public:
    DataFolder data;
};

/// The problem of that kind at that path; null if there is none.
inline const Problem* findProblem(const QList<Problem>& problems, ProblemKind kind, const QString& file,
                                  const QString& path) {
    for (const Problem& each : problems)
        if (each.kind == kind && each.file == file && each.path == path) return &each;
    return nullptr;
}

} // namespace magister
