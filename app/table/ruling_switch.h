// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/language.h"

#include <cstdint>
#include <optional>

/// A table that decides a question anew in the middle of a game.
namespace magister {

/// An answer to a question that tables decide for themselves.
struct RulingAnswer {
    std::size_t question{}; ///< index into the options of the game
    std::uint8_t choice{};  ///< index into its choices
};

/// A table has changed its mind: from then on it plays by that answer.
struct RulingSwitched {
    std::size_t after{}; ///< so many events had been told
    int round{};
    RulingAnswer answer;
};

/// "From now on: ...". `option` and `choice` are ids.
QString switchText(const Language& language, const QString& option, const QString& choice);

/// The answer with those ids; nothing if there is no such question or no such answer. `Game` as for TableOf.
template <class Game> std::optional<RulingAnswer> rulingAnswer(const QString& option, const QString& choice) {
    const auto options = Game::rulingOptions();
    const std::size_t question = Game::rulingIndex(option);
    if (question >= options.size()) return std::nullopt;
    const auto& choices = options[question].choices;
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (choice == QLatin1String(choices[i].data(), static_cast<qsizetype>(choices[i].size())))
            return RulingAnswer{question, static_cast<std::uint8_t>(i)};
    return std::nullopt;
}

} // namespace magister
