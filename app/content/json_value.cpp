// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/json_value.h"

#include <QVarLengthArray>

#include <algorithm>
#include <cmath>

namespace magister {

JsonValue JsonValue::inside(const JsonNode& node) const {
    JsonValue value = *this;
    value.m_node = &node;
    if (node.touched)
        value.m_blamed = nullptr;
    else if (m_node->touched && !node.file.isEmpty()) // a printed value; without a file it is the user's
        value.m_blamed = m_node;
    return value;
}

JsonValue::Place JsonValue::place() const {
    Place place{m_source->file, QStringLiteral("$")};
    findFrom(*m_root, place);
    return place;
}

bool JsonValue::findFrom(const JsonNode& node, Place& place) const {
    const Place around = place;
    if (!node.file.isEmpty()) place = {node.file, node.path};
    if (&node == m_node) return true;
    const Place here = place;
    for (std::size_t i = 0; i < node.items.size(); ++i) {
        place.path = here.path + pathStep(static_cast<qsizetype>(i));
        if (findFrom(node.items[i], place)) return true;
    }
    for (const JsonMember& each : node.members) {
        place.path = here.path + pathStep(each.key);
        if (findFrom(each.value, place)) return true;
    }
    place = around;
    return false;
}

void JsonValue::reportAt(int line, int column, ProblemKind kind, const QStringList& arguments) const {
    if (m_blamed) {
        addProblem(*m_source->problems, {m_blamed->file, m_blamed->path, m_blamed->line, m_blamed->column, kind, arguments});
    } else {
        const Place here = place();
        addProblem(*m_source->problems, {here.file, here.path, line, column, kind, arguments});
    }
}

void JsonValue::report(ProblemKind kind, const QStringList& arguments) const {
    if (m_node) reportAt(m_node->line, m_node->column, kind, arguments);
}

QString JsonValue::shown() const {
    if (!m_node) return {};
    switch (m_node->kind) {
    case JsonNode::Kind::Null:
        return "null";
    case JsonNode::Kind::Boolean:
        return m_node->boolean ? "true" : "false";
    case JsonNode::Kind::Number:
        return m_node->text;
    case JsonNode::Kind::Text:
        return QLatin1Char('"') + m_node->text.left(40) + QLatin1Char('"');
    case JsonNode::Kind::List:
        return "[...]";
    case JsonNode::Kind::Object:
        return "{...}";
    }
    return {};
}

bool JsonValue::is(JsonNode::Kind kind, ProblemKind otherwise) const {
    if (!m_node) return false;
    if (m_node->kind != kind) reportExpected(otherwise);
    return m_node->kind == kind;
}

std::optional<int> JsonValue::integer(int least, int most) const {
    if (!is(JsonNode::Kind::Number, ProblemKind::ExpectedInteger)) return std::nullopt;
    if (std::floor(m_node->number) != m_node->number) {
        reportExpected(ProblemKind::ExpectedInteger);
        return std::nullopt;
    }
    const auto value = number(least, most);
    if (!value) return std::nullopt;
    return static_cast<int>(*value);
}

std::optional<double> JsonValue::number(double least, double most) const {
    if (!is(JsonNode::Kind::Number, ProblemKind::ExpectedNumber)) return std::nullopt;
    if (m_node->number >= least && m_node->number <= most) return m_node->number;
    report(ProblemKind::OutOfRange, {QString::number(least), QString::number(most), shown()});
    return std::nullopt;
}

std::optional<bool> JsonValue::boolean() const {
    if (!is(JsonNode::Kind::Boolean, ProblemKind::ExpectedBoolean)) return std::nullopt;
    return m_node->boolean;
}

void JsonValue::expect(const QString& expected) const {
    const auto found = text();
    if (found && *found != expected) report(ProblemKind::WrongFormat, {expected, *found});
}

std::optional<QString> JsonValue::text() const {
    if (!is(JsonNode::Kind::Text, ProblemKind::ExpectedText)) return std::nullopt;
    if (!m_node->text.trimmed().isEmpty()) return m_node->text;
    report(ProblemKind::EmptyText);
    return std::nullopt;
}

std::optional<QString> JsonValue::oneOf(const QStringList& words) const {
    if (!is(JsonNode::Kind::Text, ProblemKind::ExpectedText)) return std::nullopt;
    if (words.contains(m_node->text)) return m_node->text;
    report(ProblemKind::UnknownWord, {words.join(", "), shown()});
    return std::nullopt;
}

QList<JsonValue> JsonValue::list(int least, int most) const {
    QList<JsonValue> items;
    if (!is(JsonNode::Kind::List, ProblemKind::ExpectedList)) return items;
    const auto count = static_cast<int>(m_node->items.size());
    if (count < least || count > most)
        report(ProblemKind::WrongCount, {QString::number(least), QString::number(most), QString::number(count)});
    items.reserve(count);
    for (const JsonNode& each : m_node->items)
        items.append(inside(each));
    return items;
}

template <class Keys> JsonObject JsonValue::checkedObject(const Keys& required, const Keys& optional) const {
    if (!is(JsonNode::Kind::Object, ProblemKind::ExpectedObject)) return {};
    for (const auto& key : required)
        if (!m_node->member(key)) report(ProblemKind::MissingKey, {QString(key)});
    const JsonObject checked(*this);
    for (const JsonMember& each : m_node->members) {
        const auto isIt = [&each](const auto& key) { return each.key == key; };
        if (std::none_of(required.begin(), required.end(), isIt) && std::none_of(optional.begin(), optional.end(), isIt))
            checked.reportAt(each.key, ProblemKind::UnknownKey, {each.key});
    }
    return checked;
}

JsonObject JsonValue::object(const QStringList& required, const QStringList& optional) const {
    return checkedObject(required, optional);
}

JsonObject JsonValue::object(std::initializer_list<const char*> required, std::initializer_list<const char*> optional) const {
    using Keys = QVarLengthArray<QLatin1String, 24>;
    const auto spelt = [](std::initializer_list<const char*> words) {
        Keys keys;
        for (const char* word : words)
            keys.append(QLatin1String(word));
        return keys;
    };
    return checkedObject(spelt(required), spelt(optional));
}

JsonObject JsonValue::freeObject() const {
    return is(JsonNode::Kind::Object, ProblemKind::ExpectedObject) ? JsonObject(*this) : JsonObject();
}

JsonValue JsonObject::operator[](const QString& key) const {
    const JsonNode* node = m_value.m_node ? m_value.m_node->member(key) : nullptr;
    return node ? m_value.inside(*node) : JsonValue();
}

JsonValue JsonObject::operator[](const char* key) const {
    const JsonNode* node = m_value.m_node ? m_value.m_node->member(QLatin1String(key)) : nullptr;
    return node ? m_value.inside(*node) : JsonValue();
}

bool JsonObject::has(const QString& key) const {
    return m_value.m_node && m_value.m_node->member(key);
}

bool JsonObject::has(const char* key) const {
    return m_value.m_node && m_value.m_node->member(QLatin1String(key));
}

QStringList JsonObject::keys() const {
    QStringList keys;
    if (m_value.m_node)
        for (const JsonMember& each : m_value.m_node->members)
            keys.append(each.key);
    return keys;
}

void JsonObject::reportAt(const QString& key, ProblemKind kind, const QStringList& arguments) const {
    const JsonValue value = (*this)[key];
    if (!m_value.m_node || !value) return report(kind, arguments);
    for (const JsonMember& each : m_value.m_node->members)
        if (each.key == key) value.reportAt(each.line, each.column, kind, arguments);
}

} // namespace magister
