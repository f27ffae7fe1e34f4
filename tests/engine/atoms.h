// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messina/rules.h"

#include <QTest>

/// Names the rule atoms that a test proves. An id that the engine does not know fails the test; tst_reasons reads
/// these lines and holds them against the catalogue of atoms.
#define ATOMS(...)                                                                                                     \
    do {                                                                                                               \
        for (const char* id : {__VA_ARGS__})                                                                           \
            QVERIFY2(magister::messina::ruleFromId(id).has_value(), id);                                               \
    } while (false)

// The three below speak of a local `Position game`.

/// The player to act gives a command, which is accepted and leaves a sound position.
#define GIVE(...) QVERIFY2(game.give(__VA_ARGS__), game.why())

/// REFUSES("atom", command, Reason::Name[, player]): the command is refused for that reason, citing that atom, by
/// refuse and decide alike, and the position stays as it was.
#define REFUSES(...) QVERIFY2(game.refuses(__VA_ARGS__), game.why())

/// The command would be accepted; nothing happens.
#define ALLOWS(...) QVERIFY2(game.allows(__VA_ARGS__), game.why())
