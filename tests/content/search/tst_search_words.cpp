// SPDX-License-Identifier: GPL-3.0-or-later
// How words are compared: letters, endings, typos.
#include "app/library/search/search_language.h"
#include "app/library/search/stemming.h"
#include "app/library/search/vocabulary.h"

#include <QtTest>

using namespace magister;
using namespace Qt::StringLiterals;

class TestSearchWords : public QObject {
    Q_OBJECT

private slots:
    void folds_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("folded");
        QTest::newRow("case") << u"Messina"_s << u"messina"_s;
        QTest::newRow("pl") << u"Zażółć GĘŚLĄ JAŹŃ"_s << u"zazolc gesla jazn"_s;
        QTest::newRow("cs") << u"Příliš žluťoučký kůň"_s << u"prilis zlutoucky kun"_s;
        QTest::newRow("de") << u"Größe, ÄÖÜ"_s << u"grosse, aou"_s;
        QTest::newRow("de, capital") << u"STRAẞE"_s << u"strasse"_s;
        QTest::newRow("ru") << u"ЁЛКА, ещё"_s << u"елка, еще"_s;
        QTest::newRow("ru, й stays") << u"Йод, синий"_s << u"йод, синий"_s;
        QTest::newRow("combining") << u"Zˇe"_s.replace(u'ˇ', QChar(0x030c)) << u"ze"_s;
        QTest::newRow("combining й") << u"сини"_s + QChar(0x0306) << u"синй"_s;
        QTest::newRow("ligature, full width") << u"ﬁre Ｆｉｒｅ"_s << u"fire fire"_s;
        QTest::newRow("soft hyphen") << u"Pest\u00adwürfel"_s << u"pestwurfel"_s;
        QTest::newRow("beyond 16 bits") << u"𝐀b"_s << u"ab"_s;
        QTest::newRow("lone surrogate") << u"a"_s + QChar(0xd800) + u"b"_s << u"a b"_s;
    }
    void folds() {
        QFETCH(QString, text);
        QTEST(fold(text), "folded");
    }

    void findsWordsWhereTheyStand() {
        const QString text = u"  Ein \"Pest\u00adwürfel\", 2 Ža\u030cby!"_s;
        QStringList words;
        for (const FoldedWord& word : foldedWords(text))
            words.append(word.folded + u"="_s + text.mid(word.from, word.length));
        QCOMPARE(words, (QStringList{u"ein=Ein"_s, u"pestwurfel=Pest\u00adwürfel"_s, u"2=2"_s, u"zaby=Ža\u030cby"_s}));
    }
    void findsNoWordInNothing() {
        QVERIFY(foldedWords(QString()).isEmpty());
        QVERIFY(foldedWords(u" .,;\t\n\u200b"_s).isEmpty());
        QVERIFY(foldedWords(QString(QChar(0xdc00))).isEmpty());
        QCOMPARE(foldedWords(u"a b c d"_s, 2).size(), 2);
    }

    void readsUmlautsWrittenOut_data() {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("read");
        QTest::newRow("ue") << u"pestwuerfel"_s << u"pestwurfel"_s;
        QTest::newRow("ae, at the start") << u"aerger"_s << u"arger"_s;
        QTest::newRow("oe") << u"loesen"_s << u"losen"_s;
        QTest::newRow("behind a vowel") << u"feuer"_s << u"feuer"_s;
        QTest::newRow("behind q") << u"quelle"_s << u"quelle"_s;
        QTest::newRow("bauer") << u"bauer"_s << u"bauer"_s;
    }
    void readsUmlautsWrittenOut() {
        QFETCH(QString, word);
        QTEST(withoutUmlautDigraphs(word), "read");
    }

    /// The forms in a row must share their stem, the word at its end must not.
    void stems_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("forms");
        QTest::addColumn<QString>("other");
        QTest::newRow("en") << u"en"_s << u"citizen citizens"_s << u"city"_s;
        QTest::newRow("en, verb") << u"en"_s << u"rescue rescues rescued rescuing"_s << u"rest"_s;
        QTest::newRow("de") << u"de"_s << u"Leutnant Leutnants Leutnante Leutnanten"_s << u"Laterne"_s;
        QTest::newRow("de, written out") << u"de"_s << u"Würfel Wuerfel Wurfel Würfeln"_s << u"Wurm"_s;
        QTest::newRow("de, ß") << u"de"_s << u"groß gross große"_s << u"grau"_s;
        QTest::newRow("ru") << u"ru"_s << u"горожанин горожанина горожанину"_s << u"город"_s;
        QTest::newRow("ru, ё") << u"ru"_s << u"счёт счета счётом"_s << u"чистый"_s;
        QTest::newRow("pl") << u"pl"_s << u"Namiestnik Namiestnika Namiestnikowi Namiestnikiem Namiestnicy Namiestników"_s
                            << u"namiot"_s;
        QTest::newRow("pl, fleeting e") << u"pl"_s << u"Statek statku statki statkami"_s << u"stan"_s;
        QTest::newRow("pl, locative") << u"pl"_s << u"moneta monety monecie monetami"_s << u"moment"_s;
        QTest::newRow("pl, no diacritics") << u"pl"_s << u"wóz wozu wozem wozami"_s << u"woda"_s;
        QTest::newRow("cs") << u"cs"_s << u"služebník služebníka služebníkem služebníci služebníků sluzebniku"_s << u"služba"_s;
        QTest::newRow("cs, fleeting e") << u"cs"_s << u"domek domku domky domkem"_s << u"doba"_s;
        QTest::newRow("cs, ů") << u"cs"_s << u"vůz vozu vozy vozem"_s << u"voda"_s;
        QTest::newRow("cs, kostka") << u"cs"_s << u"kostka kostky kostku kostek kostkami"_s << u"kosa"_s;
        QTest::newRow("none") << u"xx"_s << u"word Word"_s << u"words"_s;
    }
    void stems() {
        QFETCH(QString, language);
        QFETCH(QString, forms);
        QFETCH(QString, other);
        const SearchLanguage& row = searchLanguage(language);
        Stemmer stemmer(row);
        const auto stem = [&](const QString& word) { return stemmer.stem(row.compared(fold(word))); };
        const QStringList all = forms.split(u' ');
        for (const QString& form : all)
            QCOMPARE(form + u' ' + stem(form), form + u' ' + stem(all.first()));
        QVERIFY2(stem(other) != stem(all.first()), qPrintable(stem(other)));
    }
    void stemsAnything() {
        for (const QString& language : {u"en"_s, u"pl"_s, u"cs"_s, u"de"_s, u"ru"_s})
            for (const QString& word : {u"a"_s, u"ou"_s, u"1347"_s, u"слово"_s, u"漢字"_s, QString(5000, u'e')}) {
                Stemmer stemmer(searchLanguage(language));
                QVERIFY(!stemmer.stem(word).isEmpty());
            }
    }

    void tellsTyposApart_data() {
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<bool>("near");
        QTest::newRow("same") << u"plague"_s << u"plague"_s << true;
        QTest::newRow("left out") << u"plague"_s << u"plage"_s << true;
        QTest::newRow("put in") << u"plague"_s << u"plaggue"_s << true;
        QTest::newRow("at the end") << u"plague"_s << u"plagues"_s << true;
        QTest::newRow("at the start") << u"plague"_s << u"lague"_s << true;
        QTest::newRow("replaced") << u"plague"_s << u"plogue"_s << true;
        QTest::newRow("exchanged") << u"plague"_s << u"palgue"_s << true;
        QTest::newRow("two replaced") << u"plague"_s << u"plogoe"_s << false;
        QTest::newRow("two left out") << u"plague"_s << u"plae"_s << false;
        QTest::newRow("exchanged, not neighbours") << u"plague"_s << u"paglue"_s << false;
        QTest::newRow("exchanged and replaced") << u"plague"_s << u"palgoe"_s << false;
        QTest::newRow("nothing") << QString() << u"a"_s << true;
    }
    void tellsTyposApart() {
        QFETCH(QString, a);
        QFETCH(QString, b);
        QTEST(isOneTypoApart(a, b), "near");
        QTEST(isOneTypoApart(b, a), "near");
        // What is left out early must never be what is looked for.
        if (isOneTypoApart(a, b)) QVERIFY(areNear(letterSet(a), letterSet(b)));
    }

    void knowsWordsFormsAndKin() {
        const Vocabulary words(searchLanguage(u"en"_s), {u"cube"_s, u"cubes"_s, u"cut"_s, u"the"_s, u"cube"_s},
                               {{u"die"_s, u"dice"_s}});
        const auto stemOf = [&](const QString& word) { return words.forms()[std::size_t(words.form(word))].stem; };
        QCOMPARE(words.forms().size(), std::size_t(6));
        QCOMPARE(words.form(u"cub"_s), -1);
        QCOMPARE(stemOf(u"cube"_s), stemOf(u"cubes"_s));
        QCOMPARE(stemOf(u"die"_s), stemOf(u"dice"_s));
        QVERIFY(stemOf(u"cut"_s) != stemOf(u"cube"_s));
        QVERIFY(words.isStop(u"the"_s) && words.isStop(u"whose"_s) && !words.isStop(u"cube"_s));
        const auto [first, last] = words.beginningWith(u"cu"_s);
        QCOMPARE(last - first, 3);
        const auto [none, nothing] = words.beginningWith(u"zz"_s);
        QCOMPARE(none, nothing);
        QCOMPARE(words.stem(u"cubed"_s, u"cube"_s), stemOf(u"cube"_s));
        QCOMPARE(words.stem(u"table"_s, u"tabl"_s), -1);
    }

    void findsWordsThatLookAlike() {
        const Vocabulary words(searchLanguage(u"xx"_s), {u"forgotten"_s, u"forest"_s, u"table"_s}, {});
        const auto alike = words.alike(u"forget"_s, 0.51);
        QCOMPARE(alike.size(), std::size_t(1));
        QCOMPARE(words.stems()[std::size_t(alike.front().first)].text, u"forgotten"_s);
        QCOMPARE(words.alike(u"table"_s, 0.99).size(), std::size_t(1));
        QCOMPARE(words.alike(u"table"_s, 0.99).front().second, 1.0);
        QVERIFY(words.alike(QString(), 0.1).empty());
    }
};

QTEST_APPLESS_MAIN(TestSearchWords)
#include "tst_search_words.moc"
