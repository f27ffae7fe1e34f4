// SPDX-License-Identifier: GPL-3.0-or-later
// What a host answers, message by message, and that it knows everything again after it was killed.
#include "app/network/host_metrics.h"

#include "tests/network/hosted_table.h"

using namespace magister;
using namespace magister::network;

class TestHost : public QObject, private HostedTable {
    Q_OBJECT

private slots:
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
};

QTEST_GUILESS_MAIN(TestHost)
#include "tst_host.moc"
