// SPDX-License-Identifier: GPL-3.0-or-later
// Inviting other devices, as one clicks and types it, over a network that the test plays.
#include "tests/qml/shell/devices_stage.h"

#include <QAccessible>

using namespace magister;
using namespace magister::test;

class tst_InvitePage : public QObject, private DevicesStage {
    Q_OBJECT

private slots:
    void initTestCase() { raise(); }
    void cleanupTestCase() { takeDown(); }
    void init() { lay(); }
    void cleanup() { clear(); }

    void nothingListensUnlessAsked() {
        begin();
        QVERIFY(open("InvitePage.qml"));
        QVERIFY(m_view.errors().isEmpty());
        QVERIFY(!m_asked.host);
        QVERIFY(!shows("button:stop-inviting"));
        QVERIFY(click("button:invite"));
        QVERIFY(m_asked.host);
        QCOMPARE(m_program->invitation()->state(), "starting");
    }

    // Over the table: who is away is named, and nobody is invited to a seat that is not free.
    void theStripTellsTheHostWhoIsAway() {
        using network::Presence;
        begin();
        QVERIFY(open("LinkStrip.qml"));
        openToAll();
        QTRY_COMPARE(textOf("link-state"), "No seat is free for others.");
        m_program->invitation()->letGo(2);
        m_program->invitation()->letGo(3);
        QTRY_COMPARE(textOf("link-state"), "Others can join now.");
        const network::SeatTold here{"Anna", "violet", Presence::Here};
        m_asked.host->seatsTold({here, {"Karl", "ruby", Presence::Free}, {{}, "saffron", Presence::Free}}); // it has heard of that
        m_asked.host->seatsTold({here, {"Ewa", "ruby", Presence::Here}, {{}, "saffron", Presence::Free}});
        QTRY_COMPARE(textOf("link-state"), "1 seat is played on other devices. Others can join now.");
        m_asked.host->seatsTold({here, {"Ewa", "ruby", Presence::Away}, {{}, "saffron", Presence::Away}});
        QTRY_COMPARE(textOf("link-state"), "Not connected now: Ewa, Saffron.");
        m_asked.host->seatsTold({here, {"Ewa", "ruby", Presence::Away}, {"Olga", "saffron", Presence::Here}});
        QTRY_COMPARE(textOf("link-state"), "Not connected now: Ewa. 1 seat is played on other devices.");
    }

    void theCodeIsShownAndCopied() {
        begin();
        QVERIFY(open("InvitePage.qml"));
        openToAll();
        QTRY_VERIFY(shows("button:copy-code"));
        QCOMPARE(textOf("invite-code"), code());
        QVERIFY(!shows("invite-short-code"));
        m_asked.host->announced("N23456-789ABC-DEFGHJ");
        QTRY_COMPARE(textOf("invite-short-code"), "N23456-789ABC-DEFGHJ");
        pictures("invite");
        QVERIFY(click("button:copy-code"));
        QCOMPARE(QGuiApplication::clipboard()->text(), code());
        QVERIFY(click("way:1"));
        QCOMPARE(textOf("invite-code"), "OTHER-CODE");
    }

