// SPDX-License-Identifier: GPL-3.0-or-later
// The course of a round: its phases, who is waited for.
#include "app/orleans/table/recall.h"
#include "app/orleans/table/row_parts.h"
#include "app/orleans/table/rows.h"
#include "app/orleans/words/names.h"
#include "app/orleans/words/prompt_text.h"

namespace magister::orleans {

namespace {

/// 0..6; -1 outside of a round.
int phaseIndex(Stage stage) {
    const auto phase = phaseOf(stage);
    return phase ? static_cast<int>(*phase) : -1;
}

/// Drawing and planning go on at the same time at every seat. round.simultaneous
bool isTogether(const State& state) {
    return (state.stage == Stage::Followers || state.stage == Stage::Planning) &&
           state.rulings.planningOrder == ruling::PlanningOrder::Together;
}

} // namespace

QVariantMap phaseRow(const Scene& scene) {
    QStringList phaseIds, names;
    for (std::size_t i = 0; i < countOf<Phase>; ++i) {
        const auto phase = static_cast<Phase>(i);
        phaseIds.append(targets::idText(idOf(phase)).replace(u'_', u'-'));
        names.append(nameOf(scene, phaseWord(phase)));
    }
    return {{"index", phaseIndex(scene.state.stage)}, {"ids", phaseIds}, {"names", names}};
}

QVariantMap planningRow(const Scene& scene) {
    QVariantList waiting;
    const bool together = isTogether(scene.state);
    for (PlayerIndex p = 0; together && p < scene.state.playerCount; ++p) {
        QVariantMap row = pieceOfSeat(scene, p);
        row.insert("name", seatName(scene, p));
        row.insert("ready", !scene.state.isAsked(p));
        row.insert("plan", planOf(p));
        row.insert("again", recall(scene, p).has_value());
        waiting.append(row);
    }
    return {{"together", together}, {"waiting", waiting}};
}

QVariantMap promptRow(const Scene& scene) {
    const PlayerIndex player = askedKind(scene) == PromptKind::None ? nobody : asker(scene);
    QVariantMap row{{"seat", player == nobody ? 0 : player + 1},
                    {"name", player == nobody ? QString{} : seatName(scene, player)},
                    {"tincture", player == nobody ? QString{} : tinctureOf(scene, player)},
                    {"step", phaseIndex(scene.state.stage) + 1},
                    {"told", isTold(askedKind(scene))},
                    {"onlyGoesOn", isTold(askedKind(scene))},
                    {"rival", false},
                    {"sentence", promptText(scene, player)}};
    setRule(row, scene, promptRule(scene.state, player));
    return row;
}

void setRule(QVariantMap& row, const Scene& scene, Rule rule) {
    nameRule(row, scene, rule);
}

} // namespace magister::orleans
