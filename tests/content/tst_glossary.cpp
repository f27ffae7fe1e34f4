// SPDX-License-Identifier: GPL-3.0-or-later
// The terms of the game: what can be wrong with them, and how they are found in running text.
#include "tests/content/data_copy.h"

#include "app/language/problem_text.h"
#include "app/library/rule_library.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <functional>

using namespace magister;
using namespace Qt::StringLiterals;

namespace {

const QString terms = u"resources/packs/messina/glossary.json"_s;

QString glossaryFile(const QString& language) { return u"translations/%1/messina/glossary.json"_s.arg(language); }

QStringList allFiles() {
    QStringList files{terms};
    for (const QString& language : languages())
        files.append(glossaryFile(language));
    return files;
}

RuleCatalogue catalogue() {
    QList<Problem> problems;
    return RuleCatalogue::read(DataFolder::find().packs(u"messina"_s) + u"/rules.json"_s, {}, problems, u"messina"_s);
}

Glossary read(const DataCopy& copy, QList<Problem>& problems) { return Glossary::read(copy.data, catalogue(), *findGameFacts(u"messina"_s), problems); }

/// A term of a language's file, replaced by what `change` makes of it.
void change(const DataCopy& copy, const QString& file, const QString& id, const QJsonValue& to) {
    QJsonObject root = QJsonDocument::fromJson(copy.bytes(file)).object();
    QJsonObject list = root[u"terms"_s].toObject();
    if (!list.contains(id)) qFatal("%s", qPrintable(id));
    list[id] = to;
    root[u"terms"_s] = list;
    copy.write(file, QJsonDocument(root).toJson());
}

QJsonObject term(const DataCopy& copy, const QString& file, const QString& id) {
    return QJsonDocument::fromJson(copy.bytes(file)).object()[u"terms"_s].toObject()[id].toObject();
}

/// A glossary of a few English words.
class SmallGlossary {
public:
    SmallGlossary() : m_copy(QStringList{}) {
        QDir().mkpath(m_copy.path(u"resources/packs/messina"_s));
        QDir().mkpath(m_copy.path(u"translations/en/messina"_s));
        QJsonArray list;
        QJsonObject words;
        for (const auto& [id, forms] : {std::pair("hut", "huts"), std::pair("hut upgrade", "hut upgrades"), std::pair("lieutenant", "lieutenants"),
                                        std::pair("café", ""), std::pair("amp", "nbsp"), std::pair("stack I", "March")}) {
            const QString name = QString::fromUtf8(id);
            const QString key = name.toLower().replace(u' ', u'-').replace(u'é', u'e');
            list.append(QJsonObject{{u"id"_s, key}, {u"icon"_s, {}}, {u"rule"_s, u"messina.hut.four"_s}, {u"printed"_s, QJsonObject()}});
            QJsonArray others;
            if (*forms) others.append(QString::fromUtf8(forms));
            words[key] = QJsonObject{{u"term"_s, name}, {u"forms"_s, others}, {u"meaning"_s, u"So."_s}};
        }
        m_copy.write(terms, QJsonDocument(QJsonObject{{u"format"_s, u"messina-glossary/1"_s}, {u"terms"_s, list}}).toJson());
        m_copy.write(glossaryFile(u"en"_s), QJsonDocument(QJsonObject{{u"format"_s, u"magister-glossary/1"_s}, {u"language"_s, u"en"_s},
                                                                 {u"terms"_s, words}}).toJson());
        QList<Problem> problems; // the other languages are missing
        m_glossary = read(m_copy, problems);
    }
    TermMarker marker() const { return {m_glossary, u"en"_s}; }

private:
    DataCopy m_copy;
    Glossary m_glossary;
};

/// The links of marked text made short: "[hut:huts]".
QString shortened(QString html) {
    static const QRegularExpression link(u"<a href=\"term:([^\"]*)\">(.*?)</a>"_s);
    return html.replace(link, u"[\\1:\\2]"_s);
}

} // namespace