    void otherHomesComeInThroughABroker() {
        using State = network::BrokerTold::State;
        Settings* const settings = singleton<Settings>("MagisterLudi.Household", "Settings");
        settings->setBroker("old.example.org", "us");
        begin();
        QVERIFY(open("InvitePage.qml"));
        QVERIFY(!shows("broker-address"));
        openToAll();
        QTRY_VERIFY(shows("broker-address"));
        // With the keyboard alone.
        m_targets->item("broker-address")->forceActiveFocus();
        QTest::keyClick(&m_view, Qt::Key_A, Qt::ControlModifier);
        type("no address");
        QTest::keyClick(&m_view, Qt::Key_Return);
        QTRY_VERIFY(shows("broker-problem"));
        QVERIFY(!m_asked.broker);
        QTest::keyClick(&m_view, Qt::Key_A, Qt::ControlModifier);
        type("broker.example.org");
        QTRY_VERIFY(!shows("broker-problem"));
        QTest::keyClick(&m_view, Qt::Key_Tab);
        QTest::keyClick(&m_view, Qt::Key_A, Qt::ControlModifier);
        type("family");
        QTest::keyClick(&m_view, Qt::Key_Tab);
        type("secret");
        QQuickItem* const password = m_view.activeFocusItem();
        QVERIFY(password);
        QCOMPARE(password->property("displayText").toString().contains("secret"), false);
        QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(password);
        QVERIFY(spoken && spoken->state().passwordEdit);
        QCOMPARE(spoken->text(QAccessible::Name), "Password at the broker");
        QCOMPARE(spoken->text(QAccessible::Description), "If empty: the same as last time");
        // A file that vouches for nobody is refused before anything is connected to.
        const QString none = m_folder.filePath("none.pem");
        QFile file(none);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("nothing") == 7);
        file.close();
        QVERIFY(m_targets->item("button:authorities") && !m_targets->item("button:system-authorities"));
        choose(m_folder.filePath("gone.pem"));
        QTRY_VERIFY(textOf("authorities-problem").contains("cannot be read"));
        choose(none);
        QTRY_VERIFY(textOf("authorities-problem").contains("holds no certificate"));
        QCOMPARE(textOf("broker-authorities"), "The certificates of this system vouch for the broker.");
        pictures("invite-authorities");
        const QString family = m_folder.filePath("family.pem");
        writeCertificate(family);
        choose(family);
        QTRY_VERIFY(!m_targets->item("authorities-problem"));
        QVERIFY(textOf("broker-authorities").contains(family));
        press("button:system-authorities");
        QTRY_VERIFY(!textOf("broker-authorities").contains(family));
        choose(family);
        // It may have been changed meanwhile.
        QVERIFY(QFile::remove(family));
        press("button:open-broker");
        QTRY_VERIFY(m_targets->item("authorities-problem"));
        QVERIFY(!m_asked.broker);
        writeCertificate(family);
        press("button:open-broker");
        QVERIFY(m_asked.broker);
        QCOMPARE(m_asked.broker->authorities, family);
        QCOMPARE(m_asked.broker->host, "broker.example.org");
        QCOMPARE(m_asked.broker->user, "family");
        QCOMPARE(m_asked.broker->password, "secret");
        QTRY_COMPARE(textOf("broker-state"), "Connecting to the broker…");
        // The keyboard is where one goes on.
        QVERIFY(m_targets->item("button:close-broker")->hasActiveFocus());
        const QString invitation = "mqtts://broker.example.org/ABC";
        m_asked.host->brokerTold({State::Refused, invitation, "not authorised"});
        QTRY_VERIFY(shows("broker-password"));
        QCOMPARE(password->property("text").toString(), "");
        QVERIFY(textOf("broker-state").contains("does not let this device in"));
        pictures("invite-refused");
        QVERIFY(click("button:open-broker"));
        m_asked.host->brokerTold({State::Unreachable, invitation, {}});
        QTRY_COMPARE(textOf("broker-state"), "No connection to the broker; it is tried again.");
        // What has not let anybody in is not the broker of this household.
        QCOMPARE(settings->broker(), "old.example.org");
        QVERIFY(m_asked.forgotten.isEmpty());
        m_asked.host->brokerTold({State::Connected, invitation, {}});
        QTRY_COMPARE(textOf("broker-state"), "Connected to the broker.");
        QCOMPARE(m_asked.forgotten, QStringList{"us@old.example.org"});
        QCOMPARE(textOf("invite-letter-code"), invitation);
        QVERIFY(!shows("broker-address"));
        pictures("invite-homes");
        QVERIFY(click("button:copy-letter-code"));
        QCOMPARE(QGuiApplication::clipboard()->text(), invitation);
        QVERIFY(click("button:close-broker"));
        QVERIFY(!m_asked.broker);
        QTRY_VERIFY(shows("broker-address"));
        QVERIFY(!shows("broker-state"));
        QCOMPARE(settings->broker(), "broker.example.org");
        QCOMPARE(settings->brokerUser(), "family");
        QCOMPARE(settings->brokerAuthorities(), family);
        settings->setBroker({}, {});
    }

    // Where it is seen: beside the seats, beside the broker, and over the table.
    void whatCannotBeWrittenIsSaid() {
        const QString seats = "This device could not write to its disk that another device has lost its seat.";
        const QString letters = "This device cannot write to its disk, so moves from other homes are not read.";
        begin();
        QVERIFY(open("InvitePage.qml"));
        openToAll();
        QTRY_VERIFY(shows("button:stop-inviting"));
        QVERIFY(!shows("invite-seats-unkept"));
        m_asked.host->unkeptTold({"no space left on device", {}});
        QTRY_VERIFY(textOf("invite-seats-unkept").startsWith(seats));
        QVERIFY(!m_targets->item("broker-letters-unkept"));
        m_asked.host->unkeptTold({"no space left on device", "no space left on device"});
        QTRY_VERIFY(textOf("broker-letters-unkept").startsWith(letters));
        pictures("invite-unkept");
        m_asked.host->unkeptTold({{}, "no space left on device"});
        QTRY_VERIFY(!m_targets->item("invite-seats-unkept"));

        QVERIFY(open("LinkStrip.qml"));
        QTRY_VERIFY(textOf("link-state").startsWith(letters));
        QVERIFY(textOf("link-state").endsWith("No seat is free for others."));
        m_asked.host->unkeptTold({"no space left on device", {}});
        QTRY_VERIFY(textOf("link-state").startsWith(seats));
        pictures("strip-unkept");
        m_asked.host->unkeptTold({});
        QTRY_COMPARE(textOf("link-state"), "No seat is free for others.");
    }

    void aSeatGoesToAnotherDeviceAndComesBack() {
        begin();
        QVERIFY(open("InvitePage.qml"));
        openToAll();
        QTRY_VERIFY(shows("button:move-seat/2"));
        QVERIFY(click("button:move-seat/2"));
        QVERIFY(!m_asked.seats[1].here);
        QVERIFY(m_asked.seats[0].here);
        QCOMPARE(textOf("presence:2"), "Free for others");
        m_asked.host->seatsTold({{"Anna", "violet", network::Presence::Here}, {"Ola", "ruby", network::Presence::Free}, {}});
        m_asked.host->seatsTold({{"Anna", "violet", network::Presence::Here}, {"Ola", "ruby", network::Presence::Here}, {}});
        QTRY_COMPARE(textOf("presence:2"), "On another device");
        QCOMPARE(textOf("invite-arrivals"), "Connected: Ola"); // for a screen reader
        m_asked.host->seatsTold({{"Anna", "violet", network::Presence::Here}, {"Ola", "ruby", network::Presence::Away}, {}});
        QCOMPARE(textOf("invite-arrivals"), "Disconnected: Ola");
        m_asked.host->seatsTold({{"Anna", "violet", network::Presence::Here}, {"Ola", "ruby", network::Presence::Here}, {}});
        // Somebody plays there: it is asked first, and Esc leaves it as it is.
        QVERIFY(click("button:move-seat/2"));
        QVERIFY(!m_asked.seats[1].here);
        QTest::keyClick(&m_view, Qt::Key_Escape);
        QVERIFY(!m_asked.seats[1].here);
        QVERIFY(click("button:move-seat/2"));
        QVERIFY(click("button:really"));
        QVERIFY(m_asked.seats[1].here);
        QCOMPARE(textOf("presence:2"), "On this screen");
    }

    void stoppingAsksWhileOthersPlay() {
        begin();
        QVERIFY(open("InvitePage.qml"));
        openToAll();
        m_program->invitation()->letGo(3);
        m_asked.host->seatsTold({{}, {}, {"", "saffron", network::Presence::Free}});
        m_asked.host->seatsTold({{}, {}, {"Ola", "saffron", network::Presence::Away}});
        QTRY_VERIFY(shows("button:free-seat/3"));
        QVERIFY(click("button:free-seat/3"));
        // Who plays by letter is away most of the time, and would lose the seat.
        QVERIFY(m_asked.freed.isEmpty());
        QVERIFY(click("button:really"));
        QCOMPARE(m_asked.freed, QList<int>{3});
        m_asked.host->seatsTold({{}, {}, {"Ola", "saffron", network::Presence::Here}});
        QTRY_COMPARE(textOf("presence:3"), "On another device");
        QVERIFY(!shows("button:free-seat/3"));
        QVERIFY(click("button:stop-inviting"));
        QVERIFY(m_asked.host);
        QVERIFY(click("button:keep-inviting"));
        QVERIFY(m_asked.host);
        QVERIFY(click("button:stop-inviting"));
        QVERIFY(click("button:really"));
        QVERIFY(!m_asked.host);
        QVERIFY(shows("button:invite"));
    }

    void everyTroubleHasItsSentence() {
        haveSentences({"no-plugin", "no-address", "cannot-share", "cannot-listen", "later-seats"}, "invitationTrouble");
        haveSentences({"no space left on device"}, "unkeptSeats");
        haveSentences({"no space left on device"}, "unkeptLetters");
    }
};

QTEST_MAIN(tst_InvitePage)
#include "tst_invite_page.moc"
