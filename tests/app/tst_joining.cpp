// SPDX-License-Identifier: GPL-3.0-or-later
// This device at a table that stands on another one, over a network that the test plays.
#include "tests/app/device_rooms.h"

#include <QtTest>

using namespace magister;
using namespace magister::test;
using network::Error;
using network::Presence;

class tst_Joining : public QObject {
    Q_OBJECT

private slots:
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
};

QTEST_MAIN(tst_Joining)
#include "tst_joining.moc"
