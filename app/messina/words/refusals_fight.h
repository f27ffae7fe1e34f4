// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/refusal_sentences.h"

#include <QCoreApplication>

namespace magister::messina {

/// Refusals of fighting the plague with fire. Empty for any other reason.
constexpr RefusalSentence fightRefusal(Reason reason) {
    switch (reason) {
    case Reason::NotEnoughFire:
        return {QT_TRANSLATE_NOOP("Refusal", "You do not have enough fire tokens."),
                QT_TRANSLATE_NOOP("Refusal", "This costs {needed:fire:acc}; you have {owned:fire:acc}.")};
    case Reason::TwoFiresNeeded:
        return {QT_TRANSLATE_NOOP("Refusal", "Removing a cube now costs two fire tokens."),
                QT_TRANSLATE_NOOP("Refusal", "The round table shows two flames: removing a cube costs "
                                             "{needed:fire:acc}; you have {owned:fire:acc}.")};
    case Reason::OneFireIsEnough:
        return {QT_TRANSLATE_NOOP("Refusal", "One fire token is enough."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "The round table shows one flame: removing a cube costs a single fire token.")};
    case Reason::NoBigFire:
        return {QT_TRANSLATE_NOOP("Refusal", "You have no big fire token."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "Removing two cubes at once, or one on a neighbouring hex, takes a big fire token.")};
    case Reason::NoCubeHere:
        return {QT_TRANSLATE_NOOP("Refusal", "There is no plague cube here."),
                QT_TRANSLATE_NOOP("Refusal", "Fire tokens remove plague cubes, and there are none to remove here.")};
    case Reason::BigFireOnly:
        return {QT_TRANSLATE_NOOP("Refusal", "A plain fire token cannot do that."),
                QT_TRANSLATE_NOOP("Refusal", "A plain fire token removes one cube from the chosen hex; two at once, or "
                                             "one on a neighbouring hex, takes a big fire token.")};
    case Reason::BigFireLimit:
        return {
            QT_TRANSLATE_NOOP("Refusal", "A big fire token cannot do that."),
            QT_TRANSLATE_NOOP("Refusal",
                              "One big fire token removes two cubes here, or one here and one on a neighbouring hex.")};
    case Reason::OwnCubeFirst:
        return {QT_TRANSLATE_NOOP("Refusal", "First remove a cube from the chosen hex."),
                QT_TRANSLATE_NOOP(
                    "Refusal",
                    "You may remove a cube from a neighbouring hex only together with one from the chosen hex.")};
    case Reason::NotANeighbour:
        return {QT_TRANSLATE_NOOP("Refusal", "That hex is too far away."),
                QT_TRANSLATE_NOOP("Refusal", "A big fire token reaches only the chosen hex and its neighbours.")};
    case Reason::TwoBigFiresNeeded:
        return {QT_TRANSLATE_NOOP("Refusal", "A neighbouring hex takes two big fire tokens."),
                QT_TRANSLATE_NOOP("Refusal", "While the round table shows two flames, one big fire token removes just "
                                             "one cube from the chosen hex.")};
    case Reason::PlainFireWasted:
        return {QT_TRANSLATE_NOOP("Refusal", "The big fire token alone is enough."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "This round one big fire token pays for one cube; adding a plain one does nothing.")};
    case Reason::ShipHasNoNeighbour:
        return {QT_TRANSLATE_NOOP("Refusal", "A ship has no neighbouring hexes."),
                QT_TRANSLATE_NOOP("Refusal", "A big fire token removes the ship’s cube and nothing else.")};
    case Reason::FightOnShip:
        return {QT_TRANSLATE_NOOP("Refusal", "You are fighting the plague on a ship."),
                QT_TRANSLATE_NOOP("Refusal", "In a dock you remove the ship’s cube with fire or take a rat token for "
                                             "it; you cannot remove cubes from hexes.")};
    case Reason::FightOnHex:
        return {QT_TRANSLATE_NOOP("Refusal", "You are fighting the plague on a hex."),
                QT_TRANSLATE_NOOP(
                    "Refusal",
                    "Here you burn the cubes on the hex; you take rat tokens for those left when you end the fight.")};
    default:
        return {};
    }
}

} // namespace magister::messina
