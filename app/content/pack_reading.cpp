// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/pack_reading.h"

namespace magister {

namespace {

/// The names of the files by part, from pack.json.
JsonObject readHead(const JsonValue& root, const PackShape& shape) {
    const JsonObject head = root.object({"format", "game", "id", "version", "title", "files"});
    head["format"].expect("magister-pack/1");
    head["game"].expect(shape.game);
    head["id"].text();
    head["version"].integer(1, 9999);
    head["title"].text();
    return head["files"].object(shape.parts);
}

/// The name of a part's file, which must lie in the pack's own folder; empty after a reported problem.
QString fileName(const JsonValue& name) {
    const auto file = name.text();
    if (!file) return {};
    if (isPlainFileName(*file)) return *file;
    name.report(ProblemKind::NotAllowedHere, {*file});
    return {};
}

void checkPartHead(const JsonObject& object, const PackShape& shape, const QString& part) {
    object["format"].expect(shape.game + QStringLiteral("-pack/1"));
    object["part"].expect(part);
}

/// The files of a user's pack while the printed one is read.
class UserPack {
public:
    /// Reads the head; `files` may be null.
    UserPack(const PackFiles* files, const PackShape& shape, PackReport& report)
        : m_files(files), m_shape(shape), m_report(report) {
        m_headSource = {files ? files->shown(packHeadName) : QString(), &report.problems};
        m_head = files ? files->tree(packHeadName, report.problems) : nullptr;
        if (!m_head) return;
        const JsonObject head = JsonValue(m_headSource, *m_head).object({"format", "game", "title", "files"}, {"note"});
        head["format"].expect("magister-user-pack/1");
        head["game"].expect(shape.game);
        report.userTitle = head["title"].text().value_or(QString());
        m_names = head["files"].object({}, shape.parts);
    }

    /// Lays the user's file of a part over the printed one, which may be null after a problem.
    void layOver(JsonNode* printed, const QString& part, const QString& printedFile) {
        const QString name = m_names.has(part) ? fileName(m_names[part]) : QString();
        const auto tree = name.isEmpty() ? nullptr : m_files->tree(name, m_report.problems);
        if (!tree) return;
        const JsonSource source{m_files->shown(name), &m_report.problems};
        const JsonObject object = JsonValue(source, *tree).freeObject();
        for (const QString& key : {QStringLiteral("format"), QStringLiteral("part")})
            if (object && !object.has(key)) object.report(ProblemKind::MissingKey, {key});
        checkPartHead(object, m_shape, part);
        if (printed && object) PackOverlay(part, printedFile, source, m_report.overrides).lay(*printed, *tree);
    }

private:
    const PackFiles* m_files;
    const PackShape& m_shape;
    PackReport& m_report;
    JsonSource m_headSource;
    std::unique_ptr<JsonNode> m_head;
    JsonObject m_names;
};

} // namespace

void readPackParts(const PackFiles& files, const PackShape& shape, PackReport& report,
                   const std::function<void(qsizetype part, const JsonValue& root)>& read) {
    const JsonSource headSource{files.shown(packHeadName), &report.problems};
    const auto head = files.tree(packHeadName, report.problems);
    if (!head) return;
    const JsonObject names = readHead(JsonValue(headSource, *head), shape);
    UserPack user(files.userPack(), shape, report);
    for (qsizetype i = 0; i < shape.parts.size(); ++i) {
        const QString& part = shape.parts[i];
        const QString name = fileName(names[part]);
        const auto tree = name.isEmpty() ? nullptr : files.tree(name, report.problems);
        const JsonSource source{files.shown(name), &report.problems};
        user.layOver(tree.get(), part, source.file);
        if (!tree) continue;
        const JsonValue root(source, *tree);
        checkPartHead(root.freeObject(), shape, part);
        read(i, root);
        if (root.isObject()) report.provenance.read(root, part, shape.names);
    }
}

} // namespace magister
