// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/game.h"

#include <string>

namespace magister::orleans {

/// Accounts kept from the events alone: what they add up to must be what the position holds. It knows nothing of how
/// `apply` works.
class Ledger {
public:
    Ledger(const Definition& definition, const State& opening);

    void write(const Event& event);
    /// The first account that does not agree with the position, or nothing.
    std::string disagreement(const State& state) const;

private:
    struct Account {
        int coins{};
        int points{};
        int development{};
        int stations{};
        int built{};
        int citizens{};
        int followers{}; ///< all of them, wherever they are
        int technologies{};
        std::array<int, wareCount> wares{};
        std::array<int, trackCount> tracks{};
        TileSet tiles{};
    };
    Account read(const State& state, PlayerIndex p) const;

    const Definition& m_definition;
    std::array<Account, maxPlayers> m_accounts{};
    std::size_t m_players{};
    int m_treasury{};
};

} // namespace magister::orleans
