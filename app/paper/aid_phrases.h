// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/printed_game.h"

#include <span>
#include <vector>

namespace magister::paper {

/// A drawing and what it means. The name is a word of the game (names.json) or, with a leading "=", a phrase of aid.json.
struct AidSymbol {
    const char* icon;
    const char* name;
};

/// A rule behind a phrase that stands in no line; with an empty key one behind a heading or a table. Without the game.
struct AidCite {
    const char* key;
    const char* rule;
};

/// All that the aid of a game says.
struct AidPhrases {
    QString game;
    std::vector<std::span<const AidLine>> lines;
    std::span<const AidSymbol> symbols;
    std::span<const char* const> others; ///< keys that stand in no line, besides those of chapters
    std::span<const AidCite> cites;

    /// Keys of all phrases that aid.json must hold, see PrintedGame.
    QStringList keys() const;
    /// Full ids of the rules behind each phrase, see PrintedGame.
    QHash<QString, QStringList> rules() const;
};

} // namespace magister::paper
