// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/table/targets.h"

/// Which rule atom stands behind a thing on screen. Whatever can be pointed at has one.
namespace magister::orleans {

/// The rule of a thing by what it is and what lies there now, whatever may be done with it. None: no such thing.
Rule ruleOfThing(const Scene& scene, const QString& target);

/// The rule behind a thing at this moment: of the command that a click on it would give, else of the refusal if that
/// is about this very thing, else of the thing. For a name that nothing has: the rule of the open question.
Rule ruleOfTarget(const Scene& scene, const TargetIndex& index, const QString& target);

/// The rule behind a click there that gives this command: what the bar foretells and the card of the thing cite it, and "?"
/// opens it.
Rule ruleOfClick(const Scene& scene, const TargetIndex& index, const QString& target, const Command& command);

/// The rule a command stands on in this position. `player` is who gives it.
Rule ruleOfCommand(const Scene& scene, PlayerIndex player, const Command& command);

/// What a place does; what a track, an event is about.
Rule ruleOfPlace(PlaceId place);
Rule ruleOfTrack(Track track);
Rule ruleOfEvent(EventKind event);

} // namespace magister::orleans
