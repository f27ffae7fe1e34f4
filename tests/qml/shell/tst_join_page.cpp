// SPDX-License-Identifier: GPL-3.0-or-later
// Joining a table on another device, likewise.
#include "tests/qml/shell/devices_stage.h"

using namespace magister;
using namespace magister::test;

class tst_JoinPage : public QObject, private DevicesStage {
    Q_OBJECT

private slots:
    void initTestCase() { raise(); }
    void cleanupTestCase() { takeDown(); }
    void init() { lay(); }
    void cleanup() { clear(); }

    void aTableIsJoinedThroughABroker() {
        network::Broker broker;
        broker.host = "broker.example.org";
        const QString invitation = network::codeText(broker, QByteArray(16, 'p'), "23456789");
        QVERIFY(open("JoinPage.qml"));
        QVERIFY(!shows("broker-user"));
        QGuiApplication::clipboard()->setText(invitation);
        QVERIFY(click("join-code"));
        QTest::keyClick(&m_view, Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY(shows("broker-user"));
        QTest::keyClick(&m_view, Qt::Key_Tab);
        type("karl");
        QTest::keyClick(&m_view, Qt::Key_Tab);
        type("wrong");
        pictures("join-homes");
        QTest::keyClick(&m_view, Qt::Key_Return);
        QCOMPARE(m_asked.code, invitation);
        QCOMPARE(m_asked.login, (network::BrokerLogin{"karl", "wrong", {}}));
        m_asked.guest->brokerRefused("not authorised");
        QTRY_VERIFY(textOf("join-trouble").contains("Check the user and the password"));
        // The invitation need not be typed again.
        QTRY_VERIFY(shows("broker-password") && !shows("button:retry"));
        QVERIFY(click("broker-password"));
        type("secret");
        QVERIFY(click("button:join"));
        QCOMPARE(m_asked.login, (network::BrokerLogin{"karl", "secret", {}}));
        m_asked.guest->connectedChanged(true);
        m_asked.guest->hostHereChanged(false);
        QTRY_VERIFY(textOf("joining-state").contains("The host is away."));
        m_asked.guest->hostHereChanged(true);
        told({network::Presence::Here, network::Presence::Free, network::Presence::Free});
        QTRY_VERIFY(shows("button:sit"));

        // The password goes with the only table that needs it, and whoever forgets that is told so.
        m_asked.guest->seatsGiven({2});
        m_program->joining()->leave();
        QTRY_VERIFY(m_targets->item("button:forget/0"));
        press("button:forget/0");
        QTRY_VERIFY(shows("forgets-password"));
        pictures("forget-password");
        press("button:really-forget");
        QVERIFY(m_asked.forgotten.isEmpty());
        m_asked.guest->seatsGiven({2});
        QVERIFY(m_asked.forgotten.isEmpty());
        m_asked.guest->left(2);
        QCOMPARE(m_asked.forgotten, QStringList{"karl@broker.example.org"});
    }

    void aWrongCodeIsAnswered() {
        QVERIFY(open("JoinPage.qml"));
        QVERIFY(m_view.errors().isEmpty());
        QVERIFY(click("join-code"));
        type(code().left(3));
        QVERIFY(!shows("code-problem"));
        QTest::keyClick(&m_view, Qt::Key_Return);
        QTRY_VERIFY(shows("code-problem"));
        QVERIFY(!m_asked.guest);
        QGuiApplication::clipboard()->setText(code().replace(3, 1, code()[3] == 'X' ? "Y" : "X"));
        QTest::keyClick(&m_view, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(&m_view, Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY(textOf("code-problem").contains("wrong or missing"));
        picture("join-wrong-en-1280");
    }

    void seatsAreChosenWithTheKeyboard() {
        QVERIFY(open("JoinPage.qml"));
        QGuiApplication::clipboard()->setText(code().toLower().remove('-'));
        QVERIFY(click("join-code"));
        QTest::keyClick(&m_view, Qt::Key_V, Qt::ControlModifier);
        QTest::keyClick(&m_view, Qt::Key_Return);
        QVERIFY(m_asked.guest);
        QVERIFY(shows("button:stop-joining"));
        m_asked.guest->connectedChanged(true);
        told({network::Presence::Here, network::Presence::Free, network::Presence::Away});
        QTRY_VERIFY(shows("join-seat:2"));
        picture("join-seats-en-1280");
        // The only free seat is ticked beforehand.
        QVERIFY(m_targets->item("join-seat:2")->property("checked").toBool());
        m_targets->item("join-seat:2")->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(&m_view, Qt::Key_Space);
        // Nothing is ticked: the button says so.
        QVERIFY(click("button:sit"));
        QVERIFY(m_asked.wanted.isEmpty());
        // A seat that somebody has is not to be had.
        QVERIFY(click("join-seat:1"));
        QVERIFY(click("join-seat:3"));
        m_targets->item("join-seat:2")->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(&m_view, Qt::Key_Space);
        QVERIFY(click("join-name"));
        QTest::keyClick(&m_view, Qt::Key_A, Qt::ControlModifier);
        type("Ola");
        QTest::keyClick(&m_view, Qt::Key_Return);
        QCOMPARE(m_asked.wanted, QList<int>{2});
        QCOMPARE(m_asked.name, "Ola");
    }

    void aTableNearbyNeedsTheShortCodeOnly() {
        const QString code = network::shortCodeText({"23456789", QByteArray(network::stretchedBytes, 's')});
        QVERIFY(open("JoinPage.qml"));
        QVERIFY(m_asked.finder);
        QVERIFY(!shows("button:near/0"));
        m_asked.finder->tablesFound({{"a", "laptop", "messina"}, {"b", "<b>other</b>", "nothing"}});
        QTRY_VERIFY(shows("button:near/1"));
        QVERIFY(!shows("near-hint"));
        m_targets->item("button:near/0")->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(&m_view, Qt::Key_Space);
        QTRY_VERIFY(textOf("near-hint").contains("“laptop”"));
        QVERIFY(!m_asked.guest);
        pictures("join-nearby");
        // The keyboard is where the code is typed.
        type(code.toLower());
        QTest::keyClick(&m_view, Qt::Key_Return);
        QVERIFY(m_asked.guest);
        QCOMPARE(m_asked.near, "a");
        QCOMPARE(m_asked.code, code);
        m_asked.guest->codeFound({});
        QTRY_VERIFY(textOf("join-trouble").startsWith("No table with this short code"));
        m_view.setSource(QUrl());
        QTRY_VERIFY(!m_asked.finder);
    }

    void onlookersNeedNoSeat() {
        QVERIFY(open("JoinPage.qml"));
        m_program->joining()->join(code());
        m_asked.guest->connectedChanged(true);
        told({network::Presence::Here, network::Presence::Here, network::Presence::Here});
        QTRY_VERIFY(shows("button:look-on"));
        QVERIFY(click("button:look-on"));
        QCOMPARE(m_asked.looks, 1);
    }

    /// At the table itself free seats can be taken, too.
    void anOnlookerSitsDown() {
        m_program->joining()->join(code());
        m_asked.guest->connectedChanged(true);
        told({network::Presence::Here, network::Presence::Free, network::Presence::Free});
        QVERIFY(open("SeatOverlay.qml", {{"joining", QVariant::fromValue(m_program->joining())}}));
        QVERIFY(m_view.errors().isEmpty());
        m_view.rootObject()->setProperty("open", true);
        QTRY_VERIFY(shows("join-seat:2"));
        pictures("take-a-seat");
        QVERIFY(click("button:sit-here")); // nothing is ticked
        QVERIFY(m_asked.wanted.isEmpty());
        QVERIFY(click("join-seat:1"));
        QVERIFY(click("join-seat:2"));
        QVERIFY(click("button:sit-here"));
        QCOMPARE(m_asked.wanted, QList<int>{2});
        QVERIFY(!m_view.rootObject()->property("open").toBool());
    }

    void everyTroubleHasItsSentence() {
        haveSentences({"no-plugin", "no-answer", "not-near", "other-host", "unknown-table", "other-version", "other-values", "seat-taken",
                       "seat-moved", "wrong-key", "slow-down", "not-kept", "busy", "unreadable"}, "joiningTrouble");
    }
};

QTEST_MAIN(tst_JoinPage)
#include "tst_join_page.moc"
