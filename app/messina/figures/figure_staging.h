// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/figure_stager.h"
#include "app/messina/figures/figure_drawings.h"
#include "app/messina/lessons/position.h"
#include "app/messina/words/scene.h"

/// Turns a position of Messina 1347 and the targets of a figure into parts. Each function takes the targets of its own
/// kind out of those given; what is not on the table at this position is left out.
namespace magister::messina {

/// What figures of Messina 1347 say beside what all say.
struct FigureDetails : magister::FigureDetails {
    int lieutenant{};    ///< the one, from 1, whose moves are ringed; 0: any
    QStringList without; ///< pieces left out on hexes, for a calm picture: "citizens", "cubes", "lieutenants"
};
/// Precondition: the figure was read for Messina 1347.
inline const FigureDetails& detailsOf(const Figure& figure) {
    return static_cast<const FigureDetails&>(*figure.details);
}

/// A position as one half of a figure shows it.
struct Staging {
    const Definition& definition;
    const State& state;
    const Figure& figure;
    Offers offers;                  ///< what is ringed
    QString refused;                ///< target of the refused command
    std::optional<Command> command; ///< given here, accepted or refused
    PlayerIndex player{};           ///< whom the figure is about
    const State* other{};           ///< the other half: what is cut out must show both; may be null
    QStringList without{};          ///< see FigureDetails

    QString tincture(PlayerIndex seat) const { return figure.start.tinctures.value(seat); }
    Accent accent(const QString& target) const;
    const Layout& layout() const { return definition.layout(state.playerCount); }
};

bool isTownTarget(const QString& target);
bool isEstateTarget(const QString& part);

TownPart townPart(const Staging& staging, const QStringList& targets);
EstatePart estatePart(const Staging& staging, PlayerIndex player, const QStringList& parts);
HutsPart hutsPart(const Staging& staging, PlayerIndex player, const QStringList& parts);
WorkshopsPart workshopsPart(const Staging& staging, PlayerIndex player, const QStringList& parts);
CartsPart cartsPart(const Staging& staging, PlayerIndex player);
PawnsPart pawnsPart(const Staging& staging, PlayerIndex player, const QStringList& parts);
HomePart homePart(const Staging& staging, PlayerIndex player);
BookPart bookPart(const Staging& staging, Book book, const QStringList& spaces);
WheelPart wheelPart(const Staging& staging, const QStringList& targets);
RoundsPart roundsPart(const Staging& staging, const QStringList& targets);
OrderPart orderPart(const Staging& staging);

/// Icons and numbers of a target that is counted: "seat:1/coins", "book:city", "cubes"; "prompt" for who may act. The
/// tincture is that of its seat. Empty when there is nothing to count.
std::vector<Counter> countersOf(const Staging& staging, const QString& target);
/// Whether the target is counted and not drawn.
bool isCounted(const QString& target);

/// The half before the command, or after it.
Staging stagingOf(const PlayedFigure& played, bool after);

} // namespace magister::messina
