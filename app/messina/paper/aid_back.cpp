// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/paper/aid_pages.h"
#include "app/messina/paper/aid_tables.h"
#include "app/paper/aid_parts.h"

namespace magister::paper {

bool aidBack(AidSheet& sheet) {
    const AidWords& words = sheet.words;
    const messina::Definition& definition = definitionOf(sheet.source);
    AidColumn symbols(sheet, aidFrame.left(), aidFrame.top(), aidFrame.width());
    symbols.heading(words.plain("symbols.heading"));
    const qreal top = aidSymbolRows(sheet, aidSymbols(), symbols.y() + mm(0.6)) + mm(2);
    const qreal gutter = mm(6), width = (aidFrame.width() - gutter) / 2;

    AidColumn left(sheet, aidFrame.left(), top, width);
    left.heading(words.title("score"), words.number({"score"}));
    left.note(words.text("score.rats", {"rats.popularity", "rats.points"}));
    left.table(ratTable(sheet));
    left.note(words.text("score.books", {"score.book-spaces"}));
    left.note(words.text("score.rank-tie", {"score.popularity-rank", "score.popularity-tie"}));
    left.table(rankTable(sheet, words.text("score.rank"), definition.popularityRank));
    left.note(words.text("score.districts", {"score.districts"}));
    left.note(words.text("score.scroll-note", {"score.scroll"}));
    left.table(scrollTable(sheet, true));
    left.note(words.text("score.leftovers", {"score.leftovers"}));
    left.lines(aidLines(AidPart::Win));

    AidColumn right(sheet, aidFrame.left() + width + gutter, top, width);
    right.heading(words.title("forgotten"), words.number({"forgotten"}));
    right.lines(aidLines(AidPart::Forgotten));

    const qreal below = std::max(left.y(), right.y()) + mm(1.5);
    AidColumn advanced(sheet, aidFrame.left(), below, width);
    advanced.heading(words.title("advanced"), words.number({"advanced"}));
    advanced.table(scrollTable(sheet, false));
    AidColumn others(sheet, aidFrame.left() + width + gutter, below, width);
    others.heading(words.title("advanced.repop-rank"), words.number({"advanced.repop-rank"}));
    others.lines(aidLines(AidPart::Advanced));
    others.table(rankTable(sheet, words.text("advanced.rank-row"), definition.repopulationRank));
    others.heading(words.title("solo"), words.number({"solo"}));
    others.lines(aidLines(AidPart::Solo));
    others.table(soloTable(sheet));
    return sheet.fits && std::max(advanced.y(), others.y()) <= aidFrame.bottom();
}

} // namespace magister::paper
