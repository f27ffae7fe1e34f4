// SPDX-License-Identifier: GPL-3.0-or-later
// What lies in the middle for everybody: deeds, goods market, stacks, hourglass, supply.
#include "app/orleans/table/row_parts.h"
#include "app/orleans/table/rows.h"
#include "app/orleans/words/accessible_text.h"
#include "app/orleans/words/effect_text.h"

#include <bit>

namespace magister::orleans {

const QStringList roles::deeds{"target",  "deed",     "name",   "coins", "development",
                               "citizen", "complete", "spaces", "offer", "accessible"};
const QStringList roles::goodsMarket{"target", "good",   "name", "icon",  "left",
                                     "gone",   "points", "food", "offer", "accessible"};
const QStringList roles::tiles{"target", "place",     "name",  "icon", "stack", "group",      "effect",    "price",
                               "slots",  "permanent", "guard", "text", "offer", "provenance", "accessible"};
const QStringList roles::hourglass{"target", "event",    "name",  "icon", "seen",      "tiles",
                                   "now",    "negative", "phase", "text", "accessible"};

namespace {

/// One row a printed space: those of a kind fill from the first.
QVariantList deedSpaces(const Scene& scene, DeedId deed) {
    QVariantList rows;
    for (const Follower kind : allFollowers) {
        const QString target = targets::deedSpace(deed, kind);
        for (int i = 0; i < scene.definition.deed(deed).spaces[static_cast<std::size_t>(kind)]; ++i)
            rows.append(QVariantMap{{"target", target},
                                    {"follower", targets::idText(idOf(kind))},
                                    {"icon", icons::follower(kind)},
                                    {"slotIcon", icons::slot(slotFor(kind))},
                                    {"filled", i < scene.state.deedFilled(deed, kind)},
                                    {"offer", scene.offers.text(target)}});
    }
    return rows;
}

bool isComplete(const Scene& scene, DeedId deed) {
    int filled = 0;
    for (const Follower kind : allFollowers)
        filled += scene.state.deedFilled(deed, kind);
    return filled == scene.definition.deed(deed).spaceTotal();
}

} // namespace

Rows deedRows(const Scene& scene) {
    Rows rows;
    for (std::size_t i = 0; i < deedCount; ++i) {
        const auto deed = static_cast<DeedId>(i);
        const QString target = targets::deed(deed);
        rows.append({{"key", targets::idText(idOf(deed))},
                     {"target", target},
                     {"deed", targets::idText(idOf(deed))},
                     {"name", nameOf(scene, deedWord(deed))},
                     {"coins", scene.definition.deed(deed).coins},
                     {"development", scene.definition.deed(deed).development},
                     {"citizen", (scene.state.citizensLeft >> (firstDeedCitizen + i) & 1u) != 0},
                     {"complete", isComplete(scene, deed)},
                     {"spaces", deedSpaces(scene, deed)},
                     {"offer", scene.offers.text(target)},
                     {"accessible", spoken(scene, deedTold(scene, deed), target)}});
    }
    return rows;
}

Rows goodsMarketRows(const Scene& scene) {
    Rows rows;
    for (const Good good : allGoods) {
        const QString target = targets::goods(good);
        rows.append({{"key", targets::idText(idOf(good))},
                     {"target", target},
                     {"good", targets::idText(idOf(good))},
                     {"name", nameOf(scene, goodWord(good))},
                     {"icon", icons::good(good)},
                     {"left", scene.state.goods[static_cast<std::size_t>(good)]},
                     {"gone", scene.state.goodsGone[static_cast<std::size_t>(good)]},
                     {"points", scene.definition.good(good).points},
                     {"food", scene.definition.good(good).food},
                     {"offer", scene.offers.text(target)},
                     {"accessible", spoken(scene, goodsTold(scene, good), target)}});
    }
    return rows;
}

Rows tileRows(const Scene& scene) {
    Rows rows;
    for (std::size_t i = boardPlaceCount; i < placeCount; ++i) {
        const PlaceId id = placeAt(i);
        if (!(scene.state.stacks & setOf(id))) continue;
        const Place& place = scene.definition.place(id);
        const QString target = targets::tile(id);
        QVariantList wanted;
        for (const Slot slot : place.actionSlots)
            wanted.append(QVariantMap{{"wants", targets::idText(idOf(slot))}, {"icon", icons::slot(slot)}});
        rows.append({{"key", targets::idText(idOf(id))},
                     {"target", target},
                     {"place", targets::idText(idOf(id))},
                     {"name", nameOf(scene, placeWord(id))},
                     {"icon", icons::place(id)},
                     {"stack", static_cast<int>(place.stack) + 1},
                     {"group", isExtraTile(id) ? QStringLiteral("extra") : QStringLiteral("tile")},
                     {"effect", effectIcons(scene.definition, id)},
                     {"price", priceIcons(scene.definition, id)},
                     {"slots", wanted},
                     {"permanent", place.mode == PlaceMode::Permanent},
                     {"guard", place.mode == PlaceMode::Guard},
                     {"text", effectText(scene, id)},
                     {"offer", scene.offers.text(target)},
                     {"provenance", provenanceOf(scene, id)},
                     {"accessible", spoken(scene, tileTold(scene, id), target)}});
    }
    return rows;
}

Rows hourglassRows(const Scene& scene) {
    Rows rows;
    for (const EventKind event : allEvents) {
        const QString target = targets::event(event);
        const EventTile& tile = scene.definition.event(event);
        rows.append({{"key", targets::idText(idOf(event))},
                     {"target", target},
                     {"event", targets::idText(idOf(event))},
                     {"name", nameOf(scene, eventWord(event))},
                     {"icon", icons::event(event)},
                     {"seen", scene.state.eventsSeen[static_cast<std::size_t>(event)]},
                     {"tiles", tile.tiles},
                     {"now", scene.state.eventKnown && scene.state.event == event},
                     {"negative", tile.negative},
                     {"phase", targets::idText(idOf(tile.phase))},
                     {"text", eventEffectText(scene, event)},
                     {"accessible", spoken(scene, eventTold(scene, event), target)}});
    }
    return rows;
}

QVariantMap supplyRow(const Scene& scene) {
    return {{"technologies", scene.state.technologies},
            {"citizensLeft", std::popcount(static_cast<unsigned>(scene.state.citizensLeft))},
            {"hourglassLeft", static_cast<int>(scene.state.hourglass.size())},
            {"bankUnlimited", scene.state.rulings.bankSize == ruling::BankSize::Unlimited},
            {"bank", scene.state.bank}};
}

} // namespace magister::orleans
