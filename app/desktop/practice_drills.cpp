// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/practice_drills.h"

#include "app/content/vocabulary.h"

#include <algorithm>
#include <chrono>

namespace magister {

namespace {

/// So long a position is looked for that the person has not seen; then one that is known will do, and so long again.
constexpr std::chrono::milliseconds longestSearch{3000};
constexpr std::chrono::milliseconds longestRepeat{500};

/// The drills of a game for one search: as soon as that is to stop, none is found any more.
class StoppableGame : public DrillGame {
public:
    StoppableGame(const DrillGame& game, const std::stop_token& stop) : m_game(game), m_stop(stop) {}

    QString game() const override { return m_game.game(); }
    QList<AtomDrills> atoms() const override { return m_game.atoms(); }
    std::map<QString, QStringList> templates() const override { return m_game.templates(); }
    std::optional<Drill> find(const QString& atom, DrillKind kind, quint64 seed) const override {
        return m_stop.stop_requested() ? std::nullopt : m_game.find(atom, kind, seed);
    }
    std::optional<DrillQuestion> pose(const Drill& drill) const override { return m_game.pose(drill); }
    DrillWords words(const Drill& drill, const Language& language, const DrillTexts& texts) const override {
        return m_game.words(drill, language, texts);
    }
    DrillVerdict judge(const Drill& drill, const DrillQuestion& question) const override {
        return m_game.judge(drill, question);
    }

private:
    const DrillGame& m_game;
    const std::stop_token& m_stop;
};

} // namespace

PracticeDrills::PracticeDrills(DrillContent& content, MemoryStore& memory, const QString& who, Languages languages,
                               quint64 seed, bool refreshes)
    : m_content(content), m_memory(memory), m_who(who), m_languages(std::move(languages)), m_seed(seed),
      m_refreshes(refreshes) {}

DrillProvider::Search PracticeDrills::searchFor(const QString& atom, const QString& kind, const QStringList& seen) {
    const GameModule* game = m_content.gameOf(atom);
    const auto wanted = fromWord<DrillKind>(kind);
    if (!game || !wanted) return [](const std::stop_token&) { return std::nullopt; };
    // Another search, another seed: what one of them draws is of no matter for the next.
    const quint64 seed = m_seed++;
    return [drills = game->drills(), &seeds = m_content.seeds(*game), wish = DrillWish{atom, wanted},
            avoided = QSet<QString>(seen.begin(), seen.end()), seed](const std::stop_token& stop) {
        const StoppableGame stoppable(*drills, stop);
        DrillSource source(stoppable, seeds, seed);
        source.setPatience(longestSearch);
        auto drill = source.next(wish, avoided);
        if (!drill) {
            source.setPatience(longestRepeat);
            drill = source.next(wish, {});
        }
        return drill && drills->pose(*drill) ? drill : std::nullopt;
    };
}

std::optional<DrillItem> PracticeDrills::make(const QString& atom, const QString& kind, const QStringList& seen) {
    const auto drill = searchFor(atom, kind, seen)({});
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
