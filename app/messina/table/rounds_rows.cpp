// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/rows.h"

#include "app/messina/words/names.h"

namespace magister::messina {

const QStringList roles::rounds{"round",      "roman",    "target", "priority", "ships",   "newHex",
                                "placements", "citizens", "flames", "points",   "current", "done"};

Rows roundRows(const Scene& scene) {
    Rows rows;
    const auto& table = scene.definition.rounds[scene.state.playerCount];
    for (int i = 0; i < static_cast<int>(table.size()); ++i) {
        const RoundRow& printed = table[static_cast<std::size_t>(i)];
        rows.append({{"key", QString::number(i + 1)},
                     {"round", i + 1},
                     {"roman", roman(i + 1)},
                     {"target", QStringLiteral("row:round-table/%1").arg(i + 1)},
                     {"priority", wordOf(printed.priority)},
                     {"ships", printed.ships},
                     {"newHex", printed.newHex},
                     {"placements", printed.placements},
                     {"citizens", printed.citizens},
                     {"flames", printed.firePerCube},
                     {"points", printed.pointsPerCube},
                     {"current", scene.state.round == i + 1 && !scene.state.over()},
                     {"done", scene.state.round > i + 1 || scene.state.over()}});
    }
    return rows;
}

QVariantMap wheelRow(const Scene& scene) {
    const WheelPosition& window = scene.definition.wheel[scene.state.wheel];
    QVariantMap row{{"rat", ratId(window.rat)}};
    std::array<bool, 4> shown{};
    for (const CitizenClass c : allClasses) {
        const FieldColour colour = window.colour[static_cast<std::size_t>(c)];
        shown[static_cast<std::size_t>(colour)] = true;
        row.insert(classId(c), colourId(colour));
    }
    for (std::size_t i = 0; i < shown.size(); ++i)
        if (!shown[i]) row.insert("none", colourId(static_cast<FieldColour>(i)));
    return row;
}

} // namespace magister::messina
