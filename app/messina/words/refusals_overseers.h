// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/refusal_sentences.h"

#include <QCoreApplication>

namespace magister::messina {

/// Refusals of advancing overseers, and of activating the citizens they reach. Empty for any other reason.
constexpr RefusalSentence overseerRefusal(Reason reason) {
    switch (reason) {
    case Reason::OtherOverseer:
        return {QT_TRANSLATE_NOOP("Refusal", "This action moves a different overseer."),
                QT_TRANSLATE_NOOP("Refusal", "A class symbol moves only the overseer of that class.")};
    case Reason::OverseerFinished:
        return {QT_TRANSLATE_NOOP("Refusal", "This overseer has finished its path."),
                QT_TRANSLATE_NOOP("Refusal", "The path has six spaces and ends in the centre.")};
    case Reason::BranchTaken:
        return {QT_TRANSLATE_NOOP("Refusal", "This overseer took the other branch."),
                QT_TRANSLATE_NOOP("Refusal", "The choice at the fork is final.")};
    case Reason::NoForkHere:
        return {
            QT_TRANSLATE_NOOP("Refusal", "The path does not fork here."),
            QT_TRANSLATE_NOOP(
                "Refusal", "You choose a branch with the move that takes the overseer to its second space or beyond.")};
    case Reason::SkipNotAllowed:
        return {QT_TRANSLATE_NOOP("Refusal", "You cannot skip a space here."),
                QT_TRANSLATE_NOOP("Refusal", "An overseer may skip a space only with an action that shows the skip.")};
    case Reason::SkipPastEnd:
        return {QT_TRANSLATE_NOOP("Refusal", "Only one space is left."),
                QT_TRANSLATE_NOOP(
                    "Refusal",
                    "Skipping means passing over a space; from here the overseer can only move into the centre.")};
    case Reason::OverseerIsUpgraded:
        return {QT_TRANSLATE_NOOP("Refusal", "This overseer is already upgraded."),
                QT_TRANSLATE_NOOP("Refusal", "Each overseer can be turned to its upgraded side only once.")};
    case Reason::SameOverseer:
        return {QT_TRANSLATE_NOOP("Refusal", "It must be the same overseer."),
                QT_TRANSLATE_NOOP("Refusal", "The overseer you upgrade is also the one that advances.")};
    case Reason::SquareEmpty:
        return {QT_TRANSLATE_NOOP("Refusal", "There is no citizen on this square."),
                QT_TRANSLATE_NOOP("Refusal", "Only a citizen can be activated; an empty square gives nothing.")};
    case Reason::AlreadyActivated:
        return {QT_TRANSLATE_NOOP("Refusal", "This citizen has already been activated."),
                QT_TRANSLATE_NOOP("Refusal", "A single advance activates each citizen at most once.")};
    case Reason::NotInSector:
        return {QT_TRANSLATE_NOOP("Refusal", "Only citizens on sector squares can be activated."),
                QT_TRANSLATE_NOOP("Refusal", "Citizens in huts and workshops cannot be activated.")};
    case Reason::OneOfTwo:
        return {
            QT_TRANSLATE_NOOP("Refusal", "One of the two has already been activated."),
            QT_TRANSLATE_NOOP("Refusal", "The first space of the path activates one of the two citizens next to it.")};
    case Reason::NotNextToOverseer:
        return {QT_TRANSLATE_NOOP("Refusal", "That is too far from the overseer."),
                QT_TRANSLATE_NOOP("Refusal", "The space it reaches activates only the citizens next to it.")};
    case Reason::OneInRegion:
        return {QT_TRANSLATE_NOOP("Refusal", "One citizen here has already been activated."),
                QT_TRANSLATE_NOOP("Refusal", "A space on the rim activates one citizen of its region.")};
    case Reason::TwoInRegion:
        return {QT_TRANSLATE_NOOP("Refusal", "Two citizens here have already been activated."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "On the rim an upgraded overseer activates up to two citizens of the region.")};
    case Reason::OneInEachRegion:
        return {QT_TRANSLATE_NOOP("Refusal", "One citizen here has already been activated."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "A space on a border activates one citizen in each of the two regions next to it.")};
    case Reason::TwoAndOne:
        return {QT_TRANSLATE_NOOP("Refusal", "No more citizens can be activated here."),
                QT_TRANSLATE_NOOP("Refusal", "On a border an upgraded overseer activates two citizens in its own "
                                             "class’s region and one in the other.")};
    case Reason::ThreeInCentre:
        return {QT_TRANSLATE_NOOP("Refusal", "Three citizens have already been activated."),
                QT_TRANSLATE_NOOP(
                    "Refusal", "The centre activates up to three citizens, whether or not the overseer is upgraded.")};
    case Reason::NoOverseerNow:
        return {QT_TRANSLATE_NOOP("Refusal", "You cannot advance an overseer now."),
                QT_TRANSLATE_NOOP("Refusal", "You advance an overseer when an action or a reward says so.")};
    case Reason::NoActivationNow:
        return {QT_TRANSLATE_NOOP("Refusal", "You cannot activate a citizen now."),
                QT_TRANSLATE_NOOP("Refusal", "Citizens are activated when an overseer reaches a space next to them.")};
    default:
        return {};
    }
}

} // namespace magister::messina
