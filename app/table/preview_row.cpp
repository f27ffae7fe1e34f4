// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/preview_row.h"

#include "app/language/phrase.h"

#include <QStringList>

namespace magister {

QVariantMap previewWith(QVariantList effects, const QString& then, bool veiled) {
    QStringList sentences;
    for (QVariant& each : effects) {
        QVariantMap effect = each.toMap();
        const QString words = capitalised(effect.value("text").toString());
        effect.insert("text", words);
        each = effect;
        // Amounts are counted up in one sentence.
        if (!sentences.isEmpty() && !words.isEmpty() && !words.front().isLetter())
            sentences.back() += QStringLiteral(", ") + words;
        else
            sentences.append(words);
    }
    const QString words = sentences.join(QStringLiteral(". "));
    QStringList text{words, then};
    text.removeAll(QString{});
    return {{"text", text.join(QStringLiteral(". "))},
            {"words", words},
            {"effects", effects},
            {"then", then},
            {"veiled", veiled},
            {"ghosts", QVariantList{}},
            {"rule", QString{}},
            {"ruleNumber", QString{}},
            {"ruleTitle", QString{}}};
}

} // namespace magister
