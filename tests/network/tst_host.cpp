// SPDX-License-Identifier: GPL-3.0-or-later
// What a host answers, message by message, and that it knows everything again after it was killed.
#include "app/game/network_games.h"
#include "app/network/host.h"
#include "app/network/host_metrics.h"
#include "app/network/seat_key.h"

#include "tests/network/loopback.h"

#include <QDir>
#include <QFile>
#include <QPointer>
#include <QTemporaryDir>
#include <QTest>

using namespace magister;
using namespace magister::network;

namespace {

const QByteArray fingerprint(32, '\x11');
const QString table = QStringLiteral("0123ABCD");

} // namespace

class TestHost : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Host> m_host;
    QHash<int, QByteArray> m_keys;

    QString gamePath() const { return m_folder->filePath(QStringLiteral("a.game")); }
    QString seatsPath() const { return m_folder->filePath(QStringLiteral("a.seats")); }

    void begin(const QString& game) {
        m_folder = std::make_unique<QTemporaryDir>();
        m_keys.clear();
        OpenedGame begun = beginNetworkGame(game, gamePath(), {}, 2, DataFolder::find());
        QVERIFY(begun.game);
        SeatBook seats(seatsPath(), 2);
        QVERIFY(seats.write());
        m_host = std::make_unique<Host>(fingerprint);
        m_host->addTable(table, std::move(begun.game), std::move(seats));
    }
    /// Killed, and started again.
    void beginAgain() {
        m_host.reset();
        OpenedGame opened = openNetworkGame(gamePath());
        QVERIFY(opened.game);
        auto seats = SeatBook::read(seatsPath(), 2);
        QVERIFY(seats);
        m_host = std::make_unique<Host>(fingerprint);
        m_host->addTable(table, std::move(opened.game), std::move(*seats));
    }

    /// One connection of a guest.
    struct Line {
        QPointer<Loopback> transport;
        QByteArray challenge;

        void say(const QByteArray& bytes) { emit transport->received(bytes); }
        void say(const FromGuest& message) { say(toBytes(message)); }
        /// The messages of that type since the last one taken.
        template <class Message> QList<Message> all() const {
            QList<Message> found;
            for (const QByteArray& bytes : transport->sent) {
                const auto read = readFromHost(bytes);
                if (const auto* host = std::get_if<FromHost>(&read))
                    if (const auto* message = std::get_if<Message>(host)) found.append(*message);
            }
            return found;
        }
        template <class Message> Message last() const {
            const QList<Message> found = all<Message>();
            return found.isEmpty() ? Message{} : found.last();
        }
        void forget() { transport->sent.clear(); }
        /// The last error since then, if any.
        std::optional<Error> error() const {
            const auto found = all<Failed>();
            return found.isEmpty() ? std::nullopt : std::optional(found.last().error);
        }
    };
    Line connected(const QString& place = QStringLiteral("here")) {
        auto transport = std::make_unique<Loopback>(place);
        Line line{transport.get(), {}};
        m_host->accept(std::move(transport));
        line.challenge = line.last<Welcome>().challenge;
        return line;
    }
    Line joined(const QString& place = QStringLiteral("here")) {
        Line line = connected(place);
        line.say(Join{1, table});
        return line;
    }
    SeatAt at(const Line& line, int seat) const { return {fingerprint, line.challenge, table, seat}; }
    void take(Line& line, int seat) {
        if (!m_keys.contains(seat)) m_keys[seat] = randomBytes(keySize);
        line.say(Take{seat, QStringLiteral("Anna"), storedHash(m_keys[seat], table, seat), proofOf(m_keys[seat], at(line, seat))});
    }
    void comeBack(Line& line, int seat) { line.say(Return{seat, proofOf(m_keys[seat], at(line, seat))}); }
    PositionTold seen(const Line& line, int seat) const {
        PositionTold found;
        for (const PositionTold& each : line.all<PositionTold>())
            if (each.seat == seat) found = each;
        return found;
    }

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
    /// What is done at the host itself everybody sees, as far as the own seat may.
    void movesAtTheHost() {
        begin(QStringLiteral("orleans"));
        m_host->setSeats(table, {{{}, {}, true}, {{}, {}, false}});
        Line anna = joined(), onlooker = joined(), idle = joined();
        take(anna, 2);
        onlooker.say(Look{});
        for (Line* line : {&anna, &onlooker, &idle})
            line->forget();
        m_host->moved(table);
        QCOMPARE(anna.all<PositionTold>().size(), 1);
        QCOMPARE(anna.last<PositionTold>().seat, 2);
        QCOMPARE(onlooker.all<PositionTold>().size(), 1);
        QVERIFY(idle.all<PositionTold>().isEmpty());
    }
    void beforeATableNothingIsDone() {
        begin(QStringLiteral("orleans"));
        Line line = connected();
        for (const FromGuest& message : {FromGuest(Look{}), FromGuest(Leave{1}), FromGuest(Give{1, 1, "pass"}), FromGuest(Tell{0, 0}),
                                         FromGuest(Return{1, QByteArray(32, 'x')})}) {
            line.forget();
            line.say(message);
            QCOMPARE(line.error(), Error::NoTable);
        }
        line.say(Join{1, QStringLiteral("0123ABCE")});
        QCOMPARE(line.error(), Error::UnknownTable);
        line.say(Join{1, QStringLiteral("../../etc")});
        line.say(Join{1, QStringLiteral("x")});
        QVERIFY(line.transport->isClosed);
        for (const int version : {protocolVersion, oldestProtocolVersion}) {
            Line known = connected();
            known.say(Join{version, table});
            QVERIFY(!known.error() && !known.all<TableTold>().isEmpty());
        }
        Line newer = connected();
        newer.say(Join{protocolVersion + 1, table});
        QCOMPARE(newer.error(), Error::OtherVersion);
        QVERIFY(newer.transport->isClosed);
    }
    void badMessagesEndTheConnection_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("error");
        QTest::newRow("malformed") << QByteArray("{") << static_cast<int>(Error::Malformed);
        QTest::newRow("too large") << QByteArray(biggestFromGuest + 1, ' ') << static_cast<int>(Error::TooLarge);
        QTest::newRow("of a host") << toBytes(FromHost(Done{1, 1})) << static_cast<int>(Error::Malformed);
    }
    void badMessagesEndTheConnection() {
        QFETCH(QByteArray, bytes);
        QFETCH(int, error);
        begin(QStringLiteral("orleans"));
        Line good = joined(), bad = joined();
        bad.say(bytes);
        QCOMPARE(static_cast<int>(*bad.error()), error);
        QVERIFY(bad.transport->isClosed);
        const auto told = bad.transport->sent.size();
        bad.say(Look{});
        QCOMPARE(bad.transport->sent.size(), told); // nothing more is read
        QVERIFY(!good.transport->isClosed);
        QCOMPARE(m_host->figures().malformed, 1u);
    }
    void tooManyAtOnce() {
        begin(QStringLiteral("orleans"));
        Line good = joined(), bad = joined();
        for (int i = 0; i < 2 * Host::messagesAtOnce && !bad.transport->isClosed; ++i)
            bad.say(Tell{0, 0});
        QVERIFY(bad.transport->isClosed);
        QCOMPARE(bad.error(), Error::TooFast);
        take(good, 1);
        QCOMPARE(good.last<SeatGiven>().seat, 1);
        // Nor is anything heaped up for one who does not read.
        Line slow = joined();
        slow.transport->unread = Host::mostWaiting + 1;
        slow.say(Look{});
        QVERIFY(slow.transport->isClosed);
        QVERIFY(slow.all<PositionTold>().isEmpty());
    }
    void aTableThatIsClosed() {
        begin(QStringLiteral("messina"));
        Line anna = joined(), idle = connected();
        take(anna, 1);
        QCOMPARE(m_host->standing().seatsHere, 1);
        m_host->closeTable(table);
        QCOMPARE(anna.error(), Error::UnknownTable);
        QVERIFY(anna.transport->isClosed && !idle.transport->isClosed);
        QVERIFY(m_host->tables().isEmpty());
        const auto told = anna.transport->sent.size();
        anna.say(Look{});
        QCOMPARE(anna.transport->sent.size(), told);
        emit anna.transport->closed();
        idle.say(Join{1, table});
        QCOMPARE(idle.error(), Error::UnknownTable);
        QCOMPARE(m_host->standing().guests, 1);
        // Its files are as they were: it can be kept again.
        auto seats = SeatBook::read(seatsPath(), 2);
        QVERIFY(seats && !seats->at(1).hash.isEmpty());
        m_host->addTable(table, std::move(openNetworkGame(gamePath()).game), std::move(*seats));
        idle.say(Join{1, table});
        comeBack(idle, 1);
        QCOMPARE(idle.last<SeatGiven>().seat, 1);
        m_host->dismissAll();
        QVERIFY(idle.transport->isClosed);
    }
    /// Who joins no table takes little room, and keeps nobody out.
    void strangersAreFew() {
        begin(QStringLiteral("messina"));
        QList<Line> strangers;
        for (int i = 0; i < Host::mostStrangersOfPlace; ++i)
            strangers.append(connected());
        Line guest = connected();
        QVERIFY(strangers[0].transport->isClosed && !strangers[1].transport->isClosed && !guest.transport->isClosed);
        guest.say(Join{1, table});
        QVERIFY(!guest.last<TableTold>().seats.isEmpty());
        Line other = connected(); // in the place of the one who has joined
        QVERIFY(!strangers[1].transport->isClosed && !other.transport->isClosed);
        // From many places together.
        for (int i = 0; i < Host::mostStrangers; ++i)
            strangers.append(connected(QString::number(i)));
        QVERIFY(strangers[Host::mostStrangersOfPlace - 1].transport->isClosed && other.transport->isClosed);
        QVERIFY(!strangers[Host::mostStrangersOfPlace].transport->isClosed && !guest.transport->isClosed);
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
    /// Of positions only the latest is kept for one who does not read.
    void whoIsBehindGetsTheLatest() {
        begin(QStringLiteral("messina"));
        Line anna = joined(), slow = joined();
        take(anna, 1);
        take(anna, 2);
        slow.say(Look{});
        slow.forget();
        slow.transport->unread = Host::mostBehind + 1;
        for (int move = 0; move < 3; ++move) {
            const PositionTold told = seen(anna, seen(anna, 1).asked.value(0));
            anna.say(Give{told.seat, told.next, told.commands.first()});
        }
        QCOMPARE(seen(anna, 1).step, 3);
        QVERIFY(slow.all<PositionTold>().isEmpty() && !slow.transport->isClosed);
        slow.transport->unread = 0;
        QTRY_COMPARE_WITH_TIMEOUT(slow.all<PositionTold>().size(), 1, 10'000);
        QCOMPARE(seen(slow, 0).step, 3);
        // As everybody else from then on.
        const PositionTold told = seen(anna, seen(anna, 1).asked.value(0));
        anna.say(Give{told.seat, told.next, told.commands.first()});
        QCOMPARE(slow.all<PositionTold>().size(), 2);
    }
    /// Figures for whoever looks after the host; nothing in them says who plays what.
    void metricsAreText() {
        begin(QStringLiteral("messina"));
        Line anna = joined();
        take(anna, 1);
        take(anna, 2);
        const int seat = seen(anna, 1).asked.value(0);
        anna.say(Give{seat, 1, seen(anna, seat).commands.first()});
        QCOMPARE(anna.last<Done>(), (Done{seat, 1}));
        emit anna.transport->closed();
        Line bad = connected();
        bad.say(QByteArray("{"));
        const QByteArray text = metricsText(*m_host, {7, 3, Entrances::Letters{true, 5, 2}}, 1500);
        for (const char* line : {"magister_host_tables 1", "magister_host_guests 1", "magister_host_seats{presence=\"here\"} 0",
                                 "magister_host_seats{presence=\"away\"} 2", "magister_host_seats{presence=\"free\"} 0",
                                 "magister_host_connections_total 2", "magister_host_turned_away_total 7", "magister_host_accept_errors_total 3",
                                 "magister_host_broker_connected 1", "magister_host_letters_rejected_total 5", "magister_host_letters_turned_away_total 2",
                                 "magister_host_commands_total 1",
                                 "magister_host_malformed_total 1", "magister_host_move_seconds_bucket{le=\"+Inf\"} 1",
                                 "magister_host_move_seconds_count 1", "magister_host_uptime_seconds 1.500"})
            QVERIFY2(text.contains(QByteArray("\n") + line + '\n') || text.startsWith(line), line);
        for (const QByteArray& secret : {table.toUtf8(), QByteArray("Anna"), QByteArray("messina"), storedHash(m_keys[1], table, 1).toHex()})
            QVERIFY(!text.contains(secret));
        // Every line is a remark, or a name with one number that can be read; every name is explained before.
        for (const QByteArray& line : text.chopped(1).split('\n')) {
            if (line.startsWith("# HELP ") || line.startsWith("# TYPE ")) continue;
            bool ok = false;
            line.mid(line.lastIndexOf(' ') + 1).toDouble(&ok);
            QVERIFY2(ok && line.startsWith("magister_host_"), line.constData());
        }
        QVERIFY(!metricsText(*m_host, {}, 0).contains("broker")); // where there is none
        QVERIFY(residentMemory() > 1'000'000);
    }
    void everyGame_data() {
        QTest::addColumn<QString>("game");
        for (const QString& game : networkGames())
            QTest::newRow(qPrintable(game)) << game;
    }
    void commandsAreNumbered_data() { everyGame_data(); }
    void commandsAreNumbered() {
        QFETCH(QString, game);
        begin(game);
        Line line = joined();
        take(line, 1);
        take(line, 2);
        const int seat = seen(line, 1).asked.value(0);
        const PositionTold before = seen(line, seat);
        QVERIFY(!before.commands.isEmpty());
        const QString command = before.commands.first();
        line.say(Give{seat, 2, command});
        QCOMPARE(line.error(), Error::OutOfTurn);
        line.say(Give{seat, 1, QStringLiteral("no such command")});
        QCOMPARE(line.error(), Error::Unreadable);
        line.forget();
        line.say(Give{seat, 1, command});
        QCOMPARE(line.last<Done>(), (Done{seat, 1}));
        QCOMPARE(seen(line, 1).step, 1);
        QCOMPARE(seen(line, 3 - seat).step, 1);
        // The same again is the same command: acknowledged, and not done twice.
        line.forget();
        line.say(Give{seat, 1, command});
        QCOMPARE(line.last<Done>(), (Done{seat, 1}));
        QVERIFY(line.all<PositionTold>().isEmpty());
        line.say(Give{seat, 1, QStringLiteral("another command")});
        QCOMPARE(line.error(), Error::UsedNumber);
        QCOMPARE(m_host->figures().commands, 1u);
    }
    /// So a guest whose letters come late and twice knows which of its commands an answer is about.
    void anAnswerRepeatsTheAttempt() {
        begin(QStringLiteral("messina"));
        Line line = joined(), stranger = joined();
        take(line, 1);
        take(line, 2);
        const int seat = seen(line, 1).asked.value(0);
        const QString command = seen(line, seat).commands.first();
        const auto failed = [&line](const FromGuest& message) {
            line.say(message);
            return line.last<Failed>();
        };
        QCOMPARE(failed(Give{seat, 2, command, 3}), (Failed{Error::OutOfTurn, seat, 2, 3}));
        QCOMPARE(failed(Give{seat, 1, QStringLiteral("nonsense"), 4}), (Failed{Error::Unreadable, seat, 1, 4}));
        QCOMPARE(failed(TakeBack{seat, 1, 5}), (Failed{Error::NoUndo, seat, 1, 5}));
        stranger.say(Give{seat, 1, command, 6});
        QCOMPARE(stranger.last<Failed>(), (Failed{Error::NotYourSeat, seat, 1, 6}));
        line.say(Give{3 - seat, 1, QStringLiteral("end-turn"), 7});
        QCOMPARE(line.last<Refused>().attempt, 7);
        line.say(Give{seat, 1, command, 8});
        QCOMPARE(line.last<Done>(), (Done{seat, 1, 8}));
        line.say(Give{seat, 1, command, 9});
        QCOMPARE(line.last<Done>(), (Done{seat, 1, 9}));
        QCOMPARE(failed(Give{seat, 1, QStringLiteral("another command"), 10}), (Failed{Error::UsedNumber, seat, 1, 10}));
        QCOMPARE(m_host->figures().commands, 1u);
    }
    void refusalsAreTheRules() {
        begin(QStringLiteral("messina"));
        Line line = joined();
        take(line, 1);
        take(line, 2);
        const int waiting = 3 - seen(line, 1).asked.value(0);
        line.say(Give{waiting, 1, QStringLiteral("end-turn")});
        const auto refused = line.last<Refused>();
        QCOMPARE(refused.seat, waiting);
        QVERIFY(!refused.reason.isEmpty());
        QVERIFY2(refused.rule.startsWith(QLatin1String("messina.")), qPrintable(refused.rule));
        QCOMPARE(seen(line, waiting).step, 0);
    }
    /// Only one's own last command, and only as long as nobody else has acted and nothing has come to light.
    void takingBack_data() { everyGame_data(); }
    void takingBack() {
        QFETCH(QString, game);
        begin(game);
        Line line = joined();
        take(line, 1);
        take(line, 2);
        line.say(TakeBack{1, 1});
        QCOMPARE(line.error(), Error::NoUndo);
        int backs = 0;
        for (int move = 0; move < 60 && backs < 3; ++move) {
            QTest::qWait(100); // not too fast for the host
            const QList<int> asked = seen(line, 1).asked;
            const int seat = asked[move % asked.size()];
            const PositionTold before = seen(line, seat);
            if (before.commands.isEmpty()) break;
            line.forget();
            line.say(Give{seat, before.next, before.commands[move % before.commands.size()]});
            QCOMPARE(line.last<Done>(), (Done{seat, before.next}));
            PositionTold after = seen(line, seat);
            QVERIFY(!seen(line, 3 - seat).mayTakeBack);
            // A look at what happened tests that part of the messages as well.
            line.say(Tell{seat, before.events});
            QCOMPARE(line.last<EventsTold>().events.size(), std::min(after.events - before.events, mostEvents));
            if (!after.mayTakeBack) continue;
            const int others = 3 - seat;
            line.say(TakeBack{others, seen(line, others).next});
            QCOMPARE(line.error(), Error::NoUndo);
            line.forget();
            line.say(TakeBack{seat, after.next});
            QCOMPARE(line.last<Done>(), (Done{seat, after.next}));
            PositionTold back = seen(line, seat);
            QCOMPARE(back.position, before.position);
            QCOMPARE(back.undos, before.undos + 1);
            QCOMPARE(back.step, before.step);
            QCOMPARE(back.next, before.next + 2);
            ++backs;
            // Again is the same undo.
            line.forget();
            line.say(TakeBack{seat, after.next});
            QCOMPARE(line.last<Done>(), (Done{seat, after.next}));
            QVERIFY(line.all<PositionTold>().isEmpty());
            // Put the positions back where the next move looks for them.
            comeBack(line, 1);
            comeBack(line, 2);
        }
        QVERIFY(backs > 0);
    }
    /// To the same question: with every command that was acknowledged, and its number.
    void killedAndStartedAgain_data() { everyGame_data(); }
    void killedAndStartedAgain() {
        QFETCH(QString, game);
        begin(game);
        QHash<int, PositionTold> before;
        for (int round = 0; round < 12; ++round) {
            Line line = joined();
            if (round == 0) take(line, 1), take(line, 2);
            else comeBack(line, 1), comeBack(line, 2);
            for (int seat = 1; seat <= 2; ++seat)
                if (round > 0) QVERIFY(seen(line, seat) == before[seat]);
            for (int move = 0; move < 5; ++move) {
                const int seat = seen(line, 1).asked.value(0);
                const PositionTold told = seen(line, seat);
                if (told.mayTakeBack && move == 3) line.say(TakeBack{seat, told.next});
                else line.say(Give{seat, told.next, told.commands[round % told.commands.size()]});
                QCOMPARE(line.last<Done>(), (Done{seat, told.next}));
            }
            for (int seat = 1; seat <= 2; ++seat)
                before[seat] = seen(line, seat);
            beginAgain();
        }
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
        for (const char* wrong : {"", "[]", "{\"seats\":[{\"name\":\"\",\"hash\":\"00\"}]}", "{\"seats\":[{\"name\":\" x\",\"hash\":\"\"}]}",
                                  "{\"seats\":[{\"name\":1,\"hash\":\"\"}]}", "{\"seats\":[1]}",
                                  "{\"seats\":[{\"name\":\"\",\"hash\":\"\",\"void\":[\"00\"]}]}", "{\"seats\":[{\"name\":\"\",\"hash\":\"\",\"void\":1}]}",
                                  "{\"seats\":[{\"name\":\"\",\"hash\":\"\"}],\"table\":\"x\"}",
                                  "{\"seats\":[{\"name\":\"\",\"hash\":\"\"}],\"port\":70000}"}) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(wrong);
            file.close();
            QVERIFY2(!SeatBook::read(path, 1), wrong);
        }
    }
};

QTEST_GUILESS_MAIN(TestHost)
#include "tst_host.moc"
