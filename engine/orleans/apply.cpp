// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orleans/transaction.h"

#include <algorithm>

namespace magister::orleans {

namespace {

template <std::size_t N> void putInto(std::array<Token, N>& spaces, Token token) {
    const auto free = std::find(spaces.begin(), spaces.end(), Token::Nothing);
    if (free != spaces.end()) *free = token;
}
template <std::size_t N> void takeFrom(std::array<Token, N>& spaces, Token token) {
    const auto it = std::find(spaces.begin(), spaces.end(), token);
    if (it != spaces.end()) *it = Token::Nothing;
}
template <class Count> void raise(Count& count, int by) {
    count = static_cast<Count>(count + by);
}

struct Apply {
    const Definition& def;
    State& s;

    Player& player(PlayerIndex p) { return s.players[p]; }
    Workforce& work(PlayerIndex p) { return s.players[p].work; }
    bool openRow(PlaceId place) const { return def.place(place).openRow; }

    void operator()(const TileRemoved& e) { s.stacks &= ~setOf(e.tile); }
    void operator()(const TileRemovalDeclined&) {}
    void operator()(const RoundStarted& e) {
        s.round = e.round;
        s.eventKnown = false;
        s.event = EventKind{};
    }
    void operator()(const StageReached& e) {
        s.stage = e.stage;
        s.seatsSettled = 0;
        s.done = 0;
        s.active = none;
        for (Player& p : s.players) {
            p.drawn = p.retrieved = 0;
            p.bathed = false;
            // The delay ends with the action phase. technology.delay
            if (e.stage == Stage::Event) p.newTechnologies = 0;
        }
    }
    void operator()(const SeatsSettled& e) { s.seatsSettled = e.count; }
    void operator()(const HourglassTurned& e) {
        s.hourglass.pop();
        s.event = e.event;
        s.eventKnown = true;
        ++s.eventsSeen[static_cast<std::size_t>(e.event)];
    }
    void operator()(const CensusTaken&) {}
    void operator()(const CoinsGained& e) {
        raise(player(e.player).coins, e.amount);
        raise(s.bank, -e.amount);
    }
    void operator()(const CoinsPaid& e) {
        raise(player(e.player).coins, -e.amount);
        if (e.to != none)
            raise(player(e.to).coins, e.amount);
        else
            raise(s.bank, e.amount);
    }
    void operator()(const TreasuryEmpty&) {}

    template <class Tokens> void outOfBag(Player& p, const Tokens& tokens, std::uint8_t pinned) {
        for (const Token token : tokens)
            --p.bag.of(token);
        for (std::uint8_t i = 0; i < pinned; ++i)
            p.pinned.erase(0);
    }
    void operator()(const FollowersDrawn& e) {
        Player& p = player(e.player);
        outOfBag(p, e.tokens, e.pinned);
        for (const Token token : e.tokens)
            if (e.toHand)
                p.hand.push(token);
            else
                putInto(p.work.market, token);
        raise(p.drawn, static_cast<int>(e.tokens.size()));
        s.random = e.random;
    }
    void operator()(const BathhouseDrawn& e) {
        Player& p = player(e.player);
        outOfBag(p, e.tokens, e.pinned);
        p.hand = e.tokens;
        p.bathed = true;
        s.random = e.random;
    }
    void operator()(const FollowerKept& e) {
        Player& p = player(e.player);
        const auto it = std::find(p.hand.begin(), p.hand.end(), e.token);
        if (it != p.hand.end()) p.hand.erase(static_cast<std::size_t>(it - p.hand.begin()));
        if (e.tower)
            putInto(p.work.tower, e.token);
        else
            putInto(p.work.market, e.token);
    }
    void operator()(const HandReturned& e) {
        Player& p = player(e.player);
        for (const Token token : p.hand)
            ++p.bag.of(token);
        p.hand.clear();
    }
    /// Takes a token off a slot or out of the open row.
    void lift(Player& p, PlaceId place, SlotOfPlace slot) {
        if (openRow(place)) {
            --p.work.theatre.counts[slot - 1u];
            return;
        }
        Filling& filling = p.work.at(place);
        filling.tokens[slot] = Token::Nothing;
        filling.fresh = static_cast<std::uint8_t>(filling.fresh & ~(0x11u << slot));
    }
    void operator()(const FollowerRetrieved& e) {
        Player& p = player(e.player);
        lift(p, e.place, e.slot);
        putInto(p.work.market, e.token);
        ++p.retrieved;
    }
    void operator()(const NothingToDraw& e) { s.done = static_cast<std::uint8_t>(s.done | 1u << e.player); }
    void operator()(const DoneSaid& e) { s.done = static_cast<std::uint8_t>(s.done | 1u << e.player); }
    void operator()(const PlanReopened& e) { s.done = static_cast<std::uint8_t>(s.done & ~(1u << e.player)); }

