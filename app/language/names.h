// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/problem.h"

#include <QHash>

namespace magister {

/// The terms of a game in one language, with cases and plural forms, from names.json.
class Names {
public:
    /// Reads a file of a game; errors are reported, and valid entries are kept.
    static Names read(const QString& path, const QString& shownAs, const QString& language, QList<Problem>& problems,
                      const QString& game);

    /// The form of a word for n things in a given case; empty if there is none.
    QString word(const QString& key, const QString& grammaticalCase, int n) const;
    qsizetype size() const { return m_size; }

private:
    QString m_language;
    QHash<QPair<QString, QString>, QStringList> m_forms; ///< of each word in each case
    qsizetype m_size = 0;
};

} // namespace magister
