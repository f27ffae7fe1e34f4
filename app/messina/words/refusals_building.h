// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/refusal_sentences.h"

#include <QCoreApplication>

namespace magister::messina {

/// Refusals of buying tiles, refreshing them and placing hut upgrades. Empty for any other reason.
constexpr RefusalSentence buildingRefusal(Reason reason) {
    switch (reason) {
    case Reason::CannotPayTile:
        return {QT_TRANSLATE_NOOP("Refusal", "You cannot pay for this tile."),
                QT_TRANSLATE_NOOP("Refusal", "You pay its printed price to the supply before you take it.")};
    case Reason::NoTileOnOffer:
        return {
            QT_TRANSLATE_NOOP("Refusal", "There is no tile on offer there."),
            QT_TRANSLATE_NOOP("Refusal", "You can take only the face-up tile of a stack, and this stack is empty.")};
    case Reason::HutsFull:
        return {QT_TRANSLATE_NOOP("Refusal", "All your huts already have upgrades."),
                QT_TRANSLATE_NOOP("Refusal", "You have four huts, each with room for one upgrade.")};
    case Reason::HutUpgraded:
        return {QT_TRANSLATE_NOOP("Refusal", "This hut already has an upgrade."),
                QT_TRANSLATE_NOOP("Refusal", "Place the tile on a hut that does not have one yet.")};
    case Reason::RefreshOnce:
        return {
            QT_TRANSLATE_NOOP("Refusal", "You can no longer refresh tiles."),
            QT_TRANSLATE_NOOP("Refusal",
                              "During a Build action you may refresh one kind of tile, once, before you take a tile.")};
    case Reason::RatsDoNotPay:
        return {
            QT_TRANSLATE_NOOP("Refusal", "Rat tokens cannot be used to pay."),
            QT_TRANSLATE_NOOP("Refusal", "Refreshing tiles costs 1 point or 1 token: coin, wood, fire or big fire.")};
    case Reason::CannotPayRefresh:
        return {
            QT_TRANSLATE_NOOP("Refusal", "You have nothing to pay with."),
            QT_TRANSLATE_NOOP("Refusal", "Refreshing tiles costs 1 point or 1 token: coin, wood, fire or big fire.")};
    case Reason::MustBuild:
        return {QT_TRANSLATE_NOOP("Refusal", "After refreshing tiles you must build."),
                QT_TRANSLATE_NOOP("Refusal", "Take a tile you can pay for.")};
    case Reason::MustPlaceTile:
        return {QT_TRANSLATE_NOOP("Refusal", "Place the hut upgrade first."),
                QT_TRANSLATE_NOOP("Refusal", "A hut upgrade goes onto one of your huts as soon as you buy it.")};
    case Reason::NoBuildNow:
        return {QT_TRANSLATE_NOOP("Refusal", "You have no Build action now."),
                QT_TRANSLATE_NOOP("Refusal", "You buy tiles with the Build action of a hex or a citizen.")};
    case Reason::TokenNotForRefresh:
        return {QT_TRANSLATE_NOOP("Refusal", "You cannot pay with this token here."),
                QT_TRANSLATE_NOOP("Refusal", "Your table follows an edition that does not accept this token.")};
    case Reason::MustTakeNewTile:
        return {
            QT_TRANSLATE_NOOP("Refusal", "Take one of the new tiles."),
            QT_TRANSLATE_NOOP("Refusal", "At this table, if you refresh tiles, you must take one of the new ones.")};
    default:
        return {};
    }
}

} // namespace magister::messina
