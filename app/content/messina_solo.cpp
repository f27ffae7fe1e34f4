// SPDX-License-Identifier: GPL-3.0-or-later
#include "messina_pack_parts.h"

#include "messina_words.h"

#include <algorithm>

namespace magister::messina {

namespace {

/// null, {"takeCart": true}, {"takeWorkshop": class}, {"takeHutUpgrades": "all"} or {"takeShip": "nearestDock"}.
void checkOpponentAction(const JsonValue& value) {
    if (!value || value.isNull()) return;
    const JsonObject action = value.object({}, {"takeCart", "takeWorkshop", "takeHutUpgrades", "takeShip"});
    if (action && action.keys().size() != 1)
        value.report(ProblemKind::WrongCount, {"1", "1", QString::number(action.keys().size())});
    if (const JsonValue cart = action["takeCart"]; cart && !cart.isTrue())
        cart.reportExpected(ProblemKind::ExpectedBoolean);
    action["takeWorkshop"].word(words::classes);
    action["takeHutUpgrades"].oneOf({"all"});
    action["takeShip"].oneOf({"nearestDock"});
}

void checkOpponent(const JsonValue& value) {
    const QStringList remarks{"prov", "note", "id"};
    const JsonObject opponent =
        value.object({"lieutenantsPerRound", "firstPlayerByRound", "cubesRemovedPerTurn"}, remarks);
    for (const JsonValue& each : opponent["lieutenantsPerRound"].list(roundCount, roundCount))
        each.integer(1, lieutenantCount);
    for (const JsonValue& each : opponent["firstPlayerByRound"].list(roundCount, roundCount))
        each.oneOf({"human", "opponent"});
    opponent["cubesRemovedPerTurn"].integer(1, 9);
}

void checkScoring(const JsonValue& value) {
    const QStringList remarks{"prov", "note", "id"};
    const JsonObject scoring = value.object({"popularityPoints", "repopulatedBonus", "goodResult"}, remarks);
    scoring["popularityPoints"].integer(0, 99);
    const auto bonus = scoring["repopulatedBonus"].list(6, 6);
    for (const JsonValue& each : bonus)
        each.integer(0, 99);
    checkRising(bonus);
    const JsonObject good = scoring["goodResult"].object({"a", "b"});
    good["a"].integer(1, 999);
    good["b"].integer(1, 999);
}

} // namespace

/// The solo game is not played yet: its part is checked, so that a pack stays whole, and not kept.
void readSolo(const JsonValue& root, PartReading& reading) {
    const JsonObject part = partObject(root, {"list", "opponent", "scoring"});
    const auto& hexes = reading.definition.hexes;
    const auto ofTwo = std::ranges::count_if(hexes, [](const Hex& hex) { return hex.playerCounts >> 2 & 1u; });
    QStringList ids;
    QStringList used;
    for (const JsonValue& value : part["list"].list(static_cast<int>(ofTwo), static_cast<int>(ofTwo))) {
        const JsonObject tile = tileObject(value, {"hex", "action"});
        readId(tile, ids);
        checkOpponentAction(tile["action"]);
        const JsonValue hex = tile["hex"];
        const auto id = hex.text();
        if (!id) continue;
        const auto found = std::ranges::find(hexes, id->toStdString(), &Hex::id);
        if (found == hexes.end() || !(found->playerCounts >> 2 & 1u)) hex.report(ProblemKind::UnknownId, {*id});
        if (used.contains(*id)) hex.report(ProblemKind::DuplicateId, {*id});
        used.append(*id);
    }
    checkOpponent(part["opponent"]);
    checkScoring(part["scoring"]);
}

} // namespace magister::messina
