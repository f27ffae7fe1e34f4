// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/text_file.h"

#include "app/content/pack_in_force.h"

#include <QTextStream>

#include <optional>

/// The packs that the verbs play with. `Game` as in games.h.
namespace magister::cli {

/// The pack in force, with the user's own values if their pack is sound; problems go to standard error.
template <class Game> InForce<typename Game::Pack> packOf() {
    auto found = packInForce<Game>(DataFolder::find(), userPackFolder(QLatin1String(Game::id)));
    tell(found.printed.problems + found.userProblems);
    return found;
}

/// Its definition; that values of the user's are played with goes to standard error, too.
template <class Game> std::optional<typename Game::Definition> definitionOf() {
    const auto found = packOf<Game>();
    if (found.yours)
        QTextStream(stderr) << userPackFolder(QLatin1String(Game::id)) << ": played with \"" << found.yours->userTitle
                            << "\", " << found.yours->overrides.size() << " values\n";
    return found.pack().definition;
}

/// Of the printed pack, for figures that should be the same for everybody; problems go to standard error.
template <class Game> std::optional<typename Game::Definition> printedDefinitionOf() {
    const DataFolder data = DataFolder::find();
    auto pack = Game::readPack(PackFiles::fromFolder(data.packs(QLatin1String(Game::id)), data));
    tell(pack.problems);
    return std::move(pack.definition);
}

} // namespace magister::cli
