// SPDX-License-Identifier: GPL-3.0-or-later
// No rule atom without its code, its test and, where a table can break it, a refusal test: the matrix of
// `magister-cli coverage`, row by row.
#include "coverage/coverage.h"

#include "content/data_folder.h"

#include <QTest>

using namespace magister;
using namespace Qt::StringLiterals;

class TestCoverage : public QObject {
    Q_OBJECT

private:
    Coverage m_coverage;

    const AtomCoverage& atom(const QString& id) const {
        for (const AtomCoverage& each : m_coverage.atoms)
            if (each.id == id) return each;
        qFatal("%s", qPrintable(id));
    }

private slots:
    void initTestCase() { m_coverage = readCoverage(QStringLiteral(MAGISTER_SOURCE_DIR), u"messina"_s); }

    void theWholeCatalogueIsThere() {
        QCOMPARE(m_coverage.problem, QString());
        QCOMPARE(m_coverage.atoms.size(), 280);
    }
    void everyAtom_data() {
        QTest::addColumn<QString>("id");
        for (const AtomCoverage& each : readCoverage(QStringLiteral(MAGISTER_SOURCE_DIR), u"messina"_s).atoms)
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
    void interfaceIsFree() {
        int found = 0;
        for (const AtomCoverage& each : m_coverage.atoms) {
            found += each.interface_;
            QCOMPARE(each.interface_, each.id.startsWith(u"messina.interface."_s));
            if (each.interface_) QVERIFY2(each.implemented.isEmpty() && !each.refusable, qPrintable(each.id));
        }
        QCOMPARE(found, 10);
    }
    /// What is about the box alone: few, and nothing that can be refused.
    void cardboardIsRare() {
        QStringList ids;
        for (const AtomCoverage& each : m_coverage.atoms)
            if (each.cardboard) {
                ids.append(each.id);
                QVERIFY2(!each.refusable, qPrintable(each.id));
            }
        QCOMPARE(ids, (QStringList{u"messina.components.first-assembly"_s, u"messina.forgotten.list"_s}));
    }
};

QTEST_GUILESS_MAIN(TestCoverage)
#include "tst_coverage.moc"
