// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/scene.h"

#include <QStringList>

/// The parts of ruleOfThing(), by where a thing lies. Each answers None for a name it does not know.
namespace magister::messina {

/// Fire that a plague cube costs in this round is more than one (fight.cost-late).
bool isLate(const Scene& scene);

/// head: "hex:B2", "port:upper-left"; part: "" or "cube", "rat", ...
Rule ruleOfPlace(const Scene& scene, const QString& head, const QString& part);
/// parts: behind "dock:upper-left/".
Rule ruleOfDock(const Scene& scene, const QString& head, const QStringList& parts);
/// parts: behind "seat:1/"; empty for the seat itself.
Rule ruleOfSeat(const Scene& scene, PlayerIndex player, const QStringList& parts);
/// parts: behind "book:city/".
Rule ruleOfBook(const Scene& scene, const QString& book, const QStringList& parts);
/// parts: behind "market:huts/"; place is "1", "nun" or the alias of a tile.
Rule ruleOfMarket(const Scene& scene, const QString& kind, const QStringList& parts);
/// part: behind "row:round-table/3/".
Rule ruleOfRound(const Scene& scene, int round, const QString& part);
/// "wheel", "stacks/ships", "button:end-turn", "step:2" and what else is there once.
Rule ruleOfSingle(const Scene& scene, const QString& target);

} // namespace magister::messina
