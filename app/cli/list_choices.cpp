// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game_file.h"
#include "app/cli/game_pack.h"
#include "app/cli/games.h"
#include "app/cli/verbs.h"

namespace magister::cli {

namespace {

template <class Game> int listChoicesOf(const Options& options) {
    const auto definition = definitionOf<Game>();
    if (!definition) return Failed;
    const auto table = tableSetup<Game>(options, *definition);
    if (!table) return Failed;
    const auto played = playedFile<Game>(*definition, options, options.script, *table, false);
    if (!played) return Failed;
    QTextStream out(stdout);
    const auto listing = options.legalOnly ? Game::Listing::LegalOnly : Game::Listing::WithRefused;
    for (std::uint8_t player = 0; player < played->state.playerCount; ++player)
        for (const auto& choice : choices(*definition, played->state, player, listing)) {
            if (choice.refusal)
                out << "refused " << QString::fromUtf8(reasonId(choice.refusal->reason).data()) << ' '
                    << ruleIdOf(choice.refusal->rule) << ' ';
            else
                out << "legal ";
            if (Game::severalAsked) out << player + 1 << ' ';
            out << QString::fromStdString(Game::toText(*definition, played->state, choice.command)) << '\n';
        }
    return Fine;
}

} // namespace

int listOfChoices(const Options& options) {
    return withGame(options.game, [&]<class Game>(Game) { return listChoicesOf<Game>(options); });
}

} // namespace magister::cli
