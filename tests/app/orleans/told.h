// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"
#include "app/language/catalogue_language.h"

namespace magister::orleans::told {

const QStringList& codes();
/// The real catalogues of Orléans, without titles of rules.
const Language& language(const QString& code);
/// Texts that were asked for in that language and are not there.
QStringList missing(const QString& code);
/// Three with names, the fourth without.
const QVector<Seat>& seats();
/// A scene of the real pack; the state is kept by the caller.
Scene scene(const State& state, const QString& code, PlayerIndex viewer = none);
/// What is wrong with a finished text: a field that is still open, a word that is not there; empty if nothing.
QString flaw(const QString& text);

} // namespace magister::orleans::told
