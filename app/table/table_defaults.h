// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/piece_move.h"
#include "app/table/scene.h"
#include "app/table/tip.h"

#include <QVariantList>

#include <optional>

/// What a game need not give to TableOf. A function of the same name in the namespace of the game goes before the one
/// here: that is how a game says more.
namespace magister {

/// No command moves one of several pieces of a player.
template <class Command> std::uint8_t pieceOf(const Command&) {
    return nobody;
}
/// Nothing is paid for in coins.
template <class Definition, class State, class Command>
int coinsFor(const Definition&, const State&, std::uint8_t, const Command&) {
    return 0;
}
/// A menu lists what a click may mean in the order of the choices.
template <class Definition, class State, class Command>
QVector<Command> cheapestFirst(const Definition&, const State&, std::uint8_t, const QVector<Command>& commands) {
    return commands;
}
template <class Types> QString seatName(const SceneOf<Types>& scene, std::uint8_t player) {
    return seatName(scene.language, scene.seats, player);
}
/// Every question takes one answer.
template <class Types, class Session> QString progressText(const SceneOf<Types>&, const Session&, std::size_t) {
    return {};
}
/// No click opens a menu or picks a piece up.
template <class Types> QVariantMap menuPreviewRow(const SceneOf<Types>&, int) {
    return {};
}
template <class Types> QVariantMap pickPreviewRow(const SceneOf<Types>&, bool) {
    return {};
}
/// A click is explained by the thing, whichever of its commands it gives.
template <class Types, class Index, class Command>
auto ruleOfClick(const SceneOf<Types>& scene, const Index& index, const QString& target, const Command&) {
    return ruleOfTarget(scene, index, target);
}
/// Whoever has answered is not asked again: no command by which a player who is done takes that back, and no target
/// that stands for it.
template <class Types> std::optional<typename Types::Command> recall(const SceneOf<Types>&, std::uint8_t) {
    return std::nullopt;
}
template <class Types> std::uint8_t recalledBy(const SceneOf<Types>&, const QString&) {
    return nobody;
}
template <class Types> QVariantMap recallPreviewRow(const SceneOf<Types>&, std::uint8_t) {
    return {};
}
/// Nothing is worth a tip.
template <class Types, class Index>
QVector<TipHere> tipsHere(const SceneOf<Types>&, const Index&, const QString& /*pointed*/) {
    return {};
}
/// Nothing travels on screen.
template <class Types, class State, class Event>
QVector<PieceMove> pieceMoves(const SceneOf<Types>&, const State&, const Event&) {
    return {};
}
/// Nobody has secrets of their own: a try is seen as the game is.
template <class State> auto observeTry(const State& state, std::uint8_t viewer) {
    return observe(state, viewer);
}
/// The setup is not told in steps.
template <class Types, class Setup> QVariantList setupStory(const SceneOf<Types>&, const Setup&) {
    return {};
}
/// A line of the score has neither a story nor a printed scale, and nobody is advised.
template <class Types, class Session>
Rows scoreOrigins(const SceneOf<Types>&, const Session&, const QString&, std::uint8_t) {
    return {};
}
template <class Types> QVariantMap scoreScale(const SceneOf<Types>&, const QString&, std::uint8_t) {
    return {};
}
template <class Types, class Session> Rows endingAdvice(const SceneOf<Types>&, const Session&, std::uint8_t) {
    return {};
}

} // namespace magister
