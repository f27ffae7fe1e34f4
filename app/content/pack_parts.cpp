// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/pack_parts.h"

namespace magister {

JsonObject partObject(const JsonValue& root, const QStringList& keys) {
    return root.object(QStringList{"format", "part"} + keys, {"note", "prov"});
}

JsonObject tileObject(const JsonValue& value, const QStringList& keys, const QStringList& optional) {
    return value.object(QStringList{"id"} + keys, optional + QStringList{"printedNumber", "note", "prov"});
}

std::string readId(const JsonObject& object, QStringList& taken) {
    const JsonValue value = object["id"];
    const auto id = value.text();
    if (!id) return {};
    if (taken.contains(*id)) value.report(ProblemKind::DuplicateId, {*id});
    taken.append(*id);
    return id->toStdString();
}

void checkRising(const QList<JsonValue>& values) {
    const auto isNumber = [](const JsonValue& value) { return value && value.node()->kind == JsonNode::Kind::Number; };
    for (qsizetype i = 1; i < values.size(); ++i)
        if (isNumber(values[i]) && isNumber(values[i - 1]) && values[i].node()->number < values[i - 1].node()->number)
            values[i].report(ProblemKind::ValuesFall);
}

void checkTotal(const JsonValue& where, const QString& what, std::size_t expected, std::size_t found) {
    if (where && expected != found)
        where.report(ProblemKind::WrongTotal, {what, QString::number(expected), QString::number(found)});
}

} // namespace magister
