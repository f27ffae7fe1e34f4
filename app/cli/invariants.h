// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace magister::cli {

/// The first invariant that a position violates; empty when it is sound.
template <class Game>
std::string violation(const typename Game::Definition& definition, const typename Game::State& state) {
    const auto violations = check(definition, state);
    return violations.empty() ? std::string() : violations.front();
}

} // namespace magister::cli
