// SPDX-License-Identifier: GPL-3.0-or-later
// From the line of a drill to its question: the forms that are about one command.
#include "app/messina/drills/posing.h"

#include "app/drills/claim_forms.h"
#include "app/drills/move_forms.h"
#include "app/drills/pose_drill.h"
#include "app/messina/drills/asking.h"
#include "app/messina/drills/at_work.h"
#include "app/messina/drills/claims.h"

namespace magister::messina {

bool askWhetherItMay(const Definition& def, Posed& posed) {
    if (!posed.command || !PlayGame::isAsked(posed.before, posed.seat)) return false;
    if (!canBeAsked(def, posed.before, posed.seat, *posed.command)) return false;
    // What is earned in production waits: a move that earns it is another matter.
    if (!posed.refusal && posed.rule == Rule::BookProductionDelay) return false;
    auto asked = choices(def, posed.before, posed.seat);
    for (const Command& command : unlistedCommands(posed.rule, def, posed.before, posed.seat))
        asked.push_back({command, refuse(def, posed.before, posed.seat, command)});
    Events told = posed.events;
    std::erase_if(told, [](const Event& event) { return !isTold(event); });
    const auto areOfOneKind = [](const Command& a, const Command& b) { return a.index() == b.index(); };
    if (!offerWhetherItMay(def, posed, asked, areOfOneKind, told)) return false;
    for (const Event& event : told)
        if (says(posed.rule, event) && posed.reasons.size() < 2) posed.reasons.push_back(event);
    return true;
}

std::optional<Posed> poseAt(const Definition& definition, const State& state, const Drill& drill) {
    static constexpr FormOf<Posed> forms[] = {
        {"may", DrillKind::YesNo, askWhetherItMay},
        {"pay", DrillKind::Number, askForAmount},
        {"gain", DrillKind::Number, askForAmount},
        {"points", DrillKind::Number, askForAmount},
        {"visit", DrillKind::Number, askForAmount},
        {"rats", DrillKind::Number, askForAmount},
        {"lost", DrillKind::Number, askForAmount},
        {"space", DrillKind::Number, askForAmount},
        {"overseer", DrillKind::Number, askForAmount},
        {"activations", DrillKind::Number, askForActivations},
        {"produces", DrillKind::Number, askForProduction},
        {"count", DrillKind::Number, askForCount},
        {"score", DrillKind::Number, askForScore},
        {"after-rats", DrillKind::Number, askForTotalAfterRats},
        {"happens", DrillKind::WhatNow, offerWhatHappens<Definition, Posed>},
        {"mistake", DrillKind::Mistake, offerTheMistake<Definition, Posed>},
        {"choices", DrillKind::Pick, askForChoices},
        {"struck", DrillKind::Pick, askForPlaces},
        {"arrive", DrillKind::Pick, askForPlaces},
        {"cleared", DrillKind::Pick, askForPlaces},
        {"dock", DrillKind::Pick, askForPlaces},
        {"plot", DrillKind::Pick, askForPlaces},
        {"leavers", DrillKind::Pick, askForLeavers},
        {"turns", DrillKind::Order, askForTurns},
        {"production", DrillKind::Order, askForTurns},
        {"discs", DrillKind::Order, askForDiscs},
        {"points-order", DrillKind::Order, askForDiscs},
        {"stages", DrillKind::Order, askForStages},
        {"steps", DrillKind::Order, askForSteps},
        {"scoring", DrillKind::Order, askForScoring},
        {"doing", DrillKind::Do, askForDeed},
    };
    return posedBy<Posed>(forms, definition, state, drill);
}

} // namespace magister::messina
