// SPDX-License-Identifier: GPL-3.0-or-later
// One table on several devices, as the screens see it, over a network that the test plays.
#include "tests/app/a_certificate.h"
#include "tests/app/fake_links.h"
#include "tests/app/fixture.h"

#include "app/devices/invitation.h"
#include "app/devices/joining.h"
#include "app/devices/qr_square.h"
#include "app/devices/remembered_tables.h"
#include "app/network/seat_book.h"

#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace magister;
using namespace magister::test;
using network::Error;
using network::Presence;
using network::SeatTold;

namespace {

const QVector<Seat> sitting{{"Anna", "sapphire"}, {"", "ruby"}, {"Karl", "saffron"}};

std::unique_ptr<messina::MessinaTable> newTable() {
    return std::make_unique<messina::MessinaTable>(messina::fixture::definition(), messina::fixture::setup(3, 5), sitting,
                                                   messina::fixture::language, "en");
}

QStringList presences(RowsModel& seats) {
    QStringList words;
    for (const QVariantMap& row : seats.rows())
        words.append(row.value("presence").toString());
    return words;
}

QStringList namesOf(RowsModel& seats) {
    QStringList names;
    for (const QVariantMap& row : seats.rows())
        names.append(row.value("name").toString());
    return names;
}

QStringList told(const QSignalSpy& spy) {
    QStringList texts;
    for (const auto& one : spy)
        texts.append(one.at(0).toString() + ' ' + one.at(1).toString());
    return texts;
}

network::PositionTold position(int seat, int step = 0) {
    network::PositionTold told;
    told.seat = seat;
    told.step = step;
    return told;
}

/// A host's screen.
struct HostRoom {
    QTemporaryDir folder;
    FakeLinks links;
    bool hasLinks = true;
    bool shares = true;
    SharedTable* shared{};
    std::unique_ptr<messina::MessinaTable> table = newTable();
    Invitation invitation{[this](QString& problem) -> network::NetworkLinks* {
        if (!hasLinks) problem = "no such file";
        return hasLinks ? &links : nullptr;
    }};

    HostRoom() { invitation.setSubject(subject()); }
    ~HostRoom() { invitation.setSubject({}); }
    QString seatsFile() const { return folder.filePath("one.seats"); }
    Invitation::Subject subject() {
        return {table.get(),
                [this]() -> std::unique_ptr<SharedTable> {
                    auto made = shares ? std::make_unique<FakeShared>() : nullptr;
                    shared = made.get();
                    return made;
                },
                seatsFile()};
    }
    void open() {
        invitation.invite();
        links.host_->seatsTold(atHost());
        links.host_->listening({FakeLinks::way("192.168.1.5", "ABC")});
        links.take();
    }
    /// As the host tells it while no guest has come.
    QList<SeatTold> atHost() const {
        QList<SeatTold> all;
        for (const network::SeatAtHost& seat : links.seats)
            all.append({seat.name, seat.tincture, seat.here ? Presence::Here : Presence::Free});
        return all;
    }
};

/// A guest's screen.
struct GuestRoom {
    QTemporaryDir folder;
    FakeLinks links;
    bool hasLinks = true;
    bool lays = true;
    bool sound = true;   ///< the first position fits
    QStringList heard;   ///< by the guest's half of the table
    FakeGuest* guest{};
    QStringList screen;  ///< what was shown and cleared
    std::unique_ptr<Table> shown;
    std::unique_ptr<Joining> joining = anew();

    ~GuestRoom() { joining->leave(); }
    QString file() const { return folder.filePath("joined.json"); }
    std::unique_ptr<Joining> anew() {
        return std::make_unique<Joining>(
            Joining::Room{[this](QString& problem) -> network::NetworkLinks* {
                              if (!hasLinks) problem = "no such file";
                              return hasLinks ? &links : nullptr;
                          },
                          [this](const network::TableTold&, const network::PositionTold&) {
                              GuestSeating laid;
                              if (!lays) return laid;
                              auto half = std::make_unique<FakeGuest>(heard);
                              half->sound = sound;
                              guest = half.get();
                              laid.guest = std::move(half);
                              laid.table = newTable();
                              return laid;
                          },
                          [this](std::unique_ptr<Table> table, const QString& game) {
                              shown = std::move(table);
                              screen.append("show " + game);
                          },
                          [this] {
                              screen.append("clear");
                              shown.reset();
                          }},
            file());
    }
    static network::TableTold table(Presence second = Presence::Free, Presence third = Presence::Free) {
        return {"00000001",
                "messina",
                QByteArray(32, 'p'),
                {{"Anna", "violet", Presence::Here},
                 {second == Presence::Free ? "" : "Karl", "", second},
                 {third == Presence::Free ? "" : "Ewa", "no-colour", third}}};
    }
    void choose() {
        joining->join(FakeLinks::code());
        links.guest->connectedChanged(true);
        links.guest->tableTold(table());
        links.take();
    }
    void play() {
        choose();
        joining->sit({2}, "Karl");
        links.guest->seatsGiven({2});
        links.guest->tableTold(table(Presence::Here));
        links.guest->positionTold(position(2));
        links.take();
        heard.clear();
        screen.clear();
    }
};

} // namespace

class tst_Devices : public QObject {
    Q_OBJECT

private slots:
    // The host
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

