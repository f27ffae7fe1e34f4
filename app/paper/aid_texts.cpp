// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/aid_texts.h"

#include "app/paper/printed_game.h"

#include "app/content/json_value.h"
#include "app/language/names.h"
#include "app/library/article_markup.h"

namespace magister::paper {

namespace {

ProblemKind kindOf(MarkupFault::Kind fault) {
    switch (fault) {
    case MarkupFault::Kind::UnknownNumber:
        return ProblemKind::NumberUnknown;
    case MarkupFault::Kind::WrongForms:
        return ProblemKind::NumberForms;
    case MarkupFault::Kind::BrokenLink:
        return ProblemKind::LinkBroken;
    case MarkupFault::Kind::NotAllowed:
        break;
    }
    return ProblemKind::MarkupNotAllowed;
}

void reportFaults(const JsonValue& value, const InlineText& text, const RuleLibrary& library) {
    for (const MarkupFault& fault : text.faults)
        if (fault.kind != MarkupFault::Kind::UnknownNumber || !library.numbers().isEmpty())
            value.report(kindOf(fault.kind), {fault.what});
}

void reportDeadRules(const JsonValue& value, const QStringList& rules, const RuleLibrary& library) {
    if (library.catalogue().atoms().isEmpty()) return;
    for (const QString& rule : rules)
        if (!library.catalogue().find(rule)) value.report(ProblemKind::UnknownRule, {rule});
}

} // namespace

AidTexts readAidTexts(const DataFolder& data, const RuleLibrary& library, const QString& language,
                      QList<Problem>& problems) {
    AidTexts read;
    const PrintedGame* game = findPrintedGame(library.game().id);
    if (!game) return read;
    const QString path = QStringLiteral("%1/translations/%2/%3/aid.json").arg(data.path(), language, game->id);
    const auto tree = readJson(path, data.shown(path), problems);
    if (!tree) return read;
    const JsonSource from{data.shown(path), &problems};
    const JsonObject file = JsonValue(from, *tree).object({"format", "language", "texts"});
    file["format"].expect("magister-aid/1");
    file["language"].expect(language);
    reportDeadRules(file["texts"], game->rules.value(QString()), library);
    const JsonObject texts = file["texts"].object(game->keys);
    for (const QString& key : game->keys) {
        const auto text = texts[key].text();
        if (!text) continue;
        const InlineText line = readInline(*text, {&library.numbers(), language});
        reportFaults(texts[key], line, library);
        reportDeadRules(texts[key], game->rules.value(key) + line.links, library);
        read.html.insert(key, line.html);
        read.plain.insert(key, line.plain);
    }
    return read;
}

int checkAidsOf(const PrintedGame& game, const DataFolder& data, QList<Problem>& problems) {
    const RuleLibrary library(data, *findGameFacts(game.id));
    int sound = 0;
    for (const QString& language : languages())
        sound += static_cast<int>(readAidTexts(data, library, language, problems).html.size());
    return sound;
}

int checkAids(const DataFolder& data, QList<Problem>& problems) {
    int sound = 0;
    for (const PrintedGame& game : allPrintedGames())
        sound += checkAidsOf(game, data, problems);
    return sound;
}

} // namespace magister::paper
