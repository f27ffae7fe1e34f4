// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/rule_places.h"

#include "app/orleans/table/shown_targets.h"
#include "app/orleans/table/target_rules.h"
#include "app/orleans/words/names.h"
#include "app/orleans/words/prompt_text.h"
#include "app/table/rule_places.h"

namespace magister::orleans {

QStringList placesOf(const Scene& scene, const TargetIndex& index, const Rows& scores, const QString& rule) {
    const auto wanted = ruleFromId(rule.toStdString());
    if (!wanted || *wanted == Rule::None) return {};
    return places::of(scene, index, scores, *wanted, asker(scene));
}

} // namespace magister::orleans
