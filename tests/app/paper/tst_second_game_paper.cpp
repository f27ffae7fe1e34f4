// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters of a second game, as far as it has content: its own words, its articles, its figures; and no player aid.
#include "tests/app/paper/printed.h"

#include "tests/content/data_copy.h"
#include "app/figures/figure_shelf.h"
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
        const DataCopy copy({u"resources"_s, u"translations/en"_s, u"translations/de"_s});
        for (const QString& language : {u"en"_s, u"de"_s}) {
            const QString path = u"translations/%1/orleans/rules/travel.md"_s.arg(language);
            QVERIFY(QDir().mkpath(QFileInfo(copy.path(path)).path()));
            copy.write(path, "# Travel\n\nOf ways and goods.\n\n## By ship {#orleans.travel.ship}\n\n"
                             "> The merchant travels along a waterway.\n\nIt takes a good on the way.\n\n? ship; travel\n");
        }
        GameFacts game = *findGameFacts(u"orleans"_s);
        game.articles = true;
        const RuleLibrary library(copy.data, game);
        QCOMPARE(writeChapters({copy.data, library}, file(u"both"_s), {u"travel"_s}, u"en"_s, u"de"_s), std::nullopt);
        const QString text = printedText(file(u"both"_s));
        QVERIFY(text.startsWith(u"Orléans"_s));
        QVERIFY(!text.contains(u"Messina"_s, Qt::CaseInsensitive));
        QCOMPARE(text.count(squeezed(u"The merchant travels along a waterway."_s)), 2);
        for (const QString& language : {u"en"_s, u"de"_s})
            QCOMPARE(text.count(squeezed(FigureShelf::shared(u"orleans"_s)->words(u"travel-by-ship"_s, language).caption.toHtmlEscaped())), 1);
    }
    void withoutArticlesThereIsNothingToPrint() {
        const DataCopy copy({u"translations/en"_s}, {u"resources"_s});
        GameFacts game = *findGameFacts(u"orleans"_s);
        game.articles = false;
        const RuleLibrary library(copy.data, game);
        QCOMPARE(writeChapters({copy.data, library}, file(u"none"_s), {}, u"en"_s), (Failure{Failure::Kind::NoArticles, u"en"_s, {}}));
        QVERIFY(!QFile::exists(file(u"none"_s)));
    }
    void itHasNoAid() {
        QCOMPARE(writePlayerAid(u"orleans"_s, file(u"aid"_s), u"en"_s), (Failure{Failure::Kind::NoAid, u"orleans"_s, {}}));
        QVERIFY(!QFile::exists(file(u"aid"_s)));
    }
};

QTEST_MAIN(TestSecondGamePaper)
#include "tst_second_game_paper.moc"
