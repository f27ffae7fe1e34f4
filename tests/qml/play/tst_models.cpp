// SPDX-License-Identifier: GPL-3.0-or-later
// Every model of the table through random games, with undo, other languages and looks at other estates.
#include "tests/app/fixture.h"

#include <QAbstractItemModelTester>
#include <QMetaProperty>
#include <QtTest>

#include <memory>

using namespace magister::messina;
using magister::Random;

namespace {

/// Whatever property of the table is a model.
QList<QAbstractItemModel*> modelsOf(const MessinaTable& table) {
    QList<QAbstractItemModel*> found;
    const QMetaObject* type = table.metaObject();
    for (int i = 0; i < type->propertyCount(); ++i)
        if (auto* model = type->property(i).read(&table).value<QAbstractItemModel*>()) found.append(model);
    return found;
}

} // namespace

class TestModels : public QObject {
    Q_OBJECT

private slots:
    void hold_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("advanced");
        QTest::addColumn<quint64>("seed");
        for (quint64 seed = 1; seed <= 20; ++seed)
            QTest::addRow("game %d", int(seed)) << int(1 + seed % 4) << (seed % 5 == 0) << seed;
    }
    void hold() {
        QFETCH(int, players);
        QFETCH(bool, advanced);
        QFETCH(quint64, seed);
        Setup setup = fixture::setup(players, seed);
        if (advanced) setup.boards = setup.scrolls = Side::B;
        MessinaTable table(fixture::definition(), setup, fixture::seats(), fixture::language, "en");
        const auto models = modelsOf(table);
        QVERIFY(models.size() >= 18);
        std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
        for (QAbstractItemModel* model : models)
            testers.push_back(std::make_unique<QAbstractItemModelTester>(model, QAbstractItemModelTester::FailureReportingMode::QtTest));
        Random random = Random::seeded(seed);
        int undone = 0, languages = 0;
        while (!table.over()) {
            const auto legal = choices(table.definition(), table.state(), table.state().toAct(), Listing::LegalOnly);
            QVERIFY(!table.play(legal[random.below(static_cast<std::uint32_t>(legal.size()))].command));
            if (random.below(5) == 0 && table.canUndo()) {
                table.undo();
                ++undone;
            }
            if (random.below(15) == 0) {
                table.setLanguage(fixture::codes().at(static_cast<int>(random.below(5))));
                ++languages;
            }
            if (random.below(9) == 0) table.setViewSeat(1 + static_cast<int>(random.below(static_cast<std::uint32_t>(players))));
            if (random.below(6) == 0) table.activate(QStringLiteral("hex:B%1").arg(1 + random.below(3)));
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY(undone > 3);
        QVERIFY(languages > 3);
    }
};

QTEST_GUILESS_MAIN(TestModels)
#include "tst_models.moc"
