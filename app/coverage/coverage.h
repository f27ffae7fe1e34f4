// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/coverage/evidence.h"

namespace magister {

/// What the source tree holds for one rule atom.
struct AtomCoverage {
    QString id;
    QString kind;      ///< "rule", "limit", "setup", "scoring", "definition", "variant", "interface"
    bool refusable{};
    bool interface_{}; ///< about screens, kind "interface": nothing is demanded of the engine and its tests
    bool cardboard{};  ///< about the box on the table: neither played nor tested
    QList<Evidence> implemented;
    QList<Evidence> tested;
    QList<Evidence> refused;
    QStringList articles; ///< languages
    QStringList steps;    ///< "01-first-round/welcome"
    QStringList drills;   ///< kinds of drill; whoever knows the drills of the game fills them in
    QString noDrill;      ///< why there is none

    bool lacksImplementation() const { return !free() && implemented.isEmpty(); }
    bool lacksTest() const { return !free() && tested.isEmpty(); }
    bool lacksRefusal() const { return !free() && refusable && refused.isEmpty(); }
    bool lacking() const { return lacksImplementation() || lacksTest() || lacksRefusal(); }

private:
    bool free() const { return interface_ || cardboard; }
};

/// The matrix of a game, in the order of the catalogue. `problem` says why there is none; it is empty otherwise.
struct Coverage {
    QList<AtomCoverage> atoms;
    QString problem;

    bool complete() const;
};

/// Reads the tree below `root`: resources/packs/<game>/rules.json, engine/, app/, tests/, translations/ and
/// resources/lessons/<game>.
Coverage readCoverage(const QString& root, const QString& game);

} // namespace magister
