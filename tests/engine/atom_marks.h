// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <algorithm>
#include <optional>
#include <string>

// The marks by which tests name rule atoms. Include the atoms.h of a game, which says with ATOMS_OF, its namespace, whose
// atoms they are.

/// Names the rule atoms that a test proves. An id that the engine does not know fails the test. `magister-cli coverage`
/// and tst_coverage read these lines, and the ones that demand a refusal, and hold them against the catalogue.
#define ATOMS(...)                                                                                                     \
    do {                                                                                                               \
        for (const char* id : {__VA_ARGS__})                                                                           \
            QVERIFY2(ATOMS_OF::ruleFromId(id).has_value(), id);                                                        \
    } while (false)

/// REFUSED("atom", refusal, Reason::Name): the optional refusal is there, for that reason, and cites that atom.
#define REFUSED(atom, given, expected)                                                                                 \
    do {                                                                                                               \
        const std::optional<ATOMS_OF::Refusal> refused = (given);                                                      \
        QVERIFY2(refused.has_value(), "accepted");                                                                     \
        QCOMPARE(QByteArray::fromStdString(std::string(ruleId(refused->rule))), QByteArray(atom));                     \
        QVERIFY(refused->reason == (expected));                                                                        \
    } while (false)

/// TURNS_DOWN("atom", setup): the real definition does not allow that setup, and a problem names that atom.
#define TURNS_DOWN(atom, ...)                                                                                          \
    do {                                                                                                               \
        const auto problems = validate(realDefinition(), __VA_ARGS__);                                                 \
        QVERIFY2(std::any_of(problems.begin(), problems.end(),                                                         \
                             [](const std::string& each) { return each.ends_with("(" atom ")"); }),                    \
                 problems.empty() ? "allowed" : problems.front().c_str());                                             \
    } while (false)

// The three below speak of a local `Position game` of either game.

/// GIVE(command), in Orléans GIVE(player, command): it is accepted and leaves a sound position. Without a player it is
/// the one to act who gives it; so below.
#define GIVE(...) QVERIFY2(game.give(__VA_ARGS__), game.why())

/// REFUSES("atom", command, Reason::Name[, player]), in Orléans REFUSES("atom", player, command, Reason::Name): the
/// command is refused for that reason, citing that atom, by refuse and decide alike, and the position stays as it was.
#define REFUSES(...) QVERIFY2(game.refuses(__VA_ARGS__), game.why())

/// ALLOWS(command), in Orléans ALLOWS(player, command): it would be accepted; nothing happens.
#define ALLOWS(...) QVERIFY2(game.allows(__VA_ARGS__), game.why())
