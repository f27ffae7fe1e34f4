// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/game.h"

#include <functional>
#include <string>
#include <vector>

namespace magister::orleans {

class Ledger;

/// How a random player weighs what it may do.
enum class Policy {
    Even,    ///< every choice as likely as the other
    Builder, ///< fills places that are begun, uses them whenever it can, and seldom says done
};
/// The policy of a seed: mostly builders.
Policy policyOf(std::uint64_t seed);
/// Any table that could be laid: players, variants, rulings.
Setup randomSetup(std::uint64_t seed);
/// What randomSetup(seed) was before any question was added: rulings of that time, the later ones as games were played
/// before they were asked.
Setup earlierSetup(std::uint64_t seed);

/// What was seen over many games, by index into the variants; actions by place.
struct Seen {
    std::vector<int> events = std::vector<int>(std::variant_size_v<Event>);
    std::vector<int> commands = std::vector<int>(std::variant_size_v<Command>);
    std::array<int, placeCount> places{};
};

/// One game with legal choices at random, from setup to the end. `watch` is called with every position before a choice
/// is made, with the player who makes it and the legal choices.
class RandomGame {
public:
    using Watch = std::function<void(const State&, PlayerIndex, const std::vector<Choice>&)>;

    /// Precondition: the setup is valid. The choices follow from its seed, too.
    RandomGame(const Definition& definition, const Setup& setup, Policy policy);

    /// From now on every event is written into the ledger, and what it adds up to is held against the position.
    void keep(Ledger& ledger) { m_ledger = &ledger; }
    /// Invariants are checked after each command so many apart, and at the end of every phase.
    void checkEvery(int commands) { m_checkEvery = commands; }

    /// Stops at the first violation. True when the game came to its end.
    bool play(Seen* seen = nullptr, const Watch& watch = {});

    const State& state() const { return m_state; }
    const std::string& violation() const { return m_violation; }
    const std::vector<std::pair<PlayerIndex, Command>>& commands() const { return m_commands; }

private:
    PlayerIndex nextPlayer();
    std::size_t pick(const std::vector<Choice>& list, PlayerIndex player);
    /// The followers on the market would do for the slots that are empty.
    bool canFill(PlaceId place, PlayerIndex player) const;
    int weight(const Command& command, PlayerIndex player) const;
    void count(Seen& seen, const Events& events) const;
    bool isSound(const Events& events);

    const Definition& m_definition;
    State m_state;
    Random m_random;
    Policy m_policy;
    Ledger* m_ledger{};
    int m_checkEvery{1};
    std::string m_violation;
    std::vector<std::pair<PlayerIndex, Command>> m_commands;
};

/// A command of any kind with any arguments of their types, legal or not.
Command anyCommand(Random& random);

} // namespace magister::orleans
