// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/coverage/evidence.h"

namespace magister {

/// Where the program plays each atom of `game`, the plainest evidence first; README.md says what counts.
/// `root` is the top of the source tree, `atoms` the ids of the catalogue.
EvidenceByAtom findImplementation(const QString& root, const QString& game, const QStringList& atoms);

/// The atoms that a remark names: whole ids ("messina.move.fork"), ids without the game ("move.fork"), and behind such a
/// one, after commas, last parts alone ("setup.city.build, stack").
QStringList atomsNamed(const QString& remark, const QString& game, const QSet<QString>& atoms);

} // namespace magister
