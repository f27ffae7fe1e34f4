// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/practice_drills.h"

#include "app/content/vocabulary.h"

#include <algorithm>

namespace magister {

namespace {
/// A rare position may take seconds to find. The window stands still meanwhile, so the rule is asked about in a position
/// that has been seen, or left out.
constexpr std::chrono::milliseconds longestWait{250};
} // namespace

PracticeDrills::PracticeDrills(DrillContent& content, MemoryStore& memory, const QString& who, Languages languages,
                               quint64 seed, bool refreshes)
    : m_content(content), m_memory(memory), m_who(who), m_languages(std::move(languages)), m_seed(seed),
      m_refreshes(refreshes) {}

std::optional<DrillItem> PracticeDrills::make(const QString& atom, const QString& kind, const QStringList& seen) {
    const GameModule* game = m_content.gameOf(atom);
    const auto wanted = fromWord<DrillKind>(kind);
    if (!game || !wanted) return std::nullopt;
    auto source = m_sources.find(game->id());
    if (source == m_sources.end()) {
        source = m_sources.emplace(game->id(), DrillSource(*game->drills(), m_content.seeds(*game), m_seed)).first;
        source->second.setPatience(longestWait);
    }
    const auto drill = source->second.next({atom, wanted}, QSet<QString>(seen.begin(), seen.end()));
    if (!drill) return std::nullopt;
    return DrillItem{atom, kind, drill->position(), drill->line()};
}

DrillOnTable PracticeDrills::lay(const Drill& drill, const QString& language) {
    const GameModule* game = m_content.gameOf(drill.atom);
    const auto question = game ? game->drills()->pose(drill) : std::nullopt;
    if (!question) return {};
    LessonSeat laid = game->layDrill(
        drill,
        {[this, id = game->id()](const QString& code) -> const Language& { return m_languages(id, code); }, language});
    return {*question, std::move(laid.table), std::move(laid.lessonTable)};
}

DrillWords PracticeDrills::words(const Drill& drill, const QString& language) {
    const GameModule* game = m_content.gameOf(drill.atom);
    return game->drills()->words(drill, m_languages(game->id(), language), m_content.texts(*game, language));
}

RuleTitle PracticeDrills::rule(const QString& rule, const QString& language) {
    const GameModule* game = m_content.gameOf(rule);
    return game ? m_languages(game->id(), language).rule(rule) : RuleTitle();
}

void PracticeDrills::answered(const Drill& drill, Outcome outcome) {
    m_memory.change(m_who, [&](LearnerMemory& memory) {
        memory.answeredDrill(drill.atom, drill.position(), outcome, QDate::currentDate());
    });
}

void PracticeDrills::finished() {
    if (m_refreshes) m_memory.change(m_who, [](LearnerMemory& memory) { memory.refreshed = QDate::currentDate(); });
}

std::optional<int> PracticeDrills::daysUntil(const QString& rule) {
    const AtomMemory atom = m_memory.of(m_who).atoms.value(rule);
    if (!atom.hasEntered()) return std::nullopt;
    return static_cast<int>(std::max<qint64>(0, QDate::currentDate().daysTo(atom.due)));
}

} // namespace magister
