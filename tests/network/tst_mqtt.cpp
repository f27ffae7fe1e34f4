// SPDX-License-Identifier: GPL-3.0-or-later
// A table between homes, through a real Mosquitto with TLS and a password: whole games while the broker is killed again and
// again, and sides that are never there together. The long test kills it 50 times a game (MAGISTER_BROKER_KILLS).
#include "tests/network/broker_room.h"

#include <QDir>
#include <QDirIterator>
#include <QSignalSpy>

using namespace magister;
using namespace magister::network;

class TestMqtt : public QObject, private BrokerRoom {
    Q_OBJECT

private slots:
    void init() { begin(QTest::currentDataTag() ? QString::fromLatin1(QTest::currentDataTag()) : QStringLiteral("messina")); }
    void cleanup() { end(); }

    void aWholeGameWhileTheBrokerIsKilled_data() {
        QTest::addColumn<int>("none");
        for (const QString& game : networkGames())
            QTest::newRow(qPrintable(game)) << 0;
    }

    void aWholeGameWhileTheBrokerIsKilled() {
        const int wanted = qEnvironmentVariableIsSet("MAGISTER_BROKER_KILLS") ? qEnvironmentVariableIntValue("MAGISTER_BROKER_KILLS") : 1;
        Owner owner(m_broker->broker());
        Device anna(*m_broker, pin(), 1, 11), ben(*m_broker, pin(), 2, 12);
        anna.open();
        ben.open();
        Random random = Random::seeded(5);
        int kills = 0, nextKill = 5, acted = 0;
        QElapsedTimer idle;
        idle.start();
        while (!anna.told().over || !ben.told().over) {
            QTest::qWait(1);
            for (Device* device : {&anna, &ben})
                if (device->mayAct()) device->act(), ++acted, idle.restart();
            QVERIFY2(idle.elapsed() < patience, "the game stands still");
            if (kills == wanted || acted < nextKill) continue;
            nextKill = acted + 1 + static_cast<int>(random.below(8));
            ++kills;
            QTest::qWait(static_cast<int>(random.below(15))); // so that letters of every kind are under way
            m_broker->kill();
            m_broker->start();
            QVERIFY2(m_broker->problem().isEmpty(), qPrintable(m_broker->problem()));
        }
        QVERIFY(kills > 0);
        QTRY_VERIFY_WITH_TIMEOUT(!anna.guest->isWaiting(1) && !ben.guest->isWaiting(2), patience);
        const HostedGame& game = m_host->gameOf(tableId);
        int seat = 0;
        for (const Device* device : {&anna, &ben}) {
            ++seat;
            QCOMPARE(device->told().step, game.steps());
            QCOMPARE(device->told().position, game.position(seat));
            // Nothing lost, nothing twice: every command under its number, once, and no others.
            QCOMPARE(device->done.size(), game.recordsOf(seat).size());
            for (int number = 1; number <= game.recordsOf(seat).size(); ++number)
                QCOMPARE(device->done.value(number), QStringList{QString::fromLatin1(game.recordsOf(seat)[number - 1])});
        }
        searchFor(owner, {&anna, &ben});
        qInfo("%s: %d kills of the broker, %d commands, %d letters seen by its owner", QTest::currentDataTag(), kills, acted, static_cast<int>(owner.seen.size()));
    }

    void sidesThatAreNeverThereTogether() {
        Device anna(*m_broker, pin(), 1, 11), ben(*m_broker, pin(), 2, 12);
        anna.open();
        ben.open();
        QTRY_VERIFY_WITH_TIMEOUT(anna.told().seat == 1 && ben.told().seat == 2, patience);
        int last = steps();
        for (int turn = 0; turn < 3; ++turn) {
            // The host goes. Whoever is asked acts all the same, and goes.
            stopHost();
            anna.close();
            ben.close();
            Device* who = nullptr;
            for (Device* device : {&anna, &ben}) {
                device->open();
                QTRY_VERIFY_WITH_TIMEOUT(device->told().seat != 0, patience);
                QCOMPARE(device->told().step, last);
                if (!who && device->mayAct()) {
                    who = device;
                    const PositionTold told = device->told();
                    device->guest->give(told.seat, told.commands.first());
                    QTest::qWait(300); // the letter goes out
                }
                device->close();
            }
            QVERIFY(who);
            // The host comes back, and finds the letter.
            startHost();
            QTRY_VERIFY_WITH_TIMEOUT(steps() == last + 1, patience);
            last = steps();
            QTest::qWait(300);
            QCOMPARE(steps(), last);
        }
    }

