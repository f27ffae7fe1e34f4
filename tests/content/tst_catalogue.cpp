// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/content/data_copy.h"

#include "app/language/catalogue.h"
#include "app/language/names_keys.h"
#include "app/orleans/pack/pack.h"
#include "app/language/problem_text.h"

using namespace magister;

class TestCatalogue : public QObject {
    Q_OBJECT
private slots:
    void plurals_data();
    void plurals();
    void names_data();
    void names();
    void phrases();
    void phrasesOfOrleans();
    void missingTextIsShownAndNoted();
    void fiveLanguagesSideBySide();
    void brokenNames_data();
    void brokenNames();

private:
    static QString compiled(const QString& language) {
        return QStringLiteral(PLURALS_DIR "/plurals_%1.qm").arg(language);
    }
};

void TestCatalogue::plurals_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("form"); // 0 one, 1 few (or other), 2 many
    QTest::addColumn<QList<int>>("numbers");
    const auto row = [](const char* language, int form, const QList<int>& numbers) {
        QTest::addRow("%s %d", language, form) << QString::fromLatin1(language) << form << numbers;
    };
    row("en", 0, {1});
    row("en", 1, {0, 2, 5, 11, 21, 101});
    row("de", 0, {1});
    row("de", 1, {0, 2, 5, 11, 21, 101});
    row("cs", 0, {1});
    row("cs", 1, {2, 3, 4});
    row("cs", 2, {0, 5, 11, 12, 21, 22, 101, 102});
    row("pl", 0, {1});
    row("pl", 1, {2, 3, 4, 22, 34, 102, 104});
    row("pl", 2, {0, 5, 11, 12, 14, 21, 25, 100, 101, 111, 112, 114});
    row("ru", 0, {1, 21, 31, 101, 121});
    row("ru", 1, {2, 3, 4, 22, 34, 102});
    row("ru", 2, {0, 5, 11, 12, 14, 20, 25, 100, 111, 112, 114});
}

void TestCatalogue::plurals() {
    QFETCH(QString, language);
    QFETCH(int, form);
    QFETCH(QList<int>, numbers);
    const Catalogue catalogue(language, compiled(language), Names());
    const QStringList forms = pluralForms(language) == 2
                                  ? QStringList{QStringLiteral("one"), QStringLiteral("other")}
                                  : QStringList{QStringLiteral("one"), QStringLiteral("few"), QStringLiteral("many")};
    for (const int n : numbers) {
        QCOMPARE(pluralForm(language, n), form);
        QCOMPARE(catalogue.text("Test", "%n coin(s)", nullptr, n), QString::number(n) + QLatin1Char(' ') + forms[form]);
    }
    QCOMPARE(catalogue.text("Test", "Hello"), language + QStringLiteral(": hello"));
    QVERIFY(catalogue.missing().isEmpty());
}

void TestCatalogue::names_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    for (const char* game : {"messina", "orleans"})
        for (const QString& language : languages())
            QTest::addRow("%s %s", game, qPrintable(language)) << QString::fromLatin1(game) << language;
}

void TestCatalogue::names() {
    QFETCH(QString, game);
    QFETCH(QString, language);
    const DataFolder data = DataFolder::find();
    QList<Problem> problems;
    const Names names =
        Names::read(data.names(game, language), QStringLiteral("names.json"), language, problems, game);
    QVERIFY2(problems.isEmpty(), problems.isEmpty() ? "" : qPrintable(sentence(problems.first())));
    QVERIFY(names.size() > 50);
    QCOMPARE(names.size(), nameKeys(game).size());
    for (const QString& key : nameKeys(game))
        for (const QString& each : nameCases(language))
            for (const int n : {1, 2, 5}) {
                const QString word = names.word(key, each, n);
                QVERIFY2(!word.isEmpty() && word == word.trimmed() && !word.contains(QLatin1String("  ")),
                         qPrintable(key + each));
            }
}

