// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/json_value.h"

namespace magister {

/// One value of a user's pack and the printed value it replaces.
struct PackOverride {
    QString part;
    QString tile;  ///< ids joined by slashes as in Provenance, or empty
    QString field; ///< keys joined by dots
    QString from;  ///< JSON on one line
    QString to;

    friend bool operator==(const PackOverride&, const PackOverride&) = default;
};

/// Lays a user's part file over the printed one.
///
/// Objects are laid over each other key by key, lists whose items have ids item by item; anything else is replaced
/// whole, and so are costs, effects and an object whose "kind" is another one. An item with an id of its own and with
/// "players" is a whole table or layout of the user's: it takes its numbers of players from the printed ones. What else
/// is not there in the printed file is reported. "note", "prov" and "printedNumber" of the user's are passed over.
///
/// In the result each value knows its file, place and path. Objects and lists that the user's file touches stand there,
/// and a problem of a printed value inside them is told of them: the printed values are sound among themselves.
class PackOverlay {
public:
    /// Problems go where `user` says; `printedFile` and `user.file` are the names in messages.
    PackOverlay(const QString& part, const QString& printedFile, const JsonSource& user, QList<PackOverride>& overrides)
        : m_part(part), m_printedFile(printedFile), m_user(user), m_overrides(overrides) {}

    /// Changes `printed`, the root of a part.
    void lay(JsonNode& printed, const JsonNode& user);

private:
    struct Place;
    void object(JsonNode& printed, const JsonNode& user, const Place& place);
    void list(JsonNode& printed, const JsonNode& user, const Place& place);
    void item(JsonNode& printedList, std::size_t printedItems, const JsonNode& user, const Place& place,
              QStringList& taken);
    QStringList takePlayers(JsonNode& printed, const std::vector<double>& players) const;
    void addForPlayers(JsonNode& printedList, const JsonNode& user, const Place& place);
    void value(JsonNode& printed, const JsonNode& user, const Place& place, const QString& key);
    void replace(JsonNode& printed, const JsonNode& user, const Place& place);
    void standAtUser(JsonNode& node, const JsonNode& user, const Place& place) const;
    void keepPrinted(JsonNode& node, const QString& path) const;
    void report(const JsonNode& user, const QString& path, ProblemKind kind, const QStringList& arguments) const;

    QString m_part;
    QString m_printedFile;
    const JsonSource& m_user;
    QList<PackOverride>& m_overrides;
};

} // namespace magister
