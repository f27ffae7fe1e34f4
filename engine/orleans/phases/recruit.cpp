// SPDX-License-Identifier: GPL-3.0-or-later
// New followers and what their tracks bring: farmhouse.*, village.*, university.*, castle.*, monastery.*, town.*,
// tracks.*, extra-tiles.stash, extra-tiles.goldsmith
#include "engine/orleans/transaction.h"

#include <algorithm>

namespace magister::orleans {

/// Pilgrimage forbids new monks, and nothing else about them. events.pilgrimage-scope
/// What lies on the space reached must be there, too. supply.limited, supply.blocked, farmhouse.empty-good,
/// town.stack-empty
std::optional<Refusal> refuseRecruit(const View& view, Follower follower) {
    if (follower == Follower::Monk && view.state.eventKnown && view.state.event == EventKind::Pilgrimage)
        return refusal(Reason::NoMonksToday);
    if (hasTrack(follower) && view.player().track(trackOf(follower)) >= view.def.track(trackOf(follower)).lastSpace())
        return refusal(Reason::TrackFinished);
    if (view.state.supply[static_cast<std::size_t>(follower)] == 0) return refusal(Reason::StackEmpty);
    if (!hasTrack(follower)) return std::nullopt;
    const FollowerTrack& track = view.def.track(trackOf(follower));
    const TrackSpace& next = track.spaces[view.player().track(trackOf(follower)) + 1u];
    const bool goodNeeded = view.rulings().farmhouseGood == ruling::FarmhouseGood::Needed;
    switch (next.kind) {
    case RewardKind::Good:
        if (goodNeeded && view.state.goods[static_cast<std::size_t>(next.good)] == 0)
            return refusal(Reason::FarmhouseNoGood);
        return std::nullopt;
    case RewardKind::Technology:
        if (view.state.technologies == 0) return refusal(Reason::StackEmpty);
        return std::nullopt;
    case RewardKind::PlaceTile:
        if (tilesOn(view.def, view.state, next.stacks) == 0) return refusal(Reason::NoPlaceTileLeft);
        return std::nullopt;
    default:
        return std::nullopt;
    }
}

std::optional<Refusal> refuse(const View& view, const RecruitFollower& command) {
    if (view.kind() != PromptKind::Recruit) return outOfPlace(view, Stage::Actions);
    const FollowerSet kinds = view.def.place(placeAt(view.prompt().place)).effect.followers;
    if (static_cast<std::size_t>(command.follower) >= followerCount || !contains(kinds, command.follower))
        return refusal(Reason::OneOfThree);
    return refuseRecruit(view, command.follower);
}

void perform(Transaction& tx, PlayerIndex me, const RecruitFollower& command) {
    tx.close(me);
    tx.recruit(me, command.follower);
}

/// Any tile of the stacks allowed, not just the top one. town.choose-freely, town.first-from-one
std::optional<Refusal> refuse(const View& view, const TakeTile& command) {
    if (view.kind() != PromptKind::TakeTile) return outOfPlace(view, Stage::Actions);
    if (indexOf(command.tile) >= placeCount || !isTile(command.tile) || !(view.state.stacks & setOf(command.tile)))
        return refusal(Reason::TileNotOnStack);
    if (!(view.prompt().amount & setOf(view.def.place(command.tile).stack))) return refusal(Reason::FirstTileFromOne);
    return std::nullopt;
}

/// A lasting ability counts from now on. town.effective
void perform(Transaction& tx, PlayerIndex me, const TakeTile& command) {
    tx.close(me);
    tx.emit(TileTaken{.player = me, .tile = command.tile});
}

std::optional<Refusal> refuse(const View& view, const PayWare& command) {
    if (view.kind() != PromptKind::PayWare) return outOfPlace(view, Stage::Actions);
    if (static_cast<std::size_t>(command.ware) >= wareCount || view.player().ware(command.ware) == 0)
        return refusal(Reason::NotThatWare);
    const Effect& effect = view.def.place(placeAt(view.prompt().place)).effect;
    if (effect.kind == EffectKind::RepeatReward && !bringsReward(view, command.ware))
        return refusal(Reason::NoRewardThere);
    return std::nullopt;
}

/// extra-tiles.goldsmith, extra-tiles.stash
void perform(Transaction& tx, PlayerIndex me, const PayWare& command) {
    const Prompt prompt = tx.state.question(me);
    tx.close(me);
    tx.emit(WarePaid{prompt.rule, me, command.ware, false});
    if (tx.def.place(placeAt(prompt.place)).effect.kind == EffectKind::DevelopmentPerStation)
        return tx.develop(me, stationsBuilt(tx.state, me), Rule::ExtraTilesGoldsmith);
    tx.open(me, Prompt{.rule = Rule::ExtraTilesStash, .kind = PromptKind::TakeReward, .place = prompt.place});
}

namespace {

/// A start space gives nothing, and the citizen of a last space is gone when somebody stands there. Followers do not
/// matter: the track may be bare of them. `returned`: a ware about to be paid, or nothing.
bool canTakeReward(const View& view, Track track, std::optional<Ware> returned = std::nullopt) {
    if (!(view.def.place(PlaceId::Stash).effect.tracks >> static_cast<unsigned>(track) & 1u)) return false;
    const TrackSpace& space = view.def.track(track).spaces[view.player().track(track)];
    switch (space.kind) {
    case RewardKind::Good:
        return view.state.goods[static_cast<std::size_t>(space.good)] > 0 ||
               (returned && goodOf(*returned) == space.good);
    case RewardKind::Technology:
        return view.state.technologies > 0;
    case RewardKind::PlaceTile:
        return tilesOn(view.def, view.state, space.stacks) != 0;
    case RewardKind::Coins:
    case RewardKind::Development:
        return true;
    case RewardKind::Nothing:
    case RewardKind::Citizen:
        break;
    }
    return false;
}

} // namespace

/// First the price, then the reward: what is paid lies on the goods market by then. extra-tiles.bakery-repeat
bool bringsReward(const View& view, Ware paid) {
    return std::any_of(allTracks.begin(), allTracks.end(),
                       [&](Track track) { return canTakeReward(view, track, paid); });
}

std::optional<Refusal> refuse(const View& view, const TakeReward& command) {
    if (view.kind() != PromptKind::TakeReward) return outOfPlace(view, Stage::Actions);
    if (static_cast<std::size_t>(command.track) >= trackCount || !canTakeReward(view, command.track))
        return refusal(Reason::NoRewardThere);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const TakeReward& command) {
    tx.close(me);
    tx.reward(me, command.track, tx.player(me).track(command.track), false, Rule::ExtraTilesStash);
}

} // namespace magister::orleans
