// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed of the second game: chapters with its own words, articles and figures, and its player aid.
#include "tests/app/paper/printed.h"

#include "app/figures/figure_shelf.h"
#include "app/orleans/pack/article_numbers.h"
#include "app/orleans/paper/aid_pages.h"
#include "app/orleans/paper/player_aid.h"
#include "app/paper/aid_words.h"
#include "app/paper/chapter_paper.h"
#include "app/paper/printed_game.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace magister;
using namespace magister::paper;
using namespace Qt::StringLiterals;

class TestSecondGamePaper : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString file(const QString& name) const { return m_folder.filePath(name + u".pdf"_s); }

private slots:
    void itsChaptersArePrinted() {
        const Source source = sharedSource(u"orleans"_s);
        QCOMPARE(writeChapters(source, file(u"both"_s), {u"travel"_s}, u"en"_s, u"de"_s), std::nullopt);
        const QString text = printedText(file(u"both"_s));
        QVERIFY(text.startsWith(u"Orléans"_s));
        QVERIFY(!text.contains(u"Messina"_s, Qt::CaseInsensitive));
        for (const QString& language : {u"en"_s, u"de"_s}) {
            const Article* ship = source.rules.articles(language).find(u"orleans.travel.ship"_s);
            QVERIFY(ship && text.contains(squeezed(ship->keySentence)));
            QCOMPARE(text.count(squeezed(FigureShelf::shared(u"orleans"_s)->words(u"travel-by-ship"_s, language).caption.toHtmlEscaped())), 1);
        }
    }
    void aid_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages())
            QTest::newRow(qPrintable(language)) << language;
    }
    /// One sheet of two pages on which every phrase stands with the numbers of its rules, legible.
    void aid() {
        QFETCH(QString, language);
        QCOMPARE(writePlayerAid(u"orleans"_s, file(language), language), std::nullopt);
        const auto pages = printedPages(file(language));
        QCOMPARE(pages.size(), 2);
        QCOMPARE(outsideTheMargins(pages), QStringList());
        QCOMPARE(overlappingWords(pages), QStringList());
        QCOMPARE(tooSmallWords(pages), QStringList());
        const AidWords words(orleans::sharedAidSource(), language);
        QCOMPARE(words.failure(), std::nullopt);
        const QString text = printedText(file(language));
        QStringList missing;
        for (const auto& group : orleans::aidPhrases().lines)
            for (const AidLine& line : group) {
                QStringList rules;
                for (const char* rule : line.rules)
                    if (rule) rules.append(QString::fromLatin1(rule));
                const QString phrase = squeezed(words.text(QString::fromLatin1(line.key), rules));
                if (!text.contains(phrase, Qt::CaseInsensitive)) missing.append(phrase);
            }
        QCOMPARE(missing, QStringList());
        AidSheet sheet(orleans::sharedAidSource(), words, leastPoints); // no painter: measured only
        orleans::aidFront(sheet);
        orleans::aidBack(sheet);
        QVERIFY2(words.unchecked().isEmpty(), qPrintable(words.unchecked().values().join(u' ')));
    }
    void itsNumbersAreThePacks() {
        orleans::Definition definition = *orleans::sharedAidSource().definition;
        definition.neutralFollowers[2][0] = 83;
        definition.goodsRemoved[3] = 79;
        definition.drawNumber[2] = 97;
        definition.events[static_cast<std::size_t>(orleans::EventKind::Harvest)].fine = 61;
        const RuleLibrary library(orleans::sharedAidSource().data, *findGameFacts(u"orleans"_s), PackNumbers(orleans::articleNumbers(definition)));
        const orleans::AidSource source{{orleans::sharedAidSource().data, library}, &definition};
        QCOMPARE(orleans::writePlayerAid(source, file(u"numbers"_s), u"en"_s), std::nullopt);
        QCOMPARE(orleans::writePlayerAid(orleans::sharedAidSource(), file(u"printed"_s), u"en"_s), std::nullopt);
        for (const char* number : {"83", "79", "97", "61"}) {
            QVERIFY2(printedText(file(u"numbers"_s)).contains(QLatin1String(number)), number);
            QVERIFY2(!printedText(file(u"printed"_s)).contains(QLatin1String(number)), number);
        }
    }
};

QTEST_MAIN(TestSecondGamePaper)
#include "tst_second_game_paper.moc"
