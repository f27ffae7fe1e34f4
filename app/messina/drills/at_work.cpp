// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/drills/at_work.h"

#include <algorithm>

namespace magister::messina {

namespace {

/// What an event of one rule says of another, too.
Rule spokenFor(Rule rule) {
    switch (rule) {
    case Rule::UpgradeEffects:
        return Rule::ProductionUpgradedPoint;
    case Rule::BookSymbols:
        return Rule::BookEverySpace;
    case Rule::WorkshopLateAfterUpgrade:
        return Rule::WorkshopLate;
    case Rule::SoloAction:
        return Rule::SoloTakeBuild;
    case Rule::DockNoPlagueNoCitizens:
        return Rule::Round1Cubes;
    default:
        return rule;
    }
}

bool anybody(const State& state, PlaceIndex place, LieutenantStatus status) {
    return std::any_of(state.players.begin(), state.players.end(), [&](const Player& player) {
        return std::any_of(player.lieutenants.begin(), player.lieutenants.end(),
                           [&](const Lieutenant& l) { return l.status == status && l.place == place; });
    });
}

bool sharesSpace(const Definition& def, const State& before, PlayerIndex seat, const AdvanceOverseer& c) {
    const auto nodeOf = [&](CitizenClass of, std::uint8_t branch, std::uint8_t step) {
        return def.paths[static_cast<std::size_t>(of)][branch][step];
    };
    const Player& player = before.players[seat];
    const auto step = static_cast<std::uint8_t>(std::min(6, player.overseer(c.citizenClass).step + (c.skip ? 2 : 1)));
    const auto node = nodeOf(c.citizenClass, c.branch, step);
    return std::any_of(allClasses.begin(), allClasses.end(), [&](CitizenClass other) {
        const Overseer& there = player.overseer(other);
        return other != c.citizenClass && there.step > 0 && nodeOf(other, there.branch, there.step) == node;
    });
}

bool fromSpentSquare(const Definition& def, const Player& player, const CitizenSpot& from) {
    return from.kind == Spot::Square && (player.onceUsed >> from.index / 6 & 1) &&
           def.boards[player.board].squares[from.index].once;
}

/// Rules that no event cites. One overload a command that shows some of them.
struct Shown {
    Rule rule;
    const Definition& def;
    const State& before;
    PlayerIndex seat;
    const Events& events;

    const Player& me() const { return before.players[seat]; }
    bool lay(std::uint8_t lieutenant) const { return me().lieutenants[lieutenant].status == LieutenantStatus::Lying; }

