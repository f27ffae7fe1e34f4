// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/position.h"

#include "app/messina/pack/pack.h"

#include "engine/core/state_hash.h"
#include "engine/messina/notation.h"

#include <QDebug>

namespace magister::messina {

const Definition& realDefinition() {
    static const Definition definition = [] {
        const PackResult pack = readMessinaPack(QStringLiteral(MAGISTER_SOURCE_DIR "/resources/packs/messina"));
        for (const Problem& problem : pack.problems)
            qWarning("%s %s", qPrintable(problem.file), qPrintable(problem.path));
        if (!pack.definition) qFatal("the pack of Messina 1347 cannot be read");
        return *pack.definition;
    }();
    return definition;
}

namespace {

template <class List> TileIndex find(const List& list, std::string_view id) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i].id == id) return static_cast<TileIndex>(i);
    qFatal("no tile %s", std::string(id).c_str());
    return none;
}

/// Takes a tile out of a pile if it lies there.
template <class P> bool takeOut(P& pile, TileIndex tile) {
    for (std::size_t i = 0; i < pile.size(); ++i)
        if (pile[i] == tile) return pile.erase(i), true;
    return false;
}

} // namespace

Position::Position(std::uint8_t players, PinnedDraws pinned, std::uint64_t seed)
    : Position(Setup{.players = players, .seed = seed, .pinned = std::move(pinned)}) {}

Position::Position(Setup setup) : def(realDefinition()) {
    if (setup.pinned.order.empty())
        for (std::uint8_t seat = 1; seat <= setup.players; ++seat)
            setup.pinned.order.push_back(seat);
    if (const auto problems = validate(def, setup); !problems.empty()) qFatal("setup: %s", problems.front().c_str());
    Start start = newGame(def, setup);
    s = start.state;
    told = std::move(start.events);
}

PlaceIndex Position::at(int q, int r) const {
    const auto& places = def.layout(s.playerCount).places;
    for (std::size_t i = 0; i < places.size(); ++i)
        if (places[i].q == q && places[i].r == r && places[i].kind != PlaceKind::Dock) return static_cast<PlaceIndex>(i);
    qFatal("no place %d,%d", q, r);
    return none;
}

std::uint8_t Position::corner(std::string_view name) {
    constexpr std::array<std::string_view, 4> names{"upper-left", "upper-right", "lower-right", "lower-left"};
    return static_cast<std::uint8_t>(std::find(names.begin(), names.end(), name) - names.begin());
}
PlaceIndex Position::port(std::string_view name) const { return def.layout(s.playerCount).port(corner(name)); }
PlaceIndex Position::dock(std::string_view name) const { return def.layout(s.playerCount).dock(corner(name)); }

SquareIndex Position::square(std::string_view id) const { return find(def.boards[0].squares, id); }
TileIndex Position::hexId(std::string_view id) const { return find(def.hexes, id); }
TileIndex Position::shipId(std::string_view id) const { return find(def.ships, id); }
TileIndex Position::hutId(std::string_view id) const { return find(def.hutUpgrades, id); }
TileIndex Position::workshopId(std::string_view id) const { return find(def.workshops, id); }
TileIndex Position::cartId(std::string_view id) const { return find(def.carts, id); }

Position& Position::quiet() {
    for (PlaceIndex place = 0; place < maxPlaces; ++place) {
        cubes(place, 0);
        s.places[place].citizens = {};
    }
    for (auto& dock : s.docks)
        for (Bay& bay : dock) {
            s.cubesLeft = static_cast<std::uint8_t>(s.cubesLeft + bay.cube);
            if (bay.ship != none) s.shipPile.insert(0, bay.ship); // under the pile, for none may be missing
            bay = Bay{};
        }
    return *this;
}

Position& Position::hex(PlaceIndex place, std::string_view id) {
    const TileIndex tile = hexId(id);
    TileIndex& here = s.places[place].hex;
    for (PlaceState& other : s.places)
        if (other.hex == tile) return std::swap(other.hex, here), *this;
    for (TileIndex& other : s.hexPile)
        if (other == tile && here != none) return std::swap(other, here), *this;
    takeOut(s.hexPile, tile);
    here = tile;
    return *this;
}

Position& Position::cubes(PlaceIndex place, int count) {
    s.cubesLeft = static_cast<std::uint8_t>(s.cubesLeft + s.places[place].cubes - count);
    s.places[place].cubes = static_cast<std::uint8_t>(count);
    return *this;
}

Position& Position::lying(PlaceIndex place, CitizenClass citizenClass, int count) {
    s.places[place].citizens[static_cast<std::size_t>(citizenClass)] = static_cast<std::uint8_t>(count);
    return *this;
}

