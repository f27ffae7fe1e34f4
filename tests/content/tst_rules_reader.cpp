// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/bookmarks.h"
#include "app/library/rules_reader.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/stat.h>

using namespace magister;

class TestRulesReader : public QObject {
    Q_OBJECT
private slots:
    void opensAndGoesBack();
    void opensAHeadingAtItsFirstArticle();
    void refusesUnknownRules();
    void followsTheLanguage();
    void contents();
    void seeAlsoAndSearch();
    void rulingOfTheOpenRule();
    void worksFromQml();
    void anotherGame();
    void everyGameIsSearched();
    void marksInNoOrdinaryFile();
};

namespace {
const QString take = QStringLiteral("messina.hut.take");
const QString place = QStringLiteral("messina.hut.place");
} // namespace

void TestRulesReader::opensAndGoesBack() {
    RulesReader reader;
    QVERIFY(reader.ruleId().isEmpty() && reader.title().isEmpty() && !reader.canGoBack());
    QSignalSpy changed(&reader, &RulesReader::changed);
    QVERIFY(reader.open(take));
    QVERIFY(!reader.canGoBack());
    QVERIFY(reader.open(QStringLiteral("rule:") + place));
    QCOMPARE(reader.ruleId(), place);
    QVERIFY(reader.open(place)); // already open: no way back to itself
    QCOMPARE(changed.size(), 2);
    QVERIFY(reader.canGoBack());
    reader.back();
    QCOMPARE(reader.ruleId(), take);
    reader.back();
    QCOMPARE(reader.ruleId(), take);
    QCOMPARE(changed.size(), 3);
    QVERIFY(!reader.keySentence().isEmpty() && !reader.body().isEmpty() && !reader.chapter().isEmpty());
    QVERIFY(reader.number().contains(QLatin1Char('.')));
}

void TestRulesReader::opensAHeadingAtItsFirstArticle() {
    RulesReader reader;
    QVERIFY(reader.open(QStringLiteral("messina.setup")));
    QCOMPARE(reader.ruleId(), QStringLiteral("messina.setup.city.a-by-count"));
}

void TestRulesReader::anotherGame() {
    RulesReader reader;
    QVERIFY(reader.open(take));
    reader.setGame(QStringLiteral("orleans"));
    QVERIFY2(reader.ruleId().isEmpty() && reader.title().isEmpty(), "a rule of the other game is still open");
    QVERIFY(!reader.open(take));
    QVERIFY(!reader.canGoBack());
    QVERIFY(reader.open(QStringLiteral("orleans.planning.take-back")));
    QCOMPARE(reader.rulingOption(), QStringLiteral("planning-undo"));
    QVERIFY(!reader.ruling().value("title").toString().isEmpty());
    QVERIFY(!reader.keySentence().isEmpty() && !reader.chapter().isEmpty());
    QCOMPARE(reader.number().section(QLatin1Char('.'), 0, 0), QStringLiteral("11"));
    QVERIFY(reader.open(QStringLiteral("orleans.torture.goods-and-tiles")));
    QCOMPARE(reader.printedPages(), QVariantList({QVariantMap{{"edition", "pl"}, {"page", 11}}}));
    reader.setGame(QStringLiteral("messina"));
    QVERIFY(reader.open(take));
    QVERIFY(!reader.keySentence().isEmpty());
}

void TestRulesReader::everyGameIsSearched() {
    const QString tower = QStringLiteral("orleans.tiles.gunpowder-tower");
    RulesReader reader;
    const QString asked = RuleLibrary::shared(QStringLiteral("orleans")).title(QStringLiteral("en"), tower);
    const auto firstHit = [&] { return reader.search(asked).value(0).toMap(); };
    QVERIFY(firstHit().value("id").toString() != tower);
    reader.setSearchedGames({QStringLiteral("messina"), QStringLiteral("orleans")});
    QVERIFY(!reader.searchReady());
    reader.prepareSearch();
    QTRY_VERIFY(reader.searchReady());
    QCOMPARE(firstHit().value("id").toString(), tower);
    QCOMPARE(firstHit().value("game").toString(), QStringLiteral("orleans"));
    QVERIFY(!firstHit().value("number").toString().isEmpty() && !firstHit().value("chapter").toString().isEmpty());
    const QString hut = reader.titleOf(place);
    QCOMPARE(reader.search(hut).value(0).toMap().value("id").toString(), place);

    // What was found is opened, whichever game it belongs to, and the way back leads there again.
    QVERIFY(reader.open(take));
    QVERIFY(reader.open(tower));
    QCOMPARE(reader.game(), QStringLiteral("orleans"));
    QCOMPARE(reader.ruleId(), tower);
    QVERIFY(!reader.keySentence().isEmpty());
    reader.back();
    QCOMPARE(reader.game(), QStringLiteral("messina"));
    QCOMPARE(reader.ruleId(), take);
    reader.forward();
    QCOMPARE(reader.ruleId(), tower);
    QCOMPARE(reader.game(), QStringLiteral("orleans"));
    // At a table only its own game is.
    reader.setSearchedGames({});
    QVERIFY(!reader.open(take));
    QCOMPARE(reader.ruleId(), tower);
}

