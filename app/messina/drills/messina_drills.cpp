// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/drills/messina_drills.h"

#include "app/drills/drills_of.h"
#include "app/messina/drills/finding.h"
#include "app/messina/drills/judging.h"
#include "app/messina/drills/wording.h"
#include "app/messina/pack/pack.h"
#include "app/messina/table/targets.h"
#include "app/messina/words/names.h"

namespace magister::messina {

namespace {

/// Whose choice it is, where a question calls it only one of several.
QStringList chosenFor(const Command& command, PlayerIndex player) {
    const auto own = [&](const char* thing, int index) {
        return QStringList(seatTarget(player) + QLatin1String(thing) + QString::number(index + 1));
    };
    if (const auto* hex = std::get_if<ChooseHex>(&command)) return own("/lieutenant/", hex->lieutenant);
    if (const auto* moved = std::get_if<MoveIntoWorkshop>(&command)) return own("/workshop/", moved->workshop);
    if (const auto* leaves = std::get_if<LeaveQuarantine>(&command)) return own("/hut/", leaves->hut);
    return {};
}

} // namespace

QStringList shownIn(const Definition& definition, const Posed& posed) {
    const PlayerIndex player = posed.before.toAct();
    if (!posed.command || player == none) return {};
    if (posed.kind == DrillKind::Pick) return chosenFor(*posed.command, player);
    QStringList targets = targetsOf(definition, posed.before, player, *posed.command);
    targets.removeIf([](const QString& target) {
        return target.startsWith(QLatin1String("button:")) || target == QLatin1String("board");
    });
    // Not every place shows its action.
    if (std::holds_alternative<UseHexAction>(*posed.command) && !targets.isEmpty()) return {targets.last()};
    // The plainest; of a citizen that moves both ends.
    const bool moves = std::holds_alternative<MoveIntoWorkshop>(*posed.command) ||
                       std::holds_alternative<LeaveQuarantine>(*posed.command) ||
                       std::holds_alternative<ChangeSquare>(*posed.command);
    return moves ? targets : targets.mid(0, 1);
}

std::unique_ptr<DrillGame> drills(const DataFolder& data, QList<Problem>& problems) {
    PackResult pack = readMessinaPack(data.packs(QStringLiteral("messina")), data);
    problems += pack.problems;
    return pack.definition ? drillsOver(*pack.definition) : nullptr;
}

std::unique_ptr<DrillGame> drillsOver(const Definition& definition) {
    return std::make_unique<DrillsOf<PlayGame>>(definition, atomRows(), drillTemplates());
}

std::optional<TableGame::Session> sessionOf(const Definition& definition, const Drill& drill) {
    return sessionTo<TableGame::Session, PlayGame>(definition, drill);
}

} // namespace magister::messina
