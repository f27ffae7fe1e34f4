// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/box_list.h"

#include "app/content/data_folder.h"
#include "app/content/game_facts.h"
#include "app/content/json_value.h"

#include <QFileInfo>

#include <map>
#include <memory>
#include <optional>

namespace magister {

namespace {

constexpr int mostGroups = 20;
constexpr int mostParts = 100;
constexpr int mostPieces = 1000;

/// The files of a printed pack, each read once.
class PackParts {
public:
    PackParts(const DataFolder& data, const QString& game) : m_data(data), m_game(game) {}

    /// The number at "hexes#list" (how many there are), "goods#list.grain.count" (of the item with that id) or
    /// "parameters#plagueCubes.3" (of the item in that place, from 0).
    std::optional<int> number(const QString& place) {
        const JsonNode* node = part(place.section(u'#', 0, 0));
        for (const QString& step : place.section(u'#', 1).split(u'.'))
            node = node ? inside(*node, step) : nullptr;
        if (!node) return std::nullopt;
        if (node->kind == JsonNode::Kind::List) return static_cast<int>(node->items.size());
        if (node->kind != JsonNode::Kind::Number) return std::nullopt;
        return static_cast<int>(node->number);
    }

private:
    /// Null for none. What is wrong with the file itself says whoever reads the pack.
    const JsonNode* part(const QString& name) {
        auto& known = m_parts[name];
        const QString path = m_data.packs(m_game) + u'/' + name + QStringLiteral(".json");
        QList<Problem> toldElsewhere;
        if (!known && QFileInfo::exists(path)) known = readJson(path, m_data.shown(path), toldElsewhere);
        return known.get();
    }
    static const JsonNode* inside(const JsonNode& node, const QString& step) {
        if (node.kind == JsonNode::Kind::Object) return node.member(step);
        if (node.kind != JsonNode::Kind::List) return nullptr;
        bool isPlace = false;
        const int place = step.toInt(&isPlace);
        if (isPlace) return place >= 0 && place < static_cast<int>(node.items.size()) ? &node.items[static_cast<std::size_t>(place)] : nullptr;
        for (const JsonNode& item : node.items)
            if (const JsonNode* id = item.member(u"id"); id && id->text == step) return &item;
        return nullptr;
    }
    const DataFolder& m_data;
    QString m_game;
    std::map<QString, std::unique_ptr<JsonNode>> m_parts;
};

constexpr auto sources = std::array<Spelling<ValueSource>, 3>{
    {{QLatin1String("printed"), ValueSource::Printed}, {QLatin1String("inferred"), ValueSource::Inferred}, {QLatin1String("house"), ValueSource::House}}};

std::optional<int> readCount(const JsonValue& value, PackParts& pack) {
    if (!value.isText()) return value.integer(1, mostPieces);
    const auto count = pack.number(*value.text());
    if (!count || *count < 1) value.report(ProblemKind::UnknownId, {*value.text()});
    return count;
}

std::optional<BoxPart> readPart(const JsonValue& value, const DataFolder& data, PackParts& pack) {
    const JsonObject object = value.object({QStringLiteral("id"), QStringLiteral("count"), QStringLiteral("prov")},
                                           {QStringLiteral("icon"), QStringLiteral("colours")});
    const auto id = object[QStringLiteral("id")].text();
    const auto count = readCount(object[QStringLiteral("count")], pack);
    const auto source = object[QStringLiteral("prov")].word(sources);
    if (!id || !count || !source) return std::nullopt;
    BoxPart part{*id, {}, *count, 0, *source};
    if (object.has(QStringLiteral("icon"))) {
        part.icon = object[QStringLiteral("icon")].text().value_or(QString());
        if (!QFileInfo::exists(data.path() + QStringLiteral("/resources/art/icons/%1.svg").arg(part.icon)))
            object[QStringLiteral("icon")].report(ProblemKind::UnknownId, {part.icon});
    }
    if (object.has(QStringLiteral("colours"))) {
        part.colours = object[QStringLiteral("colours")].integer(1, mostPieces).value_or(0);
        if (part.colours > 0 && part.count % part.colours != 0)
            object[QStringLiteral("colours")].report(ProblemKind::WrongTotal,
                                                     {part.id, QString::number(part.colours), QString::number(part.count)});
    }
    return part;
}

/// Every id of `ids` has a text; a text of nothing is reported by object().
QHash<QString, QString> readTexts(const JsonValue& value, const QStringList& ids, bool all) {
    const JsonObject object = all ? value.object(ids) : value.object({}, ids);
    QHash<QString, QString> texts;
    for (const QString& id : ids)
        if (object.has(id))
            if (const auto text = object[id].text()) texts.insert(id, *text);
    return texts;
}

} // namespace

BoxList BoxList::read(const DataFolder& data, const GameFacts& game, QList<Problem>& problems) {
    BoxList box;
    const QString path = data.packs(game.id) + QStringLiteral("/box.json");
    const auto tree = readJson(path, data.shown(path), problems);
    if (!tree) return box;
    const JsonSource source{data.shown(path), &problems};
    const JsonObject file = JsonValue(source, *tree).object({QStringLiteral("format"), QStringLiteral("note"), QStringLiteral("groups")});
    file[QStringLiteral("format")].expect(game.id + QStringLiteral("-box/1"));
    PackParts pack(data, game.id);
    QStringList ids;
    QStringList groupIds;
    const auto isNew = [](const JsonValue& value, const QString& id, QStringList& known) {
        if (known.contains(id)) {
            value.report(ProblemKind::DuplicateId, {id});
            return false;
        }
        known.append(id);
        return true;
    };
    for (const JsonValue& value : file[QStringLiteral("groups")].list(1, mostGroups)) {
        const JsonObject object = value.object({QStringLiteral("id"), QStringLiteral("parts")});
        BoxGroup group{object[QStringLiteral("id")].text().value_or(QString()), {}};
        if (!isNew(value, group.id, groupIds)) continue;
        for (const JsonValue& each : object[QStringLiteral("parts")].list(1, mostParts))
            if (const auto part = readPart(each, data, pack); part && isNew(each, part->id, ids)) group.parts.append(*part);
        box.m_groups.append(group);
    }
    for (const QString& language : languages())
        box.readWords(data, game, language, problems);
    return box;
}

void BoxList::readWords(const DataFolder& data, const GameFacts& game, const QString& language, QList<Problem>& problems) {
    const QString path = data.boxWords(game.id, language);
    const auto tree = readJson(path, data.shown(path), problems);
    if (!tree) return;
    const JsonSource source{data.shown(path), &problems};
    const JsonObject file = JsonValue(source, *tree).object({QStringLiteral("format"), QStringLiteral("language"), QStringLiteral("groups"),
                                                             QStringLiteral("parts"), QStringLiteral("notes")});
    file[QStringLiteral("format")].expect(QStringLiteral("magister-box-words/1"));
    file[QStringLiteral("language")].expect(language);
    QStringList groupIds;
    QStringList ids;
    for (const BoxGroup& group : m_groups) {
        groupIds.append(group.id);
        for (const BoxPart& part : group.parts)
            ids.append(part.id);
    }
    m_words[language] = {readTexts(file[QStringLiteral("groups")], groupIds, true), readTexts(file[QStringLiteral("parts")], ids, true),
                         readTexts(file[QStringLiteral("notes")], ids, false)};
}

int BoxList::wordCount() const {
    qsizetype count = 0;
    for (const Words& words : m_words)
        count += words.groups.size() + words.parts.size() + words.notes.size();
    return static_cast<int>(count);
}

} // namespace magister
