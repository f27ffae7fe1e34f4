// SPDX-License-Identifier: GPL-3.0-or-later
// Secrets in a real keychain, and what happens where none answers.
#include "app/network/keychain.h"
#include "app/network/seat_key.h"

#include "tests/network/keychain_session.h"

#include <QDirIterator>
#include <QSignalSpy>
#include <QTest>

using namespace magister::network;

namespace {

/// What the keychain answers; it may take its time.
QByteArray kept(Keychain& keychain, const QString& name) {
    std::optional<QByteArray> found;
    keychain.read(name, [&](const QByteArray& secret) { found = secret; });
    if (!QTest::qWaitFor([&] { return found.has_value(); }, 20'000)) qFatal("no answer");
    return *found;
}
void keep(Keychain& keychain, const QString& name, const QByteArray& secret) {
    bool done = false;
    keychain.write(name, secret, [&] { done = true; });
    if (!QTest::qWaitFor([&] { return done; }, 20'000)) qFatal("no answer");
}

} // namespace

class TestKeychain : public QObject {
    Q_OBJECT

    const QString m_name = seatSecret(QByteArray(16, 'p'), QStringLiteral("0123ABCD"), 2);

private slots:
    /// For this run only, and it says so once.
    void whereNoneAnswers() {
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere");
        Keychain keychain;
        QSignalSpy silent(&keychain, &Keychain::silent);
        const QByteArray secret = randomBytes(keySize);
        QVERIFY(kept(keychain, m_name).isEmpty());
        keep(keychain, m_name, secret);
        QVERIFY(keychain.forThisRunOnly());
        QCOMPARE(silent.size(), 1);
        QVERIFY(!silent.first().first().toString().isEmpty());
        QCOMPARE(kept(keychain, m_name), secret);
        keychain.remove(m_name);
        QVERIFY(kept(keychain, m_name).isEmpty());
        Keychain next;
        QVERIFY(kept(next, m_name).isEmpty());
    }
    void whereOneAnswers() {
        const KeychainSession session;
        QVERIFY2(session.problem.isEmpty(), qPrintable(session.problem));
        // One that could not be read may hold a secret all the same: it is left as it is, even if it answers again.
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere");
        Keychain refused;
        QVERIFY(kept(refused, m_name).isEmpty());
        QVERIFY(refused.forThisRunOnly());
        qputenv("DBUS_SESSION_BUS_ADDRESS",
                session.environment.value(QStringLiteral("DBUS_SESSION_BUS_ADDRESS")).toUtf8());
        const QByteArray secret = randomBytes(keySize);
        keep(refused, m_name, randomBytes(keySize));
        {
            Keychain keychain;
            QVERIFY(kept(keychain, m_name).isEmpty());
            keep(keychain, m_name, secret);
            QVERIFY(!keychain.forThisRunOnly());
        }
        Keychain next;
        QCOMPARE(kept(next, m_name), secret);
        const QString other = seatSecret(QByteArray(16, 'p'), QStringLiteral("0123ABCD"), 1);
        QVERIFY(kept(next, other).isEmpty());
        // Not in any file below the home of the session, which the keychain itself keeps sealed there.
        int files = 0;
        QDirIterator all(session.home.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            QFile file(all.next());
            if (!file.open(QIODevice::ReadOnly)) continue;
            const QByteArray bytes = file.readAll();
            QVERIFY(!bytes.contains(secret) && !bytes.contains(secret.toBase64()) && !bytes.contains(secret.toHex()));
            ++files;
        }
        QVERIFY(files > 0);
        next.remove(m_name);
        QVERIFY(QTest::qWaitFor([&] { return kept(next, m_name).isEmpty(); }, 20'000));
    }
};

QTEST_GUILESS_MAIN(TestKeychain)
#include "tst_keychain.moc"
