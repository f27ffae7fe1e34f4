// SPDX-License-Identifier: GPL-3.0-or-later
// Two at one screen plan a game of Orléans: each press of “Done” asks as long as something can still be done, at every
// seat and in every round, except at a seat that does not want to be asked in this game.
#include "tests/qml/shell/home.h"

#include "app/orleans/table/orleans_table.h"

#include <QTemporaryDir>

using namespace magister;

class tst_AskBeforeEnding : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    static orleans::OrleansTable& tableIn(const Home& home) { return *qobject_cast<orleans::OrleansTable*>(home.program->currentTable()); }
    static void lift(Home& home) {
        if (home.has("curtain")) home.key(Qt::Key_Escape);
        QTest::qWait(50);
        QVERIFY(!home.has("curtain"));
    }
    /// What comes before the next planning is played as it comes; nobody draws more followers than they must.
    static void playToPlanning(Home& home, int round) {
        auto& table = tableIn(home);
        for (int i = 0; i < 200 && !(table.stage() == "planning" && table.round() == round); ++i) {
            const auto& choices = table.targets().choices();
            const auto legal = [&](auto wanted) {
                return std::find_if(choices.begin(), choices.end(), [&](const auto& choice) { return !choice.refusal && wanted(choice.command); });
            };
            auto next = legal([](const auto& command) { return std::holds_alternative<orleans::Pass>(command) || std::holds_alternative<orleans::Done>(command); });
            if (next == choices.end()) next = legal([](const auto&) { return true; });
            QVERIFY(next != choices.end());
            QVERIFY(!table.play(orleans::Command(next->command)));
        }
        QCOMPARE(table.stage(), QStringLiteral("planning"));
        QTest::qWait(50);
        lift(home);
        QTest::qWait(700); // a click right after the table has moved is not meant
        home.key(Qt::Key_Shift); // the first key brings the letters
    }
    /// Whoever plans presses “Done” twice, and goes back each time.
    static void isAskedTwice(Home& home) {
        auto& table = tableIn(home);
        const int seat = table.activeSeat();
        for (int press = 0; press < 2; ++press) {
            home.key(Qt::Key_E);
            QVERIFY(home.has("button:ending-back"));
            home.key(Qt::Key_Escape);
            QVERIFY(!home.has("button:ending-back"));
            QCOMPARE(table.activeSeat(), seat);
            QCOMPARE(table.stage(), QStringLiteral("planning"));
        }
    }
    /// Presses it once more, and ends.
    static void ends(Home& home, bool quiet = false) {
        home.key(Qt::Key_E);
        QVERIFY(home.has("button:ending-end"));
        if (quiet) {
            auto* box = home.window->findChild<QObject*>("ending-quiet");
            QVERIFY(box);
            box->setProperty("checked", true);
        }
        QTest::qWait(50);
        home.key(Qt::Key_E);
        QVERIFY(!home.has("button:ending-end"));
        QTest::qWait(50);
        if (home.has("curtain")) lift(home);
        QTest::qWait(700);
    }

private slots:
    void everySeatEachTime() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath("config").toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath("data").toUtf8());
        Home home({1280, 800});
        home.settings->setAskBeforeEnding(true);
        home.begin("pl", "pl", "once", "orleans");
        auto& table = tableIn(home);

        playToPlanning(home, 1);
        QCOMPARE(table.activeSeat(), 1);
        isAskedTwice(home);
        ends(home);
        QCOMPARE(table.activeSeat(), 2);
        isAskedTwice(home);
        ends(home, true);

        playToPlanning(home, 2);
        const int first = table.activeSeat();
        for (int i = 0; i < 2; ++i) {
            if (table.activeSeat() == 2) {
                home.key(Qt::Key_E);
                QVERIFY(!home.has("button:ending-back"));
                QTest::qWait(50);
                if (home.has("curtain")) lift(home);
                QTest::qWait(700);
            } else {
                isAskedTwice(home);
                ends(home);
            }
            if (i == 0) QCOMPARE(table.activeSeat(), 3 - first);
        }
    }
};

QTEST_MAIN(tst_AskBeforeEnding)
#include "tst_ask_before_ending.moc"
