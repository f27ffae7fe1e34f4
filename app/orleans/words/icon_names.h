// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/target_names.h"

/// Names of the drawings of resources/art/icons.
namespace magister::orleans::icons {

inline QString follower(Follower kind) {
    return kind == Follower::Craftsman ? QStringLiteral("f-artisan")
                                       : QStringLiteral("f-") + targets::idText(idOf(kind));
}
inline QString token(Token token) {
    return token == Token::Technology ? QStringLiteral("tech")
           : isFollower(token)        ? follower(kindOf(token))
                                      : QString{};
}
/// The dashed outline of what a slot asks for.
inline QString slot(Slot slot) {
    return slot == Slot::Any         ? QStringLiteral("slot-any")
           : slot == Slot::Craftsman ? QStringLiteral("slot-artisan")
                                     : QStringLiteral("slot-") + targets::idText(idOf(slot));
}
inline QString good(Good good) {
    return QStringLiteral("g-") + targets::idText(idOf(good));
}
inline QString ware(Ware ware) {
    return ware == Ware::Bread ? QStringLiteral("g-bread") : good(goodOf(ware));
}
inline QString place(PlaceId place) {
    return QStringLiteral("pl-") + targets::idText(idOf(place));
}
inline QString event(EventKind kind) {
    return QStringLiteral("ev-") + targets::idText(idOf(kind)).replace(u'_', u'-');
}
/// A piece in the colour of a seat: "disc", "house", "merchant".
inline QString piece(const char* kind, const Scene& scene, PlayerIndex owner) {
    return QLatin1String(kind) + u'-' + scene.seats.value(owner).tincture;
}

} // namespace magister::orleans::icons
