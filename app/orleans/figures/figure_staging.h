// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/figure_stager.h"
#include "app/orleans/figures/figure_drawings.h"
#include "app/orleans/pack/map_drawing.h"
#include "app/orleans/table/targets.h"

#include <optional>

/// Turns a position of Orléans and the targets of a figure into parts. Each function takes targets of its own group;
/// what is not on the table at this position is left out.
namespace magister::orleans {

/// A position as one half of a figure shows it.
struct Staging {
    const MapDrawing& drawing;
    const Definition& definition;
    const State& state;
    const Figure& figure;
    Offers offers;       ///< what is ringed
    QStringList refused; ///< targets of the refused command, the plainest first

    QString tincture(PlayerIndex player) const { return figure.start.tinctures.value(player); }
    Accent accent(const QString& target) const;
    /// Tinctures of those players for whom that holds.
    template <class Holds> QStringList tincturesOf(Holds holds) const {
        QStringList list;
        for (PlayerIndex p = 0; p < state.playerCount; ++p)
            if (holds(p)) list.append(tincture(p));
        return list;
    }
};

/// Targets with the same group are drawn as one part; empty for those that are counted.
QString groupOf(const QString& target);

/// Towns and ways from end to end, cut out of the map; "map" for all of it.
std::optional<FigurePart> mapPart(const Staging& staging, const QStringList& targets);
/// "track:knight" for all of its spaces, "track:knight/2" and "track:knight/5" for those and what lies between.
std::optional<FigurePart> trackPart(const Staging& staging, const QStringList& targets);
/// "development/3" and "development/9": those spaces and what lies between.
std::optional<FigurePart> developmentPart(const Staging& staging, const QStringList& targets);
std::optional<FigurePart> deedsPart(const Staging& staging, const QStringList& targets);
/// The event of the round, once it is known.
std::optional<FigurePart> eventPart(const Staging& staging);
std::optional<FigurePart> placesPart(const Staging& staging, const QStringList& targets);
/// "seat:1/market/0" and "seat:1/market/7": those spaces and what lies between. Of one seat.
std::optional<FigurePart> marketPart(const Staging& staging, const QStringList& targets);
/// Everything in the bag of a seat.
std::optional<FigurePart> bagPart(const Staging& staging, const QString& target);

/// What is counted at a target, `before` and `after` both as it is in this position.
std::vector<Counter> countersOf(const Staging& staging, const QString& target);

} // namespace magister::orleans