Position& Position::ship(std::uint8_t corner, std::uint8_t bay, std::string_view id, std::uint8_t cube) {
    const TileIndex tile = shipId(id);
    takeOut(s.shipPile, tile);
    for (auto& dock : s.docks)
        for (Bay& other : dock)
            if (other.ship == tile) {
                s.cubesLeft = static_cast<std::uint8_t>(s.cubesLeft + other.cube);
                other = Bay{};
            }
    s.docks[corner][bay] = {tile, cube};
    s.cubesLeft = static_cast<std::uint8_t>(s.cubesLeft - cube);
    return *this;
}

Position& Position::tokens(int coin, int wood, int fire, int bigFire, PlayerIndex p) {
    s.players[p].tokens = {static_cast<std::uint8_t>(coin), static_cast<std::uint8_t>(wood),
                           static_cast<std::uint8_t>(fire), static_cast<std::uint8_t>(bigFire)};
    return *this;
}

Position& Position::citizen(std::string_view squareId, Citizen citizen, PlayerIndex p) {
    s.players[p].squares[square(squareId)] = citizen;
    return *this;
}

Position& Position::fillSector(CitizenClass citizenClass, PlayerIndex p) {
    for (SquareIndex i = 0; i < squareCount; ++i)
        if (sectorOf(i) == citizenClass) s.players[p].squares[i] = citizenOf(citizenClass);
    return *this;
}

Position& Position::workshop(std::string_view id, Citizen citizen, PlayerIndex p) {
    const TileIndex tile = workshopId(id);
    for (auto& pile : s.workshops)
        takeOut(pile, tile);
    for (auto& pile : s.lateWorkshops)
        takeOut(pile, tile);
    s.players[p].workshops.push({tile, citizen, false});
    return *this;
}

Position& Position::upgrade(std::uint8_t hut, std::string_view id, PlayerIndex p) {
    const TileIndex tile = hutId(id);
    for (auto& pile : s.huts)
        takeOut(pile, tile);
    s.players[p].huts[hut].upgrade = tile;
    return *this;
}

Position& Position::inHut(std::uint8_t hut, Citizen citizen, std::uint8_t field, PlayerIndex p) {
    s.players[p].huts[hut].citizen = citizen;
    s.players[p].huts[hut].field = field;
    return *this;
}

Position& Position::cart(std::string_view id, PlayerIndex p) {
    const TileIndex tile = cartId(id);
    for (auto& pile : s.carts)
        takeOut(pile, tile);
    s.players[p].carts.push({tile, false});
    return *this;
}

Position& Position::offerHut(std::uint8_t pile, std::string_view id) {
    const TileIndex tile = hutId(id);
    for (auto& other : s.huts)
        for (TileIndex& t : other)
            if (t == tile) return std::swap(t, s.huts[pile].back()), *this;
    return *this;
}

Position& Position::offerWorkshop(std::string_view id) {
    const TileIndex tile = workshopId(id);
    for (auto& pile : s.workshops)
        for (TileIndex& t : pile)
            if (t == tile) return std::swap(t, pile.back()), *this;
    qFatal("workshop %s is not of this era", std::string(id).c_str());
    return *this;
}

Position& Position::offerCart(std::uint8_t pile, std::string_view id) {
    const TileIndex tile = cartId(id);
    for (auto& other : s.carts)
        for (TileIndex& t : other)
            if (t == tile) return std::swap(t, s.carts[pile].back()), *this;
    s.carts[pile].back() = tile; // with two players the other five carts lie in the box
    return *this;
}

Position& Position::lieutenant(PlayerIndex p, std::uint8_t index, LieutenantStatus status, PlaceIndex place) {
    Lieutenant& l = s.players[p].lieutenants[index];
    if (l.status == LieutenantStatus::Standing) s.places[l.place].standing = none;
    l = {status, place};
    const auto& layout = def.layout(s.playerCount);
    if (status == LieutenantStatus::Standing && layout.places[place].kind != PlaceKind::Dock)
        s.places[place].standing = p;
    return *this;
}

Position& Position::round(std::uint8_t number) {
    s.round = number;
    if (number < 5) return *this;
    for (std::size_t c = 0; c < classCount; ++c) {
        if (s.lateWorkshops[c].empty()) continue;
        s.workshops[c].clear();
        for (const TileIndex tile : s.lateWorkshops[c])
            s.workshops[c].push(tile);
        s.lateWorkshops[c].clear();
    }
    return *this;
}

Position& Position::owns(PlaceIndex place, PlayerIndex p) {
    s.places[place].owner = p;
    s.players[p].districts.push(place);
    return *this;
}

Position& Position::book(Book book, std::uint8_t space, PlayerIndex p) {
    s.players[p].book(book) = space;
    return *this;
}

