// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/play/player.h"
#include "tests/qml/situations/messina_room.h"

#include "engine/messina/notation.h"

namespace magister::test {

/// What Player needs to know of Messina 1347.
struct PlayedMessina {
    using Table = messina::MessinaTable;
    using Command = messina::Command;
    using State = messina::State;
    using Session = messina::Session;

    static Table& tableIn(TableRoom& room) { return messina::tableIn(room); }
    static QString inWords(const Table& table, const Command& command) {
        return QString::fromStdString(messina::toText(table.definition(), table.state(), command));
    }
    /// Lieutenants at home, or lying in one place, stand for each other.
    static bool same(const Command& a, const Command& b, const State& state) {
        if (a == b) return true;
        const auto one = messina::lieutenantOf(a), other = messina::lieutenantOf(b);
        if (one == messina::none || other == messina::none || a.index() != b.index()) return false;
        const auto& all = state.players[state.toAct()].lieutenants;
        const auto* ship = std::get_if<messina::ChooseShip>(&a);
        const auto* hex = std::get_if<messina::ChooseHex>(&a);
        return all[one] == all[other] &&
               (!ship || (ship->corner == std::get<messina::ChooseShip>(b).corner && ship->bay == std::get<messina::ChooseShip>(b).bay)) &&
               (!hex || hex->place == std::get<messina::ChooseHex>(b).place);
    }
    static QString pieceFor(const Table& table, const Command& command) {
        const auto lieutenant = messina::lieutenantOf(command);
        const bool asked = lieutenant != messina::none && table.state().prompt().kind == messina::PromptKind::ChooseTurn;
        if (!asked || table.picked() == lieutenant + 1) return {};
        return QStringLiteral("seat:%1/lieutenant/%2").arg(table.activeSeat()).arg(lieutenant + 1);
    }
    static void beforeMove(Table&, Random&) {}
    static bool wanted(const Table&, const Command&, Random&) { return true; }
};

} // namespace magister::test
