// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/json_tree.h"
#include "engine/core/vocabulary.h"

#include <array>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace magister {

/// Collects the problems of one file.
struct JsonSource {
    QString file;
    QList<Problem>* problems{};
};

/// One spelling of a closed vocabulary.
template <class Meaning> struct Spelling {
    QLatin1String word;
    Meaning meaning;
};

/// Words of a list, each meaning its index.
template <class Meaning, std::size_t N>
constexpr std::array<Spelling<Meaning>, N> spelt(const std::array<std::string_view, N>& words) {
    std::array<Spelling<Meaning>, N> spellings;
    for (std::size_t i = 0; i < N; ++i)
        spellings[i] = {QLatin1String(words[i].data(), static_cast<qsizetype>(words[i].size())), static_cast<Meaning>(i)};
    return spellings;
}

/// A vocabulary of the engine, for JsonValue::word.
template <WordedEnum Enum> inline constexpr auto spellings = spelt<Enum>(wordsOf<Enum>);

class JsonObject;

/// A value with typed accessors. If it is not what it should be, that is reported with its position, and the result is
/// empty; an absent value (already reported) returns nothing from every accessor, without further reports.
class JsonValue {
public:
    JsonValue() = default;
    /// The value of a whole file.
    JsonValue(const JsonSource& source, const JsonNode& root) : m_source(&source), m_root(&root), m_node(&root) {}

    explicit operator bool() const { return m_node; }
    bool isNull() const { return m_node && m_node->kind == JsonNode::Kind::Null; }
    bool isObject() const { return m_node && m_node->kind == JsonNode::Kind::Object; }
    bool isText() const { return m_node && m_node->kind == JsonNode::Kind::Text; }
    bool isList() const { return m_node && m_node->kind == JsonNode::Kind::List; }
    bool isTrue() const { return m_node && m_node->kind == JsonNode::Kind::Boolean && m_node->boolean; }
    const JsonNode* node() const { return m_node; }

    std::optional<int> integer(int least, int most) const;
    std::optional<double> number(double least, double most) const;
    std::optional<bool> boolean() const;
    /// Never empty: an empty text is a problem.
    std::optional<QString> text() const;
    /// Reports any other text than this one.
    void expect(const QString& expected) const;
    /// The text if it is one of the words.
    std::optional<QString> oneOf(const QStringList& words) const;
    template <class Meaning, std::size_t N>
    std::optional<Meaning> word(const std::array<Spelling<Meaning>, N>& vocabulary) const {
        if (isText())
            for (const auto& each : vocabulary)
                if (m_node->text == each.word) return each.meaning;
        QStringList words; // only to say what was expected
        for (const auto& each : vocabulary)
            words.append(QString(each.word));
        oneOf(words);
        return std::nullopt;
    }
    /// The items; a number of them outside least..most is reported, and the list is given all the same.
    QList<JsonValue> list(int least, int most) const;
    /// The object with these keys and no others.
    JsonObject object(const QStringList& required, const QStringList& optional = {}) const;
    JsonObject object(std::initializer_list<const char*> required, std::initializer_list<const char*> optional = {}) const;
    /// The object with keys that are ids or numbers of the author's.
    JsonObject freeObject() const;

    void report(ProblemKind kind, const QStringList& arguments = {}) const;
    void reportExpected(ProblemKind kind) const { report(kind, {shown()}); }
    /// The value as a short text for a message.
    QString shown() const;

private:
    /// File and path of a value, searched for where something is reported: nearly every value is sound.
    struct Place {
        QString file;
        QString path;
    };

    /// A value inside this one.
    JsonValue inside(const JsonNode& node) const;
    Place place() const;
    bool findFrom(const JsonNode& node, Place& place) const;
    template <class Keys> JsonObject checkedObject(const Keys& required, const Keys& optional) const;
    void reportAt(int line, int column, ProblemKind kind, const QStringList& arguments) const;
    bool is(JsonNode::Kind kind, ProblemKind otherwise) const;

    const JsonSource* m_source{};
    const JsonNode* m_root{};
    const JsonNode* m_node{};
    const JsonNode* m_blamed{}; ///< what the user's file touches, if this is a printed value inside it
    friend class JsonObject;
};

/// An object whose keys have been checked.
class JsonObject {
public:
    JsonObject() = default;
    explicit JsonObject(const JsonValue& value) : m_value(value) {}

    explicit operator bool() const { return static_cast<bool>(m_value); }
    /// The member's value; absent if the object has none.
    JsonValue operator[](const QString& key) const;
    JsonValue operator[](const char* key) const;
    bool has(const QString& key) const;
    bool has(const char* key) const;
    QStringList keys() const;
    const JsonValue& value() const { return m_value; }
    void report(ProblemKind kind, const QStringList& arguments = {}) const { m_value.report(kind, arguments); }
    void reportAt(const QString& key, ProblemKind kind, const QStringList& arguments = {}) const;

private:
    JsonValue m_value;
};

} // namespace magister
