// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options.h"

/// What can be done with lessons, as the verbs of verbs.h.
namespace magister::cli {

int checkLessons(const Options& options);
int draftOfLesson(const Options& options);
int startOfLesson(const Options& options);
int listOfStep(const Options& options);
int previewOfLesson(const Options& options); ///< started as a program of its own: this one has no windows

} // namespace magister::cli
