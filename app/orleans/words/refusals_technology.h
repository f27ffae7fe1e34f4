// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/refusal_sentences.h"

#include <QCoreApplication>

namespace magister::orleans {

/// Refusals of placing technology tiles. Empty for any other reason.
constexpr RefusalSentence technologyRefusal(Reason reason) {
    switch (reason) {
    case Reason::NoTechnology:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have no technology tile to place."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You get technology tiles from craftsmen and the Laboratory; tiles "
                                                    "already placed stay where they are.")};
    case Reason::FirstTechnologyFarmer:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Your first technology tile replaces a farmer."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "Your first technology tile must cover a farmer slot; later ones have more choice.")};
    case Reason::FirstTechnologyEver:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This would be your first technology tile."),
                QT_TRANSLATE_NOOP(
                    "OrleansRefusal",
                    "A tile from the Laboratory must also go on a farmer slot if it is the first you place.")};
    case Reason::FirstTechnologyHolds:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Take back the other tile first."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "This is your first technology tile, which must be on a farmer "
                                                    "slot; without it, your other tile could not stay where it is.")};
    case Reason::TechnologyNoMonk:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "A monk cannot be replaced."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "A technology tile never covers a monk slot.")};
    case Reason::TechnologyOnePerPlace:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This place already has a technology tile."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Only one technology tile fits on each place.")};
    case Reason::TechnologySingleSlot:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "This place has only one slot."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "A technology tile can go only on a place with two or more slots.")};
    case Reason::TechnologyTooNew:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "This technology tile is too new."),
            QT_TRANSLATE_NOOP("OrleansRefusal",
                              "A technology tile gained this round can be placed only once the action phase is over.")};
    case Reason::TechnologyWhenPlanning:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You cannot place a technology tile now."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Technology tiles go on empty slots, and only during planning.")};
    case Reason::TechnologyAnySlot:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "This slot takes any follower."),
            QT_TRANSLATE_NOOP(
                "OrleansRefusal",
                "A technology tile replaces one particular type of follower, so it cannot go on a slot like this.")};
    case Reason::TechnologyStays:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "A technology tile stays put."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Once you have confirmed the place, or the planning phase has "
                                                    "ended, the tile stays where it is until the end of the game.")};
    default:
        return {};
    }
}

} // namespace magister::orleans
