// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orleans/ruled_otherwise.h"

namespace magister::orleans {

bool sameButRulings(const State& one, const State& other) {
    State ruled = one;
    ruled.rulings = other.rulings;
    return ruled == other;
}

std::optional<Session> ruledOtherwise(const Session& session, const Rulings& rulings) {
    Setup setup = session.setup();
    setup.rulings = rulings;
    if (!validate(session.definition(), setup).empty()) return std::nullopt;
    return session.replayed(setup, sameButRulings);
}

} // namespace magister::orleans
