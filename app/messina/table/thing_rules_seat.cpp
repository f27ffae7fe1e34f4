// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of what lies at a seat: supplies, people, buildings, tracks.
#include "app/messina/words/names.h"
#include "app/messina/table/thing_rules.h"

#include <algorithm>

namespace magister::messina {

namespace {

Rule lieutenantRule(const Player& player, int n) {
    if (n < 1 || n > static_cast<int>(lieutenantCount)) return Rule::None;
    switch (player.lieutenants[static_cast<std::size_t>(n - 1)].status) {
    case LieutenantStatus::Supply:
        return Rule::BookCityLieutenant;
    case LieutenantStatus::Estate: {
        const bool out = std::any_of(player.lieutenants.begin(), player.lieutenants.end(),
                                     [](const Lieutenant& l) { return l.status == LieutenantStatus::Lying; });
        return out ? Rule::MoveTownFirst : Rule::MoveEstateAnywhere;
    }
    case LieutenantStatus::Resting:
        return Rule::RecallNextRound;
    case LieutenantStatus::Lying:
        return Rule::MoveLieStart;
    case LieutenantStatus::Standing:
        return Rule::MoveOncePerRound;
    case LieutenantStatus::Box:
        return Rule::RepopLieutenantBox;
    }
    return Rule::None;
}

Rule squareRule(const Scene& scene, const Player& player, const QString& id, const QString& part) {
    const auto& squares = scene.definition.boards[player.board].squares;
    for (SquareIndex i = 0; i < squareCount; ++i) {
        if (QString::fromStdString(squares[i].id) != id) continue;
        if (part == QLatin1String("action"))
            return squares[i].once ? Rule::AdvancedOnceSquare : Rule::ActivateAction;
        if (!part.isEmpty()) return Rule::None;
        const bool taken = player.squares[i] != Citizen::Nobody;
        if (taken && squares[i].once)
            return player.onceUsed >> static_cast<int>(sectorOf(i)) & 1 ? Rule::AdvancedOnceCitizen
                                                                        : Rule::AdvancedOnceSquare;
        return taken ? Rule::CitizenFixedSquare : Rule::RescueSquareChoice;
    }
    return Rule::None;
}

Rule hutRule(const Player& player, int n, const QString& part) {
    if (n < 1 || n > static_cast<int>(hutCount)) return Rule::None;
    const Hut& hut = player.huts[static_cast<std::size_t>(n - 1)];
    const bool upgraded = hut.upgrade != none;
    if (part == QLatin1String("upgrade")) return upgraded ? Rule::ProductionHut : Rule::HutPlace;
    if (part == QLatin1String("field-1")) return Rule::QuarantineLeftRight;
    if (part == QLatin1String("field-2")) return Rule::QuarantineLeave;
    if (!part.isEmpty()) return Rule::None;
    if (hut.citizen == Citizen::Nobody) return Rule::RescueOnePerHut;
    return hut.field == 1 ? Rule::QuarantineLeftRight : Rule::QuarantineLeave;
}

Rule workshopRule(const Scene& scene, const Player& player, int n, const QString& part) {
    if (n < 1 || n > static_cast<int>(player.workshops.size())) return Rule::None;
    const WorkshopSlot& slot = player.workshops[static_cast<std::size_t>(n - 1)];
    const Workshop& tile = scene.definition.workshops[slot.tile];
    if (part == QLatin1String("worker")) {
        if (slot.citizen != Citizen::Nobody) return Rule::CitizenNoReturn;
        return tile.needsUpgraded ? Rule::WorkshopUpgradeNeeded : Rule::WorkshopOneClass;
    }
    if (part == QLatin1String("extra")) return Rule::ProductionTwoLevels;
    if (!part.isEmpty()) return Rule::None;
    if (slot.used) return Rule::WorkshopLateReuse;
    if (tile.late) return tile.needsUpgraded ? Rule::WorkshopLateAfterUpgrade : Rule::WorkshopLate;
    return Rule::WorkshopEarly;
}

Rule nodeRule(const Definition& definition, const QString& id) {
    for (const PathNode& node : definition.nodes) {
        if (QString::fromStdString(node.id) != id) continue;
        switch (node.kind) {
        case NodeKind::Start:
            return Rule::SetupPlayerOverseers;
        case NodeKind::InnerPair:
            return Rule::ActivateAdjacent;
        case NodeKind::Region:
            return Rule::ActivateRegion;
        case NodeKind::Border:
            return Rule::ActivateBorder;
        case NodeKind::Centre:
            return Rule::ActivateCentre;
        }
    }
    return Rule::None;
}

Rule overseerRule(const Player& player, const QString& id) {
    for (const CitizenClass c : allClasses)
        if (classId(c) == id) return player.overseer(c).upgraded ? Rule::OverseerUpExtra : Rule::OverseerThree;
    return Rule::None;
}

Rule scrollRule(ScrollKind kind) {
    switch (kind) {
    case ScrollKind::Buildings:
        return Rule::ScoreScrollBuildings;
    case ScrollKind::Ships:
        return Rule::ScoreScrollShips;
    case ScrollKind::Repopulated:
        return Rule::ScoreScrollRepop;
    case ScrollKind::GoodsOneKind:
        return Rule::AdvancedTrackGoods;
    case ScrollKind::Workshops:
        return Rule::AdvancedTrackWorkshops;
    case ScrollKind::Wood:
        return Rule::AdvancedTrackWood;
    case ScrollKind::HutUpgrades:
        return Rule::AdvancedTrackHuts;
    case ScrollKind::Coins:
        return Rule::AdvancedTrackCoins;
    case ScrollKind::Book:
        return Rule::AdvancedTrackBook;
    case ScrollKind::Overseers:
        return Rule::AdvancedTrackOverseers;
    }
    return Rule::ScoreScroll;
}

/// What counts one by one at the seat: "seat:1/coins". The opponent of the solo game has its own rules.
Rule countRule(const Scene& scene, const Player& player, bool rival, const QString& part) {
    if (rival && part == QLatin1String("popularity")) return Rule::SoloFight;
    if (rival && part == QLatin1String("pile")) return Rule::SoloDeck;
    if (rival && part == QLatin1String("tile")) return Rule::SoloAction;
    if (rival && (part == QLatin1String("huts") || part == QLatin1String("workshops"))) return Rule::SoloTakeBuild;
    if (part == QLatin1String("coins")) return Rule::ActionChange;
    if (part == QLatin1String("wood")) return Rule::ActionNoHandLimit;
    if (part == QLatin1String("fire")) return isLate(scene) ? Rule::FightCostLate : Rule::FightCostEarly;
    if (part == QLatin1String("bigFire")) return isLate(scene) ? Rule::FireTwoFlame : Rule::FireBig;
    if (part == QLatin1String("rats") || part == QLatin1String("rat-points")) return Rule::RatsPoints;
    if (part == QLatin1String("points")) return Rule::ScoreOrder;
    if (part == QLatin1String("order")) return rival ? Rule::SoloFirstPlayer : Rule::FlowTurnOrder;
    if (part == QLatin1String("pawns")) return rival ? Rule::SoloLieutenants : Rule::FlowTurnsPerRound;
    if (part == QLatin1String("ships")) return rival ? Rule::SoloTakeShip : Rule::ShipEven;
    if (part == QLatin1String("carts")) return rival ? Rule::SoloTakeBuild : Rule::RepopCart;
    if (part == QLatin1String("districts"))
        return player.districts.size() == scene.definition.parameters.repopulationTiles ? Rule::RepopFiveTiles
                                                                                       : Rule::RepopTile;
    for (const char* name : {"craftsmen", "aristocrats", "nuns"})
        if (part == QLatin1String(name)) return Rule::ComponentsClasses;
    if (part == QLatin1String("estate")) return Rule::RescueSectors;
    if (part == QLatin1String("huts")) return Rule::HutFour;
    if (part == QLatin1String("workshops")) return Rule::WorkshopPlaces;
    if (part == QLatin1String("scroll")) return Rule::ScoreScroll;
    return part == QLatin1String("total") ? Rule::WinMostPoints : Rule::None;
}

} // namespace

Rule ruleOfSeat(const Scene& scene, PlayerIndex index, const QStringList& parts) {
    const Player& player = scene.state.players[index];
    const bool rival = scene.state.solo() && index == opponent;
    const QString part = parts.value(0);
    if (parts.isEmpty()) return rival ? Rule::SoloChooseHex : Rule::ComponentsColourSet;
    const QString name = parts.value(1);
    if (part == QLatin1String("estate") && name == QLatin1String("lieutenant")) return Rule::MoveEstateAnywhere;
    if (parts.size() == 1) return countRule(scene, player, rival, part);
    if (part == QLatin1String("lieutenant")) return lieutenantRule(player, name.toInt());
    if (part == QLatin1String("square")) return squareRule(scene, player, name, parts.value(2));
    if (part == QLatin1String("hut")) return hutRule(player, name.toInt(), parts.value(2));
    if (part == QLatin1String("workshop")) return workshopRule(scene, player, name.toInt(), parts.value(2));
    if (part == QLatin1String("node")) return nodeRule(scene.definition, name);
    if (part == QLatin1String("overseer")) return overseerRule(player, name);
    if (part == QLatin1String("scroll")) {
        const auto& tracks = scene.definition.scrollBoards[player.scrollBoard].tracks;
        const int n = name.toInt();
        return n < 1 || n > static_cast<int>(tracks.size()) ? Rule::None
                                                            : scrollRule(tracks[static_cast<std::size_t>(n - 1)].kind);
    }
    const int n = name.toInt();
    if (part == QLatin1String("cart") && n >= 1 && n <= static_cast<int>(player.carts.size()))
        return player.carts[static_cast<std::size_t>(n - 1)].used ? Rule::PrepCartsReady : Rule::RepopCart;
    if (part == QLatin1String("ship") && n >= 1 && n <= static_cast<int>(player.ships.size())) return Rule::ShipGoods;
    return Rule::None;
}

} // namespace magister::messina
