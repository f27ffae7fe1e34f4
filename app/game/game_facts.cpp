// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/game_facts.h"

#include "app/messina/messina_facts.h"
#include "app/orleans/orleans_facts.h"

namespace magister {

const QList<GameFacts>& allGameFacts() {
    static const QList<GameFacts> all{messina::gameFacts(), orleans::gameFacts()};
    return all;
}

} // namespace magister
