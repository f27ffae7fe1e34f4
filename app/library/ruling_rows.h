// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/rule_library.h"

#include <QVariantMap>

namespace magister {

/// What a table may decide about a rule, in a language; empty where there is nothing to decide. {option, title, choices,
/// atTable, departs}: choices as {choice, label, text, isDefault, isChosen, editions} in the order of the catalogue,
/// editions the codes of the printed rulebooks that read it so; departs: the table plays it otherwise than the article
/// tells. `rulings` is {option: choice} of the table; empty away from one.
///
/// Away from a table `household` is {option: choice} for the games to come: isChosen marks its answer, the default
/// where it has none. At a table `changes` says which choices it may still take, as Table::rulingChanges() gives
/// it for this question: {choice: {possible, reason}}. Where it is given, every choice has `possible` and `reason`;
/// a choice it does not name is not possible, without a reason.
QVariantMap rulingRow(const RuleLibrary& library, const QString& language, const QString& ruleId,
                      const QVariantMap& rulings, const QVariantMap& household = {}, const QVariantMap& changes = {});

} // namespace magister
