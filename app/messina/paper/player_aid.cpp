// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/paper/player_aid.h"

#include "app/messina/paper/aid_pages.h"
#include "app/paper/pdf_file.h"

namespace magister::paper {

namespace {

constexpr qreal mostPoints = 9.4;
constexpr qreal step = 0.1;

using PageOfAid = bool (*)(AidSheet&);

/// The largest size at which a page holds everything; nothing if not even the smallest print does.
std::optional<qreal> sizeFor(const AidSource& source, const AidWords& words, PageOfAid page, QString& missingIcon) {
    for (qreal points = mostPoints; points >= leastPoints - step / 2; points -= step) {
        AidSheet sheet(source, words, points);
        const bool fits = page(sheet);
        missingIcon = sheet.missingIcon;
        if (fits) return points;
    }
    return std::nullopt;
}

} // namespace

std::optional<Failure> writePlayerAid(const AidSource& source, const QString& path, const QString& language) {
    if (!languages().contains(language)) return Failure{Failure::Kind::UnknownLanguage, language, {}};
    if (!source.definition) return Failure{Failure::Kind::BadContent, source.data.packs("messina"), {}};
    const AidWords words(source, language);
    if (words.failure()) return words.failure();
    QString missingIcon;
    const auto front = sizeFor(source, words, aidFront, missingIcon);
    const auto back = missingIcon.isEmpty() ? sizeFor(source, words, aidBack, missingIcon) : std::nullopt;
    if (!missingIcon.isEmpty()) return Failure{Failure::Kind::BadContent, missingIcon + QStringLiteral(".svg"), {}};
    if (!front || !back) return Failure{Failure::Kind::NoRoom, language, {}};
    PdfFile file(path, words.plain("game") + QStringLiteral(": ") + words.plain("title"));
    if (file.isOpen()) {
        AidSheet sheet(source, words, *front, &file.painter());
        aidFront(sheet);
        file.newPage();
        sheet.points = *back;
        aidBack(sheet);
    }
    return file.finish();
}

} // namespace magister::paper
