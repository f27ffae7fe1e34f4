// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/orleans/told.h"

#include "engine/core/random.h"
#include "engine/orleans/observe.h"
#include "engine/orleans/session.h"

#include <QVariant>

#include <functional>

namespace magister::orleans::told {

/// A position as one player sees it, with the scene that the table would make of it.
class Look {
public:
    Look(const State& state, PlayerIndex player, const QString& code)
        : m_seen(observe(state, player)), m_language(language(code)), m_player(player) {}
    Scene scene() const;
    const State& state() const { return m_seen.state; }

private:
    Observation m_seen;
    const Language& m_language;
    PlayerIndex m_player;
};

/// The same position to that player, with everything hidden laid anew.
State twinOf(const State& state, PlayerIndex player, std::uint64_t seed);

/// Positions of random games in which a player has something to decide, one of so many; with the legal choices.
void visitPositions(int games, int oneIn,
                    const std::function<void(const State&, PlayerIndex, const std::vector<Choice>&)>& visit);
/// A game played at random to its end. Odd seeds: as the rules are printed; even: with extra tiles.
Session finished(int players, std::uint64_t seed);

/// Flaws of all texts in a map or list, whatever the role.
QStringList flaws(const QVariant& value);

} // namespace magister::orleans::told
