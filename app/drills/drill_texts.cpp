// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drills/drill_texts.h"

#include "app/content/json_value.h"

#include <QFileInfo>

namespace magister {

DrillTexts DrillTexts::read(const DataFolder& data, const QString& game, const QString& language, const Keys& keys,
                            QList<Problem>& problems) {
    DrillTexts texts;
    const QString path = QFileInfo(data.names(game, language)).path() + QStringLiteral("/drills.json");
    const QString shownAs = data.shown(path);
    const auto tree = readJson(path, shownAs, problems);
    if (!tree) return texts;
    const JsonSource source{shownAs, &problems};
    const JsonObject file = JsonValue(source, *tree).object({"format", "language", "texts"});
    file["format"].expect("magister-drills/1");
    file["language"].expect(language);
    QStringList names;
    for (const auto& [key, fields] : keys)
        names.append(key);
    const JsonObject read = file["texts"].object(names);
    for (const auto& [key, fields] : keys) {
        if (!read.has(key)) continue; // reported
        const JsonValue value = read[key];
        const auto text = value.text();
        if (!text) continue;
        QStringList expected = fields;
        expected.sort();
        if (const QStringList found = fieldNames(*text); found != expected)
            value.report(ProblemKind::WrongFormat,
                         {QStringLiteral("{%1}").arg(expected.join(QLatin1String("} {"))), *text});
        texts.m_texts.insert(key, *text);
    }
    return texts;
}

QString DrillTexts::say(const Language& language, const QString& key, const Fields& fields) const {
    const auto text = m_texts.constFind(key);
    return text == m_texts.cend() ? QStringLiteral("«%1»").arg(key) : phrase(language, *text, fields);
}

} // namespace magister
