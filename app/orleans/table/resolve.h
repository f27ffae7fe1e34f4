// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/table/targets.h"
#include "app/table/referee.h"

/// From a click to what it means.
namespace magister::orleans {

using magister::Picked; ///< a kind of follower on the market or the tower, or technology: see pieceOf()
using Several = SeveralOf<Types>;
using Refused = RefusedOf<Types>;
using Meaning = MeaningOf<Types>;

/// What a click on a target means in this position. picked: the piece picked up before, or nobody.
/// Never nothing: what is not asked for is answered with a card that says what is.
Meaning resolve(const Scene& scene, const TargetIndex& index, const QString& target, std::uint8_t picked);

/// The card for a refused command, with up to three nearest legal things to do instead.
RefusalCard refusalCard(const Scene& scene, const TargetIndex& index, const QString& target, const Refusal& refusal,
                        const Command& command, std::uint8_t picked);
/// Adds what can be done instead to a card that has its target: up to three legal things, the nearest first.
void offerInstead(RefusalCard& card, const Scene& scene, const TargetIndex& index, std::uint8_t picked);

} // namespace magister::orleans
