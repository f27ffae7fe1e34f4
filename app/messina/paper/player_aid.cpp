// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/paper/player_aid.h"

#include "app/messina/paper/aid_pages.h"

namespace magister::paper {

std::optional<Failure> writePlayerAid(const AidSource& source, const Destination& destination, const QString& language) {
    return writeAid(source, source.definition != nullptr, language, aidFront, aidBack, destination);
}

} // namespace magister::paper
