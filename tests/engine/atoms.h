// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/atom_marks.h"

#include "engine/messina/reasons.h"
#include "engine/messina/rules.h"

#define ATOMS_OF magister::messina
