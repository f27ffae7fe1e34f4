// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/rows.h"

#include "app/messina/words/accessible_text.h"
#include "app/messina/words/icons.h"
#include "app/messina/words/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister::messina {

const QStringList roles::books{"book", "target", "name", "label", "icon", "tint", "spaces"};

namespace {

/// The book's name where room is short.
QString shortName(const Scene& scene, Book book) {
    switch (book) {
    case Book::Popularity: return scene.language.text("BookLabel", QT_TRANSLATE_NOOP("BookLabel", "Popularity"));
    case Book::City: return scene.language.text("BookLabel", QT_TRANSLATE_NOOP("BookLabel", "City"));
    case Book::Church: return scene.language.text("BookLabel", QT_TRANSLATE_NOOP("BookLabel", "Church"));
    }
    return {};
}

QString barId(const BookTrack& track, int space) {
    if (space == track.singleBar) return QStringLiteral("single");
    return space == track.doubleBar ? QStringLiteral("double") : QString{};
}

bool isPending(const Scene& scene, Book book, int space) {
    const auto& pending = scene.state.players[scene.viewer].pending;
    return std::any_of(pending.begin(), pending.end(),
                       [&](const PendingBookAction& a) { return a.book == book && a.space == space; });
}

/// Discs on a space, the lowest first, so that the last one is drawn on top.
QVariantList discsOn(const Scene& scene, Book book, int space) {
    QVariantList discs;
    const auto order = bookOrder(scene.state, book);
    // The opponent of the solo game has a disc on the popularity book alone (solo.setup).
    const auto count = book == Book::Popularity ? scene.state.seats() : std::size_t{scene.state.playerCount};
    for (int i = static_cast<int>(count) - 1; i >= 0; --i) {
        const PlayerIndex p = order[static_cast<std::size_t>(i)];
        if (scene.state.players[p].book(book) != space) continue;
        for (QVariant& lower : discs) {
            QVariantMap disc = lower.toMap();
            disc.insert("top", false);
            lower = disc;
        }
        discs.append(QVariantMap{{"tincture", scene.seats.value(p).tincture}, {"seat", p + 1}, {"top", true}});
    }
    return discs;
}

QVariantMap spaceRow(const Scene& scene, Book book, const BookTrack& track, int space) {
    const BookSpace& printed = track.spaces[static_cast<std::size_t>(space) - 1];
    const QString target = QStringLiteral("book:%1/%2").arg(bookId(book)).arg(space);
    return {{"space", space},
            {"roman", roman(space)},
            {"items", effectIcons(scene.definition, printed.onArrival)},
            {"points", printed.points},
            {"offer", scene.offers.text(target)},
            {"cost", scene.offers.at(target).offer == Offer::Legal ? scene.offers.at(target).coins : 0},
            {"discs", discsOn(scene, book, space)},
            {"bar", barId(track, space)},
            {"target", target},
            {"pending", isPending(scene, book, space)},
            {"accessible", spoken(scene, spaceTold(scene, book, static_cast<std::uint8_t>(space)), target)}};
}

} // namespace

Rows bookRows(const Scene& scene) {
    Rows rows;
    for (const Book book : allBooks) {
        const BookTrack& track = scene.definition.books[static_cast<std::size_t>(book)];
        QVariantList spaces;
        for (int space = 1; space <= static_cast<int>(track.spaces.size()); ++space)
            spaces.append(spaceRow(scene, book, track, space));
        rows.append({{"key", bookId(book)},
                     {"book", bookId(book)},
                     {"target", "book:" + bookId(book)},
                     {"name", capitalised(scene.language.word(bookWord(book).key, QStringLiteral("nom"), 1))},
                     {"label", shortName(scene, book)},
                     {"icon", bookIcon(book)},
                     {"tint", book == Book::Popularity ? QStringLiteral("blue") : QStringLiteral("red")},
                     {"spaces", spaces}});
    }
    return rows;
}

} // namespace magister::messina
