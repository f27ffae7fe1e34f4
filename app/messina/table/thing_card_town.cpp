// SPDX-License-Identifier: GPL-3.0-or-later
// Cards of hexes, ports and docks, and of what lies on them.
#include "app/messina/words/accessible_text.h"
#include "app/messina/words/effect_text.h"
#include "app/messina/table/targets.h"
#include "app/messina/table/thing_card_parts.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister::messina {

namespace {

std::optional<PlaceIndex> placeNamed(const Scene& scene, const QString& target) {
    const auto& places = layoutOf(scene).places;
    const auto found =
        std::find_if(places.begin(), places.end(), [&](const Place& p) { return placeTarget(p) == target; });
    return found == places.end() ? std::nullopt : std::optional(static_cast<PlaceIndex>(found - places.begin()));
}

ThingTold actionTold(const Scene& scene, EffectIndex effect) {
    return {effectAlone(scene, effect), termOfEffect(scene.definition, effect), {}};
}

ThingTold hexPart(const Scene& scene, PlaceIndex index, const QString& part) {
    const PlaceState& state = scene.state.places[index];
    if (part == QLatin1String("pawns")) return {{}, QStringLiteral("lieutenant"), pawnsTold(scene, index)};
    if (state.hex == none) return {};
    const Hex& hex = scene.definition.hexes[state.hex];
    if (part == QLatin1String("action")) return actionTold(scene, hex.action);
    if (part == QLatin1String("rat")) return {ratTold(scene, hex.rat), QStringLiteral("population-wheel"), {}};
    if (part == QLatin1String("citizens")) return {citizensText(scene, state.citizens), QStringLiteral("rescue"), {}};
    if (part == QLatin1String("cube"))
        return {countedThing(scene, "plague-cube", state.cubes), QStringLiteral("plague-cube"), {}};
    if (part == QLatin1String("cost")) return {costText(scene, hex.cost), QStringLiteral("repopulate"), {}};
    if (part == QLatin1String("people"))
        return {citizensText(scene, hex.ordinary, hex.gold), QStringLiteral("repopulate"), {}};
    if (part == QLatin1String("lieutenant"))
        return {countedThing(scene, "lieutenant", 1), QStringLiteral("repopulate"), {}};
    if (part == QLatin1String("points"))
        return {countedThing(scene, "point", hex.points), QStringLiteral("repopulate"), {}};
    if (part == QLatin1String("owner") && state.owner != none)
        return {spokenPhrase(scene, QT_TRANSLATE_NOOP("Spoken", "repopulated by {who}"),
                             {{"who", seatName(scene, state.owner)}}),
                QStringLiteral("repopulation-tile"),
                {}};
    return {};
}

ThingTold dockPart(const Scene& scene, PlaceIndex index, std::uint8_t corner, const QStringList& parts) {
    if (parts.value(0) == QLatin1String("pawns")) return {{}, QStringLiteral("lieutenant"), pawnsTold(scene, index)};
    const auto& bays = scene.state.docks[corner];
    if (parts.value(0) == QLatin1String("cube")) {
        const auto n = std::count_if(bays.begin(), bays.end(), [](const Bay& bay) { return bay.cube > 0; });
        return {countedThing(scene, "plague-cube", static_cast<int>(n)), QStringLiteral("plague-cube"), {}};
    }
    if (parts.value(0) != QLatin1String("ship")) return {};
    if (parts.size() == 1) return {{}, QStringLiteral("ship"), dockTold(scene, corner).mid(1)};
    const int bay = parts.at(1).toInt();
    if (bay < 1 || bay > static_cast<int>(bays.size())) return {};
    const Bay& there = bays[static_cast<std::size_t>(bay - 1)];
    return there.ship == none
               ? ThingTold{{}, QStringLiteral("bay"), {}}
               : fromPhrases(shipTold(scene, there), QStringLiteral("ship"), scene.definition.ships[there.ship].id);
}

} // namespace

ThingTold placeThing(const Scene& scene, const QString& head, const QStringList& parts) {
    const auto index = placeNamed(scene, head);
    if (!index) return {};
    const Place& place = layoutOf(scene).places[*index];
    if (place.kind == PlaceKind::Dock)
        return parts.isEmpty() ? fromPhrases(dockTold(scene, place.corner), QStringLiteral("dock"))
                               : dockPart(scene, *index, place.corner, parts);
    if (place.kind == PlaceKind::Port) {
        if (parts.value(0) == QLatin1String("action"))
            return actionTold(scene, scene.definition.ports[scene.state.portAt[place.corner]].action);
        if (parts.isEmpty())
            return fromPhrases(placeTold(scene, *index), QStringLiteral("port-hex"),
                               scene.definition.ports[scene.state.portAt[place.corner]].id);
        return hexPart(scene, *index, parts.value(0));
    }
    if (!parts.isEmpty()) return hexPart(scene, *index, parts.value(0));
    const TileIndex hex = scene.state.places[*index].hex;
    return hex == none
               ? fromPhrases(placeTold(scene, *index), QStringLiteral("extension-place"))
               : fromPhrases(placeTold(scene, *index), QStringLiteral("district-hex"), scene.definition.hexes[hex].id);
}

} // namespace magister::messina
