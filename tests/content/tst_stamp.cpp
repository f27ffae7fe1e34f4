// SPDX-License-Identifier: GPL-3.0-or-later
// Stamping translated articles: the headings and nothing else.
#include "tests/content/data_copy.h"

#include "app/library/article_checks.h"
#include "app/library/stamp.h"

using namespace magister;
using namespace Qt::StringLiterals;

namespace {

const QStringList needed = [] {
    QStringList files{u"resources/packs/messina"_s};
    for (const QString& language : languages())
        for (const QString& each : {u"rules"_s, u"rulings.json"_s, u"glossary.json"_s})
            files.append(u"translations/%1/messina/%2"_s.arg(language, each));
    return files;
}();
const QStringList icons{u"resources/art/icons"_s}; // of the terms
const QString english = u"translations/en/messina/rules/hut.md"_s;
const QString polish = u"translations/pl/messina/rules/hut.md"_s;

int stale(const DataCopy& copy) {
    const RuleLibrary library(copy.data, *findGameFacts(QStringLiteral("messina")));
    QList<Problem> problems;
    checkArticles(library, problems);
    return static_cast<int>(
        std::ranges::count_if(problems, [](const Problem& each) { return each.kind == ProblemKind::ArticleStale; }));
}

/// The files of a language by name.
QMap<QString, QByteArray> textsOf(const DataCopy& copy, const QString& language) {
    QMap<QString, QByteArray> texts;
    const QString folder = u"translations/%1/messina/rules/"_s.arg(language);
    for (const QString& name : QDir(copy.path(folder)).entryList(QDir::Files | QDir::Hidden))
        texts.insert(name, copy.bytes(folder + name));
    return texts;
}

} // namespace

