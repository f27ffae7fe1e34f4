// SPDX-License-Identifier: GPL-3.0-or-later
// No rule atom without its code, its test and, where a table can break it, a refusal test: the matrix of
// `magister-cli coverage`, row by row, of both games.
#include "app/coverage/coverage.h"

#include "app/content/data_folder.h"

#include <QTest>

using namespace magister;
using namespace Qt::StringLiterals;

namespace {

const QStringList games{u"messina"_s, u"orleans"_s};

} // namespace

class TestCoverage : public QObject {
    Q_OBJECT

private:
    QHash<QString, Coverage> m_coverage;

    /// Read when first asked for: the rows of a test are named before initTestCase.
    const Coverage& coverage(const QString& game) {
        auto found = m_coverage.constFind(game);
        if (found == m_coverage.constEnd())
            found = m_coverage.insert(game, readCoverage(QStringLiteral(MAGISTER_SOURCE_DIR), game));
        return *found;
    }
    const AtomCoverage& atom(const QString& id) {
        for (const AtomCoverage& each : coverage(id.section(u'.', 0, 0)).atoms)
            if (each.id == id) return each;
        qFatal("%s", qPrintable(id));
    }
    static void rowsOfGames() {
        QTest::addColumn<QString>("game");
        for (const QString& game : games)
            QTest::newRow(qPrintable(game)) << game;
    }

private slots:
    void theWholeCatalogueIsThere_data() { rowsOfGames(); }
    void theWholeCatalogueIsThere() {
        QFETCH(QString, game);
        QCOMPARE(coverage(game).problem, QString());
        QCOMPARE(coverage(game).atoms.size(), game == u"messina"_s ? 280 : 230);
        QVERIFY(coverage(game).complete());
    }
    void everyAtom_data() {
        QTest::addColumn<QString>("id");
        for (const QString& game : games)
            for (const AtomCoverage& each : coverage(game).atoms)
                QTest::newRow(qPrintable(each.id)) << each.id;
    }
    void everyAtom() {
        QFETCH(QString, id);
        QVERIFY2(!atom(id).lacksImplementation(), "no code of the engine names it");
        QVERIFY2(!atom(id).lacksTest(), "no test proves it");
        QVERIFY2(!atom(id).lacksRefusal(), "it can be broken, and no test demands the refusal");
        QCOMPARE(atom(id).articles, languages());
    }
    /// Screens are told of in articles and no more; nothing of the engine stands behind them.
    void interfaceIsFree_data() { rowsOfGames(); }
    void interfaceIsFree() {
        QFETCH(QString, game);
        int found = 0;
        for (const AtomCoverage& each : coverage(game).atoms) {
            found += each.interface_;
            QCOMPARE(each.interface_, each.id.startsWith(game + u".interface."_s));
            if (each.interface_) QVERIFY2(each.implemented.isEmpty() && !each.refusable, qPrintable(each.id));
        }
        QCOMPARE(found, game == u"messina"_s ? 10 : 0);
    }
    /// What is about the box alone: few, and nothing that can be refused.
    void cardboardIsRare_data() { rowsOfGames(); }
    void cardboardIsRare() {
        QFETCH(QString, game);
        QStringList ids;
        for (const AtomCoverage& each : coverage(game).atoms)
            if (each.cardboard) {
                ids.append(each.id);
                QVERIFY2(!each.refusable, qPrintable(each.id));
            }
        const QStringList ofMessina{u"messina.components.first-assembly"_s, u"messina.forgotten.list"_s};
        QCOMPARE(ids, game == u"messina"_s ? ofMessina : QStringList{});
    }
};

QTEST_GUILESS_MAIN(TestCoverage)
#include "tst_coverage.moc"
