// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/ruling_words.h"

#include "app/content/json_value.h"

namespace magister {

namespace {

using Texts = QHash<QString, QString>;

void keep(Texts& texts, const QString& key, const JsonValue& value) {
    if (const auto text = value.text()) texts.insert(key, *text);
}

/// Texts of one question under "option", "option/why", "option/choice/label" and "option/choice/text".
Texts readQuestion(const JsonValue& value, const GameRuling& ruling, bool saysWhy) {
    Texts texts;
    const JsonObject question =
        value.object(saysWhy ? QStringList{"title", "choices", "why"} : QStringList{"title", "choices"});
    keep(texts, ruling.option, question["title"]);
    if (saysWhy) keep(texts, ruling.option + "/why", question["why"]);
    const JsonObject answers = question["choices"].object(ruling.choices);
    for (const QString& choice : ruling.choices) {
        if (!answers.has(choice)) continue;
        const JsonObject words = answers[choice].object({"label", "text"});
        for (const QString& part : {QStringLiteral("label"), QStringLiteral("text")})
            keep(texts, ruling.option + '/' + choice + '/' + part, words[part]);
    }
    return texts;
}

} // namespace

RulingWords RulingWords::read(const QString& path, const QString& shownAs, const QString& language,
                              QList<Problem>& problems, const QString& game) {
    RulingWords words;
    const auto tree = readJson(path, shownAs, problems);
    if (!tree) return words;
    const JsonSource source{shownAs, &problems};
    const JsonObject file = JsonValue(source, *tree).object({"format", "language", "presets", "rulings"});
    file["format"].expect("magister-rulings/1");
    file["language"].expect(language);
    const QStringList& allPresets = rulingPresets(game);
    const JsonObject presets = file["presets"].object(allPresets);
    for (const QString& preset : allPresets)
        keep(words.m_texts, "presets/" + preset, presets[preset]);
    QStringList options;
    for (const GameRuling& ruling : gameRulings(game))
        options.append(ruling.option);
    const JsonObject rulings = file["rulings"].object(options);
    const GameFacts* facts = findGameFacts(game);
    const bool saysWhy = facts && facts->rulingsSayWhy;
    for (const GameRuling& ruling : gameRulings(game)) {
        if (!rulings.has(ruling.option)) continue;
        const Texts texts = readQuestion(rulings[ruling.option], ruling, saysWhy);
        words.m_complete += texts.size() == 1 + saysWhy + 2 * ruling.choices.size();
        words.m_texts.insert(texts);
    }
    return words;
}

} // namespace magister
