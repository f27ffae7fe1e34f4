// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/table/icons.h"
#include "app/orleans/words/names.h"
#include "app/orleans/words/target_names.h"

#include <QVariantMap>

/// What several projections share.
namespace magister::orleans {

/// The word in the nominative, for one.
inline QString called(const Scene& scene, const Word& word) {
    return phrase(scene.language, QStringLiteral("{word:nom}"), {{"word", word}});
}
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
            {"icon", tokenIcon(token)},
            {"name", tokenText(scene, token)},
            {"own", isOwn(token)},
            {"n", n}};
}
/// "printed", "ours" or "yours".
inline QString provenanceOf(const Scene& scene, PlaceId place) {
    const char* part = !isTile(place) ? "places/" : isExtraTile(place) ? "extraTiles/" : "tiles/";
    const std::string component = part + std::string(idOf(place));
    return scene.yours(component) ? QStringLiteral("yours")
                                  : scene.ours(component) ? QStringLiteral("ours") : QStringLiteral("printed");
}

} // namespace magister::orleans
