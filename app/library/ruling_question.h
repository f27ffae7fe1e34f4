// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/game_rulings.h"
#include "app/content/json_value.h"

#include <QMap>
#include <QVariantMap>

namespace magister {

class RuleCatalogue;

/// A rule that each table decides for itself, because the printed editions differ or are silent.
struct RulingQuestion {
    QString option;      ///< "big-fire-one-flame"; empty where there is nothing to decide
    QStringList choices; ///< the first is what is played unless the table decides otherwise
    /// By edition ("pl", "cs", "ru", "de"): the choice it reads; none for an edition that is silent or not known.
    QMap<QString, QString> readings;
};

/// Reads the value of "editions" of the atom `ruleId` of that game. Options, choices and default are those of its
/// engine, in its order, and readings name choices; what differs is reported.
RulingQuestion readQuestion(const JsonValue& editions, const QString& ruleId, const QString& game);

/// The answers of a preset to all questions that the atoms explain, {option: choice}: "pl" plays as the Polish rulebook
/// does, and by default where it is silent. "default" and unknown ids give the defaults. Presets: rulingPresets().
QVariantMap presetRulings(const RuleCatalogue& catalogue, const QString& preset);

} // namespace magister
