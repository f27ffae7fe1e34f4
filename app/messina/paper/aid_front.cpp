// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/paper/aid_pages.h"
#include "app/messina/paper/aid_tables.h"

#include "app/messina/words/icons.h"
#include "app/paper/aid_parts.h"

namespace magister::paper {

namespace {

using namespace messina;

constexpr qreal labelWidth = mm(31);

QString bookName(Book book) {
    return book == Book::Popularity ? QStringLiteral("book-popularity") : bookIcon(book);
}

/// Icons of an effect beside each other in the middle of a place.
void drawEffect(AidSheet& sheet, EffectIndex effect, const QRectF& place) {
    struct Sign {
        QString icon;
        QString text;
    };
    QList<Sign> signs;
    qreal width = 0;
    const qreal side = place.height(), thin = side * 0.36;
    for (const QVariant& each : effectIcons(definitionOf(sheet.source), effect)) {
        const QVariantMap map = each.toMap();
        const QString name = map.value(QStringLiteral("icon")).toString();
        if (name == QLatin1String("slash") || name == QLatin1String("arrow")) {
            signs.append({{}, name == QLatin1String("slash") ? QStringLiteral("/") : QStringLiteral("→")});
            width += thin;
            continue;
        }
        for (int n = 0; n < map.value(QStringLiteral("n")).toInt(); ++n) {
            signs.append({name, {}});
            width += side;
        }
    }
    // What is too wide for its place is drawn smaller.
    const qreal scale = std::min(1.0, place.width() / std::max(1.0, width));
    qreal x = place.center().x() - width * scale / 2;
    for (const Sign& sign : signs) {
        const qreal w = (sign.icon.isEmpty() ? thin : side) * scale;
        if (sign.icon.isEmpty())
            sheet.put(sign.text, sheet.body().as(true).aligned(Qt::AlignHCenter), {x, place.center().y() - sheet.body().pitch() / 2, w, 0});
        else sheet.icon(sign.icon, {x, place.center().y() - w / 2, w, w});
        x += w;
    }
}

/// One book as a strip of spaces; gives where it ends.
qreal drawBook(AidSheet& sheet, Book book, qreal top, qreal cell) {
    const BookTrack& track = definitionOf(sheet.source).books[static_cast<std::size_t>(book)];
    const qreal left = aidFrame.left() + labelWidth;
    const Type number = Type{.face = Face::Sans, .points = leastPoints, .colour = ink::soft, .leading = 1.1, .align = Qt::AlignHCenter};
    const qreal iconSide = mm(4.6), badge = mm(5.4);
    const qreal height = number.pitch() + iconSide + badge + mm(2);
    const qreal label = mm(6);
    sheet.icon(bookIcon(book), {aidFrame.left(), top + (height - label) / 2, label, label});
    const Type name = sheet.small().as(true);
    const Text text(escaped(sheet.words.name(bookName(book))), name, labelWidth - label - mm(2));
    sheet.put(escaped(sheet.words.name(bookName(book))), name, {aidFrame.left() + label + mm(1), top + (height - text.height()) / 2, labelWidth - label - mm(2), 0});
    for (std::size_t i = 0; i < track.spaces.size(); ++i) {
        const BookSpace& space = track.spaces[i];
        const qreal x = left + cell * static_cast<qreal>(i);
        sheet.box({x, top, cell, height}, i % 2 ? QColor() : ink::wash, ink::line);
        sheet.put(QString::number(i + 1), number, {x, top + mm(0.4), cell, 0});
        drawEffect(sheet, space.onArrival, {x + mm(0.4), top + mm(0.8) + number.pitch(), cell - mm(0.8), iconSide});
        if (space.points == 0) continue;
        const QRectF place(x + (cell - badge) / 2, top + height - badge - mm(0.5), badge, badge);
        sheet.icon(QStringLiteral("vp-end"), place);
        const Type points{.face = Face::Sans, .points = 7.6, .bold = true, .leading = 1, .align = Qt::AlignHCenter};
        sheet.put(QString::number(space.points), points, {x, place.center().y() - points.pitch() * 0.53, cell, 0});
    }
    for (const auto& [space, bars] : {std::pair{track.singleBar, 1}, std::pair{track.doubleBar, 2}})
        for (int i = 0; i < bars; ++i) {
            const qreal x = left + cell * space + (bars == 2 ? (i == 0 ? -mm(0.6) : mm(0.6)) : 0);
            sheet.rule({x, top - mm(0.6)}, {x, top + height + mm(0.6)}, ink::text, 2);
        }
    return top + height;
}

qreal booksHeight(AidSheet& sheet, qreal top) {
    AidColumn heading(sheet, aidFrame.left(), top, aidFrame.width());
    heading.heading(sheet.words.title("book"), sheet.words.number({"book"}));
    heading.note(sheet.words.text("books.note", {"book.every-space", "score.book-spaces"}));
    std::size_t most = 1;
    for (const BookTrack& track : definitionOf(sheet.source).books)
        most = std::max(most, track.spaces.size());
    const qreal cell = (aidFrame.width() - labelWidth) / static_cast<qreal>(most);
    qreal y = heading.y() + mm(0.5);
    for (const Book book : allBooks)
        y = drawBook(sheet, book, y, cell) + mm(1.6);
    return y - mm(1.6);
}

} // namespace

bool aidFront(AidSheet& sheet) {
    const AidWords& words = sheet.words;
    const qreal top = aidTitle(sheet, words.plain("title"));
    const qreal gutter = mm(6), width = (aidFrame.width() - gutter) / 2;
    AidColumn left(sheet, aidFrame.left(), top, width);
    left.heading(withoutStep(words.title("move")), words.number({"move"}), 1);
    left.lines(aidLines(AidPart::Move));
    left.heading(withoutStep(words.title("rescue")), words.number({"rescue"}), 2);
    left.lines(aidLines(AidPart::Rescue));
    left.heading(withoutStep(words.title("fight")), words.number({"fight"}), 3);
    left.lines(aidLines(AidPart::Fight));
    left.heading(withoutStep(words.plain("use.heading")), words.number({"turn"}), 4);
    left.lines(aidLines(AidPart::Use));
    left.heading(words.title("build"), words.number({"build"}));
    left.lines(aidLines(AidPart::Build));
    left.heading(words.title("repop"), words.number({"repop"}));
    left.lines(aidLines(AidPart::Repopulate));
    AidColumn right(sheet, aidFrame.left() + width + gutter, top, width);
    right.heading(words.plain("instead.heading"), words.number({"ship"}));
    right.lines(aidLines(AidPart::Instead));
    right.heading(words.title("roundend"), words.number({"roundend"}));
    right.lines(aidLines(AidPart::RoundEnd));
    right.heading(words.title("prep"), words.number({"prep"}));
    right.numbered(aidLines(AidPart::Prepare));
    right.note(words.text("prep.late", {"prep.late-workshops"}));
    right.note(words.text("prep.last", {"prep.round-six"}));
    right.heading(words.plain("rounds.heading"), words.number({"flow"}));
    right.table(roundTable(sheet));
    right.table(playersTable(sheet));
    right.table(seatsTable(sheet));
    // The books stand at the foot of the page.
    QPainter* painter = sheet.painter;
    sheet.painter = nullptr;
    const qreal height = booksHeight(sheet, 0);
    sheet.painter = painter;
    const qreal books = aidFrame.bottom() - height;
    booksHeight(sheet, books);
    return sheet.fits && std::max(left.y(), right.y()) + mm(1) <= books;
}

} // namespace magister::paper
