// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"

#include "engine/orleans/vocabulary.h"

/// How the things on screen are called in clicks, lights and cards. Ids are those of the pack and of ids.h; seats count
/// from 1.
namespace magister::orleans::targets {

inline QString idText(std::string_view id) {
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

inline QString seat(PlayerIndex player) {
    return QStringLiteral("seat:%1").arg(player + 1);
}
/// "seat:1/coins"
inline QString atSeat(PlayerIndex player, const QString& part) {
    return seat(player) + u'/' + part;
}
inline QString ware(PlayerIndex player, Ware ware) {
    return atSeat(player, QStringLiteral("ware:") +
                              (ware == Ware::Bread ? QStringLiteral("bread") : idText(idOf(goodOf(ware)))));
}
inline QString place(PlayerIndex player, PlaceId place) {
    return atSeat(player, QStringLiteral("place:") + idText(idOf(place)));
}
/// The open row of the Theatre has no slots: what stands there is "…/open".
inline QString slot(const Definition& definition, PlayerIndex player, PlaceId where, SlotOfPlace slot) {
    return place(player, where) +
           (definition.place(where).openRow ? QStringLiteral("/open") : QStringLiteral("/slot/%1").arg(slot));
}
inline QString tile(PlaceId place) {
    return QStringLiteral("tile:") + idText(idOf(place));
}
inline QString stack(Stack stack) {
    return stack == Stack::I ? QStringLiteral("stack:1") : QStringLiteral("stack:2");
}
inline QString town(const Definition& definition, TownIndex town) {
    return QStringLiteral("town:") + idText(definition.towns[town].id.view());
}
inline QString way(const Definition& definition, ConnectionIndex connection) {
    return QStringLiteral("way:") + idText(definition.connections[connection].id.view());
}
/// A goods slot of the map, by its index in the definition.
inline QString mapGood(const Definition& definition, SlotIndex slot) {
    const ConnectionIndex connection = definition.goodsSlots[slot].connection;
    return way(definition, connection) +
           QStringLiteral("/good/%1").arg(slot - definition.connections[connection].firstSlot);
}
inline QString track(Track track) {
    return QStringLiteral("track:") + idText(idOf(track));
}
inline QString trackSpace(Track which, int space) {
    return track(which) + QStringLiteral("/%1").arg(space);
}
inline QString developmentSpace(int space) {
    return QStringLiteral("development/%1").arg(space);
}
inline QString deed(DeedId deed) {
    return QStringLiteral("deed:") + idText(idOf(deed));
}
inline QString deedSpace(DeedId which, Follower kind) {
    return deed(which) + u'/' + idText(idOf(kind));
}
inline QString goods(Good good) {
    return QStringLiteral("goods:") + idText(idOf(good));
}
inline QString supply(Follower kind) {
    return QStringLiteral("supply:") + idText(idOf(kind));
}
inline QString event(EventKind kind) {
    return QStringLiteral("event:") + idText(idOf(kind));
}

} // namespace magister::orleans::targets
