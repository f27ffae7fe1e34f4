// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"

#include <QStringList>

/// What a thing on screen is and gives, for whoever points at it.
namespace magister::orleans {

/// The card of a thing, before anything is said of what can be done with it.
struct ThingTold {
    QString name;            ///< what this one is called; empty: no such thing
    QString icon;            ///< its drawing
    QString meaning;         ///< what such things are, in a sentence or two
    QStringList lines{};     ///< what lies there, what it gives, what it asks for
    std::string component{}; ///< id of the one component that is meant, whose values may not be the printed ones
    bool known() const { return !name.isEmpty(); }
};

/// By the names of target_names.h. Not known: no such thing in sight.
ThingTold thingTold(const Scene& scene, const QString& target);

/// {target, name, icon, meaning, lines}: name and meaning are never empty for a thing that is known; else the map is.
QVariantMap thingCardRow(const Scene& scene, const QString& target);

} // namespace magister::orleans