    void aSeatIsGivenUpWhileTheHostIsAway_data() {
        QTest::addColumn<bool>("slowly");
        QTest::newRow("messina") << false;
        QTest::newRow("orleans") << true; // what lies at the broker is heard before the keychain answers
    }

    void aSeatIsGivenUpWhileTheHostIsAway() {
        QFETCH(bool, slowly);
        Device anna(*m_broker, pin(), 1, 11);
        anna.open();
        QTRY_VERIFY_WITH_TIMEOUT(anna.told().seat == 1, patience);
        anna.close();
        stopHost();
        anna.secrets.isSlow = slowly;
        anna.open();
        QTRY_VERIFY_WITH_TIMEOUT(anna.told().seat == 1, patience);
        QSignalSpy left(anna.guest.get(), &Guest::left);
        anna.guest->leave(1);
        QTest::qWait(600); // the letter goes out
        QVERIFY(left.isEmpty() && anna.secrets.held.keys().filter(QStringLiteral("seat")).isEmpty());
        anna.close();
        // What it says last is enough.
        startHost();
        QCOMPARE(m_host->seatsOf(tableId)[0].presence, Presence::Away);
        QTRY_COMPARE_WITH_TIMEOUT(m_host->seatsOf(tableId)[0].presence, Presence::Free, patience);
        // Whoever sits down again does so with a new key, and is told when the seat is given up again.
        anna.open(false);
        QTRY_VERIFY_WITH_TIMEOUT(anna.guest->table(), patience);
        QVERIFY(anna.guest->seats().isEmpty());
        anna.guest->wantSeats({1}, person);
        QTRY_VERIFY_WITH_TIMEOUT(anna.told().seat == 1 && m_host->seatsOf(tableId)[0].presence == Presence::Here, patience);
        QSignalSpy heard(anna.guest.get(), &Guest::left);
        anna.guest->leave(1);
        QTRY_COMPARE_WITH_TIMEOUT(heard.size(), 1, patience);
        QCOMPARE(m_host->seatsOf(tableId)[0].presence, Presence::Free);
        QVERIFY(anna.errors.isEmpty());
    }

