// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/paper/aid_pages.h"
#include "app/messina/paper/aid_tables.h"

namespace magister::paper {

namespace {

/// All drawings with their names, line by line; gives where they end.
qreal drawSymbols(AidSheet& sheet, qreal top) {
    constexpr int columns = 4;
    const auto symbols = aidSymbols();
    const auto rows = (symbols.size() + columns - 1) / columns;
    const qreal width = aidFrame.width() / columns, side = mm(5.6), gap = mm(0.9);
    const Type type = sheet.body();
    QList<qreal> heights(static_cast<qsizetype>(rows), side);
    const auto name = [&](const AidSymbol& symbol) {
        return symbol.name[0] == '=' ? sheet.words.text(QString::fromLatin1(symbol.name + 1))
                                     : escaped(sheet.words.name(QString::fromLatin1(symbol.name)));
    };
    const qreal textWidth = width - side - mm(3.5);
    // Symbols read down the columns.
    for (std::size_t i = 0; i < symbols.size(); ++i) {
        auto& height = heights[static_cast<qsizetype>(i % rows)];
        height = std::max(height, Text(tied(name(symbols[i]), sheet.words.language()), type, textWidth).height());
    }
    for (std::size_t i = 0; i < symbols.size(); ++i) {
        qreal y = top;
        const auto row = static_cast<qsizetype>(i % rows);
        for (qsizetype r = 0; r < row; ++r)
            y += heights[r] + gap;
        const qreal x = aidFrame.left() + width * static_cast<qreal>(i / rows);
        const qreal height = Text(tied(name(symbols[i]), sheet.words.language()), type, textWidth).height();
        sheet.icon(QString::fromLatin1(symbols[i].icon), {x, y + (heights[row] - side) / 2, side, side});
        sheet.put(name(symbols[i]), type, {x + side + mm(1.5), y + (heights[row] - height) / 2, textWidth, 0});
    }
    qreal y = top;
    for (const qreal height : heights)
        y += height + gap;
    return y;
}

} // namespace

bool aidBack(AidSheet& sheet) {
    const AidWords& words = sheet.words;
    const messina::Definition& definition = definitionOf(sheet.source);
    AidColumn symbols(sheet, aidFrame.left(), aidFrame.top(), aidFrame.width());
    symbols.heading(words.plain("symbols.heading"));
    const qreal top = drawSymbols(sheet, symbols.y() + mm(0.6)) + mm(2);
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
