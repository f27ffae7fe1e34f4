// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/cli/cli_game.h"

namespace magister::messina {

void CliGame::lay(Setup& setup, const QStringList& switches) {
    setup.boards = setup.scrolls = switches.contains(QStringLiteral("advanced")) ? Side::B : Side::A;
    setup.priorityTile = switches.contains(QStringLiteral("priority-tile"));
}

QString CliGame::help() {
    return QStringLiteral(
        "With one player, the solo game is played. --advanced deals side b of the player boards and scroll\n"
        "boards at random.\n");
}

} // namespace magister::messina
