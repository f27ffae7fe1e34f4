// SPDX-License-Identifier: GPL-3.0-or-later
// Phase 4: followers and technology tiles onto action slots; all at once, or one job after another.
// planning.*, technology.*
#include "engine/orleans/transaction.h"

#include <algorithm>

namespace magister::orleans {

namespace {

bool isTogether(const Rulings& rulings) {
    return rulings.planningOrder == ruling::PlanningOrder::Together;
}

/// Any of the market; the rest stays for a later round. planning.keep
bool holds(const Workforce& work, Token token, bool tower) {
    if (tower) return std::find(work.tower.begin(), work.tower.end(), token) != work.tower.end();
    return std::find(work.market.begin(), work.market.end(), token) != work.market.end();
}

bool hasTechnology(const Filling& filling) {
    return std::find(filling.tokens.begin(), filling.tokens.end(), Token::Technology) != filling.tokens.end();
}

bool isFresh(const View& view, PlaceId place, SlotOfPlace slot) {
    if (!view.def.place(place).openRow) return view.work().at(place).isFresh(slot);
    const auto& fresh = view.work().theatreFresh;
    return fresh[0].counts[slot - 1u] + fresh[1].counts[slot - 1u] > 0;
}

/// Unless technology was laid in an earlier round, one of the tiles of this planning phase must lie where the first one
/// may: is this the only one that does? technology.first-farmer
bool isOnlyFirst(const View& view, PlaceId place, SlotOfPlace slot) {
    int others = 0;
    for (std::size_t i = 0; i < placeCount; ++i) {
        const Filling& filling = view.work().places[i];
        for (SlotOfPlace s = 0; s < maxPlaceSlots; ++s) {
            const bool same = placeAt(i) == place && s == slot;
            if (same || filling.tokens[s] != Token::Technology || !filling.isFresh(s)) continue;
            if (view.def.places[i].actionSlots[s] == view.def.technology.firstSlot) return false;
            ++others;
        }
    }
    return others > 0 && view.work().technologiesPlaced == others + 1;
}

/// The slots of all fresh tokens decide whether a job is begun.
bool hasFresh(const Workforce& work, const Definition& def, PlaceId place) {
    if (def.place(place).openRow) return work.theatreFresh[0].total() + work.theatreFresh[1].total() > 0;
    return work.at(place).fresh != 0;
}

void noteJob(Transaction& tx, PlayerIndex me, PlaceId place) {
    if (isTogether(tx.rulings()) || tx.state.kind(me) != PromptKind::Plan) return;
    Prompt prompt = tx.state.question(me);
    const std::uint8_t job = hasFresh(tx.player(me).work, tx.def, place) ? static_cast<std::uint8_t>(place) : none;
    if (prompt.place == job) return;
    prompt.place = job;
    tx.change(me, prompt);
}

/// A place one owns with such a slot. planning.tokens
std::optional<Refusal> refuseSlot(const View& view, PlaceId place, SlotOfPlace slot) {
    if (indexOf(place) >= placeCount || !view.player().owns(place)) return refusal(Reason::PlaceNotYours);
    const Place& where = view.def.place(place);
    if (where.openRow ? slot != 0 : slot >= where.actionSlots.size()) return refusal(Reason::NoSuchSlot);
    return std::nullopt;
}

} // namespace

std::optional<Refusal> refuseOtherJob(const View& view, PlaceId place) {
    if (view.kind() != PromptKind::Plan || isTogether(view.rulings())) return std::nullopt;
    const std::uint8_t job = view.prompt().place;
    if (job == none || job == indexOf(place)) return std::nullopt;
    return refusal(Reason::JobFirst);
}

/// planning.together, planning.one-by-one
void beginPlanning(Transaction& tx) {
    const bool together = isTogether(tx.rulings());
    tx.emit(SeatsSettled{.count = 1});
    tx.emit(PlanningBegan{together ? Rule::PlanningTogether : Rule::PlanningOneByOne, together});
    if (!together) return goOnPlanning(tx);
    for (std::size_t i = 0; i < tx.state.playerCount; ++i)
        tx.open(tx.state.seat(i), PromptKind::Plan, Rule::PlanningTogether);
}

/// Nobody is asked: the next who has not said done, or the end of the phase.
void goOnPlanning(Transaction& tx) {
    const State& s = tx.state;
    if (!isTogether(tx.rulings())) {
        PlayerIndex next = s.active == none ? s.startPlayer : static_cast<PlayerIndex>((s.active + 1) % s.playerCount);
        for (std::size_t i = 0; i < s.playerCount; ++i, next = static_cast<PlayerIndex>((next + 1) % s.playerCount))
            if (!s.saidDone(next)) {
                tx.emit(TurnStarted{Rule::PlanningOneByOne, next});
                return tx.open(next, PromptKind::Plan, Rule::PlanningOneByOne);
            }
    }
    tx.emit(PlansSettled{});
    tx.emit(StageReached{.stage = Stage::Actions});
}

/// Some of the followers a place needs may come now and the others later: planning.partial
std::optional<Refusal> refuse(const View& view, const PlaceFollower& command) {
    if (view.kind() != PromptKind::Plan) return outOfPlace(view, Stage::Planning);
    if (!isFollower(command.token) || command.token > Token::OwnTrader ||
        !holds(view.work(), command.token, command.fromTower))
        return refusal(Reason::FollowerNotThere);
    if (auto no = refuseSlot(view, command.place, command.slot)) return no;
    if (auto no = refuseOtherJob(view, command.place)) return no;
    const Place& where = view.def.place(command.place);
    if (!where.ownAllowed && isOwn(command.token)) return refusal(Reason::NoOwnInTownHall);
    if (where.openRow) return std::nullopt;
    if (view.work().at(command.place).tokens[command.slot] != Token::Nothing) return refusal(Reason::SlotTaken);
    const Slot slot = where.actionSlots[command.slot];
    if (!fits(view.def, view.state, view.player(), command.token, slot))
        return refusal(slot == Slot::Monk ? Reason::OnlyMonk : Reason::WrongFollower);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const PlaceFollower& command) {
    tx.emit(FollowerPlaced{Rule::PlanningPlace, me, command.token, command.fromTower, command.place, command.slot,
                           tx.state.planningTogether()});
    noteJob(tx, me, command.place);
}

std::optional<Refusal> refuseTechnologyAt(const View& view, PlaceId place, SlotOfPlace slot) {
    if (auto no = refuseSlot(view, place, slot)) return no;
    const Place& where = view.def.place(place);
    const Technology& technology = view.def.technology;
    if (where.openRow) return Refusal{Reason::TechnologyAnySlot, Rule::ExtraTilesTheatreDetails, {}};
    const Slot kind = where.actionSlots[slot];
    if (technology.isForbidden(kind))
        return refusal(kind == Slot::Monk ? Reason::TechnologyNoMonk : Reason::TechnologyAnySlot);
    if (where.actionSlots.size() < technology.leastSlots) return refusal(Reason::TechnologySingleSlot);
    if (hasTechnology(view.work().at(place))) return refusal(Reason::TechnologyOnePerPlace);
    if (view.work().at(place).tokens[slot] != Token::Nothing)
        return Refusal{Reason::SlotTaken, Rule::TechnologyPlacement, {}};
    if (view.work().technologiesPlaced == 0 && kind != technology.firstSlot) {
        // Whoever never went on the craftsman track has it from the Laboratory.
        const bool laboratory = view.player().track(Track::Craftsman) == view.def.start.trackSpace;
        return refusal(laboratory ? Reason::FirstTechnologyEver : Reason::FirstTechnologyFarmer);
    }
    return std::nullopt;
}

std::optional<Refusal> refuse(const View& view, const PlaceTechnology& command) {
    if (view.kind() != PromptKind::Plan && view.kind() != PromptKind::PlaceTechnology) {
        const bool allNew =
            view.player().newTechnologies > 0 && view.player().newTechnologies >= view.work().technologies;
        return refusal(allNew ? Reason::TechnologyTooNew : Reason::TechnologyWhenPlanning);
    }
    if (view.work().technologies == 0) return refusal(Reason::NoTechnology);
    if (auto no = refuseOtherJob(view, command.place)) return no;
    return refuseTechnologyAt(view, command.place, command.slot);
}

void perform(Transaction& tx, PlayerIndex me, const PlaceTechnology& command) {
    tx.emit(TechnologyPlaced{Rule::TechnologyReplace, me, command.place, command.slot, tx.state.planningTogether()});
    if (tx.state.kind(me) == PromptKind::PlaceTechnology) {
        if (!canPlaceTechnology(View{tx.def, tx.state, me})) tx.close(me);
        return;
    }
    noteJob(tx, me, command.place);
}

bool canPlaceTechnology(const View& view) {
    if (view.work().technologies == 0) return false;
    for (std::size_t i = 0; i < placeCount; ++i) {
        if (!view.player().owns(placeAt(i))) continue;
        for (SlotOfPlace slot = 0; slot < view.def.places[i].actionSlots.size(); ++slot)
            if (!refuseTechnologyAt(view, placeAt(i), slot)) return true;
    }
    return false;
}

std::optional<Refusal> refuse(const View& view, const TakeBack& command) {
    if (view.kind() != PromptKind::Plan) return outOfPlace(view, Stage::Planning);
    const Token token = tokenAt(view.player(), view.def, command.place, command.slot);
    if (token == Token::Nothing) return Refusal{Reason::NobodyThere, Rule::PlanningTakeBack, {}};
    if (!isFresh(view, command.place, command.slot)) {
        if (token == Token::Technology) return refusal(Reason::TechnologyStays);
        return refusal(isTogether(view.rulings()) ? Reason::SlotsLocked : Reason::JobIsDone);
    }
    if (view.rulings().planningUndo == ruling::PlanningUndo::Final) return refusal(Reason::PlacementIsFinal);
    if (token == Token::Technology && isOnlyFirst(view, command.place, command.slot))
        return refusal(Reason::FirstTechnologyHolds);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const TakeBack& command) {
    const Token token = tokenAt(tx.player(me), tx.def, command.place, command.slot);
    tx.emit(PlacementTakenBack{Rule::PlanningTakeBack, me, command.place, command.slot, token,
                               tx.state.planningTogether()});
    noteJob(tx, me, command.place);
}

std::optional<Refusal> refuse(const View& view, const CommitJob&) {
    if (view.kind() != PromptKind::Plan) return outOfPlace(view, Stage::Planning);
    if (view.prompt().place == none) return refusal(Reason::NoJobBegun);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const CommitJob&) {
    const PlaceId place = placeAt(tx.state.question(me).place);
    tx.close(me);
    tx.emit(JobCommitted{.player = me, .place = place});
}

/// Whoever has said done is not asked, so nothing here may look at a question. Until all have, nobody has seen a plan:
/// one may be changed. planning.together, planning.take-back, planning.locked
std::optional<Refusal> refuse(const View& view, const PlanAgain&) {
    if (view.state.stage == Stage::Actions) return refusal(Reason::PlansStand);
    if (view.state.stage != Stage::Planning) return refusal(Reason::OtherPhase);
    if (!isTogether(view.rulings())) return refusal(Reason::JobsStand);
    if (!view.state.saidDone(view.me)) return refusal(Reason::StillPlanning);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const PlanAgain&) {
    tx.emit(PlanReopened{.player = me});
    tx.open(me, PromptKind::Plan, Rule::PlanningTogether);
}

} // namespace magister::orleans
