// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/paper/player_aid.h"

#include "app/messina/paper/aid_pages.h"

namespace magister::paper {

std::optional<Failure> writePlayerAid(const AidSource& source, const QString& path, const QString& language) {
    return writeAid(source, source.definition != nullptr, language, aidFront, aidBack, path);
}

} // namespace magister::paper
