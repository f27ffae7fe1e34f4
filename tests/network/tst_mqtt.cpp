// SPDX-License-Identifier: GPL-3.0-or-later
// A table between homes, through a real Mosquitto with TLS and a password: whole games while the broker is killed again and
// again, sides that are never there together, and a broker whose owner looks in and meddles. The long test kills it 50
// times a game (MAGISTER_BROKER_KILLS).
#include "app/game/network_games.h"
#include "app/network/guest.h"
#include "app/network/mqtt_guest.h"
#include "app/network/mqtt_host.h"
#include "app/network/seat_key.h"

#include "engine/core/random.h"
#include "tests/network/broker_session.h"

#include <QDir>
#include <QDirIterator>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace magister;
using namespace magister::network;

namespace {

constexpr int patience = 30'000; ///< milliseconds
const QString tableId = QStringLiteral("0123ABCD");
const QString person = QStringLiteral("Wojciech");

/// Secrets of a device, as long as the test lasts.
class HeldSecrets : public SecretStore {
public:
    void read(const QString& name, std::function<void(const QByteArray&)> then) override {
        if (!isSlow) return then(held.value(name));
        QTimer::singleShot(200, &m_asked, [this, name, then] { then(held.value(name)); });
    }
    void write(const QString& name, const QByteArray& secret, std::function<void()> then) override {
        held[name] = secret;
        then();
    }
    void remove(const QString& name) override { held.remove(name); }
    QHash<QString, QByteArray> held;
    bool isSlow{}; ///< somebody is asked first

private:
    QObject m_asked; ///< what it is asked ends with it
};

/// Somebody who plays at random when told to.
class Device {
public:
    Device(const BrokerSession& broker, const QByteArray& pin, int seat, quint64 seed)
        : m_broker(broker), m_code({QHostAddress(quint32{0}), 0, pin, tableId}), m_seat(seat), m_random(Random::seeded(seed)) {}

    void open(bool sits = true) {
        guest = std::make_unique<Guest>(m_code, mqttConnector(m_broker.broker(), secrets, {}, [this](const QString& why) { refusals.append(why); }), secrets);
        QObject::connect(guest.get(), &Guest::done, guest.get(), [this](int, int number, const QString& command) { done[number].append(command); });
        QObject::connect(guest.get(), &Guest::failed, guest.get(), [this](Error error, int) { errors.append(error); });
        if (sits) guest->wantSeats({m_seat}, person);
        guest->open();
    }
    void close() { guest.reset(); }
    PositionTold told() const { return guest->positions().value(m_seat); }
    bool mayAct() const {
        return guest->seats().contains(m_seat) && !guest->isWaiting(m_seat) && told().seat == m_seat && told().asked.contains(m_seat) &&
               !told().commands.isEmpty();
    }
    void act() {
        if (told().mayTakeBack && m_random.below(20) == 0) return guest->takeBack(m_seat);
        guest->give(m_seat, told().commands[m_random.below(static_cast<std::uint32_t>(told().commands.size()))]);
    }

    HeldSecrets secrets;
    std::unique_ptr<Guest> guest;
    QMap<int, QStringList> done;
    QList<Error> errors;
    QStringList refusals;

private:
    const BrokerSession& m_broker;
    JoinCode m_code;
    int m_seat;
    Random m_random;
};

/// The owner of the broker, who keeps all that ever lay there.
class Owner {
public:
    explicit Owner(const Broker& broker) : link(broker, "owner/here") {
        link.subscribe("#");
        QObject::connect(&link, &MqttLink::received, &link, [this](const QByteArray& topic, const QByteArray& payload) { seen.append({topic, payload}); });
        link.open();
    }
    /// What lies there now, below that topic.
    int lyingAt(const char* whom) const {
        QMap<QByteArray, bool> lies;
        for (const auto& [topic, payload] : seen)
            if (topic.contains(whom)) lies[topic] = !payload.isEmpty();
        return static_cast<int>(lies.values().count(true));
    }
    QByteArray lastTo(const char* whom) const {
        for (qsizetype i = seen.size() - 1; i >= 0; --i)
            if (seen[i].first.contains(whom) && !seen[i].second.isEmpty()) return seen[i].first;
        return {};
    }
    MqttLink link;
    QList<std::pair<QByteArray, QByteArray>> seen;
};

} // namespace

