// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/scene.h"
#include "engine/messina/session.h"

namespace magister::messina {

/// How far a question that takes several answers has come.
struct Progress {
    int done{};
    int total{}; ///< 0: the open question takes one answer
    friend bool operator==(const Progress&, const Progress&) = default;
};
/// At a position of the game: 0 is the one before the first command. Precondition: step <= session.moves().size().
Progress progressOf(const Session& session, std::size_t step);
/// At the present.
inline Progress progressOf(const Session& session) { return progressOf(session, session.moves().size()); }
/// "2 of 3 done" at that position; empty before the first answer, and where one answer is all.
QString progressText(const Scene& scene, const Session& session, std::size_t step);

} // namespace magister::messina
