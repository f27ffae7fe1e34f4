// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/table/targets.h"
#include "app/table/meaning.h"

/// From a click to what it means.
namespace magister::messina {

using magister::Picked;
using Several = SeveralOf<Types>;
using Refused = RefusedOf<Types>;
using Meaning = MeaningOf<Types>;

/// What a click on a target means in this position. selected: the lieutenant picked up before, or none.
/// Never nothing: what is not asked for is answered with a card that says what is.
Meaning resolve(const Scene& scene, const TargetIndex& index, const QString& target, std::uint8_t selected);

/// The card for a refused command, with up to three nearest legal things to do instead.
RefusalCard refusalCard(const Scene& scene, const TargetIndex& index, const QString& target, const Refusal& refusal,
                        const Command& command, std::uint8_t selected);
/// Adds what can be done instead to a card that has its target: up to three legal things, the nearest first.
void offerInstead(RefusalCard& card, const Scene& scene, const TargetIndex& index, std::uint8_t selected);

} // namespace magister::messina
