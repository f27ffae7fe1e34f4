// SPDX-License-Identifier: GPL-3.0-or-later
// What each person has learnt: kept while somebody learns and plays, and told.
#include "app/desktop/backend.h"

#include "app/household/settings.h"

#include <QLocale>

#include <any>
#include <utility>

namespace magister {

namespace {

/// Atoms of the steps that lie behind a seat: its own, and those of everybody.
QSet<QString> rulesBehind(const LessonRun& run, int seat) {
    QSet<QString> rules;
    const QVector<StepTrace>& trace = run.trace();
    const qsizetype behind = run.finished() ? trace.size() : trace.size() - 1;
    for (qsizetype i = 0; i < behind; ++i)
        for (const LessonStep& step : run.lesson().steps)
            if (step.id == trace.at(i).step && (step.seat == seat || step.seat == 0)) rules.unite(QSet<QString>(step.rules.begin(), step.rules.end()));
    return rules;
}

QString shortDay(const QDate& day, const QString& language) {
    return day.isValid() ? InterfaceLanguage::localeOf(language).toString(day, QLocale::ShortFormat) : QString();
}

QString dayOf(const QDateTime& when, const QString& language) {
    return shortDay(when.toLocalTime().date(), language);
}

} // namespace

void Backend::followLearner() {
    m_learning = true;
    m_lessonEnded = m_player->run().finished();
    connect(m_player.get(), &LessonPlayer::progressChanged, this, [this] {
        const bool ended = std::exchange(m_lessonEnded, m_player->run().finished());
        if (m_lessonEnded && !ended) keepLearnt(QDateTime::currentDateTime());
    });
}

QString Backend::learner() const {
    if (m_player && m_player->together()) return personSitting(m_player->reader());
    return m_table && !m_player ? personActing() : m_interface.settings().shownTo();
}

void Backend::keepLearnt(const QDateTime& finished) {
    if (!m_player->together()) return keepLearnt(m_interface.settings().shownTo(), m_player->run().lesson().learner, finished);
    for (const int seat : m_player->people())
        keepLearnt(personSitting(seat), seat, finished);
}

void Backend::keepLearnt(const QString& who, int seat, const QDateTime& finished) {
    const LessonRun& run = m_player->run();
    m_memory.change(who, [&](LearnerMemory& memory) {
        memory.studied(run.lesson().id, rulesBehind(run, seat), run.practised(seat), finished);
        if (finished.isValid())
            memory.answeredLesson({run.practised(seat), m_player->helped(seat), run.missed(seat)}, finished.toLocalTime().date());
    });
}

void Backend::keepRefused() {
    const QString rule = m_table->refusal().rule;
    // What is tried out is no mistake.
    if (rule.isEmpty() || m_table->viewsOnly() || m_table->trying()) return;
    m_refusedHere.removeOne(rule);
    m_refusedHere.prepend(rule);
    m_memory.change(personActing(),
                    [&](LearnerMemory& memory) { memory.refusedRule(rule, QDateTime::currentDateTime()); });
}

void Backend::followPlay() {
    m_refusedHere.clear();
    const LogModel& log = *m_table->log();
    m_eventsBefore = 0;
    for (int i = log.count() - 1; i >= 0 && m_eventsBefore == 0; --i)
        if (const auto* event = std::any_cast<std::size_t>(&log.entry(i).event)) m_eventsBefore = *event + 1;
}

void Backend::keepUsed() {
    // A guest is told what happened before it came, too.
    if (!m_table || m_player || m_table->viewsOnly() || m_joined) return;
    if (m_table->trying()) m_table->backToGame();
    // The log tells what holds: what was taken back is not in it. How often each seat used which rule.
    QMap<int, QMap<QString, int>> used;
    LogModel& log = *m_table->log();
    for (int i = log.count() - 1; i >= 0; --i) {
        const auto* event = std::any_cast<std::size_t>(&log.entry(i).event);
        if (!event) continue; // a ruling that was changed
        if (*event < m_eventsBefore) break;
        const QVariantMap row = log.row(i);
        const QString rule = row.value(QStringLiteral("rule")).toString();
        if (!rule.isEmpty()) ++used[row.value(QStringLiteral("seat")).toInt()][rule];
    }
    const QDate today = QDate::currentDate();
    for (auto seat = used.begin(); seat != used.end(); ++seat) {
        if (!m_table->seatsHere().contains(seat.key())) continue;
        m_memory.change(personSitting(seat.key()), [&](LearnerMemory& memory) {
            for (auto rule = seat->begin(); rule != seat->end(); ++rule)
                for (int i = 0; i < rule.value(); ++i)
                    memory.usedRule(rule.key(), today);
        });
    }
}

void Backend::openedArticle(const QString& rule) {
    if (!gameFactsOfRule(rule)) return;
    m_memory.change(learner(), [&](LearnerMemory& memory) { memory.openedArticle(rule, QDate::currentDate()); });
}

QString Backend::exportLearnt(const QString& who, const QString& target) {
    const auto problem = m_memory.exportTo(who, target);
    return problem ? told(*problem) : QString();
}

QVariantMap Backend::mastery() {
    const LearnerMemory& memory = m_memory.of(learner());
    QVariantMap rules;
    QVariantMap chapters;
    for (const auto& module : m_modules) {
        const RuleCatalogue& catalogue = RuleLibrary::shared(module->id()).catalogue();
        struct Sum {
            int touched{};
            int full{};
            int count{};
        };
        QMap<QString, Sum> sums;
        for (const RuleAtom& atom : catalogue.atoms()) {
            if (atom.frequency.isEmpty() || atom.cardboard) continue;
            const Mastery mastery = memory.atoms.value(atom.id).mastery();
            if (mastery != Mastery::Untouched) rules.insert(atom.id, static_cast<int>(mastery));
            for (const RuleAtom* above = catalogue.find(atom.parent); above; above = catalogue.find(above->parent)) {
                Sum& sum = sums[above->id];
                ++sum.count;
                sum.touched += mastery != Mastery::Untouched;
                sum.full += mastery == Mastery::Full;
            }
        }
        for (auto sum = sums.begin(); sum != sums.end(); ++sum) {
            if (sum->touched == 0) continue;
            const Mastery all = sum->full == sum->count ? Mastery::Full : Mastery::Half;
            chapters.insert(sum.key(), QVariantMap{{QStringLiteral("mastery"), static_cast<int>(all)},
                                                   {QStringLiteral("full"), sum->full},
                                                   {QStringLiteral("count"), sum->count}});
        }
    }
    return {{QStringLiteral("rules"), rules}, {QStringLiteral("chapters"), chapters}};
}

QVariantMap Backend::ruleRow(const QString& rule, const QString& language) const {
    const GameFacts* game = gameFactsOfRule(rule);
    if (!game || !m_catalogues.contains(game->id)) return {};
    const RuleTitle told = this->language(game->id, language).rule(rule);
    return {{QStringLiteral("rule"), rule}, {QStringLiteral("game"), game->id}, {QStringLiteral("number"), told.number}, {QStringLiteral("title"), told.title}};
}

QVariantMap Backend::learnt(const QString& who) {
    const QString chosen = m_interface.settings().people()->ownOf(who).value(QStringLiteral("language")).toString();
    const QString words = chosen.isEmpty() ? m_interface.current() : chosen;
    const LearnerMemory& learnt = m_memory.of(who);
    const QDate today = QDate::currentDate();
    QVariantList lessons;
    QSet<QString> met;
    QSet<QString> practised;
    for (const GameCourse& course : m_courses)
        for (const QString& id : course.shelf.ids()) {
            if (!course.shelf.speaks(id, words)) continue;
            const LearntLesson kept = learnt.lessons.value(id);
            met.unite(kept.met);
            practised.unite(kept.practised);
            // What was finished before it was written down whose it is, is the household's.
            const LessonProgress* progress = who.isEmpty() ? m_record.progress(id) : nullptr;
            const bool finished = kept.times > 0 || (progress && progress->finished);
            if (!finished && kept.met.isEmpty() && kept.practised.isEmpty()) continue;
            lessons.append(QVariantMap{{QStringLiteral("lessonId"), id},
                                       {QStringLiteral("game"), course.game->id()},
                                       {QStringLiteral("title"), course.shelf.heading(id, words).title},
                                       {QStringLiteral("finished"), finished},
                                       {QStringLiteral("day"), dayOf(kept.finished, m_interface.current())},
                                       {QStringLiteral("times"), kept.times}});
        }
    QVariantList rules;
    // In the order of the book.
    for (const auto& module : m_modules)
        for (const RuleAtom& atom : RuleLibrary::shared(module->id()).catalogue().atoms()) {
            const AtomMemory remembered = learnt.atoms.value(atom.id);
            if (!met.contains(atom.id) && !practised.contains(atom.id) && !remembered.hasEntered()) continue;
            QVariantMap row = ruleRow(atom.id, words);
            row.insert(QStringLiteral("mastery"), static_cast<int>(remembered.mastery()));
            row.insert(QStringLiteral("due"), shortDay(remembered.due, m_interface.current()));
            row.insert(QStringLiteral("isDue"), remembered.isDue(today));
            rules.append(row);
        }
    QVariantList refused;
    for (const RefusedRule& one : learnt.refused) {
        QVariantMap row = ruleRow(one.rule, words);
        if (row.isEmpty()) continue;
        row.insert(QStringLiteral("times"), one.times);
        row.insert(QStringLiteral("mastery"), static_cast<int>(learnt.atoms.value(one.rule).mastery()));
        row.insert(QStringLiteral("day"), dayOf(one.last, m_interface.current()));
        refused.append(row);
    }
    return {{QStringLiteral("lessons"), lessons},
            {QStringLiteral("rules"), rules},
            {QStringLiteral("refused"), refused},
            {QStringLiteral("due"), learnt.due(today).size()},
            {QStringLiteral("tips"), learnt.tips.size()}};
}

} // namespace magister
