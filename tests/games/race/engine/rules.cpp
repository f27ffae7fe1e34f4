// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/games/race/engine/rules.h"

#include "engine/core/random.h"

#include <algorithm>

namespace magister::race {

namespace {

constexpr std::array<std::string_view, 12> ruleIds{
    "", "race.turn.order", "race.move.step", "race.move.taken", "race.draw.top", "race.draw.limit", "race.turn.rest",
    "race.end.arrive", "race.end.rounds", "race.end.winner", "race.score.space", "race.score.cards"};
constexpr std::array<std::string_view, 4> reasonIds{"game-is-over", "not-your-turn", "space-taken", "no-card-left"};
constexpr std::array<std::string_view, 2> takenChoices{"refuses", "is-jumped"};
constexpr std::array rulings{RulingOption{"taken-space", Rule::MoveTaken, takenChoices}};

template <class Enum, std::size_t N>
std::optional<Enum> fromList(const std::array<std::string_view, N>& ids, std::string_view id) {
    const auto found = std::ranges::find(ids, id);
    return found == ids.end() || id.empty() ? std::nullopt : std::optional(static_cast<Enum>(found - ids.begin()));
}

/// The nearest free space, `forward` or back from the one wanted. race.move.taken
std::uint8_t freeSpace(const Definition& definition, const State& state, int wanted, int by) {
    int space = std::min<int>(wanted, definition.spaces);
    while (runnerAt(definition, state, static_cast<std::uint8_t>(space)) != none) space += by;
    return static_cast<std::uint8_t>(space);
}

/// The state being changed and the events of one command.
struct Transaction {
    const Definition& definition;
    State state;
    Events events{};

    void tell(const Event& event) {
        apply(state, event);
        events.push_back(event);
    }

    void perform(const Step&) {
        tell(Stepped{state.turn, stepFrom(definition, state, state.turn)});
    }
    /// A card that would end on a taken space stops before it. race.draw.top
    void perform(const Draw&) {
        const std::uint8_t card = state.deck.back();
        const std::uint8_t from = state.players[state.turn].space;
        State without = state; // one's own space is free for oneself
        without.players[state.turn].space = 0;
        const std::uint8_t to = freeSpace(definition, without, from + card, -1);
        tell(CardDrawn{state.turn, card, std::max(from, to)});
    }
    void perform(const Rest&) { tell(Rested{state.turn}); }

    void score() {
        for (PlayerIndex p = 0; p < state.playerCount; ++p) {
            const Runner& runner = state.players[p];
            const auto left = static_cast<std::uint8_t>(definition.cards - runner.drawn);
            const ScoreLine space{p, ScoreSource::Space, runner.space, runner.space};
            tell(space);
            tell(ScoreLine{p, ScoreSource::Cards, left, left});
        }
    }
    /// race.end.arrive, race.end.rounds, race.turn.order
    void pass() {
        const PlayerIndex player = state.turn;
        const bool arrived = state.players[player].space == definition.spaces;
        const bool last = player + 1 == state.playerCount;
        if (arrived || (last && state.round == roundCount)) {
            tell(RaceClosed{arrived ? player : none});
            return score();
        }
        if (last) tell(RoundStarted{static_cast<std::uint8_t>(state.round + 1)});
        tell(TurnStarted{last ? PlayerIndex{0} : static_cast<PlayerIndex>(player + 1)});
    }
};

struct Apply {
    State& state;

