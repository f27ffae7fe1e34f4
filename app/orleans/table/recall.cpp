// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/recall.h"

#include "app/orleans/table/row_parts.h"
#include "app/orleans/words/target_names.h"
#include "app/table/preview_row.h"

#include <QCoreApplication>

namespace magister::orleans {

std::optional<Command> recall(const Scene& scene, PlayerIndex player) {
    const Command again = PlanAgain{};
    if (!scene.isHere(player) || refuse(scene.definition, scene.state, player, again)) return std::nullopt;
    return again;
}

PlayerIndex recalledBy(const Scene& scene, const QString& target) {
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p)
        if (target == recallButton(p) || target == planOf(p)) return recall(scene, p) ? p : nobody;
    return nobody;
}

QVariantMap recallPreviewRow(const Scene& scene, PlayerIndex player) {
    const QString text =
        say(scene.language, "OrleansPreview",
            QT_TRANSLATE_NOOP("OrleansPreview", "{who} returns to the plan while others are still planning."),
            {{"who", seatName(scene, player)}});
    QVariantMap row = previewWith({}, text, false);
    nameRule(row, scene, Rule::PlanningTakeBack);
    return row;
}

QString recallButton(PlayerIndex player) {
    return QStringLiteral("button:plan-again-%1").arg(player + 1);
}

QString planOf(PlayerIndex player) {
    return targets::atSeat(player, QStringLiteral("plan"));
}

} // namespace magister::orleans
