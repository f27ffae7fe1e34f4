// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/refusal_sentences.h"

#include <QCoreApplication>

namespace magister::messina {

/// Refusals of the turn and the table: whose turn it is, in which step, and what is being asked. Empty for any other
/// reason.
constexpr RefusalSentence turnRefusal(Reason reason) {
    switch (reason) {
    case Reason::NotYourTurn:
        return {QT_TRANSLATE_NOOP("Refusal", "It’s {who}’s turn."),
                QT_TRANSLATE_NOOP("Refusal", "Turns follow the turn order track: you act when your disc comes up.")};
    case Reason::FinishEarlierStep:
        return {QT_TRANSLATE_NOOP("Refusal", "An earlier step comes first."),
                QT_TRANSLATE_NOOP("Refusal", "Every turn follows the same order: choose, rescue, fight, act.")};
    case Reason::AnswerFirst:
        return {QT_TRANSLATE_NOOP("Refusal", "You have another decision to make first."),
                QT_TRANSLATE_NOOP("Refusal", "Finish what you have started; then the turn continues.")};
    case Reason::ChooseFirst:
        return {QT_TRANSLATE_NOOP("Refusal", "Send out a lieutenant first."),
                QT_TRANSLATE_NOOP("Refusal", "Your turn starts when you place a lieutenant on a hex or in a dock; "
                                             "everything else follows from there.")};
    case Reason::NotAskedNow:
        return {QT_TRANSLATE_NOOP("Refusal", "That is not possible at this point."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "You can do that only when an action, a book or a repopulation calls for it.")};
    case Reason::NothingToDecline:
        return {QT_TRANSLATE_NOOP("Refusal", "There is nothing to decline."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "You can decline only what an action offers. To finish your turn, choose End turn.")};
    case Reason::TurnNotOver:
        return {QT_TRANSLATE_NOOP("Refusal", "The turn is not over yet."),
                QT_TRANSLATE_NOOP("Refusal", "The game continues once this turn has been played and ended.")};
    case Reason::StepOver:
        return {QT_TRANSLATE_NOOP("Refusal", "You have already finished that step."),
                QT_TRANSLATE_NOOP(
                    "Refusal", "The four steps of a turn are always taken in this order: choose, rescue, fight, act.")};
    case Reason::NotInRoundEnd:
        return {QT_TRANSLATE_NOOP("Refusal", "The round is ending."),
                QT_TRANSLATE_NOOP("Refusal", "Turns resume when the next round has been prepared.")};
    case Reason::HexAlreadyUsed:
        return {QT_TRANSLATE_NOOP("Refusal", "This hex has already been used."),
                QT_TRANSLATE_NOOP("Refusal", "In one turn you may either use a hex’s action or repopulate it, once.")};
    case Reason::NoActionAtDock:
        return {QT_TRANSLATE_NOOP("Refusal", "A dock has no action."),
                QT_TRANSLATE_NOOP(
                    "Refusal",
                    "After taking a ship you may buy book steps and use the actions you have earned on the books.")};
    case Reason::OneSideOnly:
        return {QT_TRANSLATE_NOOP("Refusal", "Choose one side of the slash."),
                QT_TRANSLATE_NOOP("Refusal", "A slash between two actions means that you get one or the other.")};
    case Reason::CannotPayEffect:
        return {QT_TRANSLATE_NOOP("Refusal", "You cannot pay for this action."),
                QT_TRANSLATE_NOOP("Refusal", "It costs {needed}; you have {owned}.")};
    case Reason::OpponentsTurn:
        return {QT_TRANSLATE_NOOP("Refusal", "It’s the opponent’s turn."),
                QT_TRANSLATE_NOOP("Refusal", "Turn up an opponent tile; your own turn follows.")};
    case Reason::GameIsOver:
        return {QT_TRANSLATE_NOOP("Refusal", "The game is over."),
                QT_TRANSLATE_NOOP("Refusal", "All six rounds have been played and the points have been counted.")};
    default:
        return {};
    }
}

} // namespace magister::messina
