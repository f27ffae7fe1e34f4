// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

namespace magister {

/// The rules a reader has marked, in the order they were marked. Every change is on disk at once; a file that cannot be
/// read holds none, and is written over only when something is marked.
class Bookmarks : public QObject {
    Q_OBJECT

public:
    /// Most marks; older ones stay and a further one is not taken.
    static constexpr qsizetype most = 200;

    /// The file of this user, bookmarks.txt beside the settings: an id a line.
    static QString usualFile();
    explicit Bookmarks(const QString& file, QObject* parent = nullptr);

    const QStringList& rules() const { return m_rules; }
    bool contains(const QString& rule) const { return m_rules.contains(rule); }
    /// Marks a rule, or takes its mark away.
    void toggle(const QString& rule);

signals:
    void changed();

private:
    QString m_file;
    QStringList m_rules;
};

} // namespace magister
