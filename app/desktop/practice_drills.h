// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/drill_content.h"
#include "app/drills/drill_source.h"
#include "app/teaching/drill_provider.h"
#include "app/teaching/memory/memory_store.h"

#include <functional>

namespace magister {

/// What one person practises with: the drills of the games, laid on their tables, and the memory of that person.
class PracticeDrills : public DrillProvider {
public:
    using Languages = std::function<const Language&(const QString& game, const QString& code)>;

    /// `content` and `memory` must outlive this. `seed`: the same one finds the same drills. `refreshes`: when all is
    /// asked, that was the refresher of the day.
    PracticeDrills(DrillContent& content, MemoryStore& memory, const QString& who, Languages languages, quint64 seed,
                   bool refreshes);

    // RefresherDrills
    QStringList kinds(const QString& atom) const override { return m_content.asked(atom).kinds; }
    std::optional<DrillItem> make(const QString& atom, const QString& kind, const QStringList& seen) override;

    // DrillProvider
    Search searchFor(const QString& atom, const QString& kind, const QStringList& seen) override;
    DrillOnTable lay(const Drill& drill, const QString& language) override;
    DrillWords words(const Drill& drill, const QString& language) override;
    RuleTitle rule(const QString& rule, const QString& language) override;
    QStringList seen(const QString& atom) override { return m_memory.of(m_who).atoms.value(atom).seen; }
    void answered(const Drill& drill, Outcome outcome) override;
    void finished() override;
    std::optional<int> daysUntil(const QString& rule) override;

private:
    DrillContent& m_content;
    MemoryStore& m_memory;
    QString m_who;
    Languages m_languages;
    quint64 m_seed; ///< of the next search
    bool m_refreshes;
};

} // namespace magister
