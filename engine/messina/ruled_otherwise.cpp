// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/messina/ruled_otherwise.h"

namespace magister::messina {

bool sameButRulings(const State& one, const State& other) {
    State ruled = one;
    ruled.rulings = other.rulings;
    return ruled == other;
}

std::optional<Session> ruledOtherwise(const Session& session, const Rulings& rulings) {
    Setup setup = session.setup();
    setup.rulings = rulings;
    // Ports that a lesson or a test has laid out by hand fit one ruling only.
    if (!validate(session.definition(), setup).empty()) return std::nullopt;
    return session.replayed(setup, sameButRulings);
}

} // namespace magister::messina
