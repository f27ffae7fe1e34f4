// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"
#include "engine/orleans/observe.h"
#include "engine/orleans/session.h"

#include <QVariantList>

#include <array>

/// Trying something out without playing it.
namespace magister::orleans {

/// The followers of each player, wherever they are.
using FollowersByPlayer = std::array<TokenCounts, maxPlayers>;

/// The followers of each player at that position, as the table has seen them come and go: recruits, deeds, the Plague and
/// torture are open to all. Precondition: step <= lastStep(session).
FollowersByPlayer followersTold(const Session& session, std::size_t step);

/// That position as the viewer may suppose it to be: everything hidden is drawn anew, the generator, the order of the
/// hourglass, what others hold in a hand that nobody sees. Plans that others make in secret are taken back, also of whoever
/// has said done: they have planned nothing new. The bags of others hold what is left of `followers` when all that lies
/// in sight is taken off. Depends on the seed, on `followers` and on what the viewer sees; nobody: what an onlooker sees.
State redrawn(const State& state, const FollowersByPlayer& followers, PlayerIndex viewer, std::uint64_t seed);
/// The same with the followers that the table has been told of.
State redrawn(const Session& session, std::size_t step, PlayerIndex viewer, std::uint64_t seed);

/// The present position of a game that stands on another device, as the viewer was told of it, with something laid wherever
/// that is hidden: the engine may perform a command on it. What comes of it is true as far as nothing is turned up.
State supposed(const Session& session, PlayerIndex viewer);

/// A position of a try, and what happens there, as whoever has begun the try sees it. Nothing in it is a real secret: the
/// plans and hands of others have come up in the try. Chance stays hidden, and so do the bags of others.
Observation observeTry(const State& state, PlayerIndex viewer);
Event observeTry(const Event& event, PlayerIndex viewer);

/// What a player had at one position and has at another, as {what, icon, before, after, rule}: points (what the position
/// would count if the game ended now), coins and development always; goods, citizens, stations on the map and followers
/// where they differ.
QVariantList comparison(const Definition& definition, const State& before, const State& after, PlayerIndex player);

} // namespace magister::orleans
