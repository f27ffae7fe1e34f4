// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/ruling_texts.h"

#include "app/library/rule_library.h"

namespace magister {

namespace {

QVariantList choicesOf(const RuleLibrary& library, const RulingWords& words, const RulingQuestion& question) {
    QVariantList choices;
    for (const QString& choice : question.choices) {
        QStringList editions;
        for (const QString& edition : library.game().editions)
            if (question.readings.value(edition) == choice) editions.append(edition);
        choices.append(QVariantMap{{"choice", choice},
                                   {"label", words.label(question.option, choice)},
                                   {"text", words.text(question.option, choice)},
                                   {"editions", editions}});
    }
    return choices;
}

} // namespace

QVariantList RulingTexts::questions(const QString& game, const QString& language) const {
    const RuleLibrary& library = RuleLibrary::shared(game);
    const GameFacts& facts = library.game();
    const RulingWords& words = library.rulingWords(language);
    QVariantList rows;
    for (const RuleAtom& atom : library.catalogue().atoms()) {
        const RulingQuestion& question = atom.question;
        if (question.option.isEmpty()) continue;
        rows.append(QVariantMap{{"option", question.option},
                                {"rule", atom.id},
                                {"title", words.title(question.option)},
                                {"why", facts.rulingsSayWhy ? words.why(question.option) : QString()},
                                {"choices", choicesOf(library, words, question)}});
    }
    return rows;
}

} // namespace magister

#include "moc_ruling_texts.cpp"
