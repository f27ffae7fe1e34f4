// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/refusal_sentences.h"

#include <QCoreApplication>

namespace magister::orleans {

/// Refusals of drawing followers, with the Bathhouse and the Gunpowder Tower, and of taking them back for a draw. Empty
/// for any other reason.
constexpr RefusalSentence drawingRefusal(Reason reason) {
    switch (reason) {
    case Reason::DrawTooMany:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "That is more than you may draw."),
            QT_TRANSLATE_NOOP("OrleansRefusal",
                              "The knight track lets you draw {second:follower:acc} a round; draws left: {first}.")};
    case Reason::NoMarketSpace:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "There is not enough room on your market."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "Each follower you draw needs a free space; free spaces: {first}.")};
    case Reason::BagTooSmall:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Your bag does not hold that many followers."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You can draw only what is there; followers in the bag: {first}.")};
    case Reason::DrawNothing:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Draw at least one follower."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "If you do not want any, choose Done.")};
    case Reason::NoDrawGivenUp:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have no draw to give up."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Returning a follower to the market costs one of your draws "
                                                    "({first} in all), and you have used them all.")};
    case Reason::NoRoomToRetrieve:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is no room on your market."),
                QT_TRANSLATE_NOOP(
                    "OrleansRefusal",
                    "A follower returned to the market needs a free space, just like one drawn from the bag.")};
    case Reason::DrawsGivenUp:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You gave up draws to return followers."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "You may draw or return at most {second} followers in all; {first} left.")};
    case Reason::BagMustHold:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Your bag does not cover that draw."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "At this table you can give up a draw only if your bag holds a "
                                                    "follower for it; followers in the bag: {first}.")};
    case Reason::NobodyThere:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is no follower there."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You can take back only a follower on an action slot.")};
    case Reason::NoBathhouse:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have no Bathhouse."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Only the owner of the tile may draw its two extra followers.")};
    case Reason::BathhouseUsed:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have already used the Bathhouse."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You can use it only once a round.")};
    case Reason::BathBagEmpty:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Your bag is empty."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "The Bathhouse draws from your bag, and there are no followers in it.")};
    case Reason::BathMarketFull:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Your market is full."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "The follower you keep from the Bathhouse needs a free space.")};
    case Reason::BathMustKeep:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have room to keep one."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "They all go back to the bag only when your market has no free space.")};
    case Reason::NoTower:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have no Gunpowder Tower."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Only the owner of the tile may put followers there.")};
    case Reason::TowerFull:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is no space in the Gunpowder Tower."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "It holds two followers, and both spaces are taken.")};
    case Reason::NotInHand:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have not drawn that follower."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You can place only the followers you have just drawn.")};
    case Reason::LayDownFirst:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "Place the followers you have drawn first."),
            QT_TRANSLATE_NOOP(
                "OrleansRefusal",
                "Put every follower you draw on your market or in your Gunpowder Tower before you do anything else.")};
    default:
        return {};
    }
}

} // namespace magister::orleans
