// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options.h"

namespace magister::cli {

/// Plays one game into the file options.journal, as `play` does.
int playIntoJournal(const Options& options);
/// Whether the file calls itself a saved game; otherwise it is a file of commands (see game_file.h).
bool isJournal(const QString& path);
int replayJournal(const Options& options);

} // namespace magister::cli
