// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/table/thing_card.h"
#include "app/orleans/words/icon_names.h"
#include "app/orleans/words/names.h"

#include <optional>

/// The parts of thingTold(), by where a thing lies. Each answers with nothing known for a name it does not know. Names
/// and parts are those of a target: "way:<name>/<parts>".
namespace magister::orleans {

ThingTold townThing(const Scene& scene, const QString& name);
ThingTold wayThing(const Scene& scene, const QString& name, const QStringList& parts);
ThingTold trackThing(const Scene& scene, const QString& name, const QStringList& parts);
ThingTold developmentThing(const Scene& scene, const QStringList& parts);
ThingTold deedThing(const Scene& scene, const QString& name, const QStringList& parts);
ThingTold stackThing(const Scene& scene, const QString& name);
ThingTold tileThing(const Scene& scene, const QString& name);
ThingTold goodsThing(const Scene& scene, const QString& name);
ThingTold supplyThing(const Scene& scene, const QString& name);
ThingTold eventThing(const Scene& scene, const QString& name);
ThingTold hourglassThing(const Scene& scene);
ThingTold technologiesThing(const Scene& scene);
ThingTold seatThing(const Scene& scene, PlayerIndex player, const QStringList& parts);

/// What a place is, by how it works.
QString placeMeaning(const Scene& scene, PlaceId place);
/// The component of the pack that a place is: "tiles/hayrick".
std::string componentOf(PlaceId place);

/// The member of a vocabulary with that id, or nothing.
template <class Enum> std::optional<Enum> named(const QString& name) {
    return fromId<Enum>(name.toStdString());
}
/// A sentence or phrase of the cards.
inline QString cardSay(const Scene& scene, const char* source, const Fields& fields = {}) {
    return say(scene.language, "OrleansCard", source, fields);
}
/// The first phrase is the name, the others stand below it.
inline ThingTold cardOf(const QStringList& told, const QString& icon, const QString& meaning) {
    return {told.value(0), icon, meaning, told.mid(1)};
}

} // namespace magister::orleans
