// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/phrase.h"
#include "app/table/scene.h"
#include "tests/games/race/engine/session.h"

/// The words of Race. English only: say() would ask the catalogues of the program.
namespace magister::race {

/// What the shared templates need to know of Race.
struct Types {
    using Definition = race::Definition;
    using State = race::State;
    using Command = race::Command;
    using Choice = race::Choice;
    using Refusal = race::Refusal;
};
using Scene = SceneOf<Types>;
using magister::Rows;

/// "race.move.step"
QString ruleIdOf(Rule rule);
/// Adds rule, ruleNumber and ruleTitle.
void nameRule(QVariantMap& row, const Scene& scene, Rule rule);

/// What the open question is, or who has won, and the rule behind it.
QString promptText(const Scene& scene);
Rule promptRule(const Scene& scene);
/// One sentence for the log; empty for what only moves the machinery.
QString eventText(const Scene& scene, const Event& event);
/// "round", "turn", "draw", "score"; empty where nothing is told.
QString eventKind(const Event& event);
QString commandText(const Scene& scene, const Command& command);

struct RefusalWords {
    QString what; ///< what cannot be done
    QString why;
};
RefusalWords refusalText(const Scene& scene, const Refusal& refusal);

QString scoreSourceId(ScoreSource source);
QString scoreLabel(const Scene& scene, ScoreSource source);

} // namespace magister::race
