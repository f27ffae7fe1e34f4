// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/refusal_sentences.h"

#include <QCoreApplication>

namespace magister::messina {

/// Refusals of citizens in the estate: squares, workshops and upgrades. Empty for any other reason.
constexpr RefusalSentence citizenRefusal(Reason reason) {
    switch (reason) {
    case Reason::NoSuchWorkshop:
        return {
            QT_TRANSLATE_NOOP("Refusal", "You have no such workshop."),
            QT_TRANSLATE_NOOP(
                "Refusal", "You buy workshops with the Build action; then a citizen of the right class may move in.")};
    case Reason::WrongClassForWorkshop:
        return {QT_TRANSLATE_NOOP("Refusal", "This workshop takes another class of citizen."),
                QT_TRANSLATE_NOOP("Refusal", "A workshop takes only citizens of the class it shows.")};
    case Reason::WorkshopOccupied:
        return {QT_TRANSLATE_NOOP("Refusal", "This workshop is already occupied."),
                QT_TRANSLATE_NOOP("Refusal", "A workshop has room for one citizen.")};
    case Reason::NotFromHere:
        return {QT_TRANSLATE_NOOP("Refusal", "Citizens cannot enter a workshop from there."),
                QT_TRANSLATE_NOOP("Refusal", "Only a citizen on a square in your sectors may enter a workshop.")};
    case Reason::NobodyThere:
        return {QT_TRANSLATE_NOOP("Refusal", "There is nobody there."),
                QT_TRANSLATE_NOOP("Refusal", "You have no citizen there.")};
    case Reason::SquareIsForKeeps:
        return {QT_TRANSLATE_NOOP("Refusal", "Citizens cannot change squares."),
                QT_TRANSLATE_NOOP("Refusal", "A citizen leaves its square only for a workshop or for a district.")};
    case Reason::OnceOnly:
        return {QT_TRANSLATE_NOOP("Refusal", "This square has already been used."),
                QT_TRANSLATE_NOOP("Refusal", "The lightning symbol means once per game.")};
    case Reason::CitizenIsUpgraded:
        return {QT_TRANSLATE_NOOP("Refusal", "This citizen is already upgraded."),
                QT_TRANSLATE_NOOP("Refusal", "Each citizen can be turned to its gold side only once.")};
    case Reason::NoUpgradeNow:
        return {
            QT_TRANSLATE_NOOP("Refusal", "You cannot upgrade anything now."),
            QT_TRANSLATE_NOOP("Refusal", "You upgrade citizens and overseers when an action or a book space says so.")};
    case Reason::WorkshopClosed:
        return {QT_TRANSLATE_NOOP("Refusal", "This workshop has already given its reward."),
                QT_TRANSLATE_NOOP(
                    "Refusal", "At this table nobody may enter an era II workshop that has already given its reward.")};
    case Reason::ChangedSquares:
        return {QT_TRANSLATE_NOOP("Refusal", "This citizen has already changed squares this turn."),
                QT_TRANSLATE_NOOP("Refusal", "At this table each citizen may change squares once a turn.")};
    default:
        return {};
    }
}

} // namespace magister::messina
