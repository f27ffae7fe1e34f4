// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/rule_places.h"

#include "app/messina/words/names.h"
#include "app/messina/words/prompt_text.h"
#include "app/messina/table/shown_targets.h"
#include "app/messina/table/target_rules.h"

#include <algorithm>

namespace magister::messina {

namespace {

bool isPartOf(const QString& part, const QString& whole) {
    return part.size() > whole.size() && part.startsWith(whole) && part.at(whole.size()) == u'/';
}

/// Adds a place unless it, its whole or a part of it is there.
void add(QStringList& places, const QString& target) {
    const bool told = std::any_of(places.cbegin(), places.cend(), [&](const QString& place) {
        return place == target || isPartOf(target, place) || isPartOf(place, target);
    });
    if (!told) places.append(target);
}

/// The lieutenants of the estate on view, which stand there one by one.
void addLieutenants(QStringList& places, const Scene& scene) {
    for (const QString& target : shownTargets(scene))
        if (target.startsWith(seatTarget(scene.viewer) + "/lieutenant/")) add(places, target);
}

/// What belongs to another player than the one who asks.
bool isOfAnother(const Scene& scene, PlayerIndex player, const QString& target) {
    const QString own = seatTarget(player == none ? scene.viewer : player);
    return target.startsWith(QLatin1String("seat:")) && target != own && !isPartOf(target, own);
}

} // namespace

QStringList placesOf(const Scene& scene, const TargetIndex& index, const Rows& scores, const QString& rule) {
    QStringList places;
    const auto wanted = ruleFromId(rule.toStdString());
    if (!wanted || *wanted == Rule::None) return places;
    const PlayerIndex player = scene.state.toAct();
    const auto& choices = index.choices();
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (!choices[i].refusal && ruleOfCommand(scene, player, choices[i].command) == *wanted)
            add(places, index.targetOf(static_cast<int>(i)));
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (choices[i].refusal && choices[i].refusal->rule == *wanted)
            add(places, index.targetOf(static_cast<int>(i)));
    // Each turn uses one of them; those of the others are a single thing at their seats.
    if (*wanted == Rule::FlowTurnsPerRound) addLieutenants(places, scene);
    for (const QString& target : shownTargets(scene))
        if (target != QLatin1String("prompt") && ruleOfThing(scene, target) == *wanted) add(places, target);
    std::stable_partition(places.begin(), places.end(),
                          [&](const QString& target) { return !isOfAnother(scene, player, target); });
    for (const QVariantMap& line : scores)
        if (line.value("rule") == rule) add(places, "score:" + line.value("source").toString());
    if (promptRule(scene.state) == *wanted) add(places, QStringLiteral("prompt"));
    return places;
}

} // namespace magister::messina
