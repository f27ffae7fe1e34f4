// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/refusal_sentences.h"

#include <QCoreApplication>

namespace magister::messina {

/// Refusals of rescuing citizens, and of letting them out of quarantine. Empty for any other reason.
constexpr RefusalSentence rescueRefusal(Reason reason) {
    switch (reason) {
    case Reason::WrongSector:
        return {QT_TRANSLATE_NOOP("Refusal", "That sector belongs to another class."),
                QT_TRANSLATE_NOOP("Refusal", "Craftsmen, aristocrats and nuns each have a sector of their own.")};
    case Reason::SquareTaken:
        return {QT_TRANSLATE_NOOP("Refusal", "That square is already occupied."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "A square holds one citizen; choose an empty one in the sector of that class.")};
    case Reason::CleanToSector:
        return {QT_TRANSLATE_NOOP("Refusal", "No plague here, so no quarantine."),
                QT_TRANSLATE_NOOP(
                    "Refusal", "From a hex without cubes a citizen goes straight to an empty square of its sector.")};
    case Reason::PlagueToHut:
        return {QT_TRANSLATE_NOOP("Refusal", "There was plague here, so quarantine comes first."),
                QT_TRANSLATE_NOOP("Refusal", "A citizen from a hex with a cube goes to field I of an empty hut.")};
    case Reason::HutTaken:
        return {QT_TRANSLATE_NOOP("Refusal", "This hut is occupied."),
                QT_TRANSLATE_NOOP("Refusal", "A hut holds one citizen, even when one of its two fields is empty.")};
    case Reason::SectorFirst:
        return {QT_TRANSLATE_NOOP("Refusal", "A citizen cannot go straight into a workshop."),
                QT_TRANSLATE_NOOP("Refusal", "A rescued citizen first takes a square in its sector; from there it may "
                                             "move into a workshop at once.")};
    case Reason::RoomIsLeft:
        return {QT_TRANSLATE_NOOP("Refusal", "There is still room for this citizen."),
                QT_TRANSLATE_NOOP("Refusal", "A citizen is discarded only when there is no suitable place for it.")};
    case Reason::NoSuchCitizen:
        return {QT_TRANSLATE_NOOP("Refusal", "No such citizen is waiting here."),
                QT_TRANSLATE_NOOP("Refusal", "You rescue only the citizens on the chosen hex.")};
    case Reason::LeaveToSquareOrWorkshop:
        return {
            QT_TRANSLATE_NOOP("Refusal", "The citizen cannot go there."),
            QT_TRANSLATE_NOOP(
                "Refusal",
                "After quarantine a citizen takes an empty square of its sector or an empty workshop of its class.")};
    case Reason::QuarantineNotOver:
        return {QT_TRANSLATE_NOOP("Refusal", "Quarantine is not over yet."),
                QT_TRANSLATE_NOOP("Refusal", "Citizens leave their huts after production, at the end of the round.")};
    case Reason::QuarantineGoesOn:
        return {
            QT_TRANSLATE_NOOP("Refusal", "This citizen stays in quarantine."),
            QT_TRANSLATE_NOOP("Refusal", "Quarantine lasts for the round of the rescue and the whole of the next.")};
    case Reason::HutsInOrder:
        return {
            QT_TRANSLATE_NOOP("Refusal", "Another hut comes first."),
            QT_TRANSLATE_NOOP("Refusal", "At this table citizens leave quarantine hut by hut, from hut 1 to hut 4.")};
    default:
        return {};
    }
}

} // namespace magister::messina
