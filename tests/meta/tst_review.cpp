// SPDX-License-Identifier: GPL-3.0-or-later
// Which articles are to be read again, on a small tree of sources.
#include "tests/meta/small_tree.h"

#include "app/content/data_folder.h"
#include "app/coverage/review.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace magister;
using namespace Qt::StringLiterals;

namespace {

const QString step = u"messina.move.one-step"_s;
const QString freely = u"messina.move.free"_s;
const QString wood = u"messina.box.wood"_s;
const QString glue = u"messina.box.glue"_s;
const QString play = u"engine/messina/play.cpp"_s;
const QString catalogue = u"resources/packs/messina/rules.json"_s;
const QString parameters = u"resources/packs/messina/parameters.json"_s;
const QString article = u"translations/en/messina/rules/move.md"_s;
const QString reviewed = u"translations/en/messina/reviewed.json"_s;

Review reviewOf(const SmallTree& tree) { return Review::read(tree.path(), u"messina"_s); }

/// "id why", all of them; a problem instead.
QStringList shown(const Review& review) {
    if (!review.problem().isEmpty()) return {review.problem()};
    static const QStringList why{u""_s, u" new"_s, u" gone"_s};
    QStringList lines;
    for (const ReviewRow& row : review.rows())
        lines.append(row.id + why[static_cast<qsizetype>(row.why)] + (row.code ? u" code"_s : QString()) +
                     (row.facts ? u" facts"_s : QString()));
    return lines;
}
QStringList shown(const SmallTree& tree) { return shown(reviewOf(tree)); }

} // namespace

/// A tree in order whose articles have all been read. Its pack is the real one.
class ReadTree : public SmallTree {
public:
    ReadTree() {
        const QDir pack(QStringLiteral(MAGISTER_SOURCE_DIR) + u"/resources/packs/messina"_s);
        for (const QString& name : pack.entryList({u"*.json"_s}, QDir::Files))
            if (name != u"rules.json"_s) QFile::copy(pack.filePath(name), path() + u"/resources/packs/messina/"_s + name);
        QFile::setPermissions(path() + u'/' + parameters, QFile::ReadOwner | QFile::WriteOwner);
        replace(article, "Never two.", "Never two. It costs {step-coins|coin|coins}.");
        Review review = reviewOf(*this);
        if (!review.accept({u"all"_s})) qFatal("%s", qPrintable(review.problem()));
    }
};

class TestReview : public QObject {
    Q_OBJECT

private slots:
    void neverRead() {
        const SmallTree tree;
        Review review = reviewOf(tree);
        QCOMPARE(shown(review), (QStringList{step + u" new"_s, freely + u" new"_s, glue + u" new"_s, wood + u" new"_s}));
        QVERIFY(!QFile::exists(tree.path() + u'/' + reviewed)); // looking changes nothing
        QVERIFY(review.accept({u"all"_s}));
        QCOMPARE(shown(review), QStringList{});
        QCOMPARE(shown(tree), QStringList{});
    }
    void nothingChanged() {
        const ReadTree tree;
        QCOMPARE(shown(tree), QStringList{});
        const QByteArray before = tree.bytes(reviewed);
        QVERIFY(reviewOf(tree).accept({u"all"_s}));
        QCOMPARE(tree.bytes(reviewed), before);
    }
    /// A line a rule, in the order of the catalogue; what nothing plays has no sum of code.
    void theFile() {
        const ReadTree tree;
        const QJsonObject file = QJsonDocument::fromJson(tree.bytes(reviewed)).object();
        QCOMPARE(file[u"format"_s].toString(), u"magister-reviewed/1"_s);
        QCOMPARE(file[u"rules"_s].toObject().size(), 4);
        QVERIFY(file[u"rules"_s][step][u"code"_s].toString().size() == 8);
        QVERIFY(!file[u"rules"_s][glue].toObject().contains(u"code"_s));
        const QList<QByteArray> lines = tree.bytes(reviewed).split('\n');
        QVERIFY(lines[3].contains(step.toUtf8()));
        QVERIFY(lines[6].contains(wood.toUtf8()));
    }

