// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/paper/messina_paper.h"

#include "app/messina/paper/aid_lines.h"
#include "app/messina/paper/player_aid.h"

namespace magister::messina {

paper::PrintedGame printedGame() {
    const paper::AidPhrases& phrases = paper::aidPhrases();
    return {phrases.game, phrases.keys(), phrases.rules(), [](const paper::Destination& destination, const QString& language) {
                return paper::writePlayerAid(paper::sharedAidSource(), destination, language);
            }};
}

} // namespace magister::messina