    void operator()(const RoundStarted& e) const { state.round = e.round; }
    void operator()(const TurnStarted& e) const { state.turn = e.player; }
    void operator()(const Stepped& e) const { state.players[e.player].space = e.to; }
    void operator()(const CardDrawn& e) const {
        state.deck.pop();
        ++state.players[e.player].drawn;
        state.players[e.player].space = e.to;
    }
    void operator()(const Rested&) const {}
    void operator()(const RaceClosed&) const { state.turn = none; }
    /// The winners so far: the last line leaves those of the whole race. race.end.winner
    void operator()(const ScoreLine& e) const {
        auto& players = state.players;
        players[e.player].points = static_cast<std::uint8_t>(players[e.player].points + e.points);
        const auto best = std::ranges::max_element(players, {}, &Runner::points)->points;
        state.winners = 0;
        for (PlayerIndex p = 0; p < state.playerCount; ++p)
            if (players[p].points == best) state.winners = static_cast<std::uint8_t>(state.winners | 1u << p);
    }
};

} // namespace

std::string_view ruleId(Rule rule) { return ruleIds[static_cast<std::size_t>(rule)]; }
std::optional<Rule> ruleFromId(std::string_view id) { return fromList<Rule>(ruleIds, id); }
std::string_view reasonId(Reason reason) { return reasonIds[static_cast<std::size_t>(reason)]; }

std::string toText(const Command& command) {
    constexpr std::array words{"step", "draw", "rest"};
    return words[command.index()];
}
std::optional<Command> commandFromText(std::string_view text) {
    for (const Command& command : {Command{Step{}}, Command{Draw{}}, Command{Rest{}}})
        if (toText(command) == text) return command;
    return std::nullopt;
}

Rule ruleOf(const Event& event) {
    if (const auto* line = std::get_if<ScoreLine>(&event))
        return line->source == ScoreSource::Space ? Rule::ScoreSpace : Rule::ScoreCards;
    if (const auto* closed = std::get_if<RaceClosed>(&event))
        return closed->player == none ? Rule::EndRounds : Rule::EndArrive;
    constexpr std::array rules{Rule::EndRounds, Rule::TurnOrder, Rule::MoveStep, Rule::DrawTop, Rule::Rest};
    return rules[event.index()];
}

Observation observe(const State& state, PlayerIndex) {
    Observation seen{state};
    for (std::uint8_t& card : seen.state.deck)
        card = faceDown;
    return seen;
}

std::vector<std::string> validate(const Definition& definition, const Setup& setup) {
    if (setup.players < minPlayers || setup.players > maxPlayers) return {"players: 2-4"};
    if (definition.deck.size() < static_cast<std::size_t>(setup.players * definition.cards)) return {"deck: too few cards"};
    return {};
}

std::pair<State, Events> newGame(const Definition& definition, const Setup& setup) {
    Transaction game{definition, {}};
    game.state.playerCount = setup.players;
    game.state.rulings = setup.rulings;
    game.state.deck = definition.deck;
    Random random = Random::seeded(setup.seed);
    random.shuffle(game.state.deck);
    game.tell(RoundStarted{1});
    game.tell(TurnStarted{0});
    return {game.state, std::move(game.events)};
}

Decision decide(const Definition& definition, const State& state, PlayerIndex player, const Command& command) {
    if (const auto refusal = refuse(definition, state, player, command)) return *refusal;
    Transaction turn{definition, state};
    std::visit([&](const auto& one) { turn.perform(one); }, command);
    turn.pass();
    return std::pair{turn.state, std::move(turn.events)};
}

std::optional<Refusal> refuse(const Definition& definition, const State& state, PlayerIndex player, const Command& command) {
    if (state.over()) return Refusal{Reason::GameIsOver, Rule::EndArrive};
    if (player != state.turn) return Refusal{Reason::NotYourTurn, Rule::TurnOrder};
    if (std::holds_alternative<Step>(command)) {
        const std::uint8_t to = stepFrom(definition, state, player);
        if (const PlayerIndex there = runnerAt(definition, state, to); there != none)
            return Refusal{Reason::SpaceTaken, Rule::MoveTaken, there, to};
    }
    if (std::holds_alternative<Draw>(command) && state.players[player].drawn == definition.cards)
        return Refusal{Reason::NoCardLeft, Rule::DrawLimit};
    return std::nullopt;
}

std::vector<Choice> choices(const Definition& definition, const State& state, PlayerIndex player) {
    std::vector<Choice> list;
    if (state.over() || player != state.turn) return list;
    for (const Command& command : {Command{Step{}}, Command{Draw{}}, Command{Rest{}}})
        list.push_back({command, refuse(definition, state, player, command)});
    return list;
}

void apply(State& state, const Event& event) { std::visit(Apply{state}, event); }

std::uint8_t stepFrom(const Definition& definition, const State& state, PlayerIndex player) {
    const int next = state.players[player].space + 1;
    if (state.rulings.taken == TakenSpace::IsJumped) return freeSpace(definition, state, next, 1);
    return static_cast<std::uint8_t>(next);
}

PlayerIndex runnerAt(const Definition& definition, const State& state, std::uint8_t space) {
    if (space == 0 || space >= definition.spaces) return none;
    for (PlayerIndex p = 0; p < state.playerCount; ++p)
        if (state.players[p].space == space) return p;
    return none;
}

std::span<const RulingOption> rulingOptions() { return rulings; }
std::uint8_t answer(const Rulings& given, std::size_t) { return static_cast<std::uint8_t>(given.taken); }
void setAnswer(Rulings& given, std::size_t, std::uint8_t choice) { given.taken = static_cast<TakenSpace>(choice); }

} // namespace magister::race
