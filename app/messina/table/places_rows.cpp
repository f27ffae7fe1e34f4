// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/rows.h"

#include "app/messina/words/accessible_text.h"
#include "app/messina/words/effect_text.h"
#include "app/messina/words/icons.h"
#include "app/messina/words/names.h"

#include <cmath>

namespace magister::messina {

const QStringList roles::places{"name",  "where",  "target", "kind", "across", "down",  "tile",      "colour",
                                "rat",   "action", "cost", "people", "vp",    "cubes",     "citizens",
                                "pawns", "owner",  "ours", "yours",  "look",  "offer",     "offerCost", "does", "acting", "accessible"};
const QStringList roles::docks{"name", "target", "corner", "across", "down", "side", "bays", "pawns", "offer", "acting", "bay", "accessible"};

namespace {

/// Pointy-top hexes: centres in radii.
double across(const Place& place) {
    return std::sqrt(3.0) * (place.q + place.r / 2.0);
}
double down(const Place& place) {
    return 1.5 * place.r;
}

QString kindId(PlaceKind kind) {
    switch (kind) {
    case PlaceKind::District:
        return QStringLiteral("district");
    case PlaceKind::Extension:
        return QStringLiteral("extension");
    case PlaceKind::Port:
        return QStringLiteral("port");
    case PlaceKind::Dock:
        return QStringLiteral("dock");
    }
    return {};
}

QString shownName(const Scene& scene, const Place& place) {
    const Field field = placeField(place);
    if (const auto* word = std::get_if<Word>(&field)) return scene.language.word(word->key, QStringLiteral("nom"), 1);
    return std::get<QString>(field);
}

/// Code and words of a place, for where it is not shown in the picture: "P1, upper-left port".
QString placeWhere(const Scene& scene, const Place& place) {
    const QString code = placeCode(place);
    const QString words = shownName(scene, place);
    return code == words ? code : QStringLiteral("%1, %2").arg(code, words);
}

QVariantList pawnsOn(const Scene& scene, PlaceIndex place) {
    QVariantList pawns;
    for (PlayerIndex p = 0; p < scene.state.seats(); ++p)
        for (std::size_t i = 0; i < lieutenantCount; ++i) {
            const Lieutenant& l = scene.state.players[p].lieutenants[i];
            const bool standing = l.status == LieutenantStatus::Standing;
            if (l.place != place || (!standing && l.status != LieutenantStatus::Lying)) continue;
            pawns.append(QVariantMap{{"seat", p + 1},
                                     {"tincture", scene.seats.value(p).tincture},
                                     {"lieutenant", static_cast<int>(i) + 1},
                                     {"standing", standing}});
        }
    return pawns;
}

/// Tincture of the seat whose lieutenant is at work in that place this turn; empty: nobody's.
QString actingOn(const Scene& scene, PlaceIndex place) {
    const Turn& turn = scene.state.turn;
    return turn.place == place ? scene.seats.value(turn.player).tincture : QString{};
}

QStringList citizensOn(const PlaceState& state) {
    QStringList citizens;
    for (const CitizenClass c : allClasses)
        for (int i = 0; i < state.citizens[static_cast<std::size_t>(c)]; ++i)
            citizens.append(classId(c));
    return citizens;
}

void setHex(QVariantMap& row, const Scene& scene, const PlaceState& state) {
    const bool known = state.hex != none;
    const Hex unknown;
    const Hex& hex = known ? scene.definition.hexes[state.hex] : unknown;
    row.insert("tile", QString::fromStdString(hex.id));
    row.insert("colour", known ? colourId(hex.colour) : QString{});
    row.insert("rat", known ? ratId(hex.rat) : QString{});
    row.insert("action", known ? effectIcons(scene.definition, hex.action) : QVariantList{});
    row.insert("does", known ? effectAlone(scene, hex.action) : QString{});
    row.insert("cost", known ? costIcons(hex.cost) : QVariantList{});
    row.insert("people", known ? peopleIcons(hex) : QVariantList{});
    row.insert("vp", hex.points);
    row.insert("ours", known && scene.ours(hex.id));
    row.insert("yours", known && scene.yours(hex.id));
    row.insert("look", known ? state.hex % 3 : 0);
}

void setPort(QVariantMap& row, const Scene& scene, const Port& port) {
    row.insert("tile", QString::fromStdString(port.id));
    row.insert("colour", QString{});
    row.insert("rat", QString{});
    row.insert("action", effectIcons(scene.definition, port.action));
    row.insert("does", effectAlone(scene, port.action));
    row.insert("cost", QVariantList{});
    row.insert("people", QVariantList{});
    row.insert("vp", 0);
    row.insert("ours", scene.ours(port.id));
    row.insert("yours", scene.yours(port.id));
    row.insert("look", 0);
}

QVariantMap placeRow(const Scene& scene, PlaceIndex index) {
    const Place& place = layoutOf(scene).places[index];
    const PlaceState& state = scene.state.places[index];
    const QString target = placeTarget(place);
    const auto offer = scene.offers.at(target);
    QVariantMap row{{"key", target},
                    {"name", placeCode(place)},
                    {"where", placeWhere(scene, place)},
                    {"target", target},
                    {"kind", kindId(place.kind)},
                    {"across", across(place)},
                    {"down", down(place)},
                    {"cubes", state.cubes},
                    {"citizens", citizensOn(state)},
                    {"pawns", pawnsOn(scene, index)},
                    {"owner", state.owner == none ? QString{} : scene.seats.value(state.owner).tincture},
                    {"offer", scene.offers.text(target)},
                    {"offerCost", offer.offer == Offer::Legal ? offer.coins : 0},
                    {"acting", actingOn(scene, index)},
                    {"accessible", spoken(scene, placeTold(scene, index), target)}};
    if (place.kind == PlaceKind::Port)
        setPort(row, scene, scene.definition.ports[scene.state.portAt[place.corner]]);
    else
        setHex(row, scene, state);
    return row;
}

QVariantMap dockRow(const Scene& scene, std::uint8_t corner) {
    const PlaceIndex index = layoutOf(scene).dock(corner);
    const Place& place = layoutOf(scene).places[index];
    const QString target = placeTarget(place);
    QVariantList bays;
    for (std::size_t i = 0; i < baysPerDock; ++i) {
        const Bay& bay = scene.state.docks[corner][i];
        const bool full = bay.ship != none;
        const QString bayTarget = QStringLiteral("%1/ship/%2").arg(target).arg(i + 1);
        bays.append(
            QVariantMap{{"bay", static_cast<int>(i) + 1},
                        {"target", bayTarget},
                        {"ship", full ? QString::fromStdString(scene.definition.ships[bay.ship].id) : QString{}},
                        {"goods", full ? goodsId(scene.definition.ships[bay.ship].goods) : QString{}},
                        {"coins", full ? scene.definition.ships[bay.ship].coins : 0},
                        {"points", full ? scene.definition.ships[bay.ship].points : 0},
                        {"cube", bay.cube > 0},
                        {"ours", full && scene.ours(scene.definition.ships[bay.ship].id)},
                        {"yours", full && scene.yours(scene.definition.ships[bay.ship].id)},
                        {"offer", scene.offers.text(bayTarget)}});
    }
    return {{"key", target},
            {"name", shownName(scene, place)},
            {"target", target},
            {"corner", QString::fromStdString(place.name)},
            {"across", across(place)},
            {"down", down(place)},
            {"side", across(place) < 0 ? QStringLiteral("west") : QStringLiteral("east")},
            {"bays", bays},
            {"pawns", pawnsOn(scene, index)},
            {"offer", scene.offers.text(target)},
            {"acting", actingOn(scene, index)},
            {"bay", scene.state.turn.place == index && scene.state.turn.bay != none ? scene.state.turn.bay + 1 : 0},
            {"accessible", spoken(scene, dockTold(scene, corner), target)}};
}

} // namespace

Rows placeRows(const Scene& scene) {
    Rows rows;
    const Layout& layout = layoutOf(scene);
    for (PlaceIndex i = 0; i < layout.places.size(); ++i)
        if (layout.places[i].kind != PlaceKind::Dock) rows.append(placeRow(scene, i));
    return rows;
}

Rows dockRows(const Scene& scene) {
    Rows rows;
    for (std::uint8_t corner = 0; corner < dockCount; ++corner)
        rows.append(dockRow(scene, corner));
    return rows;
}

} // namespace magister::messina