class TestMqtt : public QObject {
    Q_OBJECT

    const Identity m_identity = newIdentity();
    std::unique_ptr<BrokerSession> m_broker;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Host> m_host;
    std::unique_ptr<MqttHost> m_mqtt;
    const char* m_letters = "letters"; ///< file of their numbers

    QByteArray pin() const { return m_identity.fingerprint().first(pinnedBytes); }
    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    void begin(const QString& game) {
        m_broker = std::make_unique<BrokerSession>();
        QVERIFY2(m_broker->problem().isEmpty(), qPrintable(m_broker->problem()));
        m_folder = std::make_unique<QTemporaryDir>();
        OpenedGame begun = beginNetworkGame(game, path("a.game"), {}, 2, DataFolder::find());
        QVERIFY(begun.game);
        QVERIFY(SeatBook(path("a.seats"), 2).write());
        begun.game.reset();
        startHost();
    }
    /// With the table under that id; others are `left` to wait for their host.
    void startHost(const QString& id = tableId, bool left = false) {
        OpenedGame opened = openNetworkGame(path("a.game"));
        QVERIFY(opened.game);
        auto seats = SeatBook::read(path("a.seats"), 2);
        QVERIFY(seats);
        m_host = std::make_unique<Host>(m_identity.fingerprint());
        m_host->addTable(id, std::move(opened.game), std::move(*seats));
        openLetters(left);
    }
    void openLetters(bool left = false) {
        m_mqtt = std::make_unique<MqttHost>(*m_host, m_identity, m_broker->broker(), path(m_letters));
        if (left) m_mqtt->leaveOtherTables();
        QVERIFY(m_mqtt->open());
    }
    void stopHost() {
        m_mqtt.reset();
        m_host.reset();
    }
    int steps() const { return m_host->gameOf(tableId).steps(); }

private slots:
    void init() { begin(QTest::currentDataTag() ? QString::fromLatin1(QTest::currentDataTag()) : QStringLiteral("messina")); }
    void cleanup() {
        stopHost();
        m_broker.reset();
        m_folder.reset();
    }

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

