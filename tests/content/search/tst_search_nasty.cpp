// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is typed or pasted: an answer, no crash (the sanitizers watch), and never one that reads all of a huge text.
#include "tests/content/search/small_rules.h"

#include "app/library/rule_library.h"
#include "app/library/search_texts.h"

#include <QtTest>

#include <random>

using namespace magister;
using namespace Qt::StringLiterals;

class TestSearchNasty : public QObject {
    Q_OBJECT

    RuleLibrary m_library{DataFolder(QStringLiteral(MAGISTER_SOURCE_DIR)), *findGameFacts(u"messina"_s)};

    void check(const QString& query) const {
        for (const QString& language : languages())
            for (const SearchHit& hit : searchRules(m_library, language, query, 5)) {
                QVERIFY(m_library.articles(language).find(hit.id));
                QVERIFY(hit.score > 0);
                for (const FoundRange& range : hit.found)
                    QVERIFY(range.from >= 0 && range.length > 0 && range.from + range.length <= hit.line.size());
            }
    }

private slots:
    void anything_data() {
        QTest::addColumn<QString>("query");
        const auto row = [](const char* what, const QString& query) { QTest::newRow(what) << query; };
        row("empty", QString());
        row("blank", u" \t\n\u00a0\u3000"_s);
        row("signs", u"<b>&amp; \"%s\" .* ( [ \\ $(x) -- ;"_s);
        row("controls", QString::fromUtf8("\0\1\2\x1b[31m\x7f", 10));
        row("control in a word", u"cu\u0007be"_s);
        row("lone surrogates", QString(QChar(0xd800)) + QChar(0xdc00) + QChar(0xdfff) + u"fire"_s + QChar(0xd834));
        row("only a low surrogate", QString(QChar(0xdc12)));
        row("beyond 16 bits", u"🔥 fire 𝔣𝔦𝔯𝔢 𐍈"_s);
        row("marks only", u"\u0301\u0306\u20dd"_s);
        row("a thousand marks", u"fi"_s + QString(1000, QChar(0x0301)) + u"re"_s);
        row("right to left", u"اللعبة הלוח \u202efire\u202c"_s);
        row("Chinese", u"瘟疫方块有多少个"_s);
        row("Thai, Hindi, Georgian", u"ไฟ आग ცეცხლი"_s);
        row("digits", u"1347 ١٢٣ Ⅳ ½ ²"_s);
        row("one long word", QString(100'000, u'a'));
        row("one long word of a folding letter", QString(100'000, u'ß'));
        row("100,000 characters", u"what do I get for a plague cube "_s.repeated(3200));
        row("many short words", u"a b c d e "_s.repeated(10'000));
        row("many prefixes", u"p pl pla plag plagu k ko kos kost "_s.repeated(20));
        row("the same word", u"fire "_s.repeated(200));
        row("ligatures that grow", QString(400, QChar(0xfdfa)));
    }
    void anything() {
        QFETCH(QString, query);
        check(query);
    }

    void pieces() {
        // Words of the articles cut at random, mixed with characters at random.
        std::mt19937 random(1347);
        const auto below = [&](qsizetype n) { return static_cast<qsizetype>(random() % static_cast<std::size_t>(n)); };
        for (int i = 0; i < 300; ++i) {
            QString query;
            for (int word = 0; word < 6; ++word) {
                const QString& language = languages()[below(languages().size())];
                const auto& atoms = m_library.catalogue().atoms();
                const Article* article = m_library.articles(language).find(atoms[below(atoms.size())].id);
                if (!article || article->keySentence.isEmpty()) continue;
                const QString plain = withoutMarkup(article->keySentence + u' ' + article->body.join(u' '));
                query += plain.mid(below(plain.size()), 1 + below(12));
                query += QChar(static_cast<char16_t>(random() % 0x10000));
            }
            check(query);
        }
    }

    void aHugeTextIsReadOnlyAtItsBeginning() {
        const QString beginning = u"plague cube on a ship "_s.repeated(30);
        QCOMPARE(idsOf(beginning + QString(100'000, u'x')), idsOf(beginning + u"big fire"_s));
    }
    QStringList idsOf(const QString& query) const {
        QStringList ids;
        for (const SearchHit& hit : searchRules(m_library, u"en"_s, query))
            ids.append(hit.id);
        return ids;
    }

    void aLibraryWithoutTexts() {
        SearchTexts empty{u"en"_s, {}, {}};
        QVERIFY(search(buildSearchIndexes({empty}), u"en"_s, u"fire"_s).isEmpty());
        empty.documents.append(SearchDocument());
        empty.terms.append(SearchTerm());
        empty.terms.append({u"x"_s, u"y"_s, u" , "_s, {QString(), u"!"_s}, {QString()}});
        QVERIFY(search(buildSearchIndexes({empty}), u"en"_s, u"fire"_s).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestSearchNasty)
#include "tst_search_nasty.moc"
