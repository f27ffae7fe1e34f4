// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/problem.h"

namespace magister {

void addProblem(QList<Problem>& problems, const Problem& problem) {
    constexpr qsizetype mostOfAllFiles = 100 * mostProblems;
    const qsizetype size = problems.size();
    const bool said =
        size > 0 && problems.last().kind == ProblemKind::MoreProblems && problems.last().file == problem.file;
    if (said || size > mostOfAllFiles) return;
    const bool full =
        size == mostOfAllFiles || (size >= mostProblems && problems[size - mostProblems].file == problem.file);
    if (full)
        problems.append({problem.file, {}, 0, 0, ProblemKind::MoreProblems, {QString::number(mostProblems)}});
    else
        problems.append(problem);
}

} // namespace magister
