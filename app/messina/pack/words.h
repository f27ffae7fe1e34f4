// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/json_value.h"
#include "engine/messina/definition.h"

/// The closed vocabularies of the packs of Messina 1347.
namespace magister::messina::words {

using magister::Spelling;
using L = QLatin1String;

inline constexpr std::array<Spelling<CitizenClass>, 3> classes{{{L("craftsman"), CitizenClass::Craftsman},
                                                                {L("aristocrat"), CitizenClass::Aristocrat},
                                                                {L("nun"), CitizenClass::Nun}}};
inline constexpr std::array<Spelling<Token>, 4> tokens{
    {{L("coin"), Token::Coin}, {L("wood"), Token::Wood}, {L("fire"), Token::Fire}, {L("bigFire"), Token::BigFire}}};
inline constexpr std::array<Spelling<Book>, 3> books{
    {{L("popularity"), Book::Popularity}, {L("city"), Book::City}, {L("church"), Book::Church}}};
inline constexpr std::array<Spelling<FieldColour>, 4> colours{{{L("white"), FieldColour::White},
                                                               {L("orange"), FieldColour::Orange},
                                                               {L("turquoise"), FieldColour::Turquoise},
                                                               {L("red"), FieldColour::Red}}};
inline constexpr std::array<Spelling<Rat>, 3> rats{
    {{L("left"), Rat::Left}, {L("right"), Rat::Right}, {L("standing"), Rat::Standing}}};
inline constexpr std::array<Spelling<Goods>, 3> goods{
    {{L("gems"), Goods::Gems}, {L("silk"), Goods::Silk}, {L("spices"), Goods::Spices}}};
inline constexpr std::array<Spelling<Priority>, 5> priorities{{{L("start"), Priority::Start},
                                                               {L("popularity"), Priority::Popularity},
                                                               {L("city"), Priority::City},
                                                               {L("church"), Priority::Church},
                                                               {L("score"), Priority::Score}}};
inline constexpr std::array<Spelling<NodeKind>, 5> nodeKinds{{{L("start"), NodeKind::Start},
                                                              {L("innerPair"), NodeKind::InnerPair},
                                                              {L("region"), NodeKind::Region},
                                                              {L("border"), NodeKind::Border},
                                                              {L("centre"), NodeKind::Centre}}};
inline constexpr std::array<Spelling<ScrollKind>, 10> scrollKinds{{{L("buildings"), ScrollKind::Buildings},
                                                                   {L("ships"), ScrollKind::Ships},
                                                                   {L("repopulated"), ScrollKind::Repopulated},
                                                                   {L("goodsOneKind"), ScrollKind::GoodsOneKind},
                                                                   {L("workshops"), ScrollKind::Workshops},
                                                                   {L("wood"), ScrollKind::Wood},
                                                                   {L("hutUpgrades"), ScrollKind::HutUpgrades},
                                                                   {L("coins"), ScrollKind::Coins},
                                                                   {L("book"), ScrollKind::Book},
                                                                   {L("overseers"), ScrollKind::Overseers}}};

/// Clockwise from the upper left.
inline constexpr std::array<const char*, dockCount> corners{"upper-left", "upper-right", "lower-right", "lower-left"};
/// Clockwise from the upper left.
inline constexpr std::array<const char*, extensionCount> extensions{"top-left",     "top-right",   "right",
                                                                    "bottom-right", "bottom-left", "left"};
/// By RegionIndex.
inline constexpr std::array<Spelling<RegionIndex>, 6> regions{{{L("craftsman-left"), 0},
                                                               {L("craftsman-right"), 1},
                                                               {L("aristocrat-upper"), 2},
                                                               {L("aristocrat-lower"), 3},
                                                               {L("nun-upper"), 4},
                                                               {L("nun-lower"), 5}}};
inline constexpr std::array<const char*, 3> squarePlaces{"inner", "rim-1", "rim-2"};

/// The id of a square: "nun-lower-inner".
inline QString squareId(SquareIndex square) {
    return QString(regions[regionOf(square)].word) + QLatin1Char('-') + QLatin1String(squarePlaces[square % 3u]);
}

} // namespace magister::messina::words
