// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/scene.h"

#include <optional>

namespace magister::messina {

/// An answer to a question that tables decide for themselves.
struct RulingAnswer {
    std::size_t question{}; ///< index into rulingOptions()
    std::uint8_t choice{};  ///< index into its choices
};
/// Nothing if there is no such question or no such answer.
std::optional<RulingAnswer> rulingAnswer(const QString& option, const QString& choice);
/// All answers as {option: choice}.
QVariantMap rulingsMap(const Rulings& rulings);

/// A table has changed its mind: from then on it plays by that answer.
struct RulingSwitched {
    std::size_t after{}; ///< so many events had been told
    int round{};
    RulingAnswer answer;
};
/// "From now on: ..."
QString switchText(const Scene& scene, const RulingAnswer& answer);
/// The roles of its entry in the log, those of logRow().
QVariantMap switchRow(const Scene& scene, const RulingAnswer& answer);

} // namespace magister::messina