    void whoLosesTheBrokerIsNotConnected() {
        Device anna(*m_broker, pin(), 1, 11);
        anna.open();
        QTRY_VERIFY_WITH_TIMEOUT(anna.told().seat == 1 && anna.guest->isHostHere(), patience);
        QSignalSpy told(anna.guest.get(), &Guest::connectedChanged);
        m_broker->kill();
        QTRY_VERIFY_WITH_TIMEOUT(!anna.guest->isConnected() && !anna.guest->isHostHere(), patience);
        QCOMPARE(told.size(), 1);
        m_broker->start();
        QTRY_VERIFY_WITH_TIMEOUT(anna.guest->isConnected() && anna.guest->isHostHere(), patience);
        QCOMPARE(told.size(), 2);
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

    /// A keychain that has lost its key may give zeros in its place, which anybody knows.
    void aKeyOfZerosIsReplaced() {
        Device anna(*m_broker, pin(), 1, 11);
        const QString name = letterSecret(pin(), tableId, {});
        anna.secrets.held[name] = QByteArray(keySize, '\0');
        anna.open();
        QTRY_VERIFY_WITH_TIMEOUT(anna.told().seat == 1, patience);
        QVERIFY(!letterKeysOf(anna.secrets.held.value(name)).isNull());
    }

    /// Whoever lies at the broker that others are there fills the room of strangers only.
    void falseNamesLeaveRoomForThoseWhoSit() {
        const QByteArray host = topic::ofHost(pin());
        stopHost();
        MqttLink liar(m_broker->broker(), "liar/here");
        QVERIFY(liar.open());
        QTRY_VERIFY_WITH_TIMEOUT(liar.isConnected(), patience);
        for (qsizetype i = 0; i < MqttHost::mostStrangersHere + 10; ++i)
            QVERIFY(liar.publish(topic::here(host, "false" + QByteArray::number(i)), "1"));
        Owner owner(m_broker->broker());
        QTRY_VERIFY_WITH_TIMEOUT(owner.lyingAt("/here/false") == MqttHost::mostStrangersHere + 10, patience);
        startHost();
        QTRY_VERIFY_WITH_TIMEOUT(m_mqtt->isConnected(), patience);
        Device anna(*m_broker, pin(), 1, 11);
        anna.open();
        QTRY_COMPARE_WITH_TIMEOUT(m_host->seatsOf(tableId)[0].presence, Presence::Here, patience);
        // A host that was started anew knows from the disk who sits there.
        stopHost();
        startHost();
        QTRY_COMPARE_WITH_TIMEOUT(m_host->seatsOf(tableId)[0].presence, Presence::Here, patience);
        anna.close();
        QTRY_COMPARE_WITH_TIMEOUT(m_host->seatsOf(tableId)[0].presence, Presence::Away, patience);
        anna.open();
        QTRY_COMPARE_WITH_TIMEOUT(m_host->seatsOf(tableId)[0].presence, Presence::Here, patience);
    }

    void presenceIsTold() {
        Device anna(*m_broker, pin(), 1, 11);
        anna.open();
        QTRY_VERIFY_WITH_TIMEOUT(m_host->seatsOf(tableId)[0].presence == Presence::Here, patience);
        QCOMPARE(m_host->seatsOf(tableId)[0].name, person);
        anna.close();
        QTRY_VERIFY_WITH_TIMEOUT(m_host->seatsOf(tableId)[0].presence == Presence::Away, patience);
    }

    void nobodyIsThereWithoutTheBroker() {
        Device anna(*m_broker, pin(), 1, 11);
        anna.open();
        QTRY_VERIFY_WITH_TIMEOUT(m_host->seatsOf(tableId)[0].presence == Presence::Here, patience);
        m_broker->kill();
        QTRY_VERIFY_WITH_TIMEOUT(m_host->seatsOf(tableId)[0].presence == Presence::Away, patience);
        // Whoever goes meanwhile is not told of as one who has gone: nothing lies there.
        anna.close();
        QVERIFY(QFile::remove(m_broker->folder() + QStringLiteral("/mosquitto.db")));
        m_broker->start();
        QTRY_VERIFY_WITH_TIMEOUT(m_mqtt->isConnected(), patience);
        QCOMPARE(m_host->seatsOf(tableId)[0].presence, Presence::Away);
        anna.open();
        QTRY_VERIFY_WITH_TIMEOUT(m_host->seatsOf(tableId)[0].presence == Presence::Here, patience);
    }

    /// Who has come through the broker is no guest without it, however often it comes and goes.
    void aBrokerThatComesAndGoesLeavesNobodyBehind() {
        Device anna(*m_broker, pin(), 1, 11);
        anna.open();
        for (int turn = 0; turn < 3; ++turn) {
            QTRY_VERIFY_WITH_TIMEOUT(m_host->seatsOf(tableId)[0].presence == Presence::Here, patience);
            QCOMPARE(m_host->standing().guests, 1);
            m_mqtt.reset();
            QTRY_COMPARE_WITH_TIMEOUT(m_host->standing().guests, 0, patience);
            QCOMPARE(m_host->seatsOf(tableId)[0].presence, Presence::Away);
            openLetters();
        }
    }

    /// What the host has read lies there no longer once it is done with the guest; its good-bye waits for that one.
    void aTableThatIsClosedLeavesNoLettersToTheHost() {
        Owner owner(m_broker->broker());
        Device anna(*m_broker, pin(), 1, 11);
        anna.open();
        QTRY_VERIFY_WITH_TIMEOUT(m_host->seatsOf(tableId)[0].presence == Presence::Here, patience);
        QTRY_COMPARE_WITH_TIMEOUT(owner.lyingAt("/to-host/"), 1, patience);
        anna.close();
        QTRY_VERIFY_WITH_TIMEOUT(m_host->seatsOf(tableId)[0].presence == Presence::Away, patience);
        m_host->closeTable(tableId);
        QTRY_COMPARE_WITH_TIMEOUT(owner.lyingAt("/to-host/"), 0, patience);
        QCOMPARE(owner.lyingAt("/to-guest/"), 1);
        QCOMPARE(owner.lyingAt("/card"), 1);
        anna.open();
        QTRY_VERIFY_WITH_TIMEOUT(anna.errors.contains(Error::UnknownTable), patience);
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
        QTRY_VERIFY_WITH_TIMEOUT(m_mqtt->isConnected(), patience);
        replay();
    }

    void aForgedLetterIsRejected() {
        Owner owner(m_broker->broker());
        Device anna(*m_broker, pin(), 1, 11);
        anna.open();
        QTRY_VERIFY_WITH_TIMEOUT(anna.mayAct() || anna.told().seat == 1, patience);
        QTRY_VERIFY_WITH_TIMEOUT(!owner.lastTo("/to-host/").isEmpty(), patience);
        const QByteArray topic = owner.lastTo("/to-host/");
        const int before = steps();
        const LetterKeys forger = letterKeysOf(randomBytes(keySize));
        const ReadCard card = *readHostCard(hostCard(m_identity));
        const QByteArray give = toBytes(FromGuest{Give{1, 1, anna.told().commands.value(0)}});
        const QList<QByteArray> forged{
            seal({Writer::Guest, false, ~quint64{0} / 4, 0, {{1, give}}}, forger, card.open), // under the name of another
            QByteArray("MLL1") + QByteArray(5000, 'x'),
            QByteArray(200'000, 'x'),
            "x",
        };
        for (const QByteArray& each : forged)
            QVERIFY(owner.link.publish(topic, each));
        // No letter has the number 0, not even one under a name of its own.
        const QByteArray ownTopic = topic.left(topic.lastIndexOf('/') + 1) + magister::network::topic::nameOf(forger.open);
        QVERIFY(owner.link.publish(ownTopic, seal({Writer::Guest, false, 0, 0, {}}, forger, card.open)));
        QTRY_COMPARE_WITH_TIMEOUT(m_mqtt->rejected(), static_cast<quint64>(forged.size()) + 1, patience);
        QCOMPARE(m_host->standing().guests, 1);
        QCOMPARE(steps(), before);
        // And a letter of the host that is none of it.
        const PositionTold told = anna.told();
        const QByteArray toGuest = owner.lastTo("/to-guest/");
        QVERIFY(owner.link.publish(toGuest, QByteArray("MLL1") + QByteArray(5000, 'y')));
        QVERIFY(owner.link.publish(toGuest, seal({Writer::Host, true, ~quint64{0} / 4, 0, {}}, forger, forger.open)));
        QTest::qWait(200);
        QCOMPARE(anna.told(), told);
        QVERIFY(anna.guest->isConnected());
    }

    void aBrokerThatDoesNotLetAnybodyIn() {
        Broker broker = m_broker->broker();
        broker.password = QStringLiteral("another");
        // A try that has begun outlives its guest.
        const auto refusals = std::make_shared<QStringList>();
        HeldSecrets secrets;
        Guest guest({QHostAddress(quint32{0}), 0, pin(), tableId}, mqttConnector(broker, secrets, {}, [refusals](const QString& why) { refusals->append(why); }), secrets);
        guest.open();
        QTRY_VERIFY_WITH_TIMEOUT(!refusals->isEmpty(), patience);
        QVERIFY(!guest.isConnected());
    }

    void aBrokerThatNobodyVouchesForIsNotToldThePassword() {
        Broker broker = m_broker->broker();
        broker.authorities.clear();
        MqttHost other(*m_host, m_identity, broker, {});
        QStringList refusals;
        QObject::connect(&other, &MqttHost::refused, &other, [&](const QString& why) { refusals.append(why); });
        QVERIFY(other.open());
        QTRY_VERIFY_WITH_TIMEOUT(!refusals.isEmpty(), patience);
        QVERIFY(!other.isConnected());
    }

    void aBrokerThatComesLater() {
        stopHost();
        m_broker->kill();
        startHost();
        Device anna(*m_broker, pin(), 1, 11);
        anna.open();
        QTest::qWait(500);
        QVERIFY(!anna.guest->isConnected());
        m_broker->start();
        QTRY_VERIFY_WITH_TIMEOUT(anna.told().seat == 1, patience);
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
