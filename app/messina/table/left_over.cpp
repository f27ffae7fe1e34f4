// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/left_over.h"

#include "app/messina/table/rows.h"
#include "app/messina/table/target_rules.h"
#include "app/messina/words/command_text.h"

namespace magister::messina {

QVariantList leftOverRows(const Scene& scene, const TargetIndex& index, const Command& ending) {
    if (!(std::holds_alternative<EndTurn>(ending) || std::holds_alternative<EndFight>(ending))) return {};
    QVariantList list;
    QStringList told;
    for (const Choice& choice : index.choices()) {
        // Citizens can change places at any time: nothing is lost by it.
        const bool lasting = std::holds_alternative<MoveIntoWorkshop>(choice.command) ||
                             std::holds_alternative<ChangeSquare>(choice.command);
        if (choice.refusal || lasting || choice.command == ending) continue;
        const QString text = commandText(scene, choice.command);
        if (told.contains(text)) continue;
        told.append(text);
        QVariantMap row{{"text", text}, {"cost", commandCost(scene, choice.command)}};
        setRule(row, scene, ruleOfCommand(scene, scene.state.toAct(), choice.command));
        list.append(row);
    }
    return list;
}

} // namespace magister::messina
