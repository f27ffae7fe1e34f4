// SPDX-License-Identifier: GPL-3.0-or-later
// A broker that comes and goes, that does not let everybody in, and whose owner and users look in and meddle; and who is there,
// as it says.
#include "tests/network/broker_room.h"

#include "app/network/seat_key.h"

#include <QSignalSpy>

using namespace magister;
using namespace magister::network;

class TestMqttBroker : public QObject, private BrokerRoom {
    Q_OBJECT

private slots:
    void init() { begin(QStringLiteral("messina")); }
    void cleanup() { end(); }

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
};

QTEST_GUILESS_MAIN(TestMqttBroker)
#include "tst_mqtt_broker.moc"
