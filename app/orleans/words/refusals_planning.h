// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/refusal_sentences.h"

#include <QCoreApplication>

namespace magister::orleans {

/// Refusals of planning: followers on slots of places. Empty for any other reason.
constexpr RefusalSentence planningRefusal(Reason reason) {
    switch (reason) {
    case Reason::FollowerNotThere:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is no such follower there."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "You plan with the followers on your market or in your Gunpowder Tower.")};
    case Reason::PlaceNotYours:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This place is not yours."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "You can use only the ten places on your board and the place tiles you have taken.")};
    case Reason::NoSuchSlot:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is no such slot."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "This place has only the slots shown below it.")};
    case Reason::WrongFollower:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This slot needs a different follower."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "This slot needs: {wanted:nom}. This does not fit: {follower:nom}.")};
    case Reason::OnlyMonk:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Only a monk can go here."),
                QT_TRANSLATE_NOOP(
                    "OrleansRefusal",
                    "A monk can replace other followers, but no follower and no technology tile can replace a monk.")};
    case Reason::SlotTaken:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This slot is taken."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Each slot holds one follower or one technology tile.")};
    case Reason::NoOwnInTownHall:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "Starting followers cannot go here."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "Your four starting followers can never be placed in the Town Hall.")};
    case Reason::SlotsLocked:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "You can no longer move this follower."),
            QT_TRANSLATE_NOOP(
                "OrleansRefusal",
                "Followers placed in an earlier round stay there; you can take one back only by giving up a draw.")};
    case Reason::JobIsDone:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have already confirmed this place."),
                QT_TRANSLATE_NOOP(
                    "OrleansRefusal",
                    "When planning in turn, a confirmed place stays as it is, like everything from earlier rounds.")};
    case Reason::PlacementIsFinal:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Placements are final at this table."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "This table does not allow followers to be taken back while planning.")};
    case Reason::JobFirst:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Finish the place you have started."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "When planning in turn, you finish one place before the next player continues.")};
    case Reason::NoJobBegun:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have not started a place."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Put a follower on a slot first, or choose Done.")};
    case Reason::StillPlanning:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You are still planning."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Until you choose Done, you can simply change your plan.")};
    case Reason::PlansStand:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The plans are final."),
                QT_TRANSLATE_NOOP(
                    "OrleansRefusal",
                    "A plan can be changed only until everyone has chosen Done; now all plans are revealed.")};
    case Reason::JobsStand:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Done is final at this table."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "When planning in turn, everyone sees each place as it is finished; "
                                                    "whoever is done plans no more in this round.")};
    default:
        return {};
    }
}

} // namespace magister::orleans
