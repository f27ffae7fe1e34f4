// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruling_rows.h"

#include <QVariantList>

namespace magister {

QVariantMap rulingRow(const RuleLibrary& library, const QString& language, const QString& ruleId,
                      const QVariantMap& rulings) {
    const RuleAtom* atom = library.catalogue().find(ruleId);
    if (!atom || atom->question.option.isEmpty()) return {};
    const RulingQuestion& question = atom->question;
    const RulingWords& words = library.rulingWords(language);
    const QString standard = question.choices.first();
    const bool atTable = !rulings.isEmpty();
    const QString chosen = rulings.value(question.option, standard).toString();
    QVariantList choices;
    for (const QString& choice : question.choices) {
        QStringList editions;
        for (const QString& edition : printedEditions())
            if (question.readings.value(edition) == choice) editions.append(edition);
        choices.append(QVariantMap{{"choice", choice},
                                   {"label", words.label(question.option, choice)},
                                   {"text", words.text(question.option, choice)},
                                   {"isDefault", choice == standard},
                                   {"isChosen", atTable && choice == chosen},
                                   {"editions", editions}});
    }
    return {{"option", question.option},
            {"title", words.title(question.option)},
            {"choices", choices},
            {"atTable", atTable},
            {"departs", atTable && chosen != standard}};
}

} // namespace magister