    void operator()(const PlanningBegan& e) {
        if (!e.hidden) return;
        for (std::size_t p = 0; p < s.playerCount; ++p)
            s.plansBefore[p] = s.players[p].work;
    }
    void operator()(const FollowerPlaced& e) {
        Workforce& w = work(e.player);
        if (e.fromTower)
            takeFrom(w.tower, e.token);
        else
            takeFrom(w.market, e.token);
        if (openRow(e.place)) {
            ++w.theatre.of(e.token);
            ++w.theatreFresh[e.fromTower].of(e.token);
            return;
        }
        Filling& filling = w.at(e.place);
        filling.tokens[e.slot] = e.token;
        filling.fresh = static_cast<std::uint8_t>(filling.fresh | (e.fromTower ? 0x11u : 0x01u) << e.slot);
    }
    void operator()(const TechnologyPlaced& e) {
        Workforce& w = work(e.player);
        Filling& filling = w.at(e.place);
        filling.tokens[e.slot] = Token::Technology;
        if (s.stage == Stage::Planning) filling.fresh = static_cast<std::uint8_t>(filling.fresh | 1u << e.slot);
        --w.technologies;
        ++w.technologiesPlaced;
        player(e.player).newTechnologies = std::min(player(e.player).newTechnologies, w.technologies);
    }
    void operator()(const PlacementTakenBack& e) {
        Workforce& w = work(e.player);
        if (e.token == Token::Technology) {
            ++w.technologies;
            --w.technologiesPlaced;
            return lift(player(e.player), e.place, e.slot);
        }
        bool tower;
        if (openRow(e.place)) {
            tower = w.theatreFresh[0].of(e.token) == 0;
            --w.theatreFresh[tower].of(e.token);
        } else {
            tower = w.at(e.place).isFromTower(e.slot);
        }
        lift(player(e.player), e.place, e.slot);
        if (tower)
            putInto(w.tower, e.token);
        else
            putInto(w.market, e.token);
    }
    static void settlePlan(Workforce& w) {
        for (Filling& filling : w.places)
            filling.fresh = 0;
        w.theatreFresh = {};
    }
    void operator()(const JobCommitted& e) { settlePlan(work(e.player)); }
    void operator()(const PlansSettled&) {
        for (std::size_t p = 0; p < s.playerCount; ++p) {
            settlePlan(s.players[p].work);
            s.plansBefore[p] = Workforce{};
        }
    }

    void operator()(const TurnStarted& e) { s.active = e.player; }
    void operator()(const PlaceUsed&) {}
    /// Own-coloured ones as well: they never leave their owner. own-followers.always
    void empty(Player& p, PlaceId place) {
        if (openRow(place)) {
            for (std::size_t i = 0; i < followerTokenCount; ++i)
                raise(p.bag.counts[i], p.work.theatre.counts[i]);
            p.work.theatre = {};
            p.work.theatreFresh = {};
        }
        for (Token& token : p.work.at(place).tokens)
            if (isFollower(token)) {
                ++p.bag.of(token);
                token = Token::Nothing;
            }
    }
    void operator()(const FollowersReturned& e) { empty(player(e.player), e.place); }
    void operator()(const Passed& e) { s.done = static_cast<std::uint8_t>(s.done | 1u << e.player); }
    void operator()(const FollowerRecruited& e) {
        --s.supply[static_cast<std::size_t>(e.follower)];
        ++player(e.player).bag.of(neutral(e.follower));
    }
    void operator()(const TrackAdvanced& e) { player(e.player).track(e.track) = e.to; }
    void operator()(const GoodGained& e) {
        --s.goods[static_cast<std::size_t>(e.good)];
        ++player(e.player).ware(wareOf(e.good));
    }
    void operator()(const GoodTaken& e) {
        s.map[e.slot] = none;
        ++player(e.player).ware(wareOf(e.good));
    }
    void operator()(const GoodLeft&) {}
    void operator()(const WarePaid& e) {
        --player(e.player).ware(e.ware);
        auto& stacks = e.gone ? s.goodsGone : s.goods;
        ++stacks[static_cast<std::size_t>(goodOf(e.ware))];
    }
    void operator()(const BreadBaked& e) {
        raise(player(e.player).ware(Ware::Grain), -e.amount);
        raise(player(e.player).ware(Ware::Bread), e.amount);
    }
    void operator()(const TechnologyGained& e) {
        --s.technologies;
        ++work(e.player).technologies;
        ++player(e.player).newTechnologies;
    }
    void operator()(const TileTaken& e) {
        s.stacks &= ~setOf(e.tile);
        player(e.player).tiles |= setOf(e.tile);
    }
    void operator()(const DevelopmentMoved& e) {
        Player& p = player(e.player);
        p.development = e.to;
        for (std::size_t i = 0; i < def.development.coins.size(); ++i)
            if (def.development.coins[i].space <= e.to)
                p.coinSpacesPaid = static_cast<std::uint8_t>(p.coinSpacesPaid | 1u << i);
    }
    /// Nothing takes one away again. citizens.kept
    void operator()(const CitizenTaken& e) {
        s.citizensLeft = static_cast<std::uint16_t>(s.citizensLeft & ~(1u << e.citizen));
        ++player(e.player).citizens;
    }
    void operator()(const MerchantMoved& e) { player(e.owner).merchant = e.to; }
    void operator()(const StationBuilt& e) {
        --player(e.player).stations;
        s.stationsAt[e.town] = static_cast<std::uint8_t>(s.stationsAt[e.town] | 1u << e.player);
    }
    /// The token stays at its deed until the end. deeds.stay
    void operator()(const FollowerSent& e) {
        Workforce& w = work(e.player);
        if (e.fromTower)
            w.tower[e.slot] = Token::Nothing;
        else
            w.at(PlaceId::TownHall).tokens[e.slot] = Token::Nothing;
        ++s.deeds[static_cast<std::size_t>(e.deed)][static_cast<std::size_t>(e.follower)];
    }