void TestCatalogue::phrases() {
    const Catalogues all(DataFolder::find(), QStringLiteral("messina"));
    const auto count = [&](const char* language, const char* key, int n, const char* grammaticalCase) {
        return all.of(QLatin1String(language))
            .count(QLatin1String(key), n, QLatin1String(grammaticalCase))
            .replace(QChar(QChar::Nbsp), QLatin1Char(' '));
    };
    QCOMPARE(count("en", "craftsman", 2, "nom"), QStringLiteral("2 craftsmen"));
    QCOMPARE(count("en", "wood", 3, "nom"), QStringLiteral("3 wood"));
    QCOMPARE(count("de", "coin", 2, "dat"), QStringLiteral("2 Münzen"));
    QCOMPARE(count("de", "wood", 2, "acc"), QStringLiteral("2 Bauholz"));
    QCOMPARE(count("pl", "coin", 1, "acc"), QStringLiteral("1 Monetę"));
    QCOMPARE(count("pl", "coin", 22, "nom"), QStringLiteral("22 Monety"));
    QCOMPARE(count("pl", "wood", 5, "nom"), QStringLiteral("5 Drewien"));
    QCOMPARE(count("pl", "craftsman", 2, "nom"), QStringLiteral("2 Rzemieślników"));
    QCOMPARE(count("cs", "coin", 2, "ins"), QStringLiteral("2 mincemi"));
    QCOMPARE(count("cs", "craftsman", 3, "nom"), QStringLiteral("3 řemeslníci"));
    QCOMPARE(count("cs", "plague-cube", 21, "nom"), QStringLiteral("21 kostek moru"));
    QCOMPARE(count("ru", "coin", 21, "acc"), QStringLiteral("21 монету"));
    QCOMPARE(count("ru", "wood", 2, "nom"), QStringLiteral("2 древесины"));
    QCOMPARE(count("ru", "nun", 2, "acc"), QStringLiteral("2 монахинь"));
    QCOMPARE(count("ru", "workshop", 3, "nom"), QStringLiteral("3 мастерские"));
    QCOMPARE(all.of(QStringLiteral("pl")).word(QStringLiteral("lieutenant"), QStringLiteral("gen")),
             QStringLiteral("Namiestnika"));
}

void TestCatalogue::phrasesOfOrleans() {
    const Catalogues all(DataFolder::find(), QStringLiteral("orleans"));
    QVERIFY(all.problems().isEmpty());
    const auto count = [&](const char* language, const char* key, int n, const char* grammaticalCase) {
        return all.of(QLatin1String(language))
            .count(QLatin1String(key), n, QLatin1String(grammaticalCase))
            .replace(QChar(QChar::Nbsp), QLatin1Char(' '));
    };
    QCOMPARE(count("en", "follower-boatman", 2, "nom"), QStringLiteral("2 boatmen"));
    QCOMPARE(count("de", "follower-scholar", 1, "acc"), QStringLiteral("1 Gelehrten"));
    QCOMPARE(count("de", "place-guildhall", 2, "dat"), QStringLiteral("2 Gildenhäusern"));
    QCOMPARE(count("pl", "follower-boatman", 2, "nom"), QStringLiteral("2 Flisaków"));
    QCOMPARE(count("pl", "trading-station", 3, "acc"), QStringLiteral("3 Faktorie"));
    QCOMPARE(count("pl", "good-wool", 5, "nom"), QStringLiteral("5 wełen"));
    QCOMPARE(count("cs", "follower-monk", 2, "nom"), QStringLiteral("2 mniši"));
    QCOMPARE(count("cs", "deed", 5, "nom"), QStringLiteral("5 dobročinných děl"));
    QCOMPARE(count("ru", "waterway", 2, "nom"), QStringLiteral("2 водных пути"));
    QCOMPARE(count("ru", "follower-knight", 22, "acc"), QStringLiteral("22 рыцарей"));
    QCOMPARE(all.of(QStringLiteral("pl")).word(QStringLiteral("town-orleans"), QStringLiteral("loc")),
             QStringLiteral("Orleanie"));
    QCOMPARE(all.of(QStringLiteral("ru")).word(QStringLiteral("town-bourges"), QStringLiteral("prep")),
             QStringLiteral("Бурже"));
    // Every town of the pack has its name, and no other.
    const OrleansPack pack = readOrleansPack();
    QVERIFY(pack.definition);
    for (const orleans::Town& town : pack.definition->towns) {
        const QString key = QStringLiteral("town-") + QLatin1String(town.id.view().data());
        QVERIFY2(nameKeys(QStringLiteral("orleans")).contains(key), qPrintable(key));
    }
    QCOMPARE(nameKeys(QStringLiteral("orleans")).filter(QRegularExpression("^town-")).size(),
             static_cast<qsizetype>(orleans::townCount));
    QVERIFY(nameKeys(QStringLiteral("chess")).isEmpty());
}

