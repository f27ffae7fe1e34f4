// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options.h"

/// The verbs for games of Orléans; as in verbs.h.
namespace magister::cli {

int playOrleans(const Options& options);
int choicesOfOrleans(const Options& options);
int replayOrleans(const Options& options);
int benchOrleans(const Options& options);
int signatureOfOrleans(const Options& options);

} // namespace magister::cli
