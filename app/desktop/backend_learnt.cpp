// SPDX-License-Identifier: GPL-3.0-or-later
// What each person has learnt: kept while somebody learns and plays, and told.
#include "app/desktop/backend.h"

#include "app/household/settings.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace magister {

namespace {

/// Atoms of the steps that lie behind the learner.
QSet<QString> rulesBehind(const LessonRun& run) {
    QSet<QString> rules;
    const QVector<StepTrace>& trace = run.trace();
    const qsizetype behind = run.finished() ? trace.size() : trace.size() - 1;
    for (qsizetype i = 0; i < behind; ++i)
        for (const LessonStep& step : run.lesson().steps)
            if (step.id == trace.at(i).step) rules.unite(QSet<QString>(step.rules.begin(), step.rules.end()));
    return rules;
}

QString dayOf(const QDateTime& when, const QString& language) {
    return when.isValid() ? QLocale(language).toString(when.toLocalTime().date(), QLocale::ShortFormat) : QString();
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

void Backend::keepLearnt(const QDateTime& finished) {
    const LessonRun& run = m_player->run();
    m_learnt.studied(m_interface.settings().shownTo(), run.lesson().id, rulesBehind(run), run.exercised(), finished);
}

void Backend::keepRefused() {
    const QString rule = m_table->refusal().rule;
    if (!rule.isEmpty() && !m_table->viewsOnly()) m_learnt.refused(personActing(), rule, QDateTime::currentDateTime());
}

QVariantMap Backend::ruleRow(const QString& rule, const QString& language) const {
    const GameFacts* game = gameFactsOfRule(rule);
    if (!game || !m_catalogues.contains(game->id)) return {};
    const RuleTitle told = this->language(game->id, language).rule(rule);
    return {{QStringLiteral("rule"), rule}, {QStringLiteral("game"), game->id}, {QStringLiteral("number"), told.number}, {QStringLiteral("title"), told.title}};
}

QVariantMap Backend::learnt(const QString& who) const {
    const QString chosen = m_interface.settings().people()->ownOf(who).value(QStringLiteral("language")).toString();
    const QString words = chosen.isEmpty() ? m_interface.current() : chosen;
    const Learnt learnt = m_learnt.of(who);
    QVariantList lessons;
    QSet<QString> met;
    QSet<QString> practised;
    for (const auto& lesson : m_shelf.lessons()) {
        if (!m_shelf.speaks(lesson->id, words)) continue;
        const LearntLesson kept = learnt.lessons.value(lesson->id);
        met.unite(kept.met);
        practised.unite(kept.practised);
        // What was finished before it was written down whose it is, is the household's.
        const LessonProgress* progress = who.isEmpty() ? m_record.progress(lesson->id) : nullptr;
        const bool finished = kept.times > 0 || (progress && progress->finished);
        if (!finished && kept.met.isEmpty() && kept.practised.isEmpty()) continue;
        lessons.append(QVariantMap{{QStringLiteral("lessonId"), lesson->id},
                                   {QStringLiteral("game"), taughtGame()},
                                   {QStringLiteral("title"), m_shelf.words(lesson->id, words).title},
                                   {QStringLiteral("finished"), finished},
                                   {QStringLiteral("day"), dayOf(kept.finished, m_interface.current())},
                                   {QStringLiteral("times"), kept.times}});
    }
    QVariantList rules;
    // In the order of the book.
    for (const auto& module : m_modules)
        for (const RuleAtom& atom : RuleLibrary::shared(module->id()).catalogue().atoms()) {
            if (!met.contains(atom.id) && !practised.contains(atom.id)) continue;
            QVariantMap row = ruleRow(atom.id, words);
            row.insert(QStringLiteral("practised"), practised.contains(atom.id));
            rules.append(row);
        }
    QVariantList refused;
    for (const RefusedRule& one : learnt.refused) {
        QVariantMap row = ruleRow(one.rule, words);
        if (row.isEmpty()) continue;
        row.insert(QStringLiteral("times"), one.times);
        row.insert(QStringLiteral("day"), dayOf(one.last, m_interface.current()));
        refused.append(row);
    }
    return {{QStringLiteral("lessons"), lessons}, {QStringLiteral("rules"), rules}, {QStringLiteral("refused"), refused}};
}

} // namespace magister
