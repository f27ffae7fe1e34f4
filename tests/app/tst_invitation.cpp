// SPDX-License-Identifier: GPL-3.0-or-later
// A table to which others are invited, as the screens see it, over a network that the test plays.
#include "tests/app/device_rooms.h"

#include "app/devices/qr_square.h"
#include "app/network/seat_book.h"

#include <QPainter>
#include <QtTest>

using namespace magister;
using namespace magister::test;
using network::Presence;
using network::SeatTold;

class tst_Invitation : public QObject {
    Q_OBJECT

private slots:
    void nothingListensUntilSomebodyInvites() {
        HostRoom room;
        QCOMPARE(room.invitation.state(), "off");
        QVERIFY(room.links.asked.isEmpty());
        QCOMPARE(presences(*room.invitation.seats()), (QStringList{"here", "here", "here"}));
        QCOMPARE(room.table->presence(), QStringList());

        room.invitation.invite();
        QCOMPARE(room.invitation.state(), "starting");
        QCOMPARE(room.links.take(), (QStringList{"host", "seats 111"}));
        QCOMPARE(room.links.seatsFile, room.seatsFile());
        QCOMPARE(room.links.seats.first(), (network::SeatAtHost{"Anna", "sapphire", true}));
        room.invitation.invite();
        QVERIFY(room.links.asked.isEmpty());

        QSignalSpy ways(&room.invitation, &Invitation::waysChanged);
        room.links.host_->listening({FakeLinks::way("192.168.1.5", "ABC"), FakeLinks::way("fd00::1", "DEF")});
        QCOMPARE(room.invitation.state(), "open");
        QCOMPARE(room.invitation.trouble(), "");
        QCOMPARE(ways.size(), 1);
        QCOMPARE(room.invitation.ways().size(), 2);
        QCOMPARE(room.invitation.ways().at(1).toMap(),
                 (QVariantMap{{"address", "fd00::1"}, {"port", 4711}, {"code", "DEF"}}));
        QVERIFY(!room.invitation.square(1).isNull() && room.invitation.square(2).isNull());
        QCOMPARE(room.table->presence(), (QStringList{"here", "here", "here"}));
    }
    void aSeatIsLetGoTakenAndTakenBack() {
        HostRoom room;
        room.open();
        QSignalSpy presence(&room.invitation, &Invitation::presenceTold);
        QSignalSpy devices(&room.invitation, &Invitation::devicesChanged);
        room.invitation.letGo(2);
        QCOMPARE(room.links.take(), QStringList{"seats 101"});
        QCOMPARE(presences(*room.invitation.seats()), (QStringList{"here", "free", "here"}));
        QCOMPARE(room.table->seatsHere(), (QList<int>{1, 3}));
        QCOMPARE(room.table->presence(), (QStringList{"here", "free", "here"}));

        // What was told before the host has heard of it is out of date.
        QList<SeatTold> seats = room.atHost();
        seats[1].presence = Presence::Here;
        room.links.host_->seatsTold(seats);
        QCOMPARE(presences(*room.invitation.seats()), (QStringList{"here", "free", "here"}));
        seats[1].presence = Presence::Free;
        room.links.host_->seatsTold(seats);
        QVERIFY(presence.isEmpty());

        seats[1] = {"Ewa", "ruby", Presence::Here};
        room.links.host_->seatsTold(seats);
        QCOMPARE(told(presence), QStringList{"2 there"});
        QCOMPARE(room.invitation.devices(), 1);
        QCOMPARE(devices.size(), 1);
        QCOMPARE(namesOf(*room.invitation.seats()), (QStringList{"Anna", "Ewa", "Karl"}));
        QCOMPARE(room.table->seatsAtTable().at(1).name, "Ewa");
        seats[1].presence = Presence::Away;
        room.links.host_->seatsTold(seats);
        QCOMPARE(told(presence), (QStringList{"2 there", "2 away"}));
        QCOMPARE(room.table->presence(), (QStringList{"here", "away", "here"}));
        QCOMPARE(room.invitation.devices(), 0);

        room.invitation.freeSeat(2);
        QCOMPARE(room.links.take(), QStringList{"free 2"});
        seats[1] = {"", "ruby", Presence::Free};
        room.links.host_->seatsTold(seats);
        QCOMPARE(told(presence).last(), "2 free");
        QCOMPARE(room.table->seatsAtTable().at(1).name, "");

        room.invitation.takeBack(2);
        QCOMPARE(room.links.take(), QStringList{"seats 111"});
        QCOMPARE(presences(*room.invitation.seats()), (QStringList{"here", "here", "here"}));
        QCOMPARE(room.table->seatsHere(), (QList<int>{1, 2, 3}));
        QCOMPARE(presence.size(), 3);
        // What is not so, or not there, changes nothing.
        room.invitation.takeBack(2);
        room.invitation.freeSeat(2);
        for (const int seat : {0, 4, -1}) {
            room.invitation.letGo(seat);
            room.invitation.takeBack(seat);
            room.invitation.freeSeat(seat);
        }
        QVERIFY(room.links.asked.isEmpty());
    }
    void whatIsDoneHereIsTold() {
        HostRoom room;
        room.open();
        room.shared->moved();
        QCOMPARE(room.links.take(), QStringList{"moved"});
    }
    void whoWasThereBeforeComesBack() {
        HostRoom room;
        network::SeatBook book(room.seatsFile(), 3);
        QVERIFY(book.set(3, {"Ewa", QByteArray(32, 'h')}));
        room.invitation.setSubject(room.subject());
        // Also before anybody is invited it is said how it will be.
        QCOMPARE(presences(*room.invitation.seats()), (QStringList{"here", "here", "away"}));
        QCOMPARE(room.table->seatsHere(), (QList<int>{1, 2, 3}));
        QSignalSpy presence(&room.invitation, &Invitation::presenceTold);
        room.invitation.invite();
        QCOMPARE(room.links.take(), (QStringList{"host", "seats 110"}));
        QCOMPARE(presences(*room.invitation.seats()), (QStringList{"here", "here", "away"}));
        QCOMPARE(namesOf(*room.invitation.seats()).last(), "Ewa");
        QCOMPARE(room.table->seatsHere(), (QList<int>{1, 2}));
        room.links.host_->seatsTold(
            {{"Anna", "", Presence::Here}, {"", "", Presence::Here}, {"Ewa", "", Presence::Away}});
        QVERIFY(presence.isEmpty());
        room.links.host_->seatsTold(
            {{"Anna", "", Presence::Here}, {"", "", Presence::Here}, {"Ewa", "", Presence::Here}});
        QCOMPARE(told(presence), QStringList{"3 there"});
    }
    void whatIsTakenBackBeforehandStaysHere() {
        HostRoom room;
        network::SeatBook book(room.seatsFile(), 3);
        QVERIFY(book.set(2, {"Karl", QByteArray(32, 'k')}) && book.set(3, {"Ewa", QByteArray(32, 'h')}));
        room.invitation.setSubject(room.subject());
        room.invitation.takeBack(3);
        QCOMPARE(presences(*room.invitation.seats()), (QStringList{"here", "away", "here"}));
        room.invitation.invite();
        QCOMPARE(room.links.take(), (QStringList{"host", "seats 101"}));
        // Its guest does not come back to it after another start of the program either.
        const auto kept = network::SeatBook::read(room.seatsFile(), 3);
        QVERIFY(kept && kept->at(3).hash.isEmpty());
        QCOMPARE(kept->at(2).name, "Karl");
    }
    void whoIsWaitedForIsSaidTruly() {
        HostRoom room;
        room.open();
        const int acting = room.table->activeSeat();
        QSignalSpy changed(room.table.get(), &Table::changed);
        const Table& table = *room.table;
        const auto sentence = [&table] { return table.prompt().value("sentence").toString(); };
        room.invitation.letGo(acting);
        QVERIFY2(sentence().endsWith("has to decide, but nobody has taken that seat yet."), qPrintable(sentence()));
        QList<SeatTold> seats = room.atHost();
        seats[acting - 1].presence = Presence::Free;
        room.links.host_->seatsTold(seats);
        seats[acting - 1] = {"Ewa", "ruby", Presence::Here};
        room.links.host_->seatsTold(seats);
        QCOMPARE(sentence(), "Ewa is deciding on another device.");
        changed.clear();
        seats[acting - 1].presence = Presence::Away;
        room.links.host_->seatsTold(seats);
        QVERIFY(!changed.isEmpty());
        QCOMPARE(sentence(), "Ewa has to decide, but that player’s device is not connected.");
    }
    void whatIsChosenBeforehandHolds() {
        HostRoom room;
        room.invitation.letGo(1);
        QCOMPARE(presences(*room.invitation.seats()), (QStringList{"free", "here", "here"}));
        QCOMPARE(room.table->seatsHere(), (QList<int>{1, 2, 3}));
        room.invitation.invite();
        QCOMPARE(room.links.take(), (QStringList{"host", "seats 011"}));
        QCOMPARE(room.table->seatsHere(), (QList<int>{2, 3}));
    }
    void afterTheEndAllIsPlayedHere() {
        HostRoom room;
        room.open();
        room.invitation.letGo(2);
        room.links.host_->seatsTold(
            {{"Anna", "", Presence::Here}, {"", "", Presence::Free}, {"Karl", "", Presence::Here}});
        room.links.host_->seatsTold(
            {{"Anna", "", Presence::Here}, {"Ewa", "", Presence::Here}, {"Karl", "", Presence::Here}});
        room.links.take();
        room.invitation.stop();
        QCOMPARE(room.links.take(), QStringList{"end of host"});
        QCOMPARE(room.invitation.state(), "off");
        QVERIFY(room.invitation.ways().isEmpty());
        QCOMPARE(room.invitation.devices(), 0);
        QCOMPARE(room.table->seatsHere(), (QList<int>{1, 2, 3}));
        QCOMPARE(room.table->presence(), QStringList());
        QCOMPARE(presences(*room.invitation.seats()), (QStringList{"here", "away", "here"}));
        room.invitation.stop();
        room.invitation.freeSeat(2);
        QVERIFY(room.links.asked.isEmpty());
        // Whoever had it is let in again.
        room.invitation.invite();
        QCOMPARE(room.links.take(), (QStringList{"host", "seats 101"}));
    }
    void guestsComeInThroughABroker() {
        HostRoom room;
        Invitation& invitation = room.invitation;
        using State = network::BrokerTold::State;
        const QString code = FakeLinks::letterCode();
        // Nobody is invited yet.
        invitation.openAt("broker.example.org", "family", "secret");
        QVERIFY(room.links.asked.isEmpty());
        QCOMPARE(invitation.broker(), "off");
        room.open();
        QSignalSpy changed(&invitation, &Invitation::brokerChanged);
        for (const char* no : {"", "http://broker.example.org", "mqtt://broker.example.org", "a b", "mqtts://a/b", "mqtts://me:secret@a"}) {
            QVERIFY2(!Invitation::isBroker(no), no);
            invitation.openAt(no, "family", "secret");
        }
        QVERIFY(room.links.asked.isEmpty() && changed.isEmpty());
        QVERIFY(Invitation::isBroker("mqtts://broker.example.org:8884"));
        invitation.openAt(" broker.example.org:8884 ", " family ", "secret");
        QCOMPARE(room.links.take(), QStringList{"broker broker.example.org:8884 family/secret"});
        QCOMPARE(invitation.broker(), "connecting");
        room.links.host_->brokerTold({State::Refused, code, "not authorised"});
        QCOMPARE(invitation.broker(), "refused");
        QCOMPARE(invitation.brokerReason(), "not authorised");
        invitation.openAt("broker.example.org", "family", "", "/home/us/ca.pem");
        QCOMPARE(room.links.take(), QStringList{"broker broker.example.org:8883 family/ by /home/us/ca.pem"});
        QCOMPARE(invitation.brokerAddress(), "broker.example.org");
        QCOMPARE(invitation.brokerUser(), "family");
        QCOMPARE(invitation.brokerAuthorities(), "/home/us/ca.pem");
        QCOMPARE(invitation.brokerReason(), "");
        room.links.host_->brokerTold({State::Connected, code, {}});
        QCOMPARE(invitation.broker(), "connected");
        QCOMPARE(invitation.letterCode(), code);
        room.links.host_->brokerTold({State::Unreachable, code, {}});
        QCOMPARE(invitation.broker(), "unreachable");
        invitation.closeBroker();
        QCOMPARE(room.links.take(), QStringList{"no broker"});
        room.links.host_->brokerTold({State::Connected, code, {}}); // was on its way
        QCOMPARE(invitation.broker(), "off");
        QCOMPARE(invitation.letterCode(), "");
        invitation.closeBroker();
        QVERIFY(room.links.asked.isEmpty());
        // It ends with the invitation.
        invitation.openAt("broker.example.org", "", "");
        room.links.host_->brokerTold({State::Connected, code, {}});
        invitation.stop();
        QCOMPARE(invitation.broker(), "off");
        QCOMPARE(invitation.letterCode(), "");
    }
    void whatIsNotOnTheDiskIsTold() {
        HostRoom room;
        room.open();
        QSignalSpy changed(&room.invitation, &Invitation::unkeptChanged);
        room.links.host_->unkeptTold({"no space", {}});
        QCOMPARE(room.invitation.seatsUnkept(), "no space");
        room.links.host_->unkeptTold({"no space", {}});
        QCOMPARE(changed.size(), 1);
        room.invitation.openAt("broker.example.org", "anna", "word");
        room.links.host_->unkeptTold({"no space", "no space left"});
        QCOMPARE(room.invitation.lettersUnkept(), "no space left");
        room.invitation.closeBroker();
        QCOMPARE(room.invitation.lettersUnkept(), "");
        // Nobody is let in any more; the file is as it was.
        room.invitation.openAt("broker.example.org", "anna", "word");
        room.links.host_->unkeptTold({"no space", "no space left"});
        room.invitation.stop();
        QCOMPARE(room.invitation.seatsUnkept(), "no space");
        QCOMPARE(room.invitation.lettersUnkept(), "");
        room.invitation.setSubject(room.subject());
        QCOMPARE(room.invitation.seatsUnkept(), "");
    }
    /// Also what this screen does to the file by itself, while nobody is invited.
    void aSeatThatIsTakenBackBeforehandIsNotOnTheDisk() {
        HostRoom room;
        Invitation::Subject subject = room.subject();
        // No file with a longer name can be laid beside it, from which it would be replaced.
        subject.seatsFile = room.folder.filePath(QString(250, u's'));
        QFile file(subject.seatsFile);
        QByteArray book = "{'format':'magister-seats/1','seats':[{'name':'','hash':''},{'name':'','hash':''},{'name':'Ewa','hash':'" + QByteArray(64, 'a') + "'}]}";
        book.replace('\'', '"');
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(book) == book.size());
        file.close();
        room.invitation.setSubject(subject);
        QCOMPARE(presences(*room.invitation.seats()), (QStringList{"here", "here", "away"}));
        room.invitation.takeBack(3);
        QCOMPARE(presences(*room.invitation.seats()), (QStringList{"here", "here", "here"}));
        QVERIFY(!room.invitation.seatsUnkept().isEmpty());
    }
    void itEndsWithTheTable() {
        HostRoom room;
        room.open();
        room.invitation.letGo(2);
        room.links.take();
        QSignalSpy here(room.table.get(), &Table::seatsHereChanged);
        room.invitation.setSubject({});
        QCOMPARE(room.links.take(), QStringList{"end of host"});
        QVERIFY(here.isEmpty()); // it is still on the screen
        QCOMPARE(room.invitation.state(), "off");
        QCOMPARE(room.invitation.seats()->count(), 0);
        room.invitation.invite();
        room.invitation.letGo(1);
        QVERIFY(room.links.asked.isEmpty());
        QCOMPARE(room.invitation.state(), "off");
    }
    void everyTroubleHasItsWord() {
        HostRoom room;
        QSignalSpy trouble(&room.invitation, &Invitation::troubleChanged);
        room.hasLinks = false;
        room.invitation.invite();
        QCOMPARE(room.invitation.state(), "failed");
        QCOMPARE(room.invitation.trouble(), "no-plugin");
        QCOMPARE(room.invitation.reason(), "no such file");
        QCOMPARE(trouble.size(), 1);
        room.hasLinks = true;
        room.shares = false;
        room.invitation.invite();
        QCOMPARE(room.invitation.trouble(), "cannot-share");
        QCOMPARE(room.invitation.reason(), "");
        room.shares = true;
        room.invitation.letGo(3);
        room.invitation.invite();
        QCOMPARE(room.invitation.trouble(), "");
        QCOMPARE(room.table->seatsHere(), (QList<int>{1, 2}));
        room.links.host_->cannotListen("address in use");
        QCOMPARE(room.invitation.state(), "failed");
        QCOMPARE(room.invitation.trouble(), "cannot-listen");
        QCOMPARE(room.invitation.reason(), "address in use");
        QCOMPARE(room.table->seatsHere(), (QList<int>{1, 2, 3}));
        QVERIFY(!room.links.host_);
        room.invitation.invite();
        room.links.host_->seatsOfLater();
        QCOMPARE(room.invitation.state(), "failed");
        QCOMPARE(room.invitation.trouble(), "later-seats");
        QCOMPARE(room.table->seatsHere(), (QList<int>{1, 2, 3}));
        room.invitation.invite();
        room.links.host_->listening({FakeLinks::way("127.0.0.1", "ABC")});
        QCOMPARE(room.invitation.state(), "open");
        QCOMPARE(room.invitation.trouble(), "no-address");
        room.links.host_->listening({FakeLinks::way("192.168.1.5", "DEF")});
        QCOMPARE(room.invitation.trouble(), "");
        QVERIFY(!room.invitation.keysForThisRunOnly());
        room.links.host_->announced("N0");
        QCOMPARE(room.invitation.shortCode(), "N0");
        room.links.host_->keychainSilent("no service");
        QVERIFY(room.invitation.keysForThisRunOnly());
        room.invitation.stop();
        QCOMPARE(room.invitation.shortCode(), "");
    }
    void theSquareIsSharp() {
        HostRoom room;
        room.open();
        QrSquare square;
        square.setInvitation(&room.invitation);
        square.setSize({43, 43});
        for (const qreal ratio : {1.0, 1.5, 2.0}) {
            QImage screen(QSize(43, 43) * ratio, QImage::Format_RGB32);
            screen.setDevicePixelRatio(ratio);
            screen.fill(Qt::white);
            QPainter painter(&screen);
            square.paint(&painter);
            painter.end();
            const int module = static_cast<int>(43 * ratio) / 4;
            int dark = 0;
            for (int y = 0; y < screen.height(); ++y)
                for (int x = 0; x < screen.width(); ++x) {
                    const QRgb pixel = screen.pixel(x, y);
                    QVERIFY(pixel == qRgb(0, 0, 0) || pixel == qRgb(255, 255, 255));
                    dark += pixel == qRgb(0, 0, 0);
                }
            QCOMPARE(dark, 2 * module * module);
        }
        // Without a way nothing is painted.
        square.setWay(1);
        QImage screen(43, 43, QImage::Format_RGB32);
        screen.fill(Qt::white);
        const QImage white = screen.copy();
        QPainter painter(&screen);
        square.paint(&painter);
        painter.end();
        QCOMPARE(screen, white);
    }
};

QTEST_MAIN(tst_Invitation)
#include "tst_invitation.moc"
