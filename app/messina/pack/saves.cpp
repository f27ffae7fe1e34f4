// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/pack/saves.h"

#include "app/content/save_reading.h"

template struct magister::Saves<magister::messina::SaveGame>;
