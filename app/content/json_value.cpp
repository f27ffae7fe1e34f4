// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/json_value.h"

#include <cmath>

namespace magister {

void JsonValue::place(const QString& path) {
    m_path = m_node->file.isEmpty() ? path : m_node->path;
    if (!m_node->file.isEmpty()) m_file = m_node->file;
}

JsonValue JsonValue::inside(const JsonNode& node, const QString& step) const {
    JsonValue value = *this;
    value.m_node = &node;
    value.place(m_path + step);
    if (node.touched)
        value.m_blamed = nullptr;
    else if (m_node->touched && !node.file.isEmpty()) // a printed value; without a file it is the user's
        value.m_blamed = m_node;
    return value;
}

void JsonValue::reportAt(int line, int column, ProblemKind kind, const QStringList& arguments) const {
    if (m_blamed)
        addProblem(*m_source->problems, {m_blamed->file, m_blamed->path, m_blamed->line, m_blamed->column, kind, arguments});
    else
        addProblem(*m_source->problems, {m_file, m_path, line, column, kind, arguments});
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
    for (int i = 0; i < count; ++i)
        items.append(inside(m_node->items[static_cast<std::size_t>(i)], pathStep(i)));
    return items;
}

JsonObject JsonValue::object(const QStringList& required, const QStringList& optional) const {
    if (!is(JsonNode::Kind::Object, ProblemKind::ExpectedObject)) return {};
    for (const QString& key : required)
        if (!m_node->member(key)) report(ProblemKind::MissingKey, {key});
    const JsonObject checked(*this);
    for (const JsonMember& each : m_node->members)
        if (!required.contains(each.key) && !optional.contains(each.key))
            checked.reportAt(each.key, ProblemKind::UnknownKey, {each.key});
    return checked;
}

JsonObject JsonValue::freeObject() const {
    return is(JsonNode::Kind::Object, ProblemKind::ExpectedObject) ? JsonObject(*this) : JsonObject();
}

JsonValue JsonObject::operator[](const QString& key) const {
    const JsonNode* node = m_value.m_node ? m_value.m_node->member(key) : nullptr;
    if (!node) return {};
    return m_value.inside(*node, pathStep(key));
}

bool JsonObject::has(const QString& key) const {
    return m_value.m_node && m_value.m_node->member(key);
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
