// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/coverage/coverage.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace magister {

/// A source tree of a game with four rules, all of them in order, to be bent to the case in hand.
class SmallTree {
public:
    SmallTree() {
        write("resources/packs/messina/rules.json", R"({"format": "messina-rule-catalogue/1", "game": "messina", "atoms": [
            {"id": "messina.move", "parent": null, "order": 1},
            {"id": "messina.move.one-step", "parent": "messina.move", "order": 1, "kind": "rule", "frequency": "core",
             "refusable": true, "see": [], "pages": {}},
            {"id": "messina.move.free", "parent": "messina.move", "order": 2, "kind": "rule", "frequency": "core",
             "refusable": false, "see": [], "pages": {}},
            {"id": "messina.box", "parent": null, "order": 2},
            {"id": "messina.box.glue", "parent": "messina.box", "order": 1, "kind": "setup", "frequency": "rare",
             "refusable": false, "cardboard": true, "see": [], "pages": {}},
            {"id": "messina.box.wood", "parent": "messina.box", "order": 2, "kind": "setup", "frequency": "rare",
             "refusable": false, "see": [], "pages": {}}]})");
        write("engine/messina/rule_list.inc", "X(MoveOneStep, \"messina.move.one-step\")\nX(MoveFree, \"messina.move.free\")\n"
                                          "X(BoxGlue, \"messina.box.glue\")\nX(BoxWood, \"messina.box.wood\")\n");
        write("engine/messina/reason_list.inc", "X(TooFar, \"too-far\", MoveOneStep) // steps\n");
        write("engine/messina/events.h", "#pragma once\nstruct Moved {\n    Rule rule{Rule::MoveFree};\n    int far{};\n};\n");
        write("engine/messina/play.cpp", "// Moves. move.*\n#include \"events.h\"\n\nnamespace messina {\n\n"
                                     "Refusal refuse(const Move& move) { return refusal(Reason::TooFar); }\n\n"
                                     "void perform(Table& table, const Move& move) {\n    table.emit(Moved{.far = 1});\n}\n\n"
                                     "/// Of oak. box.wood\nvoid lay(Table& table) {}\n\n} // namespace messina\n");
        write("tests/engine/CMakeLists.txt", "magister_test(tst_play SOURCES tst_play.cpp)\n");
        write("tests/engine/tst_play.cpp", test("ATOMS(\"messina.move.free\", \"messina.box.wood\");\n        "
                                                "REFUSES(\"messina.move.one-step\", Move{2}, Reason::TooFar);"));
        write("resources/lessons/messina/01.json",
              R"({"id": "01", "steps": [{"id": "go", "rules": ["messina.move.free"], "wrong": [{"rule": "messina.move.one-step"}]},
                 {"id": "stay", "rules": [], "text": "messina.box.wood"}]})");
        for (const char* language : {"en", "pl"})
            write(QStringLiteral("translations/%1/messina/rules/move.md").arg(QLatin1String(language)),
                  "# Moving\n\n## One step {#messina.move.one-step}\n\n> One step only.\n\nNever two.\n");
    }

    /// A test program whose only test function holds `body`.
    static QByteArray test(const QByteArray& body, const QByteArray& section = "private slots:") {
        return "class TestPlay : public QObject {\n    Q_OBJECT\n\n" + section + "\n    void oneStep() {\n        " + body +
               "\n    }\n};\n";
    }

    void write(const QString& path, const QByteArray& content) const {
        const QString whole = m_dir.filePath(path);
        QDir().mkpath(QFileInfo(whole).path());
        QFile file(whole);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) qFatal("%s", qPrintable(whole));
    }
    QByteArray bytes(const QString& path) const {
        QFile file(m_dir.filePath(path));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void replace(const QString& path, const QByteArray& from, const QByteArray& to) const {
        QByteArray content = bytes(path);
        if (!content.contains(from)) qFatal("%s: %s", qPrintable(path), from.constData());
        write(path, content.replace(from, to));
    }
    void remove(const QString& path) const { QFile::remove(m_dir.filePath(path)); }

    QString path() const { return m_dir.path(); }
    Coverage read() const { return readCoverage(m_dir.path(), QStringLiteral("messina")); }
    AtomCoverage atom(const QString& id) const {
        const Coverage coverage = read();
        if (!coverage.problem.isEmpty()) qFatal("%s", qPrintable(coverage.problem));
        for (const AtomCoverage& each : coverage.atoms)
            if (each.id == id) return each;
        qFatal("%s", qPrintable(id));
    }

private:
    QTemporaryDir m_dir;
};

} // namespace magister
