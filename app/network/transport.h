// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>

namespace magister::network {

/// One connection that carries whole messages both ways, in order, sealed against whoever is between. Nothing above it
/// knows how. The other side may be away for days: whatever is sent then waits for it.
class Transport : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// `replaces`: whatever was sent under the same name before, or under one that begins with it and `/`, is out of date, and
    /// need not arrive any more; the last one is said again to an other side that has forgotten everything. Empty: the message arrives once, or is sent again by
    /// whoever waits for its answer.
    virtual void send(const QByteArray& message, const QByteArray& replaces = {}) = 0;
    /// What is sent already still arrives if the other side reads it.
    virtual void close() = 0;
    /// Bytes that wait because the other side does not read them.
    virtual qint64 waiting() const = 0;
    /// From where, as far as it can be known: for counting wrong tries by place.
    virtual QString peer() const = 0;
    /// 32 bytes that belong to this connection and no other, where it lasts longer than the programs at its ends; empty where
    /// whoever begins it may choose them.
    virtual QByteArray challenge() const { return {}; }
    /// The other side may be away for long: what belongs together is sent without waiting for answers in between.
    virtual bool answersLater() const { return false; }
    /// Somebody is at the other end just now, as far as is known.
    virtual bool isHere() const { return true; }
    /// What is sent goes out. False: it waits in this program, which comes back to what carries it by itself.
    virtual bool isUp() const { return true; }

signals:
    void received(const QByteArray& message);
    /// Something that cannot be a message; what follows is not read.
    void overran();
    /// It is gone, by whichever side; nothing follows. Never told from within send() or close().
    void closed();
    /// isHere() is another.
    void hereChanged();
    /// isUp() is another.
    void upChanged();
};

} // namespace magister::network
