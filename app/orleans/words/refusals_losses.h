// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/refusal_sentences.h"

#include <QCoreApplication>

namespace magister::orleans {

/// Refusals of paying what is owed: torture, fines and the events that take something. Empty for any other reason.
constexpr RefusalSentence lossRefusal(Reason reason) {
    switch (reason) {
    case Reason::CoinsFirst:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Pay with coins first."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "Torture begins only when you have no coins left; you have {first:coin:acc}.")};
    case Reason::NoCoinsLeft:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have no coins left."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You pay what you still owe with other possessions.")};
    case Reason::NothingOwed:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You do not owe anything."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "You give something up only when you cannot make a compulsory payment.")};
    case Reason::NotAnAsset:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "You cannot give that up."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "It must be yours and one of the six kinds of possession that count.")};
    case Reason::CoinSpaceBars:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "A coin space is in the way."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "The development marker never moves back onto or past a space with coins.")};
    case Reason::OnlyOwnInBag:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Your bag holds no follower to give up."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "Your bag is empty or holds only starting followers, and those are safe.")};
    case Reason::OwnFollowersStay:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Starting followers are safe."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Neither the Plague nor torture can take them from you.")};
    case Reason::FoodFirst:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have food to hand in."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "The fine is only for those who have no grain, cheese or wine.")};
    case Reason::NotFood:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "That is not food."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Harvest takes grain, cheese or wine.")};
    case Reason::SacristyCannotHelp:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The Sacristy cannot help here."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "It protects you from Harvest, Taxes and Plague, and from nothing else.")};
    case Reason::NoSacristy:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is no monk in the Sacristy."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You need the Sacristy with a monk on it.")};
    default:
        return {};
    }
}

} // namespace magister::orleans
