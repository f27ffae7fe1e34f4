// SPDX-License-Identifier: GPL-3.0-or-later
// What counts as code, test and refusal test of a rule atom, on a small tree of sources.
#include "tests/meta/small_tree.h"

#include "app/coverage/implementation.h"
#include "app/coverage/source_file.h"

#include <QTest>

using namespace magister;
using namespace Qt::StringLiterals;

namespace {

const QString step = u"messina.move.one-step"_s;
const QString freely = u"messina.move.free"_s;
const QString wood = u"messina.box.wood"_s;
const QString play = u"engine/messina/play.cpp"_s;
const QString tests = u"tests/engine/tst_play.cpp"_s;

/// "file:line function", all of them.
QStringList shown(const QList<Evidence>& list) {
    QStringList lines;
    for (const Evidence& each : list)
        lines.append(u"%1:%2 %3"_s.arg(each.file).arg(each.line).arg(each.function));
    return lines;
}

} // namespace

class TestCoverageReading : public QObject {
    Q_OBJECT

private slots:
    void aTreeInOrder() {
        const SmallTree tree;
        const Coverage coverage = tree.read();
        QCOMPARE(coverage.problem, QString());
        QVERIFY(coverage.complete());
        QCOMPARE(coverage.atoms.size(), 4); // groups are no atoms
        QCOMPARE(shown(coverage.atoms[0].implemented), QStringList{u"engine/messina/play.cpp:6 refuse"_s});
        QCOMPARE(shown(coverage.atoms[1].implemented), QStringList{u"engine/messina/play.cpp:9 perform"_s});
        QCOMPARE(shown(coverage.atoms[3].implemented), QStringList{u"engine/messina/play.cpp:12 lay"_s});
        QVERIFY(coverage.atoms[0].implemented[0].by == Evidence::By::Reason);
        QVERIFY(coverage.atoms[1].implemented[0].by == Evidence::By::Event);
        QVERIFY(coverage.atoms[3].implemented[0].by == Evidence::By::Remark);
        QCOMPARE(shown(coverage.atoms[0].refused), QStringList{u"tests/engine/tst_play.cpp:7 TestPlay::oneStep"_s});
        QCOMPARE(shown(coverage.atoms[1].tested), QStringList{u"tests/engine/tst_play.cpp:6 TestPlay::oneStep"_s});
        QCOMPARE(coverage.atoms[0].tested.size(), 1);
        QVERIFY(coverage.atoms[1].refused.isEmpty());
    }
    void lessonsAndArticles() {
        const SmallTree tree;
        QCOMPARE(tree.atom(step).articles, (QStringList{u"en"_s, u"pl"_s}));
        QCOMPARE(tree.atom(freely).articles, QStringList{});
        tree.replace(u"translations/pl/messina/rules/move.md"_s, "Never two.", "");
        QCOMPARE(tree.atom(step).articles, QStringList{u"en"_s}); // a heading is no article
        QCOMPARE(tree.atom(freely).steps, QStringList{u"01/go"_s});
        QCOMPARE(tree.atom(step).steps, QStringList{u"01/go"_s}); // a wrong turn of the step
        QCOMPARE(tree.atom(wood).steps, QStringList{});           // no word in a text counts
    }

    void codeWithoutTest() {
        const SmallTree tree;
        tree.replace(tests, ", \"messina.box.wood\"", "");
        QVERIFY(!tree.atom(wood).lacksImplementation());
        QVERIFY(tree.atom(wood).lacksTest());
        QVERIFY(!tree.read().complete());
    }
    void testWithoutCode() {
        const SmallTree tree;
        tree.replace(play, "Moved{.far = 1}", "Moved{Rule::BoxWood, 1}"); // tells it for another rule
        QVERIFY(tree.atom(freely).lacksImplementation());
        QVERIFY(!tree.atom(freely).lacksTest());
        QVERIFY(!tree.read().complete());
        QCOMPARE(tree.atom(wood).implemented.size(), 2);
        QVERIFY(tree.atom(wood).implemented[0].by == Evidence::By::Code); // plainest first
    }
    void refusableWithoutRefusalTest() {
        const SmallTree tree;
        tree.replace(tests, "REFUSES(\"messina.move.one-step\", Move{2}, Reason::TooFar);", "ATOMS(\"messina.move.one-step\");");
        QVERIFY(!tree.atom(step).lacksTest());
        QVERIFY(tree.atom(step).lacksRefusal());
        QVERIFY(!tree.read().complete());
    }
    void cardboardAndInterfaceAreFree() {
        const SmallTree tree;
        QVERIFY(!tree.atom(u"messina.box.glue"_s).lacking());
        tree.replace(u"resources/packs/messina/rules.json"_s, "\"cardboard\": true, ", "");
        QVERIFY(tree.atom(u"messina.box.glue"_s).lacksImplementation());
        tree.replace(u"resources/packs/messina/rules.json"_s, "\"kind\": \"setup\"", "\"kind\": \"interface\"");
        QVERIFY(tree.atom(u"messina.box.glue"_s).interface_);
        QVERIFY(!tree.atom(u"messina.box.glue"_s).lacking());
    }

