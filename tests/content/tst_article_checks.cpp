// SPDX-License-Identifier: GPL-3.0-or-later
// What no article shows by itself, each fault made on purpose in a copy of the real texts.
#include "tests/content/data_copy.h"

#include "app/language/problem_text.h"
#include "app/library/article_checks.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace magister;
using namespace Qt::StringLiterals;

namespace {

const QString catalogueFile = u"resources/packs/messina/rules.json"_s;

/// All that the articles are checked with.
const QStringList checkedWith = [] {
    QStringList files{u"resources/packs/messina"_s};
    for (const QString& language : languages())
        for (const QString& each : {u"rules"_s, u"rulings.json"_s, u"glossary.json"_s})
            files.append(u"translations/%1/messina/%2"_s.arg(language, each));
    return files;
}();
const QStringList icons{u"resources/art/icons"_s}; // of the terms

QString chapter(const QString& language, const QString& name) {
    return u"translations/%1/messina/rules/%2.md"_s.arg(language, name);
}

QByteArray words(int count) { return QByteArray(" word").repeated(count).trimmed(); }

/// Everything that is wrong with the articles of that folder and with what is read along with them.
QList<Problem> problemsOf(const DataCopy& copy) {
    const RuleLibrary library(copy.data, *findGameFacts(QStringLiteral("messina")));
    for (const QString& language : languages())
        library.articles(language);
    QList<Problem> problems = library.problems();
    checkArticles(library, problems);
    return problems;
}

QStringList told(const QList<Problem>& problems) {
    QStringList lines;
    for (const Problem& each : problems)
        lines.append(sentence(each));
    return lines;
}

/// The text of one article with its heading.
QByteArray articleIn(const QByteArray& file, const QByteArray& id) {
    const auto anchor = file.indexOf("{#" + id);
    const auto from = file.lastIndexOf("\n## ", anchor) + 1;
    const auto to = file.indexOf("\n## ", anchor);
    return file.mid(from, to < 0 ? -1 : to + 1 - from);
}

int lineOf(const QByteArray& file, const QByteArray& what) {
    return static_cast<int>(file.left(file.indexOf(what)).count('\n')) + 1;
}

} // namespace

class TestArticleChecks : public QObject {
    Q_OBJECT

private slots:
    void nothingIsWrong() {
        const DataCopy copy(checkedWith, icons);
        QCOMPARE(told(problemsOf(copy)), QStringList{});
    }

    /// A change of the English text asks every other language to follow, at the heading of its own article.
    void staleInFourLanguages() {
        const DataCopy copy(checkedWith, icons);
        QVERIFY(copy.replace(chapter(u"en"_s, u"hut"_s), "You have four quarantine huts", "You own four quarantine huts"));
        const QList<Problem> problems = problemsOf(copy);
        QStringList files;
        for (const Problem& each : problems) {
            QVERIFY2(each.kind == ProblemKind::ArticleStale, qPrintable(sentence(each)));
            QCOMPARE(each.arguments.first(), u"messina.hut.four"_s);
            QCOMPARE(each.line, lineOf(copy.bytes(each.file), "{#messina.hut.four"));
            files.append(each.file);
        }
        QStringList others;
        for (const QString& language : languages().mid(1))
            others.append(chapter(language, u"hut"_s));
        QCOMPARE(files, others);
    }

