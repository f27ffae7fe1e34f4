// SPDX-License-Identifier: GPL-3.0-or-later
// From the line of a drill to its question: the forms that are about one command.
#include "app/messina/drills/posing.h"

#include "app/messina/drills/asking.h"
#include "app/messina/drills/at_work.h"
#include "app/messina/drills/claims.h"
#include "app/messina/drills/counts.h"
#include "app/messina/drills/play.h"
#include "app/messina/table/targets.h"
#include "engine/messina/notation.h"

#include <algorithm>

namespace magister::messina {

namespace {

bool askWhetherItMay(const Definition& def, Posed& posed) {
    if (!posed.command || posed.before.toAct() != posed.seat) return false;
    if (!canBeAsked(def, posed.before, posed.seat, *posed.command)) return false;
    auto all = choices(def, posed.before, posed.seat);
    for (const Command& command : unlistedCommands(posed.rule, def, posed.before, posed.seat))
        all.push_back({command, refuse(def, posed.before, posed.seat, command)});
    bool isListed = false, otherRefused = false;
    for (const Choice& choice : all) {
        isListed = isListed || choice.command == *posed.command;
        otherRefused = otherRefused || (choice.refusal && choice.command.index() == posed.command->index() &&
                                        isAtWork(posed.rule, posed.before, posed.seat, *choice.refusal));
        if (choice.refusal.has_value() != posed.refusal.has_value() &&
            soundAlike(def, posed.before, posed.seat, choice.command, *posed.command))
            return false;
    }
    if (!isListed) return false;
    Events told = posed.events;
    std::erase_if(told, [](const Event& event) { return !isTold(event); });
    // What is earned in production waits: a move that earns it is another matter.
    if (!posed.refusal && posed.rule == Rule::BookProductionDelay) return false;
    const bool atWork = posed.refusal
                            ? isAtWork(posed.rule, posed.before, posed.seat, *posed.refusal)
                            : otherRefused || isAtWork(posed.rule, def, posed.before, posed.seat, *posed.command, told);
    if (!atWork) return false;
    for (const Event& event : told)
        if (says(posed.rule, event) && posed.reasons.size() < 2) posed.reasons.push_back(event);
    posed.answers = {{QStringLiteral("yes"), !posed.refusal}, {QStringLiteral("no"), posed.refusal.has_value()}};
    posed.looks = posed.refusal ? 2 : 3;
    return true;
}

} // namespace

std::optional<Posed> poseAt(const Definition& definition, const State& state, const Drill& drill) {
    using Ask = bool (*)(const Definition&, Posed&);
    struct FormRow {
        std::string_view word;
        DrillKind kind;
        Ask ask;
    };
    static constexpr FormRow forms[] = {
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
        {"happens", DrillKind::WhatNow, askWhatHappens},
        {"mistake", DrillKind::Mistake, askForTheMistake},
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
    Posed posed;
    posed.kind = drill.kind;
    posed.about = About::fromText(drill.about);
    const auto form = std::find_if(std::begin(forms), std::end(forms), [&](const FormRow& row) {
        return row.word == posed.about.form && row.kind == drill.kind;
    });
    const auto rule = ruleFromId(drill.atom.toStdString());
    if (form == std::end(forms) || !rule || state.over() || drill.seat < 1 || drill.seat > state.playerCount)
        return std::nullopt;
    posed.rule = *rule;
    posed.seat = static_cast<PlayerIndex>(drill.seat - 1);
    posed.before = posed.after = state;
    posed.random = Random::seeded(drill.seed * 1000003u + static_cast<std::uint64_t>(drill.moves) * 31u +
                                  static_cast<std::uint64_t>(*rule));
    if (!posed.about.command.empty()) {
        const auto read = commandFromText(definition, state, posed.about.command);
        const auto* command = std::get_if<Command>(&read);
        if (!command) return std::nullopt;
        posed.command = *command;
        posed.refusal = refuse(definition, state, state.toAct(), *command);
        if (!posed.refusal) perform(definition, posed.after, *command, posed.events);
    }
    if (!form->ask(definition, posed)) return std::nullopt;
    return posed;
}

std::optional<State> positionOf(const Definition& definition, const Drill& drill) {
    const auto setup = drillSetup(drill.table, drill.seed);
    if (!setup || !validate(definition, *setup).empty()) return std::nullopt;
    RandomPlay play(definition, *setup);
    while (play.moves() < drill.moves)
        if (!play.step()) return std::nullopt;
    return play.state();
}

std::optional<Posed> pose(const Definition& definition, const Drill& drill) {
    const auto state = positionOf(definition, drill);
    return state ? poseAt(definition, *state, drill) : std::nullopt;
}

} // namespace magister::messina
