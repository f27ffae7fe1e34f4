// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/rows.h"

#include "app/messina/words/accessible_text.h"
#include "app/messina/words/icons.h"
#include "app/messina/words/names.h"

namespace magister::messina {

const QStringList roles::markets{"kind", "n",      "target", "alias",         "tile",      "cls",
                                 "cost", "output", "extra",  "needsUpgraded", "late",      "points",
                                 "left", "empty",  "ours",   "yours",         "offer",     "accessible"};

namespace {

/// A row with everything a missing tile lacks; the caller fills in what its tile has.
QVariantMap emptyRow(const Scene& scene, const QString& kind, std::uint8_t pile, const QString& place,
                     std::size_t left) {
    const QString target = QStringLiteral("market:%1/%2").arg(kind, place);
    return {{"key", kind + '/' + place},
            {"kind", kind},
            {"n", pile + 1},
            {"target", target},
            {"alias", target},
            {"tile", QString{}},
            {"cls", QString{}},
            {"cost", QVariantList{}},
            {"output", QVariantList{}},
            {"extra", QVariantList{}},
            {"needsUpgraded", false},
            {"late", false},
            {"points", 0},
            {"left", static_cast<int>(left)},
            {"empty", left == 0},
            {"ours", false},
            {"yours", false},
            {"offer", scene.offers.text(target)},
            {"accessible", spoken(scene, marketTold(scene, kind, pile), target)}};
}

void setTile(QVariantMap& row, const Scene& scene, const QString& kind, const std::string& id, const Cost& cost) {
    row.insert("alias", QStringLiteral("market:%1/%2").arg(kind, tileAlias(id)));
    row.insert("tile", QString::fromStdString(id));
    row.insert("cost", costIcons(cost));
    row.insert("ours", scene.ours(id));
    row.insert("yours", scene.yours(id));
}

QVariantMap hutUpgrade(const Scene& scene, std::uint8_t pile) {
    const QString kind = QStringLiteral("hut-upgrades");
    const auto& tiles = scene.state.huts[pile];
    QVariantMap row = emptyRow(scene, kind, pile, QString::number(pile + 1), tiles.size());
    if (tiles.empty()) return row;
    const HutUpgrade& tile = scene.definition.hutUpgrades[tiles.back()];
    setTile(row, scene, kind, tile.id, tile.cost);
    row.insert("output", effectIcons(scene.definition, tile.output));
    return row;
}

QVariantMap workshop(const Scene& scene, CitizenClass c) {
    const QString kind = QStringLiteral("workshops");
    const auto pile = static_cast<std::uint8_t>(c);
    const auto& tiles = scene.state.workshops[pile];
    QVariantMap row = emptyRow(scene, kind, pile, classId(c), tiles.size());
    row.insert("cls", classId(c));
    if (tiles.empty()) return row;
    const Workshop& tile = scene.definition.workshops[tiles.back()];
    setTile(row, scene, kind, tile.id, tile.cost);
    row.insert("output", effectIcons(scene.definition, tile.output));
    row.insert("extra", effectIcons(scene.definition, tile.upgradedExtra));
    row.insert("needsUpgraded", tile.needsUpgraded);
    row.insert("late", tile.late);
    return row;
}

QVariantMap cart(const Scene& scene, std::uint8_t pile) {
    const QString kind = QStringLiteral("carts");
    const auto& tiles = scene.state.carts[pile];
    QVariantMap row = emptyRow(scene, kind, pile, QString::number(pile + 1), tiles.size());
    if (tiles.empty()) return row;
    const Cart& tile = scene.definition.carts[tiles.back()];
    setTile(row, scene, kind, tile.id, tile.cost);
    row.insert("points", tile.points);
    return row;
}

} // namespace

Rows marketRows(const Scene& scene) {
    Rows rows;
    for (std::uint8_t pile = 0; pile < scene.state.huts.size(); ++pile)
        rows.append(hutUpgrade(scene, pile));
    for (const CitizenClass c : allClasses)
        rows.append(workshop(scene, c));
    for (std::uint8_t pile = 0; pile < scene.definition.cartStacks[scene.state.playerCount]; ++pile)
        rows.append(cart(scene, pile));
    return rows;
}

} // namespace magister::messina
