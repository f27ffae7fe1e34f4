// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/scene.h"
#include "app/messina/table/targets.h"

#include <QStringList>

/// Projections: what the screen shows of a position, as rows of named roles. Pure functions; every row has a `key`.
/// The roles are those of the table's models; the lists here are their one definition.
namespace magister::messina {

/// Roles besides `key`, by model.
namespace roles {
extern const QStringList seats, places, docks, squares, nodes, overseers, huts, workshops, carts, ships, scroll, books,
    markets, rounds, buttons, variants, log, scores;
}

Rows seatRows(const Scene& scene);
/// The lieutenants of a seat, as in its row: {n, status, place, where, target, offer}.
QVariantList seatLieutenants(const Scene& scene, PlayerIndex player);
/// The opponent of the solo game; empty in a game of several: {seat, target, name, tincture, ordinal, active,
/// lieutenants, popularity, space, ships, carts, workshops, huts, pile, tiles, out, tile, deed, accessible}. `tile` is
/// what was turned up last in this round, as soloTileRow() with the `place` the opponent went to, or empty; `deed` says what it tells the opponent to do.
QVariantMap opponentRow(const Scene& scene);
/// What the tile turned up last tells the opponent to do, as a sentence; empty in a game of several and at the end.
QString opponentDeed(const Scene& scene);
/// {hex, action, used}: both parts of a solo tile as icons, and whether the opponent went there. solo.deck
QVariantMap soloTileRow(const Scene& scene, TileIndex tile, bool used);
/// Districts, extensions and ports. across, down: centre of the hex in radii.
Rows placeRows(const Scene& scene);
Rows dockRows(const Scene& scene);

Rows squareRows(const Scene& scene);
Rows nodeRows(const Scene& scene);
Rows overseerRows(const Scene& scene);
Rows hutRows(const Scene& scene);
Rows workshopRows(const Scene& scene);
Rows cartRows(const Scene& scene);
Rows shipRows(const Scene& scene);
Rows scrollRows(const Scene& scene);

Rows bookRows(const Scene& scene);
Rows marketRows(const Scene& scene);
Rows roundRows(const Scene& scene);
/// {rat, nun, craftsman, aristocrat, none}: the rat and the field colours in the window of the wheel.
QVariantMap wheelRow(const Scene& scene);

/// {seat, name, tincture, step, told, rival, sentence, rule, ruleNumber, ruleTitle}; the table adds `progress`. told: it is
/// said what happens, and nothing is asked; rival: the opponent of the solo game is about to move.
QVariantMap promptRow(const Scene& scene);
/// Buttons of the open prompt: what can be pressed, and what belongs to the question though it would be refused.
Rows buttonRows(const Scene& scene, const TargetIndex& index);
Rows variantRows(const Scene& scene, const QVector<Command>& variants);

/// Lines of the final scoring, then the total; empty until the game is over.
Rows scoreRows(const Scene& scene, const std::vector<ScoreLine>& lines);

/// The roles of one entry of the log.
QVariantMap logRow(const Scene& scene, const Event& event);

/// Adds rule, ruleNumber and ruleTitle.
void setRule(QVariantMap& row, const Scene& scene, Rule rule);

} // namespace magister::messina
