// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/aid_pages.h"

#include "app/paper/printout.h"

namespace magister::paper {

namespace {

constexpr qreal mostPoints = 9.4;
constexpr qreal step = 0.1;

/// The largest size at which a page holds everything; nothing if not even the smallest print does.
std::optional<qreal> sizeFor(const Source& source, const AidWords& words, const AidPage& page, QString& missingIcon) {
    for (qreal points = mostPoints; points >= leastPoints - step / 2; points -= step) {
        AidSheet sheet(source, words, points);
        const bool fits = page(sheet);
        missingIcon = sheet.missingIcon;
        if (fits) return points;
    }
    return std::nullopt;
}

} // namespace

std::optional<Failure> writeAid(const Source& source, bool sound, const QString& language, const AidPage& front,
                                const AidPage& back, const Destination& destination) {
    if (!languages().contains(language)) return Failure{Failure::Kind::UnknownLanguage, language, {}};
    if (!sound) return Failure{Failure::Kind::BadContent, source.data.packs(source.rules.game().id), {}};
    const AidWords words(source, language);
    if (words.failure()) return words.failure();
    QString missingIcon;
    const auto frontSize = sizeFor(source, words, front, missingIcon);
    const auto backSize = missingIcon.isEmpty() ? sizeFor(source, words, back, missingIcon) : std::nullopt;
    if (!missingIcon.isEmpty()) return Failure{Failure::Kind::BadContent, missingIcon + QStringLiteral(".svg"), {}};
    if (!frontSize || !backSize) return Failure{Failure::Kind::NoRoom, words.language(), {}};
    Printout printout(destination, words.plain("game") + QStringLiteral(": ") + words.plain("title"));
    if (printout.isOpen()) {
        AidSheet sheet(source, words, *frontSize, &printout.painter());
        front(sheet);
        printout.newPage();
        sheet.points = *backSize;
        back(sheet);
    }
    return printout.finish();
}

} // namespace magister::paper
