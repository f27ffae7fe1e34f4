// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/refusal_sentences.h"

#include <QCoreApplication>

namespace magister::orleans {

/// Refusals of trade: prices, goods tiles, and what a place gives for them. Empty for any other reason.
constexpr RefusalSentence goodsRefusal(Reason reason) {
    switch (reason) {
    case Reason::GoodOutOfStock:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Those goods tiles have run out."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "This place cannot be used while its stack on the goods market is empty.")};
    case Reason::CannotPayPrice:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "You cannot pay the price."),
            QT_TRANSLATE_NOOP("OrleansRefusal",
                              "It costs {first:coin:acc}; you have {second:coin:acc}. Torture does not help here.")};
    case Reason::PharmacyLimits:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "The Pharmacy does not sell that."),
            QT_TRANSLATE_NOOP("OrleansRefusal",
                              "It sells development points for one coin each, from {first} to {second} at a time.")};
    case Reason::NoWareToPay:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have no goods tile to pay with."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "This place costs one of your goods tiles.")};
    case Reason::NotThatWare:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You do not have that goods tile."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Pay with one of the goods tiles next to your board.")};
    case Reason::BakeryLimit:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "That is too much grain."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "The Bakery bakes at most {first} at a time.")};
    case Reason::NotEnoughGrain:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You do not have enough grain."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You can bake only your own grain; you have {first}.")};
    case Reason::NoRewardThere:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "That space gives nothing now."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "A starting space gives nothing, a citizen tile can be gained only "
                                                    "once, and an empty stack gives nothing.")};
    default:
        return {};
    }
}

} // namespace magister::orleans
