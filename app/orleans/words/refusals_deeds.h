// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/refusal_sentences.h"

#include <QCoreApplication>

namespace magister::orleans {

/// Refusals of sending followers to the deeds. Empty for any other reason.
constexpr RefusalSentence deedRefusal(Reason reason) {
    switch (reason) {
    case Reason::DeedHasNoSpace:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This deed has no space left."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Every space for that follower is taken.")};
    case Reason::NoDeedTakesThem:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "No deed has room for these followers."),
            QT_TRANSLATE_NOOP(
                "OrleansRefusal",
                "None of the followers here fits a free space on the deeds board, so you cannot choose the action.")};
    case Reason::NobodyToSend:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is no follower on that slot."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You can send only the followers on these slots to a deed.")};
    case Reason::DeedNeedsOther:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This deed needs a different follower."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Each space takes exactly the follower printed on it.")};
    case Reason::DeedNoMonk:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "A monk cannot replace other followers here."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "On the deeds board a monk can go only where a monk is printed.")};
    case Reason::DeedNoSubstitute:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There are no substitutes for deeds."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "The School, the Herb Garden and the Barracks help with places, not with deeds.")};
    case Reason::TowerNoOwn:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Starting followers stay with you."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "They may not go to the deeds from the Gunpowder Tower either.")};
    case Reason::SendOneAtLeast:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Send at least one follower."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "The action is to send one or two followers; you cannot use it to send none.")};
    default:
        return {};
    }
}

} // namespace magister::orleans
