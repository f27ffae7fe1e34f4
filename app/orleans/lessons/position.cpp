// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/lessons/position.h"

template class magister::LessonPositionOf<magister::orleans::TableGame>;