    void oneFault_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("anchor");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<ProblemKind>("kind");
        QTest::addColumn<bool>("atHeading"); // else where the text was changed
        using P = ProblemKind;
        const auto row = [](const char* name, const QString& file, const QByteArray& anchor, const QByteArray& from,
                            const QByteArray& to, P kind, bool atHeading = true) {
            QTest::newRow(name) << file << anchor << from << to << kind << atHeading;
        };
        const QByteArray four = "{#messina.hut.four";
        row("dead link", chapter(u"de"_s, u"hut"_s), four, "(rule:messina.rescue.one-per-hut)", "(rule:messina.rescue.none)",
            P::LinkBroken, false);
        row("a figure instead of the pack's number", chapter(u"cs"_s, u"flow"_s), "{#messina.flow.six-rounds", "{rounds|kolo|kola|kol}",
            "6 kol", P::NumbersDiffer);
        row("a number English does not state", chapter(u"ru"_s, u"hut"_s), four, "> ", "> {rounds} ", P::NumbersDiffer);
        row("key sentence too long", chapter(u"pl"_s, u"hut"_s), four, "> ", "> " + words(35) + ' ', P::TooManyWords);
        row("body too long", chapter(u"ru"_s, u"hut"_s), four, "\n\n~pl", "\n\n" + words(80) + "\n\n~pl", P::TooManyWords);
        row("German body too long", chapter(u"de"_s, u"hut"_s), four, "\n\n~pl", "\n\n" + words(90) + "\n\n~pl", P::TooManyWords);
        row("edition told at length", chapter(u"de"_s, u"hut"_s), four, "~ru: ", "~ru: " + words(35) + ' ', P::TooManyWords);
        row("default told at length", chapter(u"cs"_s, u"hut"_s), four, "~why: ", "~why: " + words(35) + ' ', P::TooManyWords);
        row("introduction too long", chapter(u"pl"_s, u"hut"_s), {}, "\n\n## ", "\n\n" + words(80) + "\n\n## ", P::TooManyWords);
    }
    void oneFault() {
        QFETCH(QString, file);
        QFETCH(QByteArray, anchor);
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(ProblemKind, kind);
        QFETCH(bool, atHeading);
        const DataCopy copy(checkedWith, icons);
        const int line = copy.replace(file, from, to, anchor);
        QVERIFY(line > 0);
        const QList<Problem> problems = problemsOf(copy);
        QVERIFY2(problems.size() == 1, qPrintable(told(problems).join(u'\n')));
        QVERIFY2(problems.first().kind == kind, qPrintable(sentence(problems.first())));
        QCOMPARE(problems.first().file, file);
        QCOMPARE(problems.first().line, atHeading ? (anchor.isEmpty() ? 1 : lineOf(copy.bytes(file), anchor)) : line);
    }

    /// As many words as fit are no fault.
    void justFits() {
        const DataCopy copy(checkedWith, icons);
        const QString file = chapter(u"pl"_s, u"hut"_s);
        const QByteArray text = copy.bytes(file);
        const auto key = text.indexOf("\n> ", text.indexOf("{#messina.hut.four")) + 1;
        const auto end = text.indexOf('\n', key);
        copy.write(file, QByteArray(text).replace(key, end - key, "> " + words(35)));
        QCOMPARE(told(problemsOf(copy)), QStringList{});
        copy.write(file, QByteArray(text).replace(key, end - key, "> " + words(36)));
        const QList<Problem> problems = problemsOf(copy);
        QCOMPARE(problems.size(), 1);
        QCOMPARE(problems.first().arguments, (QStringList{u"35"_s, u"36"_s}));
    }

    void stamps_data() {
        QTest::addColumn<QByteArray>("of");
        QTest::addColumn<QByteArray>("stamp");
        QTest::newRow("article of an older text") << QByteArray("{#messina.hut.four") << QByteArray(" @00000000}");
        QTest::newRow("article never stamped") << QByteArray("{#messina.hut.four") << QByteArray("}");
        QTest::newRow("chapter of an older text") << QByteArray() << QByteArray(" {@00000000}");
        QTest::newRow("chapter never stamped") << QByteArray() << QByteArray();
    }
    void stamps() {
        QFETCH(QByteArray, of);
        QFETCH(QByteArray, stamp);
        const DataCopy copy(checkedWith, icons);
        const QString file = chapter(u"ru"_s, u"hut"_s);
        QByteArray text = copy.bytes(file);
        const auto at = text.indexOf(of.isEmpty() ? QByteArray(" {@") : QByteArray(" @"), text.indexOf(of));
        QVERIFY(at > 0);
        const auto end = text.indexOf('\n', at);
        copy.write(file, text.replace(at, end - at, stamp));
        const QList<Problem> problems = problemsOf(copy);
        QCOMPARE(problems.size(), 1);
        QVERIFY2(problems.first().kind == ProblemKind::ArticleStale, qPrintable(sentence(problems.first())));
        QCOMPARE(problems.first().line, of.isEmpty() ? 1 : lineOf(text, of));
    }

    /// What is missing is told at the heading behind which it belongs.
    void missingTranslation() {
        const DataCopy copy(checkedWith, icons);
        const QString file = chapter(u"de"_s, u"hut"_s);
        const QByteArray text = copy.bytes(file);
        const QByteArray article = articleIn(text, "messina.hut.place");
        QVERIFY(article.startsWith("## ") && article.count("\n## ") == 0);
        copy.write(file, QByteArray(text).replace(article, {}));
        QList<Problem> problems = problemsOf(copy);
        QCOMPARE(problems.size(), 1);
        QVERIFY(problems.first().kind == ProblemKind::RuleMissing);
        QCOMPARE(problems.first().arguments, QStringList{u"messina.hut.place"_s});
        QCOMPARE(problems.first().file, file);
        QCOMPARE(problems.first().line, lineOf(text, "{#messina.hut.take"));
        QVERIFY(QFile::remove(copy.path(file)));
        problems = problemsOf(copy);
        problems.removeIf([](const Problem& each) { return each.kind == ProblemKind::ArticleUnlinked; }); // from there only
        QCOMPARE(problems.size(), 4); // the chapter and its three articles
        for (const Problem& each : std::as_const(problems)) {
            QVERIFY2(each.kind == ProblemKind::RuleMissing, qPrintable(sentence(each)));
            QCOMPARE(each.file, file);
            QCOMPARE(each.line, 0);
        }
    }

    /// An article nobody leads to: neither related rules nor a link of its language. A link of its own does not count.
    void unlinkedAndWithoutLink() {
        const DataCopy copy(checkedWith, icons);
        const QString lonely = u"messina.hut.four"_s;
        QJsonObject catalogue = QJsonDocument::fromJson(copy.bytes(catalogueFile)).object();
        QJsonArray atoms = catalogue[u"atoms"_s].toArray();
        for (auto&& value : atoms) {
            QJsonObject atom = value.toObject();
            QJsonArray see = atom[u"see"_s].toArray();
            for (qsizetype i = see.size() - 1; i >= 0; --i)
                if (atom[u"id"_s] == lonely || see[i] == lonely) see.removeAt(i);
            if (atom.contains(u"see"_s)) atom[u"see"_s] = see;
            value = atom;
        }
        catalogue[u"atoms"_s] = atoms;
        copy.write(catalogueFile, QJsonDocument(catalogue).toJson());
        static const QRegularExpression toIt(u"\\[([^\\]]*)\\]\\(rule:messina\\.hut\\.four\\)"_s);
        static const QRegularExpression any(u"\\[([^\\]]*)\\]\\(rule:[^)]*\\)"_s);
        for (const QString& language : languages()) {
            const QDir folder(copy.path(u"translations/%1/messina/rules"_s.arg(language)));
            for (const QString& name : folder.entryList({u"*.md"_s}))
                copy.write(chapter(language, name.chopped(3)),
                           QString::fromUtf8(copy.bytes(chapter(language, name.chopped(3)))).replace(toIt, u"\\1"_s).toUtf8());
        }
        const QString czech = chapter(u"cs"_s, u"hut"_s);
        const QByteArray article = articleIn(copy.bytes(czech), lonely.toUtf8());
        QVERIFY(copy.replace(czech, article, QString::fromUtf8(article).replace(any, u"\\1"_s).toUtf8()));
        QStringList unlinked;
        QStringList without;
        for (const Problem& each : problemsOf(copy)) {
            if (each.kind == ProblemKind::ArticleStale) continue; // the English links are gone too
            QVERIFY2(each.kind == ProblemKind::ArticleUnlinked || each.kind == ProblemKind::ArticleWithoutLink,
                     qPrintable(sentence(each)));
            QCOMPARE(each.arguments, QStringList{lonely});
            QCOMPARE(each.line, lineOf(copy.bytes(each.file), "{#messina.hut.four"));
            (each.kind == ProblemKind::ArticleUnlinked ? unlinked : without).append(each.file);
        }
        QCOMPARE(unlinked.size(), 5);
        QCOMPARE(without, QStringList{czech});
    }
};

QTEST_GUILESS_MAIN(TestArticleChecks)
#include "tst_article_checks.moc"
