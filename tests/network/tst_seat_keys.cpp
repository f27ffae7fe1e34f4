// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of seats, and the codes by which one joins.
#include "app/network/identity.h"
#include "app/network/join_code.h"
#include "app/network/qr_code.h"
#include "app/network/seat_key.h"
#include "app/network/stretched_pin.h"

#include <QTest>

#include <utility>

using namespace magister::network;

class TestSeatKeys : public QObject {
    Q_OBJECT

    const QByteArray m_key = randomBytes(keySize);
    const SeatAt m_at{randomBytes(32), randomBytes(32), QStringLiteral("0123ABCD"), 2};
    const QByteArray m_hash = storedHash(m_key, m_at.table, m_at.seat);

private slots:
    void theKeyProves() {
        QCOMPARE(m_key.size(), keySize);
        QVERIFY(isProof(proofOf(m_key, m_at), m_hash, m_at));
        QVERIFY(m_hash != m_key);
    }
    /// A proof is worth nothing in another connection, with another host, at another table or seat.
    void aProofHoldsInOnePlace() {
        const QByteArray proof = proofOf(m_key, m_at);
        const SeatAt others[] = {{randomBytes(32), m_at.challenge, m_at.table, m_at.seat},
                                 {m_at.fingerprint, randomBytes(32), m_at.table, m_at.seat},
                                 {m_at.fingerprint, m_at.challenge, QStringLiteral("0123ABCE"), m_at.seat},
                                 {m_at.fingerprint, m_at.challenge, m_at.table, 1}};
        for (const SeatAt& other : others) {
            QVERIFY(!isProof(proof, m_hash, other));
            // Nor does the key open another seat, or another table.
            if (other.seat != m_at.seat || other.table != m_at.table) QVERIFY(!isProof(proofOf(m_key, other), m_hash, other));
        }
    }
    /// Who has read what the host keeps cannot come in by it.
    void theHashIsNoKey() {
        QVERIFY(!isProof(proofOf(m_hash, m_at), m_hash, m_at));
        QVERIFY(!isProof(m_hash, m_hash, m_at));
        QVERIFY(!isProof({}, m_hash, m_at));
        QVERIFY(!isProof(QByteArray(32, '\0'), {}, m_at));
        QVERIFY(!isProof(proofOf(m_key, m_at).first(31), m_hash, m_at));
    }
    void forgedKeys() {
        int accepted = 0;
        for (int i = 0; i < 20'000; ++i)
            accepted += isProof(proofOf(randomBytes(keySize), m_at), m_hash, m_at) || isProof(randomBytes(keySize), m_hash, m_at);
        // One bit beside the truth.
        for (int bit = 0; bit < 256; ++bit) {
            QByteArray key = m_key, proof = proofOf(m_key, m_at);
            key[bit / 8] = static_cast<char>(key[bit / 8] ^ 1 << bit % 8);
            proof[bit / 8] = static_cast<char>(proof[bit / 8] ^ 1 << bit % 8);
            accepted += isProof(proofOf(key, m_at), m_hash, m_at) + isProof(proof, m_hash, m_at);
        }
        QCOMPARE(accepted, 0);
    }
    void shortCodesComeBack() {
        for (int i = 0; i < 50; ++i) {
            const ShortCode code{newTableId(), randomBytes(stretchedBytes)};
            const QString text = shortCodeText(code);
            QCOMPARE(text.size(), shortCodeLength + 2);
            QVERIFY(shortCodeFromText(text) == code);
            QVERIFY(shortCodeFromText(text.toLower().remove(u'-').replace(u'0', u'o').replace(u'1', u'i')) == code);
            // Neither kind is taken for the other.
            QVERIFY(!codeFromText(text));
        }
        QVERIFY(!shortCodeFromText(codeText({QHostAddress(QStringLiteral("10.1.2.3")), 1, randomBytes(pinnedBytes), newTableId()})));
    }
    void aWrongShortCodeIsNone() {
        const QString text = shortCodeText({newTableId(), randomBytes(stretchedBytes)}).remove(u'-');
        for (qsizetype i = 0; i < text.size(); ++i) {
            QVERIFY(canBecomeCode(text.left(i)));
            QVERIFY(!shortCodeFromText(text.left(i)));
            for (const QChar c : QStringLiteral("0123456789ABCDEFGHJKMNPQRSTVWXYZ!U")) {
                QString wrong = text;
                wrong[i] = c;
                QCOMPARE(shortCodeFromText(wrong).has_value(), c == text[i]);
            }
            if (i == 0) continue;
            QString exchanged = text;
            std::swap(exchanged[i], exchanged[i - 1]);
            QCOMPARE(shortCodeFromText(exchanged).has_value(), exchanged == text);
        }
        QVERIFY(!canBecomeCode(text));
        QVERIFY(!shortCodeFromText(text + QChar(u'0')) && !shortCodeFromText(QString()));
    }
    /// As another implementation of scrypt gives it.
    void pinsAreStretched() {
        const QByteArray pin = stretchedPin(QByteArray(32, 'f'), QStringLiteral("23456789"));
        QCOMPARE(pin.toHex(), QByteArray("53560dc7e6"));
        QVERIFY(stretchedPin(QByteArray(32, 'g'), QStringLiteral("23456789")) != pin);
        QVERIFY(stretchedPin(QByteArray(32, 'f'), QStringLiteral("2345678A")) != pin);
    }
    void codesComeBack() {
        for (const char* address : {"192.168.1.20", "10.0.0.1", "2001:db8::7", "127.0.0.1"}) {
            const JoinCode code{QHostAddress(QLatin1String(address)), 54321, randomBytes(pinnedBytes), newTableId()};
            const QString text = codeText(code);
            QVERIFY(codeFromText(text) == code);
            QVERIFY(codeFromText(text.toLower().remove(u'-')) == code);
            QVERIFY(codeFromText(text.toLower().replace(u'-', u' ').replace(u'0', u'o').replace(u'1', u'l')) == code);
            if (code.address.protocol() == QHostAddress::IPv4Protocol) QCOMPARE(text.size(), 48 + 7);
        }
    }
    void slipsAreFound() {
        const QString text = codeText({QHostAddress(QStringLiteral("192.168.1.20")), 4000, randomBytes(pinnedBytes), newTableId()});
        int missed = 0;
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (text[i] == u'-') continue;
            QVERIFY(!codeFromText(text.left(i) + text.mid(i + 1)));
            for (const char other : {'0', '7', 'K', 'Z', '?'}) {
                QString typed = text;
                typed[i] = QLatin1Char(other);
                missed += typed != text && codeFromText(typed);
            }
        }
        QVERIFY2(missed <= 1, qPrintable(QString::number(missed))); // a check sum of 16 bits misses one in 65,536
        for (const QString& wrong : {QString(), QStringLiteral("hello"), QString(10'000, u'0'), text + text, QString(48, u'0')})
            QVERIFY(!codeFromText(wrong));
    }
    void tableIds() {
        const QString id = newTableId();
        QCOMPARE(id.size(), tableIdLength);
        QVERIFY(isTableId(id));
        QVERIFY(id != newTableId());
        for (const char* other : {"", "0123ABC", "0123ABCDE", "0123abcd", "../0ABCD"})
            QVERIFY(!isTableId(QLatin1String(other)));
    }
    void theSquares() {
        const QrCode code = qrCode(codeText({QHostAddress(QStringLiteral("10.1.2.3")), 1, randomBytes(pinnedBytes), newTableId()}));
        QVERIFY(code.width >= 21 && code.width <= 41);
        QCOMPARE(code.dark.size(), code.width * code.width);
        // Its three corners: a dark frame of seven squares, and a light one inside.
        for (const auto& [row, column] : {std::pair{0, 0}, {0, code.width - 7}, {code.width - 7, 0}})
            for (int i = 0; i < 7; ++i) {
                QVERIFY(code.dark[row * code.width + column + i]);
                QCOMPARE(code.dark[(row + 1) * code.width + column + i], i == 0 || i == 6);
            }
        QCOMPARE(inBlocks(code).split(u'\n', Qt::SkipEmptyParts).first().size(), code.width + 8);
        QCOMPARE(qrCode(QString(5000, u'x')).width, 0);
    }
    void identities() {
        const Identity one = newIdentity(), other = newIdentity();
        QVERIFY(!one.isNull());
        QCOMPARE(one.fingerprint().size(), 32);
        QVERIFY(one.fingerprint() != other.fingerprint());
        const auto again = identityFromPem(one.toPem());
        QVERIFY(again && again->certificate == one.certificate && again->key == one.key);
        QVERIFY(!identityFromPem(one.key.toPem() + other.certificate.toPem()));
        QVERIFY(!identityFromPem(one.certificate.toPem()));
        QVERIFY(!identityFromPem("hello"));
        QVERIFY(!identityFromPem({}));
    }
};

QTEST_APPLESS_MAIN(TestSeatKeys)
#include "tst_seat_keys.moc"
