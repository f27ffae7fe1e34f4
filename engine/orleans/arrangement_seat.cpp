// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of a made-up position about what a player has.
#include "engine/orleans/arrangement_parts.h"

#include <algorithm>

namespace magister::orleans {

namespace {

constexpr int mostCoins = 250;
constexpr std::size_t wholeBag = 60;

template <class Spaces> void dropOwn(Spaces& spaces, Token token) {
    std::replace(spaces.begin(), spaces.end(), token, Token::Nothing);
}

} // namespace

Token Arrangement::readFollower(ArrangedLine& line, std::string_view word) const {
    const auto token = fromId<Token>(word);
    if (token && isFollower(*token)) return *token;
    line.fail(word, "a follower such as farmer or own-farmer");
    return Token::Nothing;
}

std::vector<Token> Arrangement::readFollowers(ArrangedLine& line, std::size_t most) const {
    std::vector<Token> tokens;
    for (const auto word : line.rest("followers")) {
        const Token token = readFollower(line, word);
        if (line.good() && isOwn(token) && std::find(tokens.begin(), tokens.end(), token) != tokens.end())
            line.fail("named twice " + std::string(word));
        if (line.good() && tokens.size() == most) line.fail("more followers than there is room for: " + std::to_string(most));
        tokens.push_back(token);
    }
    if (!line.good()) tokens.clear();
    return tokens;
}

void Arrangement::fetch(PlayerIndex p, Token token) {
    if (!isFollower(token)) return;
    followerLine[static_cast<std::size_t>(kindOf(token))] = number;
    if (!isOwn(token)) return;
    Player& player = s.players[p];
    dropOwn(player.work.market, token);
    dropOwn(player.work.tower, token);
    for (Filling& filling : player.work.places)
        dropOwn(filling.tokens, token);
    player.work.theatre.of(token) = 0;
    player.bag.of(token) = 0;
}

template <std::size_t N>
void Arrangement::setSpaces(ArrangedLine& line, PlayerIndex p, std::array<Token, N>& spaces, std::size_t most) {
    const std::vector<Token> tokens = readFollowers(line, most);
    if (!line.good()) return;
    for (const Token token : tokens)
        fetch(p, token);
    spaces.fill(Token::Nothing);
    std::copy(tokens.begin(), tokens.end(), spaces.begin());
}

bool Arrangement::setNumber(ArrangedLine& line, PlayerIndex p, std::string_view head) {
    Player& player = s.players[p];
    if (head == "coins") {
        player.coins = line.number(0, mostCoins);
        seats[p].coins = number;
    } else if (head == "development") {
        player.development = line.number(0, def.development.lastSpace);
        seats[p].development = number;
        player.coinSpacesPaid = 0;
        for (std::size_t i = 0; i < def.development.coins.size(); ++i)
            if (def.development.coins[i].space <= player.development)
                player.coinSpacesPaid = static_cast<std::uint8_t>(player.coinSpacesPaid | 1u << i);
    } else if (head == "technologies") {
        player.work.technologies = line.number(0, def.technology.count);
        seats[p].technologies = number;
    } else if (head == "new-technologies") {
        player.newTechnologies = line.number(0, def.technology.count);
        seats[p].technologies = number;
    } else if (head == "unbuilt") {
        seats[p].unbuilt = {line.number(0, def.start.stations), number};
    } else if (const auto ware = fromId<Ware>(head)) {
        player.ware(*ware) = line.number(0, static_cast<int>(goodTotal));
        seats[p].wares = number;
        goodLine[static_cast<std::size_t>(goodOf(*ware))] = number;
    } else {
        return false;
    }
    return true;
}

bool Arrangement::setList(ArrangedLine& line, PlayerIndex p, std::string_view head) {
    Player& player = s.players[p];
    if (head == "market") {
        setSpaces(line, p, player.work.market, std::min<std::size_t>(def.marketSpaces, maxMarketSpaces));
    } else if (head == "tower") {
        seats[p].places[static_cast<std::size_t>(PlaceId::GunpowderTower)] = number;
        setSpaces(line, p, player.work.tower, def.place(PlaceId::GunpowderTower).effect.spaces);
    } else if (head == "bag") {
        const std::vector<Token> tokens = readFollowers(line, wholeBag);
        if (!line.good()) return true;
        seats[p].bag = number;
        player.bag = {};
        for (const Token token : tokens) {
            fetch(p, token);
            ++player.bag.of(token);
        }
    } else if (head == "draws") {
        const auto words = line.rest("followers");
        player.pinned.clear();
        for (const auto word : words) {
            if (player.pinned.full()) return line.fail("too many draws"), true;
            if (const Token token = readFollower(line, word); line.good()) player.pinned.push(token);
        }
    } else if (head == "tiles") {
        setTiles(line, p);
    } else if (head == "citizens") {
        setCitizens(line, p);
    } else if (head == "stations") {
        setStations(line, p);
    } else if (head == "coin-spaces") {
        setCoinSpaces(line, p);
    } else if (head == "merchant") {
        const auto id = line.take();
        const TownIndex town = def.town(id);
        if (town == none) return line.fail(id, "the id of a town"), true;
        player.merchant = town;
    } else {
        return false;
    }
    return true;
}

void Arrangement::arrangeSeat(ArrangedLine& line, PlayerIndex p) {
    const auto word = line.take();
    const auto what = ArrangedLine::split(word, '/');
    if (what[0] == "place" && (what.size() == 2 || what.size() == 3)) return setPlace(line, p, what);
    if (what[0] == "track" && what.size() == 2) {
        const Track track = line.word<Track>(what[1]);
        if (!line.good()) return;
        s.players[p].track(track) = line.number(0, def.track(track).lastSpace());
        seats[p].tracks[static_cast<std::size_t>(track)] = number;
        return;
    }
    if (what.size() == 1 && (setNumber(line, p, word) || setList(line, p, word))) return;
    line.fail(word, "coins, development, coin-spaces, track/..., grain, cheese, wine, wool, brocade, bread, market, bag, "
                    "draws, tower, place/..., technologies, new-technologies, tiles, citizens, merchant, stations or "
                    "unbuilt");
}

void Arrangement::setSlot(PlayerIndex p, PlaceId place, std::size_t slot, Token token) {
    fetch(p, token);
    if (token == Token::Technology) seats[p].technologies = number;
    s.players[p].work.at(place).tokens[slot] = token;
}

void Arrangement::setPlace(ArrangedLine& line, PlayerIndex p, const std::vector<std::string_view>& what) {
    const PlaceId id = line.word<PlaceId>(what[1]);
    if (!line.good()) return;
    const Place& place = def.place(id);
    seats[p].places[static_cast<std::size_t>(id)] = number;
    if (place.openRow && what.size() == 2) return setOpenRow(line, p);
    const std::size_t slots = place.actionSlots.size();
    if (slots == 0) return line.fail(what[1], "a place with action slots");
    if (what.size() == 3) {
        const auto slot = static_cast<std::size_t>(line.number(what[2], 1, static_cast<int>(slots)) - 1);
        const Token token = line.word<Token>();
        if (line.good()) setSlot(p, id, slot, token);
        return;
    }
    const auto words = line.rest("what stands on each slot");
    if (line.good() && !words.empty() && words.size() != slots)
        line.fail("this place has another number of slots: " + std::to_string(slots));
    std::vector<Token> tokens(slots, Token::Nothing);
    for (std::size_t i = 0; i < words.size() && line.good(); ++i)
        tokens[i] = line.word<Token>(words[i]);
    for (std::size_t i = 0; i < slots && line.good(); ++i)
        setSlot(p, id, i, tokens[i]);
}

void Arrangement::setOpenRow(ArrangedLine& line, PlayerIndex p) {
    const std::vector<Token> tokens = readFollowers(line, wholeBag);
    if (!line.good()) return;
    Workforce& work = s.players[p].work;
    work.theatre = {};
    for (const Token token : tokens) {
        fetch(p, token);
        ++work.theatre.of(token);
    }
}

void Arrangement::clearPlace(PlayerIndex p, PlaceId place) {
    Player& player = s.players[p];
    player.work.at(place) = {};
    if (def.place(place).openRow) player.work.theatre = {};
    if (def.place(place).effect.kind == EffectKind::Tower) player.work.tower.fill(Token::Nothing);
    if (def.place(place).effect.kind == EffectKind::Bake) player.ware(Ware::Bread) = 0;
}

void Arrangement::setTiles(ArrangedLine& line, PlayerIndex p) {
    TileSet named = 0;
    for (const auto word : line.rest("place tiles")) {
        const PlaceId id = line.word<PlaceId>(word);
        if (!line.good()) return;
        if (!isTile(id)) return line.fail(word, "a place tile");
        if (isExtraTile(id) && !s.extraTiles) return line.fail("this game has no extra tiles: " + std::string(word));
        named |= setOf(id);
    }
    if (!line.good()) return;
    seats[p].tiles = number;
    for (std::size_t i = boardPlaceCount; i < placeCount; ++i) {
        const PlaceId id = placeAt(i);
        const bool wanted = (named & setOf(id)) != 0;
        for (PlayerIndex other = 0; other < s.playerCount; ++other) {
            Player& player = s.players[other];
            if (!(player.tiles & setOf(id)) || (other == p) == wanted) continue;
            if (other != p && !wanted) continue;
            player.tiles &= ~setOf(id);
            clearPlace(other, id);
            if (!wanted) s.stacks |= setOf(id);
        }
    }
    s.players[p].tiles |= named;
    s.stacks &= ~named;
}

void Arrangement::setCitizens(ArrangedLine& line, PlayerIndex p) {
    const auto indexOfCitizen = [&](std::string_view word) -> std::uint8_t {
        for (std::size_t i = 0; i < def.development.citizens.size(); ++i)
            if (word == "development/" + std::to_string(def.development.citizens[i])) return static_cast<std::uint8_t>(i);
        if (word == "knight") return knightCitizen;
        if (word == "boatman") return boatmanCitizen;
        if (word == "last") return lastCitizen;
        if (word.starts_with("deed:"))
            if (const auto deed = fromId<DeedId>(word.substr(5)))
                return static_cast<std::uint8_t>(firstDeedCitizen + static_cast<std::size_t>(*deed));
        line.fail(word, "development/3 and so on, knight, boatman, deed:... or last");
        return none;
    };
    std::vector<std::uint8_t> named;
    for (const auto word : line.rest("citizens"))
        named.push_back(indexOfCitizen(word));
    if (!line.good()) return;
    citizenLine = number;
    std::replace(citizenOwner.begin(), citizenOwner.end(), p, PlayerIndex{none});
    for (const std::uint8_t citizen : named)
        citizenOwner[citizen] = p;
}

void Arrangement::setStations(ArrangedLine& line, PlayerIndex p) {
    std::vector<TownIndex> towns;
    for (const auto word : line.rest("towns")) {
        const TownIndex town = def.town(word);
        if (town == none) return line.fail(word, "the id of a town");
        if (std::find(towns.begin(), towns.end(), town) != towns.end())
            return line.fail("named twice " + std::string(word));
        towns.push_back(town);
    }
    if (towns.size() > def.start.stations) line.fail("a player has so many stations: " + std::to_string(def.start.stations));
    if (!line.good()) return;
    seats[p].stations = number;
    for (auto& stations : s.stationsAt)
        stations = static_cast<std::uint8_t>(stations & ~(1u << p));
    for (const TownIndex town : towns) {
        if (!def.towns[town].stationEach) s.stationsAt[town] = 0;
        s.stationsAt[town] = static_cast<std::uint8_t>(s.stationsAt[town] | 1u << p);
    }
}

void Arrangement::setCoinSpaces(ArrangedLine& line, PlayerIndex p) {
    std::uint8_t paid = 0;
    for (const auto word : line.rest("coin spaces")) {
        const auto& spaces = def.development.coins;
        std::size_t i = 0;
        while (i < spaces.size() && std::to_string(spaces[i].space) != word)
            ++i;
        if (i == spaces.size()) return line.fail(word, "a space of the development track with coins");
        paid = static_cast<std::uint8_t>(paid | 1u << i);
    }
    if (line.good()) s.players[p].coinSpacesPaid = paid;
}

} // namespace magister::orleans
