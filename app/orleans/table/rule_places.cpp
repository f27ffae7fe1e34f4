// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/rule_places.h"

#include "app/orleans/table/shown_targets.h"
#include "app/orleans/table/target_rules.h"
#include "app/orleans/words/prompt_text.h"
#include "app/orleans/words/target_names.h"

#include <algorithm>

namespace magister::orleans {

namespace {

bool isWithin(const QString& part, const QString& whole) {
    return part.size() > whole.size() && part.startsWith(whole) && part.at(whole.size()) == u'/';
}

/// Adds a place unless it, its whole or a part of it is there.
void addPlace(QStringList& places, const QString& target) {
    const bool told = std::any_of(places.cbegin(), places.cend(), [&](const QString& place) {
        return place == target || isWithin(target, place) || isWithin(place, target);
    });
    if (!told) places.append(target);
}

/// What belongs to another player than the one who asks.
bool isOfAnother(const Scene& scene, const QString& target) {
    const QString own = targets::seat(asker(scene) == nobody ? scene.viewer : asker(scene));
    return target.startsWith(QLatin1String("seat:")) && target != own && !isWithin(target, own);
}

} // namespace

QStringList placesOf(const Scene& scene, const TargetIndex& index, const Rows& scores, const QString& rule) {
    QStringList places;
    const auto wanted = ruleFromId(rule.toStdString());
    if (!wanted || *wanted == Rule::None) return places;
    const auto& choices = index.choices();
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (!choices[i].refusal && ruleOfCommand(scene, asker(scene), choices[i].command) == *wanted)
            addPlace(places, index.targetOf(static_cast<int>(i)));
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (choices[i].refusal && choices[i].refusal->rule == *wanted)
            addPlace(places, index.targetOf(static_cast<int>(i)));
    for (const QString& target : shownTargets(scene))
        if (target != QLatin1String("prompt") && ruleOfThing(scene, target) == *wanted) addPlace(places, target);
    std::stable_partition(places.begin(), places.end(),
                          [&](const QString& target) { return !isOfAnother(scene, target); });
    for (const QVariantMap& line : scores)
        if (line.value("rule") == rule) addPlace(places, "score:" + line.value("source").toString());
    if (promptRule(scene.state, asker(scene)) == *wanted) addPlace(places, QStringLiteral("prompt"));
    return places;
}

} // namespace magister::orleans
