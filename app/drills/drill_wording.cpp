// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drills/drill_wording.h"

namespace magister {

std::map<QString, QStringList> sharedDrillTemplates() {
    std::map<QString, QStringList> all{{"seat", {"who"}},   {"wants", {"command"}},    {"does", {"command"}},
                                       {"doing", {"rule"}}, {"reason.rule", {"rule"}}, {"reason.kept", {"rule"}}, {"reason.right-line", {"line"}}};
    addPlainTemplates(all, {"may", "yes", "no", "happens", "who-wins", "mistake", "turns", "stages", "reason.allowed"});
    return all;
}

void addPlainTemplates(std::map<QString, QStringList>& all, std::initializer_list<const char*> keys) {
    for (const char* key : keys)
        all.emplace(QLatin1String(key), QStringList());
}

} // namespace magister
