// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruling_words.h"

#include "json_value.h"
#include "messina/rulings.h"

namespace magister {

namespace {

QString id(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

using Texts = QHash<QString, QString>;

void keep(Texts& texts, const QString& key, const JsonValue& value) {
    if (const auto text = value.text()) texts.insert(key, *text);
}

/// Texts of one question under "option", "option/choice/label" and "option/choice/text".
Texts readQuestion(const JsonValue& value, const messina::RulingOption& option) {
    Texts texts;
    const QString name = id(option.id);
    const JsonObject question = value.object({"title", "choices"});
    keep(texts, name, question["title"]);
    QStringList choices;
    for (const std::string_view choice : option.choices)
        choices.append(id(choice));
    const JsonObject answers = question["choices"].object(choices);
    for (const QString& choice : choices) {
        if (!answers.has(choice)) continue;
        const JsonObject words = answers[choice].object({"label", "text"});
        for (const QString& part : {QStringLiteral("label"), QStringLiteral("text")})
            keep(texts, name + '/' + choice + '/' + part, words[part]);
    }
    return texts;
}

} // namespace

const QStringList& printedEditions() {
    static const QStringList all{"pl", "cs", "ru", "de"};
    return all;
}

const QStringList& rulingPresets() {
    static const QStringList all = QStringList{"default"} + printedEditions();
    return all;
}

RulingWords RulingWords::read(const QString& path, const QString& shownAs, const QString& language,
                              QList<Problem>& problems) {
    RulingWords words;
    const auto tree = readJson(path, shownAs, problems);
    if (!tree) return words;
    const JsonSource source{shownAs, &problems};
    const JsonObject file = JsonValue(source, *tree).object({"format", "language", "presets", "rulings"});
    file["format"].expect("magister-rulings/1");
    file["language"].expect(language);
    const JsonObject presets = file["presets"].object(rulingPresets());
    for (const QString& preset : rulingPresets())
        keep(words.m_texts, "presets/" + preset, presets[preset]);
    QStringList options;
    for (const messina::RulingOption& option : messina::rulingOptions())
        options.append(id(option.id));
    const JsonObject rulings = file["rulings"].object(options);
    for (const messina::RulingOption& option : messina::rulingOptions()) {
        if (!rulings.has(id(option.id))) continue;
        const Texts texts = readQuestion(rulings[id(option.id)], option);
        words.m_complete += texts.size() == 1 + 2 * static_cast<qsizetype>(option.choices.size());
        words.m_texts.insert(texts);
    }
    return words;
}

} // namespace magister
