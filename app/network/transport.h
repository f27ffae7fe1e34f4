// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>

namespace magister::network {

/// One connection that carries whole messages both ways, in order, sealed against whoever is between. Nothing above it
/// knows how.
class Transport : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void send(const QByteArray& message) = 0;
    /// What is sent already still arrives if the other side reads it.
    virtual void close() = 0;
    /// Bytes that wait because the other side does not read them.
    virtual qint64 waiting() const = 0;
    /// From where, as far as it can be known: for counting wrong tries by place.
    virtual QString peer() const = 0;

signals:
    void received(const QByteArray& message);
    /// Something that cannot be a message; what follows is not read.
    void overran();
    /// It is gone, by whichever side; nothing follows. Never told from within send() or close().
    void closed();
};

} // namespace magister::network
