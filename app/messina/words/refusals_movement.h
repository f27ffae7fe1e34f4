// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/refusal_sentences.h"

#include <QCoreApplication>

namespace magister::messina {

/// Refusals of going somewhere: lieutenants, hexes, docks, and recalling. Empty for any other reason.
constexpr RefusalSentence movementRefusal(Reason reason) {
    switch (reason) {
    case Reason::HexOccupied:
        return {QT_TRANSLATE_NOOP("Refusal", "A lieutenant already stands there."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "A standing lieutenant blocks its hex until the next round, for its owner too.")};
    case Reason::CannotPayMove:
        return {QT_TRANSLATE_NOOP("Refusal", "You cannot afford to go there."),
                QT_TRANSLATE_NOOP("Refusal", "Going there costs {needed:coin:acc}; you have {owned:coin:acc}.")};
    case Reason::NoWayThere:
        return {QT_TRANSLATE_NOOP("Refusal", "You cannot get there that way."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "A dock touches only the port beside it, so you have to go through the port.")};
    case Reason::LieutenantUsed:
        return {QT_TRANSLATE_NOOP("Refusal", "This lieutenant has already acted."),
                QT_TRANSLATE_NOOP("Refusal", "Each lieutenant is used once a round.")};
    case Reason::LieutenantRests:
        return {QT_TRANSLATE_NOOP("Refusal", "This lieutenant is resting."),
                QT_TRANSLATE_NOOP("Refusal", "It was recalled this round and can act again in the next one.")};
    case Reason::LieutenantNotYours:
        return {QT_TRANSLATE_NOOP("Refusal", "This lieutenant is not available."),
                QT_TRANSLATE_NOOP("Refusal", "It is still in the supply or was given up for a district.")};
    case Reason::TownFirst:
        return {
            QT_TRANSLATE_NOOP("Refusal", "Use your lieutenants in town first."),
            QT_TRANSLATE_NOOP(
                "Refusal",
                "A lieutenant in the estate may set out only when all your lieutenants in Messina have been used.")};
    case Reason::NoHexThere:
        return {
            QT_TRANSLATE_NOOP("Refusal", "There is no hex there yet."),
            QT_TRANSLATE_NOOP("Refusal", "The places around the town fill up one by one as new rounds are prepared.")};
    case Reason::DockIsNoHex:
        return {QT_TRANSLATE_NOOP("Refusal", "A dock is not a hex."),
                QT_TRANSLATE_NOOP("Refusal", "In a dock you choose one of the ships moored there.")};
    case Reason::NoShipThere:
        return {QT_TRANSLATE_NOOP("Refusal", "There is no ship there."),
                QT_TRANSLATE_NOOP("Refusal", "You can choose a dock only if a ship is moored there.")};
    case Reason::RecallOnlyFromTown:
        return {QT_TRANSLATE_NOOP("Refusal", "You can recall a lieutenant only from town."),
                QT_TRANSLATE_NOOP(
                    "Refusal",
                    "A lieutenant in the estate can be recalled only when there is no hex or ship left for it.")};
    case Reason::WayBlocked:
        return {QT_TRANSLATE_NOOP("Refusal", "Standing lieutenants are blocking the way."),
                QT_TRANSLATE_NOOP("Refusal", "At this table you cannot move across a hex with a standing lieutenant.")};
    case Reason::NoActionAfterRecall:
        return {QT_TRANSLATE_NOOP("Refusal", "You recalled a lieutenant and chose no hex."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "After a recall you may buy book steps and use book actions, but nothing else.")};
    default:
        return {};
    }
}

} // namespace magister::messina
