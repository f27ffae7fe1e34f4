// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/orleans/position.h"

#include "app/orleans/pack/pack.h"
#include "engine/orleans/notation.h"

#include <QDebug>

namespace magister::orleans {

const Definition& realDefinition() {
    static const Definition definition = [] {
        const OrleansPack pack = readOrleansPack(QStringLiteral(MAGISTER_SOURCE_DIR "/resources/packs/orleans"));
        for (const Problem& problem : pack.problems)
            qWarning("%s %s", qPrintable(problem.file), qPrintable(problem.path));
        if (!pack.definition) qFatal("the pack of Orleans cannot be read");
        return *pack.definition;
    }();
    return definition;
}

namespace {

template <class Count> void take(Count& count, int by, const char* what) {
    if (count < by) qFatal("not enough %s for this position", what);
    count = static_cast<Count>(count - by);
}
template <class Count> void put(Count& count, int by) {
    count = static_cast<Count>(count + by);
}

} // namespace

Position::Position(std::uint8_t players, std::uint64_t seed)
    : Position(Setup{.players = players, .seed = seed, .pinned = {}, .rulings = {}}) {}

Position::Position(const Setup& setup) : def(realDefinition()) {
    if (const auto problems = validate(def, setup); !problems.empty()) qFatal("setup: %s", problems.front().c_str());
    Opening opening = newGame(def, setup);
    s = opening.state;
    told = std::move(opening.events);
}

TownIndex Position::town(std::string_view id) const {
    if (def.town(id) == none) qFatal("no town %s", std::string(id).c_str());
    return def.town(id);
}
ConnectionIndex Position::connection(std::string_view id) const {
    if (def.connection(id) == none) qFatal("no connection %s", std::string(id).c_str());
    return def.connection(id);
}

void Position::fetch(Token token, PlayerIndex p) {
    Player& player = s.players[p];
    if (!isOwn(token)) return take(s.supply[static_cast<std::size_t>(kindOf(token))], 1, "followers");
    if (player.bag.of(token) > 0) return take(player.bag.of(token), 1, "followers");
    for (Token& each : player.work.market)
        if (each == token) return void(each = Token::Nothing);
    qFatal("a starting follower is neither in the bag nor on the market");
}

Position& Position::bag(Follower kind, int count, PlayerIndex p) {
    for (int i = 0; i < count; ++i)
        fetch(neutral(kind), p);
    put(player(p).bag.of(neutral(kind)), count);
    return *this;
}
Position& Position::market(Follower kind, PlayerIndex p) {
    fetch(neutral(kind), p);
    auto& spaces = player(p).work.market;
    const auto free = std::find(spaces.begin(), spaces.end(), Token::Nothing);
    if (free == spaces.end()) qFatal("the market is full");
    *free = neutral(kind);
    return *this;
}
Position& Position::emptyMarket(PlayerIndex p) {
    for (Token& token : player(p).work.market) {
        if (token != Token::Nothing) ++player(p).bag.of(token);
        token = Token::Nothing;
    }
    return *this;
}
Position& Position::on(PlaceId place, SlotOfPlace slot, Token token, PlayerIndex p) {
    if (token == Token::Technology) {
        take(s.technologies, 1, "technology");
        ++player(p).work.technologiesPlaced;
    } else {
        fetch(token, p);
    }
    if (def.place(place).openRow)
        ++player(p).work.theatre.of(token);
    else
        player(p).work.at(place).tokens[slot] = token;
    return *this;
}
Position& Position::fill(PlaceId place, PlayerIndex p) {
    const auto& asked = def.place(place).actionSlots;
    for (SlotOfPlace slot = 0; slot < asked.size(); ++slot)
        if (player(p).work.at(place).tokens[slot] == Token::Nothing)
            on(place, slot, neutral(asked[slot] == Slot::Any ? Follower::Farmer : followerOf(asked[slot])), p);
    return *this;
}
Position& Position::onTower(Token token, PlayerIndex p) {
    fetch(token, p);
    auto& spaces = player(p).work.tower;
    const auto free = std::find(spaces.begin(), spaces.end(), Token::Nothing);
    if (free == spaces.end()) qFatal("the tower is full");
    *free = token;
    return *this;
}
Position& Position::tile(PlaceId tile, PlayerIndex p) {
    if (!(s.stacks & setOf(tile))) qFatal("that tile is not on a stack");
    s.stacks &= ~setOf(tile);
    player(p).tiles |= setOf(tile);
    return *this;
}
Position& Position::technology(int count, PlayerIndex p) {
    take(s.technologies, count, "technology");
    put(player(p).work.technologies, count);
    return *this;
}
Position& Position::coins(int count, PlayerIndex p) {
    put(s.bank, player(p).coins - count);
    player(p).coins = static_cast<std::int16_t>(count);
    return *this;
}
Position& Position::ware(Ware ware, int count, PlayerIndex p) {
    auto& stack = s.goods[static_cast<std::size_t>(goodOf(ware))];
    put(stack, player(p).ware(ware));
    take(stack, count, "goods");
    player(p).ware(ware) = static_cast<std::uint8_t>(count);
    return *this;
}
Position& Position::track(Track track, std::uint8_t space, PlayerIndex p) {
    player(p).track(track) = space;
    return *this;
}
Position& Position::development(std::uint8_t space, PlayerIndex p) {
    player(p).development = space;
    player(p).coinSpacesPaid = 0;
    for (std::size_t i = 0; i < def.development.coins.size(); ++i)
        if (def.development.coins[i].space <= space)
            player(p).coinSpacesPaid = static_cast<std::uint8_t>(player(p).coinSpacesPaid | 1u << i);
    return *this;
}
Position& Position::station(std::string_view id, PlayerIndex p) {
    take(player(p).stations, 1, "stations");
    auto& built = s.stationsAt[town(id)];
    built = static_cast<std::uint8_t>(built | 1u << p);
    return *this;
}
Position& Position::merchant(std::string_view id, PlayerIndex p) {
    player(p).merchant = town(id);
    return *this;
}
Position& Position::good(std::string_view id, std::uint8_t slot, std::optional<Good> good) {
    std::uint8_t& there = s.map[def.connections[connection(id)].firstSlot + slot];
    if (there != none) put(s.goods[there], 1);
    there = none;
    if (!good) return *this;
    take(s.goods[static_cast<std::size_t>(*good)], 1, "goods");
    there = static_cast<std::uint8_t>(*good);
    return *this;
}
Position& Position::noGoods(Good good) {
    put(s.goodsGone[static_cast<std::size_t>(good)], s.goods[static_cast<std::size_t>(good)]);
    s.goods[static_cast<std::size_t>(good)] = 0;
    return *this;
}
Position& Position::noFollowers(Follower kind) {
    put(s.followersGone[static_cast<std::size_t>(kind)], s.supply[static_cast<std::size_t>(kind)]);
    s.supply[static_cast<std::size_t>(kind)] = 0;
    return *this;
}
Position& Position::noTechnology() {
    put(s.technologiesGone, s.technologies);
    s.technologies = 0;
    return *this;
}
Position& Position::deedLeft(DeedId deed, Follower kind, int left) {
    for (const Follower each : allFollowers) {
        const auto k = static_cast<std::size_t>(each);
        const int wanted = def.deed(deed).spaces[k] - (each == kind ? left : 0);
        auto& filled = s.deeds[static_cast<std::size_t>(deed)][k];
        put(s.supply[k], filled);
        take(s.supply[k], wanted, "followers");
        filled = static_cast<std::uint8_t>(wanted);
    }
    return *this;
}

Position& Position::event(EventKind kind) {
    const auto wanted = static_cast<std::uint8_t>(kind);
    if (s.eventKnown) {
        if (s.event == kind) return *this;
        if (s.eventsSeen[wanted] > 0) { // which of those seen was the last is told by nothing else
            s.event = kind;
            return *this;
        }
        const auto it = std::find(s.hourglass.begin(), s.hourglass.end(), wanted);
        if (it == s.hourglass.end()) qFatal("no such event is left");
        *it = static_cast<std::uint8_t>(s.event);
        --s.eventsSeen[static_cast<std::size_t>(s.event)];
    } else {
        const auto it = std::find(s.hourglass.begin(), s.hourglass.end(), wanted);
        if (it == s.hourglass.end()) qFatal("no such event is left");
        s.hourglass.erase(static_cast<std::size_t>(it - s.hourglass.begin()));
        s.eventKnown = true;
    }
    s.event = kind;
    ++s.eventsSeen[wanted];
    return *this;
}

/// Tiles of the rounds in between count as seen.
Position& Position::round(std::uint8_t number) {
    const auto turn = [this] {
        s.event = static_cast<EventKind>(s.hourglass.pop());
        s.eventKnown = true;
        ++s.eventsSeen[static_cast<std::size_t>(s.event)];
    };
    if (s.round < number && !s.eventKnown) turn();
    for (; s.round < number; ++s.round)
        turn();
    return *this;
}

Position& Position::citizens(int count, PlayerIndex p) {
    for (std::uint8_t i = 0; i < citizenCount && count > 0; ++i)
        if (s.citizensLeft >> i & 1u) {
            s.citizensLeft = static_cast<std::uint16_t>(s.citizensLeft & ~(1u << i));
            ++player(p).citizens;
            --count;
        }
    return *this;
}
Position& Position::nextFromBag(std::initializer_list<Token> tokens, PlayerIndex p) {
    for (const Token token : tokens)
        player(p).pinned.push(token);
    return *this;
}

void Position::at(Stage stage) {
    if (!s.eventKnown) event(EventKind::Pilgrimage);
    s.stage = stage;
    s.questions = {};
    s.questionCount = {};
    s.plansBefore = {};
    s.done = 0;
    s.seatsSettled = s.playerCount;
    s.active = none;
}

Position& Position::drawing(PlayerIndex p) {
    at(Stage::Followers);
    s.done = static_cast<std::uint8_t>(((1u << s.playerCount) - 1) & ~(1u << p));
    s.questions[p][0] = Prompt{.rule = Rule::DrawAmount, .kind = PromptKind::Draw};
    s.questionCount[p] = 1;
    return *this;
}
Position& Position::planning(PlayerIndex p) {
    at(Stage::Planning);
    const bool together = s.rulings.planningOrder == ruling::PlanningOrder::Together;
    const Rule rule = together ? Rule::PlanningTogether : Rule::PlanningOneByOne;
    if (together)
        for (PlayerIndex each = 0; each < s.playerCount; ++each)
            s.plansBefore[each] = s.players[each].work;
    else
        s.active = p;
    s.done = static_cast<std::uint8_t>(((1u << s.playerCount) - 1) & ~(1u << p));
    s.questions[p][0] = Prompt{.rule = rule, .kind = PromptKind::Plan};
    s.questionCount[p] = 1;
    return *this;
}
Position& Position::acting(PlayerIndex p) {
    at(Stage::Actions);
    s.active = p;
    s.done = static_cast<std::uint8_t>(((1u << s.playerCount) - 1) & ~(1u << p));
    s.questions[p][0] = Prompt{.rule = Rule::ActionsTurn, .kind = PromptKind::Act};
    s.questionCount[p] = 1;
    return *this;
}
Position& Position::atEvent(EventKind kind) {
    event(kind);
    at(Stage::Event);
    s.seatsSettled = 0;
    s.questions[s.startPlayer][0] = Prompt{.rule = Rule::EventResolve, .kind = PromptKind::ResolveEvent};
    s.questionCount[s.startPlayer] = 1;
    return *this;
}
Position& Position::lastAction() {
    round(18);
    event(EventKind::Pilgrimage);
    return acting(0);
}

void Position::idle() {
    PlayerIndex by = 0;
    while (!s.isAsked(s.seat(by)))
        ++by;
    by = s.seat(by);
    Command command = Done{};
    switch (s.kind(by)) {
    case PromptKind::TurnHourglass:
    case PromptKind::ResolveEvent:
        command = Proceed{};
        break;
    case PromptKind::Draw:
    case PromptKind::Plan:
    case PromptKind::PlaceTechnology:
        break;
    case PromptKind::Act:
        command = Pass{};
        break;
    default:
        command = list(by).front().command;
    }
    if (!give(by, command)) qFatal("%s", why());
}
Position& Position::idleUntil(Stage stage) {
    while (!s.over() && s.stage != stage)
        idle();
    return *this;
}
Position& Position::idleRound() {
    const auto before = s.round;
    while (!s.over() && s.round == before)
        idle();
    return *this;
}

bool Position::fail(const QByteArray& why) {
    m_why = why;
    return false;
}

bool Position::give(PlayerIndex by, const Command& command) {
    const QByteArray text = QByteArray::fromStdString(toText(def, command));
    auto decision = decide(def, s, by, command);
    if (const auto* refused = std::get_if<Refusal>(&decision)) {
        const auto reason = reasonId(refused->reason);
        return fail(text + " was refused: " + QByteArray(reason.data(), static_cast<int>(reason.size())));
    }
    auto& accepted = std::get<Accepted>(decision);
    s = accepted.state;
    told = std::move(accepted.events);
    if (const auto found = check(def, s); !found.empty())
        return fail("after " + text + ": " + QByteArray::fromStdString(found.front()));
    return true;
}

bool Position::refuses(const char* atom, PlayerIndex by, const Command& command, Reason reason) {
    const QByteArray text = QByteArray::fromStdString(toText(def, command));
    const State before = s;
    const auto refused = refuse(def, s, by, command);
    if (!refused) return fail(text + " was not refused");
    const auto decision = decide(def, s, by, command);
    const auto* decided = std::get_if<Refusal>(&decision);
    if (!decided || !(*decided == *refused)) return fail(text + ": decide gives another answer");
    if (!(before == s)) return fail(text + ": the refused command left a trace");
    if (ruleId(refused->rule) != atom || refused->reason != reason)
        return fail(text + " was refused as " + QByteArray::fromStdString(std::string(reasonId(refused->reason))) +
                    " by " + QByteArray::fromStdString(std::string(ruleId(refused->rule))));
    return true;
}

bool Position::allows(PlayerIndex by, const Command& command) {
    const auto refused = refuse(def, s, by, command);
    if (!refused) return true;
    return fail(QByteArray::fromStdString(toText(def, command)) +
                " was refused: " + QByteArray::fromStdString(std::string(reasonId(refused->reason))));
}

std::vector<Choice> Position::list(PlayerIndex p, Listing listing) const {
    return choices(def, s, p, listing);
}

bool Position::lists(PlayerIndex p, const Command& command) const {
    const auto all = list(p);
    return std::any_of(all.begin(), all.end(), [&](const Choice& c) { return c.command == command; });
}

std::optional<int> Position::line(ScoreSource source, PlayerIndex p) const {
    for (const Event& e : told)
        if (const auto* found = std::get_if<ScoreLine>(&e); found && found->source == source && found->player == p)
            return found->points;
    return std::nullopt;
}

} // namespace magister::orleans
