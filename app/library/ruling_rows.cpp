// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/ruling_rows.h"

#include <QVariantList>

namespace magister {

QVariantMap rulingRow(const RuleLibrary& library, const QString& language, const QString& ruleId,
                      const QVariantMap& rulings, const QVariantMap& household, const QVariantMap& changes) {
    const RuleAtom* atom = library.catalogue().find(ruleId);
    if (!atom || atom->question.option.isEmpty()) return {};
    const RulingQuestion& question = atom->question;
    const RulingWords& words = library.rulingWords(language);
    const QString standard = question.choices.first();
    const bool atTable = !rulings.isEmpty();
    const QString chosen = (atTable ? rulings : household).value(question.option, standard).toString();
    QVariantList choices;
    for (const QString& choice : question.choices) {
        QStringList editions;
        for (const QString& edition : library.game().editions)
            if (question.readings.value(edition) == choice) editions.append(edition);
        QVariantMap row{{"choice", choice},
                        {"label", words.label(question.option, choice)},
                        {"text", words.text(question.option, choice)},
                        {"isDefault", choice == standard},
                        {"isChosen", choice == chosen},
                        {"editions", editions}};
        if (!changes.isEmpty()) {
            const QVariantMap change = changes.value(choice).toMap();
            row.insert("possible", change.value("possible").toBool());
            row.insert("reason", change.value("reason").toString());
        }
        choices.append(row);
    }
    return {{"option", question.option},
            {"title", words.title(question.option)},
            {"choices", choices},
            {"atTable", atTable},
            {"departs", atTable && chosen != standard}};
}

} // namespace magister
