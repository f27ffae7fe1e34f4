// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/cli/cli_game.h"

#include "app/messina/paper/aid_texts.h"
#include "app/messina/paper/player_aid.h"

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

int CliGame::checkAid(const DataFolder& data, QList<Problem>& problems) {
    return paper::checkAids(data, problems);
}

QString CliGame::writeAid(const QString& file, const QString& language) {
    const auto failure = paper::writePlayerAid(paper::sharedAidSource(), file, language);
    return failure ? paper::sentence(*failure) : QString();
}

} // namespace magister::messina
