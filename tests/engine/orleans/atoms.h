// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/atom_marks.h"

#include "engine/orleans/reasons.h"
#include "engine/orleans/rules.h"

#define ATOMS_OF magister::orleans
