// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/rule_places.h"

#include "app/messina/words/names.h"
#include "app/messina/words/prompt_text.h"
#include "app/messina/table/shown_targets.h"
#include "app/messina/table/target_rules.h"
#include "app/table/rule_places.h"

#include <QRegularExpression>

namespace magister::messina {

QStringList placesOf(const Scene& scene, const TargetIndex& index, const Rows& scores, const QString& rule) {
    const auto wanted = ruleFromId(rule.toStdString());
    if (!wanted || *wanted == Rule::None) return {};
    // Each turn uses one of the lieutenants of the estate on view, which stand there one by one; those of the others are a
    // single thing at their seats.
    QStringList lieutenants;
    if (*wanted == Rule::FlowTurnsPerRound)
        lieutenants = shownTargets(scene).filter(QRegularExpression(
            QLatin1Char('^') + QRegularExpression::escape(seatTarget(scene.viewer) + "/lieutenant/")));
    return places::of(scene, index, scores, *wanted, scene.state.toAct(), lieutenants);
}

} // namespace magister::messina
