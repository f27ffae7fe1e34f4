// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/text_file.h"
#include "app/cli/verbs.h"

#include "app/paper/chapter_paper.h"
#include "app/paper/printed_game.h"

namespace magister::cli {

int paper(const Options& options) {
    using namespace magister::paper;
    const auto failure = options.aid
                             ? writePlayerAid(options.game.isEmpty() ? allPrintedGames().first().id : options.game, options.file, options.language)
                             : writeChapters(sharedSource(options.game), options.file, options.chapters, options.language, options.second);
    if (!failure) return Fine;
    complain(sentence(*failure));
    return Failed;
}

} // namespace magister::cli
