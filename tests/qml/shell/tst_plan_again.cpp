// SPDX-License-Identifier: GPL-3.0-or-later
// While all plan at once, whoever is done goes back to the plan: by mouse, by key, and in the one column; each time the
// table is covered before it is handed over.
#include "tests/qml/shell/home.h"

#include "app/orleans/table/orleans_table.h"

#include <QTemporaryDir>

using namespace magister;

class tst_PlanAgain : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    static orleans::OrleansTable& tableIn(const Home& home) { return *qobject_cast<orleans::OrleansTable*>(home.program->currentTable()); }
    /// Two at one screen, in the first planning phase; the first is asked.
    static void begin(Home& home) {
        const QVariantMap anna{{"name", "Anna"}, {"seat", "ruby"}}, boris{{"name", "Boris"}, {"seat", "saffron"}};
        QVERIFY(home.program->newGame({{"game", "orleans"}, {"seats", QVariantList{anna, boris}}, {"seed", "7"}, {"shuffled", false}, {"dealing", "once"}}));
        QTest::qWait(100);
        auto& table = tableIn(home);
        while (table.stage() != "planning")
            QVERIFY(!table.play(orleans::Proceed{}));
        QTest::qWait(700); // a click right after the table has moved is not meant
        lift(home);
        QCOMPARE(table.activeSeat(), 1);
        QVERIFY(!table.play(orleans::PlaceFollower{orleans::Token::OwnBoatman, false, orleans::PlaceId::Farmhouse, 0}));
        QTest::qWait(50);
    }
    static void lift(Home& home) {
        if (home.has("curtain")) home.key(Qt::Key_Escape);
        QTest::qWait(50);
        QVERIFY(!home.has("curtain"));
    }
    /// The first seat is done, and the second is asked.
    static void finish(Home& home) {
        home.key(Qt::Key_E);
        QTest::qWait(50);
        QVERIFY(home.has("curtain"));
        QCOMPARE(tableIn(home).activeSeat(), 2);
        lift(home);
        QTest::qWait(700);
    }
    /// The first seat goes on with what lay there, behind the curtain at first.
    static void goesOn(Home& home) {
        QTest::qWait(50);
        QVERIFY(home.has("curtain"));
        auto& table = tableIn(home);
        QCOMPARE(table.activeSeat(), 1);
        QCOMPARE(table.viewSeat(), 1);
        QVERIFY(std::holds_alternative<orleans::PlanAgain>(table.session().moves().back().command));
        QCOMPARE(table.state().players[0].work.at(orleans::PlaceId::Farmhouse).filled(), 1);
        lift(home);
        QVERIFY(!home.has("button:plan-again-1"));
    }

private slots:
    void init() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QTest::currentTestFunction()).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath(QString(QTest::currentTestFunction()) + "-data").toUtf8());
    }

    void byMouseAndByKey_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("wide") << QSize(1920, 1080);
        QTest::newRow("dense") << QSize(1280, 800);
    }
    void byMouseAndByKey() {
        QFETCH(QSize, size);
        Home home(size);
        begin(home);
        QVERIFY(!home.has("button:plan-again-1"));
        finish(home);
        QVERIFY(home.reads(QStringLiteral("Anna: zmień plan")));
        QVERIFY(home.click("button:plan-again-1"));
        goesOn(home);
        finish(home);
        home.key(Qt::Key_A);
        goesOn(home);
    }

    // A town stays that of whoever sits here while others are asked on devices of their own, and their plans are left to them.
    void elsewhere_data() {
        QTest::addColumn<QString>("layout");
        QTest::newRow("boards") << "itself";
        QTest::newRow("column") << "column";
    }
    void elsewhere() {
        QFETCH(QString, layout);
        Home home({1280, 800});
        home.settings->setLayout(layout);
        begin(home);
        finish(home);
        auto& table = tableIn(home);
        QVERIFY(home.has("button:plan-again-1"));
        table.setSeatsHere({2});
        QTest::qWait(50);
        QVERIFY(!home.has("button:plan-again-1"));
        QVERIFY(home.reads(QStringLiteral("Twoje miasto")));
        table.setSeatsHere({1});
        QTest::qWait(50);
        QCOMPARE(table.activeSeat(), 0);
        QCOMPARE(table.viewSeat(), 1);
        QVERIFY(home.reads(QStringLiteral("Twoje miasto")));
    }

    void inTheColumn() {
        Home home({1280, 800});
        home.settings->setLayout("column");
        begin(home);
        finish(home);
        QQuickItem* chip = Targets::of(&home.engine)->item("seat:1/plan");
        QVERIFY(chip && chip->property("reachable").toBool());
        QCOMPARE(chip->property("label").toString(), QStringLiteral("Anna: gotowe. Zmień plan"));
        QVERIFY(!Targets::of(&home.engine)->item("seat:2/plan")->property("reachable").toBool());
        chip->forceActiveFocus(Qt::TabFocusReason);
        QTest::qWait(100);
        home.key(Qt::Key_Space);
        goesOn(home);
    }
};

QTEST_MAIN(tst_PlanAgain)
#include "tst_plan_again.moc"
