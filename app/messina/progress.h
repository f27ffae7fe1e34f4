// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messina/scene.h"
#include "messina/session.h"

namespace magister::messina {

/// How far a question that takes several answers has come.
struct Progress {
    int done{};
    int total{}; ///< 0: the open question takes one answer
    friend bool operator==(const Progress&, const Progress&) = default;
};
Progress progressOf(const Session& session);
/// "2 of 3 done"; empty before the first answer, and where one answer is all.
QString progressText(const Scene& scene, const Session& session);

} // namespace magister::messina
