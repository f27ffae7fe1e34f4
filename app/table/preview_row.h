// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariantList>
#include <QVariantMap>

namespace magister {

/// A preview as the screen shows it: {text, words, then, veiled, effects, ghosts, rule, ruleNumber, ruleTitle}, without
/// ghosts and rule so far. The effects {icon, text, kind} begin with capitals; words: all of them as sentences; text: these
/// and what comes then.
QVariantMap previewWith(QVariantList effects, const QString& then, bool veiled);

} // namespace magister
