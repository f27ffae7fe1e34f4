// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/tip_texts.h"

#include "app/content/json_value.h"
#include "app/language/phrase.h"

namespace magister {

QHash<QString, QString> readTipTexts(const DataFolder& data, const GameFacts& game, const QString& language,
                                     QList<Problem>& problems) {
    QHash<QString, QString> read;
    if (game.tips.isEmpty()) return read;
    const QString path = QStringLiteral("%1/translations/%2/%3/tips.json").arg(data.path(), language, game.id);
    const auto tree = readJson(path, data.shown(path), problems);
    if (!tree) return read;
    const JsonSource source{data.shown(path), &problems};
    const JsonObject file = JsonValue(source, *tree).object({"format", "language", "tips"});
    file["format"].expect(QStringLiteral("magister-tips/1"));
    file["language"].expect(language);
    const JsonObject texts = file["tips"].object(game.tips.keys());
    for (auto tip = game.tips.begin(); tip != game.tips.end(); ++tip) {
        const auto text = texts[tip.key()].text();
        if (!text) continue;
        QStringList fields = tip.value();
        fields.sort();
        if (fieldNames(*text) == fields)
            read.insert(tip.key(), *text);
        else
            texts[tip.key()].report(ProblemKind::WrongFormat,
                                    {u'{' + fields.join(QStringLiteral("} {")) + u'}', *text});
    }
    return read;
}

} // namespace magister
