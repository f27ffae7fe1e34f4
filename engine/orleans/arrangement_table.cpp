// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of a made-up position about what lies in the middle, and what is left for the supplies.
#include "engine/orleans/arrangement_parts.h"

#include "engine/orleans/game.h"

#include <algorithm>
#include <bit>

namespace magister::orleans {

namespace {

std::string seatText(std::size_t p) {
    return "seat " + std::to_string(p + 1);
}

std::string wordText(std::string_view word) {
    return std::string(word);
}

/// What is left of a kind: on the table as many as a line says or else all but those that were in the box before.
/// False: more are named than there are.
template <class Count>
bool share(int left, const ArrangedNumber& wanted, Count& onTable, Count& inBox) {
    const int table = wanted.value ? int(*wanted.value) : left - std::min<int>(inBox, std::max(left, 0));
    if (left < 0 || table > left) return false;
    onTable = static_cast<Count>(table);
    inBox = static_cast<Count>(left - table);
    return true;
}

} // namespace

void Arrangement::arrangeDeed(ArrangedLine& line, DeedId deed) {
    std::array<std::uint8_t, followerCount> sent{};
    for (const auto word : line.rest("followers")) {
        const auto kind = static_cast<std::size_t>(line.word<Follower>(word));
        if (line.good() && ++sent[kind] > def.deed(deed).spaces[kind])
            line.fail("this deed has fewer spaces for that follower: " + std::string(word));
        if (!line.good()) return;
        followerLine[kind] = number;
    }
    if (!line.good()) return;
    s.deeds[static_cast<std::size_t>(deed)] = sent;
    deedLine[static_cast<std::size_t>(deed)] = number;
}

void Arrangement::arrangeWay(ArrangedLine& line, std::string_view id) {
    const ConnectionIndex way = def.connection(id);
    if (way == none) return line.fail(id, "the id of a connection");
    const Connection& connection = def.connections[way];
    const auto what = ArrangedLine::split(line.take(), '/');
    if (what.size() != 2 || what[0] != "good") return line.fail(what[0], "good/1 or good/2");
    if (connection.slotCount == 0) return line.fail(id, "a connection with a space for a good");
    const auto slot = static_cast<std::size_t>(connection.firstSlot + line.number(what[1], 1, connection.slotCount) - 1);
    const auto word = line.take();
    const std::uint8_t good = word == "none" ? none : static_cast<std::uint8_t>(line.word<Good>(word));
    if (line.good() && good != none && def.goodsSlots[slot].fromPlayers > s.playerCount)
        line.fail("this space is not used by so many players");
    if (!line.good()) return;
    if (good != none) goodLine[good] = number;
    s.map[slot] = good;
}

void Arrangement::clearMap() {
    s.map.fill(none);
}

void Arrangement::arrangeStack(ArrangedLine& line) {
    const Stack stack = line.word<Stack>();
    TileSet named = 0;
    for (const auto word : line.rest("place tiles")) {
        const PlaceId id = line.word<PlaceId>(word);
        if (!line.good()) return;
        if (!isTile(id) || def.place(id).stack != stack) return line.fail(word, "a place tile of that stack");
        if (isExtraTile(id) && !s.extraTiles) return line.fail("this game has no extra tiles: " + std::string(word));
        named |= setOf(id);
    }
    if (!line.good()) return;
    for (std::size_t i = boardPlaceCount; i < placeCount; ++i) {
        const PlaceId id = placeAt(i);
        if (def.place(id).stack != stack) continue;
        s.stacks &= ~setOf(id);
        for (PlayerIndex p = 0; p < s.playerCount; ++p)
            if (named & s.players[p].tiles & setOf(id)) {
                s.players[p].tiles &= ~setOf(id);
                clearPlace(p, id);
            }
    }
    s.stacks |= named;
}

void Arrangement::arrangeHourglass(ArrangedLine& line) {
    next.clear();
    nextLine = number;
    for (const auto word : line.rest("events"))
        next.push_back(line.word<EventKind>(word));
}

/// Whatever is on a slot must be able to get there.
void Arrangement::checkPlaces(Problems& problems) const {
    for (PlayerIndex p = 0; p < s.playerCount; ++p) {
        const Player& player = s.players[p];
        for (std::size_t i = 0; i < placeCount; ++i) {
            const PlaceId id = placeAt(i);
            const Filling& filling = player.work.at(id);
            const bool tower = id == PlaceId::GunpowderTower && player.work.tower != std::array<Token, maxTowerSpaces>{};
            const bool row = def.place(id).openRow && player.work.theatre.total() > 0;
            const std::size_t line = seats[p].places[i];
            if (!player.owns(id)) {
                if (filling.filled() > 0 || tower || row) report(problems, line, seatText(p) + " does not own this place tile");
                continue;
            }
            for (std::size_t slot = 0; slot < def.place(id).actionSlots.size(); ++slot) {
                const Token token = filling.tokens[slot];
                if (token == Token::Nothing) continue;
                const Slot shown = def.place(id).actionSlots[slot];
                const bool stands = isFollower(token) ? fits(def, s, player, token, shown) && (def.place(id).ownAllowed || !isOwn(token))
                                                      : !def.technology.isForbidden(shown);
                if (!stands) report(problems, line, wordText(idOf(token)) + " cannot be on slot " + std::to_string(slot + 1));
            }
        }
    }
}

/// The starting followers are always somewhere with their owner.
void Arrangement::homeOwnFollowers(Problems& problems) {
    for (PlayerIndex p = 0; p < s.playerCount; ++p) {
        Player& player = s.players[p];
        for (std::size_t kind = 0; kind < startingCount; ++kind) {
            const Token token = own(static_cast<Follower>(kind));
            const auto in = [token](const auto& tokens) { return std::find(tokens.begin(), tokens.end(), token) != tokens.end(); };
            const bool placed = in(player.work.market) || in(player.work.tower) || player.work.theatre.of(token) > 0 ||
                                std::any_of(player.work.places.begin(), player.work.places.end(),
                                            [&](const Filling& filling) { return in(filling.tokens); });
            if (placed || player.bag.of(token) > 0) continue;
            if (seats[p].bag)
                report(problems, *seats[p].bag, seatText(p) + ": no line says where the starting follower is: " + wordText(idOf(token)));
            else
                ++player.bag.of(token);
        }
    }
}

/// What is nowhere else lies on the main board, or in the box.
void Arrangement::countFollowers(Problems& problems) {
    for (std::size_t kind = 0; kind < followerCount; ++kind) {
        const Token token = neutral(static_cast<Follower>(kind));
        int left = def.neutralFollowers[s.playerCount][kind];
        for (const auto& deed : s.deeds)
            left -= deed[kind];
        for (const Player& player : s.players) {
            const auto count = [token](const auto& tokens) { return static_cast<int>(std::count(tokens.begin(), tokens.end(), token)); };
            left -= count(player.work.market) + count(player.work.tower) + player.bag.of(token) + player.work.theatre.of(token);
            for (const Filling& filling : player.work.places)
                left -= count(filling.tokens);
        }
        if (!share(left, supply[kind], s.supply[kind], s.followersGone[kind]))
            report(problems, std::max(followerLine[kind], supply[kind].line),
                   "the game has fewer neutral followers of that kind: " + wordText(idOf(token)));
    }
}

/// What is nowhere else lies on the goods market, or in the box.
void Arrangement::countGoods(Problems& problems) {
    for (const Good good : allGoods) {
        const auto i = static_cast<std::size_t>(good);
        int left = def.good(good).count - static_cast<int>(std::count(s.map.begin(), s.map.end(), static_cast<std::uint8_t>(good)));
        for (const Player& player : s.players)
            for (const Ware ware : allWares)
                if (goodOf(ware) == good) left -= player.ware(ware);
        if (!share(left, goods[i], s.goods[i], s.goodsGone[i]))
            report(problems, std::max(goodLine[i], goods[i].line), "the game has fewer goods of that kind: " + wordText(idOf(good)));
    }
}

/// What nobody has lies on the stack, or in the box.
void Arrangement::countTechnologies(Problems& problems) {
    int left = def.technology.count;
    std::size_t last = technologies.line;
    for (PlayerIndex p = 0; p < s.playerCount; ++p) {
        Workforce& work = s.players[p].work;
        int laid = 0;
        for (const Filling& filling : work.places)
            laid += static_cast<int>(std::count(filling.tokens.begin(), filling.tokens.end(), Token::Technology));
        work.technologiesPlaced = static_cast<std::uint8_t>(laid);
        left -= work.technologies + laid;
        last = std::max(last, seats[p].technologies);
        if (s.players[p].newTechnologies > work.technologies)
            report(problems, seats[p].technologies, seatText(p) + " has fewer technology tiles beside the board than new ones");
    }
    if (!share(left, technologies, s.technologies, s.technologiesGone)) report(problems, last, "the game has fewer technology tiles");
}

/// What is not built is left, but for those that were lost.
void Arrangement::countStations(Problems& problems) {
    for (PlayerIndex p = 0; p < s.playerCount; ++p) {
        const int left = def.start.stations - stationsBuilt(s, p);
        const ArrangedNumber& wanted = seats[p].unbuilt;
        if (wanted.value && *wanted.value > left)
            report(problems, std::max(wanted.line, seats[p].stations), seatText(p) + " has fewer stations left: " + std::to_string(left));
        else
            s.players[p].stations = wanted.value.value_or(static_cast<std::uint8_t>(left));
    }
}

/// Whoever came to its place first has it, and nobody loses it.
void Arrangement::giveCitizens(Problems& problems) {
    const auto expectOwner = [&](std::size_t citizen, std::size_t line, const std::string& where) {
        if (citizenOwner[citizen] == none) report(problems, line, "somebody must have the citizen of " + where);
    };
    for (PlayerIndex p = 0; p < s.playerCount; ++p) {
        const Player& player = s.players[p];
        for (std::size_t i = 0; i < def.development.citizens.size(); ++i)
            if (player.development >= def.development.citizens[i])
                expectOwner(i, seats[p].development, "development/" + std::to_string(def.development.citizens[i]));
        for (const auto& [track, citizen] : {std::pair{Track::Knight, knightCitizen}, {Track::Boatman, boatmanCitizen}}) {
            const auto& spaces = def.track(track).spaces;
            for (std::size_t space = 0; space <= player.track(track) && space < spaces.size(); ++space)
                if (spaces[space].kind == RewardKind::Citizen)
                    expectOwner(citizen, seats[p].tracks[static_cast<std::size_t>(track)], "the track of the " + wordText(idOf(track)));
        }
    }
    for (std::size_t deed = 0; deed < deedCount; ++deed) {
        int filled = 0;
        for (const std::uint8_t count : s.deeds[deed])
            filled += count;
        const std::size_t citizen = firstDeedCitizen + deed;
        const std::string name = "deed:" + wordText(idOf(static_cast<DeedId>(deed)));
        if (filled == def.deeds[deed].spaceTotal())
            expectOwner(citizen, deedLine[deed], name);
        else if (citizenOwner[citizen] != none)
            report(problems, citizenLine, "nobody has the citizen of a deed with a free space: " + name);
    }
    s.citizensLeft = 0;
    for (Player& player : s.players)
        player.citizens = 0;
    for (std::size_t citizen = 0; citizen < citizenCount; ++citizen)
        if (const PlayerIndex owner = citizenOwner[citizen]; owner != none)
            ++s.players[owner].citizens;
        else
            s.citizensLeft = static_cast<std::uint16_t>(s.citizensLeft | 1u << citizen);
}

/// The first tile is the marked one, those of the rounds before lie turned up; named ones are taken out of the others
/// and laid where they are wanted.
void Arrangement::stackHourglass(Problems& problems) {
    std::vector<std::uint8_t> tiles(s.hourglass.begin(), s.hourglass.end());
    std::reverse(tiles.begin(), tiles.end()); // the top one first
    const std::size_t turned = s.round - 1u;
    if (event && turned == 0 && *event != def.firstEvent) {
        report(problems, eventLine, "the event of the first round is " + wordText(idOf(def.firstEvent)));
        return;
    }
    std::vector<std::uint8_t> named;
    const auto name = [&](EventKind kind, std::size_t line) {
        const auto from = tiles.begin() + 1;
        const auto found = std::find(from, tiles.end(), static_cast<std::uint8_t>(kind));
        if (found == tiles.end()) return report(problems, line, "the hourglass has fewer such tiles: " + wordText(idOf(kind)));
        tiles.erase(found);
        named.push_back(static_cast<std::uint8_t>(kind));
    };
    if (event && turned > 0) name(*event, eventLine);
    for (const EventKind kind : next)
        name(kind, nextLine);
    // Where no line names the event of the round, it is the next of the others.
    const std::size_t before = turned + (event && turned > 0 ? 0 : 1);
    if (before > tiles.size()) return report(problems, nextLine, "more tiles than rounds are left");
    tiles.insert(tiles.begin() + static_cast<std::ptrdiff_t>(before), named.begin(), named.end());
    s.eventsSeen = {};
    for (std::size_t i = 0; i < turned; ++i)
        ++s.eventsSeen[tiles[i]];
    s.hourglass.clear();
    for (std::size_t i = tiles.size(); i > turned; --i)
        s.hourglass.push(tiles[i - 1]);
}

/// Coins that nobody has are in the treasury.
void Arrangement::fillTreasury(Problems& problems) {
    int left = def.treasury.worth;
    std::size_t last = 0;
    for (PlayerIndex p = 0; p < s.playerCount; ++p) {
        left -= s.players[p].coins;
        last = std::max(last, seats[p].coins);
    }
    if (left < 0 && s.rulings.bankSize != ruling::BankSize::Unlimited)
        report(problems, last, "the treasury has fewer coins");
    s.bank = static_cast<std::int16_t>(left);
}

} // namespace magister::orleans
