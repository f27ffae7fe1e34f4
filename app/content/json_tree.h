// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "problem.h"

#include <memory>
#include <optional>
#include <vector>

namespace magister {

struct JsonMember;

/// One value of a JSON text with its place. QJsonDocument forgets the places, and a pack author needs
/// line and column also when the text is sound but its meaning is not: hence a reader of our own.
struct JsonNode {
    enum class Kind { Null, Boolean, Number, Text, List, Object };
    Kind kind{};
    bool boolean{};
    double number{};
    QString text; ///< a text's value, or a number as written
    std::vector<JsonNode> items;
    std::vector<JsonMember> members; ///< in the order of the file, keys unique
    int line{};
    int column{};

    /// The member of an object, or nullptr.
    const JsonNode* member(QStringView key) const;
};

struct JsonMember {
    QString key;
    int line{};
    int column{};
    JsonNode value;
};

inline constexpr int deepestNesting = 64;
inline constexpr qint64 biggestFile = 4 * 1024 * 1024;

/// Reads RFC 8259 JSON from UTF-8. Null after a problem that leaves no tree; a doubled key is reported and the
/// first one kept.
std::unique_ptr<JsonNode> parseJson(const QByteArray& utf8, const QString& file, QList<Problem>& problems);

/// The content of a text file, or nothing after a reported problem (missing, unreadable, too big, not UTF-8).
std::optional<QString> readText(const QString& path, const QString& shownAs, QList<Problem>& problems);

std::unique_ptr<JsonNode> readJson(const QString& path, const QString& shownAs, QList<Problem>& problems);

} // namespace magister
