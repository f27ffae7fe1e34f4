// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/problem.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace magister::network {

/// A game as the network needs it, whichever it is. Seats count from 1; 0 is an onlooker. Everything that is told of it is
/// made of what `observe` of its engine leaves: no position's hash, no generator, no journal.
class HostedGame {
public:
    virtual ~HostedGame() = default;

    /// Takes in what has been done elsewhere than through give() and takeBack(), where there is such a place.
    virtual void update() {}

    virtual QString game() const = 0;
    virtual int players() const = 0;
    /// SHA-256 of the pack that it is played with.
    virtual QByteArray packDigest() const = 0;

    virtual QList<int> asked() const = 0;
    virtual bool over() const = 0;
    virtual int round() const = 0;
    virtual int steps() const = 0;
    virtual int undos() const = 0;
    virtual int events() const = 0;

    /// What that seat may know of the position, as an object.
    virtual QByteArray position(int seat) const = 0;
    /// At most so many events from that one on, as that seat may know them, as objects.
    virtual QList<QByteArray> events(int seat, int from, int most) const = 0;
    /// Every legal command of that seat, judged over what it may know; none for an onlooker.
    virtual QStringList commands(int seat) const = 0;
    /// The last command is that seat's, and it has shown nothing hidden.
    virtual bool mayTakeBack(int seat) const = 0;

    /// What the seat has had recorded, undos among it, in order: commands in their notation, an empty text for an undo.
    virtual const QList<QByteArray>& recordsOf(int seat) const = 0;

    /// Nothing of it is set: done, and on the disk.
    struct Answer {
        bool unreadable{};
        std::optional<Problem> problem; ///< why it could not be kept; nothing has happened
        QString reason;                 ///< why the rules do not allow it: ids of the engine
        QString rule;

        explicit operator bool() const { return !unreadable && !problem && reason.isEmpty(); }
    };
    /// Only the one form in which the game itself writes a command can be read.
    virtual Answer give(int seat, const QByteArray& command) = 0;
    /// Precondition: mayTakeBack(seat).
    virtual Answer takeBack(int seat) = 0;
};

/// A game from a file, or why there is none.
struct OpenedGame {
    std::unique_ptr<HostedGame> game;
    QList<Problem> problems;
};

} // namespace magister::network
