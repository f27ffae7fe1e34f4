// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/pack_overlay.h"

#include <algorithm>

namespace magister {

namespace {

using Kind = JsonNode::Kind;

/// Keys that name or explain a value and are none.
bool isRemark(const QString& key) {
    static const QStringList remarks{"note", "prov", "printedNumber"};
    return remarks.contains(key);
}

/// Keys of the root that say what file this is; they are checked before.
bool isHead(const QString& key) {
    return key == QLatin1String("format") || key == QLatin1String("part");
}

/// Keys whose objects are one value each: what a cost or an effect consists of is told by which keys it has.
bool isOneValue(const QString& key) {
    static const QStringList whole{"cost",   "action", "output", "upgradedExtra", "onArrival",
                                   "effect", "price",  "reward", "spaces"};
    return whole.contains(key);
}

QString idOf(const JsonNode& node) {
    const JsonNode* id = node.member(u"id");
    return id && id->kind == Kind::Text ? id->text : QString();
}

bool hasIds(const JsonNode& list) {
    return !list.items.empty() && !idOf(list.items.front()).isEmpty();
}

bool anotherKind(const JsonNode& printed, const JsonNode& user) {
    const JsonNode* before = printed.member(u"kind");
    const JsonNode* after = user.member(u"kind");
    return before && after && before->text != after->text;
}

bool isNumber(const JsonNode& node) {
    return node.kind == Kind::Number;
}

} // namespace

/// Where the two values stand in their files, and how people call them.
struct PackOverlay::Place {
    QString printedPath;
    QString userPath;
    QString tile;
    QString field;

