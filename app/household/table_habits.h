// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QVariantMap>

namespace magister {

/// How the household set its last table, so that the next one begins there:
///
///   game (an id), players 1..4, shuffled, dealing "steps" or "once", and for each of the four seats name1 (20 letters at
///   most, "" for nobody), seat1 (a tincture), language1 (a code, "" for the household's), help1 ("full", "some" or
///   "none"); and the options of each game with its id in front, "game/option", see GameFacts::options.
///
/// The words are those of Backend::newGame.
QVariantMap usualTable();
/// The key of an option of a game.
QString habitKey(const QString& game, const QString& option);
/// A key as a program wrote it that knew one game, and named it nowhere: with that game in front, which is the first on
/// the shelf.
QString habitKeyNow(const QString& key);

/// A value that a table can have under that key, or an invalid one. Numbers and truth may come as text, as they lie in
/// a settings file.
QVariant soundHabit(const QString& key, const QVariant& value);
/// The values that are allowed under that key, for a message.
QString allowedHabits(const QString& key);
/// Whether no two seats share a tincture.
bool soundTinctures(const QVariantMap& table);

/// The table with that person on a seat (0..3): the name; the language, "" if `own` has none; help and tincture as far as
/// `own` has them. Whoever has the tincture gets the one that becomes free.
QVariantMap withPerson(QVariantMap table, int seat, const QString& name, const QVariantMap& own);
/// The table with another name wherever that one stands, whatever the case of its letters.
QVariantMap renamedAt(QVariantMap table, const QString& from, const QString& to);

} // namespace magister
