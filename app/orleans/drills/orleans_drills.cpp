// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/drills/orleans_drills.h"

#include "app/drills/drills_of.h"
#include "app/orleans/drills/finding.h"
#include "app/orleans/drills/judging.h"
#include "app/orleans/drills/wording.h"
#include "app/orleans/pack/pack.h"
#include "app/orleans/table/targets.h"

namespace magister::orleans {

QStringList shownIn(const Definition& definition, const Posed& posed) {
    if (!posed.command || posed.kind == DrillKind::Pick || !posed.before.isAsked(posed.seat)) return {};
    if (std::holds_alternative<Proceed>(*posed.command)) return {};
    QStringList targets = targetsOf(definition, posed.before, posed.seat, *posed.command);
    targets.removeIf([](const QString& target) {
        return target.startsWith(QLatin1String("button:")) || target == QLatin1String("prompt");
    });
    return targets.mid(0, 1); // the plainest
}

std::unique_ptr<DrillGame> drills(const DataFolder& data, QList<Problem>& problems) {
    OrleansPack pack = readOrleansPack(data.packs(QStringLiteral("orleans")), data);
    problems += pack.problems;
    return pack.definition ? drillsOver(*pack.definition) : nullptr;
}

std::unique_ptr<DrillGame> drillsOver(const Definition& definition) {
    return std::make_unique<DrillsOf<PlayGame>>(definition, atomRows(), drillTemplates());
}

std::optional<TableGame::Session> sessionOf(const Definition& definition, const Drill& drill) {
    return sessionTo<TableGame::Session, PlayGame>(definition, drill);
}

} // namespace magister::orleans
