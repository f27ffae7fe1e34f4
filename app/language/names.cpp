// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/names.h"

#include "app/content/json_value.h"
#include "app/language/names_keys.h"

#include <QMap>

namespace magister {

namespace {

QMap<QString, QStringList> readWord(const JsonValue& value, const QString& language) {
    QMap<QString, QStringList> cases;
    const JsonObject object = value.object(nameCases(language));
    const int forms = pluralForms(language);
    for (const QString& each : nameCases(language)) {
        QStringList words;
        for (const JsonValue& form : object[each].list(forms, forms))
            words.append(form.text().value_or(QString()));
        if (words.size() == forms && !words.contains(QString())) cases.insert(each, words);
    }
    return cases;
}

} // namespace

Names Names::read(const QString& path, const QString& shownAs, const QString& language, QList<Problem>& problems,
                  const QString& game) {
    Names names;
    names.m_language = language;
    const auto tree = readJson(path, shownAs, problems);
    if (!tree) return names;
    const JsonSource source{shownAs, &problems};
    const JsonObject file = JsonValue(source, *tree).object({"format", "language", "words"});
    file["format"].expect("magister-names/1");
    file["language"].expect(language);
    const JsonObject words = file["words"].object(nameKeys(game));
    for (const QString& key : nameKeys(game))
        if (words.has(key)) {
            const QMap<QString, QStringList> cases = readWord(words[key], language);
            for (auto each = cases.begin(); each != cases.end(); ++each)
                names.m_forms.insert({key, each.key()}, each.value());
            ++names.m_size;
        }
    return names;
}

QString Names::word(const QString& key, const QString& grammaticalCase, int n) const {
    return m_forms.value({key, grammaticalCase}).value(pluralForm(m_language, n));
}

} // namespace magister
