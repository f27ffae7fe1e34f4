// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/drill.h"
#include "engine/messina/game.h"

#include <span>
#include <string>
#include <variant>

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
struct About {
    std::string form;
    std::string argument;
    std::string command; ///< notation; empty where none belongs to the form

    QString text() const;
    static About fromText(const QString& text);
};

/// One answer; what it stands for beside its id.
struct Answer {
    QString id;
    bool right{};
    std::variant<std::monostate, int, Event, Command, PlaceIndex, Stage, PromptKind, ScoreSource> value{};
};

struct Posed {
    DrillKind kind{};
    Rule rule{};
    About about;
    PlayerIndex seat{};
    Random random; ///< for everything that is chosen or shuffled
    State before{};
    std::optional<Command> command;
    State after{};                  ///< of a legal command
    Events events;                  ///< of a legal command
    std::optional<Refusal> refusal; ///< of one that is not
    std::vector<Answer> answers;    ///< of kind Order as offered; seats are PlaceIndex there
    QStringList order;              ///< of kind Order: ids as they should stand
    Events given;                   ///< what is drawn meanwhile and has to be told
    Events reasons;                 ///< events that say why
    int looks{1};
};

/// Poses a drill over the position that it names; nothing where it cannot be posed.
std::optional<Posed> pose(const Definition& definition, const Drill& drill);
/// The same over that position, which must be the one it names.
std::optional<Posed> poseAt(const Definition& definition, const State& state, const Drill& drill);
/// The position itself.
std::optional<State> positionOf(const Definition& definition, const Drill& drill);

/// The forms: each fills in the answers, or says that it cannot.
bool askForAmount(const Definition& definition, Posed& posed);
bool askForActivations(const Definition& definition, Posed& posed);
bool askForProduction(const Definition& definition, Posed& posed);
bool askForCount(const Definition& definition, Posed& posed);
bool askForScore(const Definition& definition, Posed& posed);
bool askForTotalAfterRats(const Definition& definition, Posed& posed);
bool askWhatHappens(const Definition& definition, Posed& posed);
bool askForTheMistake(const Definition& definition, Posed& posed);
bool askForChoices(const Definition& definition, Posed& posed);
bool askForPlaces(const Definition& definition, Posed& posed);
bool askForLeavers(const Definition& definition, Posed& posed);
bool askForTurns(const Definition& definition, Posed& posed);
bool askForDiscs(const Definition& definition, Posed& posed);
bool askForStages(const Definition& definition, Posed& posed);
bool askForSteps(const Definition& definition, Posed& posed);
bool askForScoring(const Definition& definition, Posed& posed);
bool askForDeed(const Definition& definition, Posed& posed);

/// What a form that asks for an amount comes to, seen from the positions before and after.
int amountSeen(const Definition& definition, const Posed& posed);
/// Nothing follows from it: it says again what the player has chosen to do.
bool isChosen(const Event& event);
/// Whether two events are told by the same sentence.
bool tellsAlike(const Event& a, const Event& b);

/// Whether equal spaces had a part in an order of seats that a book gives.
bool isTied(const State& before, const std::array<PlayerIndex, maxPlayers>& order);

/// The kind of choices that a command belongs to, as in choices/KIND; empty where nothing is tapped for it.
std::string_view choiceKind(const State& state, const Command& command);

} // namespace magister::messina
