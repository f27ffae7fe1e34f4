// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/problem.h"
#include "app/messina/table/ruling_switch.h"
#include "app/messina/words/scene.h"
#include "engine/messina/session.h"

#include <optional>

namespace magister::messina {

/// Keeps a game while it is played. It is asked before anything is shown; when it names a problem, the game stays as it
/// was, and the table says why.
class Keeper {
public:
    virtual ~Keeper() = default;
    /// The game is only looked at: everything is a problem, and no fault.
    virtual bool looksOnly() const { return false; }
    /// The file in which the game lies now; empty: in none.
    virtual QString path() const { return {}; }
    /// The last command of the session has just been accepted.
    virtual std::optional<Problem> keepsCommand(const Session& session) = 0;
    /// The last command of the session is to be taken back.
    virtual std::optional<Problem> keepsUndo(const Session& session) = 0;
    /// The session as it is when the table decides so from now on.
    virtual std::optional<Problem> keepsRuling(const Session& session, const RulingAnswer& answer) = 0;
    /// Seat 1.. is spoken to otherwise from now on.
    virtual std::optional<Problem> keepsSeat(const Session& session, int number, const Seat& seat) = 0;
};

} // namespace magister::messina
