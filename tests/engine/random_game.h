// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/game.h"

#include <functional>
#include <string>
#include <vector>

namespace magister::messina {

class Ledger;
enum class Policy;
/// The policy of a seed: mostly builders, now and then a scholar or an even hand.
Policy policyOf(std::uint64_t seed);

/// How a random player weighs what it may do.
enum class Policy {
    Even,    ///< every choice as likely as the other
    Builder, ///< builds, repopulates, upgrades and fights whenever it can
    Scholar, ///< spends every coin on the city book
};

/// What was seen over many games, by index into the variants.
struct Seen {
    std::vector<int> events = std::vector<int>(std::variant_size_v<Event>);
    std::vector<int> commands = std::vector<int>(std::variant_size_v<Command>);
    int districts{};
    int topScrolls{};
    int rewards{};
};

/// One game with legal choices at random, from setup to the end. `watch` is called with every position before a choice
/// is made, with the legal choices.
class RandomGame {
public:
    using Watch = std::function<void(const State&, const std::vector<Choice>&)>;

    RandomGame(const Definition& definition, std::uint8_t players, std::uint64_t seed, Policy policy);
    /// Precondition: the setup is valid. The choices follow from its seed, too.
    RandomGame(const Definition& definition, const Setup& setup, Policy policy);

    /// From now on every event is written into the ledger, and what it adds up to is held against the position.
    void keep(Ledger& ledger) { m_ledger = &ledger; }

    /// Checks every invariant after every choice; stops at the first violation. True when the game came to its end.
    bool play(Seen* seen = nullptr, const Watch& watch = {});

    const State& state() const { return m_state; }
    const std::string& violation() const { return m_violation; }
    const std::vector<std::pair<PlayerIndex, Command>>& commands() const { return m_commands; }

private:
    std::size_t pick(const std::vector<Choice>& list);
    void count(Seen& seen, const Events& events) const;

    const Definition& m_definition;
    State m_state;
    Events m_opening;
    Random m_random;
    Policy m_policy;
    Ledger* m_ledger{};
    std::string m_violation;
    std::vector<std::pair<PlayerIndex, Command>> m_commands;
};

/// A command of any kind with any arguments of their types, legal or not.
Command anyCommand(Random& random);

} // namespace magister::messina
