// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/message.h"
#include "app/network/transport.h"

#include <QList>

namespace magister::network {

/// What a host sends is kept here, and it gets what a test says.
class Loopback : public Transport {
public:
    explicit Loopback(const QString& place) : m_place(place) {}

    void send(const QByteArray& message, const QByteArray& = {}) override { sent.append(message); }
    void close() override { isClosed = true; }
    qint64 waiting() const override { return unread; }
    QString peer() const override { return m_place; }

    QList<QByteArray> sent;
    bool isClosed{};
    qint64 unread{};

private:
    QString m_place;
};

} // namespace magister::network
