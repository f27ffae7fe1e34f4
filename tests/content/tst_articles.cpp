// SPDX-License-Identifier: GPL-3.0-or-later
#include "data_copy.h"

#include "content/problem_text.h"
#include "library/article_markup.h"
#include "library/rule_library.h"
#include "messina/rules.h"

using namespace magister;

/// What tables can decide, in every language: read with the articles.
QStringList rulings() {
    QStringList files;
    for (const QString& language : languages())
        files.append(QStringLiteral("translations/%1/messina/rulings.json").arg(language));
    return files;
}

class TestArticles : public QObject {
    Q_OBJECT
private slots:
    void catalogueMatchesTheEngine();
    void numbers();
    void brokenCatalogue_data();
    void brokenCatalogue();
    void markup();
    void numbersOfThePack();
    void faultyMarkup_data();
    void faultyMarkup();
    void readsAnArticle();
    void realArticles_data();
    void realArticles();
    void brokenArticle_data();
    void brokenArticle();
    void missingChapter();
    void search();

private:
    const RuleLibrary& real() const { return RuleLibrary::shared(); }
};

namespace {
const QString english = QStringLiteral("translations/en/messina/rules");
const QString catalogueFile = QStringLiteral("resources/packs/messina/rules.json");
const QString hut = english + QStringLiteral("/hut.md");

// What the rows below change; the file must have these lines.
const QByteArray hutText = R"(# Hut upgrades

## Taking a hut upgrade {#messina.hut.take}

> You take one of the open hut upgrades and pay for it.

Only the *top* tiles can be had. Or [refresh](rule:messina.build.refresh) them.

**Example.** One & only.
Second line.

## Onto a hut without one {#messina.hut.place}

> It goes on one of your huts that has none yet,
> empty or not.

It stays there.

## Four huts {#messina.hut.four}

> You have four huts.

So four is all.

~ The editions differ. [See](rule:messina.hut.take).
)";
} // namespace

void TestArticles::catalogueMatchesTheEngine() {
    QVERIFY(real().catalogue().atoms().size() > 270);
    int articles = 0;
    for (const RuleAtom& atom : real().catalogue().atoms()) {
        articles += atom.hasArticle;
        if (atom.hasArticle) QVERIFY2(messina::ruleFromId(atom.id.toStdString()), qPrintable(atom.id));
    }
    QCOMPARE(articles, static_cast<int>(messina::Rule::Count) - 1);
}

void TestArticles::numbers() {
    QCOMPARE(real().number(QStringLiteral("messina.overview")), QStringLiteral("1"));
    QCOMPARE(real().number(QStringLiteral("messina.overview.players")), QStringLiteral("1.2"));
    QCOMPARE(real().number(QStringLiteral("messina.setup.city")), QStringLiteral("3.1"));
    QCOMPARE(real().number(QStringLiteral("messina.setup.city.a-by-count")), QStringLiteral("3.2"));
    QCOMPARE(real().number(QStringLiteral("messina.nothing")), QString());
    const RuleAtom* atom = real().catalogue().find(QStringLiteral("messina.setup.city.a-by-count"));
    QCOMPARE(atom->depth, 2);
    QCOMPARE(atom->chapter, QStringLiteral("messina.setup"));
    QSet<QString> numbers;
    for (const RuleAtom& each : real().catalogue().atoms())
        numbers.insert(each.number);
    QCOMPARE(numbers.size(), real().catalogue().atoms().size());
}

