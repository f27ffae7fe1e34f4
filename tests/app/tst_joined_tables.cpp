// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that are remembered, forgotten and reached through a broker, over a network that the test plays.
#include "tests/app/a_certificate.h"
#include "tests/app/device_rooms.h"

#include "app/devices/remembered_tables.h"

#include <QtTest>

using namespace magister;
using namespace magister::test;
using network::Error;
using network::Presence;

class tst_JoinedTables : public QObject {
    Q_OBJECT

private slots:
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

QTEST_MAIN(tst_JoinedTables)
#include "tst_joined_tables.moc"
