// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

namespace magister {

class MemoryStore;

/// Takes over the file in which earlier programs kept what everybody had learnt ("magister-learnt/1"), and removes it
/// once all of it is kept by person. Lessons and refusals stay as they were; what was practised in a finished lesson
/// counts as answered rightly on the day it ended, what was refused as lost on the day of the last refusal. Who has a
/// file already keeps it as it is. A file that cannot be read is renamed to `<file>.broken`, and the store tells it.
void takeOverLearnt(const QString& file, MemoryStore& store);
/// The usual place of that file.
QString earlierLearntFile();

/// Rules that the record of lessons of earlier programs has noted as missed, nobody knows by whom: the household's,
/// where nothing newer is known of them.
void takeOverMissed(const QSet<QString>& missed, MemoryStore& store);

} // namespace magister
