// SPDX-License-Identifier: GPL-3.0-or-later
// Whose a seat at a host is: taken, kept by its key, freed and taken back, and what of that is on the disk.
#include "tests/network/hosted_table.h"

#include <QDir>
#include <QFile>

using namespace magister;
using namespace magister::network;

class TestHostSeats : public QObject, private HostedTable {
    Q_OBJECT

private slots:
    void sittingDown() {
        begin(QStringLiteral("messina"));
        Line anna = joined(), other = joined();
        QCOMPARE(anna.last<TableTold>().seats.size(), 2);
        QCOMPARE(anna.last<TableTold>().game, QStringLiteral("messina"));
        take(anna, 1);
        QCOMPARE(anna.last<SeatGiven>(), (SeatGiven{1, 1}));
        QCOMPARE(seen(anna, 1).step, 0);
        // Others see who is there, and do not see the position unasked.
        QCOMPARE(other.last<TableTold>().seats[0], (SeatTold{QStringLiteral("Anna"), {}, Presence::Here}));
        QVERIFY(other.all<PositionTold>().isEmpty());
        other.say(Look{});
        QVERIFY(seen(other, 0).commands.isEmpty());
        QVERIFY(!seen(other, 0).position.isEmpty());
        // Gone, not given up.
        emit anna.transport->closed();
        QCOMPARE(other.last<TableTold>().seats[0].presence, Presence::Away);
    }
    void seatsAreGuarded() {
        begin(QStringLiteral("messina"));
        Line anna = joined();
        take(anna, 1);
        Line thief = joined(QStringLiteral("there"));
        // Somebody else's seat, with another key.
        thief.say(Take{1, {}, storedHash(QByteArray(32, 'x'), table, 1), proofOf(QByteArray(32, 'x'), at(thief, 1))});
        QCOMPARE(thief.error(), Error::SeatTaken);
        // A hash that was read somewhere, without its key.
        thief.say(Take{1, {}, storedHash(m_keys[1], table, 1), QByteArray(32, 'x')});
        QCOMPARE(thief.error(), Error::WrongKey);
        // A proof that was heard in another connection.
        thief.say(Return{1, proofOf(m_keys[1], at(anna, 1))});
        QCOMPARE(thief.error(), Error::WrongKey);
        thief.say(Give{1, 1, QStringLiteral("recall 1")});
        QCOMPARE(thief.error(), Error::NotYourSeat);
        thief.say(TakeBack{1, 1});
        thief.say(Leave{1});
        thief.say(Tell{1, 0});
        QCOMPARE(thief.all<Failed>().size(), 7);
        QVERIFY(thief.all<SeatGiven>().isEmpty() && thief.all<PositionTold>().isEmpty() && thief.all<EventsTold>().isEmpty());
        thief.say(Return{1, QByteArray(32, 'y')});
        QVERIFY(thief.transport->isClosed); // the third wrong key
        QCOMPARE(m_host->figures().wrongKeys, 3u);
        // From that place nobody is judged at once any more; from others as before.
        Line again = joined(QStringLiteral("there"));
        comeBack(again, 1);
        QCOMPARE(again.error(), Error::SlowDown);
        QTest::qWait(150);
        comeBack(again, 1);
        QCOMPARE(again.last<SeatGiven>().seat, 1);
        again.say(Take{3, {}, QByteArray(32, 'x'), QByteArray(32, 'x')});
        QCOMPARE(again.error(), Error::NoSuchSeat);
        QVERIFY(again.all<SeatGiven>().size() == 1);
    }
    /// What answers a claim repeats its attempt; what comes unasked has none.
    void anErrorSaysWhichClaimItAnswers() {
        begin(QStringLiteral("messina"));
        Line anna = joined(), thief = joined(QStringLiteral("there"));
        const QByteArray other(32, 'x');
        const auto failed = [](Line& line, const FromGuest& message) {
            line.forget();
            line.say(message);
            return line.last<Failed>();
        };
        QCOMPARE(failed(thief, Return{1, proofOf(other, at(thief, 1)), 3}), (Failed{Error::SeatFree, 1, 0, 3}));
        QCOMPARE(failed(thief, Take{3, {}, storedHash(other, table, 3), proofOf(other, at(thief, 3)), 4}), (Failed{Error::NoSuchSeat, 3, 0, 4}));
        take(anna, 1);
        QCOMPARE(failed(thief, Take{1, {}, storedHash(other, table, 1), proofOf(other, at(thief, 1)), 5}), (Failed{Error::SeatTaken, 1, 0, 5}));
        QCOMPARE(failed(thief, Return{1, proofOf(other, at(thief, 1)), 6}), (Failed{Error::WrongKey, 1, 0, 6}));
        anna.forget();
        m_host->freeSeat(table, 1);
        QCOMPARE(anna.last<Failed>(), (Failed{Error::NotYourSeat, 1, 0, 0}));
        QCOMPARE(failed(anna, Return{1, proofOf(m_keys[1], at(anna, 1)), 7}), (Failed{Error::NotYourSeat, 1, 0, 7}));
        QCOMPARE(failed(anna, Take{1, {}, storedHash(m_keys[1], table, 1), proofOf(m_keys[1], at(anna, 1)), 8}), (Failed{Error::NotYourSeat, 1, 0, 8}));
    }
    void whoComesBackIsTheOne() {
        begin(QStringLiteral("messina"));
        Line first = joined();
        take(first, 1);
        Line second = joined();
        comeBack(second, 1);
        QCOMPARE(second.last<SeatGiven>().seat, 1);
        QCOMPARE(first.error(), Error::NotYourSeat);
        first.forget();
        first.say(Give{1, 1, QStringLiteral("recall 1")});
        QCOMPARE(first.error(), Error::NotYourSeat);
        // Given up, it is free, and its key is void.
        second.forget();
        second.say(Leave{1});
        QCOMPARE(second.last<Failed>(), (Failed{Error::NotYourSeat, 1, 0}));
        QCOMPARE(first.last<TableTold>().seats[0], (SeatTold{{}, {}, Presence::Free}));
        Line third = joined();
        comeBack(third, 1);
        QCOMPARE(third.error(), Error::NotYourSeat);
        third.forget();
        take(third, 1);
        QCOMPARE(third.error(), Error::NotYourSeat);
        QVERIFY(third.all<SeatGiven>().isEmpty());
        m_keys.remove(1);
        take(third, 1);
        QCOMPARE(third.last<SeatGiven>().seat, 1);
        QCOMPARE(m_host->figures().wrongKeys, 0u);
    }
    void aVoidKeyStaysVoid() {
        begin(QStringLiteral("messina"));
        Line anna = joined();
        QList<QByteArray> old;
        for (int i = 0; i < 20; ++i) {
            m_keys.remove(1);
            take(anna, 1);
            QCOMPARE(anna.last<SeatGiven>().seat, 1);
            old.append(m_keys[1]);
            m_host->freeSeat(table, 1);
        }
        beginAgain();
        // The latest ones are remembered.
        Line again = joined();
        for (qsizetype i = old.size() - SeatBook::mostVoid; i < old.size(); ++i) {
            m_keys[1] = old[i];
            again.forget();
            take(again, 1);
            QCOMPARE(again.error(), Error::NotYourSeat);
            again.forget();
            comeBack(again, 1);
            QCOMPARE(again.error(), Error::NotYourSeat);
        }
        QVERIFY(again.all<SeatGiven>().isEmpty());
        QCOMPARE(m_host->seatsOf(table)[0].presence, Presence::Free);
    }
    /// A seat that was freed or taken back is so at once; that it is not on the disk is told until it is.
    void aSeatThatCannotBeWrittenIsFreedAllTheSame() {
        begin(QStringLiteral("messina"));
        Line anna = joined();
        take(anna, 1);
        take(anna, 2);
        QVERIFY(m_host->seatsProblem(table).isEmpty());
        // A folder stands in the way of the file.
        const QByteArray before = [this] {
            QFile file(seatsPath());
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        }();
        QVERIFY(!before.isEmpty() && QFile::remove(seatsPath()) && QDir().mkdir(seatsPath()));
        QVERIFY(!m_host->freeSeat(table, 1));
        QCOMPARE(m_host->seatsOf(table)[0].presence, Presence::Free);
        QVERIFY(!m_host->seatsProblem(table).isEmpty());
        m_host->setSeats(table, {{}, {QStringLiteral("Karl"), {}, true}});
        QCOMPARE(m_host->seatsOf(table)[1].presence, Presence::Here);
        m_host->keepSeats(table);
        QVERIFY(!m_host->seatsProblem(table).isEmpty());
        QVERIFY(QDir().rmdir(seatsPath()));
        m_host->keepSeats(table);
        QVERIFY(m_host->seatsProblem(table).isEmpty());
        const auto book = SeatBook::read(seatsPath(), 2);
        QVERIFY(book && book->at(1).hash.isEmpty() && book->at(2).hash.isEmpty());
    }
    void seatsAtTheHost() {
        begin(QStringLiteral("messina"));
        int changes = 0;
        connect(m_host.get(), &Host::seatsChanged, this, [&](const QString& changed) { changes += changed == table; });
        const SeatAtHost marta{QStringLiteral("Marta"), QStringLiteral("red"), true};
        const SeatAtHost open{QStringLiteral("Olga"), QStringLiteral("blue"), false};
        m_host->setSeats(table, {marta, open});
        QCOMPARE(changes, 1);
        Line anna = joined();
        QCOMPARE(anna.last<TableTold>().seats[0], (SeatTold{QStringLiteral("Marta"), QStringLiteral("red"), Presence::Here}));
        QCOMPARE(anna.last<TableTold>().seats[1], (SeatTold{QStringLiteral("Olga"), QStringLiteral("blue"), Presence::Free}));
        take(anna, 1);
        QCOMPARE(anna.error(), Error::SeatTaken);
        anna.say(Return{1, QByteArray(32, 'x')});
        QCOMPARE(anna.all<Failed>().size(), 2);
        QCOMPARE(anna.error(), Error::SeatTaken);
        QCOMPARE(m_host->figures().wrongKeys, 0u); // nothing was judged
        take(anna, 2);
        QCOMPARE(anna.last<SeatGiven>().seat, 2);
        QCOMPARE(anna.last<TableTold>().seats[1], (SeatTold{QStringLiteral("Anna"), QStringLiteral("blue"), Presence::Here}));
        QCOMPARE(m_host->seatsOf(table), anna.last<TableTold>().seats);
        QCOMPARE(changes, 2);
        // The same seats again take nothing from anybody.
        anna.forget();
        m_host->setSeats(table, {marta, open});
        QVERIFY(!anna.error());
        QVERIFY(SeatBook::read(seatsPath(), 2)->at(2).name == QStringLiteral("Anna"));
        // Taken back: the key is void, in the file as well.
        m_host->setSeats(table, {marta, {QStringLiteral("Karl"), QStringLiteral("blue"), true}});
        QCOMPARE(anna.last<Failed>(), (Failed{Error::NotYourSeat, 2, 0}));
        QCOMPARE(anna.last<TableTold>().seats[1], (SeatTold{QStringLiteral("Karl"), QStringLiteral("blue"), Presence::Here}));
        QVERIFY(SeatBook::read(seatsPath(), 2)->at(2).hash.isEmpty());
        anna.say(Tell{2, 0});
        QCOMPARE(anna.error(), Error::NotYourSeat);
        comeBack(anna, 2);
        QCOMPARE(anna.error(), Error::SeatTaken);
        // Open again, it is nobody's.
        m_host->setSeats(table, {marta, open});
        QCOMPARE(anna.last<TableTold>().seats[1].presence, Presence::Free);
        comeBack(anna, 2);
        QCOMPARE(anna.error(), Error::NotYourSeat);
        m_keys.remove(2);
        take(anna, 2);
        QCOMPARE(anna.last<SeatGiven>().seat, 2);
        anna.forget();
        m_host->freeSeat(table, 2);
        QCOMPARE(anna.last<Failed>(), (Failed{Error::NotYourSeat, 2, 0}));
        QCOMPARE(anna.last<TableTold>().seats[1], (SeatTold{QStringLiteral("Olga"), QStringLiteral("blue"), Presence::Free}));
        QVERIFY(SeatBook::read(seatsPath(), 2)->at(2).hash.isEmpty());
        // One at the host remains there.
        m_host->freeSeat(table, 1);
        QCOMPARE(anna.last<TableTold>().seats[0].presence, Presence::Here);
        // Gone, the seat stays with its guest.
        m_keys.remove(2);
        take(anna, 2);
        const int before = changes;
        emit anna.transport->closed();
        QCOMPARE(changes, before + 1);
        QCOMPARE(m_host->seatsOf(table)[1].presence, Presence::Away);
    }
    /// However many look on, whoever has a seat stays and comes back to it.
    void onlookersMakeRoom() {
        begin(QStringLiteral("messina"));
        Line anna = joined();
        take(anna, 1);
        QList<Line> onlookers;
        for (int i = 1; i < Host::mostGuestsOfTable; ++i) {
            onlookers.append(joined());
            onlookers.last().say(Look{});
        }
        QVERIFY(!onlookers[0].transport->isClosed);
        Line again = joined();
        comeBack(again, 1);
        QCOMPARE(again.last<SeatGiven>().seat, 1);
        QCOMPARE(onlookers[0].error(), Error::Busy);
        QVERIFY(onlookers[0].transport->isClosed && !onlookers[1].transport->isClosed && !anna.transport->isClosed);
        QCOMPARE(m_host->figures().busy, 1u);
    }
    void theBookOfSeats() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("seats"));
        SeatBook book(path, 3);
        QVERIFY(book.set(2, {QStringLiteral("Anna"), QByteArray(32, 'x')}));
        const auto again = SeatBook::read(path, 3);
        QVERIFY(again && again->at(2) == book.at(2) && again->at(1).hash.isEmpty());
        QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        QVERIFY(!SeatBook::read(path, 2));
        // By which id and port guests find the table, where nothing else says it.
        QVERIFY(again->table().isEmpty() && again->port() == 0);
        book.setPlace(table, 4711);
        QVERIFY(book.write());
        const auto placed = SeatBook::read(path, 3);
        QVERIFY(placed && placed->table() == table && placed->port() == 4711 && placed->at(2) == book.at(2));
        // Keys that were void once remain so.
        QVERIFY(book.forget(2) && book.voidAt(2) == QList<QByteArray>{QByteArray(32, 'x')});
        const auto freed = SeatBook::read(path, 3);
        QVERIFY(freed && freed->at(2).hash.isEmpty() && freed->voidAt(2) == book.voidAt(2) && freed->voidAt(1).isEmpty());
        QString problem;
        QVERIFY(!SeatBook(folder.filePath(QStringLiteral("nowhere/seats")), 3).write(&problem) && !problem.isEmpty());
        QVERIFY(!SeatBook::read(path + QLatin1Char('x'), 3));
        // A key that is void here, and not in the file.
        QVERIFY(book.set(2, {QStringLiteral("Anna"), QByteArray(32, 'y')}));
        QVERIFY(QFile::rename(path, path + QStringLiteral(".before")) && QDir().mkdir(path));
        QVERIFY(!book.forget(2) && !book.forget(2) && book.at(2).hash.isEmpty());
        QVERIFY(QDir().rmdir(path) && QFile::rename(path + QStringLiteral(".before"), path));
        QVERIFY(!SeatBook::read(path, 3)->at(2).hash.isEmpty());
        QVERIFY(book.forget(2) && SeatBook::read(path, 3)->at(2).hash.isEmpty());
        const QByteArray format = R"("format":"magister-seats/1",)";
        const QByteArrayList wrongs{
            "", "[]", R"({"seats":[{"name":"","hash":""}]})", R"({"format":"seats","seats":[{"name":"","hash":""}]})",
            '{' + format + R"("seats":[{"name":"","hash":"00"}]})", '{' + format + R"("seats":[{"name":" x","hash":""}]})",
            '{' + format + R"("seats":[{"name":1,"hash":""}]})", '{' + format + R"("seats":[1]})",
            '{' + format + R"("seats":[{"name":"","hash":"","void":["00"]}]})",
            '{' + format + R"("seats":[{"name":"","hash":"","void":1}]})",
            '{' + format + R"("seats":[{"name":"","hash":""}],"table":"x"})",
            '{' + format + R"("seats":[{"name":"","hash":""}],"port":70000})"};
        bool isOfLater = false;
        const auto puts = [&](const QByteArray& bytes) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        };
        for (const QByteArray& wrong : wrongs) {
            puts(wrong);
            QVERIFY2(!SeatBook::read(path, 1, &isOfLater) && !isOfLater, wrong.constData());
        }
        puts('{' + format + R"("seats":[{"name":"","hash":""}]})");
        QVERIFY(SeatBook::read(path, 1, &isOfLater) && !isOfLater);
        puts(R"({"format":"magister-seats/2","guests":{}})");
        QVERIFY(!SeatBook::read(path, 1, &isOfLater) && isOfLater);
    }
};

QTEST_GUILESS_MAIN(TestHostSeats)
#include "tst_host_seats.moc"
