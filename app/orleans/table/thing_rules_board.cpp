// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of the main board: map, tracks, deeds, stacks, and of what is there once.
#include "app/orleans/table/target_rules.h"
#include "app/orleans/table/thing_rules.h"
#include "app/orleans/words/prompt_text.h"

#include "engine/orleans/vocabulary.h"

#include <algorithm>
#include <bit>

namespace magister::orleans {

namespace {

template <class Enum> std::optional<Enum> memberCalled(const QString& name) {
    return fromId<Enum>(name.toStdString());
}

Rule trackSpaceRule(const TrackSpace& space, Track track, bool last) {
    switch (space.kind) {
    case RewardKind::Good:
        return Rule::FarmhouseGood;
    case RewardKind::Technology:
        return Rule::VillageCraftsman;
    case RewardKind::PlaceTile:
        return space.stacks == setOf(Stack::I) ? Rule::TownFirstFromOne : Rule::TownExpand;
    case RewardKind::Coins:
        return Rule::VillageBoatman;
    case RewardKind::Development:
        return Rule::UniversityPoints;
    case RewardKind::Citizen:
        return track == Track::Knight ? Rule::CastleFourthKnight : Rule::VillageBoatmanCitizen;
    case RewardKind::Nothing:
        break;
    }
    if (track == Track::Knight) return Rule::CastleDrawNumber;
    return last ? Rule::TracksEnd : Rule::TracksSix;
}

Rule developmentRule(const DevelopmentTrack& track, int space) {
    if (std::any_of(track.coins.begin(), track.coins.end(), [&](const CoinSpace& c) { return c.space == space; }))
        return Rule::DevelopmentCoins;
    if (std::find(track.citizens.begin(), track.citizens.end(), space) != track.citizens.end())
        return Rule::DevelopmentCitizen;
    if (space == track.lastSpace) return Rule::DevelopmentEnd;
    const bool level = std::find(track.levelSpaces.begin(), track.levelSpaces.end(), space) != track.levelSpaces.end();
    return level ? Rule::DevelopmentLevel : Rule::DevelopmentPoint;
}

Rule buttonRule(const Scene& scene, const QString& name) {
    struct Entry {
        const char* name;
        Rule rule;
    };
    static constexpr std::array entries{Entry{"bathhouse", Rule::TilesBathhouse},
                                        Entry{"retrieve", Rule::DrawRetrieve},
                                        Entry{"pay-coins", Rule::TortureCoinsFirst},
                                        Entry{"keep-market", Rule::DrawFreeSpaces},
                                        Entry{"keep-tower", Rule::TilesGunpowderTower},
                                        Entry{"return-drawn", Rule::TilesBathhouse},
                                        Entry{"commit", Rule::PlanningOneByOne},
                                        Entry{"pass", Rule::ActionsPass},
                                        Entry{"stay", Rule::TravelMustMove},
                                        Entry{"sacristy", Rule::TilesSacristy},
                                        Entry{"fine", Rule::EventsHarvestFine},
                                        Entry{"both-goods", Rule::TravelOneGood},
                                        Entry{"coins", Rule::DeedsCanalisation},
                                        Entry{"development", Rule::DeedsCanalisation}};
    for (const Entry& entry : entries)
        if (name == QLatin1String(entry.name)) return entry.rule;
    if (name.startsWith(QLatin1String("draw-"))) return Rule::DrawAmount;
    if (name.startsWith(QLatin1String("buy-"))) return Rule::TilesPharmacy;
    if (name.startsWith(QLatin1String("bake-"))) return Rule::ExtraTilesBakery;
    return promptRule(scene.state, asker(scene));
}

Rule technologyStackRule(const Scene& scene) {
    return scene.state.technologies == 0 ? Rule::SupplyBlocked : Rule::SetupTechnologyStack;
}

} // namespace

Rule ruleOfTrack(Track track) {
    switch (track) {
    case Track::Farmer:
        return Rule::FarmhouseRecruit;
    case Track::Boatman:
        return Rule::VillageBoatman;
    case Track::Craftsman:
        return Rule::VillageCraftsman;
    case Track::Trader:
        return Rule::VillageTrader;
    case Track::Knight:
        return Rule::CastleDrawNumber;
    case Track::Scholar:
        return Rule::UniversityPoints;
    }
    return Rule::TracksSix;
}

Rule ruleOfEvent(EventKind event) {
    switch (event) {
    case EventKind::Pilgrimage:
        return Rule::EventsPilgrimage;
    case EventKind::Income:
        return Rule::EventsIncome;
    case EventKind::Harvest:
        return Rule::EventsHarvest;
    case EventKind::Taxes:
        return Rule::EventsTaxes;
    case EventKind::TradingDay:
        return Rule::EventsTradingDay;
    case EventKind::Plague:
        return Rule::EventsPlague;
    }
    return Rule::EventsKinds;
}

Rule ruleOnMap(const Scene& scene, const QString& family, const QString& name, const QStringList& parts) {
    const Definition& definition = scene.definition;
    if (family == QLatin1String("town")) {
        const TownIndex town = definition.town(name.toStdString());
        if (town == none) return Rule::None;
        return definition.towns[town].stationEach ? Rule::GuildhallOrleans : Rule::GuildhallOnePerTown;
    }
    const ConnectionIndex way = definition.connection(name.toStdString());
    if (way == none) return Rule::None;
    const Connection& connection = definition.connections[way];
    if (parts.value(0) != QLatin1String("good"))
        return connection.way == Way::Water ? Rule::TravelShip : Rule::TravelWagon;
    const int slot = parts.value(1).toInt();
    if (slot < 0 || slot >= connection.slotCount) return Rule::None;
    const auto at = static_cast<std::size_t>(connection.firstSlot + slot);
    if (definition.goodsSlots[at].fromPlayers > scene.state.playerCount) return Rule::SetupCountsSlotMarks;
    return scene.state.map[at] == none ? Rule::TravelEmptyConnection : Rule::TravelTakeGood;
}

Rule ruleOnTrack(const Scene& scene, const QString& family, const QString& name, const QStringList& parts) {
    const int space = parts.value(0).toInt();
    if (family == QLatin1String("development")) {
        if (parts.isEmpty()) return Rule::DevelopmentPoint;
        const DevelopmentTrack& track = scene.definition.development;
        return space < 0 || space > track.lastSpace ? Rule::None : developmentRule(track, space);
    }
    const auto track = memberCalled<Track>(name);
    if (!track) return Rule::None;
    if (parts.isEmpty()) return *track == Track::Farmer ? Rule::CensusCompare : ruleOfTrack(*track);
    const FollowerTrack& whole = scene.definition.track(*track);
    if (space < 0 || space > whole.lastSpace()) return Rule::None;
    return trackSpaceRule(whole.spaces[static_cast<std::size_t>(space)], *track, space == whole.lastSpace());
}

Rule ruleOfDeed(const QString& name, const QStringList& parts) {
    const auto deed = memberCalled<DeedId>(name);
    if (!deed) return Rule::None;
    if (parts.isEmpty()) return *deed == DeedId::Canalisation ? Rule::DeedsCanalisation : Rule::DeedsReward;
    return parts.value(0) == QLatin1String("citizen") ? Rule::DeedsCitizen : Rule::DeedsExact;
}

Rule ruleOfSingle(const Scene& scene, const QString& family, const QString& name) {
    if (family == QLatin1String("button")) return buttonRule(scene, name);
    if (family == QLatin1String("stack"))
        return name == QLatin1String("1") || name == QLatin1String("2") ? Rule::SetupPlaceStacks : Rule::None;
    if (family == QLatin1String("tile")) {
        const auto place = memberCalled<PlaceId>(name);
        return place && isTile(*place) ? ruleOfPlace(*place) : Rule::None;
    }
    if (family == QLatin1String("goods")) {
        const auto good = memberCalled<Good>(name);
        if (!good) return Rule::None;
        return scene.state.goods[static_cast<std::size_t>(*good)] == 0 ? Rule::SupplyLimited : Rule::EndScoreGoods;
    }
    if (family == QLatin1String("supply")) {
        const auto kind = memberCalled<Follower>(name);
        if (!kind) return Rule::None;
        if (scene.state.supply[static_cast<std::size_t>(*kind)] == 0) return Rule::SupplyBlocked;
        return *kind == Follower::Monk ? Rule::MonasteryRecruit : Rule::SetupNeutralFollowers;
    }
    if (family == QLatin1String("event")) {
        const auto event = memberCalled<EventKind>(name);
        return event ? ruleOfEvent(*event) : Rule::None;
    }
    if (family == QLatin1String("market"))
        return name == QLatin1String("goods")   ? Rule::SetupGoodsMarket
               : name == QLatin1String("tiles") ? Rule::TownChooseFreely
                                                : Rule::None;
    if (family == QLatin1String("technologies")) return technologyStackRule(scene);
    if (family == QLatin1String("hourglass")) return Rule::HourglassTimer;
    if (family == QLatin1String("winner"))
        return std::popcount(unsigned{scene.state.winners}) > 1 ? Rule::EndTie : Rule::EndWinner;
    // What is no thing of the game says what the game asks now.
    for (const char* each : {"prompt", "log", "bar"})
        if (family == QLatin1String(each)) return promptRule(scene.state, asker(scene));
    return Rule::None;
}

} // namespace magister::orleans
