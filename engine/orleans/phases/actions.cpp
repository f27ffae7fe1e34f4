// SPDX-License-Identifier: GPL-3.0-or-later
// Phase 5: in turn one action of an active place, or a pass. actions.*, places.board-places
#include "engine/orleans/transaction.h"

#include <algorithm>

namespace magister::orleans {

namespace {

bool hasWay(const Definition& def, TownIndex town, WaySet ways) {
    const auto& connections = def.towns[town].connections;
    return std::any_of(connections.begin(), connections.end(),
                       [&](ConnectionIndex i) { return (ways & setOf(def.connections[i].way)) != 0; });
}

bool canMoveOther(const View& view, WaySet ways) {
    for (PlayerIndex p = 0; p < view.state.playerCount; ++p)
        if (p != view.me && hasWay(view.def, view.state.players[p].merchant, ways)) return true;
    return false;
}

/// guildhall.build, guildhall.one-per-town, guildhall.orleans, guildhall.none-left
std::optional<Refusal> refuseStation(const View& view) {
    if (view.player().stations == 0) return refusal(Reason::NoStationLeft);
    const std::uint8_t built = view.state.stationsAt[view.player().merchant];
    if (!view.def.towns[view.player().merchant].stationEach)
        return built != 0 ? std::optional(refusal(Reason::StationStandsHere)) : std::nullopt;
    if (built >> view.me & 1u) return refusal(Reason::OrleansStationBuilt);
    return std::nullopt;
}

std::optional<Refusal> refuseRecruits(const View& view, FollowerSet kinds) {
    std::optional<Refusal> last;
    int offered = 0;
    for (const Follower follower : allFollowers) {
        if (!contains(kinds, follower)) continue;
        ++offered;
        last = refuseRecruit(view, follower);
        if (!last) return std::nullopt; // One kind is enough. village.other-branch
    }
    return offered == 1 ? last : refusal(Reason::ActionImpossible);
}

std::optional<Refusal> refuseWarePrice(const View& view, Rule rule) {
    if (view.player().wareTotal() == 0) return Refusal{Reason::NoWareToPay, rule, {}};
    return std::nullopt;
}

std::optional<Refusal> refuseCoinPrice(const View& view, int coins) {
    if (view.player().coins < coins) return refusal(Reason::CannotPayPrice, coins, view.player().coins);
    return std::nullopt;
}

std::optional<Refusal> refuseUnless(bool possible, Reason reason = Reason::ActionImpossible) {
    return possible ? std::nullopt : std::optional(refusal(reason));
}

/// Coins and points of any number leave an action open, also none for want of stations, unless the table says
/// otherwise. Ruling impossible-actions
std::optional<Refusal> refuseWithoutStations(const View& view) {
    const bool needed = view.rulings().impossibleActions == ruling::ImpossibleActions::StationsToo;
    return refuseUnless(!needed || stationsBuilt(view.state, view.me) > 0, Reason::NoStationBuilt);
}

/// The coins of the Tribunal go to the player who is moved; the table may let torture stand in for them.
/// money.voluntary-price, ruling optional-price
std::optional<Refusal> refuseCompensation(const View& view, int coins) {
    if (view.rulings().optionalPrice == ruling::OptionalPrice::TribunalTortures) return std::nullopt;
    return refuseCoinPrice(view, coins);
}

/// The book closes an action only for a finished track or an empty stack, and a price must be paid; where the table
/// leaves everything else open, it brings the followers back and does nothing. Ruling impossible-actions
bool isLeftOpen(const View& view, Reason reason) {
    if (view.rulings().impossibleActions != ruling::ImpossibleActions::Open) return false;
    switch (reason) {
    case Reason::NoWayFromHere:
    case Reason::NoStationLeft:
    case Reason::StationStandsHere:
    case Reason::OrleansStationBuilt:
    case Reason::NoDeedTakesThem:
    case Reason::NoRewardThere:
    case Reason::NobodyToMove:
        return true;
    default:
        return false;
    }
}

/// What a place does must be able to happen: the way, the space, the station or the token it needs is there, and its
/// price can be paid. actions.impossible, supply.blocked
/// Coins and points are no such need: what the treasury does not hold or the development track has no space for is
/// lost, and the action stays open. money.bank-empty, development.end
std::optional<Refusal> refuseEffect(const View& view, PlaceId place) {
    const Place& where = view.def.place(place);
    const Effect& effect = where.effect;
    switch (effect.kind) {
    case EffectKind::Travel:
        return refuseUnless(hasWay(view.def, view.player().merchant, effect.ways), Reason::NoWayFromHere);
    case EffectKind::BuildStation:
        return refuseStation(view);
    case EffectKind::Recruit:
        return refuseRecruits(view, effect.followers);
    case EffectKind::GainGood:
        return refuseUnless(view.state.goods[static_cast<std::size_t>(effect.good)] > 0, Reason::GoodOutOfStock);
    case EffectKind::SendToDeeds:
        return refuseUnless(canSend(view, place), Reason::NoDeedTakesThem);
    case EffectKind::Tower: {
        const auto& tower = view.work().tower;
        if (!canSend(view, place) && std::any_of(tower.begin(), tower.end(), isOwn) &&
            std::none_of(tower.begin(), tower.end(), [](Token t) { return t != Token::Nothing && !isOwn(t); }))
            return refusal(Reason::TowerNoOwn);
        // Those on the tower wait there for planning: nobody gains by sending them home.
        return refuseUnless(canSend(view, place), Reason::NoDeedTakesThem);
    }
    case EffectKind::CoinsPerStation:
        return refuseWithoutStations(view);
    case EffectKind::BuyDevelopment:
        return refuseCoinPrice(view, effect.least);
    case EffectKind::GainTechnology:
        return refuseUnless(view.state.technologies > 0, Reason::StackEmpty);
    case EffectKind::DevelopmentPerStation:
        if (auto no = refuseWarePrice(view, Rule::ExtraTilesGoldsmith)) return no;
        return refuseWithoutStations(view);
    case EffectKind::Bake:
        if (auto no = refuseCoinPrice(view, where.price.coins)) return no;
        return refuseUnless(view.player().ware(Ware::Grain) > 0, Reason::NotEnoughGrain);
    case EffectKind::RepeatReward:
        if (auto no = refuseWarePrice(view, Rule::ExtraTilesStash)) return no;
        return refuseUnless(
            std::any_of(allWares.begin(), allWares.end(),
                        [&](Ware ware) { return view.player().ware(ware) > 0 && bringsReward(view, ware); }),
            Reason::NoRewardThere);
    case EffectKind::MoveOther:
        if (auto no = refuseCompensation(view, where.price.coinsToMoved)) return no;
        return refuseUnless(canMoveOther(view, effect.ways), Reason::NobodyToMove);
    case EffectKind::Gain:
    case EffectKind::CoinsPerLevel:
    case EffectKind::CoinsPerFollower:
        return std::nullopt;
    case EffectKind::Guard:
    case EffectKind::StandIn:
    case EffectKind::ExtraDraw:
        break;
    }
    return refusal(Reason::PlaceHasNoAction);
}

Rule gainRule(PlaceId place) {
    switch (place) {
    case PlaceId::Scriptorium:
        return Rule::ScriptoriumPoint;
    case PlaceId::Hayrick:
        return Rule::TilesHayrick;
    case PlaceId::CheeseFactory:
        return Rule::TilesCheeseFactory;
    case PlaceId::Winery:
        return Rule::TilesWinery;
    case PlaceId::WoolManufacturer:
        return Rule::TilesWoolManufacturer;
    case PlaceId::TailorShop:
        return Rule::TilesTailorShop;
    case PlaceId::Brewery:
        return Rule::TilesBrewery;
    case PlaceId::Windmill:
        return Rule::TilesWindmill;
    case PlaceId::Library:
        return Rule::TilesLibrary;
    case PlaceId::Hospital:
        return Rule::TilesHospital;
    case PlaceId::Cellar:
        return Rule::TilesCellar;
    case PlaceId::Office:
        return Rule::TilesOffice;
    case PlaceId::ShippingLine:
        return Rule::TilesShippingLine;
    case PlaceId::Laboratory:
        return Rule::TilesLaboratory;
    case PlaceId::Theatre:
        return Rule::ExtraTilesTheatre;
    default:
        return Rule::ActionsTurn;
    }
}

void carryOut(Transaction& tx, PlayerIndex me, PlaceId place) {
    const Effect& effect = tx.def.place(place).effect;
    const Rule rule = gainRule(place);
    const auto ask = [&](PromptKind kind, Rule why) {
        tx.open(me, Prompt{.rule = why, .kind = kind, .place = static_cast<std::uint8_t>(place)});
    };
    switch (effect.kind) {
    case EffectKind::Travel:
        return ask(PromptKind::Travel, place == PlaceId::HorseWagon      ? Rule::TilesHorseWagon
                                       : effect.ways & setOf(Way::Water) ? Rule::TravelShip
                                                                         : Rule::TravelWagon);
    case EffectKind::BuildStation:
        return tx.emit(StationBuilt{.player = me, .town = tx.player(me).merchant});
    case EffectKind::Recruit:
        for (const Follower follower : allFollowers)
            if (effect.followers == setOf(follower)) return tx.recruit(me, follower);
        return ask(PromptKind::Recruit, Rule::VillageChoose);
    case EffectKind::Gain:
        tx.gain(me, effect.coins, rule);
        return tx.develop(me, effect.development, rule);
    case EffectKind::GainGood:
        return tx.gainGood(me, effect.good, rule);
    case EffectKind::SendToDeeds:
        return ask(PromptKind::SendFollowers, Rule::TownHallSend);
    case EffectKind::Tower:
        return ask(PromptKind::SendFollowers, Rule::TilesGunpowderTowerDeeds);
    case EffectKind::CoinsPerLevel:
        return tx.gain(me, levelOf(tx.def, tx.player(me)), rule);
    case EffectKind::CoinsPerStation:
        return tx.gain(me, stationsBuilt(tx.state, me), rule);
    case EffectKind::BuyDevelopment:
        return ask(PromptKind::BuyDevelopment, Rule::TilesPharmacy);
    case EffectKind::GainTechnology:
        return tx.gainTechnology(me, rule);
    case EffectKind::DevelopmentPerStation:
        return ask(PromptKind::PayWare, Rule::ExtraTilesGoldsmith);
    case EffectKind::Bake:
        return ask(PromptKind::Bake, Rule::ExtraTilesBakery);
    case EffectKind::RepeatReward:
        return ask(PromptKind::PayWare, Rule::ExtraTilesStash);
    case EffectKind::MoveOther:
        return ask(PromptKind::MoveMerchant, Rule::ExtraTilesTribunal);
    case EffectKind::CoinsPerFollower:
        return tx.gain(me, tx.player(me).work.theatre.total(), rule);
    case EffectKind::Guard:
    case EffectKind::StandIn:
    case EffectKind::ExtraDraw:
        return;
    }
}

/// From the bag to the market, from there to a place, and back: overview.cycle
/// The action is done: followers into the bag, but those of Town Hall and tower wait for their own turn to be sent.
/// actions.return, actions.single, actions.keep, town-hall.details
void finish(Transaction& tx, PlayerIndex me) {
    const PlaceId place = placeAt(tx.state.question(me).place);
    const EffectKind kind = tx.def.place(place).effect.kind;
    if (kind != EffectKind::SendToDeeds && kind != EffectKind::Tower)
        tx.emit(FollowersReturned{.player = me, .place = place});
    tx.close(me);
}

} // namespace

/// The tower has no slots to fill: somebody on it is enough. tiles.gunpowder-tower-activation
bool isManned(const Definition& def, const Player& player, PlaceId place) {
    if (def.place(place).effect.kind != EffectKind::Tower) return isActive(def, player, place);
    const auto& tower = player.work.tower;
    return std::any_of(tower.begin(), tower.end(), [](Token token) { return token != Token::Nothing; });
}

/// Clockwise, past those who have passed, until all have. actions.turn, actions.phase-end
void goOnActing(Transaction& tx) {
    const State& s = tx.state;
    if (s.active != none && s.kind(s.active) == PromptKind::Act && s.question(s.active).place != none)
        finish(tx, s.active);
    if (s.asked()) return;
    PlayerIndex next = s.active == none ? s.startPlayer : static_cast<PlayerIndex>((s.active + 1) % s.playerCount);
    for (std::size_t i = 0; i < s.playerCount; ++i, next = static_cast<PlayerIndex>((next + 1) % s.playerCount))
        if (!s.saidDone(next)) {
            tx.emit(TurnStarted{.player = next});
            return tx.open(next, PromptKind::Act, Rule::ActionsTurn);
        }
    tx.emit(StageReached{.stage = Stage::Event});
}

/// Any of the active places, in any order. actions.free-choice
std::optional<Refusal> refuse(const View& view, const UsePlace& command) {
    if (view.kind() != PromptKind::Act) return outOfPlace(view, Stage::Actions);
    if (indexOf(command.place) >= placeCount || !view.player().owns(command.place))
        return refusal(Reason::PlaceNotYours);
    const Place& where = view.def.place(command.place);
    if (where.mode == PlaceMode::Guard) return refusal(Reason::SacristyWaits);
    if (where.mode == PlaceMode::Permanent && where.effect.kind != EffectKind::Tower)
        return refusal(Reason::PlaceHasNoAction);
    if (!isManned(view.def, view.player(), command.place)) {
        if (where.effect.kind == EffectKind::Tower) return refusal(Reason::TowerEmpty);
        return refusal(Reason::PlaceNotActive, view.work().at(command.place).filled(), where.minFilled);
    }
    auto no = refuseEffect(view, command.place);
    if (no && where.effect.kind != EffectKind::Tower && isLeftOpen(view, no->reason)) return std::nullopt;
    return no;
}

void perform(Transaction& tx, PlayerIndex me, const UsePlace& command) {
    const bool possible = !refuseEffect(View{tx.def, tx.state, me}, command.place);
    tx.emit(PlaceUsed{.player = me, .place = command.place});
    Prompt prompt = tx.state.question(me);
    prompt.place = static_cast<std::uint8_t>(command.place);
    tx.change(me, prompt);
    if (possible) return carryOut(tx, me, command.place);
    // Nobody of the Town Hall waits for a deed any longer; finish() brings home those of every other place.
    if (tx.def.place(command.place).effect.kind == EffectKind::SendToDeeds)
        tx.emit(FollowersReturned{.player = me, .place = command.place});
}

std::optional<Refusal> refuse(const View& view, const Pass&) {
    if (view.kind() != PromptKind::Act) return outOfPlace(view, Stage::Actions);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const Pass&) {
    tx.close(me);
    tx.emit(Passed{.player = me});
    if (tx.rulings().technologyDelay == ruling::TechnologyDelay::AfterPass &&
        canPlaceTechnology(View{tx.def, tx.state, me}))
        tx.open(me, PromptKind::PlaceTechnology, Rule::TechnologyDelay);
}

std::optional<Refusal> refuse(const View& view, const BuyDevelopment& command) {
    if (view.kind() != PromptKind::BuyDevelopment) return outOfPlace(view, Stage::Actions);
    const Effect& effect = view.def.place(placeAt(view.prompt().place)).effect;
    if (command.coins < effect.least || command.coins > effect.most)
        return refusal(Reason::PharmacyLimits, effect.least, effect.most);
    return refuseCoinPrice(view, command.coins);
}

void perform(Transaction& tx, PlayerIndex me, const BuyDevelopment& command) {
    tx.close(me);
    tx.pay(me, command.coins, Rule::TilesPharmacy);
    tx.develop(me, command.coins, Rule::TilesPharmacy);
}

std::optional<Refusal> refuse(const View& view, const BakeBread& command) {
    if (view.kind() != PromptKind::Bake) return outOfPlace(view, Stage::Actions);
    const std::uint8_t most = view.def.place(placeAt(view.prompt().place)).effect.most;
    if (command.grain > most) return refusal(Reason::BakeryLimit, most);
    const std::uint8_t grain = view.player().ware(Ware::Grain);
    if (command.grain == 0 || command.grain > grain) return refusal(Reason::NotEnoughGrain, grain);
    return std::nullopt;
}

/// Bread may pile up over several uses. extra-tiles.bread, extra-tiles.bakery-repeat
void perform(Transaction& tx, PlayerIndex me, const BakeBread& command) {
    const int price = tx.def.place(placeAt(tx.state.question(me).place)).price.coins;
    tx.close(me);
    tx.pay(me, price, Rule::ExtraTilesBakery);
    tx.emit(BreadBaked{.player = me, .amount = command.grain});
}

} // namespace magister::orleans
