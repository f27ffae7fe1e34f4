// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"
#include "engine/orleans/session.h"

namespace magister::orleans {

/// How far a question that takes several answers has come, where its own words do not tell what is left.
struct Progress {
    int done{};
    int total{}; ///< 0: the open question takes one answer, or tells it itself
    friend bool operator==(const Progress&, const Progress&) = default;
};
/// Of what that player is asked in the state. Nothing for nobody.
Progress progressOf(const Definition& definition, const State& state, PlayerIndex player);
/// "Followers sent: 2 of 3" for whoever is asked on this screen; empty before the first answer, and where one answer is all or
/// the question tells what is left.
QString progressText(const Scene& scene, const Session& session, std::size_t step);

} // namespace magister::orleans