void TestCatalogue::missingTextIsShownAndNoted() {
    const Catalogue catalogue(QStringLiteral("cs"), compiled(QStringLiteral("cs")), Names());
    QCOMPARE(catalogue.text("Test", "Good night"), QStringLiteral("«Good night»"));
    QCOMPARE(catalogue.text("Test", "Good night"), QStringLiteral("«Good night»"));
    QCOMPARE(catalogue.word(QStringLiteral("coin")), QStringLiteral("«coin/nom»"));
    QCOMPARE(catalogue.missing().size(), 2);
    QVERIFY(catalogue.missing().first().kind == ProblemKind::TranslationMissing);
    QCOMPARE(catalogue.missing().first().arguments,
             QStringList({QStringLiteral("Test"), QStringLiteral("Good night")}));
    const Catalogue without(QStringLiteral("cs"), QStringLiteral("/nowhere.qm"), Names());
    QVERIFY(without.missing().first().kind == ProblemKind::FileMissing);
}

void TestCatalogue::fiveLanguagesSideBySide() {
    const Catalogues all(DataFolder::find(), QStringLiteral("messina"));
    QVERIFY(all.problems().isEmpty());
    QSet<QString> ships;
    for (const QString& language : languages()) {
        QCOMPARE(all.of(language).language(), language);
        ships.insert(all.of(language).word(QStringLiteral("ship")));
    }
    QCOMPARE(ships.size(), languages().size());
    QCOMPARE(all.of(QStringLiteral("tlh")).language(), QStringLiteral("en"));
}

void TestCatalogue::brokenNames_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("path");
    const auto row = [](const char* name, const char* from, const char* to, ProblemKind kind, const char* path) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << static_cast<int>(kind)
                            << QString::fromLatin1(path);
    };
    using P = ProblemKind;
    row("word missing", "\"coin\":", "\"coins\":", P::MissingKey, "$.words");
    row("unknown word", "\"coin\":", "\"coins\":", P::UnknownKey, "$.words.coins");
    row("case missing", "\"gen\": [\"Monety\", \"Monet\", \"Monet\"], ", "", P::MissingKey, "$.words.coin");
    row("unknown case", "{\"nom\": [\"Moneta\"", "{\"voc\": [\"Moneto\"], \"nom\": [\"Moneta\"", P::UnknownKey,
        "$.words.coin.voc");
    row("two forms only", "[\"Moneta\", \"Monety\", \"Monet\"]", "[\"Moneta\", \"Monety\"]", P::WrongCount,
        "$.words.coin.nom");
    row("empty form", "\"Moneta\"", "\"\"", P::EmptyText, "$.words.coin.nom[0]");
    row("form as a number", "\"Moneta\"", "1", P::ExpectedText, "$.words.coin.nom[0]");
    row("another language", "\"language\": \"pl\"", "\"language\": \"cs\"", P::WrongFormat, "$.language");
}

void TestCatalogue::brokenNames() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, kind);
    QFETCH(QString, path);
    const QString file = QStringLiteral("translations/pl/messina/names.json");
    const DataCopy copy({QStringLiteral("translations/pl/messina")});
    const int line = copy.replace(file, from, to);
    QVERIFY(line > 0);
    QList<Problem> problems;
    const Names names = Names::read(copy.path(file), file, QStringLiteral("pl"), problems, QStringLiteral("messina"));
    const Problem* found = findProblem(problems, static_cast<ProblemKind>(kind), file, path);
    QVERIFY2(found, problems.isEmpty() ? "no problem" : qPrintable(sentence(problems.first())));
    if (path != QLatin1String("$.words")) QCOMPARE(found->line, line);
    QCOMPARE(names.word(QStringLiteral("ship"), QStringLiteral("gen"), 5),
             QStringLiteral("Statków")); // the rest is kept
}

QTEST_GUILESS_MAIN(TestCatalogue)
#include "tst_catalogue.moc"
