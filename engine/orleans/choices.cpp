// SPDX-License-Identifier: GPL-3.0-or-later
// Candidates for the open question. Legality is asked of `refuse` alone.
#include "engine/orleans/transaction.h"

#include <bit>

namespace magister::orleans {

namespace {

struct Lister {
    const View& view;
    Listing listing;
    std::vector<Choice>& out;

    bool everything() const { return listing == Listing::WithRefused; }

    template <class C> void offer(const C& command) {
        auto no = refuse(view, command);
        if (!no || everything()) out.push_back({command, no});
    }

    template <class Each> void ownPlaces(Each each) {
        for (std::size_t i = 0; i < boardPlaceCount; ++i)
            each(placeAt(i));
        for (TileSet tiles = view.player().tiles; tiles != 0; tiles &= tiles - 1)
            each(placeAt(boardPlaceCount + static_cast<std::size_t>(std::countr_zero(tiles))));
    }
    template <class Each> void tiles(TileSet set, Each each) {
        for (; set != 0; set &= set - 1)
            each(placeAt(boardPlaceCount + static_cast<std::size_t>(std::countr_zero(set))));
    }
    /// Every slot of one's own that is taken; in the open row by kind.
    template <class Each> void taken(Each each) {
        ownPlaces([&](PlaceId place) {
            if (view.def.place(place).openRow) {
                for (SlotOfPlace kind = 1; kind <= followerTokenCount; ++kind)
                    if (view.work().theatre.counts[kind - 1u] > 0) each(place, kind);
                return;
            }
            for (SlotOfPlace slot = 0; slot < view.def.place(place).actionSlots.size(); ++slot)
                if (view.work().at(place).tokens[slot] != Token::Nothing) each(place, slot);
        });
    }
    template <class Tokens, class Each> static void kindsOn(const Tokens& tokens, Each each) {
        std::uint16_t seen = 0;
        for (const Token token : tokens) {
            const auto bit = static_cast<std::uint16_t>(1u << static_cast<unsigned>(token));
            if (token == Token::Nothing || (seen & bit)) continue;
            seen = static_cast<std::uint16_t>(seen | bit);
            each(token);
        }
    }

    void draws() {
        const int most = everything() ? drawNumber(view.def, view.player()) + 1 : drawsLeft(view.def, view.player());
        for (int count = 1; count <= most; ++count)
            offer(DrawFollowers{static_cast<std::uint8_t>(count)});
        if (everything() ? view.player().owns(PlaceId::Bathhouse) : true) offer(UseBathhouse{});
        if (everything() || drawsLeft(view.def, view.player()) > 0)
            taken([&](PlaceId place, SlotOfPlace slot) { offer(Retrieve{place, slot}); });
        offer(Done{});
    }

    void keeps() {
        kindsOn(view.player().hand, [&](Token token) {
            offer(KeepDrawn{token, false});
            if (!everything() || view.player().owns(PlaceId::GunpowderTower)) offer(KeepDrawn{token, true});
        });
        if (view.kind() == PromptKind::KeepOne) offer(ReturnDrawn{});
    }

    /// The longest of all lists: each follower is judged once for all slots of its kind, each place by the rest of what
    /// `refuse` asks.
    void placements() {
        struct Candidate {
            Token token;
            bool tower;
            SlotSet slots;
        };
        InlineVector<Candidate, maxMarketSpaces + maxTowerSpaces> candidates;
        const auto add = [&](Token token, bool tower) {
            candidates.push({token, tower, slotsFor(view.def, view.state, view.player(), kindOf(token))});
        };
        kindsOn(view.work().market, [&](Token token) { add(token, false); });
        kindsOn(view.work().tower, [&](Token token) { add(token, true); });
        ownPlaces([&](PlaceId place) {
            if (refuseOtherJob(view, place)) return;
            const Place& where = view.def.place(place);
            const Filling& filling = view.work().at(place);
            const std::size_t count = where.openRow ? 1 : where.actionSlots.size();
            for (SlotOfPlace slot = 0; slot < count; ++slot) {
                if (filling.tokens[slot] != Token::Nothing) continue;
                const unsigned wanted = where.openRow ? 0xFFu : 1u << static_cast<unsigned>(where.actionSlots[slot]);
                for (const Candidate& each : candidates)
                    if ((each.slots & wanted) && (where.ownAllowed || !isOwn(each.token)))
                        out.push_back({PlaceFollower{each.token, each.tower, place, slot}, std::nullopt});
            }
        });
    }

