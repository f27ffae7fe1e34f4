// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/paper/orleans_paper.h"

#include "app/orleans/paper/aid_lines.h"
#include "app/orleans/paper/player_aid.h"

namespace magister::orleans {

paper::PrintedGame printedGame() {
    const paper::AidPhrases& phrases = aidPhrases();
    return {phrases.game, phrases.keys(), phrases.rules(), [](const paper::Destination& destination, const QString& language) {
                return writePlayerAid(sharedAidSource(), destination, language);
            }};
}

} // namespace magister::orleans
