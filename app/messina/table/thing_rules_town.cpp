// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of what lies in and round the town, and of what is there once: wheel, piles, buttons, steps of a turn.
#include "app/messina/words/names.h"
#include "app/messina/words/prompt_text.h"
#include "app/messina/table/target_rules.h"
#include "app/messina/table/thing_rules.h"

#include <algorithm>
#include <bit>

namespace magister::messina {

namespace {

struct Entry {
    const char* name;
    Rule rule;
};

template <std::size_t N> Rule in(const std::array<Entry, N>& entries, const QString& name) {
    const auto it =
        std::find_if(entries.begin(), entries.end(), [&](const Entry& e) { return name == QLatin1String(e.name); });
    return it == entries.end() ? Rule::None : it->rule;
}

std::optional<PlaceIndex> placeAt(const Scene& scene, const QString& head) {
    const auto& places = layoutOf(scene).places;
    for (PlaceIndex i = 0; i < places.size(); ++i)
        if (placeTarget(places[i]) == head) return i;
    return std::nullopt;
}

bool anybodyStands(const Scene& scene, PlaceIndex place) {
    const auto& players = scene.state.players;
    return std::any_of(players.begin(), players.begin() + static_cast<std::ptrdiff_t>(scene.state.seats()), [&](const Player& player) {
        return std::any_of(player.lieutenants.begin(), player.lieutenants.end(), [&](const Lieutenant& l) {
            return l.place == place && l.status == LieutenantStatus::Standing;
        });
    });
}

Rule wholePlace(const Scene& scene, PlaceIndex index, const Place& place) {
    const PlaceState& state = scene.state.places[index];
    if (place.kind == PlaceKind::Extension && state.hex == none) return Rule::PrepNewHex;
    if (anybodyStands(scene, index)) return Rule::MoveStandingBlocks;
    if (place.kind == PlaceKind::Port) return Rule::MovePortsCount;
    return scene.state.round > 1 ? Rule::MoveFirstStepFree : Rule::MoveEstateAnywhere;
}

/// A button of a prompt that has no rule of its own says the prompt's.
constexpr std::array buttons{
    Entry{"end-turn", Rule::TurnFourSteps},        Entry{"end-fight", Rule::FightRats},
    Entry{"take-rat", Rule::ShipFight},            Entry{"use-hex", Rule::TurnActionOrRepop},
    Entry{"repopulate", Rule::RepopInstead},       Entry{"recall", Rule::RecallCoin},
    Entry{"refresh-huts", Rule::BuildRefresh},     Entry{"refresh-workshops", Rule::BuildRefresh},
    Entry{"option-1", Rule::ActionChoice},         Entry{"option-2", Rule::ActionChoice},
    Entry{"option-3", Rule::ActionChoice},         Entry{"scroll-1", Rule::ActionScroll},
    Entry{"scroll-2", Rule::ActionScroll},         Entry{"scroll-3", Rule::ActionScroll},
};

constexpr std::array singles{
    Entry{"board", Rule::SetupCityBuild},
    Entry{"score-track", Rule::PrepOrderScoreTrack},
    Entry{"wheel", Rule::PrepWheel},
    // Where the cubes and citizens of a turn of the wheel go is told at the first one.
    Entry{"wheel/rat", Rule::Round1Cubes},
    Entry{"wheel/craftsman", Rule::Round1Citizens},
    Entry{"wheel/aristocrat", Rule::Round1Citizens},
    Entry{"wheel/nun", Rule::Round1Citizens},
    Entry{"stacks", Rule::PrepNewHex},
    Entry{"stacks/hexes", Rule::PrepNewHex},
    Entry{"stacks/ships", Rule::SetupTilesShips},
    Entry{"round-table", Rule::FlowSixRounds},
    Entry{"rounds", Rule::FlowSixRounds},
    Entry{"step:1", Rule::MoveStandingBlocks},
    Entry{"step:2", Rule::RescueAll},
    Entry{"step:3", Rule::FightOptional},
    Entry{"step:4", Rule::TurnActionOrRepop},
    Entry{"steps", Rule::TurnFourSteps},
};

} // namespace

Rule ruleOfPlace(const Scene& scene, const QString& head, const QString& part) {
    const auto index = placeAt(scene, head);
    if (!index) return Rule::None;
    const Place& place = layoutOf(scene).places[*index];
    const PlaceState& state = scene.state.places[*index];
    if (part.isEmpty()) return wholePlace(scene, *index, place);
    if (part == QLatin1String("pawns"))
        return anybodyStands(scene, *index) ? Rule::MoveStandingBlocks : Rule::MoveLyingFree;
    if (place.kind == PlaceKind::Port) {
        const EffectIndex action = scene.definition.ports[scene.state.portAt[place.corner]].action;
        return part == QLatin1String("action") ? ruleOfEffect(scene.definition, action) : Rule::None;
    }
    if (part == QLatin1String("citizens")) return state.cubes > 0 ? Rule::RescueInfected : Rule::RescueClean;
    if (part == QLatin1String("cube")) return isLate(scene) ? Rule::FightCostLate : Rule::FightCostEarly;
    if (part == QLatin1String("owner")) return Rule::RepopVisitPoints;
    if (part == QLatin1String("rat")) return Rule::Round1Cubes;
    if (part == QLatin1String("cost")) return Rule::RepopPay;
    if (part == QLatin1String("people")) return Rule::RepopCitizens;
    if (part == QLatin1String("lieutenant")) return Rule::RepopLieutenant;
    if (part == QLatin1String("points")) return Rule::ScoreDistricts;
    if (part == QLatin1String("action") && state.hex != none)
        return ruleOfEffect(scene.definition, scene.definition.hexes[state.hex].action);
    return Rule::None;
}

Rule ruleOfDock(const Scene& scene, const QString& head, const QStringList& parts) {
    const auto index = placeAt(scene, head);
    if (!index) return Rule::None;
    const QString part = parts.value(0);
    if (part.isEmpty()) return Rule::ShipChoose;
    if (part == QLatin1String("cube")) return Rule::ShipFight;
    if (part == QLatin1String("pawns")) return Rule::DockNoBlock;
    if (part != QLatin1String("ship")) return Rule::None;
    if (parts.size() == 1) return Rule::ShipTake;
    const int bay = parts.at(1).toInt();
    if (bay < 1 || bay > static_cast<int>(baysPerDock)) return Rule::None;
    const auto& bays = scene.state.docks[layoutOf(scene).places[*index].corner];
    return bays[static_cast<std::size_t>(bay - 1)].ship == none ? Rule::PrepDockFull : Rule::ShipTake;
}

Rule ruleOfRound(const Scene& scene, int round, const QString& part) {
    const auto& rows = scene.definition.rounds[scene.state.playerCount];
    if (round < 1 || round > static_cast<int>(rows.size())) return Rule::None;
    const auto i = static_cast<std::size_t>(round - 1);
    const RoundRow& row = rows[i];
    if (part.isEmpty()) return round == static_cast<int>(rows.size()) ? Rule::PrepRoundSix : Rule::FlowSixRounds;
    if (part == QLatin1String("priority")) {
        if (scene.state.priorityTile) return Rule::PriorityTile;
        return row.priority == Priority::Start   ? Rule::SetupOrderRandom
               : row.priority == Priority::Score ? Rule::PrepOrderScoreTrack
                                                 : Rule::PrepOrderBook;
    }
    if (part == QLatin1String("ships"))
        return round == 1 ? Rule::Round1OneShip : row.ships > 1 ? Rule::PrepSecondShip : Rule::PrepShip;
    if (part == QLatin1String("hex")) return Rule::PrepNewHex;
    if (part == QLatin1String("plague"))
        return round == 1 ? Rule::Round1Cubes : row.placements > 1 ? Rule::PrepWheelTwice : Rule::PrepWheel;
    if (part == QLatin1String("citizens")) return round == 1 ? Rule::Round1Citizens : Rule::PrepCitizens;
    if (part == QLatin1String("flame")) return row.firePerCube > 1 ? Rule::FightCostLate : Rule::FightCostEarly;
    return part == QLatin1String("points") ? Rule::FightLatePointsScope : Rule::None;
}

Rule ruleOfSingle(const Scene& scene, const QString& target) {
    if (target == QLatin1String("cubes"))
        return scene.state.cubesLeft == 0 ? Rule::PrepCubeLimit : Rule::SetupSupplyCubeCount;
    if (target.startsWith(QLatin1String("button:"))) {
        const Rule rule = in(buttons, target.mid(7));
        return rule == Rule::None ? promptRule(scene.state) : rule;
    }
    // What is no thing of the game says what the game asks now.
    for (const char* name : {"prompt", "log", "bar"})
        if (target == QLatin1String(name)) return promptRule(scene.state);
    if (target == QLatin1String("winner"))
        return scene.state.solo()                                      ? Rule::SoloTarget
               : std::popcount(unsigned{scene.state.winners}) > 1 ? Rule::WinShared
                                                                  : Rule::WinMostPoints;
    return in(singles, target);
}

} // namespace magister::messina
