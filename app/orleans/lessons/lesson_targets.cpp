// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/lessons/lesson_targets.h"

#include "app/language/silent_language.h"
#include "app/orleans/table/shown_targets.h"

namespace magister::orleans {

QStringList lessonTargets(const Definition& definition, const State& state, PlayerIndex player) {
    static const QVector<Seat> nobodySits;
    static const SilentLanguage silent;
    static const Offers nothingOffered;
    return shownTargets({definition, state, nobodySits, silent, nothingOffered, player}) + QStringList{QStringLiteral("log")};
}

} // namespace magister::orleans
