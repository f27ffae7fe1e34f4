// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/rule_library.h"
#include "engine/messina/definition.h"

namespace magister::paper {

/// What is printed from: the articles, and the pack with which games are played.
struct Source {
    DataFolder data;
    const RuleLibrary& rules;
    const messina::Definition* definition{}; ///< null if the pack has a problem
};

/// The program's own.
const Source& sharedSource();

} // namespace magister::paper
