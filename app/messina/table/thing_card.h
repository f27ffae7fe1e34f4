// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/scene.h"

#include <QStringList>

/// What a thing on screen is and gives, for whoever points at it.
namespace magister::messina {

/// The card of a thing, before anything is said of what can be done with it.
struct ThingTold {
    QString name;       ///< what this one is called; empty where the name of the term says it
    QString term;       ///< id of the glossary's term that tells what such things are
    QStringList lines;  ///< what lies there, what it gives, what it asks for
    std::string tile{}; ///< id of the one tile that is meant, whose values may not be the printed ones
    bool known() const { return !name.isEmpty() || !term.isEmpty(); }
};

/// By the names of shown_targets.h. Not known: no such thing in sight.
ThingTold thingTold(const Scene& scene, const QString& target);

/// The same for what lies at a seat; parts: behind "seat:1/", empty for the seat itself.
ThingTold seatThingTold(const Scene& scene, PlayerIndex player, const QStringList& parts);

/// {target, name, icon, meaning, lines}: name and meaning are never empty for a thing that is known; else the map is.
QVariantMap thingCardRow(const Scene& scene, const QString& target);

/// The glossary's term for what an effect does; of several effects, of the first. Empty for none.
QString termOfEffect(const Definition& definition, EffectIndex effect);

} // namespace magister::messina
