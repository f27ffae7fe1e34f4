// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/language.h"
#include "app/table/seat.h"

#include <QHash>
#include <QVariantMap>
#include <QVector>

#include <cstdint>
#include <functional>
#include <string>
#include <variant>

/// What projections and sentences of any game read.
namespace magister {

/// No player, no piece.
inline constexpr std::uint8_t nobody = 255;

/// Whose deed an event of a game is, or nobody.
template <class... Events> std::uint8_t actorOf(const std::variant<Events...>& event) {
    return std::visit(
        [](const auto& each) -> std::uint8_t {
            if constexpr (requires { each.player; })
                return each.player;
            else
                return nobody;
        },
        event);
}

/// Rows of a model: each a map of roles, with a unique `key`.
using Rows = QVector<QVariantMap>;

enum class Offer : std::uint8_t {
    None,    ///< not asked for
    Refused, ///< a click would be answered with why not
    Legal,   ///< a click works
};

/// What can be done with the things on screen now.
struct Offers {
    struct Item {
        Offer offer{};
        int coins{}; ///< the least a legal choice costs, where choices have a price in coins
    };
    QHash<QString, Item> byTarget;

    Item at(const QString& target) const { return byTarget.value(target); }
    /// "none", "refused" or "legal".
    QString text(const QString& target) const;
};

/// A position as somebody sees it, with the words to tell it. `Types` names the types of a game: Definition, State.
template <class Types> struct SceneOf {
    const typename Types::Definition& definition;
    const typename Types::State& state;
    const QVector<Seat>& seats;
    const Language& language;
    const Offers& offers;
    std::uint8_t viewer{}; ///< whose board is shown; nobody: somebody from whom nothing is hidden
    /// Whether a value of that component is ours and not the printed one; may be empty.
    std::function<bool(const std::string& component)> isOurs{};
    /// Whether a value of that component is from the box of the user, whose pack gives it; may be empty.
    std::function<bool(const std::string& component)> isYours{};
    /// Who is asked on this screen, where several players may be asked at once; nobody: whoever the position asks.
    std::uint8_t asked{nobody};
    /// A bit for each player who plays on another device now.
    std::uint32_t elsewhere{};

    bool isHere(std::uint8_t player) const { return (elsewhere >> player & 1) == 0; }
    bool ours(const std::string& component) const { return isOurs && isOurs(component); }
    bool yours(const std::string& component) const { return isYours && isYours(component); }
};

} // namespace magister
