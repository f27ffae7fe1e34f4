// SPDX-License-Identifier: GPL-3.0-or-later
// Cards of towns, routes and the goods on them.
#include "app/orleans/table/thing_card_parts.h"
#include "app/orleans/words/accessible_text.h"

#include <QCoreApplication>

namespace magister::orleans {

namespace {

/// Places whose action moves one's own merchant along such a way.
QString placesThatTravel(const Scene& scene, Way way) {
    QStringList names;
    for (std::size_t i = 0; i < placeCount; ++i) {
        const Effect& effect = scene.definition.places[i].effect;
        if (effect.kind == EffectKind::Travel && (effect.ways & setOf(way)))
            names.append(nameOf(scene, placeWord(placeAt(i))));
    }
    return joined(names);
}

} // namespace

ThingTold townThing(const Scene& scene, const QString& name) {
    const TownIndex town = scene.definition.town(name.toStdString());
    if (town == none) return {};
    const Fields guildhall{{"place", placeWord(PlaceId::Guildhall)}};
    return cardOf(
        townTold(scene, town), QStringLiteral("station"),
        scene.definition.towns[town].stationEach
            ? cardSay(scene,
                      QT_TRANSLATE_NOOP("OrleansCard", "A town on the map. Every player can build one trading station "
                                                       "here while their merchant is in town ({place:nom})."),
                      guildhall)
            : cardSay(scene,
                      QT_TRANSLATE_NOOP("OrleansCard", "A town on the map. You can build a trading station where your "
                                                       "merchant stands ({place:nom}); this town has room for one."),
                      guildhall));
}

ThingTold wayThing(const Scene& scene, const QString& name, const QStringList& parts) {
    const ConnectionIndex index = scene.definition.connection(name.toStdString());
    if (index == none) return {};
    const Connection& connection = scene.definition.connections[index];
    const Fields places{{"places", placesThatTravel(scene, connection.way)}};
    if (parts.isEmpty())
        return connection.way == Way::Water
                   ? cardOf(wayTold(scene, index), QStringLiteral("ship"),
                            cardSay(
                                scene,
                                QT_TRANSLATE_NOOP(
                                    "OrleansCard",
                                    "A waterway between two towns. Places that move your merchant along it: {places}."),
                                places))
                   : cardOf(wayTold(scene, index), QStringLiteral("cart"),
                            cardSay(scene,
                                    QT_TRANSLATE_NOOP(
                                        "OrleansCard",
                                        "A road between two towns. Places that move your merchant along it: {places}."),
                                    places));
    bool sound = false;
    const int slot = parts.value(1).toInt(&sound);
    if (parts.size() != 2 || parts.front() != QLatin1String("good") || !sound || slot < 0 ||
        slot >= connection.slotCount)
        return {};
    const auto where = static_cast<SlotIndex>(connection.firstSlot + slot);
    const std::uint8_t good = scene.state.map[where];
    return cardOf(goodTold(scene, where),
                  good == none ? QStringLiteral("slot-any") : icons::good(static_cast<Good>(good)),
                  cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard",
                                                   "A space for a goods tile on a route. When your merchant travels "
                                                   "along it, you may take one goods tile; it is not replaced.")));
}

} // namespace magister::orleans
