// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/problem.h"
#include "app/teaching/memory/learner_memory.h"

#include <QList>
#include <QString>

#include <functional>
#include <map>
#include <optional>

namespace magister {

/// The folder with what each person of the household remembers, one file a person (memory_format.h). The household
/// itself, whoever plays without a name, is the person "".
///
/// Every change is made under a lock after the file was read again, so that two running programs forget nothing. A file
/// that cannot be read is never a crash and never lost: it is renamed to `<file>.broken` (copied, if only a part of it
/// is wrong), and faults() names what was wrong and where. A file of a later program, and one that cannot be put aside,
/// is left alone, and nothing is kept of that person.
class MemoryStore {
public:
    /// Something that was wrong with a file.
    struct Fault {
        Problem problem;
        QString file;
        QString keptAs;      ///< where what could not be used lies now; empty: where it was
        bool frozen = false; ///< the file is left alone, and nothing is kept
    };

    /// The folder in this user's data folder.
    static QString usualFolder();
    /// The folder need not exist. Files are read when somebody is asked for.
    explicit MemoryStore(const QString& folder);

    const LearnerMemory& of(const QString& person);
    /// False: it could not be kept, and faults() says why; until the program ends it is remembered all the same.
    bool change(const QString& person, const std::function<void(LearnerMemory& memory)>& how);
    /// Deletes the file and what was put aside of it.
    bool forget(const QString& person);
    /// Writes what is kept of that person to another file. Nothing: done.
    std::optional<Problem> exportTo(const QString& person, const QString& target);
    QString fileOf(const QString& person) const;
    /// Of the files read so far, one a file.
    QList<Fault> faults() const;
    void report(const QString& file, const Fault& fault) { m_faults.insert_or_assign(file, fault); }

private:
    struct Kept {
        LearnerMemory memory;
        bool stored = false; ///< the file was there when we looked last
        bool frozen = false;
    };

    Kept& kept(const QString& person);
    /// Takes in the file as it lies there now; one that cannot be used is put aside.
    void read(const QString& person, Kept& kept);
    bool write(const QString& person, Kept& kept);

    QString m_folder;
    std::map<QString, Kept> m_people;
    std::map<QString, Fault> m_faults; ///< by file
};

} // namespace magister
