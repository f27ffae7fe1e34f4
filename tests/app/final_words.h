// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariantMap>

namespace magister::test {

/// What is wrong with the preview of a move that brings something to light, in a game and in a lesson: in a game it is
/// marked as final; in a lesson, where everything can be taken back, one sentence says what comes, and nothing that it is
/// final, in none of the five languages. Empty: nothing is wrong.
inline QString wrongAboutFinal(const QVariantMap& game, const QVariantMap& lesson) {
    const QString then = lesson.value("then").toString();
    if (!game.value("veiled").toBool() || lesson.value("veiled").toBool()) return "marked wrongly: " + then;
    if (!then.endsWith(u'.') || then.count(u'.') != 1) return "not one sentence: " + then;
    for (const char* final : {"undone", "cofniesz", "zpět", "нельзя", "Zurück"})
        if (then.contains(QString::fromUtf8(final))) return "called final: " + then;
    return lesson.value("effects") == game.value("effects") ? QString() : "other effects: " + then;
}

} // namespace magister::test
