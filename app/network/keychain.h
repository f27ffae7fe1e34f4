// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QObject>

#include <functional>

namespace magister::network {

/// Secrets by name: keys of seats, and the private key of a host.
class SecretStore : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// What is kept under a name; empty for nothing. `then` may be called before this returns.
    virtual void read(const QString& name, std::function<void(const QByteArray& secret)> then) = 0;
    /// `then` is called when it is kept, wherever that is.
    virtual void write(const QString& name, const QByteArray& secret, std::function<void()> then) = 0;
    virtual void remove(const QString& name) = 0;
};

/// The keychain of the system: Secret Service or KWallet. Where none answers within half a minute, or somebody refuses to
/// open it, secrets are kept from then on for this run only, in the memory of this program, and what it holds is left as it
/// is; they are never in a file.
class Keychain : public SecretStore {
    Q_OBJECT

public:
    using SecretStore::SecretStore;

    void read(const QString& name, std::function<void(const QByteArray& secret)> then) override;
    void write(const QString& name, const QByteArray& secret, std::function<void()> then) override;
    void remove(const QString& name) override;

    /// The keychain has not answered: what was written since is gone when the program ends.
    bool forThisRunOnly() const { return m_silent; }
    /// Why, as silent() has told it; empty as long as the keychain answers.
    const QString& reason() const { return m_reason; }

signals:
    /// For the first time in this run no keychain has answered; `reason` is what the system says of it.
    void silent(const QString& reason);

private:
    void fellSilent(const QString& reason);

    bool m_silent{};
    QString m_reason;
    QHash<QString, QByteArray> m_held; ///< while no keychain answers
};

/// Under what a key of a seat is kept: by the pin of its host, its table, its number.
QString seatSecret(const QByteArray& pin, const QString& table, int seat);
/// Likewise what was given for it and has not been answered.
QString givenSecret(const QByteArray& pin, const QString& table, int seat);

} // namespace magister::network