    /// Each of these says something of the step, and none of it is code.
    void whatIsNoCode_data() {
        QTest::addColumn<QByteArray>("there");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("remark") << QByteArray("void f() {} // Rule::MoveOneStep\n");
        QTest::newRow("quotes") << QByteArray("void f() { say(\"Rule::MoveOneStep move.one-step\"); }\n");
        QTest::newRow("raw quotes") << QByteArray("void f() { say(R\"x(\" Rule::MoveOneStep // move.one-step)x\"); }\n");
        QTest::newRow("whole chapter") << QByteArray("/// move.*\nvoid f() {}\n");
        QTest::newRow("longer id") << QByteArray("/// move.one-step-more, big.move.one-step.x\nvoid f() {}\n");
        QTest::newRow("longer name") << QByteArray("int f() { return Rule::MoveOneStepMore; }\n");
        QTest::newRow("nothing below") << QByteArray("/// move.one-step\n");
        QTest::newRow("in front of includes") << QByteArray("/// move.one-step\n#include <array>\nvoid f() {}\n");
        QTest::newRow("directive") << QByteArray("#define F() Rule::MoveOneStep\nvoid f() {}\n");
    }
    void whatIsNoCode() {
        QFETCH(QByteArray, there);
        const SmallTree tree;
        tree.replace(play, "Reason::TooFar", "Reason::OtherReason");
        tree.write(u"engine/messina/more.cpp"_s, there);
        QCOMPARE(shown(tree.atom(step).implemented), QStringList{});
    }
    /// The lists say what there is, not what is played; so does a header, but for its functions.
    void listsDoNotCount() {
        const SmallTree tree;
        tree.replace(play, "Reason::TooFar", "Reason::OtherReason");
        for (const char* name : {"rules.cpp", "rulings.cpp", "reasons.cpp"})
            tree.write(u"engine/messina/"_s + QLatin1String(name), "int f() { return Rule::MoveOneStep; }\n");
        tree.write(u"engine/messina/ruling_list.inc"_s, "R(Far, far, \"far\", MoveOneStep, C(Yes, \"yes\"))\n");
        tree.write(u"engine/messina/state.h"_s, "/// move.one-step\nstruct State {};\n");
        tree.write(u"app/session/log.cpp"_s, "/// move.one-step\nint f() { return Rule::MoveOneStep; }\n");
        tree.write(u"engine/messina/table.h"_s, "/// move.one-step\nint f();\nRule rule{Rule::MoveOneStep};\n");
        QCOMPARE(shown(tree.atom(step).implemented), QStringList{});
        tree.write(u"engine/messina/table.h"_s, "/// move.one-step\ninline int f() { return 1; }\n");
        QCOMPARE(shown(tree.atom(step).implemented), QStringList{u"engine/messina/table.h:1 f"_s});
        tree.remove(u"engine/messina/table.h"_s);
        tree.write(u"app/content/reader.cpp"_s, "/// move.one-step\nint f() { return Rule::MoveOneStep; }\n");
        QCOMPARE(shown(tree.atom(step).implemented), QStringList{u"app/content/reader.cpp:1 f"_s});
        // Short ids in the readers of another game are that game's.
        tree.write(u"engine/orleans/play.cpp"_s, "/// move.one-step\nint f() { return 1; }\n");
        tree.write(u"app/content/orleans_steps.cpp"_s, "/// move.one-step\nint f() { return 1; }\n");
        QCOMPARE(shown(tree.atom(step).implemented), QStringList{u"app/content/reader.cpp:1 f"_s});
        tree.write(u"app/content/messina_steps.cpp"_s, "/// move.one-step\nint f() { return 1; }\n");
        QCOMPARE(shown(tree.atom(step).implemented),
                 (QStringList{u"app/content/messina_steps.cpp:1 f"_s, u"app/content/reader.cpp:1 f"_s}));
    }

