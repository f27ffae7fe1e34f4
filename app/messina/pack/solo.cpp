// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/pack/pack_parts.h"

#include <algorithm>

namespace magister::messina {

namespace {

/// null, {"takeCart": true}, {"takeWorkshop": class}, {"takeHutUpgrades": "all"} or {"takeShip": "nearestDock"}.
void readAction(const JsonValue& value, SoloTile& tile) {
    if (!value || value.isNull()) return;
    const JsonObject action = value.object({}, {"takeCart", "takeWorkshop", "takeHutUpgrades", "takeShip"});
    if (action && action.keys().size() != 1)
        value.report(ProblemKind::WrongCount, {"1", "1", QString::number(action.keys().size())});
    if (const JsonValue cart = action["takeCart"]; cart) {
        tile.action = OpponentAction::TakeCart;
        if (!cart.isTrue()) cart.reportExpected(ProblemKind::ExpectedBoolean);
    }
    if (const auto citizenClass = action["takeWorkshop"].word(spellings<CitizenClass>)) {
        tile.action = OpponentAction::TakeWorkshop;
        tile.workshop = *citizenClass;
    }
    if (action["takeHutUpgrades"].oneOf({"all"})) tile.action = OpponentAction::TakeHutUpgrades;
    if (action["takeShip"].oneOf({"nearestDock"})) tile.action = OpponentAction::TakeShip;
}

void readOpponent(const JsonValue& value, Solo& solo) {
    const QStringList remarks{"prov", "note", "id"};
    const JsonObject opponent =
        value.object({"lieutenantsPerRound", "firstPlayerByRound", "cubesRemovedPerTurn"}, remarks);
    std::size_t round = 0;
    for (const JsonValue& each : opponent["lieutenantsPerRound"].list(roundCount, roundCount))
        if (round < roundCount) solo.lieutenants[round++] = small(each.integer(1, lieutenantCount));
    round = 0;
    for (const JsonValue& each : opponent["firstPlayerByRound"].list(roundCount, roundCount))
        if (round < roundCount) solo.opponentFirst[round++] = each.oneOf({"human", "opponent"}) == QLatin1String("opponent");
    solo.cubesPerTurn = small(opponent["cubesRemovedPerTurn"].integer(1, 9));
}

void readScoring(const JsonValue& value, Solo& solo) {
    const QStringList remarks{"prov", "note", "id"};
    const JsonObject scoring = value.object({"popularityPoints", "repopulatedBonus", "goodResult"}, remarks);
    solo.popularityPoints = small(scoring["popularityPoints"].integer(0, 99));
    constexpr int counts = static_cast<int>(std::tuple_size_v<decltype(solo.repopulatedBonus)>);
    const auto bonus = scoring["repopulatedBonus"].list(counts, counts);
    std::size_t districts = 0;
    for (const JsonValue& each : bonus)
        if (districts < solo.repopulatedBonus.size()) solo.repopulatedBonus[districts++] = small(each.integer(0, 99));
    checkRising(bonus);
    const JsonObject good = scoring["goodResult"].object({"a", "b"});
    solo.goodResult = {static_cast<std::uint16_t>(good["a"].integer(1, 999).value_or(1)),
                       static_cast<std::uint16_t>(good["b"].integer(1, 999).value_or(1))};
}

} // namespace

void readSolo(const JsonValue& root, PartReading& reading) {
    const JsonObject part = partObject(root, {"list", "opponent", "scoring"});
    const auto& hexes = reading.definition.hexes;
    const auto ofTwo = std::ranges::count_if(hexes, [](const Hex& hex) { return hex.playerCounts >> 2 & 1u; });
    QStringList ids;
    QStringList used;
    for (const JsonValue& value : part["list"].list(static_cast<int>(ofTwo), static_cast<int>(ofTwo))) {
        const JsonObject tile = tileObject(value, {"hex", "action"});
        SoloTile kept;
        kept.id = readId(tile, ids);
        readAction(tile["action"], kept);
        const JsonValue hex = tile["hex"];
        const auto id = hex.text();
        if (!id) continue;
        const auto found = std::ranges::find(hexes, id->toStdString(), &Hex::id);
        if (found == hexes.end() || !(found->playerCounts >> 2 & 1u)) hex.report(ProblemKind::UnknownId, {*id});
        if (used.contains(*id)) hex.report(ProblemKind::DuplicateId, {*id});
        used.append(*id);
        kept.hex = static_cast<TileIndex>(found - hexes.begin());
        reading.definition.solo.tiles.push_back(std::move(kept));
    }
    readOpponent(part["opponent"], reading.definition.solo);
    readScoring(part["scoring"], reading.definition.solo);
}

} // namespace magister::messina
