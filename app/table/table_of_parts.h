// SPDX-License-Identifier: GPL-3.0-or-later
// The functions of TableOf. Included once a game, where its table is instantiated.
#pragma once

#include "app/table/table_of_ending.h"
#include "app/table/table_of_play.h"
#include "app/table/table_of_rows.h"
#include "app/table/table_of_time.h"
