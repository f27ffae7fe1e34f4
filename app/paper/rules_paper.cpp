// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/rules_paper.h"

#include "app/paper/chapter_paper.h"
#include "app/paper/printed_game.h"

#include <QUrl>

namespace magister {

namespace {

QString fileOf(const QString& path) {
    const QUrl address(path);
    return address.isLocalFile() ? address.toLocalFile() : path;
}

QString told(const std::optional<paper::Failure>& failure) { return failure ? sentence(*failure) : QString(); }

} // namespace

bool RulesPaper::aid(const QString& path, const QString& language) {
    return tell(told(paper::writePlayerAid(m_game, fileOf(path), language)));
}

bool RulesPaper::chapters(const QString& path, const QStringList& ids, const QString& language, const QString& second) {
    return tell(told(writeChapters(paper::sharedSource(m_game), fileOf(path), ids, language, second)));
}

bool RulesPaper::tell(const QString& problem) {
    if (problem != m_problem) {
        m_problem = problem;
        emit problemChanged();
    }
    return m_problem.isEmpty();
}

} // namespace magister
