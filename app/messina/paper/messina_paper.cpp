// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/paper/messina_paper.h"

#include "app/messina/paper/aid_lines.h"
#include "app/messina/paper/player_aid.h"

namespace magister::messina {

paper::PrintedGame printedGame() {
    QHash<QString, QStringList> rules;
    for (const QString& key : paper::aidKeys() + QStringList{QString()})
        rules.insert(key, paper::aidRules(key));
    return {QStringLiteral("messina"), paper::aidKeys(), rules, [](const QString& path, const QString& language) {
                return paper::writePlayerAid(paper::sharedAidSource(), path, language);
            }};
}

} // namespace magister::messina
