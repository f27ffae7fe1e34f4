// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/drills/at_work.h"

#include <algorithm>

namespace magister::orleans {

namespace {

/// Rules that no event cites. One overload a command that shows some of them.
struct Shown {
    Rule rule;
    const Definition& def;
    const State& before;
    PlayerIndex seat;

    const Player& me() const { return before.players[seat]; }
    const Place& place(PlaceId id) const { return def.place(id); }
    /// Whether one's tile lets that kind stand in for the slot.
    bool standsIn(PlaceId tile, const PlaceFollower& c, Slot slot) const {
        const Effect& effect = place(tile).effect;
        return me().owns(tile) && effect.kind == EffectKind::StandIn && contains(effect.who, kindOf(c.token)) &&
               contains(effect.followers, followerOf(slot));
    }

    /// The rule of an action that begins with a choice.
    static Rule beganBy(PlaceId id) {
        switch (id) {
        case PlaceId::Ship:
            return Rule::TravelShip;
        case PlaceId::Wagon:
            return Rule::TravelWagon;
        case PlaceId::TownHall:
            return Rule::TownHallSend;
        case PlaceId::HorseWagon:
            return Rule::TilesHorseWagon;
        case PlaceId::Pharmacy:
            return Rule::TilesPharmacy;
        case PlaceId::Goldsmith:
            return Rule::ExtraTilesGoldsmith;
        case PlaceId::Bakery:
            return Rule::ExtraTilesBakery;
        case PlaceId::Stash:
            return Rule::ExtraTilesStash;
        case PlaceId::Tribunal:
            return Rule::ExtraTilesTribunal;
        default:
            return Rule::None;
        }
    }

