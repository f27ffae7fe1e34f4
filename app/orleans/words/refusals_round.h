// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/refusal_sentences.h"

#include <QCoreApplication>

namespace magister::orleans {

/// Refusals of the round: whose turn it is, in which phase, and what is being asked. Empty for any other reason.
constexpr RefusalSentence roundRefusal(Reason reason) {
    switch (reason) {
    case Reason::NotYourTurn:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "It’s {who}’s turn."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Players take turns clockwise from the start player.")};
    case Reason::DrawInTurn:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "{who} is drawing now."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "At this table players draw one after another, clockwise from the start player.")};
    case Reason::PlanInTurn:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "{who} is planning now."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "At this table players plan one after another, one place at a time.")};
    case Reason::StartPlayerFirst:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Only the start player does that: {who}."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "The start player turns up the hourglass tile and resolves the event.")};
    case Reason::DebtFirst:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "{who} still has a debt."),
            QT_TRANSLATE_NOOP("OrleansRefusal",
                              "The game continues once the debt is settled, by torture if there are no coins left.")};
    case Reason::OthersChoose:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "{who} has to choose first."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You have nothing to decide until that choice is made.")};
    case Reason::AlreadyPassed:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have passed this round."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "Once you have passed, you take no more actions until the next round.")};
    case Reason::AlreadyDone:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have finished this phase."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "The game continues when the other players have finished.")};
    case Reason::AnswerFirst:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have another decision to make first."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Finish what you have started; then the game continues.")};
    case Reason::OtherPhase:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "That belongs to another phase."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "A round has seven phases, and this is not done in the current one.")};
    case Reason::NothingToDecline:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is nothing to decline."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You can decline only an offer, and there is none now.")};
    case Reason::NotTheTime:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Something else has to be decided now."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "First make the decision you are being asked for.")};
    case Reason::GameIsOver:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The game is over."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "All eighteen rounds have been played and the points have been counted.")};
    default:
        return {};
    }
}

} // namespace magister::orleans
