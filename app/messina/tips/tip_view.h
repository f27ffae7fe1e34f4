// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/phrase.h"
#include "app/messina/table/targets.h"

#include <optional>

namespace magister::messina {

/// What a tip is about, and what its sentence is filled with.
struct TipFound {
    QString target;
    Fields fields;
};

/// What the predicate of a tip reads. The position is the one that the player may know.
struct TipView {
    const Definition& definition;
    const State& state;
    PlayerIndex me;
    const TargetIndex& index;
    QString pointed; ///< target under the pointer or the focus; empty for none

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

    /// The first choice of that kind that can be made and for which `fits` holds; -1 for none. Indices as in `index`.
    template <class C, class Fits> int legal(Fits fits) const {
        for (int i = 0; i < static_cast<int>(index.choices().size()); ++i) {
            const Choice& choice = index.choices()[static_cast<std::size_t>(i)];
            const C* command = std::get_if<C>(&choice.command);
            if (command && !choice.refusal && fits(*command)) return i;
        }
        return -1;
    }
    template <class C> int legal() const {
        return legal<C>([](const C&) { return true; });
    }
    template <class C> bool isLegal() const { return legal<C>() >= 0; }
    bool canChoose(PlaceIndex place) const {
        return legal<ChooseHex>([place](const ChooseHex& c) { return c.place == place; }) >= 0;
    }
    /// A click on what is pointed at would mean that choice.
    bool pointsAt(int choice) const { return index.targetsOf(choice).contains(pointed); }
    TipFound at(int choice) const { return {index.targetOf(choice), {}}; }
};

#define X(Name, id, first, second, fields, prompts) std::optional<TipFound> tip##Name(const TipView& view);
#include "app/messina/tips/tip_list.inc"
#undef X

} // namespace magister::messina