    template <class C> bool operator()(const C&) const { return false; }
    bool operator()(const ChooseHex& c) const {
        switch (rule) {
        case Rule::MovePortsCount:
            return def.layout(before.playerCount).isPort(c.place);
        case Rule::MoveLyingFree:
            return anybody(before, c.place, LieutenantStatus::Lying);
        case Rule::MoveLieStart:
            return lay(c.lieutenant);
        case Rule::MovePassThrough: {
            if (!lay(c.lieutenant)) return false;
            State closed = before;
            closed.rulings.moveThroughBlocked = ruling::MoveThroughBlocked::Forbidden;
            return moveCost(def, closed, seat, c.lieutenant, c.place) !=
                   moveCost(def, before, seat, c.lieutenant, c.place);
        }
        case Rule::MoveStandingBlocks:
            return !anybody(before, c.place, LieutenantStatus::Standing);
        default:
            return false;
        }
    }
    bool operator()(const ChooseShip& c) const {
        const PlaceIndex dock = def.layout(before.playerCount).dock(c.corner);
        if (rule == Rule::DockAdjacency) return lay(c.lieutenant);
        if (rule == Rule::MoveFirstStepFree)
            return lay(c.lieutenant) && moveCost(def, before, seat, c.lieutenant, dock) == 0;
        return rule == Rule::DockNoBlock && anybody(before, dock, LieutenantStatus::Standing);
    }
    bool operator()(const BuyBookStep&) const { return rule == Rule::ShipPayBooks && before.turn.bay != none; }
    bool operator()(const UseHexAction&) const {
        return rule == Rule::RepopActionStays && before.places[before.turn.place].owner != none;
    }
    bool operator()(const AdvanceOverseer& c) const {
        return rule == Rule::OverseerShare && sharesSpace(def, before, seat, c);
    }
    bool operator()(const UpgradeCitizen&) const { return rule == Rule::CitizenMatrix; }
    bool operator()(const BurnCubes& c) const {
        return rule == Rule::FireAsPlain && c.payment == FirePayment::BigFire && c.here == 1 && c.neighbour == none &&
               before.rulings.bigFireTwoFlame == ruling::BigFireTwoFlame{};
    }
    bool operator()(const MoveIntoWorkshop& c) const {
        if (rule == Rule::WorkshopLateReuse) return me().workshops[c.workshop].used;
        return rule == Rule::AdvancedOnceCitizen && fromSpentSquare(def, me(), c.from);
    }
    bool operator()(const ReturnCitizen& c) const {
        return rule == Rule::AdvancedOnceCitizen && fromSpentSquare(def, me(), c.from);
    }
    bool operator()(const TakeWorkshop&) const { return rule == Rule::WorkshopPlaces && me().workshops.size() >= 2; }
};

bool comesOfAction(Rule cited) {
    return cited == Rule::ActionPoints || cited == Rule::ActivateAction || cited == Rule::ProductionHut ||
           cited == Rule::ProductionWorkshop || cited == Rule::WorkshopLate;
}

/// Much of it is there already: no hand is full.
bool growsBeyond(const State& before, const Event& event) {
    const auto* gained = std::get_if<TokensGained>(&event);
    return gained && before.players[gained->player].token(gained->token) >= 6;
}

} // namespace

bool says(Rule rule, const Event& event) {
    // Points are an action like others; the engine cites what has carried it out.
    if (rule == Rule::ActionPoints && std::holds_alternative<PointsScored>(event)) return comesOfAction(ruleOf(event));
    // What comes after round VI is the scoring.
    if (rule == Rule::EndAfterSix)
        if (const auto* reached = std::get_if<StageReached>(&event)) return reached->stage == Stage::Scoring;
    return ruleOf(event) == spokenFor(rule) || (rule == Rule::BookThree && std::holds_alternative<DiscMoved>(event));
}

bool isAtWork(Rule rule, const Definition& definition, const State& before, PlayerIndex seat, const Command& command,
              const Events& events) {
    if (rule == Rule::WorkshopLateAfterUpgrade && !std::holds_alternative<UpgradeCitizen>(command)) return false;
    if (rule == Rule::SoloAction && !std::holds_alternative<Proceed>(command)) return false;
    if (rule == Rule::ActionNoHandLimit)
        return std::any_of(events.begin(), events.end(), [&](const Event& e) { return growsBeyond(before, e); });
    if (std::any_of(events.begin(), events.end(), [&](const Event& event) { return says(rule, event); })) return true;
    return std::visit(Shown{rule, definition, before, seat, events}, command);
}

bool isAtWork(Rule rule, const State& before, PlayerIndex seat, const Refusal& refusal) {
    if (refusal.rule == rule) return true;
    switch (rule) {
    case Rule::RescueCheckFirst:
        return refusal.reason == Reason::PlagueToHut &&
               before.players[seat].token(Token::Fire) + before.players[seat].token(Token::BigFire) > 0;
    case Rule::RescueSectorFull:
    case Rule::RescueHutsFull: {
        const Prompt& prompt = before.prompt();
        const bool hut = rule == Rule::RescueHutsFull;
        return refusal.reason == Reason::RoomIsLeft && prompt.kind == PromptKind::Rescue && prompt.infected == hut;
    }
    case Rule::RescueSectors:
        return refusal.reason == Reason::WrongSector;
    default:
        return false;
    }
}

} // namespace magister::messina