    // The guest
    void aCodeIsJudgedAsItIsTyped() {
        const GuestRoom room;
        for (const QString& address : {QStringLiteral("192.168.1.5"), QStringLiteral("fd00::1")}) {
            const QString code = FakeLinks::code(3, address);
            QCOMPARE(room.joining->codeProblem(code), "");
            QCOMPARE(room.joining->codeProblem(' ' + code.toLower().replace('-', ' ')), "");
            for (qsizetype typed = 0; typed < code.size(); ++typed)
                QCOMPARE(room.joining->codeProblem(code.left(typed)), "incomplete");
            QString wrong = code;
            wrong[10] = wrong[10] == u'7' ? u'8' : u'7';
            QCOMPARE(room.joining->codeProblem(wrong), "wrong");
            QCOMPARE(room.joining->codeProblem(code + 'A'), "wrong");
        }
        for (const char* wrong : {"!", "https://", "9", "20", "2ž"})
            QCOMPARE(room.joining->codeProblem(wrong), "wrong");
    }
    void joinSitAndPlay() {
        GuestRoom room;
        Joining& joining = *room.joining;
        joining.join("nonsense");
        QCOMPARE(joining.state(), "off");
        joining.join(FakeLinks::code().toLower());
        QCOMPARE(joining.state(), "connecting");
        QCOMPARE(joining.code(), FakeLinks::code());
        QCOMPARE(room.links.take(), QStringList{"join " + FakeLinks::code()});
        QVERIFY(!joining.isConnected());
        joining.sit({2}, "Karl");
        QVERIFY(room.links.asked.isEmpty());

        QSignalSpy state(&joining, &Joining::stateChanged);
        room.links.guest->connectedChanged(true);
        QVERIFY(joining.isConnected());
        QCOMPARE(state.size(), 1);
        room.links.guest->tableTold(GuestRoom::table(Presence::Free, Presence::Away));
        QCOMPARE(joining.state(), "choosing");
        QCOMPARE(joining.game(), "messina");
        QCOMPARE(presences(*joining.seats()), (QStringList{"there", "free", "away"}));
        QCOMPARE(namesOf(*joining.seats()), (QStringList{"Anna", "", "Ewa"}));
        QCOMPARE(joining.seats()->row(0).value("tincture"), "violet");
        // What is no colour of this program is the usual one of that seat.
        QCOMPARE(joining.seats()->row(1).value("tincture"), tinctures().at(1));
        QCOMPARE(joining.seats()->row(2).value("tincture"), tinctures().at(2));

        joining.sit({2, 2, 7, 0}, "  Karl ");
        QCOMPARE(room.links.take(), QStringList{"want 2 Karl"});
        QCOMPARE(joining.state(), "choosing");
        room.links.guest->seatsGiven({2});
        QCOMPARE(presences(*joining.seats()), (QStringList{"there", "mine", "away"}));
        QVERIFY(room.screen.isEmpty());
        room.links.guest->positionTold(position(2, 4));
        QCOMPARE(room.screen, QStringList{"show messina"});
        QCOMPARE(joining.state(), "playing");
        QCOMPARE(room.heard, (QStringList{"connected", "seats 2", "see 2 4"}));
        QCOMPARE(room.shown->presence(), (QStringList{"there", "here", "away"}));
        QCOMPARE(room.shown->seatsAtTable().at(0).name, "Anna");
        room.heard.clear();

        // What is done goes to the host, and what the host says to the table.
        room.guest->give(2, "build 3");
        room.guest->takeBack(2);
        room.guest->ask(2, 17);
        QCOMPARE(room.links.take(), (QStringList{"give 2 build 3", "take back 2", "tell 2 17"}));
        room.guest->give(1, "build 3");
        room.guest->takeBack(3);
        QVERIFY(room.links.asked.isEmpty());
        room.links.guest->done(2);
        room.links.guest->refused(2, "too-far", "messina.move.reach");
        room.links.guest->positionTold(position(2, 5));
        room.links.guest->eventsTold({2, 17, {}});
        QCOMPARE(room.heard, (QStringList{"failed 1", "failed 3", "done 2", "refused 2 too-far messina.move.reach", "see 2 5", "tell 2 17"}));

        // Another seat besides.
        QCOMPARE(joining.freeSeats(), 0);
        QSignalSpy free(&joining, &Joining::freeSeatsChanged);
        room.links.guest->tableTold(GuestRoom::table(Presence::Here, Presence::Free));
        QCOMPARE(joining.freeSeats(), 1);
        QCOMPARE(free.size(), 1);
        joining.sit({1, 3}, "Karl");
        QCOMPARE(room.links.take(), QStringList{"want 2,1,3 Karl"});
    }
    void whoComesAndGoesIsTold() {
        GuestRoom room;
        room.choose();
        QSignalSpy presence(room.joining.get(), &Joining::presenceTold);
        room.links.guest->tableTold(GuestRoom::table(Presence::Here));
        room.links.guest->tableTold(GuestRoom::table(Presence::Away));
        QCOMPARE(told(presence), (QStringList{"2 there", "2 away"}));
        // Of its own coming nobody need be told.
        room.joining->sit({3}, "Ewa");
        room.links.guest->tableTold(GuestRoom::table(Presence::Away, Presence::Here));
        room.links.guest->seatsGiven({3});
        room.links.guest->positionTold(position(3));
        QCOMPARE(presence.size(), 2);
        QCOMPARE(room.shown->presence(), (QStringList{"there", "away", "here"}));
        room.links.guest->tableTold(GuestRoom::table(Presence::Here, Presence::Here));
        QCOMPARE(told(presence).last(), "2 there");
        QCOMPARE(room.shown->seatsAtTable().at(1).name, "Karl");
    }
    void joinedThroughABroker() {
        GuestRoom room;
        const QString code = FakeLinks::letterCode();
        QCOMPARE(room.joining->codeProblem(code), "");
        QVERIFY(Joining::asksLogin(code) && Joining::asksLogin(" mqtts:/") && !Joining::asksLogin(FakeLinks::code()));
        for (const QString& part : {code.left(6), code.left(12), code.chopped(3)})
            QCOMPARE(room.joining->codeProblem(part), "incomplete");
        QString wrong = code;
        wrong[wrong.size() - 2] = wrong[wrong.size() - 2] == u'7' ? u'8' : u'7';
        QCOMPARE(room.joining->codeProblem(wrong), "wrong");

        room.joining->setPatience(0);
        room.joining->joinAtBroker(' ' + code, " karl ", "wrong");
        QCOMPARE(room.links.take(), QStringList{"join " + code + " karl/wrong"});
        // The keychain may ask somebody first, and is waited for.
        QTest::qWait(50);
        QCOMPARE(room.joining->state(), "connecting");
        room.links.guest->connecting();
        QTRY_COMPARE(room.joining->trouble(), "no-letter");
        room.links.take();
        room.joining->setPatience(Joining::usualPatience);
        room.joining->retry();
        QCOMPARE(room.links.take(), QStringList{"join " + code + " karl/wrong"});
        room.links.guest->brokerRefused("not authorised");
        QCOMPARE(room.joining->state(), "failed");
        QCOMPARE(room.joining->trouble(), "broker-refused");
        QCOMPARE(room.joining->reason(), "not authorised");
        room.links.take();

        // The host is away: it is waited for.
        room.joining->setPatience(0);
        room.joining->joinAtBroker(code, "karl", "secret");
        room.links.guest->connectedChanged(true);
        room.links.guest->hostHereChanged(false);
        QSignalSpy state(room.joining.get(), &Joining::stateChanged);
        QCoreApplication::processEvents();
        QCOMPARE(room.joining->state(), "connecting");
        QCOMPARE(room.joining->trouble(), "");
        QVERIFY(!room.joining->isHostHere());
        room.joining->setPatience(Joining::usualPatience);
        room.links.guest->hostHereChanged(true);
        QVERIFY(room.joining->isHostHere());
        QCOMPARE(state.size(), 1);
        // It is there and has another table open.
        room.joining->setPatience(0);
        QTRY_COMPARE(room.joining->trouble(), "not-open");
        room.joining->setPatience(Joining::usualPatience);
        room.joining->retry();
        room.links.guest->connectedChanged(true);
        // Without the broker nobody is waited for.
        room.links.guest->hostHereChanged(false);
        room.joining->setPatience(0);
        room.links.guest->connectedChanged(false);
        QTRY_COMPARE(room.joining->trouble(), "no-letter");
        room.joining->setPatience(Joining::usualPatience);
        room.joining->retry();
        room.links.guest->connectedChanged(true);
        room.links.guest->tableTold(GuestRoom::table());
        QCOMPARE(room.joining->state(), "choosing");
        room.joining->sit({2}, "Karl");
        room.links.guest->seatsGiven({2});
        room.links.guest->positionTold(position(2));
        QCOMPARE(room.joining->state(), "playing");

        // What is done while it is away goes out all the same.
        room.heard.clear();
        room.links.take();
        room.links.guest->hostHereChanged(false);
        QVERIFY(!room.joining->isHostHere() && room.joining->isConnected());
        QVERIFY(room.heard.isEmpty());
        room.guest->give(2, "pass");
        QCOMPARE(room.links.take(), QStringList{"give 2 pass"});
        QVERIFY(!room.joining->isWaiting());
        room.links.guest->waitingTold({2});
        QVERIFY(room.joining->isWaiting());
        QCOMPARE(room.heard.takeFirst(), "wait for 2");
        // Whoever comes back later waits, too: before anything is shown.
        room.joining->leave();
        room.joining->join(code);
        room.heard.clear();
        QVERIFY(!room.joining->isWaiting());
        room.links.guest->connectedChanged(true);
        room.links.guest->hostHereChanged(false);
        room.links.guest->tableTold(GuestRoom::table());
        room.links.guest->waitingTold({2});
        room.links.guest->seatsGiven({2});
        room.links.guest->positionTold(position(2));
        QVERIFY(room.joining->isWaiting());
        QCOMPARE(room.heard.mid(room.heard.indexOf("seats 2")), (QStringList{"seats 2", "wait for 2", "see 2 0"}));
        room.links.guest->waitingTold({});
        room.links.guest->done(2);
        QVERIFY(!room.joining->isWaiting());
        QCOMPARE(room.heard.last(), "done 2");
        room.links.guest->connectedChanged(false);
        room.links.guest->hostHereChanged(false);
        QVERIFY(room.joining->isHostHere()); // nothing is known of it

        // Gone on with by the kept password; it is in no file of ours.
        room.joining->leave();
        QFile file(room.file());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray kept = file.readAll();
        QVERIFY(kept.contains("karl") && kept.contains("magister-joined/2") && !kept.contains("secret"));
        const auto anew = room.anew();
        room.links.take();
        QCOMPARE(anew->remembered()->rows().first().value("code").toString(), code);
        anew->join(code);
        QCOMPARE(room.links.take(), QStringList{"join " + code + " karl/"});
        anew->leave();
        // Of the same table on this network.
        anew->join(FakeLinks::code());
        room.links.guest->tableTold(GuestRoom::table());
        QCOMPARE(room.links.take().last(), "want 2 Karl");
        anew->leave();
        room.links.take();
        anew->forget(code);
        QVERIFY(room.links.take().contains("want 2 Karl"));
    }
    void certificatesThatVouchForABroker() {
        GuestRoom room;
        const QString code = FakeLinks::letterCode();
        QTemporaryDir folder;
        const auto file = [&folder](const char* name, const QByteArray& bytes) {
            QFile out(folder.filePath(QLatin1String(name)));
            if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size()) qFatal("the test cannot write");
            return out.fileName();
        };
        const QString good = file("good, indeed.pem", aCertificate);
        const QString none = file("none.pem", "-----BEGIN CERTIFICATE-----\nMII=\n-----END CERTIFICATE-----\n");
        const QString gone = folder.filePath("gone.pem");
        const QStringList unreadable{gone, folder.path(), file("big.pem", aCertificate + QByteArray(5'000'000, ' '))};
        QCOMPARE(Joining::authoritiesProblem({}), "");
        QCOMPARE(Joining::authoritiesProblem(good), "");
        QCOMPARE(Joining::authoritiesProblem(none), "no-authorities");
        QCOMPARE(Joining::authoritiesProblem(file("empty.pem", {})), "no-authorities");
        for (const QString& each : unreadable)
            QCOMPARE(Joining::authoritiesProblem(each), "unreadable-authorities");

