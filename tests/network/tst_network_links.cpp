// SPDX-License-Identifier: GPL-3.0-or-later
// The network as the window has it: the plug-in, a host and guests over it, and everybody told on the thread of the
// test.
#include "app/network/join_code.h"
#include "app/network/load_links.h"
#include "app/network/seat_book.h"

#include "tests/network/broker_session.h"
#include "tests/network/keychain_session.h"
#include "tests/network/numbers_game.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSemaphore>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <atomic>

using namespace magister::network;

namespace {

/// Longer than anything takes on a machine that does something else, too.
constexpr int patience = 30'000;
#define COMES(what) QTRY_VERIFY_WITH_TIMEOUT(what, patience)

NetworkLinks* links = nullptr;

/// Of a game that is still hosted when the application ends.
Numbers* lasting = nullptr;

QByteArray sumSeen(int sum, int seat) {
    return "{\"sum\":" + QByteArray::number(sum) + ",\"seat\":" + QByteArray::number(seat) + '}';
}

const SeatAtHost marta{QStringLiteral("Marta"), QStringLiteral("red"), true};
const SeatAtHost open{{}, QStringLiteral("blue"), false};
const QString anna = QStringLiteral("Anna");

} // namespace

class TestNetworkLinks : public QObject {
    Q_OBJECT

    /// A host, which can be ended and started again.
    struct Table {
        QTemporaryDir folder;
        Numbers numbers;
        HostTold told;
        std::unique_ptr<HostLink> link;

        explicit Table(const QList<SeatAtHost>& seats = {marta, open}) { start(seats); }
        ~Table() {
            end();
            if (!QTest::qWaitFor([this] { return numbers.destroyed == m_started; }, patience))
                qFatal("the game is not given back");
        }
        QString seatsFile() const { return folder.filePath(QStringLiteral("a.seats")); }
        void start(const QList<SeatAtHost>& seats = {marta, open}) {
            ++m_started;
            told.ways.clear();
            link = links->host(std::make_unique<NumbersGame>(numbers), seatsFile(), seats, told);
        }
        void end() { link.reset(); }
        bool listens() const { return !told.ways.isEmpty(); }
        QString code() const { return told.ways.first().code; }

    private:
        int m_started{};
    };
    static QByteArray contentOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static bool puts(const QString& path, const QByteArray& bytes) {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    }
    struct Guest {
        GuestTold told;
        std::unique_ptr<GuestLink> link;

