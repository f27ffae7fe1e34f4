// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/refusal_sentences.h"

#include <QCoreApplication>

namespace magister::messina {

/// Refusals of repopulating a district. Empty for any other reason.
constexpr RefusalSentence repopulationRefusal(Reason reason) {
    switch (reason) {
    case Reason::PortNotRepopulated:
        return {QT_TRANSLATE_NOOP("Refusal", "Ports and docks cannot be repopulated."),
                QT_TRANSLATE_NOOP("Refusal", "Only districts can be repopulated.")};
    case Reason::DistrictTaken:
        return {QT_TRANSLATE_NOOP("Refusal", "This district has already been repopulated."),
                QT_TRANSLATE_NOOP("Refusal", "A district is repopulated only once, by one player.")};
    case Reason::CannotPayRepopulation:
        return {QT_TRANSLATE_NOOP("Refusal", "You cannot pay for this district."),
                QT_TRANSLATE_NOOP("Refusal", "You must first pay the coins or wood printed on it.")};
    case Reason::NoCartReady:
        return {QT_TRANSLATE_NOOP("Refusal", "You have no cart ready."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "To repopulate a district, you need a cart that you have not used this round.")};
    case Reason::CitizensMissing:
        return {QT_TRANSLATE_NOOP("Refusal", "You do not have the right citizens."),
                QT_TRANSLATE_NOOP(
                    "Refusal", "They must come from your sectors and workshops; citizens in quarantine do not count.")};
    case Reason::UpgradedNeeded:
        return {QT_TRANSLATE_NOOP("Refusal", "This takes an upgraded citizen."),
                QT_TRANSLATE_NOOP("Refusal", "An upgraded citizen may stand in for an ordinary one of the same class, "
                                             "but never the other way round.")};
    case Reason::NoLieutenantToGive:
        return {QT_TRANSLATE_NOOP("Refusal", "You have no lieutenant to give up."),
                QT_TRANSLATE_NOOP("Refusal", "This district costs a lieutenant you have not used this round; the one "
                                             "standing here does not count.")};
    case Reason::LieutenantNotUnused:
        return {QT_TRANSLATE_NOOP("Refusal", "This lieutenant has already been used."),
                QT_TRANSLATE_NOOP("Refusal", "Give up one that is lying in town or waiting unused in your estate.")};
    case Reason::NoTileLeft:
        return {QT_TRANSLATE_NOOP("Refusal", "You have placed all your repopulation tiles."),
                QT_TRANSLATE_NOOP("Refusal", "One player can repopulate at most five districts.")};
    case Reason::NotAsked:
        return {QT_TRANSLATE_NOOP("Refusal", "This district does not need that citizen."),
                QT_TRANSLATE_NOOP("Refusal", "The district takes exactly the citizens printed on it.")};
    case Reason::MustFinishRepopulating:
        return {QT_TRANSLATE_NOOP("Refusal", "Finish repopulating first."),
                QT_TRANSLATE_NOOP("Refusal", "Once you have started, you must carry out all its steps.")};
    default:
        return {};
    }
}

} // namespace magister::messina
