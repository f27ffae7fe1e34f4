// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/ruling_question.h"

#include "app/library/rule_catalogue.h"

#include <algorithm>

namespace magister {

namespace {

void checkChoices(const JsonObject& editions, const QStringList& expected) {
    QStringList found;
    const JsonValue list = editions["choices"];
    for (const JsonValue& choice : list.list(static_cast<int>(expected.size()), static_cast<int>(expected.size())))
        found.append(choice.oneOf(expected).value_or(QString()));
    if (found.size() == expected.size() && !found.contains(QString()) && found != expected)
        list.report(ProblemKind::WrongOrder, {expected.join(", "), found.join(", ")});
    const auto standard = editions["default"].oneOf(expected);
    if (standard && *standard != expected.first())
        editions.reportAt("default", ProblemKind::WrongFormat, {expected.first(), *standard});
}

QMap<QString, QString> readReadings(const JsonValue& value, const QStringList& choices, const QString& game) {
    QMap<QString, QString> readings;
    const JsonObject object = value.object(printedEditions(game));
    for (const QString& edition : printedEditions(game))
        if (object.has(edition) && !object[edition].isNull())
            if (const auto choice = object[edition].oneOf(choices)) readings.insert(edition, *choice);
    return readings;
}

} // namespace

RulingQuestion readQuestion(const JsonValue& value, const QString& ruleId, const QString& game) {
    const JsonObject editions = value.object({"status"}, {"option", "choices", "default", "readings"});
    editions["status"].oneOf({"conflict", "silent"});
    if (!editions.has("option") || editions["option"].isNull()) {
        for (const QString& key : {QStringLiteral("choices"), QStringLiteral("default"), QStringLiteral("readings")})
            if (editions.has(key)) editions.reportAt(key, ProblemKind::NotAllowedHere, {key});
        return {};
    }
    const QString id = editions["option"].text().value_or(QString());
    const GameRuling* ruling = findRuling(game, id);
    if (!ruling) {
        if (!id.isEmpty()) editions.reportAt("option", ProblemKind::UnknownId, {id});
        return {};
    }
    if (ruling->rule != ruleId) editions.reportAt("option", ProblemKind::NotAllowedHere, {id});
    for (const QString& key : {QStringLiteral("choices"), QStringLiteral("default"), QStringLiteral("readings")})
        if (!editions.has(key)) editions.report(ProblemKind::MissingKey, {key});
    checkChoices(editions, ruling->choices);
    return {id, ruling->choices, readReadings(editions["readings"], ruling->choices, game)};
}

QVariantMap presetRulings(const RuleCatalogue& catalogue, const QString& preset) {
    QVariantMap answers;
    for (const RuleAtom& atom : catalogue.atoms())
        if (!atom.question.option.isEmpty())
            answers.insert(atom.question.option, atom.question.readings.value(preset, atom.question.choices.first()));
    return answers;
}

} // namespace magister
