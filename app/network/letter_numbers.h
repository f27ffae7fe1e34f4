// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

namespace magister::network {

/// The number of the last letter of each guest that a host has read, so that older ones are not read again: on the disk, too,
/// for a host that is started anew. Anybody with an invitation may write with any number of keys, so that only so many are
/// remembered, and those who sit at a table before all others.
class LetterNumbers {
public:
    static constexpr qsizetype mostWriters = 4096;

    /// What a guest is to the host. Those who have joined no table are not remembered on the disk.
    enum class Standing { Stranger, Joined, Seated };
    enum class Kept {
        Yes,
        NoRoom,    ///< for one of that standing
        NotWritten ///< nothing has changed; problem() says why
    };

    /// What the file says is known from the beginning; one of a later version of the program is left alone, and nothing can be
    /// kept there. Empty: nothing is written.
    explicit LetterNumbers(const QString& file);

    /// 0: none was read, or it is forgotten.
    quint64 lastOf(const QByteArray& guest) const { return m_entries.value(guest).number; }
    /// Before that letter is read. Where there is no room, whoever has not written for longest goes, strangers first, and
    /// never one who is seated. Precondition: the number is not 0. `standing`: as the letter lets it be known.
    Kept keep(const QByteArray& guest, quint64 number, Standing standing);
    /// What the guest is after its letter was read, if it is known; on the disk with the next letter.
    void setStanding(const QByteArray& guest, Standing standing);
    /// It is seated no longer, if it was; on the disk likewise.
    void unseat(const QByteArray& guest);
    /// Who had to go for the letter that was kept last; empty: nobody.
    const QByteArray& forgotten() const { return m_forgotten; }

    /// Whether it can be written now.
    bool write();
    /// Of the last time it could not be: in words of the system, or in English that it is of a later version.
    const QString& problem() const { return m_problem; }

private:
    struct Entry {
        quint64 number{};
        Standing standing{Standing::Stranger};
        quint64 turn{}; ///< grows with every letter that is kept
    };

    void read();
    /// Empty: there is none.
    QByteArray whoGoesFor(Standing standing) const;

    QString m_file;
    QHash<QByteArray, Entry> m_entries;
    quint64 m_turn{};
    bool m_isOfLater{};
    QByteArray m_forgotten;
    QString m_problem;
};

} // namespace magister::network
