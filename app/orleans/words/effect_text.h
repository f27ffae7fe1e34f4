// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"

/// What things do, as sentences. Every number is that of the definition.
namespace magister::orleans {

/// What using a place does, or what it does all the time; as this table plays it.
QString effectText(const Scene& scene, PlaceId place);
/// What an event of the hourglass does to everybody.
QString eventEffectText(const Scene& scene, EventKind event);
/// What a follower sent to a deed brings, and its last space.
QString deedText(const Scene& scene, DeedId deed);
/// What arriving on a space of a follower track brings, in a few words: "2 coins"; empty for nothing.
QString trackRewardText(const Scene& scene, Track track, int space);

/// "2 knights, 1 monk": what a deed asks for in all.
QString deedSpacesText(const Scene& scene, DeedId deed);
/// What the slots of a place ask for, in their order: "farmer, trader"; empty for a place without slots.
QString slotsText(const Scene& scene, PlaceId place);
/// "boatman, craftsman"
QString followersText(const Scene& scene, FollowerSet followers);

} // namespace magister::orleans
