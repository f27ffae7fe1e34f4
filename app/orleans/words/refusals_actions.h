// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/refusal_sentences.h"

#include <QCoreApplication>

namespace magister::orleans {

/// Refusals of using a place at all: what is not active, and what could do nothing now. Empty for any other reason.
constexpr RefusalSentence actionRefusal(Reason reason) {
    switch (reason) {
    case Reason::PlaceNotActive:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This place is not active."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Slots filled: {first}; slots needed: {second}.")};
    case Reason::TowerEmpty:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is no follower in the Gunpowder Tower."),
                QT_TRANSLATE_NOOP(
                    "OrleansRefusal",
                    "You need at least one follower there to use it; you can put followers there when you draw them.")};
    case Reason::PlaceHasNoAction:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This place has no action."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Its effect is automatic; you never use it as an action.")};
    case Reason::SacristyWaits:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The Sacristy waits for an event."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "Its monk is returned to the bag when Harvest, Taxes or Plague takes effect.")};
    case Reason::ActionImpossible:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You cannot recruit anybody there now."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "You have finished each of these tracks, or the supply of what its "
                                  "next space gives has run out; the followers stay where they are.")};
    case Reason::NoWayFromHere:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is no such route from this town."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Your merchant could not travel, so you cannot choose this action; "
                                                    "the followers stay where they are.")};
    case Reason::NoStationBuilt:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have no trading station on the map."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "This place counts your trading stations; without any, you cannot "
                                                    "choose the action, and the followers stay where they are.")};
    case Reason::NobodyToMove:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You cannot move any other merchant."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "No route leads out of the towns where the other merchants are, so you "
                                  "cannot choose the action; the followers stay where they are.")};
    default:
        return {};
    }
}

} // namespace magister::orleans