    void takeBacks() {
        if (everything()) return taken([&](PlaceId place, SlotOfPlace slot) { offer(TakeBack{place, slot}); });
        ownPlaces([&](PlaceId place) {
            if (view.def.place(place).openRow) {
                for (SlotOfPlace kind = 1; kind <= followerTokenCount; ++kind)
                    offer(TakeBack{place, kind});
                return;
            }
            for (SlotOfPlace slot = 0; view.work().at(place).fresh >> slot & 0xFu; ++slot)
                offer(TakeBack{place, slot});
        });
    }

    void everyPlacement() {
        const auto onto = [&](Token token, bool tower) {
            ownPlaces([&](PlaceId place) {
                const Place& where = view.def.place(place);
                if (where.openRow) return offer(PlaceFollower{token, tower, place, 0});
                for (SlotOfPlace slot = 0; slot < where.actionSlots.size(); ++slot)
                    offer(PlaceFollower{token, tower, place, slot});
            });
        };
        kindsOn(view.work().market, [&](Token token) { onto(token, false); });
        kindsOn(view.work().tower, [&](Token token) { onto(token, true); });
    }

    void plans() {
        if (everything())
            everyPlacement();
        else
            placements();
        if (view.work().technologies > 0) technologies();
        takeBacks();
        if (view.rulings().planningOrder == ruling::PlanningOrder::OneByOne) offer(CommitJob{});
        offer(Done{});
    }

    void technologies() {
        ownPlaces([&](PlaceId place) {
            const Place& where = view.def.place(place);
            if (where.openRow && everything()) offer(PlaceTechnology{place, 0});
            for (SlotOfPlace slot = 0; slot < where.actionSlots.size(); ++slot)
                offer(PlaceTechnology{place, slot});
        });
    }

    void actions() {
        ownPlaces([&](PlaceId place) { offer(UsePlace{place}); });
        offer(Pass{});
        if (everything() && view.work().technologies > 0) technologies();
    }

    void travels() {
        for (const ConnectionIndex connection : view.def.towns[view.player().merchant].connections)
            offer(Travel{connection});
        if (everything()) offer(Travel{none});
    }

    void goods() {
        const Connection& connection = view.def.connections[view.prompt().connection];
        for (std::uint8_t slot = 0; slot < connection.slotCount; ++slot)
            offer(TakeGood{slot});
        if (everything() && connection.slotCount > 1) offer(TakeGood{bothGoods});
        offer(Decline{});
    }

    void sends() {
        const bool tower = view.def.place(placeAt(view.prompt().place)).effect.kind == EffectKind::Tower;
        for (std::uint8_t slot = 0; slot < maxSenders; ++slot) {
            const Token token = tower ? view.work().tower[slot] : view.work().at(PlaceId::TownHall).tokens[slot];
            if (!isFollower(token)) continue;
            for (std::size_t deed = 0; deed < deedCount; ++deed)
                for (const Follower kind : allFollowers)
                    if (everything() ? view.def.deeds[deed].spaces[static_cast<std::size_t>(kind)] > 0
                                     : kind == kindOf(token))
                        offer(SendFollower{slot, static_cast<DeedId>(deed), kind});
        }
        offer(Decline{});
    }

    void merchants() {
        for (PlayerIndex p = 0; p < view.state.playerCount; ++p)
            if (everything() || p != view.me)
                for (const ConnectionIndex connection : view.def.towns[view.state.players[p].merchant].connections)
                    offer(MoveMerchant{p, connection});
    }

