// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/pack_parts.h"
#include "engine/messina/definition.h"

#include <QHash>
#include <QMap>

/// The parts of a pack, one function per file. Each reports all errors and fills what it can: a Definition after
/// any problem is incomplete and is never handed out (see readMessinaPack), so nothing here needs a safe default.
namespace magister::messina {

/// Puts effects into Definition::effects, equal ones once.
class EffectReader {
public:
    explicit EffectReader(std::vector<Effect>& effects);
    /// null is "nothing".
    EffectIndex readOrNothing(const JsonValue& value);
    EffectIndex read(const JsonValue& value);
    /// An effect made of these kinds only; others are reported as not allowed here.
    EffectIndex read(const JsonValue& value, const QList<EffectKind>& allowed);

private:
    Effect effect(const JsonObject& object, const QString& key);
    void readInside(Effect& effect, const JsonValue& value);
    void readChildren(Effect& effect, const JsonValue& value);
    EffectIndex keep(const Effect& effect, const JsonValue& value);
    void restrict(EffectIndex index, const JsonValue& value, const QList<EffectKind>& allowed) const;

    std::vector<Effect>& m_effects;
};

/// What every part needs.
struct PartReading {
    Definition& definition;
    EffectReader& effects;
};

void readHexes(const JsonValue& root, PartReading& reading);
void readShips(const JsonValue& root, PartReading& reading);
void readWorkshops(const JsonValue& root, PartReading& reading);
void readHuts(const JsonValue& root, PartReading& reading);
void readCarts(const JsonValue& root, PartReading& reading);
void readSolo(const JsonValue& root, PartReading& reading); ///< after hexes and ships
void readPorts(const JsonValue& root, PartReading& reading);
void readLayouts(const JsonValue& root, PartReading& reading); ///< after hexes
void readWheel(const JsonValue& root, PartReading& reading);
void readRounds(const JsonValue& root, PartReading& reading); ///< after hexes and ships
void readBooks(const JsonValue& root, PartReading& reading);
void readBoards(const JsonValue& root, PartReading& reading);
void readScrolls(const JsonValue& root, PartReading& reading);
void readParameters(const JsonValue& root, PartReading& reading);

/// Tokens of a cost: {"coin": 1, "wood": 2}; may be empty only if `free`.
Cost readCost(const JsonValue& value, bool free);
/// A list by number of players, for 1 to 4 players, as {"2": [...], "3": [...], "4": [...]} with n falling values each.
std::array<std::vector<std::uint8_t>, maxPlayers + 1> readRanking(const JsonValue& value);

} // namespace magister::messina
