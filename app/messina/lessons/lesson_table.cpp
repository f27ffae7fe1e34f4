// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/lessons/lesson_table.h"

#include "app/messina/table/targets.h"

namespace magister::messina {

QString MessinaLessonTable::meant(const QString& target) const {
    const QString whole = wholeOf(target);
    const QString place = whole.isEmpty() ? target : whole;
    if (!table() || !plainTarget(place).startsWith(QStringLiteral("hex:"))) return target;
    for (const QString& part : {target, place + QStringLiteral("/cube"), place + QStringLiteral("/action"), place})
        if (!table()->preview(part).isEmpty()) return part;
    return target;
}

} // namespace magister::messina
