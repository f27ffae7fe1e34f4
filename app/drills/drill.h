// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/vocabulary.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace magister {

/// What a person does to answer.
#define MAGISTER_DRILL_KINDS(X)                                                                                        \
    X(Pick, "pick")        /* tap every right thing on the board */                                                    \
    X(Number, "number")    /* a number */                                                                              \
    X(YesNo, "yes-no")     /* may this be done? */                                                                     \
    X(Order, "order")      /* put things in order */                                                                   \
    X(Do, "do")            /* make one move of a kind */                                                               \
    X(Mistake, "mistake")  /* find the wrong one of four lines */                                                      \
    X(WhatNow, "what-now") /* what happens next? */

enum class DrillKind : std::uint8_t {
#define X(Name, word) Name,
    MAGISTER_DRILL_KINDS(X)
#undef X
};
constexpr auto wordList(DrillKind) {
#define X(Name, word) std::string_view{word},
    return std::array{MAGISTER_DRILL_KINDS(X)};
#undef X
}

/// One question over one position, as it is kept. Everything else follows from it by the engine.
struct Drill {
    QString game; ///< id of the game
    DrillKind kind{};
    QString atom;   ///< id of the rule that the question is about
    QString table;  ///< what was laid, in the words of the game: "4", "2,advanced"; no blanks
    quint64 seed{}; ///< of the setup and of the players who move at random
    int moves{};    ///< that they have made
    int seat{};     ///< who is asked, 1-based
    QString about;  ///< what is asked, in the words of the game; may hold blanks

    /// Where the question is put: the same for all drills over one position.
    QString position() const;
    /// All of it in one line.
    QString line() const;
    /// Nothing for a line that is no drill; whether its game can pose it is another question.
    static std::optional<Drill> fromLine(const QString& line);

    friend bool operator==(const Drill&, const Drill&) = default;
};

/// One of the answers that can be given. Of kind Order: one of the things to be put in order.
struct DrillOption {
    QString id;   ///< a target on the board, a number, "yes", "no", a command, or a letter
    bool right{}; ///< of kind Order: always
    friend bool operator==(const DrillOption&, const DrillOption&) = default;
};

/// What the engine makes of a drill; without words.
struct DrillQuestion {
    DrillKind kind{};
    QString atom;
    QStringList shown;          ///< targets on the board that the question speaks of
    QList<DrillOption> options; ///< as they are offered
    QStringList order;          ///< of kind Order: the ids as they should stand
    int looks{};                ///< how many things must be looked at to be sure: its difficulty

    /// The ids of all right answers; of kind Order in their order.
    QStringList rightIds() const;
    /// Whether this is a whole and right answer. Of kind Do any one of the right ones is enough.
    bool isRight(const QStringList& ids) const;
    friend bool operator==(const DrillQuestion&, const DrillQuestion&) = default;
};

} // namespace magister
