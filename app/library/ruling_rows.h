// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rule_library.h"

#include <QVariantMap>

namespace magister {

/// What a table may decide about a rule, in a language; empty where there is nothing to decide. {option, title, choices,
/// atTable, departs}: choices as {choice, label, text, isDefault, isChosen, editions} in the order of the catalogue,
/// editions the codes of the printed rulebooks that read it so; departs: the table plays it otherwise than the article
/// tells. `rulings` is {option: choice} of the table; empty away from one.
QVariantMap rulingRow(const RuleLibrary& library, const QString& language, const QString& ruleId,
                      const QVariantMap& rulings);

} // namespace magister