    /// Each of these looks like a proof of the step, and none of them is run.
    void whatIsNoTest_data() {
        QTest::addColumn<QByteArray>("text");
        const QByteArray line = "REFUSES(\"messina.move.one-step\", Move{2});";
        QTest::newRow("remark") << SmallTree::test("// " + line);
        QTest::newRow("no slot") << SmallTree::test(line, "private:");
        QTest::newRow("skipped") << SmallTree::test("QSKIP(\"later\"); " + line);
        QTest::newRow("other atom first") << SmallTree::test("REFUSES(\"messina.box.wood\", \"messina.move.one-step\");");
        QTest::newRow("data") << SmallTree::test(line).replace("oneStep", "oneStep_data");
        QTest::newRow("fixture") << SmallTree::test(line).replace("oneStep", "initTestCase");
        QTest::newRow("text") << SmallTree::test("say(\"REFUSES(messina.move.one-step)\");");
    }
    void whatIsNoTest() {
        QFETCH(QByteArray, text);
        const SmallTree tree;
        tree.write(tests, text);
        QVERIFY(tree.atom(step).lacksTest());
        QVERIFY(tree.atom(step).lacksRefusal());
    }
    void aTestThatIsNotBuilt() {
        const SmallTree tree;
        tree.write(u"tests/engine/CMakeLists.txt"_s, "# magister_test(tst_play SOURCES tst_play.cpp)\nmagister_test(tst_player)\n");
        QVERIFY(tree.atom(step).lacksTest());
        tree.write(u"tests/engine/CMakeLists.txt"_s, "foreach(chapter setup play)\n");
        QVERIFY(!tree.atom(step).lacksTest());
    }
    void slotsMayStandOutsideTheirClass() {
        const SmallTree tree;
        tree.write(tests, "class TestPlay : public QObject {\n    Q_OBJECT\nprivate slots:\n    void oneStep();\nprivate:\n"
                          "    void apart();\n};\nvoid TestPlay::oneStep() {\n    ATOMS(\"messina.move.free\");\n}\n"
                          "void TestPlay::apart() {\n    ATOMS(\"messina.box.wood\");\n}\n");
        QCOMPARE(shown(tree.atom(freely).tested), QStringList{u"tests/engine/tst_play.cpp:9 TestPlay::oneStep"_s});
        QVERIFY(tree.atom(wood).lacksTest());
    }

    void namesInRemarks_data() {
        QTest::addColumn<QString>("remark");
        QTest::addColumn<QStringList>("atoms");
        QTest::newRow("short") << u"Of oak. box.wood"_s << QStringList{wood};
        QTest::newRow("whole, with an end") << u"See messina.box.wood."_s << QStringList{wood};
        QTest::newRow("last parts") << u"move.one-step, free"_s << QStringList{step, freely};
        QTest::newRow("last part of another group") << u"box.wood, free"_s << QStringList{wood};
        QTest::newRow("no comma") << u"move.one-step free"_s << QStringList{step};
        QTest::newRow("word") << u"free of charge, wood"_s << QStringList{};
        QTest::newRow("inside a path") << u"x/move.free.cpp"_s << QStringList{};
    }
    void namesInRemarks() {
        QFETCH(QString, remark);
        QFETCH(QStringList, atoms);
        QCOMPARE(atomsNamed(remark, u"messina"_s, {step, freely, wood}), atoms);
    }

    void functionsOfAFile() {
        const SourceFile file(u"x.cpp"_s,
                            u"namespace a {\n"
                            u"template <class T> struct Pile : Base {\n"
                            u"    explicit Pile(int n) : m_n{n}, m_all{n} { use(1'000, '{', \"}\"); }\n"
                            u"    bool operator==(const Pile& other) const { return any(all, [](int i) { return i; }); }\n"
                            u"};\n"
                            u"const std::array names{\"one\", \"two\"};\n"
                            u"int refuse(const View& view, const Go& go) { if (go) { return 1; } return 2; }\n"
                            u"int refuse(const View& view, const Stop& stop) { return 3; }\n"
                            u"} // namespace a\n"_s);
        const auto on = [&](int line) {
            const SourceItem* item = file.around(file.source().text.indexOf(u'{', file.source().lineStart(line)) + 1);
            return item ? item->name : QString();
        };
        QCOMPARE(on(1), QString());
        QCOMPARE(on(3), u"Pile::Pile"_s);
        QCOMPARE(on(4), u"Pile::operator=="_s);
        QCOMPARE(on(6), u"names"_s);
        QCOMPARE(on(7), u"refuse(Go)"_s);
        QCOMPARE(on(8), u"refuse(Stop)"_s);
        QCOMPARE(file.around(file.source().text.indexOf(u"use("_s))->name, u"Pile::Pile"_s);
    }

    void noTreeAtAll() {
        const SmallTree data; // as installed, without the sources
        QVERIFY(QDir(data.path() + u"/engine"_s).removeRecursively());
        QVERIFY(data.read().problem.contains(u"no source tree"_s));
        QVERIFY(!data.read().complete());
        const SmallTree broken;
        broken.replace(u"resources/packs/messina/rules.json"_s, "\"see\": [],", "\"see\": [");
        QVERIFY(broken.read().problem.contains(u"rules.json"_s));
        broken.remove(u"resources/packs/messina/rules.json"_s);
        QVERIFY(!broken.read().problem.isEmpty());
        QVERIFY(!broken.read().complete());
    }
};

QTEST_GUILESS_MAIN(TestCoverageReading)
#include "tst_coverage_reading.moc"
