// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/drill_seeds.h"
#include "app/drills/drill_texts.h"
#include "app/game/game_module.h"
#include "app/teaching/memory/refresher_plan.h"

#include <QHash>

#include <map>

namespace magister {

/// The drills of all games, what is read for them, and what is known of their atoms. Everything is read when it is
/// asked for first.
class DrillContent {
public:
    /// `modules` must outlive this.
    DrillContent(const DataFolder& data, const GameModules& modules) : m_data(data), m_modules(modules) {}

    /// The game whose drills ask about a rule; null where none does.
    const GameModule* gameOf(const QString& rule);
    /// Atoms that can be asked about, in the order of the book.
    QStringList atoms();
    /// As a plan of questions needs it; without kinds for what cannot be asked.
    AskedAtom asked(const QString& atom);
    AskedAtoms lookUp() {
        return [this](const QString& atom) { return asked(atom); };
    }

    const DrillSeeds& seeds(const GameModule& game);
    const DrillTexts& texts(const GameModule& game, const QString& language);
    /// What was wrong with the files read so far, each told once.
    QList<Problem> takeProblems() { return std::exchange(m_problems, {}); }

private:
    void know();

    DataFolder m_data;
    const GameModules& m_modules;
    bool m_known = false;
    QStringList m_order;
    QHash<QString, AskedAtom> m_atoms;
    QHash<QString, const GameModule*> m_games; ///< by atom
    std::map<QString, DrillSeeds> m_seeds;
    std::map<std::pair<QString, QString>, DrillTexts> m_texts;
    QList<Problem> m_problems;
};

} // namespace magister
