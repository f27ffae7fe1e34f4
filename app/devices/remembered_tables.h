// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/problem.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace magister {

/// A table on another device at which this one has seats.
struct RememberedTable {
    QString code; ///< as codeText() writes it; the one that was used last
    QString game;
    QStringList names; ///< of everybody there who has one, in the order of the seats
    QList<int> seats;  ///< of this device, from 1
    QString name;      ///< by which they were taken; may be empty
    QString user{};    ///< of this device at the broker of the code; empty for none
    QString authorities{}; ///< file of the certificates that vouch for that broker; empty: those of the system
    friend bool operator==(const RememberedTable&, const RememberedTable&) = default;
};

/// The tables at which this household sits on other devices, in one small file; the keys of the seats are in the keychain of
/// the system and never here. Every change is made under a lock after the file was read again, so that two running
/// programs forget nothing.
///
/// A file that cannot be read is never a crash and never lost: it is renamed to `<file>.broken`, and fault() names what was
/// wrong and where. The file of a later program, and one that cannot be put aside, is left alone, and nothing is kept.
class RememberedTables {
public:
    static constexpr int most = 100;
    static constexpr int longestUser = 200; ///< at a broker
    static constexpr int longestPath = 4096;

    /// Something that was wrong with the file.
    struct Fault {
        Problem problem;
        QString file;
        QString keptAs; ///< where what could not be used lies now; empty: where it was
        bool frozen{};  ///< the file is left alone, and nothing is kept
    };

    /// The file in this user's data folder.
    static QString usualFile();
    /// It need not exist, and is read with the first call.
    explicit RememberedTables(const QString& file) : m_file(file) {}

    /// The latest first.
    const QList<RememberedTable>& all();
    /// The one that a code leads to, whatever address it names; nothing for none.
    std::optional<RememberedTable> find(const QString& code);
    /// In place of what was known of that table. It comes first; the oldest of too many is forgotten.
    void keep(const RememberedTable& table);
    void forget(const QString& code);
    const std::optional<Fault>& fault() const { return m_fault; }

private:
    void read();
    template <class Change> void change(Change how);

    QString m_file;
    QList<RememberedTable> m_tables;
    std::optional<Fault> m_fault;
    bool m_read{};
    bool m_frozen{};
};

} // namespace magister
