// SPDX-License-Identifier: GPL-3.0-or-later
// What a search finds, in small rules made for the purpose.
#include "tests/content/search/small_rules.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace magister;
using namespace Qt::StringLiterals;

class TestSearch : public QObject {
    Q_OBJECT

    std::vector<SearchIndex> m_rules = buildSearchIndexes(smallRules());

    QString first(const QString& language, const QString& query) const {
        const QList<SearchHit> hits = search(m_rules, language, query);
        return hits.isEmpty() ? QString() : hits.first().id;
    }

private slots:
    void finds_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("rule");
        const auto row = [](const char* what, const char* language, const QString& query, const char* rule) {
            QTest::newRow(what) << QString::fromLatin1(language) << query << QString::fromLatin1(rule);
        };
        row("a word", "en", u"flour"_s, "apprentice");
        row("upper case", "en", u"FLOUR"_s, "apprentice");
        row("another form", "en", u"sweeping"_s, "apprentice");
        row("a word begun", "en", u"mark"_s, "market");
        row("only stop words beside it", "en", u"what do the apprentices do"_s, "apprentice");
        row("a question", "en", u"how much money do I get for bread"_s, "market");
        row("words nobody sees", "en", u"burn"_s, "oven");
        row("a typo, replaced", "en", u"kneafing"_s, "dough");
        row("a typo, left out", "en", u"aprentice"_s, "apprentice");
        row("a typo, exchanged", "en", u"apprnetice"_s, "apprentice");
        row("a typo in a form", "en", u"aprentices"_s, "apprentice");
        row("another word for a term", "en", u"helper"_s, "apprentice");
        row("a term first where it is explained", "en", u"baker"_s, "dough");
        row("no diacritics, pl", "pl", u"maka"_s, "apprentice");
        row("wrong diacritics, pl", "pl", u"mąką"_s, "apprentice");
        row("a form, pl", "pl", u"piekarzami"_s, "dough");
        row("no diacritics, cs", "cs", u"ucednici"_s, "apprentice");
        row("a form, cs", "cs", u"učedníkem"_s, "apprentice");
        row("ae for ä", "de", u"Baeckerin"_s, "dough");
        row("a for ä", "de", u"backerin"_s, "dough");
        row("oe in a form", "de", u"Steinoefen"_s, "oven");
        row("ss for ß", "de", u"strasse"_s, "apprentice");
        row("part of a word, end", "de", u"Ofen"_s, "oven");
        row("part of a word, start", "de", u"Stein"_s, "oven");
        row("a longer word", "de", u"Steinofenbrot"_s, "oven");
        row("е for ё", "ru", u"все чисто"_s, "apprentice");
        row("ё where е stands", "ru", u"пёчь"_s, "oven");
        row("a form, ru", "ru", u"пекарями"_s, "dough");
        row("Russian term in Polish", "pl", u"подмастерье"_s, "apprentice");
        row("Polish term in English, inflected", "en", u"czeladników"_s, "apprentice");
        row("Czech term without diacritics in Russian", "ru", u"ucednik"_s, "apprentice");
        row("German term of two words in English", "en", u"Steinofen"_s, "oven");
        row("English term of two words in Polish", "pl", u"stone oven"_s, "oven");
        row("a German question in Czech", "cs", u"was bringt ein Brot auf dem Markt"_s, "market");
        row("a Russian question in English", "en", u"сколько стоит буханка"_s, "market");
    }
    void finds() {
        QFETCH(QString, language);
        QFETCH(QString, query);
        QTEST(first(language, query), "rule");
    }

    void findsNothingInNothing() {
        for (const QString& query : {QString(), u" "_s, u"?!"_s, u"zzzzqq"_s, u"\u0000\u0007"_s})
            QVERIFY2(search(m_rules, u"en"_s, query).isEmpty(), qPrintable(query));
        QVERIFY(search(m_rules, u"xx"_s, u"flour"_s).isEmpty());
        QVERIFY(search({}, u"en"_s, u"flour"_s).isEmpty());
        QVERIFY(search(m_rules, u"en"_s, u"flour"_s, 0).isEmpty());
    }

    void bestFirstAndNoMoreThanAsked() {
        const QList<SearchHit> hits = search(m_rules, u"en"_s, u"bread dough oven flour"_s);
        QVERIFY(hits.size() >= 3);
        for (qsizetype i = 1; i < hits.size(); ++i)
            QVERIFY(hits[i - 1].score >= hits[i].score);
        QCOMPARE(search(m_rules, u"en"_s, u"bread dough oven flour"_s, 2).size(), 2);
        QSet<QString> ids;
        for (const SearchHit& hit : hits)
            ids.insert(hit.id);
        QCOMPARE(ids.size(), hits.size());
    }

    void tellsWhereTheWordsStand() {
        const SearchHit hit = search(m_rules, u"en"_s, u"bell rising"_s).first();
        QCOMPARE(hit.id, u"dough"_s);
        QCOMPARE(hit.line, u"It rises until the bell rings."_s);
        QStringList found;
        for (const FoundRange& range : hit.found)
            found.append(hit.line.mid(range.from, range.length));
        // "rings" may be among them: it looks like what was typed.
        QVERIFY2(found.contains(u"rises"_s) && found.contains(u"bell"_s) && !found.contains(u"until"_s),
                 qPrintable(found.join(u' ')));
        QVERIFY(hit.foundInTitle.isEmpty());
        QVERIFY(hit.otherLanguage.isEmpty() && hit.otherWords.isEmpty());
    }
    void showsTheRuleWhereTheWordsAreNotShown() {
        // Found by a question that nobody sees: the rule itself is the line.
        const SearchHit hit = search(m_rules, u"en"_s, u"burn"_s).first();
        QCOMPARE(hit.line, u"Loaves lie in the oven for one round."_s);
        QVERIFY(hit.found.isEmpty());
    }
    void marksTheTitle() {
        const SearchHit hit = search(m_rules, u"de"_s, u"lehrling"_s).first();
        QCOMPARE(hit.foundInTitle, QList<FoundRange>({{4, 9}}));
    }

    void tellsTheOtherLanguage() {
        SearchHit hit = search(m_rules, u"pl"_s, u"Lehrlinge"_s).first();
        QCOMPARE(hit.id, u"apprentice"_s);
        QCOMPARE(hit.otherLanguage, u"de"_s);
        QCOMPARE(hit.otherWords, u"Lehrling"_s);
        QCOMPARE(hit.line.mid(hit.found.first().from, hit.found.first().length), u"Czeladnicy"_s);
        hit = search(m_rules, u"cs"_s, u"fegt die Straße"_s).first();
        QCOMPARE(hit.id, u"apprentice"_s);
        QCOMPARE(hit.otherLanguage, u"de"_s);
        QCOMPARE(hit.otherWords, u"Was Lehrlinge tun"_s);
    }

    void ownWordsComeBeforeForeignOnes() {
        // "piec" is Polish for oven and the start of no Czech word: in Polish no other language is asked.
        QVERIFY(search(m_rules, u"pl"_s, u"piec"_s).first().otherLanguage.isEmpty());
    }

    void digestsStandBack() {
        QList<SearchTexts> texts = smallRules();
        SearchDocument digest;
        digest.id = u"digest"_s;
        digest.title = u"What apprentices do"_s;
        digest.key = u"An apprentice carries flour and sweeps."_s;
        digest.chapter = u"Bread"_s;
        texts[0].documents.prepend(digest);
        QCOMPARE(search(buildSearchIndexes(texts), u"en"_s, u"flour"_s).first().id, u"digest"_s);
        texts[0].documents[0].digest = true;
        const QList<SearchHit> hits = search(buildSearchIndexes(texts), u"en"_s, u"flour"_s);
        QCOMPARE(hits.first().id, u"apprentice"_s);
        QCOMPARE(hits[1].id, u"digest"_s);
    }

    void coreRulesComeBeforeRareOnes() {
        QList<SearchTexts> texts = smallRules();
        SearchDocument twin = texts[0].documents[2];
        twin.id = u"twin"_s;
        twin.frequency = u"core"_s;
        texts[0].documents[2].frequency = u"rare"_s;
        texts[0].documents.append(twin);
        QCOMPARE(search(buildSearchIndexes(texts), u"en"_s, u"flour"_s).first().id, u"twin"_s);
    }

    void learnsWhatPhrasesMean() {
        const SearchIndex index = buildSearchIndex(smallRules()[0]);
        const PhraseClassifier classifier(index);
        const auto likeliest = [&](const QString& text) {
            const std::vector<float> likely = classifier.logProbabilities(index, text);
            const auto best = std::max_element(likely.begin(), likely.end());
            return best == likely.end() ? QString()
                                        : index.documents[static_cast<std::size_t>(best - likely.begin())].texts.id;
        };
        QCOMPARE(likeliest(u"how much money"_s), u"market"_s);
        QCOMPARE(likeliest(u"when burns it"_s), u"oven"_s);
        QCOMPARE(likeliest(u"aprentcies"_s), u"apprentice"_s); // two typing errors: the pieces of letters tell
        QCOMPARE(likeliest(QString()), QString());
        // The same again for the same rules, and probabilities together are 1.
        const SearchIndex again = buildSearchIndex(smallRules()[0]);
        const std::vector<float> likely = classifier.logProbabilities(index, u"bread"_s);
        QCOMPARE(PhraseClassifier(again).logProbabilities(again, u"bread"_s), likely);
        double sum = 0;
        for (const float each : likely)
            sum += std::exp(static_cast<double>(each));
        QVERIFY(std::abs(sum - 1) < 1e-4);
        // Nothing to learn from.
        const SearchIndex none = buildSearchIndex({u"en"_s, {}, {}});
        QVERIFY(PhraseClassifier(none).logProbabilities(none, u"bread"_s).empty());
    }

    void ordersByWhatWasLearned() {
        SearchWeights weights;
        const auto scores = [&](double learned) {
            weights.learned = learned;
            QHash<QString, double> found;
            for (const SearchHit& hit : search(m_rules, u"en"_s, u"how much money for bread"_s, 20, weights))
                found.insert(hit.id, hit.score);
            return found;
        };
        const QHash<QString, double> without = scores(0);
        QCOMPARE(scores(0.1), without); // nothing has been learned yet
        for (const SearchIndex& index : m_rules)
            index.learned->learn(index);
        const QHash<QString, double> with = scores(0.1);
        QCOMPARE(with.size(), without.size());
        QVERIFY(with.size() > 1);
        // It widens the lead of the article that carries the phrase.
        for (auto each = without.begin(); each != without.end(); ++each)
            if (each.key() != u"market"_s)
                QVERIFY(with[u"market"_s] - with[each.key()] > without[u"market"_s] - each.value());
    }

    void dividesSentences() {
        QCOMPARE(sentencesOf(u"One. Two! Three? \"Four\" five."_s),
                 (QStringList{u"One."_s, u"Two!"_s, u"Three?"_s, u"\"Four\" five."_s}));
        QCOMPARE(sentencesOf(u"Dies gilt z. B. hier, vgl. unten."_s).size(), 1);
        QCOMPARE(sentencesOf(u"It costs 1. 2 coins"_s).size(), 1);
        QVERIFY(sentencesOf(u"  "_s).isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestSearch)
#include "tst_search.moc"
