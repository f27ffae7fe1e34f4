// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/posed_drill.h"
#include "app/messina/drills/play.h"

/// A drill of Messina 1347 as the engine sees it.
namespace magister::messina {

/// What a drill asks, as it is kept in Drill::about: "form", "form/argument", then a command in the notation.
///
///   may COMMAND                 yes-no: whether the command is legal
///   pay/TOKEN gain/TOKEN points visit/SEAT rats lost space/BOOK overseer/CLASS COMMAND   number: what it comes to
///   activations COMMAND         number: citizens who may be activated after it, at most
///   produces/huts produces/workshops COMMAND   number: buildings of the seat that produce when the table goes on
///   count/WHAT count/WHAT/CLASS number: counted on the board, see counts.h
///   score/SOURCE COMMAND        number: points of a line of the final scoring
///   after-rats COMMAND          number: points after the first line of it
///   happens COMMAND             what-now: one statement of four is true of the command
///   mistake COMMAND             mistake: one statement of four is not true of the command
///   choices/KIND COMMAND        pick: the legal ones among the commands that belong with this one
///   struck arrive/CLASS cleared dock plot COMMAND   pick: where something happens when the table goes on
///   leavers COMMAND             pick: huts whose citizens leave quarantine now
///   turns production COMMAND    order: of seats
///   discs/BOOK points-order     order: of seats, the first disc first
///   stages steps scoring COMMAND   order: of what follows
///   doing                       do: a move that the atom is at work in
using About = DrillAbout;

/// Seats are PlaceIndex in answers of kind Order.
using Posed = PosedOf<PlayGame, PlaceIndex, Stage, PromptKind, ScoreSource>;
using Answer = Posed::Answer;

/// Poses a drill over that position, which must be the one it names; nothing where it cannot be posed.
std::optional<Posed> poseAt(const Definition& definition, const State& state, const Drill& drill);

/// The forms: each fills in the answers, or says that it cannot.
bool askWhetherItMay(const Definition& definition, Posed& posed);
bool askForAmount(const Definition& definition, Posed& posed);
bool askForActivations(const Definition& definition, Posed& posed);
bool askForProduction(const Definition& definition, Posed& posed);
bool askForCount(const Definition& definition, Posed& posed);
bool askForScore(const Definition& definition, Posed& posed);
bool askForTotalAfterRats(const Definition& definition, Posed& posed);
bool askForChoices(const Definition& definition, Posed& posed);
bool askForPlaces(const Definition& definition, Posed& posed);
bool askForLeavers(const Definition& definition, Posed& posed);
bool askForTurns(const Definition& definition, Posed& posed);
bool askForDiscs(const Definition& definition, Posed& posed);
bool askForStages(const Definition& definition, Posed& posed);
bool askForSteps(const Definition& definition, Posed& posed);
bool askForScoring(const Definition& definition, Posed& posed);
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

/// Whether equal spaces had a part in an order of seats that a book gives.
bool isTied(const State& before, const std::array<PlayerIndex, maxPlayers>& order);

/// The kind of choices that a command belongs to, as in choices/KIND; empty where nothing is tapped for it.
std::string_view choiceKind(const Command& command);

} // namespace magister::messina
