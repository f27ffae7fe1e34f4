// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options.h"

/// One function a verb; each prints to standard output (problems to standard error) and gives the exit code.
namespace magister::cli {

int play(const Options& options);
int listOfChoices(const Options& options);
int replay(const Options& options);
int checkContent(const Options& options);
int verify(const Options& options);
int bench(const Options& options);
int coverage(const Options& options);
int drill(const Options& options);
int review(const Options& options);
int paper(const Options& options); ///< needs a QGuiApplication
int searchRulesOf(const Options& options);
int signature(const Options& options);
int stamp(const Options& options);

} // namespace magister::cli
