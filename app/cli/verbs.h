// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "options.h"

/// One function a verb; each prints to standard output (problems to standard error) and gives the exit code.
namespace magister::cli {

int play(const Options& options);
int listOfChoices(const Options& options);
int replay(const Options& options);
int checkContent(const Options& options);
int verify(const Options& options);
int bench(const Options& options);
int coverage(const Options& options);
int searchRulesOf(const Options& options);
int signature(const Options& options);

} // namespace magister::cli