    void operator()(const EventBegan&) {}
    void operator()(const SacristyUsed& e) { empty(player(e.player), PlaceId::Sacristy); }
    void operator()(const EventSpared&) {}
    /// The marker stays where it is. events.plague-track
    void operator()(const PlagueDrawn& e) {
        s.random = e.random;
        for (std::uint8_t i = 0; i < e.pinned; ++i)
            player(e.player).pinned.erase(0);
        if (isOwn(e.token)) return;
        --player(e.player).bag.of(e.token);
        ++s.supply[static_cast<std::size_t>(kindOf(e.token))];
    }
    void operator()(const DebtArisen&) {}
    void operator()(const DebtDropped&) {}
    void operator()(const StationLost& e) {
        if (e.town == none)
            --player(e.player).stations;
        else
            s.stationsAt[e.town] = static_cast<std::uint8_t>(s.stationsAt[e.town] & ~(1u << e.player));
    }
    void operator()(const FollowerLost& e) {
        s.random = e.random;
        --player(e.player).bag.of(e.token);
        ++s.followersGone[static_cast<std::size_t>(kindOf(e.token))];
    }
    /// With all that lies on it; its followers go back into the bag. torture.tile-contents
    void operator()(const TileLost& e) {
        Player& p = player(e.player);
        empty(p, e.tile);
        for (Token& token : p.work.at(e.tile).tokens)
            if (token == Token::Technology) {
                token = Token::Nothing;
                ++s.technologiesGone;
            }
        if (def.place(e.tile).effect.kind == EffectKind::Tower)
            for (Token& token : p.work.tower)
                if (token != Token::Nothing) {
                    ++p.bag.of(token);
                    token = Token::Nothing;
                }
        if (def.place(e.tile).effect.kind == EffectKind::Bake) {
            raise(s.goodsGone[static_cast<std::size_t>(Good::Grain)], p.ware(Ware::Bread));
            p.ware(Ware::Bread) = 0;
        }
        p.tiles &= ~setOf(e.tile);
    }
    void operator()(const TechnologyLost& e) {
        ++s.technologiesGone;
        Player& p = player(e.player);
        if (e.place != none) {
            p.work.at(placeAt(e.place)).tokens[e.slot] = Token::Nothing;
            return;
        }
        --p.work.technologies;
        p.newTechnologies = std::min(p.newTechnologies, p.work.technologies);
    }
    void operator()(const StartPlayerPassed& e) { s.startPlayer = e.player; }
    void operator()(const ScoreLine& e) { raise(player(e.player).points, e.points); }
    void operator()(const GameEnded& e) { s.winners = e.winners; }

    void operator()(const PromptOpened& e) { s.questions[e.player][s.questionCount[e.player]++] = e.prompt; }
    void operator()(const PromptClosed& e) { s.questions[e.player][--s.questionCount[e.player]] = Prompt{}; }
    void operator()(const PromptChanged& e) { s.questions[e.player][s.questionCount[e.player] - 1u] = e.prompt; }
};

} // namespace

void apply(const Definition& definition, State& state, const Event& event) {
    std::visit(Apply{definition, state}, event);
}

} // namespace magister::orleans
