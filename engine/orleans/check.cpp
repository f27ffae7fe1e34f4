// SPDX-License-Identifier: GPL-3.0-or-later
// Invariants: whatever was played, these hold after every command.
#include "engine/orleans/transaction.h"

#include <algorithm>
#include <bit>

namespace magister::orleans {

namespace {

struct Inspector {
    const Definition& def;
    const State& s;
    std::vector<std::string> found;

    int seat{}; ///< the player being looked at, from 1; 0 for the table

    /// The text is put together only when it is needed: this runs after every choice of many games.
    void expect(bool sound, const char* what) {
        if (!sound) found.push_back(seat ? "seat " + std::to_string(seat) + ": " + what : std::string(what));
    }

    /// Everything a player has, by token; [12] counts technology.
    std::array<int, 13> holdings(const Player& p) const {
        std::array<int, 13> all{};
        const auto add = [&](Token token) { ++all[static_cast<std::size_t>(token)]; };
        for (const Token token : p.work.market)
            add(token);
        for (const Token token : p.work.tower)
            add(token);
        for (const Token token : p.hand)
            add(token);
        for (const Filling& filling : p.work.places)
            for (const Token token : filling.tokens)
                add(token);
        for (std::size_t i = 0; i < followerTokenCount; ++i)
            all[i + 1] += p.bag.counts[i] + p.work.theatre.counts[i];
        all[static_cast<std::size_t>(Token::Technology)] += p.work.technologies;
        return all;
    }

    /// components.followers, own-followers.always, components.tiles
    void followers() {
        std::array<int, followerCount> kinds{};
        for (std::size_t kind = 0; kind < followerCount; ++kind) {
            kinds[kind] = s.supply[kind] + s.followersGone[kind];
            for (const auto& deed : s.deeds)
                kinds[kind] += deed[kind];
        }
        int technologies = s.technologies + s.technologiesGone;
        for (std::size_t p = 0; p < s.playerCount; ++p) {
            const auto all = holdings(s.players[p]);
            for (std::size_t kind = 0; kind < followerCount; ++kind)
                kinds[kind] += all[kind + 1];
            for (std::size_t kind = 0; kind < startingCount; ++kind)
                expect(all[kind + static_cast<std::size_t>(Token::OwnFarmer)] == 1, "a starting follower is missing");
            technologies += all[static_cast<std::size_t>(Token::Technology)];
        }
        for (std::size_t kind = 0; kind < followerCount; ++kind)
            expect(kinds[kind] == def.neutralFollowers[s.playerCount][kind], "followers are missing or too many");
        expect(technologies == def.technology.count, "technology tiles are missing or too many");
    }

    /// components.goods
    void goods() {
        std::array<int, goodCount> kinds{};
        for (std::size_t good = 0; good < goodCount; ++good)
            kinds[good] = s.goods[good] + s.goodsGone[good];
        for (std::size_t slot = 0; slot < s.map.size(); ++slot) {
            if (s.map[slot] == none) continue;
            ++kinds[s.map[slot]];
            expect(def.goodsSlots[slot].fromPlayers <= s.playerCount, "a good lies on a slot that is not in use");
        }
        for (const Player& player : s.players)
            for (const Ware ware : allWares)
                kinds[static_cast<std::size_t>(goodOf(ware))] += player.ware(ware);
        for (std::size_t good = 0; good < goodCount; ++good)
            expect(kinds[good] == def.goods[good].count, "goods are missing or too many");
    }

    /// money.bank-unlimited
    void coins() {
        int all = s.bank;
        for (const Player& player : s.players)
            all += player.coins;
        expect(all == def.treasury.worth, "coins are missing or too many");
        expect(s.bank >= 0 || s.rulings.bankSize == ruling::BankSize::Unlimited, "the treasury owes coins");
    }

    void tiles() {
        TileSet seen = s.stacks;
        for (const Player& player : s.players) {
            expect((seen & player.tiles) == 0, "a place tile is in two places");
            seen |= player.tiles;
        }
        const TileSet box = (TileSet{1} << (tileCount + (s.extraTiles ? extraTileCount : 0))) - 1;
        expect((seen & ~box) == 0, "a place tile that is not in the game");
        expect(std::popcount(s.citizensLeft) + citizens() == static_cast<int>(citizenCount),
               "citizens are missing or too many");
        int shown = 0;
        for (const std::uint8_t count : s.eventsSeen)
            shown += count;
        expect(shown + static_cast<int>(s.hourglass.size()) == def.rounds, "hourglass tiles are missing or too many");
        expect(shown == s.round - (s.eventKnown || s.round == 0 ? 0 : 1), "the hourglass does not tell the round");
    }
    int citizens() const {
        int all = 0;
        for (const Player& player : s.players)
            all += player.citizens;
        return all;
    }

