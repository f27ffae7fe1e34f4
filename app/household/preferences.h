// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QVariantMap>

namespace magister {

/// What a household decides for all its people, and each person for themselves:
///
///   language (a code), theme "parchment" or "candle", textScale 1.0..2.0, motion "normal", "short" or "off", layout
///   "itself", "grid" or "column", areas "fixed" or "growing", hexes "detailed" or "calm", askBeforeEnding, singleKeys and tips (truth);
///   of a person alone: help "full", "some" or "none", tincture.
QStringList householdPreferences();
QStringList personalPreferences();
/// Those of the household that follow the desktop until the household decides.
QStringList desktopsPreferences();

/// What holds where nobody has decided; language "" (the system's), no tincture.
QVariantMap usualPreferences();
/// A value that can stand under that key, or an invalid one. Numbers and truth may come as text, as they lie in a
/// settings file.
QVariant soundPreference(const QString& key, const QVariant& value);
/// The values that are allowed under that key, for a message.
QString allowedPreferences(const QString& key);
/// As it is written into a settings file.
QVariant storedPreference(const QVariant& value);
/// The one of two motions that moves less.
QString calmer(const QString& one, const QString& other);

/// A name as it is kept, see content/person_name.h; empty when it is longer than longestName.
QString soundName(const QString& name);

} // namespace magister