    template <class C> bool operator()(const C&) const { return false; }
    bool operator()(const PlaceFollower& c) const {
        if (rule == Rule::TilesGunpowderTower) return c.fromTower;
        if (place(c.place).openRow) return rule == Rule::ExtraTilesTheatreDetails;
        const Slot slot = place(c.place).actionSlots[c.slot];
        if (rule == Rule::PlanningPartial)
            return me().work.at(c.place).filled() + 1 < static_cast<int>(place(c.place).actionSlots.size()) &&
                   place(c.place).minFilled != 1;
        if (slot == Slot::Any || slot == slotFor(kindOf(c.token))) return false;
        if (kindOf(c.token) == Follower::Monk) return rule == Rule::MonasteryWild;
        switch (rule) {
        case Rule::TilesSchool:
            return standsIn(PlaceId::School, c, slot);
        case Rule::TilesHerbGarden:
            return standsIn(PlaceId::HerbGarden, c, slot);
        case Rule::ExtraTilesBarracks:
        case Rule::ExtraTilesBarracksDirection:
            return standsIn(PlaceId::Barracks, c, slot);
        case Rule::TilesSubstitutesOwn:
            return isOwn(c.token);
        default:
            return false;
        }
    }
    bool operator()(const UsePlace& c) const {
        if (rule == Rule::TownHallOneOrTwo) return c.place == PlaceId::TownHall && me().work.at(c.place).filled() == 1;
        if (rule == Rule::TilesGunpowderTowerActivation) return c.place == PlaceId::GunpowderTower;
        if (rule == Rule::PlanningActive) return c.place != PlaceId::GunpowderTower;
        if (rule == beganBy(c.place)) return true;
        return rule == Rule::TilesGoodsTiles && place(c.place).effect.kind == EffectKind::GainGood;
    }
    bool operator()(const TakeTile& c) const {
        if (rule == Rule::TownChooseFreely) return true;
        return rule == Rule::TownFirstFromOne && before.question(seat).amount == setOf(Stack::I) &&
               place(c.tile).stack == Stack::I;
    }
    bool operator()(const Travel& c) const {
        if (c.connection == none || rule != Rule::TravelEmptyConnection) return false;
        const Connection& way = def.connections[c.connection];
        for (std::uint8_t i = 0; i < way.slotCount; ++i)
            if (before.map[way.firstSlot + i] != none) return false;
        return true;
    }
    bool operator()(const RecruitFollower& c) const {
        if (rule == Rule::VillageTrader || rule == Rule::TownExpand) return c.follower == Follower::Trader;
        return rule == Rule::VillageChoose || rule == Rule::VillageOtherBranch;
    }
    bool operator()(const SendFollower&) const { return rule == Rule::DeedsExact || rule == Rule::DeedsStay; }
    bool operator()(const TakeDeedReward&) const { return rule == Rule::DeedsCanalisation; }
};

/// Moves the machinery and is not told to anyone.
bool isSilent(const Event& event) {
    return std::holds_alternative<PromptOpened>(event) || std::holds_alternative<PromptClosed>(event) ||
           std::holds_alternative<PromptChanged>(event) || std::holds_alternative<SeatsSettled>(event);
}

bool isEffectOfEvent(Rule cited) {
    return cited == Rule::EventsIncome || cited == Rule::EventsTradingDay || cited == Rule::EventsTaxes ||
           cited == Rule::EventsHarvestFine;
}

} // namespace

bool says(Rule rule, const Event& event) {
    if (isSilent(event)) return false;
    const Rule cited = ruleOf(event);
    switch (rule) {
    case Rule::CensusTie:
        return std::holds_alternative<CensusTaken>(event) && std::get<CensusTaken>(event).leader == none;
    case Rule::CensusTieLast:
        return std::holds_alternative<CensusTaken>(event) && std::get<CensusTaken>(event).last == none;
    case Rule::OverviewGoal:
        return std::holds_alternative<GameEnded>(event);
    case Rule::OverviewCycle:
    case Rule::ActionsSingle:
        return cited == Rule::ActionsReturn;
    case Rule::EventResolve:
        return isEffectOfEvent(cited);
    case Rule::DevelopmentLevelUses:
        return cited == Rule::EventsIncome || cited == Rule::TilesHospital;
    case Rule::DevelopmentPoint:
        return std::holds_alternative<DevelopmentMoved>(event) && cited != Rule::TortureDevelopment;
    case Rule::ActionsPhaseEnd:
        return std::holds_alternative<StageReached>(event) && std::get<StageReached>(event).stage == Stage::Event;
    case Rule::MoneyBank:
        return std::holds_alternative<CoinsGained>(event) && isEffectOfEvent(cited);
    case Rule::VillageBoatman:
    case Rule::VillageCraftsman:
        // That one is recruited is what was chosen.
        return cited == rule && !std::holds_alternative<FollowerRecruited>(event);
    case Rule::VillageBoatmanLastLater: {
        const auto* advanced = std::get_if<TrackAdvanced>(&event);
        return advanced && advanced->track == Track::Boatman;
    }
    case Rule::TortureRemoved:
        return std::holds_alternative<WarePaid>(event) && std::get<WarePaid>(event).gone;
    case Rule::DevelopmentCoinsOnce: {
        // On the table that is made up for it: to a space whose coins were had.
        const auto* moved = std::get_if<DevelopmentMoved>(&event);
        return moved && moved->to > moved->from;
    }
    case Rule::TortureTileContents:
        return std::holds_alternative<TileLost>(event);
    case Rule::DevelopmentLevelFalls:
        return cited == Rule::TortureDevelopment;
    case Rule::PlanningLocked:
        return std::holds_alternative<PlansSettled>(event);
    case Rule::HourglassTimer:
        return std::holds_alternative<RoundStarted>(event);
    default:
        return cited == rule;
    }
}

bool isAtWork(Rule rule, const Definition& definition, const State& before, PlayerIndex seat, const Command& command,
              const Events& events) {
    if (std::any_of(events.begin(), events.end(), [&](const Event& event) { return says(rule, event); })) return true;
    return std::visit(Shown{rule, definition, before, seat}, command);
}

bool isAtWork(Rule rule, const State& before, PlayerIndex seat, const Refusal& refusal) {
    if (refusal.rule == rule) return true;
    switch (rule) {
    case Rule::PlanningActive:
    case Rule::PlanningSlots:
        return refusal.reason == Reason::PlaceNotActive;
    case Rule::MonasteryWild:
        return refusal.reason == Reason::OnlyMonk;
    case Rule::VillageOtherBranch:
        return before.kind(seat) == PromptKind::Recruit && refusal.reason != Reason::OneOfThree;
    case Rule::TravelTakeGood:
        return refusal.reason == Reason::OneGoodOnly;
    case Rule::SupplyLimited:
        return refusal.reason == Reason::StackEmpty || refusal.reason == Reason::GoodOutOfStock;
    case Rule::EventsPilgrimageScope:
        return refusal.reason == Reason::NoMonksToday;
    case Rule::TorturePerCoin:
        return refusal.reason == Reason::CoinsFirst;
    case Rule::TilesGoodsTiles:
        return refusal.reason == Reason::GoodOutOfStock;
    case Rule::DrawLeftovers:
        return refusal.reason == Reason::NoMarketSpace && before.players[seat].drawn == 0;
    default:
        return false;
    }
}

} // namespace magister::orleans
