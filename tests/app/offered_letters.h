// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table.h"

namespace magister {

/// What is wrong with the letters of what the open card of a table offers instead; empty for nothing. A key is one thing: a
/// letter that stands on a button of the question stands at that button, which can be pressed. `shared` counts those.
inline QString faultOfLetters(Table& table, int& shared) {
    QStringList seen;
    for (const QVariant& one : table.refusal().instead) {
        const QVariantMap offer = one.toMap();
        const QString letter = offer.value("letter").toString(), target = offer.value("target").toString();
        const QString about = table.refusal().target + ": " + letter + ' ' + target;
        if (letter.size() != 1 || seen.contains(letter)) return about;
        seen.append(letter);
        if (QStringLiteral("UZTGLHKIX").contains(letter)) return about;
        bool stands = false;
        for (const QVariantMap& button : table.buttons()->rows()) {
            if (button.value("letter") != letter) continue;
            if (button.value("target") != target || !button.value("enabled").toBool()) return about;
            stands = true;
        }
        const QString own = table.buttons()->rowOf(target).value("letter").toString();
        if (!stands && (letter == u"E" || (!own.isEmpty() && offer.value("alone").toBool()))) return about;
        shared += stands ? 1 : 0;
    }
    return {};
}

} // namespace magister
