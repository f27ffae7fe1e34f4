// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/drill_content.h"

#include "app/content/vocabulary.h"
#include "app/library/rule_library.h"

namespace magister {

namespace {

AskedAtom::Importance importanceOf(const RuleAtom& atom) {
    if (atom.frequency == u"core") return AskedAtom::Importance::Core;
    return atom.frequency == u"common" ? AskedAtom::Importance::Common : AskedAtom::Importance::Rare;
}

} // namespace

void DrillContent::know() {
    if (std::exchange(m_known, true)) return;
    for (const auto& module : m_modules) {
        const DrillGame* drills = module->drills();
        if (!drills) continue;
        QHash<QString, QStringList> kinds;
        for (const DrillGame::AtomDrills& atom : drills->atoms())
            for (const DrillKind kind : atom.kinds)
                kinds[atom.atom].append(wordOf(kind));
        for (const RuleAtom& atom : RuleLibrary::shared(module->id()).catalogue().atoms()) {
            if (!kinds.contains(atom.id)) continue;
            m_order.append(atom.id);
            m_atoms.insert(atom.id, {importanceOf(atom), atom.see, kinds.value(atom.id)});
            m_games.insert(atom.id, module.get());
        }
    }
}

const GameModule* DrillContent::gameOf(const QString& rule) {
    know();
    return m_games.value(rule);
}

QStringList DrillContent::atoms() {
    know();
    return m_order;
}

AskedAtom DrillContent::asked(const QString& atom) {
    know();
    return m_atoms.value(atom);
}

const DrillSeeds& DrillContent::seeds(const GameModule& game) {
    auto known = m_seeds.find(game.id());
    if (known == m_seeds.end())
        known = m_seeds.emplace(game.id(), DrillSeeds::read(m_data, *game.drills(), m_problems)).first;
    return known->second;
}

const DrillTexts& DrillContent::texts(const GameModule& game, const QString& language) {
    auto known = m_texts.find({game.id(), language});
    if (known == m_texts.end())
        known = m_texts
                    .emplace(std::pair(game.id(), language),
                             DrillTexts::read(m_data, game.id(), language, game.drills()->templates(), m_problems))
                    .first;
    return known->second;
}

} // namespace magister