class TestStamp : public QObject {
    Q_OBJECT

private slots:
    void headings_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QByteArray>("stamped");
        const auto row = [](const char* name, const char* line, const char* id, const char* stamped) {
            QTest::newRow(name) << QByteArray(line) << QString::fromLatin1(id) << QByteArray(stamped);
        };
        row("article", "## Title {#a.b}", "a.b", "## Title {#a.b @12345678}");
        row("stamped before", "## Title {#a.b @00000000}", "a.b", "## Title {#a.b @12345678}");
        row("spaces stay", "##  Two  words   {#a.b}", "a.b", "##  Two  words   {#a.b @12345678}");
        row("bytes stay", "## \xc5\xbb\xf3 {x} {#a.b}", "a.b", "## \xc5\xbb\xf3 {x} {#a.b @12345678}");
        row("chapter", "# Title", "a", "# Title {@12345678}");
        row("chapter stamped before", "# Title {@00000000}", "a", "# Title {@12345678}");
        row("other article", "## Title {#a.bc}", "a.b", "");
        row("other article, stamped", "## Title {#a.bc @00000000}", "a.b", "");
        row("half a stamp", "## Title {#a.b @000}", "a.b", "");
        row("no heading", "> Title {#a.b}", "a.b", "");
        row("lower heading", "### Title {#a.b}", "a.b", "");
        row("chapter with something else", "# Title {note}", "a", "");
        row("empty", "", "a", "");
    }
    void headings() {
        QFETCH(QByteArray, line);
        QFETCH(QString, id);
        QTEST(stampedHeading(line, id, u"12345678"_s), "stamped");
    }

    void nothingToDo() {
        const DataCopy copy(needed, icons);
        const auto before = textsOf(copy, u"cs"_s);
        const StampResult result = stampArticles(copy.data, *findGameFacts(QStringLiteral("messina")), u"cs"_s, {});
        QCOMPARE(result.problems, QStringList{});
        QCOMPARE(result.articles, 324);
        QCOMPARE(result.changed, 0);
        QCOMPARE(textsOf(copy, u"cs"_s), before);
    }

    /// Without its stamps, and stamped again, every file is what it was, byte by byte; so with other line ends.
    void stampedAgain_data() {
        QTest::addColumn<QByteArray>("lineEnd");
        QTest::newRow("line feeds") << QByteArray("\n");
        QTest::newRow("carriage returns") << QByteArray("\r\n");
    }
    void stampedAgain() {
        QFETCH(QByteArray, lineEnd);
        const DataCopy copy(needed, icons);
        static const QRegularExpression ofArticle(u" @[0-9a-f]{8}\\}"_s);
        static const QRegularExpression ofChapter(u" \\{@[0-9a-f]{8}\\}"_s);
        QMap<QString, QByteArray> wanted = textsOf(copy, u"ru"_s);
        for (auto it = wanted.begin(); it != wanted.end(); ++it) {
            it->replace("\n", lineEnd);
            const QString bare = QString::fromUtf8(*it).remove(ofChapter).replace(ofArticle, u"}"_s);
            copy.write(u"translations/ru/messina/rules/"_s + it.key(), bare.toUtf8());
        }
        QCOMPARE(stale(copy), 324);
        const StampResult result = stampArticles(copy.data, *findGameFacts(QStringLiteral("messina")), u"ru"_s, {});
        QCOMPARE(result.problems, QStringList{});
        QCOMPARE(result.changed, 324);
        QCOMPARE(textsOf(copy, u"ru"_s), wanted);
        QCOMPARE(stale(copy), 0);
    }

    void namedOnly() {
        const DataCopy copy(needed, icons);
        QVERIFY(copy.replace(english, "You have four quarantine huts", "You own four quarantine huts"));
        QVERIFY(copy.replace(english, "Take one of the face-up hut upgrades", "Take a face-up hut upgrade"));
        QCOMPARE(stale(copy), 8);
        const QByteArray before = copy.bytes(polish);
        const StampResult result = stampArticles(copy.data, *findGameFacts(QStringLiteral("messina")), u"pl"_s, {u"messina.hut.four"_s, u"messina.hut"_s});
        QCOMPARE(result.articles, 2);
        QCOMPARE(result.changed, 1);
        QCOMPARE(stale(copy), 7);
        const QByteArray after = copy.bytes(polish);
        QCOMPARE(after.size(), before.size());
        int lines = 0;
        for (qsizetype i = 0; i < before.split('\n').size(); ++i)
            if (before.split('\n')[i] != after.split('\n')[i]) {
                ++lines;
                QVERIFY(after.split('\n')[i].contains("{#messina.hut.four @"));
            }
        QCOMPARE(lines, 1);
    }

    void nothingIsWrittenWithAProblem() {
        const DataCopy copy(needed, icons);
        QVERIFY(copy.replace(english, "You have four quarantine huts", "You own four quarantine huts"));
        const auto before = textsOf(copy, u"de"_s);
        StampResult result = stampArticles(copy.data, *findGameFacts(QStringLiteral("messina")), u"de"_s, {u"messina.hut.four"_s, u"messina.hut.five"_s});
        QCOMPARE(result.problems, QStringList{u"messina.hut.five: there is no such rule"_s});
        QCOMPARE(result.changed, 0);
        QCOMPARE(textsOf(copy, u"de"_s), before);
        QVERIFY(QFile::remove(copy.path(u"translations/de/messina/rules/cart.md"_s)));
        result = stampArticles(copy.data, *findGameFacts(QStringLiteral("messina")), u"de"_s, {u"messina.hut.four"_s, u"messina.cart.choice"_s});
        QCOMPARE(result.problems, QStringList{u"messina.cart.choice: no article in de"_s});
        QCOMPARE(copy.bytes(u"translations/de/messina/rules/hut.md"_s), before[u"hut.md"_s]);
        result = stampArticles(copy.data, *findGameFacts(QStringLiteral("messina")), u"de"_s, {}); // all there are
        QCOMPARE(result.problems, QStringList{});
        QCOMPARE(result.changed, 1);
    }
};

QTEST_GUILESS_MAIN(TestStamp)
#include "tst_stamp.moc"