    Place member(const QString& key) const {
        return {printedPath + pathStep(key), userPath + pathStep(key), tile,
                field.isEmpty() ? key : field + QLatin1Char('.') + key};
    }
};

void PackOverlay::lay(JsonNode& printed, const JsonNode& user) {
    const QString root = QStringLiteral("$");
    if (user.kind == Kind::Object && printed.kind == Kind::Object)
        object(printed, user, {root, root, {}, {}});
    else
        report(user, root, ProblemKind::ExpectedObject, {shortJson(user).left(40)});
}

void PackOverlay::report(const JsonNode& user, const QString& path, ProblemKind kind,
                         const QStringList& arguments) const {
    m_user.problems->append({m_user.file, path, user.line, user.column, kind, arguments});
}

void PackOverlay::standAtUser(JsonNode& node, const JsonNode& user, const Place& place) const {
    node.line = user.line;
    node.column = user.column;
    node.file = m_user.file;
    node.path = place.userPath;
    node.touched = true;
}

void PackOverlay::keepPrinted(JsonNode& node, const QString& path) const {
    node.file = m_printedFile;
    node.path = path;
}

void PackOverlay::object(JsonNode& printed, const JsonNode& user, const Place& place) {
    for (JsonMember& each : printed.members)
        keepPrinted(each.value, place.printedPath + pathStep(each.key));
    const bool isRoot = place.userPath == QLatin1String("$");
    for (const JsonMember& each : user.members) {
        if (isRemark(each.key) || (isRoot && isHead(each.key))) continue;
        const auto found = std::find_if(printed.members.begin(), printed.members.end(),
                                        [&](const JsonMember& member) { return member.key == each.key; });
        const Place inside = place.member(each.key);
        if (found == printed.members.end()) {
            m_user.problems->append(
                {m_user.file, inside.userPath, each.line, each.column, ProblemKind::UnknownKey, {each.key}});
        } else if (each.key == QLatin1String("id")) { // it says which thing is meant
            if (shortJson(each.value) != shortJson(found->value))
                report(each.value, inside.userPath, ProblemKind::UnknownId, {each.value.text});
        } else {
            found->line = each.line;
            found->column = each.column;
            value(found->value, each.value, inside, each.key);
        }
    }
    standAtUser(printed, user, place);
}

void PackOverlay::value(JsonNode& printed, const JsonNode& user, const Place& place, const QString& key) {
    const bool objects = printed.kind == Kind::Object && user.kind == Kind::Object;
    if (objects && !isOneValue(key) && !anotherKind(printed, user))
        object(printed, user, place);
    else if (printed.kind == Kind::List && user.kind == Kind::List && hasIds(printed))
        list(printed, user, place);
    else
        replace(printed, user, place);
}

void PackOverlay::replace(JsonNode& printed, const JsonNode& user, const Place& place) {
    m_overrides.append({m_part, place.tile, place.field, shortJson(printed), shortJson(user)});
    printed = user;
    standAtUser(printed, user, place);
    printed.yours = true;
}

void PackOverlay::list(JsonNode& printed, const JsonNode& user, const Place& place) {
    const std::size_t printedItems = printed.items.size();
    for (std::size_t i = 0; i < printedItems; ++i)
        keepPrinted(printed.items[i], place.printedPath + pathStep(static_cast<qsizetype>(i)));
    standAtUser(printed, user, place);
    QStringList taken;
    for (std::size_t i = 0; i < user.items.size(); ++i) {
        Place inside = place;
        inside.userPath += pathStep(static_cast<qsizetype>(i));
        item(printed, printedItems, user.items[i], inside, taken);
    }
    // A printed table that nobody plays by any more.
    std::erase_if(printed.items, [](const JsonNode& each) {
        const JsonNode* players = each.yours ? nullptr : each.member(u"players");
        return players && !players->yours && players->kind == Kind::List && players->items.empty();
    });
}

void PackOverlay::item(JsonNode& printedList, std::size_t printedItems, const JsonNode& user, const Place& place,
                       QStringList& taken) {
    if (user.kind != Kind::Object)
        return report(user, place.userPath, ProblemKind::ExpectedObject, {shortJson(user).left(40)});
    const JsonNode* idNode = user.member(u"id");
    const QString id = idOf(user);
    if (id.isEmpty()) {
        if (!idNode) return report(user, place.userPath, ProblemKind::MissingKey, {QStringLiteral("id")});
        return report(*idNode, place.userPath + QStringLiteral(".id"), ProblemKind::ExpectedText, {shortJson(*idNode)});
    }
    if (taken.contains(id))
        return report(*idNode, place.userPath + QStringLiteral(".id"), ProblemKind::DuplicateId, {id});
    taken.append(id);
    for (std::size_t i = 0; i < printedItems; ++i) {
        if (idOf(printedList.items[i]) != id) continue;
        const QString path = place.printedPath + pathStep(static_cast<qsizetype>(i));
        const Place inside{path, place.userPath, place.tile.isEmpty() ? id : place.tile + QLatin1Char('/') + id, {}};
        if (anotherKind(printedList.items[i], user)) return replace(printedList.items[i], user, inside);
        return object(printedList.items[i], user, inside);
    }
    if (user.member(u"players")) return addForPlayers(printedList, user, place);
    report(*idNode, place.userPath + QStringLiteral(".id"), ProblemKind::UnknownId, {id});
}

/// Takes these numbers of players away from a printed table and tells which.
QStringList PackOverlay::takePlayers(JsonNode& printed, const std::vector<double>& players) const {
    QStringList taken;
    for (JsonMember& member : printed.members) {
        if (member.key != QLatin1String("players") || member.value.yours) continue;
        auto& items = member.value.items;
        const QString path = printed.path + QStringLiteral(".players");
        for (std::size_t i = 0; i < items.size(); ++i) // others will move up
            keepPrinted(items[i], path + pathStep(static_cast<qsizetype>(i)));
        std::erase_if(items, [&](const JsonNode& each) {
            const bool goes = isNumber(each) && std::find(players.begin(), players.end(), each.number) != players.end();
            if (goes) taken.append(each.text);
            return goes;
        });
    }
    return taken;
}

void PackOverlay::addForPlayers(JsonNode& printedList, const JsonNode& user, const Place& place) {
    std::vector<double> players;
    for (const JsonNode& each : user.member(u"players")->items)
        if (isNumber(each)) players.push_back(each.number);
    for (JsonNode& printed : printedList.items) {
        if (printed.yours) continue;
        for (const QString& number : takePlayers(printed, players))
            m_overrides.append({m_part, {}, QStringLiteral("players ") + number, idOf(printed), idOf(user)});
    }
    printedList.items.push_back(user);
    JsonNode& added = printedList.items.back();
    standAtUser(added, user, place);
    added.yours = true;
}

} // namespace magister
