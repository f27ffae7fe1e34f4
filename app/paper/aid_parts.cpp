// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/aid_parts.h"

namespace magister::paper {

qreal aidTitle(AidSheet& sheet, const QString& plain) {
    const Type game{.face = Face::Title, .points = 19, .leading = 1.05};
    const Type what{.face = Face::Serif, .points = 10, .italic = true, .colour = ink::soft, .leading = 1.2, .align = Qt::AlignRight};
    qreal y = aidFrame.top();
    const qreal height = sheet.put(escaped(sheet.words.plain("game")), game, {aidFrame.left(), y, mm(90), 0});
    sheet.put(escaped(plain), what, {aidFrame.left() + mm(90), y + height - what.pitch() - pt(2), mm(100), 0});
    y += height;
    sheet.rule({aidFrame.left(), y}, {aidFrame.right(), y}, ink::text, 1.4);
    return y + mm(2.6);
}

qreal aidSymbolRows(AidSheet& sheet, std::span<const AidSymbol> symbols, qreal top) {
    constexpr int columns = 4;
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

QString withoutStep(const QString& title) {
    const auto colon = title.indexOf(QLatin1String(": "));
    if (colon < 0) return title;
    return title.mid(colon + 2, 1).toUpper() + title.mid(colon + 3);
}

} // namespace magister::paper