void TestArticles::brokenCatalogue_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("kind");
    QTest::newRow("unknown parent") << QByteArray("\"parent\": \"messina.overview\"")
                                    << QByteArray("\"parent\": \"messina.lobby\"")
                                    << static_cast<int>(ProblemKind::UnknownId);
    QTest::newRow("see an unknown rule") << QByteArray("\"messina.win.most-points\"")
                                         << QByteArray("\"messina.win.luck\"")
                                         << static_cast<int>(ProblemKind::UnknownRule);
    QTest::newRow("same id twice") << QByteArray("\"id\": \"messina.overview.players\"")
                                   << QByteArray("\"id\": \"messina.overview.aim\"")
                                   << static_cast<int>(ProblemKind::DuplicateId);
    QTest::newRow("unknown kind") << QByteArray("\"kind\": \"definition\"") << QByteArray("\"kind\": \"joke\"")
                                  << static_cast<int>(ProblemKind::UnknownWord);
    QTest::newRow("its own parent") << QByteArray("\"parent\": \"messina.overview\"")
                                    << QByteArray("\"parent\": \"messina.overview.aim\"")
                                    << static_cast<int>(ProblemKind::PathBroken);
}

void TestArticles::brokenCatalogue() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, kind);
    const DataCopy copy({QStringLiteral("resources/packs/messina")});
    const int line = copy.replace(catalogueFile, from, to);
    QVERIFY(line > 0);
    const RuleLibrary library(copy.data);
    const auto& problems = library.problems();
    QVERIFY(std::any_of(problems.begin(), problems.end(), [&](const Problem& each) {
        return static_cast<int>(each.kind) == kind && each.file == catalogueFile && std::abs(each.line - line) < 4;
    }));
    QVERIFY(library.catalogue().atoms().size() > 300); // the others are still there
}

void TestArticles::markup() {
    const InlineText text = readInline(QStringLiteral("A **bold [way](rule:messina.hut.take)** & 1 < 2"));
    QCOMPARE(text.html, QStringLiteral("A <b>bold <a href=\"rule:messina.hut.take\">way</a></b> &amp; 1 &lt; 2"));
    QCOMPARE(text.plain, QStringLiteral("A bold way & 1 < 2"));
    QCOMPARE(text.links, QStringList{QStringLiteral("messina.hut.take")});
}

void TestArticles::numbersOfThePack() {
    const PackNumbers& numbers = real().numbers();
    const InlineText polish = readInline(QStringLiteral("Weź {cubes.2|kostkę|kostki|kostek} & {rounds}."),
                                         {&numbers, QStringLiteral("pl")});
    QCOMPARE(polish.plain, QStringLiteral("Weź 16 kostek & 6."));
    QCOMPARE(polish.html, QStringLiteral("Weź 16&nbsp;kostek &amp; 6."));
    QCOMPARE(polish.numbers, (QStringList{QStringLiteral("cubes.2"), QStringLiteral("rounds")}));
    QVERIFY(polish.faults.isEmpty());
    QCOMPARE(numbers.value(QStringLiteral("rats.10")), 21);
    QCOMPARE(numbers.value(QStringLiteral("repop-rank.4.2")), 7);
    QCOMPARE(numbers.value(QStringLiteral("solo.good-advanced")), 140);
    QVERIFY(!numbers.value(QStringLiteral("cubes.5")));
    QVERIFY(!readInline(QStringLiteral("{rounds}")).faults.isEmpty()); // nobody to ask for numbers
}

void TestArticles::faultyMarkup_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("at");
    QTest::newRow("bold without an end") << QStringLiteral("a **b") << 2;
    QTest::newRow("single star") << QStringLiteral("a *b* c") << 2;
    QTest::newRow("html") << QStringLiteral("a <i>b</i>") << 2;
    QTest::newRow("code") << QStringLiteral("`a`") << 0;
    QTest::newRow("half a link") << QStringLiteral("ab [c](rule:") << 3;
    QTest::newRow("link to the web") << QStringLiteral("[c](https://example.org)") << 0;
    QTest::newRow("picture") << QStringLiteral("![c](x.png)") << 1;
}

void TestArticles::faultyMarkup() {
    QFETCH(QString, text);
    const InlineText read = readInline(text);
    QVERIFY(!read.faults.isEmpty());
    QTEST(static_cast<int>(read.faults.first().at), "at");
    QVERIFY(!read.html.contains(QLatin1String("<i>")));
}

