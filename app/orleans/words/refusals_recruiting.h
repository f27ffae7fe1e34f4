// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/refusal_sentences.h"

#include <QCoreApplication>

namespace magister::orleans {

/// Refusals of recruiting: tracks, stacks, and the tile a trader brings. Empty for any other reason.
constexpr RefusalSentence recruitingRefusal(Reason reason) {
    switch (reason) {
    case Reason::TileNotOnStack:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This tile is not in a stack."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You can choose only tiles that are still in stack I or II.")};
    case Reason::TrackFinished:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have reached the end of that track."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "On the last space of a track, its action is no longer possible.")};
    case Reason::StackEmpty:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "That stack is empty."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "There is no tile or follower left to take here.")};
    case Reason::FarmhouseNoGood:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The goods tile you would get is gone."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "The next space of the farmer track gives a goods tile that has run out.")};
    case Reason::NoMonksToday:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You cannot recruit monks this round."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "While Pilgrimage is face up, no player may recruit a monk.")};
    case Reason::NoPlaceTileLeft:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is no place tile left for you."),
                QT_TRANSLATE_NOOP(
                    "OrleansRefusal",
                    "Recruiting a trader brings a place tile; if there is none to take, you cannot recruit one.")};
    case Reason::FirstTileFromOne:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Your first tile comes from stack I."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "Tiles from stack II become available only with later steps on the trader track.")};
    case Reason::OneOfThree:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The Village cannot recruit that follower."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Choose a boatman, a craftsman or a trader.")};
    default:
        return {};
    }
}

} // namespace magister::orleans
