// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/messina/transaction.h"

#include <algorithm>

namespace magister::messina {

/// No hand is ever full and no supply ever empty; a coin is a coin, so that nobody has to change any.
/// components.shared-tokens, setup.supply.unlimited, action.no-hand-limit, action.change
void Transaction::gain(PlayerIndex p, Token token, int amount, Rule rule) {
    if (amount > 0) emit(TokensGained{rule, p, token, static_cast<std::uint8_t>(amount)});
}

void Transaction::pay(PlayerIndex p, Token token, int amount, Rule rule) {
    if (amount > 0) emit(TokensPaid{rule, p, token, static_cast<std::uint8_t>(amount)});
}

void Transaction::pay(PlayerIndex p, const Cost& cost, Rule rule) {
    pay(p, Token::Coin, cost.coin, rule);
    pay(p, Token::Wood, cost.wood, rule);
}

void Transaction::score(PlayerIndex p, int amount, Rule rule) {
    if (amount != 0) emit(PointsScored{rule, p, static_cast<std::int16_t>(amount)});
}

void Transaction::takeRats(PlayerIndex p, int amount, Rule rule) {
    if (amount > 0) emit(RatsTaken{rule, p, static_cast<std::uint8_t>(amount)});
}

void Transaction::gainLieutenant(PlayerIndex p) {
    for (std::uint8_t i = 0; i < lieutenantCount; ++i)
        if (player(p).lieutenants[i].status == LieutenantStatus::Supply) {
            emit(LieutenantGained{.player = p, .lieutenant = i});
            return;
        }
}

/// One step on one of the three books. book.three
void Transaction::stepBook(PlayerIndex p, Book book, Rule rule) {
    const auto& track = def.books[static_cast<std::size_t>(book)];
    const std::uint8_t from = player(p).book(book);
    if (from >= track.spaces.size()) {
        if (rulings().bookEndStep == ruling::BookEndStep::NoEffect) return;
        emit(DiscMoved{Rule::BookEnd, p, book, from});
        return;
    }
    const auto to = static_cast<std::uint8_t>(from + 1);
    emit(DiscMoved{rule, p, book, to});
    const EffectIndex action = track.spaces[to - 1u].onArrival;
    if (def.effect(action).kind == EffectKind::Nothing) return;
    const bool atOnce =
        state.stage == Stage::Turns || rulings().productionLieutenant == ruling::ProductionLieutenant::AtOnce;
    if (def.effect(action).kind == EffectKind::Lieutenant && atOnce) {
        for (int i = 0; i < def.effect(action).amount; ++i)
            gainLieutenant(p);
        return;
    }
    const Rule earned = state.stage == Stage::Turns ? Rule::BookEverySpace : Rule::BookProductionDelay;
    emit(BookActionEarned{earned, p, book, to});
}

void Transaction::putCube(PlaceIndex place, Rule rule) {
    emit(CubePlaced{rule, place});
    const PlayerIndex owner = state.places[place].owner;
    if (owner != none) takeRats(owner, 1, Rule::RepopRatPerCube);
}

void Transaction::removeCube(PlayerIndex p, PlaceIndex place, std::uint8_t bay, Rule rule) {
    emit(CubeRemoved{rule, p, place, bay, true});
    const bool chosenHex = bay == none && rule != Rule::FireNeighbour;
    if (chosenHex || rulings().latePointsScope == ruling::LatePointsScope::EveryCube)
        score(p, row().pointsPerCube, bay == none ? Rule::FightCostLate : Rule::FightLatePointsScope);
    stepBook(p, Book::Popularity, Rule::FightPopularity);
}

InlineVector<PlayerIndex, maxPlayers> peopleInOrder(const State& state) {
    InlineVector<PlayerIndex, maxPlayers> people;
    for (std::size_t i = 0; i < state.seats(); ++i)
        if (state.order[i] < state.playerCount) people.push(state.order[i]);
    return people;
}

bool canPay(const Player& player, const Cost& cost) {
    return player.token(Token::Coin) >= cost.coin && player.token(Token::Wood) >= cost.wood;
}

bool hasFreeSquare(const Player& player, CitizenClass citizenClass) {
    const auto first = player.squares.begin() + static_cast<std::ptrdiff_t>(citizenClass) * 6;
    return std::any_of(first, first + 6, [](Citizen c) { return c == Citizen::Nobody; });
}

bool hasFreeHut(const Player& player) {
    return std::any_of(player.huts.begin(), player.huts.end(),
                       [](const Hut& hut) { return hut.citizen == Citizen::Nobody; });
}

bool hasUnusedLieutenant(const Player& player) {
    return std::any_of(player.lieutenants.begin(), player.lieutenants.end(), isUnused);
}

EffectIndex actionAt(const Definition& def, const State& state, PlaceIndex place) {
    const Place& where = def.layout(state.playerCount).places[place];
    if (where.kind == PlaceKind::Port) return def.ports[state.portAt[where.corner]].action;
    return state.places[place].hex == none ? EffectIndex{0} : def.hexes[state.places[place].hex].action;
}

/// Bars a second activation only: whoever stands there may leave as from any square. advanced.once-citizen
bool isSpent(const Definition& def, const Player& player, SquareIndex square) {
    return (player.onceUsed >> square / 6 & 1) && def.boards[player.board].squares[square].once;
}

int turnStep(const State& state) {
    if (state.stage != Stage::Turns || !state.hasPrompt()) return 0;
    if (state.prompt().kind == PromptKind::OpponentTurn) return 0;
    switch (state.prompt().kind) {
    case PromptKind::ChooseTurn: return 1;
    case PromptKind::Rescue: return 2;
    case PromptKind::Fight:
    case PromptKind::FightShip: return 3;
    case PromptKind::Act: return 4;
    default: break;
    }
    // A late workshop may open questions in any step: the step is that of the prompt waiting below.
    for (int i = state.promptCount - 1; i >= 0; --i)
        switch (state.promptStack[static_cast<std::size_t>(i)].kind) {
        case PromptKind::ChooseTurn: return 1;
        case PromptKind::Rescue: return 2;
        case PromptKind::Fight:
        case PromptKind::FightShip: return 3;
        default: break;
        }
    return 4;
}

Refusal outOfPlace(const View& view, int commandStep) {
    if (view.kind() == PromptKind::ChooseOrderBook) return refusal(Reason::NameTheBook);
    if (view.state.stage != Stage::Turns) return refusal(Reason::NotInRoundEnd);
    if (view.kind() == PromptKind::OpponentTurn) return refusal(Reason::OpponentsTurn);
    const int step = turnStep(view.state);
    if (step == 1 && commandStep > 1) return refusal(Reason::ChooseFirst);
    if (commandStep > step) return refusal(Reason::FinishEarlierStep);
    if (commandStep < step) return refusal(Reason::StepOver);
    if (view.kind() == PromptKind::Act) return refusal(Reason::NotAskedNow);
    return refusal(Reason::AnswerFirst);
}

bool betweenEffects(const State& state) {
    for (std::size_t i = 0; i < state.promptCount; ++i)
        if (state.promptStack[i].begun) return false;
    return true;
}

bool canStillActivate(const Definition& def, const State& state, const Prompt& prompt) {
    const Player& player = state.players[prompt.player];
    for (SquareIndex square = 0; square < squareCount; ++square) {
        const std::uint32_t bit = 1u << square;
        if (player.squares[square] == Citizen::Nobody || (prompt.squares[2] & bit)) continue;
        if (isSpent(def, player, square)) continue;
        if ((prompt.squares[0] & bit && prompt.left[0]) || (prompt.squares[1] & bit && prompt.left[1])) return true;
    }
    return false;
}

int lieutenantsOwned(const Player& player) {
    return static_cast<int>(std::count_if(player.lieutenants.begin(), player.lieutenants.end(), [](const Lieutenant& l) {
        return l.status != LieutenantStatus::Supply;
    }));
}

std::uint32_t existingPlaces(const Definition& definition, const State& state) {
    const Layout& layout = definition.layout(state.playerCount);
    std::uint32_t mask = 0;
    for (std::size_t i = 0; i < layout.places.size(); ++i)
        if (layout.places[i].kind != PlaceKind::Extension || state.places[i].hex != none) mask |= 1u << i;
    return mask;
}

namespace {

/// Which extension places are filled, bit each: the index of the town's tables.
std::size_t filledExtensions(const Layout& layout, const State& state) {
    std::size_t filled = 0;
    for (std::size_t i = 0; i < extensionCount; ++i)
        filled |= static_cast<std::size_t>(state.places[layout.extension(i)].hex != none) << i;
    return filled;
}

/// The same on ways that cross no hex with a standing lieutenant. move.pass-through, ruling move-through-blocked
std::array<std::uint8_t, maxPlaces> stepsAround(const Definition& definition, const State& state, PlaceIndex from) {
    const Layout& layout = definition.layout(state.playerCount);
    const std::uint32_t town = existingPlaces(definition, state);
    std::uint32_t closed = 0;
    for (std::size_t i = 0; i < layout.places.size(); ++i)
        if (state.places[i].standing != none && i != from) closed |= 1u << i;
    std::array<std::uint8_t, maxPlaces> far;
    far.fill(none);
    std::uint32_t edge = 1u << from;
    std::uint32_t seen = edge;
    for (std::uint8_t steps = 0; edge; ++steps) {
        std::uint32_t reached = 0;
        for (std::uint32_t rest = edge; rest; rest &= rest - 1) {
            const auto place = static_cast<std::size_t>(__builtin_ctz(rest));
            far[place] = steps;
            if (!(closed >> place & 1u)) reached |= layout.places[place].neighbours;
        }
        edge = reached & town & ~seen;
        seen |= edge;
    }
    return far;
}

/// With the ruling move-through-blocked no table helps.
std::array<std::uint8_t, maxPlaces> costsAround(const Definition& definition, const State& state, PlaceIndex from) {
    auto costs = stepsAround(definition, state, from);
    for (std::uint8_t& cost : costs)
        if (cost != none)
            cost = static_cast<std::uint8_t>(std::max(0, cost - definition.parameters.freeSteps) *
                                             definition.parameters.coinPerFurtherStep);
    return costs;
}

} // namespace

std::uint8_t steps(const Definition& definition, const State& state, PlaceIndex from, PlaceIndex to) {
    const Layout& layout = definition.layout(state.playerCount);
    return layout.ways->distances[filledExtensions(layout, state)][from][to];
}

std::array<std::uint8_t, maxPlaces> moveCosts(const Definition& definition, const State& state, PlayerIndex player,
                                              std::uint8_t lieutenant) {
    const Lieutenant& walker = state.players[player].lieutenants[lieutenant];
    if (walker.status == LieutenantStatus::Estate) return {};
    if (state.rulings.moveThroughBlocked == ruling::MoveThroughBlocked::Forbidden)
        return costsAround(definition, state, walker.place);
    // From where it lies. move.lie-start
    const Layout& layout = definition.layout(state.playerCount);
    return layout.ways->costs[filledExtensions(layout, state)][walker.place];
}

std::optional<int> moveCost(const Definition& definition, const State& state, PlayerIndex player,
                            std::uint8_t lieutenant, PlaceIndex place) {
    const std::uint8_t cost = moveCosts(definition, state, player, lieutenant)[place];
    return cost == none ? std::nullopt : std::optional<int>(cost);
}

std::array<PlayerIndex, maxPlayers> bookOrder(const State& state, Book book) {
    auto order = state.bookArrival[static_cast<std::size_t>(book)];
    const auto last = order.begin() + (book == Book::Popularity ? static_cast<std::ptrdiff_t>(state.seats())
                                                                : state.playerCount);
    std::reverse(order.begin(), last); // the disc that arrived last lies highest: prep.order-tie
    std::stable_sort(order.begin(), last, [&](PlayerIndex a, PlayerIndex b) {
        return state.players[a].book(book) > state.players[b].book(book);
    });
    return order;
}

} // namespace magister::messina
