// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/setup_lines.h"

#include "engine/orleans/setup.h"

namespace magister::orleans {

/// Everything chosen before play as lines of plain words, in this order; ids as in the pack, each ruling by id:
///
///   players 3
///   seed 7
///   start 1                            the seat of the start player
///   extra-tiles yes
///   fewer-tiles no
///   ruling planning-order one-by-one
///   draw hourglass plague taxes        from round II on
///   draw map grain wine wool
///   draw bag-1 knight monk             by seat
///   arrange seat:1 coins 4
///
/// A draw that is not pinned has no line, and only a made-up position has lines of its own
/// (engine/orleans/arrangement.h). Bytes of an id that are not printable ASCII, blanks and % are written as %20.
QByteArray setupText(const Setup& setup);
/// The first words of these lines.
const QStringList& setupFields();

using ReadSetup = SetupReading<Setup>;
/// The reverse of setupText. A field may be missing unless `whole`: then everything but rulings and draws must be
/// there, and a ruling that is not named has the answer of the games that were saved before it was asked; else it has
/// its first choice. Whether the game can be played like this says validate().
ReadSetup setupFromText(QByteArrayView text, bool whole);

} // namespace magister::orleans