void TestArticles::readsAnArticle() {
    const DataCopy copy(QStringList{english, QStringLiteral("resources/packs/messina")} + rulings());
    copy.write(hut, QByteArray(hutText).replace("*top*", "top"));
    const RuleLibrary library(copy.data);
    const Articles& articles = library.articles(QStringLiteral("en"));
    for (const Problem& each : library.problems())
        qWarning().noquote() << sentence(each);
    QVERIFY(library.problems().isEmpty());
    const Article* take = articles.find(QStringLiteral("messina.hut.take"));
    QVERIFY(take);
    QCOMPARE(take->title, QStringLiteral("Taking a hut upgrade"));
    QCOMPARE(take->body.size(), 2);
    QCOMPARE(take->body[1], QStringLiteral("<b>Example.</b> One &amp; only. Second line."));
    QCOMPARE(take->links, QStringList{QStringLiteral("messina.build.refresh")});
    QCOMPARE(take->line, 3);
    QCOMPARE(articles.find(QStringLiteral("messina.hut.place"))->keySentence,
             QStringLiteral("It goes on one of your huts that has none yet, empty or not."));
    QCOMPARE(articles.find(QStringLiteral("messina.hut.four"))->why,
             QStringLiteral("The editions differ. <a href=\"rule:messina.hut.take\">See</a>."));
    QCOMPARE(articles.title(QStringLiteral("messina.hut")), QStringLiteral("Hut upgrades"));
}

void TestArticles::realArticles_data() {
    QTest::addColumn<QString>("language");
    for (const QString& language : languages())
        QTest::newRow(qPrintable(language)) << language;
}

void TestArticles::realArticles() {
    QFETCH(QString, language);
    const Articles& articles = real().articles(language);
    for (const RuleAtom& atom : real().catalogue().atoms()) {
        QVERIFY2(!articles.title(atom.id).isEmpty(), qPrintable(atom.id));
        if (!atom.hasArticle) continue;
        const Article* article = articles.find(atom.id);
        QVERIFY2(article && !article->keySentence.isEmpty() && !article->body.isEmpty(), qPrintable(atom.id));
        QCOMPARE(article->why.isEmpty(), !atom.editionsDiffer);
    }
    for (const Problem& each : real().problems())
        QVERIFY2(!each.file.contains(QLatin1Char('/') + language + QLatin1Char('/')), qPrintable(sentence(each)));
}

void TestArticles::brokenArticle_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("line");
    const auto row = [](const char* name, const char* from, const char* to, ProblemKind kind, int line) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << static_cast<int>(kind) << line;
    };
    using P = ProblemKind;
    row("no chapter title", "# Hut upgrades", "Hut upgrades", P::ChapterTitleMissing, 1);
    row("unknown rule", "{#messina.hut.four}", "{#messina.hut.five}", P::UnknownRule, 19);
    row("rule without an article", "{#messina.hut.four}", "{#messina.hut.five}", P::RuleMissing, 0);
    row("rule of another chapter", "{#messina.hut.four}", "{#messina.cart.choice}", P::RuleInWrongFile, 19);
    row("rule twice", "{#messina.hut.four}", "{#messina.hut.take}", P::RuleTwice, 19);
    row("heading without an id", " {#messina.hut.four}", "", P::HeadingMalformed, 19);
    row("title twice", "## Four huts", "## Taking a hut upgrade", P::TitleTwice, 19);
    row("no key sentence", "> You have four huts.\n", "", P::KeySentenceMissing, 19);
    row("no explanation", "So four is all.\n", "", P::BodyMissing, 19);
    row("no word on the editions", "~ The editions differ. [See](rule:messina.hut.take).\n", "", P::EditionNoteMissing,
        19);
    row("broken link", "(rule:messina.hut.take)", "(rule:messina.hut.tako)", P::LinkBroken, 25);
    row("link to the web", "(rule:messina.hut.take)", "(http://example.org)", P::LinkBroken, 25);
    row("list", "It stays there.", "- It stays there.", P::MarkupNotAllowed, 17);
    row("table", "It stays there.", "| It | stays |", P::MarkupNotAllowed, 17);
    row("html", "It stays there.", "It <i>stays</i> there.", P::MarkupNotAllowed, 17);
    row("third heading", "It stays there.", "### It stays", P::MarkupNotAllowed, 17);
    row("key sentence at the end", "It stays there.", "It stays.\n\n> Late.", P::MarkupNotAllowed, 19);
    row("key sentence in the introduction", "\n## Taking", "> Hello.\n\n## Taking", P::MarkupNotAllowed, 2);
    row("number that is not in the pack", "So four is all.", "So {huts} is all.", P::NumberUnknown, 23);
    row("number with too few forms", "So four is all.", "{rounds|round} is all.", P::NumberForms, 23);
    row("number without an end", "So four is all.", "So {rounds is all.", P::MarkupNotAllowed, 23);
    row("edition told twice", "~ The editions differ.", "~pl: So.\n~pl: The editions differ.", P::MarkupNotAllowed, 26);
    row("wrong UTF-8", "It stays", "It \xfe stays", P::NotUtf8, 17);
}

