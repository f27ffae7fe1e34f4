// SPDX-License-Identifier: GPL-3.0-or-later
#include "messina/command_text.h"
#include "messina/prompt_text.h"
#include "messina/resolve.h"

#include <array>

namespace magister::messina {

namespace {

struct Entry {
    const char* pattern; ///< what the target contains
    Rule rule;
};

/// The first that fits; parts of a thing stand before the thing.
constexpr std::array entries{
    Entry{"/citizens", Rule::RescueAll},
    Entry{"dock:*/cube", Rule::ShipFight},
    Entry{"/cube", Rule::FightOptional},
    Entry{"/owner", Rule::RepopVisitPoints},
    Entry{"/action", Rule::ActionGain},
    Entry{"/priority", Rule::PrepOrderBook},
    Entry{"/flame", Rule::FightCostLate},
    Entry{"/ships", Rule::PrepShip},
    Entry{"/estate", Rule::MoveEstateAnywhere},
    Entry{"/lieutenant", Rule::MoveOncePerRound},
    Entry{"/square", Rule::CitizenFixedSquare},
    Entry{"/hut", Rule::ProductionHut},
    Entry{"/workshop", Rule::WorkshopEarly},
    Entry{"/overseer", Rule::OverseerThree},
    Entry{"/node", Rule::OverseerPath},
    Entry{"/scroll", Rule::ScoreScroll},
    Entry{"/rats", Rule::RatsPoints},
    Entry{"/points", Rule::WinMostPoints},
    Entry{"/bigFire", Rule::FireBig},
    Entry{"/fire", Rule::FightOptional},
    Entry{"/coins", Rule::ActionChange},
    Entry{"/wood", Rule::ActionNoHandLimit},
    Entry{"/carts", Rule::RepopCart},
    Entry{"/districts", Rule::RepopTile},
    Entry{"hex:", Rule::MoveEstateAnywhere},
    Entry{"port:", Rule::MovePortsCount},
    Entry{"dock:", Rule::ShipChoose},
    Entry{"seat:", Rule::ComponentsColourSet},
    Entry{"book:popularity", Rule::BookPopularityOnly},
    Entry{"book:", Rule::BookPay},
    Entry{"market:hut-upgrades", Rule::HutTake},
    Entry{"market:workshops", Rule::WorkshopTake},
    Entry{"market:carts", Rule::CartChoice},
    Entry{"market:", Rule::BuildOptions},
    Entry{"round-table", Rule::FlowSixRounds},
    Entry{"wheel", Rule::PrepWheel},
    Entry{"cubes", Rule::SetupSupplyCubeCount},
    Entry{"stacks", Rule::PrepNewHex},
    Entry{"board", Rule::SetupCityBuild},
};

bool fits(const QString& target, const QString& pattern) {
    const auto star = pattern.indexOf('*');
    if (star < 0) return target.contains(pattern);
    return target.startsWith(pattern.left(star)) && target.contains(pattern.mid(star + 1));
}

} // namespace

Rule ruleOfTarget(const Scene& scene, const TargetIndex& index, const QString& target) {
    const QString plain = plainTarget(target);
    const QVector<int> found = index.at(plain);
    for (const int i : found) {
        const Choice& choice = index.choices()[static_cast<std::size_t>(i)];
        if (!choice.refusal) return commandRule(choice.command);
    }
    if (!found.isEmpty()) return index.choices()[static_cast<std::size_t>(found.front())].refusal->rule;
    for (const Entry& entry : entries)
        if (fits(plain, QLatin1String(entry.pattern))) return entry.rule;
    return promptRule(scene.state);
}

} // namespace magister::messina
