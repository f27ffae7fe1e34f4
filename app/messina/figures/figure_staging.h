// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/figure.h"
#include "app/figures/figure_parts.h"
#include "app/messina/words/scene.h"
#include "app/messina/lessons/position.h"

/// Turns a position of Messina 1347 and the targets of a figure into parts. Each function takes the targets of its own
/// kind out of those given; what is not on the table at this position is left out.
namespace magister::messina {

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

    QString tincture(PlayerIndex seat) const { return figure.start.tinctures.value(seat); }
    Accent accent(const QString& target) const;
    const Layout& layout() const { return definition.layout(state.playerCount); }
};

/// "seat:2/hut/1" -> player 1, "hut/1". Nothing when it is no target of a seat.
struct SeatTarget {
    PlayerIndex player{};
    QString part;
};
std::optional<SeatTarget> seatTargetOf(const QString& target);

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

/// Whether a figure can show the target at this position.
bool isShown(const Staging& staging, const QString& target);

/// The whole picture. Precondition: every target is shown before or after.
FigurePicture pictureOf(const PlayedFigure& played);
/// The half before the command, or after it.
Staging stagingOf(const PlayedFigure& played, bool after);

} // namespace magister::messina
