// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/keychain.h"

#include <qt6keychain/keychain.h>

#include <QTimer>

#include <memory>
#include <utility>

namespace magister::network {

namespace {

const QString service = QStringLiteral("magister-ludi");

/// Milliseconds in which somebody can open it. Where its question cannot be shown, it never answers.
constexpr int keychainPatience = 30'000;

/// Secrets are asked for one by one, and never written to a plain file instead.
template <class Job> Job* jobFor(const QString& name) {
    auto* job = new Job(service);
    job->setAutoDelete(true);
    job->setInsecureFallback(false);
    job->setKey(name);
    return job;
}

QString tooLate() { return QStringLiteral("no answer within %1 s").arg(keychainPatience / 1000); }

bool answered(QKeychain::Error error) {
    return error == QKeychain::NoError || error == QKeychain::EntryNotFound;
}

} // namespace

void Keychain::read(const QString& name, std::function<void(const QByteArray& secret)> then) {
    if (m_silent || m_held.contains(name)) return then(m_held.value(name));
    auto* job = jobFor<QKeychain::ReadPasswordJob>(name);
    const auto waits = std::make_shared<bool>(true);
    QTimer::singleShot(keychainPatience, this, [this, waits, then] {
        if (!std::exchange(*waits, false)) return;
        fellSilent(tooLate());
        then({});
    });
    connect(job, &QKeychain::Job::finished, this, [this, job, waits, then] {
        if (!std::exchange(*waits, false)) return;
        if (!answered(job->error())) fellSilent(job->errorString());
        then(QByteArray::fromBase64(job->binaryData()));
    });
    job->start();
}

void Keychain::write(const QString& name, const QByteArray& secret, std::function<void()> then) {
    // What could not be read may be there all the same, and must not be replaced.
    if (m_silent) {
        m_held.insert(name, secret);
        return then();
    }
    auto* job = jobFor<QKeychain::WritePasswordJob>(name);
    job->setBinaryData(secret.toBase64());
    const auto waits = std::make_shared<bool>(true);
    QTimer::singleShot(keychainPatience, this, [this, waits, name, secret, then] {
        if (!std::exchange(*waits, false)) return;
        m_held.insert(name, secret);
        fellSilent(tooLate());
        then();
    });
    connect(job, &QKeychain::Job::finished, this, [this, job, waits, name, secret, then] {
        if (!std::exchange(*waits, false)) return;
        if (job->error() != QKeychain::NoError) {
            m_held.insert(name, secret);
            fellSilent(job->errorString());
        } else {
            m_held.remove(name);
        }
        then();
    });
    job->start();
}

void Keychain::remove(const QString& name) {
    m_held.remove(name);
    // Tried in any case: one that was silent may answer again.
    jobFor<QKeychain::DeletePasswordJob>(name)->start();
}

void Keychain::fellSilent(const QString& reason) {
    if (std::exchange(m_silent, true)) return;
    m_reason = reason;
    emit silent(reason);
}

QString seatSecret(const QByteArray& pin, const QString& table, int seat) {
    return QStringLiteral("seat/%1/%2/%3").arg(QString::fromLatin1(pin.toHex()), table).arg(seat);
}

QString givenSecret(const QByteArray& pin, const QString& table, int seat) {
    return QStringLiteral("given/%1/%2/%3").arg(QString::fromLatin1(pin.toHex()), table).arg(seat);
}

} // namespace magister::network

#include "moc_keychain.cpp"
