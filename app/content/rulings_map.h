// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariantMap>

#include <optional>

/// The rulings of a game as {option: choice}, by their ids. `Game` as for the Saves.
namespace magister {

/// All answers.
template <class Game> QVariantMap rulingsMap(const typename Game::Rulings& rulings) {
    QVariantMap answers;
    const auto options = Game::rulingOptions();
    for (std::size_t i = 0; i < options.size(); ++i)
        answers.insert(QString::fromUtf8(options[i].id),
                       QString::fromUtf8(options[i].choices[Game::answer(rulings, i)]));
    return answers;
}

/// The reverse, with the default where there is no answer; nothing if an option or a choice does not exist.
template <class Game> std::optional<typename Game::Rulings> rulingsFrom(const QVariantMap& answers) {
    typename Game::Rulings rulings;
    for (auto one = answers.begin(); one != answers.end(); ++one)
        if (!Game::setRuling(rulings, one.key(), one.value().toString()).isEmpty()) return std::nullopt;
    return rulings;
}

} // namespace magister