    /// Somebody who was never there is invited to a table that is opened another day.
    void aTableThatIsNotOpenYet() {
        stopHost();
        startHost(QStringLiteral("456789AB"), true);
        Device anna(*m_broker, pin(), 1, 11);
        anna.open();
        QTRY_VERIFY_WITH_TIMEOUT(m_host->standing().guests == 1, patience);
        QTest::qWait(1'000); // the guest has been welcomed, and has asked
        QVERIFY(anna.errors.isEmpty() && anna.guest->isConnected() && !anna.guest->table());
        stopHost();
        startHost();
        QTRY_VERIFY_WITH_TIMEOUT(anna.told().seat == 1, patience);
        QVERIFY(anna.errors.isEmpty());
    }

    void aSeatThatWasFreedStaysFree() {
        Device anna(*m_broker, pin(), 1, 11);
        anna.open();
        QTRY_VERIFY_WITH_TIMEOUT(anna.told().seat == 1, patience);
        anna.close();
        m_host->freeSeat(tableId, 1);
        stopHost();
        // The host reads the last letter once more: it takes the seat with a key that is void.
        startHost();
        QTRY_VERIFY_WITH_TIMEOUT(m_host->figures().messages >= 2, patience);
        QCOMPARE(m_host->seatsOf(tableId)[0].presence, Presence::Free);
        anna.open();
        QTRY_VERIFY_WITH_TIMEOUT(anna.errors.contains(Error::NotYourSeat), patience);
        QVERIFY(anna.guest->seats().isEmpty());
        // Somebody there wants it all the same.
        anna.guest->wantSeats({1}, person);
        QTRY_VERIFY_WITH_TIMEOUT(m_host->seatsOf(tableId)[0].presence == Presence::Here && anna.guest->seats() == QList<int>{1}, patience);
    }

    /// Whoever starts its program anew still waits for what it has given, and can give nothing else. `reachesTheBroker`: it
    /// lies there; otherwise nobody but the guest knows of it.
    void aCommandOutlivesTheGuest_data() {
        QTest::addColumn<bool>("reachesTheBroker");
        QTest::newRow("messina") << true;
        QTest::newRow("orleans") << false;
    }

    void aCommandOutlivesTheGuest() {
        QFETCH(bool, reachesTheBroker);
        Device anna(*m_broker, pin(), 1, 11), ben(*m_broker, pin(), 2, 12);
        anna.open();
        ben.open();
        QTRY_VERIFY_WITH_TIMEOUT(anna.mayAct() || ben.mayAct(), patience);
        Device& who = anna.mayAct() ? anna : ben;
        const PositionTold before = who.told();
        const int steps = this->steps();
        const QString kept = givenSecret(pin(), tableId, before.seat);
        (&who == &anna ? ben : anna).close();
        stopHost();
        if (!reachesTheBroker) {
            m_broker->stop();
            QTest::qWait(300); // the guest learns of it
        }
        who.guest->give(before.seat, before.commands.last());
        const QByteArray form = who.secrets.held.value(kept);
        QVERIFY(form.startsWith(QByteArray::number(before.next) + '/') && form.endsWith(' ' + before.commands.last().toUtf8()));
        if (reachesTheBroker) QTest::qWait(300); // the letter goes out
        for (int run = 0; run < 2; ++run) {
            who.close();
            if (!reachesTheBroker && run == 0) m_broker->start();
            who.open();
            // It is waited for before the position is told.
            bool wasFree = false;
            QObject::connect(who.guest.get(), &Guest::seatsGiven, who.guest.get(), [&] { wasFree = wasFree || !who.guest->isWaiting(before.seat); });
            QTRY_VERIFY_WITH_TIMEOUT(who.told().seat == before.seat, patience);
            QVERIFY(!wasFree && !who.mayAct());
            QCOMPARE(who.guest->waiting(), QList<int>{before.seat});
            QCOMPARE(who.told(), before);
        }
        startHost();
        QTRY_VERIFY_WITH_TIMEOUT(!who.guest->isWaiting(before.seat) && who.told().step == steps + 1, patience);
        QCOMPARE(this->steps(), steps + 1);
        QCOMPARE(who.done, (QMap<int, QStringList>{{before.next, {before.commands.last()}}}));
        QVERIFY(who.errors.isEmpty());
        // It is kept until the next one, and nothing of it is waited for where the host has told that it is done.
        QCOMPARE(who.secrets.held.value(kept), form);
        who.close();
        stopHost();
        who.open();
        QTRY_VERIFY_WITH_TIMEOUT(who.told().seat == before.seat, patience);
        QVERIFY(!who.guest->isWaiting(before.seat));
        for (const QString& command : who.done.value(before.next))
            QCOMPARE(command, before.commands.last()); // perhaps told once more
        QCOMPARE(who.done.size(), 1);
    }

    /// What the host has refused is not waited for.
    void aRefusedCommandIsNotKept() {
        Device anna(*m_broker, pin(), 1, 11);
        anna.open();
        QTRY_VERIFY_WITH_TIMEOUT(anna.told().seat == 1, patience);
        anna.guest->give(1, QStringLiteral("nonsense"));
        QVERIFY(anna.guest->isWaiting(1));
        QTRY_VERIFY_WITH_TIMEOUT(!anna.guest->isWaiting(1), patience);
        QCOMPARE(anna.errors, QList<Error>{Error::Unreadable});
        QVERIFY(!anna.secrets.held.contains(givenSecret(pin(), tableId, 1)));
        // Whoever leaves takes it away, too.
        stopHost();
        anna.guest->give(1, QStringLiteral("nonsense"));
        QVERIFY(anna.secrets.held.contains(givenSecret(pin(), tableId, 1)));
        anna.guest->leave(1);
        QVERIFY(!anna.secrets.held.contains(givenSecret(pin(), tableId, 1)));
        QVERIFY(anna.guest->waiting().isEmpty());
    }

    /// A letter whose number cannot be written down waits, is told of, and is read by itself as soon as that can be done.
    void aDiskThatIsFullForAWhile() {
        stopHost();
        m_letters = "later/letters";
        startHost();
        m_letters = "letters";
        Device anna(*m_broker, pin(), 1, 11);
        anna.open();
        QTRY_VERIFY_WITH_TIMEOUT(!m_mqtt->keepingProblem().isEmpty(), patience);
        anna.close(); // who will write no more
        QTest::qWait(300);
        QCOMPARE(m_host->seatsOf(tableId)[0].presence, Presence::Free);
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("later")));
        QTRY_COMPARE_WITH_TIMEOUT(m_host->seatsOf(tableId)[0].presence, Presence::Away, patience);
        QVERIFY(m_mqtt->keepingProblem().isEmpty());
        QVERIFY(QFile::exists(path("later/letters")));
    }

    void aSeatThatIsGivenUpIsNotTakenAgainByAnOldLetter() {
        Owner owner(m_broker->broker());
        Device anna(*m_broker, pin(), 1, 11);
        anna.open();
        QTRY_VERIFY_WITH_TIMEOUT(m_host->seatsOf(tableId)[0].presence == Presence::Here, patience);
        QTRY_VERIFY_WITH_TIMEOUT(!owner.lastTo("/to-host/").isEmpty(), patience);
        const auto sent = owner.seen;
        anna.guest->leave(1);
        QTRY_VERIFY_WITH_TIMEOUT(m_host->seatsOf(tableId)[0].presence == Presence::Free, patience);
        anna.close();
        const auto replay = [&] {
            const quint64 before = m_mqtt->rejected();
            int letters = 0;
            for (const auto& [topic, payload] : sent)
                if (topic.contains("/to-host/")) letters += owner.link.publish(topic, payload);
            QVERIFY(letters > 0);
            QTRY_COMPARE_WITH_TIMEOUT(m_mqtt->rejected() - before, static_cast<quint64>(letters), patience);
            QCOMPARE(m_host->seatsOf(tableId)[0].presence, Presence::Free);
        };
        replay();
        stopHost();
        startHost(); // and the numbers of letters outlive the host
        QTRY_COMPARE_WITH_TIMEOUT(m_mqtt->rejected(), quint64{1}, patience); // what lies there is one of them
        replay();
    }