void TestRulesReader::refusesUnknownRules() {
    RulesReader reader;
    QVERIFY(reader.open(take));
    QVERIFY(!reader.open(QStringLiteral("messina.nothing.here")));
    QVERIFY(!reader.open(QString()));
    QCOMPARE(reader.ruleId(), take);
}

void TestRulesReader::followsTheLanguage() {
    RulesReader reader;
    reader.open(take);
    const QString english = reader.title();
    QSignalSpy changed(&reader, &RulesReader::changed);
    QSignalSpy rows(reader.contents(), &QAbstractItemModel::dataChanged);
    reader.setLanguage(QStringLiteral("ru"));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(rows.size(), 1);
    QVERIFY(reader.title() != english);
    QCOMPARE(reader.ruleId(), take);
    reader.setLanguage(QStringLiteral("xx"));
    QCOMPARE(reader.language(), QStringLiteral("ru"));
}

void TestRulesReader::contents() {
    RulesReader reader;
    QAbstractItemModel* model = reader.contents();
    QVERIFY(model->rowCount() > 300);
    const QHash<int, QByteArray> roles = model->roleNames();
    const auto value = [&](int row, const char* role) { return model->data(model->index(row, 0), roles.key(role)); };
    QCOMPARE(value(0, "depth").toInt(), 0);
    QCOMPARE(value(0, "number").toString(), QStringLiteral("1"));
    QCOMPARE(value(1, "ruleId").toString(), QStringLiteral("messina.overview.aim"));
    QCOMPARE(value(1, "chapter").toString(), QStringLiteral("messina.overview"));
    QVERIFY(value(1, "hasArticle").toBool() && !value(0, "hasArticle").toBool());
    for (int row = 0; row < model->rowCount(); ++row)
        QVERIFY(!value(row, "title").toString().isEmpty());
}

void TestRulesReader::seeAlsoAndSearch() {
    RulesReader reader;
    reader.open(QStringLiteral("messina.overview.aim"));
    const QVariantList see = reader.seeAlso();
    QVERIFY(see.size() >= 2);
    QCOMPARE(see[0].toMap().value(QStringLiteral("id")).toString(), QStringLiteral("messina.flow.six-rounds"));
    QVERIFY(!see[0].toMap().value(QStringLiteral("title")).toString().isEmpty());
    const QVariantList hits = reader.search(reader.titleOf(place));
    QCOMPARE(hits.first().toMap().value(QStringLiteral("id")).toString(), place);
}

void TestRulesReader::rulingOfTheOpenRule() {
    RulesReader reader;
    reader.open(take);
    QVERIFY(reader.ruling().isEmpty());
    reader.open(QStringLiteral("messina.build.refresh-price"));
    const auto choices = [&] { return reader.ruling().value(QStringLiteral("choices")).toList(); };
    const auto at = [&](int choice, const char* key) { return choices()[choice].toMap().value(QLatin1String(key)); };
    QCOMPARE(choices().size(), 3);
    QCOMPARE(reader.ruling().value(QStringLiteral("atTable")).toBool(), false);
    QCOMPARE(at(0, "editions").toStringList(), QStringList({QStringLiteral("ru"), QStringLiteral("de")}));
    QCOMPARE(at(1, "editions").toStringList(), QStringList(QStringLiteral("pl")));
    QVERIFY(at(0, "isDefault").toBool() && !at(1, "isDefault").toBool());
    QVERIFY(at(0, "isChosen").toBool() && !at(1, "isChosen").toBool() && !at(0, "possible").isValid());

    QSignalSpy changed(&reader, &RulesReader::changed);
    const auto table = [&](const char* choice) {
        reader.setRulings({{QStringLiteral("refresh-price"), QLatin1String(choice)}});
    };
    table("no-coin");
    QCOMPARE(changed.size(), 1);
    QVERIFY(reader.ruling().value(QStringLiteral("departs")).toBool());
    QVERIFY(at(1, "isChosen").toBool() && !at(0, "isChosen").toBool());
    table("any-token");
    QVERIFY(reader.ruling().value(QStringLiteral("atTable")).toBool());
    QVERIFY(!reader.ruling().value(QStringLiteral("departs")).toBool());
    QVERIFY(at(0, "label").toString() == QLatin1String("A point or any token"));
}

void TestRulesReader::worksFromQml() {
    QQmlEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    QQmlComponent component(&engine);
    component.setData("import MagisterLudi.Rules\nRulesReader { language: \"pl\" }", QUrl());
    const std::unique_ptr<QObject> object(component.create());
    QVERIFY2(object, qPrintable(component.errorString()));
    QVERIFY(qobject_cast<RulesReader*>(object.get())->open(take));
    QCOMPARE(object->property("language").toString(), QStringLiteral("pl"));
    QVERIFY(!object->property("title").toString().isEmpty());
}

/// Nobody waits for a pipe to open a book.
void TestRulesReader::marksInNoOrdinaryFile() {
    QTemporaryDir folder;
    const QString pipe = folder.filePath("bookmarks.txt");
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QVERIFY(Bookmarks(pipe).rules().isEmpty());
    QVERIFY(Bookmarks(QStringLiteral("/dev/zero")).rules().isEmpty());
    const QString file = folder.filePath("kept.txt");
    Bookmarks(file).toggle(take);
    QCOMPARE(Bookmarks(file).rules(), QStringList{take});
}

QTEST_GUILESS_MAIN(TestRulesReader)
#include "tst_rules_reader.moc"
