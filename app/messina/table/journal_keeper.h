// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/journal_file.h"
#include "app/messina/table/keeper.h"

#include <memory>

namespace magister::messina {

/// Writes a game into its journal: every command, undo, ruling and change of a seat is on the disk before it is shown.
class JournalKeeper : public Keeper {
public:
    /// The file ends with the position of the session.
    explicit JournalKeeper(std::unique_ptr<JournalFile> file) : m_file(std::move(file)) {}

    const JournalFile& file() const { return *m_file; }
    QString path() const override { return m_file->path(); }

    std::optional<Problem> keepsCommand(const Session& session) override;
    std::optional<Problem> keepsUndo(const Session& session) override;
    std::optional<Problem> keepsRuling(const Session& session, const RulingAnswer& answer) override;
    std::optional<Problem> keepsSeat(const Session& session, int number, const Seat& seat) override;

private:
    std::unique_ptr<JournalFile> m_file;
};

/// Of a game that is only looked at nothing is kept, and so nothing can be done.
class LookingKeeper : public Keeper {
public:
    bool looksOnly() const override { return true; }
    std::optional<Problem> keepsCommand(const Session&) override { return Problem{}; }
    std::optional<Problem> keepsUndo(const Session&) override { return Problem{}; }
    std::optional<Problem> keepsRuling(const Session&, const RulingAnswer&) override { return Problem{}; }
    std::optional<Problem> keepsSeat(const Session&, int, const Seat&) override { return Problem{}; }
};

} // namespace magister::messina