    /// guildhall.one-per-town, deeds.exact, deeds.citizen
    void board() {
        for (std::size_t town = 0; town < townCount; ++town)
            expect(def.towns[town].stationEach || std::popcount(s.stationsAt[town]) <= 1, "two stations in one town");
        for (std::size_t deed = 0; deed < deedCount; ++deed) {
            int filled = 0;
            for (std::size_t kind = 0; kind < followerCount; ++kind) {
                filled += s.deeds[deed][kind];
                expect(s.deeds[deed][kind] <= def.deeds[deed].spaces[kind], "a deed is overfull");
            }
            const bool complete = filled == def.deeds[deed].spaceTotal();
            expect(complete != bool(s.citizensLeft >> (firstDeedCitizen + deed) & 1u),
                   "the citizen of a deed is wrong");
        }
    }

    /// planning.match, technology.one-per-place, technology.no-monk-slot, town-hall.no-own
    void place(const Player& player, PlaceId id) {
        const Place& where = def.place(id);
        const Filling& filling = player.work.at(id);
        int technologies = 0;
        for (std::size_t slot = 0; slot < maxPlaceSlots; ++slot) {
            const Token token = filling.tokens[slot];
            if (token == Token::Nothing) continue;
            expect(slot < where.actionSlots.size(), "a token where no slot is");
            if (slot >= where.actionSlots.size()) continue;
            if (token == Token::Technology) {
                ++technologies;
                expect(!def.technology.isForbidden(where.actionSlots[slot]), "technology on a forbidden slot");
            } else {
                expect(where.ownAllowed || !isOwn(token), "a starting follower in the Town Hall");
                expect(where.actionSlots[slot] != Slot::Monk || token == Token::Monk, "no monk on a monk slot");
            }
        }
        expect(technologies <= def.technology.mostPerPlace, "two technology tiles on one place");
        if (!player.owns(id)) expect(filling == Filling{}, "tokens on a tile that is not owned");
        if (s.stage != Stage::Planning) expect(filling.fresh == 0, "a fresh slot outside planning");
    }

    void player(PlayerIndex index) {
        const Player& p = s.players[index];
        const PromptKind kind = s.kind(index);
        expect(p.coins >= 0, "coins below nothing");
        for (const Track track : allTracks)
            expect(p.track(track) <= def.track(track).lastSpace(), "a marker past the end of its track");
        expect(p.development <= def.development.lastSpace, "development past the end");
        expect(p.stations + stationsBuilt(s, index) <= def.start.stations, "too many trading stations");
        expect(p.newTechnologies <= p.work.technologies, "more new technology than there is");
        for (std::size_t i = 0; i < placeCount; ++i)
            place(p, placeAt(i));
        expect(p.owns(PlaceId::Theatre) || p.work.theatre.total() == 0, "followers in a Theatre that is not owned");
        expect(p.owns(PlaceId::Bakery) || p.ware(Ware::Bread) == 0, "bread without a Bakery");
        expect(p.owns(PlaceId::GunpowderTower) || p.work.tower == std::array<Token, maxTowerSpaces>{},
               "followers on a tower that is not owned");
        expect(p.hand.empty() == (kind != PromptKind::KeepDrawn && kind != PromptKind::KeepOne),
               "a hand that nobody asks about");
        expect(s.planningTogether() || s.plansBefore[index] == Workforce{}, "plans are kept outside planning");
        expect(p.drawn + p.retrieved <= drawNumber(def, p), "too many draws");
        expect(p.bagHidden == 0, "a hidden bag in the real position");
    }

    void inspect() {
        followers();
        goods();
        coins();
        tiles();
        board();
        expect(s.over() != (s.asked() != 0), "nobody is asked, or somebody is after the end");
        for (PlayerIndex p = 0; p < s.playerCount; ++p) {
            seat = p + 1;
            player(p);
        }
        seat = 0;
        for (std::size_t p = s.playerCount; p < maxPlayers; ++p)
            expect(s.players[p] == Player{} && s.questionCount[p] == 0, "an empty seat that is not empty");
    }
};

} // namespace

std::vector<std::string> check(const Definition& definition, const State& state) {
    Inspector inspector{definition, state, {}};
    inspector.inspect();
    return inspector.found;
}

} // namespace magister::orleans
