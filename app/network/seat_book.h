// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace magister::network {

/// Who has taken the seats of a table: names, and hashes of keys. Kept in a small file beside the saved game, so that a host
/// that was killed knows its guests again; and, where that is known nowhere else, by which id and port they find the table.
/// Format "magister-seats/1"; a version that changes the file of letters beside it changes this number, too, so that whoever
/// cannot read the one does not open the table at all.
class SeatBook {
public:
    struct Entry {
        QString name;
        QByteArray hash; ///< empty: the seat is free
        friend bool operator==(const Entry&, const Entry&) = default;
    };
    static constexpr qsizetype mostVoid = 16; ///< hashes of a seat

    /// Seats that are all free; nothing is written yet.
    SeatBook(const QString& path, int seats) : m_path(path), m_entries(seats), m_void(seats) {}
    /// Nothing if the file is missing or is not such a book of so many seats. `isOfLater`: it is a book of a later version of
    /// the program, and not ours to touch.
    static std::optional<SeatBook> read(const QString& path, int seats, bool* isOfLater = nullptr);

    int seats() const { return static_cast<int>(m_entries.size()); }
    /// Seats count from 1.
    const Entry& at(int seat) const { return m_entries[seat - 1]; }
    /// False: it could not be written, and nothing has changed.
    bool set(int seat, const Entry& entry);
    /// Frees the seat, and its key is void. False: not in the file, which could not be written, so that its key is good again
    /// after the next start; asked again it is tried again.
    bool forget(int seat);
    /// What is not in the file of it is tried again. False: it still is not.
    bool keep();
    /// Why it is not, in words of the system; empty: it is.
    const QString& problem() const { return m_problem; }
    /// The same; false: it could not be written, and nothing has changed.
    bool leave(int seat);
    /// Hashes of keys that the seat had, the latest ones: whoever proves to have one has been told, or is still to learn, that
    /// it opens nothing any more.
    const QList<QByteArray>& voidAt(int seat) const { return m_void[seat - 1]; }

    /// Empty if the book says nothing of it.
    const QString& table() const { return m_table; }
    /// 0: the same.
    quint16 port() const { return m_port; }
    /// In the file with the next write().
    void setPlace(const QString& table, quint16 port);

    /// False: it could not be written; `problem` then says why, in words of the system.
    bool write(QString* problem = nullptr) const;

private:
    QString m_path;
    QString m_table;
    quint16 m_port{};
    QList<Entry> m_entries;
    QList<QList<QByteArray>> m_void;
    bool m_isBehind{}; ///< the file has keys that are void
    QString m_problem;
};

} // namespace magister::network