void TestArticles::brokenArticle() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, kind);
    QFETCH(int, line);
    const DataCopy copy(QStringList{english, QStringLiteral("resources/packs/messina")} + rulings());
    QByteArray text = QByteArray(hutText).replace("*top*", "top");
    const auto at = text.lastIndexOf(from);
    QVERIFY(at >= 0);
    copy.write(hut, text.replace(at, from.size(), to));
    const RuleLibrary library(copy.data);
    const Articles& articles = library.articles(QStringLiteral("en"));
    const auto& problems = library.problems();
    const bool found = std::any_of(problems.begin(), problems.end(), [&](const Problem& each) {
        return static_cast<int>(each.kind) == kind && each.file == hut && each.line == line;
    });
    QVERIFY2(found, qPrintable(problems.isEmpty() ? QStringLiteral("no problem") : sentence(problems.first())));
    QVERIFY(articles.find(QStringLiteral("messina.cart.choice"))); // other chapters are still read
    if (kind != static_cast<int>(ProblemKind::NotUtf8)) QVERIFY(articles.find(QStringLiteral("messina.hut.place")));
}

void TestArticles::missingChapter() {
    const DataCopy copy(QStringList{english, QStringLiteral("resources/packs/messina")} + rulings());
    QVERIFY(QFile::remove(copy.path(hut)));
    copy.write(english + QStringLiteral("/weather.md"), "# Weather\n");
    const RuleLibrary library(copy.data);
    library.articles(QStringLiteral("en"));
    QCOMPARE(library.problems().size(), 5);
    QVERIFY(library.problems()[0].kind == ProblemKind::UnknownRule);
    QCOMPARE(library.problems()[0].file, english + QStringLiteral("/weather.md"));
    QVERIFY(library.problems()[4].kind == ProblemKind::RuleMissing);
    QCOMPARE(library.problems()[4].file, hut);
}

void TestArticles::search() {
    const auto first = [&](const QString& language, const QString& query) {
        const auto hits = searchRules(real(), language, query);
        return hits.isEmpty() ? QString() : hits.first().id;
    };
    QVERIFY(searchRules(real(), QStringLiteral("en"), QString()).isEmpty());
    QVERIFY(searchRules(real(), QStringLiteral("en"), QStringLiteral("xyzzy")).isEmpty());
    for (const QString& language : languages()) { // a title finds its own article
        const QString title = real().articles(language).title(QStringLiteral("messina.hut.take"));
        QCOMPARE(first(language, title.toUpper()), QStringLiteral("messina.hut.take"));
    }
    const auto hits = searchRules(real(), QStringLiteral("pl"), QStringLiteral("warsztat"), 5);
    QCOMPARE(hits.size(), 5);
    QVERIFY(
        std::is_sorted(hits.begin(), hits.end(), [](const RuleHit& a, const RuleHit& b) { return a.score > b.score; }));
    QVERIFY(hits.first().id.startsWith(QLatin1String("messina.")));
    QVERIFY(!hits.first().line.isEmpty());
}

QTEST_GUILESS_MAIN(TestArticles)
#include "tst_articles.moc"
