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


QStringList partNames() {
    QStringList names;
    for (const Part& part : parts)
        names.append(QLatin1String(part.name));
    return names;
}

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
    return head["files"].object(partNames());
}

/// The name of a part's file, which must lie in the pack's own folder; empty after a reported problem.
QString fileName(const JsonValue& name) {
    const auto file = name.text();
    if (!file) return {};
    if (isPlainFileName(*file)) return *file;
    name.report(ProblemKind::NotAllowedHere, {*file});
    return {};
}

void checkPartHead(const JsonObject& object, const QString& part) {
    checkFormat(object, "format", "messina-pack/1");
    checkFormat(object, "part", part);
}

/// The files of a user's pack while the printed one is read.
class UserPack {
public:
    /// Reads the head; `files` may be null.
    UserPack(const PackFiles* files, PackResult& result) : m_files(files), m_result(result) {
        m_headSource = {files ? files->shown(packHeadName) : QString(), &result.problems};
        m_head = files ? files->tree(packHeadName, result.problems) : nullptr;
        if (!m_head) return;
        const JsonObject head = JsonValue(m_headSource, *m_head).object({"format", "game", "title", "files"}, {"note"});
        checkFormat(head, "format", "magister-user-pack/1");
        checkFormat(head, "game", "messina");
        result.userTitle = head["title"].text().value_or(QString());
        m_names = head["files"].object({}, partNames());
    }

    /// Lays the user's file of a part over the printed one, which may be null after a problem.
    void layOver(JsonNode* printed, const QString& part, const QString& printedFile) {
        const QString name = m_names.has(part) ? fileName(m_names[part]) : QString();
        const auto tree = name.isEmpty() ? nullptr : m_files->tree(name, m_result.problems);
        if (!tree) return;
        const JsonSource source{m_files->shown(name), &m_result.problems};
        const JsonObject object = JsonValue(source, *tree).freeObject();
        for (const QString& key : {QStringLiteral("format"), QStringLiteral("part")})
            if (object && !object.has(key)) object.report(ProblemKind::MissingKey, {key});
        checkPartHead(object, part);
        if (printed && object) PackOverlay(part, printedFile, source, m_result.overrides).lay(*printed, *tree);
    }

private:
    const PackFiles* m_files;
    PackResult& m_result;
    JsonSource m_headSource;
    std::unique_ptr<JsonNode> m_head;
    JsonObject m_names;
};

} // namespace

PackResult readMessinaPack(const PackFiles& files) {
    if (files.userPack()) // only over a sound pack is a problem of the user's making
        if (PackResult printed = readMessinaPack(files.withoutUserPack()); !printed.definition) return printed;
    PackResult result;
    const JsonSource headSource{files.shown(packHeadName), &result.problems};
    const auto head = files.tree(packHeadName, result.problems);
    if (!head) return result;
    const JsonObject names = readHead(JsonValue(headSource, *head));
    UserPack user(files.userPack(), result);

    messina::Definition definition;
    messina::EffectReader effects(definition.effects);
    PartReading reading{definition, effects};
    for (const Part& part : parts) {
        const QString partName = QLatin1String(part.name);
        const QString name = fileName(names[partName]);
        const auto tree = name.isEmpty() ? nullptr : files.tree(name, result.problems);
        const JsonSource source{files.shown(name), &result.problems};
        user.layOver(tree.get(), partName, source.file);
        if (!tree) continue;
        const JsonValue root(source, *tree);
        checkPartHead(root.freeObject(), partName);
        part.read(root, reading);
        if (root.isObject()) result.provenance.read(root, partName);
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
