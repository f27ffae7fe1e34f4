// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/table/effect_icons.h"
#include "app/orleans/table/thing_card_parts.h"
#include "app/orleans/words/icon_names.h"
#include "app/orleans/words/names.h"
#include "app/orleans/words/target_names.h"

#include <QVariantMap>

/// What several projections share.
namespace magister::orleans {

inline QString tinctureOf(const Scene& scene, PlayerIndex player) {
    return scene.seats.value(player).tincture;
}
/// {seat, tincture}
inline QVariantMap pieceOfSeat(const Scene& scene, PlayerIndex player) {
    return {{"seat", player + 1}, {"tincture", tinctureOf(scene, player)}};
}
/// Those players for whom that holds, as {seat, tincture}.
template <class Holds> QVariantList piecesOf(const Scene& scene, Holds holds) {
    QVariantList list;
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p)
        if (holds(p)) list.append(pieceOfSeat(scene, p));
    return list;
}
/// Id of the kind that a token is of, own-coloured or not; "technology"; empty for nothing.
inline QString kindId(Token token) {
    if (token == Token::Technology) return QStringLiteral("technology");
    return isFollower(token) ? targets::idText(idOf(kindOf(token))) : QString{};
}
/// {token, icon, name, own, n}
inline QVariantMap countedToken(const Scene& scene, Token token, int n) {
    return {{"token", kindId(token)},
            {"icon", icons::token(token)},
            {"name", tokenText(scene, token)},
            {"own", isOwn(token)},
            {"n", n}};
}
/// "printed", "ours" or "yours".
inline QString provenanceOf(const Scene& scene, PlaceId place) {
    const std::string component = componentOf(place);
    return scene.yours(component)  ? QStringLiteral("yours")
           : scene.ours(component) ? QStringLiteral("ours")
                                   : QStringLiteral("printed");
}

} // namespace magister::orleans
