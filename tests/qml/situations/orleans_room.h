// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/situations/table_room.h"

#include "app/orleans/table/orleans_table.h"

namespace magister::orleans {

/// A table where that session has come to; that player is asked on the screen, if anything is asked of them.
test::TableMaker tableAt(const Session& session, PlayerIndex player);
/// Precondition: tableAt() has made it.
OrleansTable& tableIn(test::TableRoom& room);

} // namespace magister::orleans