    void debts() {
        offer(PayCoins{});
        const auto of = [](auto index) { return static_cast<std::uint8_t>(index); };
        offer(GiveUp{TortureAsset::TradingStation, none, none});
        for (TownIndex town = 0; town < townCount; ++town)
            if (view.state.stationsAt[town] >> view.me & 1u) offer(GiveUp{TortureAsset::TradingStation, town, none});
        offer(GiveUp{TortureAsset::RandomFollower, none, none});
        if (everything())
            for (Token token = Token::OwnFarmer; token <= Token::OwnTrader; token = static_cast<Token>(of(token) + 1))
                if (view.player().bag.of(token) > 0) offer(GiveUp{TortureAsset::RandomFollower, of(token), none});
        offer(GiveUp{TortureAsset::DevelopmentPoint, none, none});
        for (const Ware ware : allWares)
            if (view.player().ware(ware) > 0) offer(GiveUp{TortureAsset::Good, of(ware), none});
        tiles(view.player().tiles, [&](PlaceId tile) { offer(GiveUp{TortureAsset::PlaceTile, of(tile), none}); });
        if (view.work().technologies > 0) offer(GiveUp{TortureAsset::TechnologyTile, none, none});
        taken([&](PlaceId place, SlotOfPlace slot) {
            if (tokenAt(view.player(), view.def, place, slot) == Token::Technology)
                offer(GiveUp{TortureAsset::TechnologyTile, of(place), slot});
        });
    }

    template <class C, class Value> void range(int from, int to, Value C::*) {
        for (int i = from; i <= to; ++i)
            offer(C{static_cast<Value>(i)});
    }

    void answer() {
        const int more = everything() ? 1 : 0; // one below and above, to show the limit
        switch (view.kind()) {
        case PromptKind::None:
            return;
        case PromptKind::RemoveTile:
            tiles(view.state.stacks, [&](PlaceId tile) { offer(RemoveTile{tile}); });
            return offer(Decline{});
        case PromptKind::TurnHourglass:
        case PromptKind::ResolveEvent:
            return offer(Proceed{});
        case PromptKind::PayDebt:
            return debts();
        case PromptKind::Draw:
            return draws();
        case PromptKind::KeepDrawn:
        case PromptKind::KeepOne:
            return keeps();
        case PromptKind::Plan:
            return plans();
        case PromptKind::PlaceTechnology:
            technologies();
            return offer(Done{});
        case PromptKind::Act:
            return actions();
        case PromptKind::Recruit:
            for (const Follower follower : allFollowers)
                offer(RecruitFollower{follower});
            return;
        case PromptKind::TakeTile:
            return tiles(view.state.stacks, [&](PlaceId tile) { offer(TakeTile{tile}); });
        case PromptKind::Travel:
            return travels();
        case PromptKind::TakeGood:
            return goods();
        case PromptKind::SendFollowers:
            return sends();
        case PromptKind::DeedReward:
            offer(TakeDeedReward{false});
            return offer(TakeDeedReward{true});
        case PromptKind::BuyDevelopment: {
            const Effect& effect = view.def.place(placeAt(view.prompt().place)).effect;
            return range(effect.least - more, effect.most + more, &BuyDevelopment::coins);
        }
        case PromptKind::PayWare:
            for (const Ware ware : allWares)
                offer(PayWare{ware});
            return;
        case PromptKind::Bake:
            return range(1, view.def.place(placeAt(view.prompt().place)).effect.most + more, &BakeBread::grain);
        case PromptKind::TakeReward:
            for (const Track track : allTracks)
                offer(TakeReward{track});
            return;
        case PromptKind::MoveMerchant:
            return merchants();
        case PromptKind::Protect:
            offer(UseSacristy{});
            return offer(Decline{});
        case PromptKind::HandInFood:
            for (const Ware ware : allWares)
                offer(HandInFood{ware});
            if (everything()) offer(PayFine{});
            return;
        }
    }
};

} // namespace

void listChoices(const Definition& definition, const State& state, PlayerIndex player, Listing listing,
                 std::vector<Choice>& choices) {
    if (state.over() || player >= state.playerCount) return;
    const View view{definition, state, player};
    if (!state.isAsked(player)) return Lister{view, Listing::LegalOnly, choices}.offer(PlanAgain{});
    Lister{view, listing, choices}.answer();
    if (listing == Listing::WithRefused && view.player().owns(PlaceId::Sacristy) &&
        view.kind() != PromptKind::Protect && state.eventKnown)
        Lister{view, listing, choices}.offer(UseSacristy{});
}

std::vector<Choice> choices(const Definition& definition, const State& state, PlayerIndex player, Listing listing) {
    std::vector<Choice> list;
    listChoices(definition, state, player, listing, list);
    return list;
}

} // namespace magister::orleans
