// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/data_folder.h"
#include "app/content/problem.h"
#include "app/language/phrase.h"

#include <QHash>

#include <map>

namespace magister {

/// The templates of the drills of one game in one language, from drills.json.
class DrillTexts {
public:
    /// Field names by key, as the game's code fills them.
    using Keys = std::map<QString, QStringList>;

    /// Reads a file. A template that is missing, one that nothing asks for, and a field that nobody fills or that has
    /// to be there and is not, is a problem; what is sound is kept.
    static DrillTexts read(const DataFolder& data, const QString& game, const QString& language, const Keys& keys,
                           QList<Problem>& problems);

    /// The template with its fields filled; «key» where there is none.
    QString say(const Language& language, const QString& key, const Fields& fields = {}) const;
    int size() const { return static_cast<int>(m_texts.size()); }

private:
    QHash<QString, QString> m_texts;
};

} // namespace magister
