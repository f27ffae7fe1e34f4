// SPDX-License-Identifier: GPL-3.0-or-later
#include "messina_pack.h"

#include "messina_pack_parts.h"

namespace magister {

namespace {

using messina::PartReading;

struct Part {
    const char* name;
    void (*read)(const JsonValue&, PartReading&);
};

/// In an order in which each part finds what it refers to.
constexpr std::array<Part, 14> parts{{{"parameters", messina::readParameters},
                                      {"hexes", messina::readHexes},
                                      {"ports", messina::readPorts},
                                      {"layouts", messina::readLayouts},
                                      {"ships", messina::readShips},
                                      {"wheel", messina::readWheel},
                                      {"rounds", messina::readRounds},
                                      {"books", messina::readBooks},
                                      {"boards", messina::readBoards},
                                      {"scrolls", messina::readScrolls},
                                      {"workshops", messina::readWorkshops},
                                      {"huts", messina::readHuts},
                                      {"carts", messina::readCarts},
                                      {"solo", messina::readSolo}}};

void checkFormat(const JsonObject& object, const QString& key, const QString& expected) {
    const JsonValue value = object[key];
    const auto found = value.text();
    if (found && *found != expected) value.report(ProblemKind::WrongFormat, {expected, *found});
}

/// The names of the files by part, from pack.json.
JsonObject readHead(const JsonValue& root) {
    const JsonObject head = root.object({"format", "game", "id", "version", "title", "files"});
    checkFormat(head, "format", "magister-pack/1");
    checkFormat(head, "game", "messina");
    head["id"].text();
    head["version"].integer(1, 9999);
    head["title"].text();
    QStringList names;
    for (const Part& part : parts)
        names.append(QLatin1String(part.name));
    return head["files"].object(names);
}

/// The name of a part's file, which must lie in the pack's own folder; empty after a reported problem.
QString fileName(const JsonValue& name) {
    const auto file = name.text();
    if (!file) return {};
    if (isPlainFileName(*file)) return *file;
    name.report(ProblemKind::NotAllowedHere, {*file});
    return {};
}

} // namespace

PackResult readMessinaPack(const PackFiles& files) {
    PackResult result;
    const QString headName = QStringLiteral("pack.json");
    const JsonSource headSource{files.shown(headName), &result.problems};
    const auto head = files.tree(headName, result.problems);
    if (!head) return result;
    const JsonObject names = readHead(JsonValue(headSource, *head));

    messina::Definition definition;
    messina::EffectReader effects(definition.effects);
    PartReading reading{definition, effects};
    for (const Part& part : parts) {
        const QString name = fileName(names[QLatin1String(part.name)]);
        const auto tree = name.isEmpty() ? nullptr : files.tree(name, result.problems);
        if (!tree) continue;
        const JsonSource source{files.shown(name), &result.problems};
        const JsonValue root(source, *tree);
        const JsonObject object = root.freeObject();
        checkFormat(object, "format", "messina-pack/1");
        checkFormat(object, "part", QLatin1String(part.name));
        part.read(root, reading);
        if (object) result.provenance.read(root, QLatin1String(part.name));
    }
    if (!result.problems.isEmpty()) return result;
    definition.measure();
    result.definition = std::move(definition);
    return result;
}

PackResult readMessinaPack(const QString& folder, const DataFolder& data) {
    return readMessinaPack(PackFiles::fromFolder(folder, data));
}

PackResult readMessinaPack() {
    return readMessinaPack(DataFolder::find().packs("messina"));
}

} // namespace magister