    void code_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QStringList>("found");
        const auto row = [](const char* name, const QByteArray& from, const QByteArray& to, const QStringList& found = {}) {
            QTest::newRow(name) << from << to << found;
        };
        row("body", ".far = 1", ".far = 2", {freely + u" code"_s});
        row("a statement more", "table.emit", "table.stir(); table.emit", {freely + u" code"_s});
        row("parameters", "Table& table, const Move& move", "Table& table, Move move", {freely + u" code"_s});
        row("name of the function", "void lay(", "void put(", {wood + u" code"_s});
        row("text between quotes", "void lay(Table& table) {}", "void lay(Table& table) { say(\"oak\"); }", {wood + u" code"_s});
        row("remark in the body", "    table.emit", "    // Tells it.\n    table.emit /* so */");
        row("remark above", "/// Of oak. box.wood", "/// Of oak, or of beech. box.wood");
        row("remark inside the line", "table.emit", "table /* x */ .emit");
        row("white space", "{\n    table.emit(Moved{.far = 1});\n}", "{ table.emit(\n\n Moved {  .far =1  }  ) ; }");
        row("a function that plays no rule", "namespace messina {\n", "namespace messina {\n\nint other() { return 7; }\n");
        row("another place in the file", "Refusal refuse(const Move& move) { return refusal(Reason::TooFar); }\n\n", "");
        row("a second place", "} // namespace messina", "int more() { return Rule::MoveFree; }\n} // namespace messina",
            {freely + u" code"_s});
        row("no place any more", "refusal(Reason::TooFar)", "refusal(Reason::Other)", {step + u" code"_s});
    }
    void code() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        const ReadTree tree;
        tree.replace(play, from, to);
        if (to.isEmpty()) // moved, not lost
            tree.write(u"engine/messina/moved.cpp"_s, "namespace messina {\n" + from + "}\n");
        QTEST(shown(tree), "found");
    }
    /// What stands between quotes counts, remarks that look like code do not.
    void quotes() {
        const ReadTree tree;
        tree.replace(play, "void lay(Table& table) {}", "void lay(Table& table) { say(\"oak // fir\"); }");
        QVERIFY(reviewOf(tree).accept({wood}));
        tree.replace(play, "oak // fir", "oak // yew");
        QCOMPARE(shown(tree), QStringList{wood + u" code"_s});
    }

    void facts_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QStringList>("found");
        const auto row = [](const char* name, const QString& file, const char* from, const char* to, const QStringList& found = {}) {
            QTest::newRow(name) << file << QByteArray(from) << QByteArray(to) << found;
        };
        row("entry of the catalogue", catalogue, "\"refusable\": true", "\"refusable\": false", {step + u" facts"_s});
        row("what is cardboard", catalogue, "\"cardboard\": true", "\"cardboard\": false", {glue + u" facts"_s});
        row("order", catalogue, "\"order\": 2, \"kind\": \"rule\"", "\"order\": 3, \"kind\": \"rule\"");
        row("links and pages", catalogue, "\"refusable\": true, \"see\": [], \"pages\": {}",
            "\"refusable\": true, \"see\": [\"messina.move.free\"], \"pages\": {\"pl\": 7}");
        row("spaces in the catalogue", catalogue, "\"refusable\": true", "\"refusable\" :   true");
        row("number the article states", parameters, "\"coinPerFurtherStep\": 1", "\"coinPerFurtherStep\": 2", {step + u" facts"_s});
        row("number no article states", parameters, "\"recallCoins\": 1", "\"recallCoins\": 2");
        row("words of the article", article, "Never two.", "Not two.");
        row("a number more in the article", article, "Never two.", "Never two of {rounds}.", {step + u" facts"_s});
    }
    void facts() {
        QFETCH(QString, file);
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        const ReadTree tree;
        tree.replace(file, from, to);
        QTEST(shown(tree), "found");
    }
    void both() {
        const ReadTree tree;
        tree.replace(parameters, "\"coinPerFurtherStep\": 1", "\"coinPerFurtherStep\": 2");
        tree.replace(play, "Refusal refuse(const Move& move)", "Refusal refuse(Move move)");
        QCOMPARE(shown(tree), QStringList{step + u" code facts"_s});
    }
    void rowsNameThePlaces() {
        const ReadTree tree;
        tree.replace(play, "Refusal refuse(const Move& move)", "Refusal refuse(Move move)");
        const Review review = reviewOf(tree);
        QCOMPARE(review.rows().size(), 1);
        QCOMPARE(review.rows()[0].article, article + u":3"_s);
        QCOMPARE(review.rows()[0].places.size(), 1);
        QCOMPARE(review.rows()[0].places[0].file, play);
        QCOMPARE(review.rows()[0].places[0].function, u"refuse"_s);
    }

    void newAndGone() {
        const ReadTree tree;
        tree.replace(catalogue, "\"messina.box.wood\"", "\"messina.box.iron\"");
        Review review = reviewOf(tree);
        QCOMPARE(shown(review), (QStringList{u"messina.box.iron new"_s, wood + u" gone"_s}));
        QVERIFY(review.accept({wood}));
        QCOMPARE(shown(review), QStringList{u"messina.box.iron new"_s});
        QVERIFY(!tree.bytes(reviewed).contains("box.wood"));
        QVERIFY(review.accept({u"all"_s}));
        QCOMPARE(shown(tree), QStringList{});
    }
    void acceptsOnlyTheNamed() {
        const ReadTree tree;
        tree.replace(play, ".far = 1", ".far = 2");
        tree.replace(play, "void lay(", "void put(");
        Review review = reviewOf(tree);
        QCOMPARE(shown(review), (QStringList{freely + u" code"_s, wood + u" code"_s}));
        QVERIFY(review.accept({wood}));
        QCOMPARE(shown(review), QStringList{freely + u" code"_s});
        QCOMPARE(shown(tree), QStringList{freely + u" code"_s});
        tree.replace(play, ".far = 2", ".far = 1"); // as it was when it was read
        QCOMPARE(shown(tree), QStringList{});
    }
    void unknownRule() {
        const ReadTree tree;
        tree.replace(play, ".far = 1", ".far = 2");
        const QByteArray before = tree.bytes(reviewed);
        Review review = reviewOf(tree);
        QVERIFY(!review.accept({freely, u"messina.move.fly"_s}));
        QCOMPARE(review.problem(), u"messina.move.fly: there is no such rule"_s);
        QCOMPARE(tree.bytes(reviewed), before);
    }

    void cannotTell() {
        const ReadTree tree;
        tree.write(reviewed, "{\"format\": \"magister-reviewed/9\", \"rules\": {}}");
        QVERIFY(reviewOf(tree).problem().startsWith(reviewed));
        tree.write(reviewed, "{\"format\": \"magister-reviewed/1\", \"rules\": {\"messina.box.wood\": {}}}");
        QVERIFY(reviewOf(tree).problem().startsWith(reviewed));
        tree.write(reviewed, "{");
        Review review = reviewOf(tree);
        QVERIFY(review.problem().startsWith(reviewed));
        QVERIFY(!review.accept({u"all"_s}));
        QCOMPARE(tree.bytes(reviewed), QByteArray("{"));
        tree.remove(reviewed);
        tree.replace(parameters, "\"coinPerFurtherStep\": 1", "\"coinPerFurtherStep\": -1");
        QVERIFY(reviewOf(tree).problem().contains(u"the pack is not sound"_s));
        QVERIFY(QDir(tree.path() + u"/engine"_s).removeRecursively());
        QVERIFY(reviewOf(tree).problem().contains(u"no source tree"_s));
        tree.remove(catalogue);
        QVERIFY(!reviewOf(tree).problem().isEmpty());
    }

    /// The real tree can be told about: whatever the engine plays has a sum of its code.
    void theRealTree() {
        const Review review = Review::read(QStringLiteral(MAGISTER_SOURCE_DIR), u"messina"_s);
        QCOMPARE(review.problem(), QString());
        QFile file(QStringLiteral(MAGISTER_SOURCE_DIR) + u'/' + reviewed);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject rules = QJsonDocument::fromJson(file.readAll()).object()[u"rules"_s].toObject();
        for (const AtomCoverage& atom : readCoverage(QStringLiteral(MAGISTER_SOURCE_DIR), u"messina"_s).atoms)
            if (rules.contains(atom.id) && !atom.implemented.isEmpty())
                QVERIFY2(!rules[atom.id][u"code"_s].toString().isEmpty(), qPrintable(atom.id));
        QVERIFY(rules.size() > 200);
    }
};

QTEST_GUILESS_MAIN(TestReview)
#include "tst_review.moc"
