// SPDX-License-Identifier: GPL-3.0-or-later
// From the line of a drill to its question, and whether a command may be given.
#include "app/orleans/drills/posing.h"

#include "app/drills/claim_forms.h"
#include "app/drills/move_forms.h"
#include "app/drills/pose_drill.h"
#include "app/orleans/drills/at_work.h"
#include "app/orleans/drills/claims.h"

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

bool allowsInstead(const Command& refused, const Command& allowed) {
    return refused.index() == allowed.index() && !std::holds_alternative<UsePlace>(refused);
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
    return offerWhetherItMay(def, posed, askedChoices(def, posed.before, posed.seat), areOfOneKind, posed.events);
}

std::optional<Posed> poseAt(const Definition& definition, const State& state, const Drill& drill) {
    static constexpr FormOf<Posed> forms[] = {
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
        {"happens", DrillKind::WhatNow, offerWhatHappens<Definition, Posed>},
        {"mistake", DrillKind::Mistake, offerTheMistake<Definition, Posed>},
        {"choices", DrillKind::Pick, askForChoices},
        {"turns", DrillKind::Order, askForTurns},
        {"effects", DrillKind::Order, askForEffects},
        {"stages", DrillKind::Order, askForStages},
        {"doing", DrillKind::Do, askForDeed},
    };
    return posedBy<Posed>(forms, definition, state, drill);
}

} // namespace magister::orleans
