// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/shown_targets.h"

#include "app/orleans/words/target_names.h"
#include "engine/orleans/notation.h"

namespace magister::orleans {

namespace {

class Shown {
public:
    explicit Shown(const Scene& s) : scene(s) {}

    QStringList names() {
        addMap();
        addTracks();
        addMiddle();
        addBoard();
        for (PlayerIndex p = 0; p < scene.state.playerCount; ++p)
            if (p != scene.viewer) addSeat(p);
        all.append(QStringLiteral("prompt"));
        return all;
    }

private:
    void addMap() {
        const Definition& definition = scene.definition;
        for (TownIndex town = 0; town < definition.towns.size(); ++town)
            all.append(targets::town(definition, town));
        for (ConnectionIndex way = 0; way < definition.connections.size(); ++way) {
            all.append(targets::way(definition, way));
            const Connection& connection = definition.connections[way];
            for (int i = 0; i < connection.slotCount; ++i)
                all.append(targets::mapGood(definition, static_cast<SlotIndex>(connection.firstSlot + i)));
        }
    }
    void addTracks() {
        for (const Track track : allTracks) {
            all.append(targets::track(track));
            for (int space = 0; space <= scene.definition.track(track).lastSpace(); ++space)
                all.append(targets::trackSpace(track, space));
        }
        all.append(QStringLiteral("development"));
        for (int space = 0; space <= scene.definition.development.lastSpace; ++space)
            all.append(targets::developmentSpace(space));
        for (const Follower kind : allFollowers)
            all.append(targets::supply(kind));
    }
    void addMiddle() {
        for (std::size_t i = 0; i < deedCount; ++i) {
            const auto deed = static_cast<DeedId>(i);
            all.append(targets::deed(deed));
            for (const Follower kind : allFollowers)
                if (scene.definition.deed(deed).spaces[static_cast<std::size_t>(kind)] > 0)
                    all.append(targets::deedSpace(deed, kind));
        }
        all.append(QStringLiteral("market:goods"));
        for (const Good good : allGoods)
            all.append(targets::goods(good));
        for (const char* name : {"market:tiles", "stack:1", "stack:2", "technologies", "hourglass"})
            all.append(QLatin1String(name));
        for (std::size_t i = boardPlaceCount; i < placeCount; ++i)
            if (scene.state.stacks & setOf(placeAt(i))) all.append(targets::tile(placeAt(i)));
        for (const EventKind event : allEvents)
            all.append(targets::event(event));
    }
    /// What is seen of every player.
    void addSeat(PlayerIndex p) {
        all.append(targets::seat(p));
        for (const char* part : {"coins", "bag", "technology", "stations", "merchant", "citizens", "development"})
            all.append(targets::atSeat(p, QLatin1String(part)));
        for (const Ware ware : allWares)
            if (ware != Ware::Bread || scene.state.extraTiles || scene.state.players[p].ware(ware) > 0)
                all.append(targets::ware(p, ware));
    }
    void addSpaces(const char* zone, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i)
            all.append(targets::atSeat(scene.viewer, QStringLiteral("%1/%2").arg(QLatin1String(zone)).arg(i)));
    }
    void addBoard() {
        const Player& player = viewed(scene);
        addSeat(scene.viewer);
        for (std::size_t i = 0; i < placeCount; ++i)
            if (player.owns(placeAt(i))) addPlace(placeAt(i));
        addSpaces("market", maxMarketSpaces);
        if (player.owns(PlaceId::GunpowderTower))
            addSpaces("tower", scene.definition.place(PlaceId::GunpowderTower).effect.spaces);
        addSpaces("hand", player.hand.size());
    }
    void addPlace(PlaceId id) {
        const Place& place = scene.definition.place(id);
        all.append(targets::place(scene.viewer, id));
        if (!place.openRow) {
            for (SlotOfPlace slot = 0; slot < place.actionSlots.size(); ++slot)
                all.append(targets::slot(scene.definition, scene.viewer, id, slot));
            return;
        }
        const QString row = targets::slot(scene.definition, scene.viewer, id, 0);
        all.append(row);
        for (std::size_t i = 0; i < followerTokenCount; ++i)
            if (viewed(scene).work.theatre.counts[i] > 0)
                all.append(row + u'/' + targets::idText(idOf(static_cast<Token>(i + 1))));
    }

    const Scene& scene;
    QStringList all;
};

} // namespace

QStringList shownTargets(const Scene& scene) {
    return Shown(scene).names();
}

} // namespace magister::orleans
