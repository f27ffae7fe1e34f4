// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/pack/map_drawing.h"
#include "app/orleans/table/targets.h"

#include <QStringList>

/// Projections: what the screen shows of a position, as rows of named roles. Pure functions; every row has a `key`.
/// The roles are those of the table's models; the lists here are their one definition. The boards are those of
/// scene.viewer, who must be a player.
namespace magister::orleans {

/// Roles besides `key`, by model.
namespace roles {
extern const QStringList seats, towns, ways, mapGoods, places, market, tracks, development, deeds, goodsMarket, tiles,
    hourglass, buttons, variants, log, scores;
}

Rows seatRows(const Scene& scene);
/// What the seat on view owns and may be asked to pay with or to give up, {target, name, icon, n, offer} by the part of
/// its target behind the seat: "stations", "bag", "ware:wine".
QVariantMap belongings(const Scene& scene);

// the map; `drawing` is that of the pack in play
Rows townRows(const Scene& scene, const MapDrawing& drawing);
Rows wayRows(const Scene& scene, const MapDrawing& drawing);
Rows mapGoodRows(const Scene& scene, const MapDrawing& drawing);
/// {width, height}
QVariantMap mapRow(const MapDrawing& drawing);
/// Ways that the places of the seat on view open to its merchant with whoever stands there now.
WaySet openWays(const Scene& scene);
/// Towns one step from the merchant of the seat on view, as targets.
QStringList reachableTowns(const Scene& scene);

// the board on view
Rows placeRows(const Scene& scene);
/// Spaces of market and tower, then what is drawn and not laid down yet; empty ones as well. picked: see pieceOf().
Rows marketRows(const Scene& scene, std::uint8_t picked = nobody);
/// {mine, total, tokens: [{token, icon, name, own, n}], draws, free}; draws: how many will be drawn next.
QVariantMap bagRow(const Scene& scene);
/// [{token, name, icon, own, n, percent, text}]: the chance that at least one of them is among those drawn next. Only
/// where the bag may be looked into. draw.look-in-bag
QVariantList drawOdds(const Scene& scene);

// the boards in the middle
Rows trackRows(const Scene& scene);
Rows developmentRows(const Scene& scene);
Rows deedRows(const Scene& scene);
Rows goodsMarketRows(const Scene& scene);
/// Both stacks, in the order of the pack.
Rows tileRows(const Scene& scene);
Rows hourglassRows(const Scene& scene);
/// {technologies, citizensLeft, hourglassLeft, bankUnlimited, bank}
QVariantMap supplyRow(const Scene& scene);

// the course of the round
/// {index, ids, names}; index -1 outside of a round.
QVariantMap phaseRow(const Scene& scene);
/// {together, waiting: [{seat, tincture, name, ready, plan, again}]}: everybody, while all draw or plan at the same time.
/// plan: a target; again: it leads that seat back to its plan.
QVariantMap planningRow(const Scene& scene);
/// {known, event, name, icon, text, phase, negative, target, rule, ruleNumber, ruleTitle, forecast: [{seat, tincture,
/// name, text, icon, delta, kind}]}: what each would gain or lose as things stand; empty once it has begun.
QVariantMap eventRow(const Scene& scene);

/// {seat, name, tincture, step, told, rival, sentence, rule, ruleNumber, ruleTitle}; step: the phase, from 1; told: it
/// is said what happens, and nothing is decided.
QVariantMap promptRow(const Scene& scene);
/// Buttons of the open question: what can be pressed, and what belongs to it though it would be refused.
Rows buttonRows(const Scene& scene, const TargetIndex& index);
Rows variantRows(const Scene& scene, const QVector<Command>& variants);

/// Lines of the final scoring, then the total; empty until the game is over.
Rows scoreRows(const Scene& scene, const std::vector<ScoreLine>& lines);
/// The roles of one entry of the log.
QVariantMap logRow(const Scene& scene, const Event& event);
/// Adds rule, ruleNumber and ruleTitle.
void setRule(QVariantMap& row, const Scene& scene, Rule rule);

} // namespace magister::orleans
