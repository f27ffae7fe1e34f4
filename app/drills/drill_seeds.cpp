// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drills/drill_seeds.h"

#include "app/content/json_value.h"
#include "app/content/vocabulary.h"

#include <limits>

namespace magister {

DrillSeeds DrillSeeds::read(const DataFolder& data, const DrillGame& game, QList<Problem>& problems) {
    DrillSeeds seeds;
    const QString path = data.path() + QStringLiteral("/resources/drills/%1/seeds.json").arg(game.game());
    const QString shownAs = data.shown(path);
    const auto tree = readJson(path, shownAs, problems);
    if (!tree) return seeds;
    const JsonSource source{shownAs, &problems};
    const JsonObject file = JsonValue(source, *tree).object({"format", "game", "seeds"});
    file["format"].expect("magister-drill-seeds/1");
    file["game"].expect(game.game());
    QStringList ids;
    for (const DrillGame::AtomDrills& atom : game.atoms())
        ids.append(atom.atom);
    const JsonObject atoms = file["seeds"].object(QStringList(), ids);
    for (const DrillGame::AtomDrills& atom : game.atoms()) {
        if (!atoms.has(atom.atom)) continue;
        QStringList kinds;
        for (const DrillKind kind : atom.kinds)
            kinds.append(wordOf(kind));
        const JsonObject lists = atoms[atom.atom].object(QStringList(), kinds);
        for (const DrillKind kind : atom.kinds) {
            if (!lists.has(wordOf(kind))) continue;
            QList<quint64> list;
            for (const JsonValue& seed : lists[wordOf(kind)].list(1, 1000))
                if (const auto number = seed.integer(0, std::numeric_limits<int>::max()))
                    list.append(static_cast<quint64>(*number));
            seeds.m_seeds.insert({atom.atom, kind}, list);
        }
    }
    return seeds;
}

} // namespace magister
