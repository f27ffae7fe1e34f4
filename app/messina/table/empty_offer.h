// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/scene.h"

/// Offers of which nothing can be done as things stand, so that they can only be declined.
namespace magister::messina {

/// Whether nothing of what the open question offers can be done: no tile paid for, nobody upgraded. Refreshing tiles does
/// not count, since it costs something and what it turns up is not known; nor does what may be done beside any question.
/// False where nothing can be declined.
bool offersNothing(const Definition& definition, const State& state);

/// Whether this side of a slash gives nothing and opens a question that offers nothing. Such a side is not proposed, and
/// is told before it is chosen. False for any other command.
bool bringsNothing(const Definition& definition, const State& state, const Command& command);

/// Of a question that offers nothing, in one sentence: that it can only be declined, and what is missing. `scene` is the
/// position of that question.
QString emptyOfferText(const Scene& scene);

} // namespace magister::messina
