// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/scene.h"

namespace magister::messina {

/// An effect in a few words: "1 wood, 1 coin", "Build or 1 big fire". Empty for nothing.
QString effectText(const Scene& scene, EffectIndex effect);
/// The same beginning with a capital letter, for a button or a line of its own.
QString effectAlone(const Scene& scene, EffectIndex effect);
/// A price: "1 coin, 2 wood"; "free" when nothing is asked.
QString costText(const Scene& scene, const Cost& cost);
/// Several counted words as a list: "1 nun, 2 craftsmen"; classes nobody is counted of are left out.
QString citizensText(const Scene& scene, const std::array<std::uint8_t, classCount>& ordinary,
                     const std::array<std::uint8_t, classCount>& gold = {});

} // namespace magister::messina
