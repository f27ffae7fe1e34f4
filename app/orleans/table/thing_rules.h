// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"

#include <QStringList>

/// The parts of ruleOfThing(), by where a thing lies. Each answers None for a name it does not know. A part of a thing
/// that has no rule of its own has that of the thing.
namespace magister::orleans {

/// parts: behind "seat:1/"; empty for the seat itself.
Rule ruleOfSeat(const Scene& scene, PlayerIndex player, const QStringList& parts);
/// family: "town" or "way".
Rule ruleOnMap(const Scene& scene, const QString& family, const QString& name, const QStringList& parts);
/// family: "track" or "development".
Rule ruleOnTrack(const Scene& scene, const QString& family, const QString& name, const QStringList& parts);
Rule ruleOfDeed(const QString& name, const QStringList& parts);
/// "stack:1", "goods:wine", "hourglass", "button:done" and what else is there once.
Rule ruleOfSingle(const Scene& scene, const QString& family, const QString& name);

} // namespace magister::orleans
