// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/rule_library.h"

namespace magister::paper {

/// What is printed from: the articles of a game.
struct Source {
    DataFolder data;
    const RuleLibrary& rules;
};

/// The program's own.
Source sharedSource(const QString& game);

} // namespace magister::paper
