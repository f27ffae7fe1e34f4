// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"

#include <QByteArray>

#include <array>

/// When the rows of the shared boards have to be made again: wording some two hundred of them is most of what showing a
/// position costs, and a command changes few.
namespace magister::orleans {

/// Models whose rows tell of what lies in the middle for everybody.
enum class SharedModel : std::uint8_t { Towns, Ways, MapGoods, Tracks, Development, Deeds, GoodsMarket, Tiles, Hourglass };
inline constexpr std::size_t sharedModelCount = static_cast<std::size_t>(SharedModel::Hourglass) + 1;

/// All that the rows of one of these models are made of, besides definition and drawing: equal inputs, equal rows.
struct RowInputs {
    QString language;
    QVector<Seat> seats;
    QByteArray position;          ///< what the rows tell of it
    QHash<QString, Offer> offers; ///< of the things that they show
    friend bool operator==(const RowInputs&, const RowInputs&) = default;
};

/// By SharedModel. Precondition: scene.viewer is a player.
std::array<RowInputs, sharedModelCount> rowInputs(const Scene& scene);

} // namespace magister::orleans
