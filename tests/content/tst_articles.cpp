// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/content/data_copy.h"

#include "app/language/problem_text.h"
#include "app/library/article_markup.h"
#include "app/library/rule_library.h"
#include "engine/messina/rules.h"

using namespace magister;

const QString icons = QStringLiteral("resources/art/icons"); // of the terms

/// What tables can decide and the glossary, in every language: read with the articles.
QStringList readAlong() {
    QStringList files;
    for (const QString& language : languages())
        for (const char* name : {"rulings", "glossary"})
            files.append(QStringLiteral("translations/%1/messina/%2.json").arg(language, QLatin1String(name)));
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
    void revisions();
    void realArticles_data();
    void realArticles();
    void brokenArticle_data();
    void brokenArticle();
    void missingChapter();
    void search();

private:
    const RuleLibrary& real() const { return RuleLibrary::shared(QStringLiteral("messina")); }
};

namespace {
const QString english = QStringLiteral("translations/en/messina/rules");
const QString catalogueFile = QStringLiteral("resources/packs/messina/rules.json");
const QString hut = english + QStringLiteral("/hut.md");

// What the rows below change; the file must have these lines.
const QByteArray hutText = R"(# Hut upgrades

What a hut may get.

## Taking a hut upgrade {#messina.hut.take}

> You take one of the open hut upgrades and pay for it.

Only the *top* tiles can be had. Or [refresh](rule:messina.build.refresh) them.

**Example.** One & only.
Second line.

? buy a tile; which one
? where from

## Onto a hut without one {#messina.hut.place}

> It goes on one of your huts that has none yet,
> empty or not.

It stays there.

? where to

## Four huts {#messina.hut.four}

> You have four huts.

So four is all.

~pl: Four, in a note.
~cs: Does not say.
~ru: The same.
~de: The same.
~why: The editions differ. [See](rule:messina.hut.take).

? how many
)";
} // namespace

