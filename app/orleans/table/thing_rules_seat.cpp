// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of what lies at a seat: places, followers, goods, pieces.
#include "app/orleans/table/target_rules.h"
#include "app/orleans/table/thing_rules.h"

#include "engine/orleans/vocabulary.h"
#include "engine/orleans/notation.h"

#include <algorithm>

namespace magister::orleans {

namespace {

Rule slotRule(const Scene& scene, const Player& player, PlaceId id, int slot) {
    const Place& place = scene.definition.place(id);
    if (slot < 0 || slot >= static_cast<int>(place.actionSlots.size())) return Rule::None;
    const auto i = static_cast<std::size_t>(slot);
    const Token token = player.work.at(id).tokens[i];
    if (token == Token::Technology) return Rule::TechnologyPermanent;
    if (token != Token::Nothing) return player.work.at(id).isFresh(i) ? Rule::PlanningTakeBack : Rule::PlanningLocked;
    if (id == PlaceId::TownHall) return Rule::TownHallNoOwn;
    return place.actionSlots[i] == Slot::Monk ? Rule::MonasteryOneWay : Rule::PlanningMatch;
}

Rule placeRule(const Scene& scene, const Player& player, const QString& name, const QStringList& parts) {
    const auto id = fromId<PlaceId>(name.toStdString());
    if (!id || !player.owns(*id)) return Rule::None;
    if (parts.value(0) == QLatin1String("slot")) return slotRule(scene, player, *id, parts.value(1, "-1").toInt());
    if (parts.value(0) == QLatin1String("open"))
        return scene.definition.place(*id).openRow ? Rule::ExtraTilesTheatreDetails : Rule::None;
    if (parts.value(0) == QLatin1String("price")) return Rule::MoneyVoluntaryPrice;
    return ruleOfPlace(*id);
}

Rule wareRule(const QString& name) {
    for (const Ware ware : allWares)
        if (name == QLatin1String(idOf(ware).data(), static_cast<qsizetype>(idOf(ware).size())))
            return ware == Ware::Bread ? Rule::ExtraTilesBread : Rule::EndScoreGoods;
    return Rule::None;
}

Rule zoneSpaceRule(const Player& player, const QString& zone, int space) {
    const auto has = [&](const auto& tokens, Rule taken, Rule empty) {
        if (space < 0 || space >= static_cast<int>(tokens.size())) return Rule::None;
        return tokens[static_cast<std::size_t>(space)] == Token::Nothing ? empty : taken;
    };
    if (zone == QLatin1String("market")) return has(player.work.market, Rule::PlanningPlace, Rule::DrawFreeSpaces);
    if (zone == QLatin1String("tower"))
        return has(player.work.tower, Rule::TilesGunpowderTower, Rule::TilesGunpowderTower);
    return zone == QLatin1String("hand") && space >= 0 && space < static_cast<int>(player.hand.size())
               ? Rule::DrawFreeSpaces
               : Rule::None;
}

Rule pieceRule(const Scene& scene, const Player& player, const QString& part) {
    struct Entry {
        const char* name;
        Rule rule;
    };
    static constexpr std::array entries{
        Entry{"bag", Rule::DrawLookInBag},          Entry{"market", Rule::DrawFreeSpaces},
        Entry{"coins", Rule::EndScoreCoins},        Entry{"points", Rule::EndNothingElse},
        Entry{"stations", Rule::GuildhallNoneLeft}, Entry{"merchant", Rule::SetupMerchants},
        Entry{"citizens", Rule::CitizensKept},      Entry{"level", Rule::DevelopmentLevelUses},
        Entry{"places", Rule::PlacesBoardPlaces},   Entry{"start", Rule::StartPlayerPass},
        Entry{"goods", Rule::EndScoreGoods},        Entry{"tiles", Rule::TownExpand},
        Entry{"draws", Rule::CastleDrawNumber},     Entry{"total", Rule::EndWinner},
        Entry{"plan", Rule::PlanningTakeBack}};
    if (part == QLatin1String("technology"))
        return player.newTechnologies > 0 && scene.state.stage != Stage::Planning ? Rule::TechnologyDelay
                                                                                  : Rule::TechnologyReplace;
    if (part == QLatin1String("development")) return Rule::DevelopmentLevel;
    if (part.startsWith(QLatin1String("ware:"))) return wareRule(part.mid(5));
    for (const Entry& entry : entries)
        if (part == QLatin1String(entry.name)) return entry.rule;
    return Rule::None;
}

} // namespace

/// Travel, recruiting and the rest, each by its own rule.
Rule ruleOfPlace(PlaceId place) {
    static constexpr std::array<Rule, placeCount> rules{
        Rule::TravelShip,        Rule::TravelWagon,           Rule::GuildhallBuild,      Rule::CastleRecruit,
        Rule::ScriptoriumPoint,  Rule::TownHallSend,          Rule::MonasteryRecruit,    Rule::FarmhouseRecruit,
        Rule::VillageChoose,     Rule::UniversityRecruit,     Rule::TilesHayrick,        Rule::TilesCheeseFactory,
        Rule::TilesWinery,       Rule::TilesWoolManufacturer, Rule::TilesTailorShop,     Rule::TilesBrewery,
        Rule::TilesSacristy,     Rule::TilesHerbGarden,       Rule::TilesBathhouse,      Rule::TilesWindmill,
        Rule::TilesLibrary,      Rule::TilesHospital,         Rule::TilesGunpowderTower, Rule::TilesCellar,
        Rule::TilesOffice,       Rule::TilesSchool,           Rule::TilesPharmacy,       Rule::TilesHorseWagon,
        Rule::TilesShippingLine, Rule::TilesLaboratory,       Rule::ExtraTilesGoldsmith, Rule::ExtraTilesBakery,
        Rule::ExtraTilesStash,   Rule::ExtraTilesTribunal,    Rule::ExtraTilesBarracks,  Rule::ExtraTilesTheatre};
    return rules[static_cast<std::size_t>(place)];
}

Rule ruleOfSeat(const Scene& scene, PlayerIndex index, const QStringList& parts) {
    const Player& player = scene.state.players[index];
    const QString part = parts.value(0);
    if (parts.isEmpty()) return Rule::ComponentsPlayerPieces;
    if (part.startsWith(QLatin1String("place:"))) return placeRule(scene, player, part.mid(6), parts.mid(1));
    if (parts.size() > 1) return zoneSpaceRule(player, part, parts.at(1).toInt());
    return pieceRule(scene, player, part);
}

} // namespace magister::orleans
