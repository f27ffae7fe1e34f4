// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/left_over.h"

#include "app/orleans/table/rows.h"
#include "app/orleans/table/target_rules.h"
#include "app/orleans/words/command_text.h"

namespace magister::orleans {

QVariantList leftOverRows(const Scene& scene, const TargetIndex& index, const Command& ending) {
    if (!(std::holds_alternative<Done>(ending) || std::holds_alternative<Pass>(ending))) return {};
    QVariantList list;
    QStringList told;
    for (const Choice& choice : index.choices()) {
        // A plan that could be undone is nothing that is missed.
        if (choice.refusal || choice.command == ending || std::holds_alternative<TakeBack>(choice.command)) continue;
        const QString text = commandText(scene, asker(scene), choice.command);
        if (told.contains(text)) continue;
        told.append(text);
        QVariantMap row{{"text", text}, {"cost", QString()}};
        setRule(row, scene, ruleOfCommand(scene, asker(scene), choice.command));
        list.append(row);
    }
    return list;
}

} // namespace magister::orleans
