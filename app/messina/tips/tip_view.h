// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/table/targets.h"
#include "app/table/tip_view.h"

namespace magister::messina {

/// What the predicate of a tip reads. The position is the one that the player may know.
struct TipView : TipViewOf<Types> {
    const Player& player() const { return state.players[me]; }
    const Layout& layout() const { return definition.layout(state.playerCount); }
    /// Of the present round. Precondition: a round is being played.
    const RoundRow& row() const { return definition.rounds[state.playerCount][state.round - 1u]; }
    QString own(const QString& part) const;
    QString nameOf(PlaceIndex place) const;

    /// The hex of the town that is pointed at, or a part of it; none for nothing of the kind.
    PlaceIndex pointedHex() const;
    int citizensOn(PlaceIndex place) const;
    /// Lieutenants that may still be sent out in this round.
    int unused() const;
    /// No other lieutenant can be sent out after this turn.
    bool isLastTurn() const { return unused() == (state.prompt().kind == PromptKind::ChooseTurn ? 1 : 0); }
    /// No lieutenant has been sent out yet.
    bool isFirstTurn() const;

    bool canChoose(PlaceIndex place) const {
        return legal<ChooseHex>([place](const ChooseHex& c) { return c.place == place; }) >= 0;
    }
};

#define X(Name, id, first, second, fields, prompts) std::optional<TipFound> tip##Name(const TipView& view);
#include "app/messina/tips/tip_list.inc"
#undef X

} // namespace magister::messina