        // Nothing is connected to by them.
        for (const auto& [path, trouble] : {std::pair{none, "no-authorities"}, {gone, "unreadable-authorities"}}) {
            room.joining->joinAtBroker(code, "karl", "secret", path);
            QCOMPARE(room.joining->state(), "failed");
            QCOMPARE(room.joining->trouble(), trouble);
            QCOMPARE(room.links.take(), QStringList());
        }
        room.joining->joinAtBroker(code, "karl", "secret", good);
        QCOMPARE(room.links.take(), QStringList{"join " + code + " karl/secret by " + good});
        room.links.guest->connectedChanged(true);
        room.links.guest->tableTold(GuestRoom::table());
        room.joining->sit({2}, "Karl");
        room.links.guest->seatsGiven({2});
        room.links.guest->positionTold(position(2));
        QCOMPARE(room.joining->authoritiesAt(code), good);

        // They are remembered with the table, also by another program; one that knows of no such file leaves ours alone.
        QFile kept(room.file());
        QVERIFY(kept.open(QIODevice::ReadOnly) && kept.readAll().contains("magister-joined/3"));
        const auto anew = room.anew();
        room.links.take();
        anew->join(code);
        QCOMPARE(room.links.take(), QStringList{"join " + code + " karl/ by " + good});
        anew->leave();
        room.links.take();
        // Those of the system are as good as any.
        anew->joinAtBroker(code, {}, {}, {});
        QCOMPARE(room.links.take(), QStringList{"join " + code + " karl/"});
        anew->leave();
        room.links.take();
        QVERIFY(QFile::remove(good));
        anew->join(code);
        QCOMPARE(anew->trouble(), "unreadable-authorities");
        QCOMPARE(room.links.take(), QStringList());
        // On this network nobody is vouched for.
        anew->join(FakeLinks::code());
        QVERIFY(room.links.take().first().startsWith("join " + FakeLinks::code()));
    }
    void lookOnAndSitDown() {
        GuestRoom room;
        room.choose();
        room.joining->look();
        QCOMPARE(room.links.take(), QStringList{"look"});
        room.links.guest->positionTold(position(0));
        QCOMPARE(room.joining->state(), "looking");
        QCOMPARE(room.heard, (QStringList{"connected", "seats", "see 0 0"}));
        QVERIFY(room.joining->remembered()->rows().isEmpty());
        room.heard.clear();
        room.joining->sit({3}, "Ewa");
        room.links.guest->seatsGiven({3});
        QCOMPARE(room.joining->state(), "playing");
        room.links.guest->positionTold(position(3));
        room.links.guest->positionTold(position(0)); // goes on, and would show less
        QCOMPARE(room.heard, (QStringList{"seats 3", "see 3 0"}));
        QCOMPARE(room.screen, QStringList{"show messina"});
    }
    void aBrokenConnectionComesBack() {
        GuestRoom room;
        room.play();
        room.links.guest->connectedChanged(false);
        QVERIFY(!room.joining->isConnected());
        QCOMPARE(room.joining->state(), "playing");
        room.links.guest->otherHost();
        QCOMPARE(room.joining->trouble(), "other-host");
        QCOMPARE(room.joining->state(), "playing");
        room.links.guest->connectedChanged(true);
        room.links.guest->tableTold(GuestRoom::table(Presence::Here));
        QVERIFY(room.joining->isConnected());
        QCOMPARE(room.joining->trouble(), "");
        QCOMPARE(room.heard, (QStringList{"not connected", "connected"}));
        QVERIFY(room.screen.isEmpty());
    }
    void aLostSeatIsLookedAt() {
        GuestRoom room;
        room.play();
        // In this order the guest tells it.
        room.links.guest->seatsGiven({});
        room.links.guest->failed(Error::NotYourSeat, 2);
        QCOMPARE(room.links.take(), QStringList{"look"});
        QCOMPARE(room.joining->state(), "looking");
        QCOMPARE(room.joining->trouble(), "seat-moved");
        QCOMPARE(room.joining->troubleSeat(), 2);
        QCOMPARE(room.heard, (QStringList{"seats", "failed 2"}));
        QVERIFY(room.joining->remembered()->rows().isEmpty());
        room.links.guest->positionTold(position(0));
        QCOMPARE(room.heard.last(), "see 0 0");
    }
    void leavingClosesTheConnection() {
        GuestRoom room;
        room.play();
        room.joining->leave();
        QCOMPARE(room.joining->state(), "off");
        QCOMPARE(room.links.take(), QStringList{"end of guest"});
        QCOMPARE(room.heard, QStringList{"end"}); // before its table
        QCOMPARE(room.screen, QStringList{"clear"});
        QCOMPARE(room.joining->seats()->count(), 0);
        room.joining->leave();
        QCOMPARE(room.screen.size(), 1);
        // The seat is remembered.
        QCOMPARE(room.joining->remembered()->rows().size(), 1);
    }
    void whatFailsBeforeTheTableIsKnown() {
        struct Case {
            const char* trouble;
            std::function<void(network::GuestListener&)> how;
        };
        const QList<Case> cases{{"other-host", [](auto& guest) { guest.otherHost(); }},
                                {"unknown-table", [](auto& guest) { guest.failed(Error::UnknownTable, 0); }},
                                {"other-version", [](auto& guest) { guest.failed(Error::OtherVersion, 0); }},
                                {"busy", [](auto& guest) { guest.failed(Error::Busy, 0); }},
                                {"unreadable", [](auto& guest) { guest.failed(Error::Malformed, 0); }}};
        for (const Case& each : cases) {
            GuestRoom room;
            room.joining->join(FakeLinks::code());
            each.how(*room.links.guest);
            QCOMPARE(room.joining->trouble(), each.trouble);
            QCOMPARE(room.joining->state(), "failed");
            QVERIFY(!room.links.guest);
            room.links.take();
            room.joining->retry();
            QCOMPARE(room.joining->state(), "connecting");
            QCOMPARE(room.joining->trouble(), "");
            QCOMPARE(room.links.take(), QStringList{"join " + FakeLinks::code()});
        }
    }
    void aTableNearbyIsJoinedByItsShortCode() {
        GuestRoom room;
        room.joining->lookAround(true);
        QVERIFY(room.links.finder);
        room.links.finder->tablesFound({{"one", "laptop", "messina"}});
        QCOMPARE(room.joining->nearby()->row(0).value("host"), "laptop");
        QCOMPARE(room.joining->codeProblem(FakeLinks::shortCode()), "");
        QCOMPARE(room.joining->codeProblem(FakeLinks::shortCode().left(9)), "incomplete");
        room.joining->join(FakeLinks::shortCode().toLower(), "one");
        QCOMPARE(room.links.take(), QStringList{"near " + FakeLinks::shortCode() + " one"});
        room.joining->lookAround(false);
        QVERIFY(!room.links.finder);
        QCOMPARE(room.joining->nearby()->count(), 0);
        // It is not here, and then it is.
        room.links.guest->codeFound({});
        QCOMPARE(room.joining->trouble(), "not-near");
        QCOMPARE(room.joining->state(), "failed");
        room.links.take();
        room.joining->retry();
        QCOMPARE(room.links.take(), QStringList{"near " + FakeLinks::shortCode() + " one"});
        room.links.guest->codeFound(FakeLinks::code());
        room.links.guest->connectedChanged(true);
        room.links.guest->tableTold(GuestRoom::table());
        QCOMPARE(room.joining->state(), "choosing");
        room.joining->sit({2}, "Karl");
        room.links.guest->seatsGiven({2});
        // What is remembered is a code like any other, under which its seats are known.
        QCOMPARE(room.joining->remembered()->row(0).value("code"), FakeLinks::code());
        room.joining->leave();
        room.joining->join(FakeLinks::shortCode());
        room.links.guest->codeFound(FakeLinks::code());
        room.links.take();
        room.links.guest->tableTold(GuestRoom::table(Presence::Away));
        QCOMPARE(room.links.take(), QStringList{"want 2 Karl"});
        // Where the host is now is what is remembered.
        room.links.guest->seatsGiven({2});
        room.links.guest->codeFound(FakeLinks::code(1, "10.0.0.7"));
        QCOMPARE(room.joining->remembered()->rows().size(), 1);
        QCOMPARE(room.joining->remembered()->row(0).value("code"), FakeLinks::code(1, "10.0.0.7"));
    }
    void nobodyAnswers() {
        GuestRoom room;
        room.joining->setPatience(0);
        room.joining->join(FakeLinks::code());
        QTRY_COMPARE(room.joining->trouble(), "no-answer");
        QCOMPARE(room.joining->state(), "failed");
        QVERIFY(!room.links.guest);
        room.joining->join(FakeLinks::shortCode());
        QTRY_COMPARE(room.joining->trouble(), "not-near");
    }
    void withoutThePlugIn() {
        GuestRoom room;
        room.hasLinks = false;
        room.joining->join(FakeLinks::code());
        QCOMPARE(room.joining->trouble(), "no-plugin");
        QCOMPARE(room.joining->reason(), "no such file");
        QCOMPARE(room.joining->state(), "failed");
        room.joining->leave();
        QCOMPARE(room.joining->state(), "off");
        QCOMPARE(room.joining->trouble(), "");
    }
    void whatFailsAtTheTable() {
        struct Case {
            Error error;
            const char* trouble;
        };
        for (const Case& each : {Case{Error::NotKept, "not-kept"}, Case{Error::Busy, "busy"}, Case{Error::SlowDown, "slow-down"},
                                 Case{Error::TooFast, "slow-down"}, Case{Error::Unreadable, "unreadable"}, Case{Error::OutOfTurn, ""},
                                 Case{Error::NoUndo, ""}}) {
            GuestRoom room;
            room.play();
            room.links.guest->failed(each.error, 2);
            QCOMPARE(room.joining->trouble(), each.trouble);
            QCOMPARE(room.joining->state(), "playing");
            QCOMPARE(room.heard, QStringList{"failed 2"}); // nothing waits any more
        }
        GuestRoom room;
        room.play();
        room.links.guest->failed(Error::NotKept, 2);
        room.links.guest->done(2);
        QCOMPARE(room.joining->trouble(), "");
    }
    void aSeatIsNotToBeHad() {
        for (const auto& [error, trouble] : {std::pair{Error::SeatTaken, "seat-taken"}, std::pair{Error::WrongKey, "wrong-key"}}) {
            GuestRoom room;
            room.choose();
            room.joining->sit({2, 3}, "Karl");
            room.links.guest->failed(error, 2);
            QCOMPARE(room.joining->trouble(), trouble);
            QCOMPARE(room.joining->troubleSeat(), 2);
            QCOMPARE(room.joining->state(), "choosing");
            room.joining->sit({3}, "Karl");
            QCOMPARE(room.joining->trouble(), "");
        }
    }
    void aHostThatMakesNoSenseIsLeft() {
        for (const bool byEvents : {false, true}) {
            GuestRoom room;
            room.play();
            room.guest->sound = false;
            if (byEvents) room.links.guest->eventsTold({2, 0, {}});
            else room.links.guest->positionTold(position(2, 1));
            QCOMPARE(room.joining->trouble(), "unreadable");
            QCOMPARE(room.joining->state(), "failed");
            QVERIFY(!room.links.guest);
            QCOMPARE(room.heard.last(), "not connected");
            QVERIFY(room.screen.isEmpty()); // what is on the screen can be read on
            QVERIFY(room.shown);
        }
        GuestRoom room;
        room.choose();
        room.sound = false;
        room.joining->sit({2}, "Karl");
        room.links.guest->seatsGiven({2});
        room.links.take();
        room.links.guest->positionTold(position(2));
        QCOMPARE(room.joining->trouble(), "unreadable");
        QCOMPARE(room.links.take(), (QStringList{"leave 2", "end of guest"}));
        QVERIFY(room.screen.isEmpty());
    }
    /// The table remains on the screen until the host has told how the game stands.
    void aTableThatHasFailedIsTriedAgain() {
        GuestRoom room;
        room.play();
        const Table* const first = room.shown.get();
        room.links.guest->failed(Error::Malformed, 0);
        QCOMPARE(room.joining->state(), "failed");
        room.links.take();
        room.heard.clear();
        room.joining->retry();
        QCOMPARE(room.joining->state(), "connecting");
        QCOMPARE(room.joining->trouble(), "");
        QCOMPARE(room.links.take(), QStringList{"join " + FakeLinks::code()});
        // Nobody answers, and then somebody does.
        room.links.guest->otherHost();
        QCOMPARE(room.joining->state(), "failed");
        room.joining->retry();
        room.links.guest->connectedChanged(true);
        QVERIFY(!room.heard.contains("connected")); // what is on the screen is of earlier
        room.links.take();
        room.links.guest->tableTold(GuestRoom::table(Presence::Away));
        QCOMPARE(room.links.take(), QStringList{"want 2 Karl"});
        room.links.guest->seatsGiven({2});
        QVERIFY(room.screen.isEmpty() && room.shown.get() == first);
        room.heard.clear();
        room.links.guest->positionTold(position(2, 7));
        QCOMPARE(room.heard, (QStringList{"connected", "seats 2", "see 2 7", "end"})); // the half of the old one goes last
        QCOMPARE(room.screen, QStringList{"show messina"});
        QCOMPARE(room.joining->state(), "playing");
        room.guest->give(2, "build 3");
        QCOMPARE(room.links.take(), QStringList{"give 2 build 3"});
        QCOMPARE(room.joining->remembered()->rows().size(), 1);
    }
    void whoseSeatIsGoneMeanwhileLooksOn() {
        for (const bool looked : {false, true}) {
            GuestRoom room;
            room.play();
            if (looked) room.links.guest->seatsGiven({});
            room.links.guest->failed(Error::Malformed, 0);
            room.joining->retry();
            room.links.guest->connectedChanged(true);
            room.links.take();
            room.links.guest->tableTold(GuestRoom::table(Presence::Here));
            if (!looked) {
                QCOMPARE(room.links.take(), QStringList{"want 2 Karl"});
                room.links.guest->failed(Error::WrongKey, 2);
                QCOMPARE(room.joining->trouble(), "wrong-key");
            }
            QCOMPARE(room.links.take(), QStringList{"look"});
            room.links.guest->positionTold(position(0));
            QCOMPARE(room.joining->state(), "looking");
            QCOMPARE(room.screen, QStringList{"show messina"});
        }
    }
    void otherValues() {
        GuestRoom room;
        room.choose();
        room.lays = false;
        room.joining->sit({2}, "Karl");
        room.links.guest->seatsGiven({2});
        room.links.take();
        room.links.guest->positionTold(position(2));
        QCOMPARE(room.joining->trouble(), "other-values");
        QCOMPARE(room.joining->state(), "failed");
        // Nobody waits there for a device that cannot play.
        QCOMPARE(room.links.take(), (QStringList{"leave 2", "end of guest"}));
        QVERIFY(room.joining->remembered()->rows().isEmpty());
    }
    void keysForThisRun() {
        GuestRoom room;
        room.choose();
        room.links.guest->keychainSilent("no service");
        QVERIFY(room.joining->keysForThisRunOnly());
    }

    // What is remembered
    void theTableIsRememberedAndGoneOnWith() {
        GuestRoom room;
        room.play();
        room.joining = room.anew();
        const auto rows = room.joining->remembered()->rows();
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows.first().value("code"), FakeLinks::code());
        QCOMPARE(rows.first().value("game"), "messina");
        QCOMPARE(rows.first().value("names"), (QStringList{"Anna", "Karl"}));
        QCOMPARE(rows.first().value("seats").value<QList<int>>(), QList<int>{2});
        room.links.take();

        // From another address of that table, too.
        room.joining->join(FakeLinks::code(1, "10.0.0.7"));
        room.links.guest->connectedChanged(true);
        room.links.take();
        room.links.guest->tableTold(GuestRoom::table(Presence::Away));
        QCOMPARE(room.joining->state(), "connecting");
        QCOMPARE(room.links.take(), QStringList{"want 2 Karl"});
        room.links.guest->seatsGiven({2});
        room.links.guest->positionTold(position(2));
        QCOMPARE(room.joining->state(), "playing");
        QCOMPARE(room.joining->remembered()->rows().size(), 1);
        QCOMPARE(room.joining->remembered()->row(0).value("code"), FakeLinks::code(1, "10.0.0.7"));
    }
    void aRememberedSeatIsGone() {
        GuestRoom room;
        room.play();
        room.joining->leave();
        room.joining->join(FakeLinks::code());
        room.links.guest->tableTold(GuestRoom::table(Presence::Here));
        QCOMPARE(room.joining->remembered()->rows().size(), 1);
        room.links.guest->failed(Error::WrongKey, 2);
        QCOMPARE(room.joining->state(), "choosing");
        QCOMPARE(room.joining->trouble(), "wrong-key");
        QVERIFY(room.joining->remembered()->rows().isEmpty());
    }
    void forgettingGivesTheSeatsUp() {
        GuestRoom room;
        room.play();
        room.joining->forget(FakeLinks::code());
        QCOMPARE(room.links.take(), (QStringList{"leave 2", "end of guest"}));
        QCOMPARE(room.joining->state(), "off");
        QCOMPARE(room.screen, QStringList{"clear"});
        QVERIFY(room.joining->remembered()->rows().isEmpty());

        // One that is not joined now.
        room.play();
        room.joining->leave();
        room.joining->join(FakeLinks::code(2));
        room.links.take();
        room.joining->forget(FakeLinks::code());
        QCOMPARE(room.links.take(), (QStringList{"join " + FakeLinks::code(), "want 2 Karl"}));
        QCOMPARE(room.joining->state(), "connecting");
        QVERIFY(room.joining->remembered()->rows().isEmpty());
        QSignalSpy forgotten(room.joining.get(), &Joining::forgotten);
        room.links.guest->seatsGiven({2});
        room.links.guest->seatsGiven({});
        QCOMPARE(room.links.take(), QStringList{"leave 2"});
        QVERIFY(forgotten.isEmpty());
        room.links.guest->left(2);
        QCOMPARE(room.links.take(), QStringList{"end of guest"});
        QCOMPARE(forgotten.size(), 1);
        QCOMPARE(forgotten.first().first(), "freed");
        QCOMPARE(room.joining->state(), "connecting");
        room.joining->leave();

        // Nobody answers there: the keys are forgotten all the same, and that the seats are not free is told.
        room.play();
        room.joining->leave();
        room.links.take();
        room.joining->setPatience(0);
        room.joining->forget(FakeLinks::code());
        QTRY_COMPARE(forgotten.size(), 2);
        QCOMPARE(forgotten.last().first(), "unheard");
        QCOMPARE(room.links.take(), (QStringList{"join " + FakeLinks::code(), "want 2 Karl", "leave 2", "end of guest"}));
        QVERIFY(!GuestRoom().anew()->fault());
    }
    void aHostThatIsAwayHearsOfForgettingLater() {
        GuestRoom room;
        const QString code = FakeLinks::letterCode();
        room.joining->joinAtBroker(code, "karl", "secret");
        room.links.guest->connectedChanged(true);
        room.links.guest->tableTold(GuestRoom::table());
        room.joining->sit({2}, "Karl");
        room.links.guest->seatsGiven({2});
        room.joining->leave();
        room.links.take();
        room.joining->setPatience(0);
        QSignalSpy forgotten(room.joining.get(), &Joining::forgotten);
        room.joining->forget(code);
        // The keychain may ask somebody first, and is waited for.
        QTest::qWait(50);
        QVERIFY(forgotten.isEmpty());
        room.links.guest->connectedChanged(true);
        room.links.guest->hostHereChanged(false);
        room.links.guest->seatsGiven({2});
        room.links.guest->connecting();
        QTRY_COMPARE(forgotten.size(), 1);
        QCOMPARE(forgotten.last().first(), "waits");
        QVERIFY(room.links.take().contains("leave 2"));
    }
    void aVoidKeyIsRenewedOnce() {
        GuestRoom room;
        room.joining->join(FakeLinks::code());
        room.links.guest->connectedChanged(true);
        room.links.guest->tableTold(GuestRoom::table());
        room.joining->sit({2}, "Karl");
        room.links.take();
        room.links.guest->failed(network::Error::NotYourSeat, 2);
        QCOMPARE(room.links.take(), QStringList{"want 2 Karl"});
        QCOMPARE(room.joining->trouble(), "");
        room.links.guest->failed(network::Error::NotYourSeat, 2);
        QCOMPARE(room.links.take(), QStringList());
        QCOMPARE(room.joining->trouble(), "seat-moved");
        // Somebody tries again.
        room.joining->sit({2}, "Karl");
        room.links.guest->failed(network::Error::NotYourSeat, 2);
        QCOMPARE(room.links.take(), (QStringList{"want 2 Karl", "want 2 Karl"}));
        room.links.guest->seatsGiven({2});
        // A seat that was this device's is not taken from whoever has it now.
        room.links.guest->failed(network::Error::NotYourSeat, 2);
        QCOMPARE(room.links.take(), QStringList());
        QCOMPARE(room.joining->trouble(), "seat-moved");
    }
    void theEndOfAnInvitationIsNoCode() {
        GuestRoom room;
        const QString whole = FakeLinks::letterCode();
        QCOMPARE(room.joining->codeProblem(whole), "");
        QCOMPARE(room.joining->codeProblem(whole.section(u'/', 3)), "no-broker");
        room.joining->join(whole.section(u'/', 3));
        QCOMPARE(room.joining->state(), "off");
    }
    void theLastTableOfABrokerTakesThePassword() {
        GuestRoom room;
        const auto sit = [](GuestRoom& there, const QString& code, const QString& user) {
            there.joining->joinAtBroker(code, user, "secret");
            there.links.guest->connectedChanged(true);
            network::TableTold told = GuestRoom::table();
            there.links.guest->tableTold(told);
            there.joining->sit({2}, "Karl");
            there.links.guest->seatsGiven({2});
            there.joining->leave();
            there.links.take();
        };
        const QString first = FakeLinks::letterCode(1), second = FakeLinks::letterCode(2), other = FakeLinks::letterCode(3, "elsewhere.example.org");
        sit(room, first, "karl");
        sit(room, second, "karl");
        sit(room, other, "karl");
        sit(room, FakeLinks::letterCode(4), "anna");
        const auto forget = [](GuestRoom& there, const QString& code, const QString& own = {}, const QString& ownUser = {}) {
            const bool foretold = there.joining->forgetsPassword(code, own, ownUser);
            there.joining->forget(code, own, ownUser);
            there.links.guest->seatsGiven({2});
            there.links.guest->left(2);
            const QStringList asked = there.links.take();
            const bool forgets = asked.last().startsWith("forget ");
            if (forgets != foretold) return QStringLiteral("foretold otherwise");
            // The password is needed as long as the host has not been told.
            return forgets ? asked.mid(asked.indexOf("end of guest")).join(' ') : QString();
        };
        QCOMPARE(forget(room, first), "");
        // It is the one of the host, too.
        QVERIFY(!room.joining->forgetsPassword(second, "mqtts://broker.example.org", "karl"));
        QVERIFY(room.joining->forgetsPassword(second, "broker.example.org", "anna"));
        QVERIFY(room.joining->forgetsPassword(second, "third.example.org", "karl"));
        QVERIFY(!room.joining->forgetsPassword("nonsense", {}, {}) && !room.joining->forgetsPassword(FakeLinks::code(), {}, {}));
        QCOMPARE(forget(room, other, "elsewhere.example.org:8883", "karl"), "");
        QCOMPARE(forget(room, second), "end of guest forget karl@broker.example.org");

        // The household invites elsewhere.
        room.joining->forgetBroker("broker.example.org", "anna"); // there is a table
        room.joining->forgetBroker("broker.example.org", {});
        room.joining->forgetBroker({}, "karl");
        QCOMPARE(room.links.take(), QStringList());
        room.joining->forgetBroker("elsewhere.example.org:8883", "karl");
        QCOMPARE(room.links.take(), QStringList{"forget karl@elsewhere.example.org"});
    }
    void theFileOfTables() {
        QTemporaryDir folder;
        const QString file = folder.filePath("deep/joined.json");
        RememberedTables tables(file);
        QVERIFY(tables.all().isEmpty());
        const RememberedTable first{FakeLinks::code(1), "messina", {"Anna", "Žofie"}, {1, 3}, "Anna"};
        const RememberedTable second{FakeLinks::code(2), "orleans", {}, {2}, ""};
        tables.keep(first);
        tables.keep(second);
        QCOMPARE(tables.all(), (QList{second, first}));
        QCOMPARE(RememberedTables(file).all(), (QList{second, first}));
        // Another program keeps one, too.
        RememberedTables other(file);
        const RememberedTable third{FakeLinks::code(3), "messina", {"Karl"}, {1}, "Karl"};
        other.keep(third);
        tables.forget(FakeLinks::code(1, "fd00::2"));
        QCOMPARE(tables.all(), (QList{third, second}));
        QCOMPARE(RememberedTables(file).all(), tables.all());
        QVERIFY(!tables.fault());
        QVERIFY(!(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther)));
    }
    void aFileThatIsNoneIsPutAside() {
        const QByteArray code = FakeLinks::code().toUtf8();
        const auto text = [&](const QByteArray& format, const QByteArray& table) {
            return "{\"format\": \"magister-joined/" + format + "\", \"tables\": [" + table + "]}";
        };
        const auto table = [&](const QByteArray& itsCode, const QByteArray& names, const QByteArray& seats) {
            return "{\"code\": \"" + itsCode + "\", \"game\": \"messina\", \"names\": [" + names + "], \"seats\": [" + seats + "], \"name\": \"\"}";
        };
        struct Case {
            QByteArray bytes;
            bool sound;
            bool stays; ///< the file lies where it was
        };
        for (const Case& each : {Case{text("1", table(code, "\"Anna\"", "2")), true, true}, Case{"", false, false}, Case{"[[", false, false},
                                 Case{"{}", false, false}, Case{text("1", table("ABC", "", "2")), false, false},
                                 Case{text("1", table(code, "\" x\"", "2")), false, false}, Case{text("1", table(code, "", "")), false, false},
                                 Case{text("1", table(code, "", "10")), false, false}, Case{text("1", "{}"), false, false},
                                 Case{text("4", ""), false, true}, Case{QByteArray(300'000, ' '), false, false}}) {
            QTemporaryDir folder;
            const QString path = folder.filePath("joined.json");
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(each.bytes) == each.bytes.size());
            file.close();
            RememberedTables tables(path);
            QCOMPARE(tables.all().size(), each.sound ? 1 : 0);
            QCOMPARE(tables.fault().has_value(), !each.sound);
            QCOMPARE(QFile::exists(path), each.stays);
            if (each.sound) continue;
            QCOMPARE(tables.fault()->frozen, each.stays);
            QCOMPARE(tables.fault()->keptAs, each.stays ? QString() : path + ".broken");
            // What is kept from now on does not touch the file of a later program.
            tables.keep({FakeLinks::code(), "messina", {}, {1}, ""});
            QCOMPARE(tables.all().size(), 1);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(file.readAll() == each.bytes, each.stays);
        }
        // A problem is told once somebody asks.
        GuestRoom room;
        QFile file(room.file());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("[") == 1);
        file.close();
        QSignalSpy fault(room.joining.get(), &Joining::faultChanged);
        QVERIFY(!room.joining->fault());
        QCOMPARE(room.joining->remembered()->count(), 0);
        QVERIFY(room.joining->fault());
        QCOMPARE(fault.size(), 1);
    }
    void noMoreThanAHundred() {
        QTemporaryDir folder;
        RememberedTables tables(folder.filePath("joined.json"));
        for (int i = 0; i < RememberedTables::most + 2; ++i)
            tables.keep({network::codeText({QHostAddress(QHostAddress::LocalHost), 1, QByteArray(network::pinnedBytes, char(i)), "00000000"}),
                         "messina", {}, {1}, ""});
        QCOMPARE(tables.all().size(), RememberedTables::most);
        QCOMPARE(RememberedTables(folder.filePath("joined.json")).all(), tables.all());
    }
};

QTEST_MAIN(tst_Devices)
#include "tst_devices.moc"