void TestArticles::catalogueMatchesTheEngine() {
    QCOMPARE(real().catalogue().atoms().size(), 324);
    int articles = 0;
    for (const RuleAtom& atom : real().catalogue().atoms()) {
        if (atom.id.startsWith(QLatin1String("messina.interface"))) continue; // of screens the engine knows nothing
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
    const RuleLibrary library(copy.data, *findGameFacts(QStringLiteral("messina")));
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
    const DataCopy copy(QStringList{english, QStringLiteral("resources/packs/messina")} + readAlong(), {icons});
    copy.write(hut, QByteArray(hutText).replace("*top*", "top"));
    const RuleLibrary library(copy.data, *findGameFacts(QStringLiteral("messina")));
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
    QCOMPARE(take->line, 5);
    QCOMPARE(take->asked, (QStringList{QStringLiteral("buy a tile"), QStringLiteral("which one"), QStringLiteral("where from")}));
    QCOMPARE(articles.find(QStringLiteral("messina.hut"))->body, QStringList{QStringLiteral("What a hut may get.")});
    QCOMPARE(articles.find(QStringLiteral("messina.hut.four"))->editions.value(QStringLiteral("cs")),
             QStringLiteral("Does not say."));
    QCOMPARE(articles.find(QStringLiteral("messina.hut.place"))->keySentence,
             QStringLiteral("It goes on one of your huts that has none yet, empty or not."));
    QCOMPARE(articles.find(QStringLiteral("messina.hut.four"))->why,
             QStringLiteral("The editions differ. <a href=\"rule:messina.hut.take\">See</a>."));
    QCOMPARE(articles.title(QStringLiteral("messina.hut")), QStringLiteral("Hut upgrades"));
}

/// A revision is that of what is read and told again; what only the search sees, and white space, do not change it.
void TestArticles::revisions() {
    const DataCopy copy(QStringList{english, QStringLiteral("resources/packs/messina")} + readAlong(), {icons});
    const auto revision = [&](const QByteArray& from, const QByteArray& to, const char* id = "messina.hut.four") {
        const QByteArray text = QByteArray(hutText).replace("*top*", "top");
        if (!text.contains(from)) qFatal("%s", from.constData());
        copy.write(hut, QByteArray(text).replace(from, to));
        return RuleLibrary(copy.data, *findGameFacts(QStringLiteral("messina"))).articles(QStringLiteral("en")).find(QLatin1String(id))->revision;
    };
    const QString before = revision("Four", "Four");
    QVERIFY(QRegularExpression(QStringLiteral("^[0-9a-f]{8}$")).match(before).hasMatch());
    QCOMPARE(revision("? how many", "? how often"), before);
    QCOMPARE(revision("So four is all.", "\nSo four is all.  "), before);
    QCOMPARE(revision("It stays there.", "It goes away."), before); // another article
    QCOMPARE(revision("{#messina.hut.four}", "{#messina.hut.four @12345678}"), before);
    for (const auto& [from, to] : {std::pair("## Four huts", "## Our huts"), std::pair("> You have", "> You own"),
                                   std::pair("So four", "Thus four"), std::pair("~ru: The same.", "~ru: Silent."),
                                   std::pair("~why: The", "~why: All"), std::pair("> You have four huts.\n", "You have four huts.\n")})
        QVERIFY2(revision(from, to) != before, from);
    const QString chapter = revision("Four", "Four", "messina.hut");
    QVERIFY(revision("What a hut may get.", "What a hut may have.", "messina.hut") != chapter);
    QVERIFY(revision("# Hut upgrades", "# Hut tiles", "messina.hut") != chapter);
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
    row("no introduction", "What a hut may get.\n", "", P::BodyMissing, 1);
    row("unknown rule", "{#messina.hut.four}", "{#messina.hut.five}", P::UnknownRule, 26);
    row("rule without an article", "{#messina.hut.four}", "{#messina.hut.five}", P::RuleMissing, 17);
    row("rule of another chapter", "{#messina.hut.four}", "{#messina.cart.choice}", P::RuleInWrongFile, 26);
    row("rule twice", "{#messina.hut.four}", "{#messina.hut.take}", P::RuleTwice, 26);
    row("heading without an id", " {#messina.hut.four}", "", P::HeadingMalformed, 26);
    row("half a revision", "{#messina.hut.four}", "{#messina.hut.four @12ab}", P::HeadingMalformed, 26);
    row("title twice", "## Four huts", "## Taking a hut upgrade", P::TitleTwice, 26);
    row("no key sentence", "> You have four huts.\n", "", P::KeySentenceMissing, 26);
    row("no explanation", "So four is all.\n", "", P::BodyMissing, 26);
    row("nothing asked", "? how many\n", "", P::AskedMissing, 26);
    row("no word on the default", "~why: The editions differ. [See](rule:messina.hut.take).\n", "",
        P::EditionNoteMissing, 26);
    row("an edition left out", "~cs: Does not say.\n", "", P::EditionNoteMissing, 26);
    row("editions that agree", "It stays there.", "It stays there.\n\n~why: So.", P::EditionNoteMissing, 17);
    row("note of nobody", "~why: The", "~ The", P::MarkupNotAllowed, 36);
    row("words behind the notes", "? how many", "How many?", P::MarkupNotAllowed, 38);
    row("broken link", "(rule:messina.hut.take)", "(rule:messina.hut.tako)", P::LinkBroken, 36);
    row("link to the web", "(rule:messina.hut.take)", "(http://example.org)", P::LinkBroken, 36);
    row("list", "It stays there.", "- It stays there.", P::MarkupNotAllowed, 22);
    row("table", "It stays there.", "| It | stays |", P::MarkupNotAllowed, 22);
    row("html", "It stays there.", "It <i>stays</i> there.", P::MarkupNotAllowed, 22);
    row("third heading", "It stays there.", "### It stays", P::MarkupNotAllowed, 22);
    row("key sentence at the end", "It stays there.", "It stays.\n\n> Late.", P::MarkupNotAllowed, 24);
    row("key sentence in the introduction", "What a hut", "> What a hut", P::MarkupNotAllowed, 3);
    row("number that is not in the pack", "So four is all.", "So {huts} is all.", P::NumberUnknown, 30);
    row("number with too few forms", "So four is all.", "{rounds|round} is all.", P::NumberForms, 30);
    row("number without an end", "So four is all.", "So {rounds is all.", P::MarkupNotAllowed, 30);
    row("edition told twice", "~pl: Four, in a note.", "~pl: So.\n~pl: Four.", P::MarkupNotAllowed, 33);
    row("wrong UTF-8", "It stays", "It \xfe stays", P::NotUtf8, 22);
}

void TestArticles::brokenArticle() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, kind);
    QFETCH(int, line);
    const DataCopy copy(QStringList{english, QStringLiteral("resources/packs/messina")} + readAlong(), {icons});
    QByteArray text = QByteArray(hutText).replace("*top*", "top");
    const auto at = text.lastIndexOf(from);
    QVERIFY(at >= 0);
    copy.write(hut, text.replace(at, from.size(), to));
    const RuleLibrary library(copy.data, *findGameFacts(QStringLiteral("messina")));
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
    const DataCopy copy(QStringList{english, QStringLiteral("resources/packs/messina")} + readAlong(), {icons});
    QVERIFY(QFile::remove(copy.path(hut)));
    copy.write(english + QStringLiteral("/weather.md"), "# Weather\n");
    const RuleLibrary library(copy.data, *findGameFacts(QStringLiteral("messina")));
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
        std::is_sorted(hits.begin(), hits.end(), [](const SearchHit& a, const SearchHit& b) { return a.score > b.score; }));
    QVERIFY(hits.first().id.startsWith(QLatin1String("messina.")));
    QVERIFY(!hits.first().line.isEmpty());
}

QTEST_GUILESS_MAIN(TestArticles)
#include "tst_articles.moc"
