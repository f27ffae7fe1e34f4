// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/scene.h"
#include "app/content/vocabulary.h"
#include "app/language/phrase.h"

/// How the things of the game are called: in targets and rows by id, in sentences by field.
namespace magister::messina {

/// Where a kind of thing stands in the tables that hold one of each.
template <class T> std::size_t at(T kind) {
    return static_cast<std::size_t>(kind);
}

using magister::wordOf;
inline const QString& classId(CitizenClass citizenClass) { return wordOf(citizenClass); }
QString citizenIcon(Citizen citizen);       ///< "", "nun", "nun-up"
inline const QString& bookId(Book book) { return wordOf(book); }
/// The space that the next step of a disc leads to; from the last one it is that one again.
int spaceAfter(const Definition& definition, const Player& player, Book book);
inline const QString& colourId(FieldColour colour) { return wordOf(colour); }
inline const QString& ratId(Rat rat) { return wordOf(rat); } ///< also the end of the name of its picture
inline const QString& goodsId(Goods goods) { return wordOf(goods); }
using magister::roman;

/// "hex:B2", "hex:left", "port:upper-left", "dock:upper-left".
QString placeTarget(const Place& place);
QString placeTarget(const Scene& scene, PlaceIndex place);
/// "seat:1".
QString seatTarget(PlayerIndex player);
/// The id of the node on which an overseer of that class stands after that many steps.
QString nodeId(const Definition& definition, CitizenClass citizenClass, std::uint8_t branch, std::uint8_t step);
/// A tile's id without its kind: "hut-q01" -> "q01".
QString tileAlias(const std::string& id);

/// A hex by its code, everything else, also a plot where no hex lies yet, by a word.
Field placeField(const Scene& scene, PlaceIndex place);
/// The same of an empty board.
Field placeField(const Place& place);
/// What stands on a place of the board: "B2"; ports "P1" to "P4" and plots of new hexes "N1" to "N6", clockwise from
/// the upper left. Empty for a dock, which bears no letters. The same in every language.
QString placeCode(const Place& place);
Word citizenWord(Citizen citizen); ///< for nobody: "citizen", no class told
Word citizenWord(CitizenClass citizenClass);
Word overseerWord(CitizenClass citizenClass);
Word tokenWord(Token token);
Word bookWord(Book book);
Word goodsWord(Goods goods);
Word cornerWord(const char* kind, std::uint8_t corner); ///< kind "port" or "dock"
/// The seat's name, or the name of its tincture when nobody gave one.
QString seatName(const Scene& scene, PlayerIndex player);
using magister::joined;

/// Number and title of a rule, set into a row or a card as rule, ruleNumber, ruleTitle.
QString ruleIdOf(Rule rule);

} // namespace magister::messina
