// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

namespace magister {

/// The rules a reader has bookmarked, in that order. Every change is written to disk at once; a file that cannot be
/// read counts as empty, and is overwritten only when something is bookmarked.
class Bookmarks : public QObject {
    Q_OBJECT

public:
    /// Maximum number of bookmarks; beyond it, older ones stay and a new one is rejected.
    static constexpr qsizetype most = 200;

    /// The file of this user, bookmarks.txt beside the settings: an id a line.
    static QString usualFile();
    explicit Bookmarks(const QString& file, QObject* parent = nullptr);

    const QStringList& rules() const { return m_rules; }
    bool contains(const QString& rule) const { return m_rules.contains(rule); }
    /// Adds or removes the bookmark on a rule.
    void toggle(const QString& rule);

signals:
    void changed();

private:
    QString m_file;
    QStringList m_rules;
};

} // namespace magister