        explicit Guest(const QString& code) : link(links->join(code, {}, told)) {}
        bool has(int seat) const { return told.seats.contains(seat) && !told.seen(seat).isEmpty(); }
    };

private slots:
    void initTestCase() {
        QString problem;
        links = loadNetworkLinks(problem);
        QVERIFY2(links, qPrintable(problem));
        QCOMPARE(loadNetworkLinks(problem), links);
    }
    void aGuestPlays() {
        Table table;
        COMES(table.listens());
        const WayIn way = table.told.ways.first();
        const auto code = codeFromText(way.code);
        QVERIFY(code && code->address.toString() == way.address && code->port == way.port && way.port != 0);
        QVERIFY(code->address.protocol() == QAbstractSocket::IPv4Protocol);
        // The square: light all around, and a dark corner of the finder pattern.
        QVERIFY(way.square.width() == way.square.height() && way.square.width() > 8 + 21);
        QCOMPARE(way.square.pixel(3, 3), qRgb(255, 255, 255));
        QCOMPARE(way.square.pixel(4, 4), qRgb(0, 0, 0));
        QCOMPARE(table.told.seats,
                 (QList<SeatTold>{{marta.name, marta.tincture, Presence::Here}, {{}, open.tincture, Presence::Free}}));

        Guest guest(way.code), onlooker(way.code);
        onlooker.link->wantToLook();
        COMES(guest.told.table && !onlooker.told.seen(0).isEmpty());
        QCOMPARE(guest.told.table->seats, table.told.seats);
        QVERIFY(guest.told.isConnected() && guest.told.positions.isEmpty());
        // A seat is chosen when the table is known.
        guest.link->wantSeats({1}, anna);
        COMES(!guest.told.errors.isEmpty());
        QCOMPARE(guest.told.errors.last(), std::pair(Error::SeatTaken, 1));
        guest.link->wantSeats({2}, anna);
        COMES(guest.has(2));
        QCOMPARE(guest.told.seats, QList<int>{2});
        COMES(table.told.seats[1] == (SeatTold{anna, open.tincture, Presence::Here}));
        COMES(onlooker.told.table->seats == table.told.seats);

        guest.link->give(2, QStringLiteral("add 2"));
        COMES(guest.told.dones == QList<int>{2} && guest.told.seen(2) == sumSeen(2, 2));
        COMES(onlooker.told.seen(0) == sumSeen(2, 0));
        QCOMPARE(table.numbers.sum(), 2);
        guest.link->give(2, QStringLiteral("add 0"));
        COMES(guest.told.refusals == (QStringList{QStringLiteral("nothing"), QStringLiteral("numbers.add")}));
        // What is done on the host's screen.
        table.numbers.add(40);
        table.link->moved();
        COMES(guest.told.seen(2) == sumSeen(42, 2) && onlooker.told.seen(0) == sumSeen(42, 0));
        guest.link->tell(2, 1);
        COMES(guest.told.events == QList<QByteArray>{"{\"added\":40}"});
        guest.link->takeBack(2);
        COMES(guest.told.seen(2) == sumSeen(2, 2));
        QCOMPARE(guest.told.positions[2].undos, 1);
        COMES(guest.told.dones == (QList<int>{2, 2}));

        guest.link->leave(2);
        QTRY_COMPARE_WITH_TIMEOUT(guest.told.lefts, QList<int>{2}, patience);
        COMES(table.told.seats[1] == (SeatTold{{}, open.tincture, Presence::Free}));
        COMES(guest.told.seats.isEmpty());
        table.end();
        COMES(!guest.told.isConnected() && !onlooker.told.isConnected());
        COMES(table.numbers.destroyed == 1);
        QVERIFY(table.numbers.usedOn != QThread::currentThread());
        for (const Told* each : std::initializer_list<const Told*>{&table.told, &guest.told, &onlooker.told})
            QVERIFY(!each->elsewhere);
        // The keychain of this test is open.
        QVERIFY(table.told.silence.isEmpty() && guest.told.silence.isEmpty());
    }
    void seatsAreFreedAndTakenBack() {
        Table table({open, open});
        COMES(table.listens());
        Guest guest(table.code());
        guest.link->wantSeats({1, 2}, anna); // before it is connected
        COMES(guest.has(1) && guest.has(2));
        table.link->freeSeat(1);
        COMES(guest.told.seats == QList<int>{2});
        QCOMPARE(guest.told.errors, (QList<std::pair<Error, int>>{{Error::NotYourSeat, 1}}));
        COMES(table.told.seats[0].presence == Presence::Free);
        // Free for any guest, this one among them: it learns that its key is void, and makes a new one.
        guest.link->wantSeats({1, 2}, anna);
        COMES(guest.told.errors.size() == 2 && guest.told.errors.last() == std::pair(Error::NotYourSeat, 1));
        guest.link->wantSeats({1, 2}, anna);
        COMES(guest.told.seats == (QList<int>{1, 2}));
        table.link->setSeats({marta, open});
        COMES(guest.told.seats == QList<int>{2});
        COMES(table.told.seats[0] == (SeatTold{marta.name, marta.tincture, Presence::Here}));
        guest.link->wantSeats({1, 2}, anna);
        COMES(guest.told.errors.last() == std::pair(Error::SeatTaken, 1));
        // A guest that goes keeps its seat.
        guest.link.reset();
        COMES(table.told.seats[1] == (SeatTold{anna, open.tincture, Presence::Away}));
        Guest again(table.code());
        again.link->wantSeats({2}, {});
        COMES(again.has(2));
        COMES(table.told.seats[1] == (SeatTold{anna, open.tincture, Presence::Here}));
    }
    /// At the same place, with the same codes and keys; guests come back by themselves.
    void aHostStartsAgain() {
        Table table;
        COMES(table.listens());
        const QList<QString> codes = codesOf(table.told);
        Guest guest(table.code()), other(table.code());
        guest.link->wantSeats({2}, anna);
        other.link->wantToLook();
        COMES(guest.has(2) && !other.told.seen(0).isEmpty());
        guest.link->give(2, QStringLiteral("add 1"));
        COMES(guest.told.seen(2) == sumSeen(1, 2));
        table.end();
        COMES(!guest.told.isConnected() && !other.told.isConnected());
        table.numbers.add(9);
        table.start();
        COMES(table.listens());
        QCOMPARE(codesOf(table.told), codes);
        COMES(guest.told.isConnected() && guest.told.seen(2) == sumSeen(10, 2));
        COMES(other.told.isConnected() && other.told.seen(0) == sumSeen(10, 0));
        COMES(table.told.seats[1] == (SeatTold{anna, open.tincture, Presence::Here}));
        guest.link->give(2, QStringLiteral("add 2"));
        COMES(guest.told.seen(2) == sumSeen(12, 2));
        QCOMPARE(guest.told.dones, (QList<int>{2, 2}));
        QVERIFY(guest.told.errors.isEmpty() && !guest.told.meetsAnother);
        // Taken back meanwhile, the seat is nobody's of theirs.
        table.end();
        COMES(!guest.told.isConnected());
        QCOMPARE(guest.told.seats, QList<int>{2});
        table.start({marta, marta});
        COMES(guest.told.isConnected() && guest.told.seats.isEmpty());
        COMES(guest.told.errors == (QList<std::pair<Error, int>>{{Error::SeatTaken, 2}}));
    }
    void aFileOfSeatsThatIsNoneIsPutAside() {
        Table table;
        COMES(table.listens());
        Guest guest(table.code());
        guest.link->wantSeats({2}, anna);
        COMES(guest.has(2));
        table.end();
        const QByteArray damaged = R"({"format":"magister-seats/1","seats":[]})";
        QVERIFY(puts(table.seatsFile(), damaged));
        table.start();
        COMES(table.listens());
        QCOMPARE(contentOf(table.seatsFile() + QStringLiteral(".broken")), damaged);
        COMES(table.told.seats[1] == (SeatTold{{}, open.tincture, Presence::Free}));
    }
    void aFileOfSeatsOfALaterVersionIsLeftAlone() {
        Table table;
        COMES(table.listens());
        table.end();
        const QByteArray later = R"({"format":"magister-seats/2","guests":[]})";
        QVERIFY(puts(table.seatsFile(), later));
        table.start();
        COMES(table.told.meetsLaterSeats);
        QVERIFY(!table.listens());
        QCOMPARE(contentOf(table.seatsFile()), later);
        QVERIFY(!QFile::exists(table.seatsFile() + QStringLiteral(".broken")));
    }
    /// What is not on the disk is told, and no more once it is, which is tried again and again.
    void whatCannotBeWrittenIsTold() {
        BrokerSession session;
        QVERIFY2(session.problem().isEmpty(), qPrintable(session.problem()));
        Table table({open, open});
        COMES(table.listens() && table.told.unkept == Unkept());
        Guest guest(table.code());
        guest.link->wantSeats({2}, anna);
        COMES(guest.has(2));
        // Folders stand in the way of the files.
        const QString letters = table.seatsFile() + QStringLiteral(".letters");
        QVERIFY(QFile::remove(table.seatsFile()) && QDir().mkdir(table.seatsFile()) && QDir().mkdir(letters));
        table.link->freeSeat(2);
        COMES(!table.told.unkept->seats.isEmpty());
        QVERIFY(table.told.unkept->letters.isEmpty());
        COMES(guest.told.seats.isEmpty());
        QVERIFY(QDir().rmdir(table.seatsFile()));
        COMES(table.told.unkept == Unkept());
        const auto book = SeatBook::read(table.seatsFile(), 2);
        QVERIFY(book && book->at(2).hash.isEmpty());

        table.link->openAt(session.broker());
        COMES(table.told.isAtBroker());
        GuestTold told;
        const auto away = links->join(table.told.broker->invitation, {session.broker().user, session.broker().password, session.broker().authorities}, told);
        away->wantSeats({1}, anna);
        COMES(!table.told.unkept->letters.isEmpty());
        QVERIFY(table.told.unkept->seats.isEmpty() && told.seats.isEmpty());
        // Where there is no broker, no letter waits.
        table.link->closeBroker();
        COMES(table.told.unkept == Unkept());
        table.link->openAt(session.broker());
        COMES(!table.told.unkept->letters.isEmpty());
        QVERIFY(QDir().rmdir(letters));
        COMES(table.told.unkept == Unkept());
        COMES(told.seats == QList<int>{1});
    }
    /// Neither side has to be there while the other is, and the password is typed once.
    void throughABroker() {
        BrokerSession session;
        QVERIFY2(session.problem().isEmpty(), qPrintable(session.problem()));
        const Broker family = session.broker();
        Broker stranger = family;
        stranger.password = QStringLiteral("another password");
        Broker known = family;
        known.password.clear();
        Table table;
        // Also before the table is open.
        table.link->openAt(stranger);
        COMES(table.told.broker && table.told.broker->state == BrokerTold::State::Refused);
        QVERIFY(table.listens() && !table.told.broker->reason.isEmpty());
        table.link->openAt(family);
        COMES(table.told.isAtBroker());
        const QString invitation = table.told.broker->invitation;
        const auto code = brokerCodeFromText(invitation);
        QVERIFY(code && code->broker.host == family.host && code->broker.port == family.port);
        QCOMPARE(code->code.pin, codeFromText(table.code())->pin);
        QCOMPARE(code->code.table, codeFromText(table.code())->table);
        QVERIFY(!invitation.contains(family.user) && !invitation.contains(family.password));

        GuestTold told;
        auto guest = links->join(invitation, {family.user, family.password, family.authorities}, told);
        COMES(told.table && told.isConnected() && told.hostIsHere);
        guest->wantSeats({2}, anna);
        COMES(told.seats == QList<int>{2} && told.seen(2) == sumSeen(0, 2));
        COMES(table.told.seats[1] == (SeatTold{anna, open.tincture, Presence::Here}));
        guest->give(2, QStringLiteral("add 2"));
        COMES(told.dones == QList<int>{2} && told.seen(2) == sumSeen(2, 2));
        QVERIFY(QFile::exists(table.seatsFile() + QStringLiteral(".letters")));

        // What is done while the host is away waits for it.
        table.end();
        COMES(!told.hostIsHere);
        QVERIFY(told.isConnected());
        guest->give(2, QStringLiteral("add 1"));
        table.told.broker.reset();
        table.start();
        table.link->openAt(known);
        COMES(table.told.isAtBroker());
        QCOMPARE(table.told.broker->invitation, invitation);
        COMES(told.dones == (QList<int>{2, 2}) && told.seen(2) == sumSeen(3, 2) && told.hostIsHere);

        // Who comes back meanwhile sees what was last.
        table.link->closeBroker();
        COMES(!told.hostIsHere);
        COMES(table.told.seats[1] == (SeatTold{anna, open.tincture, Presence::Away}));
        guest.reset();
        GuestTold again;
        guest = links->join(invitation, {family.user, {}, family.authorities}, again);
        guest->wantSeats({2}, {});
        COMES(again.seats == QList<int>{2} && again.seen(2) == sumSeen(3, 2));
        QVERIFY(again.isConnected() && !again.hostIsHere);
        table.link->openAt(known);
        COMES(again.hostIsHere && table.told.seats[1].presence == Presence::Here);
        guest->give(2, QStringLiteral("add 2"));
        COMES(again.dones == QList<int>{2} && again.seen(2) == sumSeen(5, 2));

        GuestTold outside;
        const auto refused = links->join(invitation, {family.user, stranger.password, family.authorities}, outside);
        COMES(!outside.brokerRefusals.isEmpty());
        QVERIFY(!outside.brokerRefusals.first().isEmpty() && !outside.table && !outside.isConnected());
        for (const Told* each : std::initializer_list<const Told*>{&table.told, &told, &again, &outside})
            QVERIFY(!each->elsewhere);
    }
    /// A device is the host of one table at a time; who sits at another waits, and loses nothing.
    void anotherTableOfTheSameHost() {
        BrokerSession session;
        QVERIFY2(session.problem().isEmpty(), qPrintable(session.problem()));
        const BrokerLogin login{session.broker().user, session.broker().password, session.broker().authorities};
        Table first;
        first.link->openAt(session.broker());
        COMES(first.told.isAtBroker());
        const QString invitation = first.told.broker->invitation;
        GuestTold told;
        auto guest = links->join(invitation, login, told);
        guest->wantSeats({2}, anna);
        COMES(told.seats == QList<int>{2} && told.seen(2) == sumSeen(0, 2));
        first.end();
        COMES(!told.hostIsHere);

        Table second;
        second.link->openAt(session.broker());
        COMES(second.told.isAtBroker() && told.hostIsHere);
        QVERIFY(second.told.broker->invitation != invitation);
        // Begun anew meanwhile: it sees what was last.
        guest.reset();
        GuestTold again;
        guest = links->join(invitation, login, again);
        guest->wantSeats({2}, {});
        COMES(again.seats == QList<int>{2} && again.seen(2) == sumSeen(0, 2));
        guest->give(2, QStringLiteral("add 2"));
        // By then the host has read all letters.
        GuestTold other;
        const auto atSecond = links->join(second.told.broker->invitation, login, other);
        atSecond->wantSeats({2}, anna);
        COMES(other.seats == QList<int>{2});
        // Who is new waits for a table that may be opened another day.
        GuestTold astray;
        const auto nowhere = links->join(codeText(session.broker(), codeFromText(second.code())->pin, newTableId()), login, astray);
        COMES(astray.isConnected() && astray.hostIsHere);
        QTest::qWait(1'000); // it has been welcomed, and has asked
        QVERIFY(astray.errors.isEmpty() && !astray.table);
        QVERIFY(told.errors.isEmpty() && again.errors.isEmpty() && again.isConnected());
        QCOMPARE(again.seen(2), sumSeen(0, 2));

        second.end();
        first.start();
        first.link->openAt(session.broker());
        COMES(again.dones == QList<int>{2} && again.seen(2) == sumSeen(2, 2));
    }
    void anotherPortIfThatOneIsTaken() {
        Table table;
        COMES(table.listens());
        const quint16 port = table.told.ways.first().port;
        table.end();
        COMES(table.numbers.destroyed == 1);
        QTcpServer taken;
        QVERIFY(taken.listen(QHostAddress::Any, port));
        table.start();
        COMES(table.listens());
        QVERIFY(table.told.ways.first().port != port);
        Guest guest(table.code());
        COMES(guest.told.table);
    }
    void whereSeatsCannotBeKept() {
        Numbers numbers;
        HostTold told;
        const QTemporaryDir folder;
        auto link = links->host(std::make_unique<NumbersGame>(numbers),
                                folder.filePath(QStringLiteral("nowhere/a.seats")), {marta, open}, told);
        COMES(!told.problem.isEmpty());
        QVERIFY(told.ways.isEmpty());
        link.reset();
        COMES(numbers.destroyed == 1);
    }
    void wrongCodes() {
        Table table;
        COMES(table.listens());
        GuestTold nobody;
        QVERIFY(!links->join(QStringLiteral("no code"), {}, nobody));
        QString wrong = table.code();
        wrong[2] = wrong[2] == u'7' ? u'8' : u'7';
        QVERIFY(!links->join(wrong, {}, nobody));
        // Another certificate at that address: nothing is said to it.
        JoinCode code = *codeFromText(table.code());
        code.pin[0] = static_cast<char>(code.pin[0] ^ 1);
        Guest deceived(codeText(code));
        COMES(deceived.told.meetsAnother);
        QVERIFY(!deceived.told.table && !deceived.told.isConnected());
        // No such table.
        code = *codeFromText(table.code());
        code.table = newTableId();
        Guest astray(codeText(code));
        COMES(!astray.told.errors.isEmpty());
        QCOMPARE(astray.told.errors.first(), std::pair(Error::UnknownTable, 0));
        QVERIFY(!astray.told.table);
    }
    /// Whoever has given up a link hears nothing more.
    void nothingIsToldAfterwards() {
        Table table;
        COMES(table.listens());
        Guest guest(table.code());
        guest.link->wantSeats({2}, anna);
        COMES(guest.has(2));
        COMES(table.told.seats[1].presence == Presence::Here);
        table.numbers.add(1);
        table.link->moved();
        guest.link.reset();
        const int calls = guest.told.calls;
        COMES(table.told.seats[1].presence == Presence::Away);
        QCOMPARE(guest.told.calls, calls);
        // What was on its way meanwhile, as well.
        Guest late(table.code());
        late.link.reset();
        table.link->setSeats({marta, marta});
        table.end();
        const int told = table.told.calls;
        COMES(table.numbers.destroyed == 1);
        QCoreApplication::processEvents();
        QCOMPARE(table.told.calls, told);
        QCOMPARE(late.told.calls, 0);
    }
    /// The thread of the network waits in the game; that of the screen does not wait for it.
    void linksEndWhileACommandIsGiven() {
        Table table;
        COMES(table.listens());
        Guest guest(table.code());
        guest.link->wantSeats({2}, anna);
        COMES(guest.has(2));
        QSemaphore entered, goOn;
        table.numbers.beforeGiving = [&] {
            entered.release();
            goOn.acquire();
        };
        guest.link->give(2, QStringLiteral("add 1"));
        COMES(entered.available() > 0);
        table.end();
        guest.link.reset();
        QCOMPARE(table.numbers.destroyed, 0);
        goOn.release();
        COMES(table.numbers.destroyed == 1);
        QVERIFY(guest.told.dones.isEmpty());
    }
    /// The same where it waits for the thread of the screen.
    void linksEndWhileTheScreenIsAwaited() {
        Table table;
        COMES(table.listens());
        Guest guest(table.code());
        guest.link->wantSeats({2}, anna);
        COMES(guest.has(2));
        std::atomic<bool> waits{};
        bool served = false;
        QObject screen;
        table.numbers.beforeGiving = [&] {
            waits = true;
            QMetaObject::invokeMethod(
                &screen, [&] { served = true; }, Qt::BlockingQueuedConnection);
        };
        guest.link->give(2, QStringLiteral("add 1"));
        // Without serving anything on the way.
        while (!waits)
            QThread::yieldCurrentThread();
        table.end();
        guest.link.reset();
        QVERIFY(!served);
        COMES(table.numbers.destroyed == 1);
        QVERIFY(served);
    }
    /// With the application everything over there ends as well, even if it waits for the thread of the screen just
    /// then.
    void theProgramEnds() {
        if (!inOwnProcess()) return passesInAProcess("theProgramEnds");
        static Numbers numbers;
        lasting = &numbers;
        static HostTold told;
        static const QTemporaryDir folder;
        static QObject screen;
        auto link = links->host(std::make_unique<NumbersGame>(*lasting), folder.filePath(QStringLiteral("a.seats")),
                                {marta, open}, told);
        COMES(!told.ways.isEmpty());
        Guest guest(told.ways.first().code);
        guest.link->wantSeats({2}, anna);
        COMES(guest.has(2));
        std::atomic<bool> waits{};
        lasting->beforeGiving = [&waits] {
            waits = true;
            QMetaObject::invokeMethod(
                &screen, [] {}, Qt::BlockingQueuedConnection);
        };
        guest.link->give(2, QStringLiteral("add 1"));
        while (!waits)
            QThread::yieldCurrentThread();
    }
    /// In a process of its own, which has no keychain.
    void whereNoKeychainAnswers() {
        if (!inOwnProcess()) return passesInAProcess("whereNoKeychainAnswers");
        Table table;
        COMES(table.listens());
        QVERIFY(!table.told.silence.isEmpty());
        const QList<QString> codes = codesOf(table.told);
        Guest guest(table.code()), onlooker(table.code());
        guest.link->wantSeats({2}, anna);
        onlooker.link->wantToLook();
        COMES(guest.has(2) && !onlooker.told.seen(0).isEmpty());
        QVERIFY(!guest.told.silence.isEmpty());
        QVERIFY(onlooker.told.silence.isEmpty()); // it has no keys
        // For this run everything holds.
        table.end();
        COMES(!guest.told.isConnected());
        table.told.silence.clear();
        table.start();
        COMES(table.listens());
        QVERIFY(!table.told.silence.isEmpty());
        QCOMPARE(codesOf(table.told), codes);
        COMES(guest.told.isConnected() && table.told.seats[1].presence == Presence::Here);
    }

private:
    static bool inOwnProcess() { return !qEnvironmentVariableIsEmpty("MAGISTER_TEST_IN_OWN_PROCESS"); }
    static void passesInAProcess(const char* function) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("MAGISTER_TEST_IN_OWN_PROCESS"), QStringLiteral("1"));
        environment.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"), QStringLiteral("unix:path=/nowhere"));
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(QCoreApplication::applicationFilePath(), {QLatin1String(function)});
        QVERIFY(process.waitForFinished(4 * patience));
        const QByteArray said = process.readAll();
        QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0, said.constData());
        QVERIFY2(said.contains(QByteArray("PASS   : TestNetworkLinks::") + function), said.constData());
    }
    static QList<QString> codesOf(const HostTold& told) {
        QList<QString> codes;
        for (const WayIn& way : told.ways)
            codes.append(way.code);
        return codes;
    }
};

int main(int argc, char** argv) {
    // The session outlives the application, with which the thread of the network ends.
    std::unique_ptr<KeychainSession> session;
    int result = 1;
    {
        QCoreApplication app(argc, argv);
        if (qEnvironmentVariableIsEmpty("MAGISTER_TEST_IN_OWN_PROCESS")) {
            session = std::make_unique<KeychainSession>();
            if (!session->problem.isEmpty()) qFatal("%s", qPrintable(session->problem));
            qputenv("DBUS_SESSION_BUS_ADDRESS",
                    session->environment.value(QStringLiteral("DBUS_SESSION_BUS_ADDRESS")).toUtf8());
        }
        TestNetworkLinks test;
        result = QTest::qExec(&test, argc, argv);
    }
    return lasting && lasting->destroyed != 1 ? 2 : result;
}

#include "tst_network_links.moc"
