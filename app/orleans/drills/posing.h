// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/posed_drill.h"
#include "app/orleans/drills/play.h"

#include <string>
#include <string_view>

/// A drill of Orléans as the engine sees it.
namespace magister::orleans {

/// What a drill asks, as it is kept in Drill::about: "form", "form/argument", then a command in the notation. It is
/// given by the seat that is asked; `proceed` by whoever turns the hourglass or begins the event.
///
///   may COMMAND                 yes-no: whether the command is legal
///   gain pay develop missing returned level space/TRACK COMMAND   number: what it comes to
///   count/WHAT count/WHAT/OF    number: counted in the position, see counts.h
///   worth/SOURCE                number: points of a line, were the game over
///   happens COMMAND             what-now: one statement of four is true of the command
///   mistake COMMAND             mistake: one statement of four is not true of the command
///   choices/KIND COMMAND        pick: the legal ones among the commands that belong with this one
///   turns                       order: of seats, from the one whose turn it is
///   effects COMMAND             order: of seats, as the event reaches them
///   stages                      order: of the phases that follow
///   doing                       do: a move that the atom is at work in
using About = DrillAbout;

/// Seats are PlayerIndex in answers of kind Order.
using Posed = PosedOf<PlayGame, PlayerIndex, Stage>;
using Answer = Posed::Answer;

/// Poses a drill over that position, which must be the one it names; nothing where it cannot be posed.
std::optional<Posed> poseAt(const Definition& definition, const State& state, const Drill& drill);

/// The forms: each fills in the answers, or says that it cannot.
bool askWhetherItMay(const Definition& definition, Posed& posed);
bool askForAmount(const Definition& definition, Posed& posed);
bool askForCount(const Definition& definition, Posed& posed);
bool askForWorth(const Definition& definition, Posed& posed);
bool askForChoices(const Definition& definition, Posed& posed);
bool askForTurns(const Definition& definition, Posed& posed);
bool askForEffects(const Definition& definition, Posed& posed);
bool askForStages(const Definition& definition, Posed& posed);
bool askForDeed(const Definition& definition, Posed& posed);

/// What is drawn meanwhile is told: nobody could know it. `asked`: what the question is about.
void tellDraws(Posed& posed, const Event& asked);
/// Nothing follows from it: it says again what the player has chosen to do.
bool isChosen(const Posed& posed, const Event& event);
/// Whether two events are told by the same sentence.
bool tellsAlike(const Event& a, const Event& b);

/// The targets that a question speaks of: what its command moves or reaches. Not of a choice between commands, where
/// that would be an answer.
QStringList shownIn(const Definition& definition, const Posed& posed);

/// Whether a sentence can name that command in that position.
bool canBeAsked(const Definition& definition, const State& state, PlayerIndex seat, const Command& command);
/// Whether a question about the rule that refuses one command may be put about the other, which is allowed: its answer is
/// explained by that rule, so the use of another place, which it says nothing about, may not.
bool allowsInstead(const Command& refused, const Command& allowed);
/// Whether two commands may sound alike in a sentence.
bool soundAlike(const Definition& definition, const State& state, PlayerIndex seat, const Command& a, const Command& b);
/// What a seat may be asked about: the choices of the engine, and commands that a person may want to give although
/// nothing on the table offers them.
std::vector<Choice> askedChoices(const Definition& definition, const State& state, PlayerIndex seat);

/// The kind of choices that a command belongs to, as in choices/KIND; empty where nothing is tapped for it.
std::string_view choiceKind(const Command& command);

} // namespace magister::orleans
