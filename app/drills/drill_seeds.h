// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/data_folder.h"
#include "app/content/problem.h"
#include "app/drills/drill_game.h"

#include <QMap>

namespace magister {

/// Seeds from which drills are found that are rare, so that nobody waits for a search:
/// resources/drills/<game>/seeds.json, made by `magister-cli drill --seeds`. Where there are none for an atom and a
/// kind, a search finds some soon enough.
class DrillSeeds {
public:
    /// Reads the file; what is wrong with it is a problem, and what is sound is kept. `game` says which atoms and kinds
    /// there are.
    static DrillSeeds read(const DataFolder& data, const DrillGame& game, QList<Problem>& problems);

    QList<quint64> of(const QString& atom, DrillKind kind) const { return m_seeds.value({atom, kind}); }
    /// All of them.
    const QMap<std::pair<QString, DrillKind>, QList<quint64>>& all() const { return m_seeds; }

private:
    QMap<std::pair<QString, DrillKind>, QList<quint64>> m_seeds;
};

} // namespace magister
