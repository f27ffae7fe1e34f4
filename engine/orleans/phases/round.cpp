// SPDX-License-Identifier: GPL-3.0-or-later
// The course of a game: eighteen rounds of seven phases, the hourglass, the census, the start player.
// round.*, hourglass.*, census.*, start-player.*, variant.*
#include "engine/orleans/transaction.h"

#include <algorithm>

namespace magister::orleans {

namespace {

/// In turn; with two players alternately, one tile at a time. variant.reduced, variant.order
void removeTiles(Transaction& tx) {
    const std::size_t turn = tx.state.seatsSettled;
    if (turn >= static_cast<std::size_t>(tx.def.tilesRemovedEach[tx.state.playerCount]) * tx.state.playerCount)
        return tx.emit(StageReached{.stage = Stage::StartPlayer});
    tx.emit(SeatsSettled{.count = static_cast<std::uint8_t>(turn + 1)});
    tx.open(tx.state.seat(turn), PromptKind::RemoveTile, Rule::VariantReduced);
}

/// The marker goes to the left; after the eighteenth round all is counted. start-player.pass, round.count,
/// hourglass.timer, end.after-eighteen
void startRound(Transaction& tx) {
    if (tx.state.round > 0) tx.emit(StartPlayerPassed{.player = tx.state.seat(1)});
    if (tx.state.round == tx.def.rounds) return tx.emit(StageReached{Rule::EndAfterEighteen, Stage::Scoring});
    tx.emit(RoundStarted{.round = static_cast<std::uint8_t>(tx.state.round + 1)});
    tx.emit(StageReached{.stage = Stage::Hourglass});
    tx.open(tx.state.startPlayer, PromptKind::TurnHourglass, Rule::HourglassReveal);
}

/// Everybody draws at the same time, or one after another in turn. round.simultaneous, round.sequence
void drawInTurn(Transaction& tx) {
    const bool together = tx.rulings().planningOrder == ruling::PlanningOrder::Together;
    while (tx.state.seatsSettled < tx.state.playerCount) {
        beginDrawing(tx);
        if (!together && tx.state.asked()) return;
    }
    if (!tx.state.asked()) tx.emit(StageReached{.stage = Stage::Planning});
}

/// Pilgrimage has done its part in phase 5. hourglass.timing, event.resolve, event.order
void resolveEvent(Transaction& tx) {
    const std::uint8_t begun = tx.state.seatsSettled;
    if (tx.def.event(tx.state.event).phase != Phase::Event) return tx.emit(StageReached{.stage = Stage::StartPlayer});
    if (begun == 0) return tx.open(tx.state.startPlayer, PromptKind::ResolveEvent, Rule::EventResolve);
    if (begun > tx.state.playerCount) return tx.emit(StageReached{.stage = Stage::StartPlayer});
    tx.emit(SeatsSettled{.count = static_cast<std::uint8_t>(begun + 1)});
    resolveFor(tx, tx.state.seat(begun - 1u));
}

} // namespace

void settle(Transaction& tx) {
    while (!tx.state.over()) {
        const State& s = tx.state;
        if (s.stage == Stage::Actions) {
            goOnActing(tx);
            if (s.asked()) return;
            continue;
        }
        if (s.asked()) return;
        switch (s.stage) {
        case Stage::TileRemoval:
            removeTiles(tx);
            break;
        case Stage::StartPlayer:
            startRound(tx);
            break;
        case Stage::Hourglass:
            tx.emit(StageReached{.stage = Stage::Census});
            break;
        case Stage::Census:
            if (s.seatsSettled == 0)
                takeCensus(tx);
            else
                tx.emit(StageReached{.stage = Stage::Followers});
            break;
        case Stage::Followers:
            drawInTurn(tx);
            break;
        case Stage::Planning:
            if (s.seatsSettled == 0)
                beginPlanning(tx);
            else
                goOnPlanning(tx);
            break;
        case Stage::Event:
            resolveEvent(tx);
            break;
        case Stage::Scoring:
            finalScoring(tx);
            break;
        case Stage::Actions:
        case Stage::Over:
            break;
        }
    }
}

/// census.leader, census.tie, census.last, census.tie-last, census.two-players
void takeCensus(Transaction& tx) {
    tx.emit(SeatsSettled{.count = 1});
    const auto space = [&](PlayerIndex p) { return tx.player(p).track(Track::Farmer); };
    std::uint8_t most = 0, fewest = none;
    for (PlayerIndex p = 0; p < tx.state.playerCount; ++p) {
        most = std::max(most, space(p));
        fewest = std::min(fewest, space(p));
    }
    CensusTaken census;
    int leaders = 0, lasts = 0;
    for (PlayerIndex p = 0; p < tx.state.playerCount; ++p) {
        if (space(p) == most && ++leaders == 1) census.leader = p;
        if (space(p) == fewest && ++lasts == 1) census.last = p;
    }
    if (leaders > 1) census.leader = none;
    if (lasts > 1) census.last = none;
    tx.emit(census);
    if (census.leader != none) tx.gain(census.leader, tx.def.census.leaderGets, Rule::CensusLeader);
    const int due = tx.def.census.lastPays[tx.state.playerCount];
    if (census.last != none && due > 0) tx.demand(census.last, due, Rule::CensusLast);
}

std::optional<Refusal> refuse(const View& view, const RemoveTile& command) {
    if (view.kind() != PromptKind::RemoveTile) return refusal(Reason::OtherPhase);
    if (indexOf(command.tile) >= placeCount || !isTile(command.tile) || !(view.state.stacks & setOf(command.tile)))
        return refusal(Reason::TileNotOnStack);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const RemoveTile& command) {
    tx.close(me);
    tx.emit(TileRemoved{.player = me, .tile = command.tile});
}

std::optional<Refusal> refuse(const View& view, const Proceed&) {
    if (view.kind() == PromptKind::TurnHourglass || view.kind() == PromptKind::ResolveEvent) return std::nullopt;
    return refusal(Reason::NotTheTime);
}

void perform(Transaction& tx, PlayerIndex me, const Proceed&) {
    const PromptKind kind = tx.state.question(me).kind;
    tx.close(me);
    if (kind == PromptKind::TurnHourglass) {
        tx.emit(HourglassTurned{.player = me, .event = static_cast<EventKind>(tx.state.hourglass.back())});
        return;
    }
    tx.emit(EventBegan{.event = tx.state.event});
    tx.emit(SeatsSettled{.count = 1});
}

std::optional<Refusal> refuse(const View& view, const Decline&) {
    switch (view.kind()) {
    case PromptKind::RemoveTile:
    case PromptKind::TakeGood:
    case PromptKind::Protect:
        return std::nullopt;
    case PromptKind::SendFollowers:
        if (view.prompt().amount == 0) return refusal(Reason::SendOneAtLeast);
        return std::nullopt;
    default:
        return refusal(Reason::NothingToDecline);
    }
}

void perform(Transaction& tx, PlayerIndex me, const Decline&) {
    const PromptKind kind = tx.state.question(me).kind;
    tx.close(me);
    if (kind == PromptKind::RemoveTile) tx.emit(TileRemovalDeclined{.player = me});
    if (kind == PromptKind::TakeGood) tx.emit(GoodLeft{.player = me});
    if (kind == PromptKind::Protect) strike(tx, me);
}

} // namespace magister::orleans
