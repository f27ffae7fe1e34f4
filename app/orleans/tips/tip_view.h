// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/table/targets.h"
#include "app/table/tip_view.h"

namespace magister::orleans {

/// What the predicate of a tip reads. The position is the one that the player may know: of the others, what they had
/// before all began to plan.
struct TipView : TipViewOf<Types> {
    const Player& player() const { return state.players[me]; }
    PromptKind kind() const { return state.kind(me); }
    QString own(const QString& part) const;
    QString nameOf(PlaceId place) const;
    bool isPointedAt(const char* target) const { return pointed == QLatin1String(target); }
    /// That event is open in this round.
    bool isOpen(EventKind event) const { return state.eventKnown && state.event == event; }
    /// That event is open and nothing keeps it off the player.
    bool threatens(EventKind event) const { return isOpen(event) && !mayBeSpared(definition, state, me, event); }

    /// The first place of the player for which `fits` holds.
    template <class Fits> std::optional<PlaceId> find(Fits fits) const {
        for (std::size_t i = 0; i < placeCount; ++i)
            if (player().owns(placeAt(i)) && fits(placeAt(i))) return placeAt(i);
        return std::nullopt;
    }
    const Effect& effectOf(PlaceId place) const { return definition.place(place).effect; }
    bool recruits(PlaceId place, Follower kind) const {
        return effectOf(place).kind == EffectKind::Recruit && contains(effectOf(place).followers, kind);
    }
    /// What the next space of a track brings; nothing at its end.
    const TrackSpace* nextSpace(Track track) const;

    /// While planning: the action of the place could be taken as things stand, with the followers on its slots and
    /// those that may still be planned for it. The engine judges.
    bool couldUse(PlaceId place) const;
    /// The action can be taken now, or, while planning, could be.
    bool isInReach(PlaceId place) const;
    /// So many slots are still to be filled before the place is active.
    int missing(PlaceId place) const { return definition.place(place).minFilled - player().work.at(place).filled(); }
    /// A place that this one placement makes active, for an action that is possible then.
    bool completes(const PlaceFollower& placement) const {
        return missing(placement.place) == 1 && couldUse(placement.place);
    }
};

#define X(Name, id, first, second, fields, prompts) std::optional<TipFound> tip##Name(const TipView& view);
#include "app/orleans/tips/tip_list.inc"
#undef X

} // namespace magister::orleans
