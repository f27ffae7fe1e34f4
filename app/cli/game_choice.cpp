// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game_choice.h"

#include "app/cli/games.h"

#include "app/content/game_facts.h"
#include "app/game/game_drills.h"
#include "app/paper/printed_game.h"

namespace magister::cli {

const QList<GameChoice>& gameChoices() {
    static const QList<GameChoice> all = [] {
        QList<GameChoice> made;
        forEachGame([&]<class Game>(Game) {
            const GameFacts& facts = *findGameFacts(QLatin1String(Game::id));
            const paper::PrintedGame* printed = paper::findPrintedGame(facts.id);
            made.append({facts.id, Game::leastPlayers, Game::mostPlayers, Game::switches(), facts.presets, Game::help(),
                         Game::playsItself, printed && printed->writeAid});
        });
        return made;
    }();
    return all;
}

QList<const GameChoice*> gamesFor(const Options& options) {
    QList<const GameChoice*> games;
    for (const GameChoice& each : gameChoices())
        if (options.verb == QLatin1String("drill") ? gamesWithDrills().contains(each.id)
                                                   : each.aid || !options.aid) games.append(&each);
    return games;
}

QStringList idsOf(const QList<const GameChoice*>& games) {
    QStringList ids;
    for (const GameChoice* each : games)
        ids.append(each->id);
    return ids;
}

QStringList allSwitches() {
    QStringList all;
    for (const GameChoice& each : gameChoices())
        for (const QString& name : each.switches)
            if (!all.contains(name)) all.append(name);
    return all;
}

} // namespace magister::cli
