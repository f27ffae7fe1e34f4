// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options.h"

#include "engine/messina/setup.h"

#include <optional>

namespace magister::cli {

/// The table that the command line asks for: setup lines from a file, or players, seed, sides, priority tile, the
/// preset of an edition and single rulings on top of it. Problems go to standard error.
std::optional<messina::Setup> tableSetup(const Options& options, const messina::Definition& definition);

} // namespace magister::cli
