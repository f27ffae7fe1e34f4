// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/game_facts.h"

#include <string_view>

namespace magister {

/// The questions of an engine as GameFacts has them; `idOfRule` gives the id of an atom.
template <class Options, class IdOfRule> QList<GameRuling> listedRulings(const Options& options, IdOfRule idOfRule) {
    QList<GameRuling> list;
    for (const auto& option : options) {
        GameRuling ruling{QString::fromUtf8(option.id), QString::fromUtf8(idOfRule(option.rule)), {}};
        for (const std::string_view choice : option.choices)
            ruling.choices.append(QString::fromUtf8(choice));
        list.append(ruling);
    }
    return list;
}

} // namespace magister
