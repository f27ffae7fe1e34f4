// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/cli/cli_game.h"
#include "app/orleans/cli/cli_game.h"

#include <tuple>

namespace magister::cli {

/// The games of the command line, in the order of the shelf; what each must offer says app/cli/games.h.
using Games = std::tuple<messina::CliGame, orleans::CliGame>;

} // namespace magister::cli
