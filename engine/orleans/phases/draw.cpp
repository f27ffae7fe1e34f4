// SPDX-License-Identifier: GPL-3.0-or-later
// Phase 3: followers out of the bag onto the market, or from action slots for draws given up.
// draw.*, tiles.bathhouse, tiles.gunpowder-tower
#include "engine/orleans/transaction.h"

#include <algorithm>

namespace magister::orleans {

namespace {

bool hasFollowerOnSlots(const Player& player) {
    if (player.work.theatre.total() > 0) return true;
    return std::any_of(player.work.places.begin(), player.work.places.end(), [](const Filling& filling) {
        return std::any_of(filling.tokens.begin(), filling.tokens.end(), isFollower);
    });
}

/// Those left from the last round take up room. draw.leftovers
int freeSpaces(const Definition& def, const Player& player) {
    return freeMarketSpaces(def, player) + freeTowerSpaces(def, player);
}

std::optional<Refusal> refuseUnlessDrawing(const View& view) {
    if (view.kind() == PromptKind::Draw) return std::nullopt;
    if (view.kind() == PromptKind::KeepDrawn || view.kind() == PromptKind::KeepOne)
        return refusal(Reason::LayDownFirst);
    return outOfPlace(view, Stage::Followers);
}

/// Draws given up need followers in the bag only where the table says so. draw.retrieve-limits
int bagLeft(const View& view) {
    const bool held = view.rulings().retrieveBag == ruling::RetrieveBag::MustHold;
    return view.player().bagTotal() - (held ? view.player().retrieved : 0);
}

/// What the hand can only put in one place goes there by itself.
void layDownForced(Transaction& tx, PlayerIndex p) {
    while (!tx.player(p).hand.empty()) {
        const bool market = freeMarketSpaces(tx.def, tx.player(p)) > 0,
                   tower = freeTowerSpaces(tx.def, tx.player(p)) > 0;
        if (market && tower) return;
        tx.emit(FollowerKept{tower ? Rule::TilesGunpowderTower : Rule::DrawFreeSpaces, p, tx.player(p).hand[0], tower});
    }
}

/// An empty bag is the rule in the first round and bad luck later.
Rule whyNothing(const State& state, const Player& player) {
    if (player.bagTotal() > 0) return Rule::DrawLeftovers;
    return state.round == 1 ? Rule::DrawFirstRound : Rule::DrawShortBag;
}

} // namespace

int drawsLeft(const Definition& def, const Player& player) {
    return drawNumber(def, player) - player.drawn - player.retrieved;
}

int drawsToCome(const Definition& def, const State& state, PlayerIndex player) {
    const Player& p = state.players[player];
    const int draws = state.stage == Stage::Followers ? drawsLeft(def, p) : drawNumber(def, p);
    return std::max(0, std::min({draws, freeSpaces(def, p), p.bagTotal()}));
}

bool retrievingCostsADraw(const Definition& def, const State& state, PlayerIndex player) {
    const Player& p = state.players[player];
    const int draws = drawsLeft(def, p), room = freeSpaces(def, p);
    const bool held = state.rulings.retrieveBag == ruling::RetrieveBag::MustHold;
    const int bag = p.bagTotal() - (held ? p.retrieved : 0);
    return std::max(0, std::min({draws, room, bag})) > std::max(0, std::min({draws - 1, room - 1, bag - (held ? 1 : 0)}));
}

void beginDrawing(Transaction& tx) {
    const PlayerIndex p = tx.state.seat(tx.state.seatsSettled);
    tx.emit(SeatsSettled{.count = static_cast<std::uint8_t>(tx.state.seatsSettled + 1)});
    const Player& player = tx.player(p);
    const bool draws = player.bagTotal() > 0 && freeSpaces(tx.def, player) > 0;
    const bool retrieves = hasFollowerOnSlots(player) && freeMarketSpaces(tx.def, player) > 0;
    if (draws || retrieves)
        tx.open(p, PromptKind::Draw, Rule::DrawAmount);
    else
        tx.emit(NothingToDraw{whyNothing(tx.state, player), p});
}

std::optional<Refusal> refuse(const View& view, const DrawFollowers& command) {
    if (auto no = refuseUnlessDrawing(view)) return no;
    if (command.count == 0) return refusal(Reason::DrawNothing);
    const int left = drawsLeft(view.def, view.player()), most = drawNumber(view.def, view.player());
    if (command.count > left)
        return refusal(view.player().retrieved > 0 ? Reason::DrawsGivenUp : Reason::DrawTooMany, left, most);
    const int room = freeSpaces(view.def, view.player());
    if (command.count > room) return refusal(Reason::NoMarketSpace, room);
    if (command.count > view.player().bagTotal()) return refusal(Reason::BagTooSmall, view.player().bagTotal());
    if (command.count > bagLeft(view)) return refusal(Reason::BagMustHold, view.player().bagTotal());
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const DrawFollowers& command) {
    const bool toHand = freeTowerSpaces(tx.def, tx.player(me)) > 0;
    const Draw draw = drawFromBag(tx.state, me, command.count, false);
    tx.emit(FollowersDrawn{Rule::DrawAmount, me, toHand, draw.pinned, draw.tokens, draw.random});
    layDownForced(tx, me);
    if (!tx.player(me).hand.empty()) tx.open(me, PromptKind::KeepDrawn, Rule::TilesGunpowderTower);
}

std::optional<Refusal> refuse(const View& view, const UseBathhouse&) {
    if (auto no = refuseUnlessDrawing(view)) return no;
    if (!view.player().owns(PlaceId::Bathhouse)) return refusal(Reason::NoBathhouse);
    if (view.player().bathed) return refusal(Reason::BathhouseUsed);
    if (view.player().bagTotal() == 0) return refusal(Reason::BathBagEmpty);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const UseBathhouse&) {
    const Draw draw = drawFromBag(tx.state, me, tx.def.place(PlaceId::Bathhouse).effect.draws, false);
    tx.emit(BathhouseDrawn{Rule::TilesBathhouse, me, draw.pinned, draw.tokens, draw.random});
    tx.open(me, PromptKind::KeepOne, Rule::TilesBathhouse);
}

std::optional<Refusal> refuse(const View& view, const KeepDrawn& command) {
    const bool one = view.kind() == PromptKind::KeepOne;
    if (!one && view.kind() != PromptKind::KeepDrawn) {
        if (view.kind() == PromptKind::Draw) return refusal(Reason::NotInHand);
        return outOfPlace(view, Stage::Followers);
    }
    const auto& hand = view.player().hand;
    if (std::find(hand.begin(), hand.end(), command.token) == hand.end()) return refusal(Reason::NotInHand);
    if (command.tower && !view.player().owns(PlaceId::GunpowderTower)) return refusal(Reason::NoTower);
    if (command.tower && freeTowerSpaces(view.def, view.player()) == 0) return refusal(Reason::TowerFull);
    if (!command.tower && freeMarketSpaces(view.def, view.player()) == 0)
        return refusal(one ? Reason::BathMarketFull : Reason::NoMarketSpace);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const KeepDrawn& command) {
    const bool one = tx.state.kind(me) == PromptKind::KeepOne;
    const Rule market = one ? Rule::TilesBathhouse : Rule::DrawFreeSpaces;
    tx.emit(FollowerKept{command.tower ? Rule::TilesGunpowderTower : market, me, command.token, command.tower});
    if (one && !tx.player(me).hand.empty()) tx.emit(HandReturned{.player = me});
    layDownForced(tx, me);
    if (tx.player(me).hand.empty()) tx.close(me);
}

/// A free space of the market obliges to keep one; the tower may be used, it need not be. tiles.bathhouse,
/// tiles.gunpowder-tower
std::optional<Refusal> refuse(const View& view, const ReturnDrawn&) {
    if (view.kind() == PromptKind::KeepDrawn) return refusal(Reason::LayDownFirst);
    if (view.kind() == PromptKind::Draw) return refusal(Reason::NotInHand);
    if (view.kind() != PromptKind::KeepOne) return outOfPlace(view, Stage::Followers);
    if (freeMarketSpaces(view.def, view.player()) > 0) return refusal(Reason::BathMustKeep);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const ReturnDrawn&) {
    tx.close(me);
    tx.emit(HandReturned{.player = me});
}

std::optional<Refusal> refuse(const View& view, const Retrieve& command) {
    if (auto no = refuseUnlessDrawing(view)) return no;
    const Token token = tokenAt(view.player(), view.def, command.place, command.slot);
    if (token == Token::Nothing) return refusal(Reason::NobodyThere);
    if (token == Token::Technology) return refusal(Reason::TechnologyStays);
    if (drawsLeft(view.def, view.player()) <= 0)
        return refusal(Reason::NoDrawGivenUp, drawNumber(view.def, view.player()));
    if (bagLeft(view) <= 0 && view.rulings().retrieveBag == ruling::RetrieveBag::MustHold)
        return refusal(Reason::BagMustHold, view.player().bagTotal());
    if (freeMarketSpaces(view.def, view.player()) == 0) return refusal(Reason::NoRoomToRetrieve);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const Retrieve& command) {
    const Token token = tokenAt(tx.player(me), tx.def, command.place, command.slot);
    tx.emit(FollowerRetrieved{.player = me, .place = command.place, .slot = command.slot, .token = token});
}

std::optional<Refusal> refuse(const View& view, const Done&) {
    switch (view.kind()) {
    case PromptKind::Draw:
    case PromptKind::Plan:
    case PromptKind::PlaceTechnology:
        return std::nullopt;
    case PromptKind::KeepDrawn:
    case PromptKind::KeepOne:
        return refusal(Reason::LayDownFirst);
    default:
        return refusal(Reason::NotTheTime);
    }
}

void perform(Transaction& tx, PlayerIndex me, const Done&) {
    const PromptKind kind = tx.state.kind(me);
    tx.close(me);
    if (kind == PromptKind::Draw) tx.emit(DoneSaid{Rule::DrawAmount, me});
    if (kind == PromptKind::Plan) tx.emit(DoneSaid{Rule::PlanningTogether, me});
}

} // namespace magister::orleans
