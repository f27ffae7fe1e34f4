// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/scene.h"
#include "app/table/target_index.h"

#include <QStringList>

#include <algorithm>

/// Where a rule applies, as every game tells it.
namespace magister::places {

inline bool isPartOf(const QString& part, const QString& whole) {
    return part.size() > whole.size() && part.startsWith(whole) && part.at(whole.size()) == u'/';
}

/// Adds a place unless it, its whole or a part of it is there.
inline void add(QStringList& places, const QString& target) {
    const bool told = std::any_of(places.cbegin(), places.cend(), [&](const QString& place) {
        return place == target || isPartOf(target, place) || isPartOf(place, target);
    });
    if (!told) places.append(target);
}

/// Where `wanted` applies in this position, as targets: what `player`, who is asked (nobody: nobody is), can do by it
/// first, then what it forbids, then `more`, then the things that it is about, those of the other players last, the
/// lines of the final score (`scores`: rows of scoreRows()) and the open question. A part is left out when its whole is
/// there. Found in the namespace of the game: ruleOfCommand, ruleOfThing, ruleIdOf, shownTargets, promptRule.
template <class Types, class Rule>
QStringList of(const SceneOf<Types>& scene, const TargetIndexOf<Types>& index, const Rows& scores, Rule wanted,
               std::uint8_t player, const QStringList& more = {}) {
    QStringList places;
    const auto& choices = index.choices();
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (!choices[i].refusal && ruleOfCommand(scene, player, choices[i].command) == wanted)
            add(places, index.targetOf(static_cast<int>(i)));
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (choices[i].refusal && choices[i].refusal->rule == wanted) add(places, index.targetOf(static_cast<int>(i)));
    for (const QString& target : more)
        add(places, target);
    for (const QString& target : shownTargets(scene))
        if (target != QLatin1String("prompt") && ruleOfThing(scene, target) == wanted) add(places, target);
    const QString own = QStringLiteral("seat:%1").arg((player == nobody ? scene.viewer : player) + 1);
    std::stable_partition(places.begin(), places.end(), [&](const QString& target) {
        return !target.startsWith(QLatin1String("seat:")) || target == own || isPartOf(target, own);
    });
    for (const QVariantMap& line : scores)
        if (line.value("rule") == ruleIdOf(wanted)) add(places, "score:" + line.value("source").toString());
    if (promptRule(scene) == wanted) add(places, QStringLiteral("prompt"));
    return places;
}

} // namespace magister::places
