// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/refusal_sentences.h"

#include <QCoreApplication>

namespace magister::orleans {

/// Refusals of travelling, of goods on the way and of trading stations. Empty for any other reason.
constexpr RefusalSentence travelRefusal(Reason reason) {
    switch (reason) {
    case Reason::StationStandsHere:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is already a trading station here."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "A town has room for one, no matter who built it.")};
    case Reason::OrleansStationBuilt:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "You already have a trading station here."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "In Orléans each player may build a trading station, but only one.")};
    case Reason::NoStationLeft:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have no trading station left."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "All your trading stations have been built or given up.")};
    case Reason::MustMove:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Your merchant has to move."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "Travelling means following exactly one route; staying put does not count.")};
    case Reason::NoWaterwayThere:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The Ship needs a waterway."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "No waterway leads there from your merchant’s town.")};
    case Reason::NoRoadThere:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The Wagon needs a road."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "No road leads there from your merchant’s town.")};
    case Reason::HorseWagonNoRoad:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The Horse Wagon needs a road."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "It moves your merchant to a neighbouring town by road only.")};
    case Reason::NoGoodThere:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "There is no goods tile there."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "You may travel along the route, but there is nothing on it to take.")};
    case Reason::OneGoodOnly:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You may take only one goods tile."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Choose one of the goods tiles on the route and leave the other.")};
    case Reason::OtherPlayersMerchant:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Choose another player’s merchant."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "The Tribunal moves another player’s merchant, never your own.")};
    case Reason::NoConnectionThere:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "No route leads there."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "The merchant moves to a neighbouring town along one road or waterway.")};
    default:
        return {};
    }
}

} // namespace magister::orleans
