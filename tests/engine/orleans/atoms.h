// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../atom_marks.h"

#include "orleans/reasons.h"
#include "orleans/rules.h"

#define ATOMS_OF magister::orleans
