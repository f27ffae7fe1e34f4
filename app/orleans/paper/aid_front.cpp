// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/paper/aid_pages.h"
#include "app/orleans/paper/aid_tables.h"
#include "app/paper/aid_parts.h"

namespace magister::orleans {

using namespace paper;

bool aidFront(AidSheet& sheet) {
    const AidWords& words = sheet.words;
    const qreal top = aidTitle(sheet, words.plain("title"));
    const qreal gutter = mm(6), width = (aidFrame.width() - gutter) / 2, right = aidFrame.left() + width + gutter;

    struct Step {
        const char* chapter;
        AidPart part;
    };
    constexpr Step phases[]{{"hourglass", AidPart::Hourglass}, {"census", AidPart::Census}, {"draw", AidPart::Draw}, {"planning", AidPart::Planning},
                             {"actions", AidPart::Actions}, {"event", AidPart::Event}, {"start-player", AidPart::StartPlayer}};
    AidColumn round(sheet, aidFrame.left(), top, width);
    int step = 0;
    for (const Step& phase : phases) {
        const QString chapter = QString::fromLatin1(phase.chapter);
        round.heading(withoutStep(words.title(chapter)), words.number({chapter}), ++step);
        round.lines(aidLines(phase.part));
    }

    AidColumn places(sheet, right, top, width);
    places.heading(words.title("places"), words.number({"places"}));
    qreal y = places.y();
    for (int place = 0; place <= static_cast<int>(PlaceId::University); ++place)
        y = aidPlaceRow(sheet, static_cast<PlaceId>(place), {right, y, width, 0});
    AidColumn counts(sheet, right, y + pt(sheet.points * 0.75), width);
    counts.heading(words.title("technology"), words.number({"technology"}));
    counts.lines(aidLines(AidPart::Technology));
    counts.heading(words.title("setup-counts"), words.number({"setup-counts"}));
    counts.note(words.text("players.followers", {"setup-counts.supply-result"}));
    counts.table(playersTable(sheet));

    const qreal below = std::max(round.y(), counts.y()) + mm(1.5);
    AidColumn tracks(sheet, aidFrame.left(), below, aidFrame.width());
    tracks.heading(words.title("tracks"), words.number({"tracks"}));
    tracks.table(tracksTable(sheet, aidFrame.width()));
    tracks.gap(pt(sheet.points * 0.75));
    AidColumn levels(sheet, aidFrame.left(), tracks.y(), width);
    levels.heading(words.title("development"), words.number({"development"}));
    levels.table(levelsTable(sheet));
    AidColumn development(sheet, right, tracks.y() + pt(2), width);
    development.lines(aidLines(AidPart::Development));
    return sheet.fits && std::max(levels.y(), development.y()) <= aidFrame.bottom();
}

} // namespace magister::orleans
