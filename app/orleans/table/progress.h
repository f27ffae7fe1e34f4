// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"
#include "engine/orleans/session.h"

namespace magister::orleans {

/// How far a question that takes several answers has come.
struct Progress {
    int done{};
    int total{}; ///< 0: the open question takes one answer
    friend bool operator==(const Progress&, const Progress&) = default;
};
/// Of what that player is asked at a position of the game: 0 is the one before the first command. Nothing for nobody.
/// Precondition: step <= session.moves().size().
Progress progressOf(const Definition& definition, const Session& session, std::size_t step, PlayerIndex player);
/// "2 of 3 done" for whoever is asked on this screen; empty before the first answer, and where one answer is all.
QString progressText(const Scene& scene, const Session& session, std::size_t step);

} // namespace magister::orleans
