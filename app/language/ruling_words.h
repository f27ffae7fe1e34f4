// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/game_rulings.h"
#include "app/content/problem.h"

#include <QHash>

namespace magister {

/// The words of the questions a table of one game decides, in one language, from rulings.json: every option of the
/// engine with all its choices, and the presets. A text that is not there is shown as «key», never in another language.
class RulingWords {
public:
    /// Reads a file; a text that is missing, and one that belongs to nothing, is a problem. What is sound is kept.
    static RulingWords read(const QString& path, const QString& shownAs, const QString& language,
                            QList<Problem>& problems, const QString& game);

    /// The question in a few words.
    QString title(const QString& option) const { return at(option); }
    /// An answer in a few words.
    QString label(const QString& option, const QString& choice) const { return at(option + '/' + choice + "/label"); }
    /// How a table with this answer plays it, in whole sentences.
    QString text(const QString& option, const QString& choice) const { return at(option + '/' + choice + "/text"); }
    /// What the rulebook says or leaves open, and why the first answer is the one played. Only of a game whose articles
    /// do not tell it, see GameFacts::rulingsSayWhy.
    QString why(const QString& option) const { return at(option + "/why"); }
    QString preset(const QString& id) const { return at("presets/" + id); }
    /// Questions that have all their words.
    int complete() const { return m_complete; }

private:
    QString at(const QString& key) const { return m_texts.value(key, QStringLiteral("«%1»").arg(key)); }

    QHash<QString, QString> m_texts;
    int m_complete = 0;
};

} // namespace magister
