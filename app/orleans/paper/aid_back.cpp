// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/paper/aid_pages.h"
#include "app/orleans/paper/aid_tables.h"
#include "app/paper/aid_parts.h"

namespace magister::orleans {

using namespace paper;

namespace {

/// The place tiles for which `wanted` is true; gives where they end.
template <class Wanted> qreal drawTiles(AidSheet& sheet, const AidColumn& under, qreal left, qreal width, Wanted wanted) {
    qreal y = under.y();
    for (const PlaceId id : allOf<PlaceId>)
        if (wanted(id)) y = aidPlaceRow(sheet, id, {left, y, width, 0});
    return y + pt(sheet.points * 0.75);
}

bool isBasicTile(PlaceId id) {
    return id > PlaceId::University && id < PlaceId::Goldsmith;
}

} // namespace

bool aidBack(AidSheet& sheet) {
    const AidWords& words = sheet.words;
    const Definition& definition = definitionOf(sheet.source);
    const qreal gutter = mm(6), width = (aidFrame.width() - gutter) / 2, left = aidFrame.left(), right = left + width + gutter;

    AidColumn first(sheet, left, aidFrame.top(), width);
    first.heading(words.plain("tiles.heading-1"), words.number({"tiles"}));
    const qreal one = drawTiles(sheet, first, left, width, [&](PlaceId id) { return isBasicTile(id) && definition.place(id).stack == Stack::I; });
    AidColumn second(sheet, left, one, width);
    second.heading(words.plain("tiles.heading-2"), words.number({"tiles"}));
    const qreal two = drawTiles(sheet, second, left, width, [&](PlaceId id) { return isBasicTile(id) && definition.place(id).stack == Stack::II; });
    AidColumn third(sheet, left, two, width);
    third.heading(words.title("extra-tiles"), words.number({"extra-tiles"}));
    const qreal three = drawTiles(sheet, third, left, width, [](PlaceId id) { return id >= PlaceId::Goldsmith; });
    AidColumn notes(sheet, left, three, width);
    notes.note(words.text("tiles.always", {"tiles.permanent"}));
    notes.lines(aidLines(AidPart::Variant));

    AidColumn other(sheet, right, aidFrame.top(), width);
    for (const auto& [chapter, part] : {std::pair{"events", AidPart::Events}, std::pair{"torture", AidPart::Torture}}) {
        other.heading(words.title(chapter), words.number({chapter}));
        other.lines(aidLines(part));
    }
    other.heading(words.title("deeds"), words.number({"deeds"}));
    other.note(words.text("deeds.each", {"deeds.reward"}));
    qreal y = other.y();
    for (const DeedId id : allOf<DeedId>)
        y = aidDeedRow(sheet, id, {right, y, width, 0});
    other.gap(y - other.y());
    other.lines(aidLines(AidPart::Deeds));
    other.heading(words.title("end"), words.number({"end"}));
    other.lines(aidLines(AidPart::Score));
    other.lines(aidLines(AidPart::Win));
    other.heading(words.plain("forgotten.heading"));
    other.lines(aidLines(AidPart::Forgotten));

    AidColumn symbolHead(sheet, left, std::max(notes.y(), other.y()) + mm(1), aidFrame.width());
    symbolHead.heading(words.plain("symbols.heading"));
    const qreal end = aidSymbolRows(sheet, aidSymbols(), symbolHead.y() + mm(0.6));
    return sheet.fits && end <= aidFrame.bottom();
}

} // namespace magister::orleans