class TestGlossary : public QObject {
    Q_OBJECT

private slots:
    void realWords() {
        const DataCopy copy(allFiles(), {u"resources/art/icons"_s});
        QList<Problem> problems;
        const Glossary glossary = read(copy, problems);
        for (const Problem& each : std::as_const(problems))
            qWarning().noquote() << sentence(each);
        QVERIFY(problems.isEmpty());
        QCOMPARE(glossary.terms().size(), 78);
        QVERIFY(glossary.find(u"lieutenant"_s));
        QVERIFY(!glossary.find(u"meeple"_s));
        QCOMPARE(glossary.find(u"lieutenant"_s)->printed.value(u"de"_s), u"Leutnant"_s);
        for (const QString& language : languages())
            for (const Term& each : glossary.terms())
                QVERIFY2(glossary.words(language, each.id), qPrintable(language + u' ' + each.id));
        QVERIFY(!glossary.words(u"fr"_s, u"lieutenant"_s));
    }

    void brokenFile_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<ProblemKind>("kind");
        using P = ProblemKind;
        const auto row = [](const char* name, const QString& file, const char* from, const char* to, P kind) {
            QTest::newRow(name) << file << QByteArray(from) << QByteArray(to) << kind;
        };
        const QString polish = glossaryFile(u"pl"_s);
        row("unknown icon", terms, "\"icon\": \"citizen\"", "\"icon\": \"cityzen\"", P::UnknownId);
        row("unknown rule", terms, "messina.components.classes", "messina.components.classy", P::UnknownRule);
        row("a chapter as the rule", terms, "messina.components.classes", "messina.components", P::UnknownRule);
        row("term twice", terms, "\"id\": \"craftsman\"", "\"id\": \"citizen\"", P::DuplicateId);
        row("unknown edition", terms, "\"pl\": ", "\"fr\": ", P::UnknownKey);
        row("other format of the terms", terms, "messina-glossary/1", "messina-glossary/2", P::WrongFormat);
        row("terms are no JSON", terms, "\"terms\": [", "\"terms\": (", P::UnexpectedText);
        row("other format of the words", polish, "magister-glossary/1", "magister-glossary/0", P::WrongFormat);
        row("other language", polish, "\"language\": \"pl\"", "\"language\": \"cs\"", P::WrongFormat);
        row("words missing", polish, "\"lieutenant\"", "\"leftenant\"", P::MissingKey);
        row("words of no term", polish, "\"lieutenant\"", "\"leftenant\"", P::UnknownKey);
        row("form of two terms", polish, "\"Mieszkańca\", ", "\"namiestnik\", ", P::DuplicateId);
        row("form of two terms, spaced otherwise", polish, "\"Mieszkańca\", ", "\"Pionek-Namiestnika\", ", P::DuplicateId);
        row("empty form", polish, "\"Mieszkańca\", ", "\" \", ", P::EmptyText);
        row("words are no JSON", polish, "\"terms\": {", "\"terms\": {,", P::UnexpectedText);
        row("words end early", polish, "\"language\": \"pl\",", "\"language\": \"pl\"", P::UnexpectedText);
    }
    void brokenFile() {
        QFETCH(QString, file);
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(ProblemKind, kind);
        const DataCopy copy(allFiles(), {u"resources/art/icons"_s});
        QVERIFY(copy.replace(file, from, to));
        QList<Problem> problems;
        const Glossary glossary = read(copy, problems);
        const bool found = std::ranges::any_of(
            problems, [&](const Problem& each) { return each.kind == kind && each.file == file && each.line > 0; });
        QVERIFY2(found, qPrintable(problems.isEmpty() ? u"no problem"_s : sentence(problems.first())));
        if (file != terms) QVERIFY(glossary.words(u"de"_s, u"hut-upgrade"_s)); // the others are still read
    }

    /// Words that are there and say nothing are as good as missing.
    void emptiedTerm_data() {
        QTest::addColumn<QJsonValue>("to");
        QTest::addColumn<ProblemKind>("kind");
        QTest::addColumn<QString>("path");
        const auto words = [](const QJsonValue& term, const QJsonValue& meaning) {
            return QJsonValue(QJsonObject{{u"term"_s, term}, {u"forms"_s, QJsonArray()}, {u"meaning"_s, meaning}});
        };
        const QString whole = u"$.terms.lieutenant"_s;
        QTest::newRow("nothing in it") << QJsonValue(QJsonObject()) << ProblemKind::MissingKey << whole;
        QTest::newRow("null") << QJsonValue() << ProblemKind::ExpectedObject << whole;
        QTest::newRow("a bare text") << QJsonValue(u"Namiestnik"_s) << ProblemKind::ExpectedObject << whole;
        QTest::newRow("empty texts") << words(QString(u""_s), QString(u""_s)) << ProblemKind::EmptyText << whole + u".term"_s;
        QTest::newRow("blank term") << words(u" "_s, u"Pionek."_s) << ProblemKind::EmptyText << whole + u".term"_s;
        QTest::newRow("blank meaning") << words(u"Namiestnik"_s, u" "_s) << ProblemKind::EmptyText << whole + u".meaning"_s;
        QTest::newRow("no meaning") << words(u"Namiestnik"_s, {}) << ProblemKind::ExpectedText << whole + u".meaning"_s;
    }
    void emptiedTerm() {
        QFETCH(QJsonValue, to);
        QFETCH(ProblemKind, kind);
        QFETCH(QString, path);
        const DataCopy copy(allFiles(), {u"resources/art/icons"_s});
        const QString file = glossaryFile(u"pl"_s);
        change(copy, file, u"lieutenant"_s, to);
        QList<Problem> problems;
        const Glossary glossary = read(copy, problems);
        const Problem* found = findProblem(problems, kind, file, path);
        QVERIFY2(found && found->line > 0, qPrintable(problems.isEmpty() ? u"no problem"_s : sentence(problems.first())));
        QVERIFY(!glossary.words(u"pl"_s, u"lieutenant"_s));
        QVERIFY(glossary.words(u"cs"_s, u"lieutenant"_s));
    }

    void longMeaning() {
        const DataCopy copy(allFiles(), {u"resources/art/icons"_s});
        const QString file = glossaryFile(u"de"_s);
        QJsonObject words = term(copy, file, u"dock"_s);
        words[u"meaning"_s] = u"Wort "_s.repeated(30).trimmed();
        change(copy, file, u"dock"_s, words);
        QList<Problem> problems;
        read(copy, problems);
        QVERIFY(problems.isEmpty());
        words[u"meaning"_s] = u"Wort "_s.repeated(31).trimmed();
        change(copy, file, u"dock"_s, words);
        read(copy, problems);
        QCOMPARE(problems.size(), 1);
        QVERIFY(problems.first().kind == ProblemKind::TooManyWords);
        QCOMPARE(problems.first().path, u"$.terms.dock.meaning"_s);
        QCOMPARE(problems.first().arguments, (QStringList{u"30"_s, u"31"_s}));
    }

    void aLanguageWithoutWords() {
        const DataCopy copy(allFiles(), {u"resources/art/icons"_s});
        QVERIFY(QFile::remove(copy.path(glossaryFile(u"ru"_s))));
        QList<Problem> problems;
        const Glossary glossary = read(copy, problems);
        QCOMPARE(problems.size(), 1);
        QVERIFY(problems.first().kind == ProblemKind::FileMissing);
        QVERIFY(!glossary.words(u"ru"_s, u"dock"_s));
        QCOMPARE(TermMarker(glossary, u"ru"_s).markedPlain(u"<причал>"_s), u"&lt;причал&gt;"_s);
    }

    void marks_data() {
        QTest::addColumn<QString>("html");
        QTest::addColumn<QString>("marked");
        const auto row = [](const char* name, const char16_t* html, const char16_t* marked) {
            QTest::newRow(name) << QString::fromUtf16(html) << QString::fromUtf16(marked);
        };
        row("no term", u"Nothing here.", u"Nothing here.");
        row("a term", u"Your hut.", u"Your [hut:hut].");
        row("another form", u"Four huts.", u"Four [hut:huts].");
        row("upper case", u"HUT", u"[hut:HUT]");
        row("longest first", u"A hut upgrade lies on a hut.", u"A [hut-upgrade:hut upgrade] lies on a [hut:hut].");
        row("half of the longer one", u"A hut is upgraded.", u"A [hut:hut] is upgraded.");
        row("no-break space", u"hut\u00a0upgrades", u"[hut-upgrade:hut\u00a0upgrades]");
        row("no-break space as an entity", u"2&nbsp;hut&nbsp;upgrades", u"2&nbsp;[hut-upgrade:hut&nbsp;upgrades]");
        row("hyphen", u"hut-upgrade", u"[hut-upgrade:hut-upgrade]");
        row("two spaces are no phrase", u"hut  upgrade", u"[hut:hut]  upgrade");
        row("only where it first occurs", u"A hut, huts, HUT.", u"A [hut:hut], huts, HUT.");
        row("part of a word", u"hutch shut hut2", u"hutch shut hut2");
        row("at an apostrophe", u"the hut's roof", u"the [hut:hut]'s roof");
        row("other diacritics", u"cafe", u"cafe");
        row("the same diacritics", u"CAF\u00c9", u"[cafe:CAF\u00c9]");
        row("inside a link", u"<a href=\"rule:messina.hut.four\">a hut</a> and a hut",
            u"<a href=\"rule:messina.hut.four\">a hut</a> and a [hut:hut]");
        row("bold inside a link", u"<a href=\"rule:x\"><b>hut</b></a>", u"<a href=\"rule:x\"><b>hut</b></a>");
        row("bold", u"<b>hut</b>", u"<b>[hut:hut]</b>");
        row("inside a tag", u"<img alt=\"hut\">", u"<img alt=\"hut\">");
        row("an entity", u"1 &amp; 2&nbsp;3", u"1 &amp; 2&nbsp;3");
        row("the word of an entity", u"1 &amp; amp", u"1 &amp; [amp:amp]");
        row("a tag without an end", u"hut <b hut", u"[hut:hut] <b hut");
        row("a capital where the form has one", u"a stack I, not a stack i", u"a [stack-i:stack I], not a stack i");
        row("a word of the language, not the name", u"They march in March.", u"They march in [stack-i:March].");
        row("a capital at the head of a sentence", u"Stack I", u"[stack-i:Stack I]");
        row("nothing", u"", u"");
    }
    void marks() {
        QFETCH(QString, html);
        static const SmallGlossary glossary;
        QTEST(shortened(glossary.marker().marked(html)), "marked");
    }

    void seenGoesAlong() {
        const SmallGlossary glossary;
        const TermMarker marker = glossary.marker();
        QSet<QString> seen;
        QCOMPARE(shortened(marker.marked(u"A hut."_s, seen)), u"A [hut:hut]."_s);
        QCOMPARE(shortened(marker.marked(u"A lieutenant's hut."_s, seen)), u"A [lieutenant:lieutenant]'s hut."_s);
        QCOMPARE(seen, (QSet<QString>{u"hut"_s, u"lieutenant"_s}));
        QCOMPARE(shortened(marker.marked(u"A hut."_s)), u"A [hut:hut]."_s); // another text
    }
    void plainTextIsEscaped() {
        const SmallGlossary glossary;
        QCOMPARE(shortened(glossary.marker().markedPlain(u"1 < 2 & <hut>"_s)), u"1 &lt; 2 &amp; &lt;[hut:hut]&gt;"_s);
    }
    void termsOfAText() {
        const SmallGlossary glossary;
        QCOMPARE(glossary.marker().termsIn({u"Two <b>huts</b>, <a href=\"rule:x\">lieutenants</a>"_s, u"hut upgrade, hut"_s}),
                 (QStringList{u"hut"_s, u"lieutenant"_s, u"hut-upgrade"_s}));
    }

    /// Whatever the case it stands in.
    void everyLanguageKnowsTheLieutenant_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages())
            QTest::newRow(qPrintable(language)) << language;
    }
    void everyLanguageKnowsTheLieutenant() {
        QFETCH(QString, language);
        const RuleLibrary library(DataFolder::find(), *findGameFacts(QStringLiteral("messina")));
        const Article* article = library.articles(language).find(u"messina.move.town-first"_s);
        QVERIFY(article);
        const QString marked = library.marker(language).marked(article->keySentence);
        QVERIFY2(marked.contains(u"<a href=\"term:lieutenant\">"_s), qPrintable(marked));
        QCOMPARE(marked.count(u"term:lieutenant"_s), 1);
    }
};

QTEST_GUILESS_MAIN(TestGlossary)
#include "tst_glossary.moc"
