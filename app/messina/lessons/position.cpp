// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/lessons/position.h"

template class magister::LessonPositionOf<magister::messina::TableGame>;
