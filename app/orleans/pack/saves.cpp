// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/pack/saves.h"

#include "app/content/save_reading.h"

template struct magister::Saves<magister::orleans::SaveGame>;
