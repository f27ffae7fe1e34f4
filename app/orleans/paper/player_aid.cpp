// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/paper/player_aid.h"

#include "app/orleans/paper/aid_pages.h"

namespace magister::orleans {

std::optional<paper::Failure> writePlayerAid(const AidSource& source, const QString& path, const QString& language) {
    using paper::Failure;
    if (!languages().contains(language)) return Failure{Failure::Kind::UnknownLanguage, language, {}};
    if (!source.definition) return Failure{Failure::Kind::BadContent, source.data.packs(QStringLiteral("orleans")), {}};
    const paper::AidWords words(source, language);
    if (words.failure()) return words.failure();
    return paper::writeAidPages(source, words, aidFront, aidBack, path);
}

} // namespace magister::orleans
