// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/refusal_sentences.h"

#include <QCoreApplication>

namespace magister::messina {

/// Refusals of the books and the scroll tracks. Empty for any other reason.
constexpr RefusalSentence bookRefusal(Reason reason) {
    switch (reason) {
    case Reason::PopularityNotForSale:
        return {
            QT_TRANSLATE_NOOP("Refusal", "You cannot buy popularity."),
            QT_TRANSLATE_NOOP("Refusal", "Your disc on the popularity book moves only when you remove plague cubes.")};
    case Reason::StepFourOnly:
        return {
            QT_TRANSLATE_NOOP("Refusal", "You buy book steps in step 4."),
            QT_TRANSLATE_NOOP("Refusal", "You can buy them only after choosing a hex or ship, rescuing and fighting.")};
    case Reason::NotInsideEffect:
        return {QT_TRANSLATE_NOOP("Refusal", "Finish this action first."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "A book step can be bought before or after an action, not in the middle of it.")};
    case Reason::CannotPayBook:
        return {QT_TRANSLATE_NOOP("Refusal", "You cannot afford a book step."),
                QT_TRANSLATE_NOOP("Refusal", "A step costs one coin for each of your lieutenants, {needed:coin:acc} in "
                                             "all; you have {owned:coin:acc}.")};
    case Reason::BookFinished:
        return {QT_TRANSLATE_NOOP("Refusal", "You have reached the end of this book."),
                QT_TRANSLATE_NOOP("Refusal", "Your disc is on the last space; nothing is left to buy.")};
    case Reason::DiscOnTop:
        return {
            QT_TRANSLATE_NOOP("Refusal", "Your disc is already on top."),
            QT_TRANSLATE_NOOP(
                "Refusal", "On the last space a step only lifts your disc above the others, and none is above yours.")};
    case Reason::BookSpaceNotReached:
        return {
            QT_TRANSLATE_NOOP("Refusal", "Your disc has not reached that space."),
            QT_TRANSLATE_NOOP("Refusal", "A book gives you an action when your disc enters the space that shows it.")};
    case Reason::NoActionOnSpace:
        return {QT_TRANSLATE_NOOP("Refusal", "This space has no action."),
                QT_TRANSLATE_NOOP("Refusal", "Only book spaces that show an action give one.")};
    case Reason::BookActionLapsed:
        return {QT_TRANSLATE_NOOP("Refusal", "This action is no longer available."),
                QT_TRANSLATE_NOOP("Refusal", "A book action can be used once and is lost at the end of your turn.")};
    case Reason::BookActionWaits:
        return {
            QT_TRANSLATE_NOOP("Refusal", "This action has to wait."),
            QT_TRANSLATE_NOOP("Refusal", "An action earned outside your turn is used in step 4 of your next turn.")};
    case Reason::NoBookStepNow:
        return {
            QT_TRANSLATE_NOOP("Refusal", "You cannot take a book step now."),
            QT_TRANSLATE_NOOP("Refusal", "Your disc moves when an action shows the book; you may also buy a step.")};
    case Reason::OtherBook:
        return {QT_TRANSLATE_NOOP("Refusal", "This action is for a different book."),
                QT_TRANSLATE_NOOP("Refusal", "The action shows which book you advance on.")};
    case Reason::ScrollAtTop:
        return {QT_TRANSLATE_NOOP("Refusal", "This track is already at the top."),
                QT_TRANSLATE_NOOP("Refusal", "A scroll track has four steps, and you have taken all four.")};
    case Reason::DocksDoNotCount:
        return {QT_TRANSLATE_NOOP("Refusal", "A dock is not a hex."),
                QT_TRANSLATE_NOOP("Refusal", "The book lets you use the action of a district or a port.")};
    case Reason::NoScrollNow:
        return {
            QT_TRANSLATE_NOOP("Refusal", "You cannot advance a scroll track now."),
            QT_TRANSLATE_NOOP("Refusal", "You advance a scroll track when an action or a reward shows the scroll.")};
    case Reason::NameTheBook:
        return {QT_TRANSLATE_NOOP("Refusal", "The book that sets turn order comes first."),
                QT_TRANSLATE_NOOP("Refusal", "The player leading the score track chooses the book for this round.")};
    default:
        return {};
    }
}

} // namespace magister::messina
