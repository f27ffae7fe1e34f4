// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/paper/player_aid.h"

#include "app/messina/paper/aid_pages.h"

namespace magister::paper {

std::optional<Failure> writePlayerAid(const AidSource& source, const QString& path, const QString& language) {
    if (!languages().contains(language)) return Failure{Failure::Kind::UnknownLanguage, language, {}};
    if (!source.definition) return Failure{Failure::Kind::BadContent, source.data.packs("messina"), {}};
    const AidWords words(source, language);
    if (words.failure()) return words.failure();
    return writeAidPages(source, words, aidFront, aidBack, path);
}

} // namespace magister::paper
