// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/situations/table_room.h"

#include "app/messina/table/messina_table.h"

namespace magister::messina {

/// A table where that session has come to.
test::TableMaker tableAt(const Session& session);
/// Precondition: tableAt() has made it.
MessinaTable& tableIn(test::TableRoom& room);

} // namespace magister::messina
