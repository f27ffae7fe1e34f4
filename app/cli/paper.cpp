// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games.h"
#include "app/cli/text_file.h"
#include "app/cli/verbs.h"

#include "app/paper/chapter_paper.h"

namespace magister::cli {

namespace {

template <class Game> int writeAidOf(const Options& options) {
    if constexpr (Game::hasAid) {
        const QString failure = Game::writeAid(options.file, options.language);
        if (failure.isEmpty()) return Fine;
        complain(failure);
    }
    return Failed;
}

} // namespace

int paper(const Options& options) {
    if (options.aid) return withGame(options.game, [&]<class Game>(Game) { return writeAidOf<Game>(options); });
    const auto failure = magister::paper::writeChapters(magister::paper::sharedSource(options.game), options.file,
                                                        options.chapters, options.language, options.second);
    if (!failure) return Fine;
    complain(sentence(*failure));
    return Failed;
}

} // namespace magister::cli
