// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/phrase.h"
#include "app/orleans/words/scene.h"

#include <optional>
#include <span>

/// How the things of the game are called in sentences.
namespace magister::orleans {

Word followerWord(Follower kind);
/// The kind of a follower's token, own-coloured or not; for what is no follower: "follower", no kind told.
Word followerWord(Token token);
Word slotWord(Slot slot); ///< for a slot that takes any: "follower"
Word trackWord(Track track);
Word goodWord(Good good);
Word wareWord(Ware ware);
Word placeWord(PlaceId place);
Word townWord(const Scene& scene, TownIndex town); ///< for none: "town"
Word deedWord(DeedId deed);
Word eventWord(EventKind event);
Word phaseWord(Phase phase);
/// The phase of a round that a stage is; nothing outside of a round.
std::optional<Phase> phaseOf(Stage stage);

/// "farmer"; "own farmer" for an own-coloured token. In the nominative.
QString tokenText(const Scene& scene, Token token);
/// The same in the accusative, for somebody to whom something is done.
QString tokenAsObject(const Scene& scene, Token token);
/// "farmer, 2 knights, own trader", in the order of the kinds; what is hidden is left out.
QString tokensText(const Scene& scene, std::span<const Token> tokens);
/// The seat's name, or the name of its tincture when nobody gave one.
QString seatName(const Scene& scene, PlayerIndex player);

/// The word in the nominative, for one.
QString nameOf(const Scene& scene, const Word& word);

/// Whether two goods tiles alike lie on a route, so that their names do not tell them apart.
bool hasTwinGoods(const Definition& definition, const State& state, ConnectionIndex connection);

/// Id of a rule atom, "orleans.draw.amount".
QString ruleIdOf(Rule rule);
/// Adds rule, ruleNumber and ruleTitle; all empty for none.
void nameRule(QVariantMap& row, const Scene& scene, Rule rule);

} // namespace magister::orleans
