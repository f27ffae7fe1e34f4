// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/sealed_letter.h"

namespace magister::network {

/// One end of an exchange of letters in which any letter may get lost, come twice or come late. Each letter holds everything
/// that the other side has not said it has heard, and everything that holds until it is replaced; so the last letter alone
/// is enough, also for a reader that has forgotten everything.
class Correspondence {
public:
    /// Most bytes of entries that only pass; the oldest go first, and whoever waits for them asks again.
    static constexpr qsizetype mostPassing = 1024 * 1024;

    /// `after`: numbers begin above it. It must be above all those of this writer's life before; the time in microseconds is,
    /// as long as the clock goes forward, and if it has not, hear() mends it.
    Correspondence(Writer writer, quint64 after) : m_writer(writer), m_last(after) {}

    /// As Transport::send().
    void add(const QByteArray& message, const QByteArray& replaces);
    /// The letter says that nothing follows.
    void end() { m_ends = true; }
    /// The letter to be sent now, with a number of its own.
    Letter write();
    /// What is new in a letter, in order. A letter that is older than one heard before brings nothing.
    QList<QByteArray> hear(const Letter& letter);

    /// The other side has not heard the latest entry.
    bool isUnheard() const { return m_lastEntry > m_heardThere; }
    /// An entry was heard that no letter has confirmed yet.
    bool owesAnswer() const { return m_heardEntry > m_confirmed; }
    /// Number of the last letter from the other side.
    quint64 heard() const { return m_heard; }

private:
    struct Kept {
        Letter::Entry entry;
        QByteArray replaces; ///< empty: it passes
    };
    void drop();

    Writer m_writer;
    bool m_ends{};
    quint64 m_last;           ///< highest number given
    quint64 m_lastEntry{};
    quint64 m_heardThere{};   ///< by the other side, of this life
    quint64 m_heard{};        ///< number of the last letter from there
    quint64 m_heardEntry{};   ///< and of the last entry
    quint64 m_confirmed{};    ///< m_heard, when the last letter was written
    QList<Kept> m_kept;
};

} // namespace magister::network
