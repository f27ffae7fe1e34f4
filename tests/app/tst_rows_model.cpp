// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/random.h"
#include "app/table/log_model.h"
#include "app/table/rows_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

using namespace magister;

namespace {
QVariantMap row(const QString& key, int n, const QString& text = {}) {
    return {{"key", key}, {"n", n}, {"text", text}};
}
} // namespace

/// Follows a model by its signals alone, as a view does.
class Shadow : public QObject {
public:
    explicit Shadow(RowsModel& model) : m_model(model) {
        connect(&model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex&, int first, int last) {
            for (int i = first; i <= last; ++i)
                rows.insert(i, m_model.row(i));
        });
        connect(&model, &QAbstractItemModel::rowsRemoved, this,
                [this](const QModelIndex&, int first, int last) { rows.remove(first, last - first + 1); });
        connect(&model, &QAbstractItemModel::rowsMoved, this,
                [this](const QModelIndex&, int from, int, const QModelIndex&, int to) {
                    rows.move(from, to > from ? to - 1 : to);
                });
        connect(&model, &QAbstractItemModel::dataChanged, this,
                [this](const QModelIndex& first, const QModelIndex& last, const QList<int>& changed) {
                    for (int i = first.row(); i <= last.row(); ++i)
                        for (const int role : changed)
                            rows[i].insert(m_model.roleNames().value(role), m_model.data(m_model.index(i), role));
                });
    }
    QVector<QVariantMap> rows;

private:
    RowsModel& m_model;
};

class tst_RowsModel : public QObject {
    Q_OBJECT

private slots:
    void rolesHaveNames() {
        RowsModel model({"n", "text"});
        model.setRows({row("a", 1, "x")});
        const auto names = model.roleNames();
        QCOMPARE(names.size(), 3);
        QCOMPARE(model.data(model.index(0), names.key("n")).toInt(), 1);
        QCOMPARE(model.data(model.index(0), names.key("key")).toString(), "a");
        QVERIFY(!model.data(model.index(0), Qt::DisplayRole).isValid());
        QVERIFY(model.row(5).isEmpty());
        QCOMPARE(model.rowOf("a").value("text").toString(), "x");
        QVERIFY(model.rowOf("b").isEmpty());
    }

    void onlyTheRolesThatDiffer() {
        RowsModel model({"n", "text"});
        model.setRows({row("a", 1), row("b", 2)});
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        model.setRows({row("a", 1), row("b", 3)});
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.front().at(0).toModelIndex().row(), 1);
        QCOMPARE(changed.front().at(2).value<QList<int>>(), QList<int>{model.roleNames().key("n")});
        QCOMPARE(inserted.size() + removed.size(), 0);
    }

    void sameRowsAreSilent() {
        RowsModel model({"n", "text"});
        model.setRows({row("a", 1), row("b", 2)});
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy moved(&model, &QAbstractItemModel::rowsMoved);
        QSignalSpy count(&model, &RowsModel::countChanged);
        model.setRows({row("a", 1), row("b", 2)});
        QCOMPARE(changed.size() + moved.size() + count.size(), 0);
    }

    void aMoveIsAMove() {
        RowsModel model({"n", "text"});
        model.setRows({row("a", 1), row("b", 2), row("c", 3)});
        QSignalSpy moved(&model, &QAbstractItemModel::rowsMoved);
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        model.setRows({row("c", 3), row("a", 1), row("b", 2)});
        QCOMPARE(moved.size(), 1);
        QCOMPARE(removed.size(), 0);
    }

    void randomListsSignalEverything() {
        RowsModel model({"n", "text"});
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        Shadow shadow(model);
        Random random = Random::seeded(1347);
        for (int round = 0; round < 400; ++round) {
            QStringList keys{"a", "b", "c", "d", "e", "f", "g", "h"};
            random.shuffle(keys);
            QVector<QVariantMap> rows;
            for (std::uint32_t i = random.below(9); i > 0; --i)
                rows.append(row(keys.at(static_cast<int>(i) - 1), static_cast<int>(random.below(3)), keys.first()));
            model.setRows(rows);
            QCOMPARE(model.rows(), rows);
            QCOMPARE(shadow.rows, rows);
        }
    }

    void theLogIsToldAnew() {
        QString word = "one";
        LogModel log({"text"}, [&](const LogEntry& entry) {
            return QVariantMap{{"text", word + QString::number(std::any_cast<int>(entry.event))}};
        });
        QAbstractItemModelTester tester(&log, QAbstractItemModelTester::FailureReportingMode::QtTest);
        log.append({{1, 10}, {1, 11}, {2, 12}});
        QCOMPARE(log.row(2).value("text").toString(), "one12");
        QCOMPARE(log.row(2).value("round").toInt(), 2);
        QSignalSpy changed(&log, &QAbstractItemModel::dataChanged);
        word = "two";
        log.retell();
        QCOMPARE(changed.size(), 1);
        QCOMPARE(log.data(log.index(0), log.roleNames().key("text")).toString(), "two10");
        log.truncate(1);
        QCOMPARE(log.count(), 1);
        QVERIFY(log.row(1).isEmpty());
    }
};

QTEST_GUILESS_MAIN(tst_RowsModel)
#include "tst_rows_model.moc"
