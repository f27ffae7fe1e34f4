// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/play/player.h"
#include "tests/qml/situations/orleans_room.h"

#include "engine/orleans/notation.h"

namespace magister::test {

/// What Player needs to know of Orléans.
struct PlayedOrleans {
    using Table = orleans::OrleansTable;
    using Command = orleans::Command;
    using State = orleans::State;
    using Session = orleans::Session;

    static Table& tableIn(TableRoom& room) { return orleans::tableIn(room); }
    static QString inWords(const Table& table, const Command& command) {
        return QString::fromStdString(orleans::toText(table.definition(), command));
    }
    /// Followers of one kind that stand at the same place are interchangeable when one of them is sent.
    static bool same(const Command& a, const Command& b, const State&) {
        if (a == b) return true;
        const auto* one = std::get_if<orleans::SendFollower>(&a);
        const auto* other = std::get_if<orleans::SendFollower>(&b);
        return one && other && one->deed == other->deed && one->space == other->space;
    }
    /// The first space of the market or the tower where such a follower lies, or the technology tiles.
    static QString pieceFor(const Table& table, const Command& command) {
        const std::uint8_t piece = orleans::pieceOf(command);
        if (piece == nobody || table.picked() == piece + 1) return {};
        const QString home = QStringLiteral("seat:%1/").arg(table.activeSeat());
        const auto* placed = std::get_if<orleans::PlaceFollower>(&command);
        if (!placed) return home + QStringLiteral("technology");
        const auto& work = table.state().players[static_cast<std::size_t>(table.activeSeat() - 1)].work;
        const auto space = [&](const char* zone, const auto& tokens) {
            const auto found = std::find(tokens.begin(), tokens.end(), placed->token);
            return home + QStringLiteral("%1/%2").arg(QLatin1String(zone)).arg(found - tokens.begin());
        };
        return placed->fromTower ? space("tower", work.tower) : space("market", work.market);
    }
    /// While all plan together, others may be asked in between.
    static void beforeMove(Table& table, Random& random) {
        const QList<int> asked = table.askedSeats();
        if (asked.size() > 1 && random.below(8) == 0) table.askSeat(asked.at(static_cast<int>(random.below(static_cast<std::uint32_t>(asked.size())))));
    }
    /// Whoever stops early, or spreads followers thinly, sees little of a game: that is done once in six times.
    static bool wanted(const Table& table, const Command& command, Random& random) {
        return !(idles(command) || begins(table, command)) || random.below(6) == 0;
    }

private:
    static bool idles(const Command& c) {
        return std::holds_alternative<orleans::Done>(c) || std::holds_alternative<orleans::Pass>(c) || std::holds_alternative<orleans::TakeBack>(c) ||
               std::holds_alternative<orleans::Decline>(c) || std::holds_alternative<orleans::Retrieve>(c);
    }
    /// Puts the first follower on a place.
    static bool begins(const Table& table, const Command& command) {
        const auto* placed = std::get_if<orleans::PlaceFollower>(&command);
        return placed && table.state().players[static_cast<std::size_t>(table.activeSeat() - 1)].work.at(placed->place).filled() == 0;
    }
};

} // namespace magister::test
