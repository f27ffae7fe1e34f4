// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/problem.h"

#include <memory>
#include <optional>
#include <vector>

namespace magister {

struct JsonMember;

/// One value of a JSON text with its position. QJsonDocument drops the positions, and a pack author needs
/// line and column even if the text is valid but its meaning is not; hence our own reader.
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
    // Only where two files were laid over each other; see pack_overlay.h.
    QString file;   ///< where the value stands, if in another file than the value around it
    QString path;   ///< its path there; empty if `file` is
    bool touched{}; ///< the user's file stands here; what is wrong inside is of its making, even at a printed value
    bool yours{};   ///< a user put it in place of a printed one

    /// The member of an object, or nullptr.
    const JsonNode* member(QStringView key) const;
    const JsonNode* member(QLatin1String key) const;
};

struct JsonMember {
    QString key;
    int line{};
    int column{};
    JsonNode value;
};

/// What a key adds to a path: ".colour", or "[\"a key\"]" if it is not a plain word.
QString pathStep(const QString& key);
/// What the item at `index` of a list adds to a path: "[3]".
QString pathStep(qsizetype index);

/// The value on one line, for messages: texts stand as they are.
QString shortJson(const JsonNode& node);

inline constexpr int deepestNesting = 64;
inline constexpr qint64 biggestFile = 4 * 1024 * 1024;
/// Our largest object has some 300 members and our largest file some 5,000 values. The bounds keep a file that was made
/// to be slow or large from taking seconds or gigabytes.
inline constexpr int mostMembers = 2'000;
inline constexpr int mostValues = 100'000;

/// Reads RFC 8259 JSON from UTF-8, in time linear in its size. Null after a problem that leaves no tree; a doubled key is
/// reported and the first one kept.
std::unique_ptr<JsonNode> parseJson(const QByteArray& utf8, const QString& file, QList<Problem>& problems);

/// A list in a JSON text.
struct JsonListPlace {
    qsizetype begin{}; ///< of its first bracket, in bytes
    qsizetype end{};   ///< behind its last one
    int items{};
};
/// The list that is the member `key` of the outermost object; nothing if there is none, or the text ends before it does. Only
/// brackets, commas and quotation marks are looked at: whatever else is wrong is not found.
std::optional<JsonListPlace> findList(QByteArrayView utf8, QByteArrayView key);

/// The content of a text file, or nothing after a reported problem (missing, unreadable, too big, not UTF-8).
std::optional<QString> readText(const QString& path, const QString& shownAs, QList<Problem>& problems);

std::unique_ptr<JsonNode> readJson(const QString& path, const QString& shownAs, QList<Problem>& problems);
/// The members that stand first in the object of a file, up to the one named `last`; what follows is not looked at, and may
/// be wrong. All of them where there is no such member.
std::unique_ptr<JsonNode> readJsonHead(const QString& path, const QString& shownAs, QLatin1String last,
                                       QList<Problem>& problems);

} // namespace magister
