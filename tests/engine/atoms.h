// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "atom_marks.h"

#include "messina/reasons.h"
#include "messina/rules.h"

#define ATOMS_OF magister::messina