Position& Position::overseer(CitizenClass citizenClass, std::uint8_t step, std::uint8_t branch, bool upgraded) {
    me().overseer(citizenClass) = {step, branch, upgraded};
    return *this;
}

Position& Position::lastTurn() {
    for (PlayerIndex p = 0; p < s.playerCount; ++p)
        for (std::uint8_t i = 0; i < lieutenantCount; ++i) {
            const auto status = s.players[p].lieutenants[i].status;
            const bool unused = status == LieutenantStatus::Estate || status == LieutenantStatus::Lying;
            if (unused && (p != 0 || i != 0)) lieutenant(p, i, LieutenantStatus::Resting);
        }
    return *this;
}

Position& Position::stage(Stage stage) {
    s.stage = stage;
    s.promptStack = {};
    s.promptStack[0].kind = PromptKind::Proceed;
    s.promptStack[0].player = 0;
    s.promptCount = 1;
    return *this;
}

Position& Position::atScoring() {
    quiet().round(6).stage(Stage::Scoring);
    for (PlayerIndex p = 0; p < s.playerCount; ++p) {
        tokens(0, 0, 0, 0, p);
        player(p).points = 0;
        player(p).rats = 0;
    }
    return *this;
}

Position& Position::opponentsTurn() {
    quiet().stage(Stage::Turns);
    s.promptStack[0].kind = PromptKind::OpponentTurn;
    s.turn = Turn{};
    s.turn.player = opponent;
    return *this;
}

Position& Position::actOn(std::string_view hexTile) {
    quiet();
    hex(at(0, 0), hexTile);
    if (!give(ChooseHex{0, at(0, 0)})) qFatal("%s", why());
    return *this;
}

bool Position::fail(const QByteArray& why) {
    m_why = why;
    return false;
}

bool Position::give(const Command& command) {
    m_why.clear();
    const QByteArray text = QByteArray::fromStdString(toText(def, s, command));
    auto decision = decide(def, s, s.toAct(), command);
    if (const auto* no = std::get_if<Refusal>(&decision))
        return fail(text + ": refused, " + QByteArray::fromStdString(std::string(reasonId(no->reason))));
    s = std::get<Accepted>(decision).state;
    told = std::get<Accepted>(decision).events;
    if (const auto broken = check(def, s); !broken.empty()) return fail(text + ": " + broken.front().c_str());
    return true;
}

bool Position::refuses(const char* atom, const Command& command, Reason reason) {
    return refuses(atom, command, reason, s.toAct());
}

bool Position::refuses(const char* atom, const Command& command, Reason reason, PlayerIndex by) {
    m_why.clear();
    const QByteArray text = QByteArray::fromStdString(toText(def, s, command)) + ": ";
    const State before = s;
    const auto no = refuse(def, s, by, command);
    if (!no) return fail(text + "accepted");
    if (no->reason != reason) return fail(text + "refused as " + std::string(reasonId(no->reason)).c_str());
    if (ruleId(no->rule) != atom) return fail(text + "cites " + std::string(ruleId(no->rule)).c_str());
    const auto decision = decide(def, s, by, command);
    const auto* same = std::get_if<Refusal>(&decision);
    if (!same || !(*same == *no)) return fail(text + "decide does not agree with refuse");
    if (!(s == before) || stateHash(s) != stateHash(before)) return fail(text + "left a trace");
    return true;
}

bool Position::allows(const Command& command) {
    m_why.clear();
    const auto no = refuse(def, s, s.toAct(), command);
    if (!no) return true;
    return fail(QByteArray::fromStdString(toText(def, s, command)) + ": refused, " +
                std::string(reasonId(no->reason)).c_str());
}

bool Position::proceedTo(Stage stage) {
    while (s.stage != stage && !s.over()) {
        if (asks() == PromptKind::ChooseTurn) return fail("the next round began");
        const auto choices = list();
        if (choices.empty()) return fail("nothing to answer");
        const bool leave = asks() == PromptKind::LeaveQuarantine;
        if (!give(leave ? choices.front().command : Command{Proceed{}})) return false;
    }
    return s.stage == stage || fail("the stage was not reached");
}

std::uint64_t Position::hash() const { return stateHash(s); }

std::vector<Choice> Position::list(Listing listing) const { return choices(def, s, s.toAct(), listing); }

bool Position::lists(const Command& command) const {
    const auto all = list();
    return std::any_of(all.begin(), all.end(), [&](const Choice& choice) { return choice.command == command; });
}

std::optional<int> Position::line(ScoreSource source, PlayerIndex p) const {
    for (const Event& e : told)
        if (const auto* l = std::get_if<ScoreLine>(&e); l && l->source == source && l->player == p) return l->points;
    return std::nullopt;
}

} // namespace magister::messina
