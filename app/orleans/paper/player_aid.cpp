// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/paper/player_aid.h"

#include "app/orleans/paper/aid_pages.h"

namespace magister::orleans {

std::optional<paper::Failure> writePlayerAid(const AidSource& source, const paper::Destination& destination, const QString& language) {
    return paper::writeAid(source, source.definition != nullptr, language, aidFront, aidBack, destination);
}

} // namespace magister::orleans
