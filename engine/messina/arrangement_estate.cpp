// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of a made-up position about what a player has.
#include "engine/messina/arrangement_parts.h"

namespace magister::messina {

namespace {

constexpr int mostTokens = 99;
constexpr std::array<std::string_view, 1> usedWord{"used"};

} // namespace

void Arrangement::arrangeSeat(ArrangedLine& line, PlayerIndex p) {
    if (!line.good()) return;
    Player& player = s.players[p];
    const auto word = line.take();
    const auto what = ArrangedLine::split(word, '/');
    if (what[0] == "lieutenants" && what.size() == 1) return setLieutenants(line, p);
    if (what[0] == "workshops" && what.size() == 1) return setWorkshops(line, player);
    if (what[0] == "carts" && what.size() == 1) return setCarts(line, player);
    if (what[0] == "ships" && what.size() == 1) return setShips(line, player);
    const bool popularity = what.size() == 2 && what[0] == "book" && what[1] == idOf(Book::Popularity);
    if (what[0] == "hut-upgrades" && what.size() == 1) {
        if (!isOpponent(p)) return line.fail("only the opponent of a solo game keeps hut upgrades beside the huts");
        return setHutUpgrades(line);
    }
    if (isOpponent(p) && !popularity) return line.fail(word, "something that the opponent of a solo game has");
    setOwn(line, player, what);
}

void Arrangement::setOwn(ArrangedLine& line, Player& player, const std::vector<std::string_view>& what) {
    const auto head = what[0];
    const bool alone = what.size() == 1;
    const bool named = what.size() == 2;
    const auto token = head == "coins"             ? std::optional(Token::Coin) // the one that is told in the plural
                       : head == idOf(Token::Coin) ? std::nullopt
                                                   : fromId<Token>(head);
    if (alone && token) {
        player.token(*token) = line.number(0, mostTokens);
    } else if (alone && head == "rats") {
        player.rats = line.number(0, mostTokens);
    } else if (alone && head == "points") {
        player.points = line.number(0, 250);
    } else if (alone && head == "pending") {
        const Book book = line.word<Book>();
        const auto& spaces = def.books[static_cast<std::size_t>(book)].spaces;
        const std::uint8_t space = line.number(1, static_cast<int>(spaces.size()));
        if (line.good() && spaces[space - 1u].onArrival == 0) line.fail("nothing is to be had on that space");
        if (line.good() && player.pending.full()) line.fail("too many actions are waiting");
        if (line.good()) player.pending.push({book, space});
    } else if (alone && head == "scroll") {
        for (auto& steps : player.scroll)
            steps = line.number(0, 4);
    } else if (alone && head == "once-used") {
        player.onceUsed = 0;
        for (const auto word : line.rest("classes"))
            player.onceUsed =
                static_cast<std::uint8_t>(player.onceUsed | 1u << static_cast<unsigned>(line.word<CitizenClass>(word)));
    } else if (named && head == "square") {
        std::vector<std::string> ids;
        for (SquareIndex square = 0; square < squareCount; ++square)
            ids.push_back(squareId(square));
        const SquareIndex square = line.oneOf(what[1], ids);
        const auto word = line.take();
        const Citizen citizen = word == "nobody" ? Citizen::Nobody : line.word<Citizen>(word);
        if (citizen != Citizen::Nobody && classOf(citizen) != sectorOf(square))
            line.fail(word, "a citizen of that sector, or nobody");
        if (line.good()) player.squares[square] = citizen;
    } else if (head == "hut" && (named || (what.size() == 3 && what[2] == "upgrade"))) {
        setHut(line, player, what);
    } else if (named && head == "overseer") {
        const CitizenClass c = line.word<CitizenClass>(what[1]);
        if (line.good()) setOverseer(line, player, c);
    } else if (named && head == "book") {
        const Book book = line.word<Book>(what[1]);
        if (!line.good()) return;
        player.book(book) = line.number(1, static_cast<int>(def.books[static_cast<std::size_t>(book)].spaces.size()));
    } else {
        line.fail(head, "coins, wood, fire, bigFire, rats, points, lieutenants, square/..., hut/1, hut/1/upgrade, "
                        "workshops, carts, ships, overseer/..., book/..., pending, scroll, once-used or hut-upgrades");
    }
}

Lieutenant Arrangement::readLieutenant(ArrangedLine& line, std::string_view word) const {
    const auto parts = ArrangedLine::split(word, '/');
    if (word == "none") return {LieutenantStatus::Supply, 0};
    const auto status = fromId<LieutenantStatus>(word);
    const bool inTown = status == LieutenantStatus::Lying || status == LieutenantStatus::Standing;
    if (status && !inTown) return {*status, 0};
    const auto place = placeFromText(def, s.playerCount, parts[0]);
    if (!place || parts.size() > 2) {
        line.fail(word, "estate, resting, box, none, or a place such as B2, C1/standing, dock:upper-right");
        return {};
    }
    if (parts.size() == 1) return {LieutenantStatus::Lying, *place};
    line.oneOf(parts[1], std::array<std::string_view, 1>{idOf(LieutenantStatus::Standing)});
    return {LieutenantStatus::Standing, *place};
}

void Arrangement::setLieutenants(ArrangedLine& line, PlayerIndex p) {
    const auto words = line.rest("where the lieutenants are");
    if (words.size() > lieutenantCount) return line.fail("a player has at most five lieutenants");
    std::array<Lieutenant, lieutenantCount> all{};
    all.fill({LieutenantStatus::Supply, 0});
    for (std::size_t i = 0; i < words.size(); ++i)
        all[i] = readLieutenant(line, words[i]);
    if (!line.good()) return;
    s.players[p].lieutenants = all;
    lieutenantLine[p] = number;
}

void Arrangement::setHut(ArrangedLine& line, Player& player, const std::vector<std::string_view>& what) {
    const auto i = static_cast<std::size_t>(line.number(what[1], 1, static_cast<int>(hutCount)) - 1);
    const auto word = line.take();
    if (!line.good()) return;
    if (what.size() == 3) {
        const TileIndex tile = word == "none" ? none : line.tile(word, def.hutUpgrades);
        if (!line.good()) return;
        if (tile != none) takeHutUpgrade(tile);
        player.huts[i].upgrade = tile;
        return;
    }
    const auto parts = ArrangedLine::split(word, '/');
    Citizen citizen = Citizen::Nobody;
    std::uint8_t field = 0;
    if (word != "empty") {
        if (parts.size() != 2) return line.fail(word, "empty, or a citizen and the field, such as nun/2");
        citizen = parts[0].empty() ? Citizen::Nobody : line.word<Citizen>(parts[0]);
        if (citizen == Citizen::Nobody) line.fail(word, "empty, or a citizen and the field, such as nun/2");
        field = line.number(parts[1], 1, 2);
    }
    if (!line.good()) return;
    player.huts[i].citizen = citizen;
    player.huts[i].field = field;
}

void Arrangement::setWorkshops(ArrangedLine& line, Player& player) {
    std::vector<WorkshopSlot> slots;
    std::vector<TileIndex> seen;
    for (const auto word : line.rest("ids of workshops")) {
        auto parts = ArrangedLine::split(word, '/');
        const TileIndex tile = line.tile(parts[0], def.workshops);
        if (tile == none || namedTwice(line, seen, tile, parts[0])) return;
        WorkshopSlot slot{tile, Citizen::Nobody, false};
        slot.used = parts.size() > 1 && parts.back() == usedWord[0];
        if (slot.used) parts.pop_back();
        if (slot.used && !def.workshops[tile].late) line.fail(word, "a late workshop to be used");
        if (parts.size() > 2) line.fail(word, "a workshop, who works there, and used");
        if (parts.size() == 2) {
            slot.citizen = parts[1].empty() ? Citizen::Nobody : line.word<Citizen>(parts[1]);
            if (slot.citizen == Citizen::Nobody || classOf(slot.citizen) != def.workshops[tile].citizenClass)
                line.fail(word, "a citizen of the class of that workshop");
        }
        seen.push_back(tile);
        slots.push_back(slot);
    }
    if (!line.good()) return;
    for (const TileIndex tile : seen)
        takeWorkshop(tile);
    player.workshops.clear();
    for (const WorkshopSlot& slot : slots)
        player.workshops.push(slot);
}

void Arrangement::setCarts(ArrangedLine& line, Player& player) {
    std::vector<CartSlot> slots;
    std::vector<TileIndex> seen;
    for (const auto word : line.rest("ids of carts")) {
        const auto parts = ArrangedLine::split(word, '/');
        const TileIndex tile = line.tile(parts[0], def.carts);
        if (tile == none || namedTwice(line, seen, tile, parts[0])) return;
        if (parts.size() > 1) line.oneOf(parts[1], usedWord);
        if (parts.size() > 2) line.fail(word, "one word behind the cart");
        seen.push_back(tile);
        slots.push_back({tile, parts.size() > 1});
    }
    if (!line.good()) return;
    for (const TileIndex tile : seen)
        takeCart(tile);
    player.carts.clear();
    for (const CartSlot& slot : slots)
        player.carts.push(slot);
}

void Arrangement::setShips(ArrangedLine& line, Player& player) {
    const auto ships = readTiles(line, def.ships, &Arrangement::takeShip);
    if (!line.good()) return;
    player.ships.clear();
    for (const TileIndex ship : ships) {
        expectInUse(line, def.ships[ship]);
        player.ships.push(ship);
    }
}

void Arrangement::setHutUpgrades(ArrangedLine& line) {
    const auto tiles = readTiles(line, def.hutUpgrades, &Arrangement::takeHutUpgrade);
    if (!line.good()) return;
    s.opponentHuts.clear();
    for (const TileIndex tile : tiles)
        s.opponentHuts.push(tile);
}

/// The space tells the branch, but for the start, the space behind it and the centre, which both branches share.
void Arrangement::setOverseer(ArrangedLine& line, Player& player, CitizenClass c) const {
    const auto word = line.take();
    const auto parts = ArrangedLine::split(word, '/');
    const auto& branches = def.paths[static_cast<std::size_t>(c)];
    Overseer overseer;
    std::optional<std::uint8_t> wanted;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        if (parts[i] == "upgraded")
            overseer.upgraded = true;
        else
            wanted = line.oneOf(parts[i], std::array{branchWord(c, 0), branchWord(c, 1), std::string_view{"upgraded"}});
    }
    bool found = false;
    for (std::uint8_t branch = 0; branch < branches.size(); ++branch)
        for (std::uint8_t step = 0; step < branches[branch].size(); ++step) {
            if (found || def.nodes[branches[branch][step]].id != parts[0]) continue;
            if (wanted.value_or(branch) != branch && step >= forkStep) continue;
            found = true;
            overseer.step = step;
            overseer.branch = step < forkStep ? std::uint8_t{0} : branch;
        }
    if (!found) line.fail(word, "a space of the path of that overseer");
    if (line.good()) player.overseer(c) = overseer;
}

} // namespace magister::messina
