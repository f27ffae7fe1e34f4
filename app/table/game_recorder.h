// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/journal_file.h"
#include "app/content/problem.h"

#include <memory>
#include <optional>

namespace magister {

/// Where the records of a game go while it is played; see JournaledSession.
class GameRecorder {
public:
    virtual ~GameRecorder() = default;
    /// The game is only viewed: every record is a problem, and no fault.
    virtual bool viewsOnly() const { return false; }
    /// The file in which the game lies now; empty: in none.
    virtual QString path() const { return {}; }
    /// The record is kept for good when this returns nothing; nothing of it remains when this returns a problem.
    virtual std::optional<Problem> append(const JournalRecord& record) = 0;
};

/// Into a journal, where it is on the disk.
class JournalRecorder : public GameRecorder {
public:
    explicit JournalRecorder(std::unique_ptr<JournalFile> file) : m_file(std::move(file)) {}

    QString path() const override { return m_file->path(); }
    std::optional<Problem> append(const JournalRecord& record) override { return m_file->append(record); }

private:
    std::unique_ptr<JournalFile> m_file;
};

/// Of a game that is only viewed nothing is recorded, and so nothing can be done.
class ViewOnlyRecorder : public GameRecorder {
public:
    bool viewsOnly() const override { return true; }
    std::optional<Problem> append(const JournalRecord&) override { return Problem{}; }
};

} // namespace magister
