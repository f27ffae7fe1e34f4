// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/game.h"
#include "app/table/seat.h"

#include <QHash>
#include <QString>
#include <QVariantMap>
#include <QVector>

#include <functional>

/// Projections of a position of Messina 1347 for the screen, and its words.
namespace magister::messina {

using magister::Seat;

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

/// Everything that projections and sentences read.
struct Scene {
    const Definition& definition;
    const State& state;
    const QVector<Seat>& seats;
    const Language& language;
    const Offers& offers;
    PlayerIndex viewer{}; ///< whose estate is shown
    /// Whether a value of that tile is ours and not the printed one; may be empty.
    std::function<bool(const std::string& tile)> isOurs{};
    /// Whether a value of that tile is from the box of the user, whose pack gives it; may be empty.
    std::function<bool(const std::string& tile)> isYours{};

    const Layout& layout() const { return definition.layout(state.playerCount); }
    bool ours(const std::string& tile) const { return isOurs && isOurs(tile); }
    bool yours(const std::string& tile) const { return isYours && isYours(tile); }
};

/// The player whose estate is shown.
inline const Player& viewed(const Scene& scene) {
    return scene.state.players[scene.viewer];
}

using Rows = QVector<QVariantMap>;

} // namespace magister::messina
