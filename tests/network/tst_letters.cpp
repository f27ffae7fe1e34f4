// SPDX-License-Identifier: GPL-3.0-or-later
// Letters through a third party: sealed, of one writer, and none lost or read twice however they travel.
#include "app/network/broker.h"
#include "app/network/correspondence.h"
#include "app/network/host_card.h"
#include "app/network/letter_numbers.h"
#include "app/network/seat_key.h"

#include "engine/core/random.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace magister;
using namespace magister::network;

namespace {
const QByteArray secretWords = QByteArrayLiteral("the position of a seat");
const QByteArray pin(pinnedBytes, '\x5a');
const QString tableId = QStringLiteral("0123ABCD");
} // namespace

class TestLetters : public QObject {
    Q_OBJECT

    const LetterKeys m_host = letterKeysOf(randomBytes(keySize));
    const LetterKeys m_guest = letterKeysOf(randomBytes(keySize));
    const Letter m_letter{Writer::Host, false, 9, 4, {{7, secretWords}, {8, QByteArray()}}};

private slots:
    void aLetterIsReadByItsReaderAlone() {
        const QByteArray sealed = seal(m_letter, m_host, m_guest.open);
        QVERIFY(!sealed.contains(secretWords));
        const auto opened = openLetter(sealed, m_guest);
        QVERIFY(opened);
        QCOMPARE(opened->writer, m_host.open);
        QCOMPARE(opened->letter, m_letter);
        QVERIFY(!openLetter(sealed, letterKeysOf(randomBytes(keySize))));
    }
    void aForgedLetterIsNone() {
        const QByteArray sealed = seal(m_letter, m_host, m_guest.open);
        for (qsizetype i = 0; i < sealed.size(); ++i) {
            QByteArray forged = sealed;
            forged[i] = static_cast<char>(forged[i] ^ 1);
            QVERIFY2(!openLetter(forged, m_guest), qPrintable(QString::number(i)));
        }
        QVERIFY(!openLetter(sealed.chopped(1), m_guest));
        QVERIFY(!openLetter(sealed + '\0', m_guest));
        QVERIFY(!openLetter({}, m_guest));
        // Somebody else under the name of the host.
        const LetterKeys other = letterKeysOf(randomBytes(keySize));
        QVERIFY(!openLetter(seal(m_letter, {m_host.open, other.secret}, m_guest.open), m_guest));
    }
    void aLetterThatIsNoneInsideIsRefused() {
        const auto refused = [this](const Letter& letter) { return !openLetter(seal(letter, m_host, m_guest.open), m_guest); };
        QVERIFY(!refused(m_letter));
        QVERIFY(refused({static_cast<Writer>('x'), false, 9, 4, {}}));
        QVERIFY(refused({Writer::Host, false, 9, 4, {{8, "a"}, {8, "b"}}}));
        QVERIFY(refused({Writer::Host, false, 9, 4, {{8, "a"}, {7, "b"}}}));
        QVERIFY(refused({Writer::Host, false, 7, 4, {{8, "a"}}}));
    }
    void theNumbersOfLettersOutliveTheProgram() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("letters"));
        using enum LetterNumbers::Standing;
        LetterNumbers numbers(path);
        QCOMPARE(numbers.keep("anna", 7, Joined), LetterNumbers::Kept::Yes);
        QCOMPARE(numbers.keep("nobody", 8, Stranger), LetterNumbers::Kept::Yes);
        QCOMPARE(numbers.keep("ben", 9, Joined), LetterNumbers::Kept::Yes);
        numbers.setStanding("anna", Seated);
        QCOMPARE(numbers.keep("anna", 10, Joined), LetterNumbers::Kept::Yes);
        QCOMPARE(numbers.lastOf("nobody"), quint64{8});
        const LetterNumbers again(path);
        QCOMPARE(again.lastOf("anna"), quint64{10});
        QCOMPARE(again.lastOf("ben"), quint64{9});
        QCOMPARE(again.lastOf("nobody"), quint64{0}); // who has joined nothing fills no disk
        // As earlier versions have written it, and not what cannot be read.
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("anna 11\nben 0\nx\n 5\ncarl 12 seated\n") > 0);
        file.close();
        const LetterNumbers earlier(path);
        QCOMPARE(earlier.lastOf("anna"), quint64{11});
        QCOMPARE(earlier.lastOf("ben"), quint64{0});
        QCOMPARE(earlier.lastOf("carl"), quint64{12});
    }
    void numbersOfALaterVersionAreLeftAlone() {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("letters")));
        const QByteArray later = "magister-letters/2\nanna 11\n";
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(later) == later.size());
        file.close();
        LetterNumbers numbers(file.fileName());
        QCOMPARE(numbers.lastOf("anna"), quint64{0});
        QCOMPARE(numbers.keep("anna", 12, LetterNumbers::Standing::Joined), LetterNumbers::Kept::NotWritten);
        QVERIFY(!numbers.write() && numbers.problem().contains(QStringLiteral("later version")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), later);
    }
    void aNumberThatCannotBeWrittenIsNotKept() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("later/letters"));
        LetterNumbers numbers(path);
        QCOMPARE(numbers.keep("anna", 7, LetterNumbers::Standing::Joined), LetterNumbers::Kept::NotWritten);
        QVERIFY(!numbers.problem().isEmpty() && numbers.lastOf("anna") == 0 && !numbers.write());
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("later")));
        QVERIFY(numbers.write());
        QCOMPARE(numbers.keep("anna", 7, LetterNumbers::Standing::Joined), LetterNumbers::Kept::Yes);
        QVERIFY(QDir(folder.filePath(QStringLiteral("later"))).removeRecursively());
        QCOMPARE(numbers.keep("anna", 8, LetterNumbers::Standing::Joined), LetterNumbers::Kept::NotWritten);
        QCOMPARE(numbers.lastOf("anna"), quint64{7});
    }
    /// Any number of keys, and never more that are remembered; who is seated stays.
    void whoGoesWhereThereIsNoRoom() {
        using enum LetterNumbers::Standing;
        LetterNumbers numbers{QString()};
        const auto name = [](qsizetype i) { return "guest " + QByteArray::number(i); };
        QCOMPARE(numbers.keep("anna", 1, Joined), LetterNumbers::Kept::Yes);
        numbers.setStanding("anna", Seated);
        for (qsizetype i = 2; i <= LetterNumbers::mostWriters; ++i)
            QCOMPARE(numbers.keep(name(i), 1, i == 3 ? Stranger : Joined), LetterNumbers::Kept::Yes);
        QVERIFY(numbers.forgotten().isEmpty());
        QCOMPARE(numbers.keep(name(2), 2, Joined), LetterNumbers::Kept::Yes); // which is no longer the oldest
        QCOMPARE(numbers.keep("one more", 1, Stranger), LetterNumbers::Kept::Yes);
        QCOMPARE(numbers.forgotten(), name(3));
        QCOMPARE(numbers.keep("another", 1, Joined), LetterNumbers::Kept::Yes);
        QCOMPARE(numbers.forgotten(), QByteArray("one more"));
        QCOMPARE(numbers.keep("a stranger", 1, Stranger), LetterNumbers::Kept::NoRoom);
        QCOMPARE(numbers.keep("a third", 1, Joined), LetterNumbers::Kept::Yes);
        QCOMPARE(numbers.forgotten(), name(4));
        QCOMPARE(numbers.lastOf(name(4)), quint64{0});
        for (qsizetype i = 0; i < LetterNumbers::mostWriters; ++i)
            QCOMPARE(numbers.keep("crowd " + QByteArray::number(i), 1, Joined), LetterNumbers::Kept::Yes);
        QCOMPARE(numbers.lastOf("anna"), quint64{1});
        // All are seated; then one is no longer.
        for (qsizetype i = 0; i < LetterNumbers::mostWriters; ++i)
            numbers.setStanding("crowd " + QByteArray::number(i), Seated);
        QCOMPARE(numbers.keep("too many", 1, Joined), LetterNumbers::Kept::NoRoom);
        QCOMPARE(numbers.keep("anna", 2, Joined), LetterNumbers::Kept::Yes);
        numbers.unseat("crowd 9");
        QCOMPARE(numbers.keep("too many", 1, Joined), LetterNumbers::Kept::Yes);
        QCOMPARE(numbers.forgotten(), QByteArray("crowd 9"));
    }
    void nothingIsSealedWithoutKeys() {
        QVERIFY(letterKeysOf(QByteArray()).isNull() && letterKeysOf(Identity()).isNull() && !m_host.isNull());
        QVERIFY(seal(m_letter, {}, m_guest.open).isEmpty());
        QVERIFY(seal(m_letter, m_host, {}).isEmpty());
        QVERIFY(!openLetter(seal(m_letter, m_host, m_guest.open), {}));
        // Anybody knows those of zeros.
        const QByteArray zeros(letterKeySize, '\0');
        QVERIFY(letterKeysOf(zeros).isNull() && letterKeysOf(QByteArray(1, '\0')).isNull());
        QVERIFY((LetterKeys{zeros, m_host.secret}).isNull() && (LetterKeys{m_host.open, zeros}).isNull());
        QVERIFY(seal(m_letter, m_host, zeros).isEmpty());
        QVERIFY(seal(m_letter, {m_host.open, zeros}, m_guest.open).isEmpty());
        QVERIFY(!openLetter(seal(m_letter, m_host, m_guest.open), {m_guest.open, zeros}));
    }
    void equalLengthsAreNotTold() {
        QCOMPARE(seal({Writer::Host, false, 1, 0, {{1, "a"}}}, m_host, m_guest.open).size(),
                 seal({Writer::Host, false, 1, 0, {{1, QByteArray(3000, 'a')}}}, m_host, m_guest.open).size());
    }
    void lettersGetLostComeTwiceAndLate() {
        for (quint64 seed = 1; seed <= 300; ++seed)
            exchange(seed);
    }
    void aWriterWhoseClockWentBackIsHeard() {
        Correspondence host(Writer::Host, 1000);
        Correspondence guest(Writer::Guest, 5000);
        guest.add("join", "join");
        QCOMPARE(host.hear(guest.write()), QList<QByteArray>{"join"});
        host.add("table", "table");
        const Letter lies = host.write();
        guest = Correspondence(Writer::Guest, 2000);
        guest.add("join", "join");
        guest.add("give", {});
        QVERIFY(host.hear(guest.write()).isEmpty());
        QCOMPARE(guest.hear(lies), QList<QByteArray>{"table"});
        QVERIFY(guest.isUnheard());
        QCOMPARE(host.hear(guest.write()), (QList<QByteArray>{"join", "give"}));
    }
    void ownLettersThatComeBackAreNotHeard() {
        Correspondence host(Writer::Host, 10);
        host.add("a", {});
        Correspondence again(Writer::Host, 0);
        QVERIFY(again.hear(host.write()).isEmpty());
        QCOMPARE(again.heard(), quint64{0});
    }
    void whatPassesIsBounded() {
        Correspondence host(Writer::Host, 0);
        host.add("table", "table");
        for (int i = 0; i < 100; ++i)
            host.add(QByteArray(100'000, 'e'), {});
        qsizetype size = 0;
        for (const Letter::Entry& entry : host.write().entries)
            size += entry.message.size();
        QVERIFY(size <= Correspondence::mostPassing + 5);
        QCOMPARE(host.write().entries.first().message, QByteArray("table"));
    }
    void aCardIsSignedByItsCertificate() {
        const Identity identity = newIdentity();
        const QByteArray card = hostCard(identity);
        const auto read = readHostCard(card);
        QVERIFY(read);
        QCOMPARE(read->fingerprint, identity.fingerprint());
        QCOMPARE(read->open, letterKeysOf(identity).open);
        QCOMPARE(letterKeysOf(*identityFromPem(identity.toPem())).open, read->open);
        QVERIFY(letterKeysOf(newIdentity()).open != read->open);
        for (qsizetype i = 0; i < card.size(); ++i) {
            QByteArray forged = card;
            forged[i] = static_cast<char>(forged[i] ^ 1);
            const auto other = readHostCard(forged);
            QVERIFY2(!other || other->fingerprint != read->fingerprint, qPrintable(QString::number(i)));
        }
        for (qsizetype i = 0; i < card.size(); ++i)
            QVERIFY(!readHostCard(card.first(i)));
    }
    void anInvitationThroughABroker() {
        Broker broker;
        broker.host = QStringLiteral("broker.example.org");
        const QString text = codeText(broker, pin, tableId);
        QVERIFY(text.startsWith(QLatin1String("mqtts://broker.example.org/")));
        broker.port = 9000;
        const auto read = brokerCodeFromText(codeText(broker, pin, tableId));
        QVERIFY(read);
        QCOMPARE(read->broker.host, broker.host);
        QCOMPARE(read->broker.port, broker.port);
        QCOMPARE(read->code.pin, pin);
        QCOMPARE(read->code.table, tableId);
        QCOMPARE(brokerCodeFromText(text)->broker.port, quint16{8883});
        QString unsealed = text;
        QVERIFY(!brokerCodeFromText(unsealed.replace(QLatin1String("mqtts"), QLatin1String("mqtt"))));
        QVERIFY(!brokerCodeFromText(text.chopped(1)));
        QVERIFY(!brokerCodeFromText(QStringLiteral("mqtts://anna:word@broker.example.org/") + text.section(u'/', 3)));
        QVERIFY(!brokerCodeFromText(QStringLiteral("mqtts://broker.example.org/") + codeText(JoinCode{QHostAddress(QStringLiteral("10.0.0.1")), 1, pin, tableId})));
        QVERIFY(brokerFromText(QStringLiteral("mqtts://broker.example.org")));
        QVERIFY(!brokerFromText(text));
        QVERIFY(!brokerFromText(QStringLiteral("broker.example.org")));
    }

private:
    /// Both sides write at random; letters are read at random, late, twice or not at all.
    static void exchange(quint64 seed) {
        Random random = Random::seeded(seed);
        Correspondence sides[2]{{Writer::Host, random.below(1000)}, {Writer::Guest, random.below(1000)}};
        QList<Letter> under[2];       // ways, by writer
        QList<QByteArray> said[2];    // what passes, by writer
        QList<QByteArray> heard[2];
        QByteArray standing[2], stands[2];
        const auto hear = [&](int writer, const Letter& letter) {
            for (const QByteArray& message : sides[1 - writer].hear(letter)) {
                if (message.startsWith("standing")) stands[writer] = message;
                else heard[writer].append(message);
            }
        };
        for (int step = 0; step < 200; ++step) {
            const int writer = static_cast<int>(random.below(2));
            const QByteArray number = QByteArray::number(step);
            switch (random.below(5)) {
            case 0: sides[writer].add(number, {}), said[writer].append(number); break;
            case 1: sides[writer].add(standing[writer] = "standing " + number, "standing"); break;
            case 2: under[writer].append(sides[writer].write()); break;
            default:
                if (!under[writer].isEmpty()) hear(writer, under[writer][random.below(static_cast<std::uint32_t>(under[writer].size()))]);
            }
        }
        for (int round = 0; round < 2; ++round)
            for (const int writer : {0, 1})
                hear(writer, sides[writer].write());
        for (const int writer : {0, 1}) {
            QCOMPARE(heard[writer], said[writer]);
            QCOMPARE(stands[writer], standing[writer]);
            QVERIFY(!sides[writer].isUnheard());
        }
    }
};

QTEST_GUILESS_MAIN(TestLetters)
#include "tst_letters.moc"
