// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/game.h"

#include <string>

namespace magister::messina {

/// Keeps accounts of a game from its events alone, by its own arithmetic, and works the final scoring out again from
/// what it has written down. Of a position it reads the start bonus, what lies on a place, and what it compares with.
class Ledger {
public:
    /// `begun` is the position before the first command.
    Ledger(const Definition& definition, const State& begun);

    void take(const Events& events);

    /// What does not agree with the position, or nothing. At the end of the game every score line is worked out anew.
    std::string compare(const State& state) const;

private:
    struct Account {
        int points{};
        std::array<int, tokenCount> tokens{};
        int rats{};
        std::array<int, bookCount> books{1, 1, 1};
        std::array<int, 3> scroll{};
        std::array<int, classCount> overseers{};
        std::vector<TileIndex> ships;
        std::vector<PlaceIndex> districts;
        int workshops{};
        int upgrades{};
        int scrollBoard{};
        int popularity{1}; ///< before the rats push it back
        std::array<int, countOf<ScoreSource>> lines{};
    };
    friend struct Writing;
    using Lines = decltype(Account::lines);

    std::string missing(const State& state) const;
    std::string compareAccount(const Account& mine, const Player& player) const;
    std::string compareScoring(const State& state) const;
    Lines expected(const State& state, PlayerIndex p) const;
    int ranked(const State& state, PlayerIndex p) const;
    int repopulationRanked(const State& state, PlayerIndex p) const;
    int worth(const State& state, const Account& account) const;
    int trackPoints(const Account& account, std::size_t track) const;
    std::uint8_t winners(const State& state) const;

    const Definition& m_definition;
    std::array<Account, maxPlayers> m_accounts{};
    bool m_ended{};
};

} // namespace magister::messina
