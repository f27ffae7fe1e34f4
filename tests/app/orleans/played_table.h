// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/orleans/told.h"

#include "app/orleans/table/orleans_table.h"

#include <memory>

/// Tables of Orléans in the middle of a game.
namespace magister::orleans::told {

using TablePtr = std::unique_ptr<OrleansTable>;

const MapDrawing& drawing();
TablePtr tableOf(const Setup& setup, const QString& code = QStringLiteral("en"));
/// A table where that session has come to.
TablePtr tableAt(const Session& session, const QString& code = QStringLiteral("en"));
/// A game after so many random commands; fewer where it ends before.
Session sessionAfter(const Setup& setup, int commands, std::uint64_t seed);

/// Every model but the log.
QVector<RowsModel*> modelsOf(OrleansTable& table);
/// Every row of every model and every property that whoever looks could read, and what things say of themselves; the
/// log from line `logFrom` on.
QVariantList shownBy(OrleansTable& table, int logFrom = 0);
QStringList logOf(OrleansTable& table);

/// Random legal commands at the table itself, past clicks; fewer where the game ends before.
void wander(OrleansTable& table, int commands, Random& random);

} // namespace magister::orleans::told
