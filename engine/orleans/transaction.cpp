// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orleans/transaction.h"

#include <algorithm>
#include <bit>

namespace magister::orleans {

/// Coins are coins: nobody has to change any. money.unit, money.bank, money.bank-unlimited
void Transaction::gain(PlayerIndex p, int coins, Rule rule) {
    if (coins <= 0) return;
    const bool limited = rulings().bankSize == ruling::BankSize::BoxTokens;
    const int paid = limited ? std::min<int>(coins, state.bank) : coins;
    if (paid > 0) emit(CoinsGained{rule, p, static_cast<std::uint8_t>(paid)});
    if (paid < coins) emit(TreasuryEmpty{.player = p, .missing = static_cast<std::uint8_t>(coins - paid)});
}

void Transaction::pay(PlayerIndex p, int coins, Rule rule) {
    if (coins > 0) emit(CoinsPaid{rule, p, static_cast<std::uint8_t>(coins), none});
}

void Transaction::demand(PlayerIndex p, int coins, Rule rule) {
    if (coins <= player(p).coins) return pay(p, coins, rule);
    emit(DebtArisen{.player = p, .amount = static_cast<std::uint8_t>(coins)});
    if (player(p).coins == 0 && !hasAsset(def, state, p)) {
        emit(DebtDropped{.player = p, .amount = static_cast<std::uint8_t>(coins)});
        return;
    }
    open(p, Prompt{.rule = rule, .kind = PromptKind::PayDebt, .amount = static_cast<std::uint8_t>(coins)});
}

void Transaction::takeCitizen(PlayerIndex p, std::uint8_t citizen, Rule rule) {
    if (state.citizensLeft >> citizen & 1u) emit(CitizenTaken{rule, p, citizen});
}

/// One space a point; a coin space once paid pays no more to that player. development.point, development.coins-once
void Transaction::develop(PlayerIndex p, int points, Rule rule) {
    const std::uint8_t from = player(p).development;
    const auto to = static_cast<std::uint8_t>(std::min<int>(from + points, def.development.lastSpace));
    if (points <= 0) return;
    const std::uint8_t paid = player(p).coinSpacesPaid;
    emit(DevelopmentMoved{from == to ? Rule::DevelopmentEnd : rule, p, from, to});
    for (std::size_t i = 0; i < def.development.coins.size(); ++i) {
        const CoinSpace& space = def.development.coins[i];
        if (space.space > from && space.space <= to && !(paid >> i & 1u)) gain(p, space.coins, Rule::DevelopmentCoins);
    }
    for (std::size_t i = 0; i < def.development.citizens.size(); ++i)
        if (def.development.citizens[i] > from && def.development.citizens[i] <= to)
            takeCitizen(p, static_cast<std::uint8_t>(i), Rule::DevelopmentCitizen);
}

void Transaction::gainGood(PlayerIndex p, Good good, Rule rule) {
    if (state.goods[static_cast<std::size_t>(good)] > 0) emit(GoodGained{rule, p, good});
}

void Transaction::gainTechnology(PlayerIndex p, Rule rule) {
    if (state.technologies > 0) emit(TechnologyGained{rule, p});
}

void Transaction::reward(PlayerIndex p, Track track, std::uint8_t space, bool onArrival, Rule rule) {
    const TrackSpace& reached = def.track(track).spaces[space];
    switch (reached.kind) {
    case RewardKind::Nothing:
        return;
    case RewardKind::Good:
        return gainGood(p, reached.good, rule);
    case RewardKind::Technology:
        return gainTechnology(p, rule);
    case RewardKind::PlaceTile:
        return open(p, Prompt{.rule = rule, .kind = PromptKind::TakeTile, .amount = reached.stacks});
    case RewardKind::Coins:
        return gain(p, reached.amount, rule);
    case RewardKind::Development:
        return develop(p, reached.amount, rule);
    case RewardKind::Citizen: // For the first to arrive; later comers get nothing. village.boatman-last-later
        if (onArrival) takeCitizen(p, track == Track::Knight ? knightCitizen : boatmanCitizen, rule);
        return;
    }
}

namespace {
Rule rewardRule(Track track, RewardKind kind) {
    switch (track) {
    case Track::Farmer:
        return Rule::FarmhouseGood;
    case Track::Boatman:
        return kind == RewardKind::Citizen ? Rule::VillageBoatmanCitizen : Rule::VillageBoatman;
    case Track::Craftsman:
        return Rule::VillageCraftsman;
    case Track::Trader:
        return Rule::TownExpand;
    case Track::Knight:
        return Rule::CastleFourthKnight;
    case Track::Scholar:
        return Rule::UniversityPoints;
    }
    return Rule::TracksAdvance;
}
Rule recruitRule(Follower follower) {
    switch (follower) {
    case Follower::Farmer:
        return Rule::FarmhouseRecruit;
    case Follower::Boatman:
        return Rule::VillageBoatman;
    case Follower::Craftsman:
        return Rule::VillageCraftsman;
    case Follower::Trader:
        return Rule::VillageTrader;
    case Follower::Knight:
        return Rule::CastleRecruit;
    case Follower::Scholar:
        return Rule::UniversityRecruit;
    case Follower::Monk:
        break;
    }
    return Rule::MonasteryRecruit;
}
} // namespace

/// Monks have no track. tracks.six
void Transaction::recruit(PlayerIndex p, Follower follower) {
    emit(FollowerRecruited{recruitRule(follower), p, follower});
    if (!hasTrack(follower)) return;
    const Track track = trackOf(follower);
    const auto to = static_cast<std::uint8_t>(player(p).track(track) + 1);
    emit(TrackAdvanced{.player = p, .track = track, .to = to});
    reward(p, track, to, true, rewardRule(track, def.track(track).spaces[to].kind));
}

/// As the last level space passed says; Income, the Hospital and the final scoring ask for it. development.level,
/// development.level-uses
int levelOf(const Definition& definition, const Player& player) {
    return definition.development.levelAt(player.development); // always by the marker: development.level-falls
}

/// As the marker on the knight track says. castle.draw-number
int drawNumber(const Definition& definition, const Player& player) {
    return definition.drawNumber[player.track(Track::Knight)];
}

int stationsBuilt(const State& state, PlayerIndex player) {
    int built = 0;
    for (const std::uint8_t town : state.stationsAt)
        built += town >> player & 1;
    return built;
}

/// planning.active
bool isActive(const Definition& definition, const Player& player, PlaceId place) {
    const Place& where = definition.place(place);
    if (where.openRow) return player.work.theatre.total() >= where.minFilled;
    const int needed = where.minFilled != 0 ? where.minFilled : static_cast<int>(where.actionSlots.size());
    return player.work.at(place).filled() >= needed;
}

int activePlaces(const Definition& definition, const Player& player) {
    int active = 0;
    for (std::size_t i = 0; i < placeCount; ++i)
        active += player.owns(placeAt(i)) && definition.places[i].mode == PlaceMode::Activated &&
                  isActive(definition, player, placeAt(i));
    return active;
}

/// A monk fits everywhere, and the owner of some tiles has others that stand in. A starting follower is a follower of
/// its kind here. monastery.wild, monastery.one-way, tiles.school, tiles.herb-garden, tiles.substitutes-own,
/// extra-tiles.barracks, extra-tiles.barracks-direction
SlotSet slotsFor(const Definition& def, const State& state, const Player& player, Follower kind) {
    constexpr SlotSet any = 1u << static_cast<unsigned>(Slot::Any);
    if (kind == Follower::Monk) return 0xFF;
    unsigned slots = any | setOf(kind);
    for (TileSet tiles = player.tiles; tiles != 0; tiles &= tiles - 1) {
        const PlaceId tile = placeAt(boardPlaceCount + static_cast<std::size_t>(std::countr_zero(tiles)));
        const Effect& effect = def.place(tile).effect;
        if (effect.kind != EffectKind::StandIn) continue;
        const bool turned =
            tile == PlaceId::Barracks && state.rulings.barracksDirection == ruling::BarracksDirection::KnightAsAny;
        if (contains(turned ? effect.followers : effect.who, kind)) slots |= turned ? effect.who : effect.followers;
    }
    constexpr unsigned monk = 1u << static_cast<unsigned>(Slot::Monk);
    return static_cast<SlotSet>(slots & ~monk);
}

bool fits(const Definition& definition, const State& state, const Player& player, Token token, Slot slot) {
    return slotsFor(definition, state, player, kindOf(token)) >> static_cast<unsigned>(slot) & 1u;
}

int freeMarketSpaces(const Definition& definition, const Player& player) {
    int used = 0;
    for (const Token token : player.work.market)
        used += token != Token::Nothing;
    return definition.marketSpaces - used;
}

int freeTowerSpaces(const Definition& definition, const Player& player) {
    if (!player.owns(PlaceId::GunpowderTower)) return 0;
    int used = 0;
    for (const Token token : player.work.tower)
        used += token != Token::Nothing;
    return definition.place(PlaceId::GunpowderTower).effect.spaces - used;
}

TileSet tilesOn(const Definition& def, const State& state, StackSet stacks) {
    TileSet found = 0;
    for (TileSet tiles = state.stacks; tiles != 0; tiles &= tiles - 1) {
        const PlaceId tile = placeAt(boardPlaceCount + static_cast<std::size_t>(std::countr_zero(tiles)));
        if (stacks & setOf(def.place(tile).stack)) found |= setOf(tile);
    }
    return found;
}

Token tokenAt(const Player& player, const Definition& def, PlaceId place, SlotOfPlace slot) {
    if (indexOf(place) >= placeCount) return Token::Nothing;
    const Place& where = def.place(place);
    if (where.openRow) {
        const bool kind = slot >= 1 && slot <= followerTokenCount;
        return kind && player.work.theatre.counts[slot - 1u] > 0 ? static_cast<Token>(slot) : Token::Nothing;
    }
    return slot < where.actionSlots.size() ? player.work.at(place).tokens[slot] : Token::Nothing;
}

Draw drawFromBag(const State& state, PlayerIndex player, int count, bool neutralsOnly) {
    const Player& p = state.players[player];
    TokenCounts bag = p.bag;
    Draw draw;
    draw.random = state.random;
    const std::size_t kinds = neutralsOnly ? followerCount : followerTokenCount;
    for (int i = 0; i < count; ++i) {
        Token token = Token::Nothing;
        while (!neutralsOnly && token == Token::Nothing && draw.pinned < p.pinned.size()) {
            const Token wanted = p.pinned[draw.pinned++];
            const Follower kind = kindOf(wanted);
            if (bag.of(wanted) > 0)
                token = wanted;
            else if (static_cast<std::size_t>(kind) < startingCount && bag.of(own(kind)) > 0)
                token = own(kind);
        }
        if (token == Token::Nothing) {
            const int all = neutralsOnly ? bag.neutrals() : bag.total();
            if (all == 0) break;
            auto left = static_cast<int>(draw.random.below(static_cast<std::uint32_t>(all)));
            std::size_t index = 0;
            while (index + 1 < kinds && left >= bag.counts[index])
                left -= bag.counts[index++];
            token = static_cast<Token>(index + 1);
        }
        --bag.of(token);
        draw.tokens.push(token);
    }
    return draw;
}

Refusal outOfPlace(const View& view, Stage stage) {
    if (view.state.stage != stage) return refusal(Reason::OtherPhase);
    return refusal(Reason::AnswerFirst);
}

} // namespace magister::orleans