private:
    /// Of all that ever lay at the broker, and what it has on its disk: no words of the protocol or of a game, no name, no key.
    void searchFor(const Owner& owner, const QList<const Device*>& devices) const {
        QList<QByteArray> hidden{"\"type\"", "position", "commands", "events", person.toUtf8(), tableId.toUtf8(), m_identity.key.toDer()};
        for (const Device* device : devices) {
            for (const QByteArray& secret : device->secrets.held)
                hidden += {secret, secret.toHex(), secret.toBase64()};
            for (const QStringList& commands : device->done)
                for (const QString& command : commands)
                    if (command.size() > 6) hidden.append(command.toLatin1());
        }
        qsizetype letters = 0;
        for (const auto& [topic, payload] : owner.seen) {
            if (!topic.contains("/to-")) continue;
            ++letters;
            for (const QByteArray& each : std::as_const(hidden))
                QVERIFY2(!payload.contains(each) && !topic.contains(each), each.constData());
        }
        QVERIFY(letters > 20);
        QDirIterator files(m_broker->folder(), QDir::Files);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            for (const QByteArray& each : std::as_const(hidden))
                QVERIFY2(!bytes.contains(each), qPrintable(file.fileName() + QString::fromUtf8(each)));
        }
    }
};

QTEST_GUILESS_MAIN(TestMqtt)
#include "tst_mqtt.moc"
