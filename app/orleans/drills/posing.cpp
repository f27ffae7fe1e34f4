// SPDX-License-Identifier: GPL-3.0-or-later
// From the line of a drill to its question, and whether a command may be given.
#include "app/orleans/drills/posing.h"

#include "app/orleans/drills/at_work.h"
#include "app/orleans/drills/counts.h"
#include "app/orleans/drills/play.h"
#include "engine/orleans/notation.h"

#include <algorithm>

namespace magister::orleans {

namespace {

struct Asked {
    const Definition& def;
    const State& state;
    PlayerIndex seat;

    const Player& me() const { return state.players[seat]; }

    template <class C> bool operator()(const C&) const { return true; }
    bool operator()(const Proceed&) const { return false; }
    bool operator()(const PlanAgain&) const { return false; }
    bool operator()(const Decline&) const { return state.kind(seat) == PromptKind::SendFollowers; }
    bool operator()(const Retrieve& c) const { return isFollower(tokenAt(me(), def, c.place, c.slot)); }
    bool operator()(const TakeBack& c) const { return tokenAt(me(), def, c.place, c.slot) != Token::Nothing; }
    bool operator()(const TakeGood& c) const {
        if (c.slot == bothGoods) return true;
        const Connection& way = def.connections[state.question(seat).connection];
        return c.slot < way.slotCount && state.map[way.firstSlot + std::size_t{c.slot}] != none;
    }
    bool operator()(const HandInFood& c) const { return me().ware(c.ware) > 0; }
    bool operator()(const PayWare& c) const { return me().ware(c.ware) > 0; }
    bool operator()(const MoveMerchant& c) const { return c.player < state.playerCount && c.connection != none; }
};

} // namespace

bool canBeAsked(const Definition& definition, const State& state, PlayerIndex seat, const Command& command) {
    return std::visit(Asked{definition, state, seat}, command);
}

bool soundAlike(const Definition& definition, const State& state, PlayerIndex seat, const Command& a,
                const Command& b) {
    if (a.index() != b.index()) return false;
    const auto standing = [&](PlaceId place, SlotOfPlace slot) {
        return tokenAt(state.players[seat], definition, place, slot);
    };
    // Neither the slot nor the space is named.
    if (const auto* x = std::get_if<Retrieve>(&a)) {
        const auto& y = std::get<Retrieve>(b);
        return x->place == y.place && standing(x->place, x->slot) == standing(y.place, y.slot);
    }
    if (const auto* x = std::get_if<TakeBack>(&a)) {
        const auto& y = std::get<TakeBack>(b);
        return x->place == y.place && standing(x->place, x->slot) == standing(y.place, y.slot);
    }
    if (const auto* x = std::get_if<TakeGood>(&a)) {
        const auto& y = std::get<TakeGood>(b);
        if (x->slot == bothGoods || y.slot == bothGoods) return x->slot == y.slot;
        const Connection& way = definition.connections[state.question(seat).connection];
        return state.map[way.firstSlot + std::size_t{x->slot}] == state.map[way.firstSlot + std::size_t{y.slot}];
    }
    if (const auto* x = std::get_if<SendFollower>(&a)) {
        const auto& y = std::get<SendFollower>(b);
        return x->deed == y.deed && x->space == y.space;
    }
    return a == b;
}

std::vector<Choice> askedChoices(const Definition& definition, const State& state, PlayerIndex seat) {
    std::vector<Choice> list = choices(definition, state, seat);
    const auto add = [&](const Command& command) {
        list.push_back({command, refuse(definition, state, seat, command)});
    };
    // What the phase that follows is for, wanted too early.
    if (state.stage == Stage::Actions && state.kind(seat) == PromptKind::Act && state.question(seat).place == none)
        for (const Token token : state.players[seat].work.market)
            if (isFollower(token)) {
                add(PlaceFollower{token, false, PlaceId::Farmhouse, 0});
                break;
            }
    return list;
}

namespace {

/// Commands of one kind; of what is given up, of one asset.
bool areOfOneKind(const Command& a, const Command& b) {
    if (a.index() != b.index()) return false;
    const auto* given = std::get_if<GiveUp>(&a);
    return !given || given->asset == std::get<GiveUp>(b).asset;
}

} // namespace

bool askWhetherItMay(const Definition& def, Posed& posed) {
    if (!posed.command || !posed.before.isAsked(posed.seat)) return false;
    if (!canBeAsked(def, posed.before, posed.seat, *posed.command)) return false;
    bool isListed = false, otherRefused = false;
    for (const Choice& choice : askedChoices(def, posed.before, posed.seat)) {
        isListed = isListed || choice.command == *posed.command;
        otherRefused = otherRefused || (choice.refusal && areOfOneKind(choice.command, *posed.command) &&
                                        isAtWork(posed.rule, posed.before, posed.seat, *choice.refusal));
        if (choice.refusal.has_value() != posed.refusal.has_value() &&
            soundAlike(def, posed.before, posed.seat, choice.command, *posed.command))
            return false;
    }
    if (!isListed) return false;
    const bool atWork = posed.refusal ? isAtWork(posed.rule, posed.before, posed.seat, *posed.refusal)
                                      : otherRefused || isAtWork(posed.rule, def, posed.before, posed.seat,
                                                                 *posed.command, posed.events);
    if (!atWork) return false;
    posed.answers = {{QStringLiteral("yes"), !posed.refusal}, {QStringLiteral("no"), posed.refusal.has_value()}};
    posed.looks = posed.refusal ? 2 : 3;
    return true;
}

PlayerIndex giverOf(const State& state, PlayerIndex seat, const Command& command) {
    if (!std::holds_alternative<Proceed>(command)) return seat;
    for (PlayerIndex p = 0; p < state.playerCount; ++p)
        if (state.kind(p) == PromptKind::TurnHourglass || state.kind(p) == PromptKind::ResolveEvent) return p;
    return seat;
}

std::optional<Posed> poseAt(const Definition& definition, const State& state, const Drill& drill) {
    using Ask = bool (*)(const Definition&, Posed&);
    struct FormRow {
        std::string_view word;
        DrillKind kind;
        Ask ask;
    };
    static constexpr FormRow forms[] = {
        {"may", DrillKind::YesNo, askWhetherItMay},
        {"gain", DrillKind::Number, askForAmount},
        {"pay", DrillKind::Number, askForAmount},
        {"develop", DrillKind::Number, askForAmount},
        {"missing", DrillKind::Number, askForAmount},
        {"returned", DrillKind::Number, askForAmount},
        {"level", DrillKind::Number, askForAmount},
        {"space", DrillKind::Number, askForAmount},
        {"count", DrillKind::Number, askForCount},
        {"worth", DrillKind::Number, askForWorth},
        {"happens", DrillKind::WhatNow, askWhatHappens},
        {"mistake", DrillKind::Mistake, askForTheMistake},
        {"choices", DrillKind::Pick, askForChoices},
        {"turns", DrillKind::Order, askForTurns},
        {"effects", DrillKind::Order, askForEffects},
        {"stages", DrillKind::Order, askForStages},
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
        const auto read = commandFromText(definition, posed.about.command);
        const auto* command = std::get_if<Command>(&read);
        if (!command) return std::nullopt;
        posed.command = *command;
        const PlayerIndex giver = giverOf(state, posed.seat, *command);
        posed.refusal = refuse(definition, state, giver, *command);
        if (!posed.refusal) perform(definition, posed.after, giver, *command, posed.events);
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

} // namespace magister::orleans
