// SPDX-License-Identifier: GPL-3.0-or-later
// Answers to the questions of a lesson, by an option, a number or a click.
#include "app/teaching/lesson_player.h"

#include <QCoreApplication>

namespace magister {

namespace {

const char* const notAnAnswer =
    QT_TRANSLATE_NOOP("Lesson", "That does not answer this question. Check what the card asks for.");

} // namespace

void LessonPlayer::answer(const QString& answer) {
    if (!questionWaits()) return;
    forgetFeedback();
    if (!takeAnswer(answer)) return;
    emit answerChanged();
    emit hintChanged();
    keepPlace();
    if (!isAnswered()) return;
    if (m_run.revealed()) m_table.show(m_run.positionPtr());
    emit targetsChanged();
    emit kindChanged();
    if (together()) tellAll();
    if (m_run.scriptWaits()) startTicking();
}

bool LessonPlayer::takeAnswer(const QString& answer) {
    if (m_run.seat() > 0) {
        m_answerState = m_run.answer(answer) ? QStringLiteral("right") : QStringLiteral("wrong");
        if (!isAnswered()) ++m_mistakes;
        return true;
    }
    // Nobody is told what became of it before all have answered, nor what anybody else has said.
    m_run.answer(answer, m_reader);
    if (m_run.waiting().isEmpty()) {
        m_answerState = QStringLiteral("told");
        m_handOver.clear();
        emit handedOver();
        return true;
    }
    m_hint = 0;
    findReader();
    tellAll();
    return false;
}

bool LessonPlayer::rightTarget(const QString& target, QString* meant) const {
    // A click may land on a part of what is meant: "space:3/pawn" means "space:3".
    const QStringList& among = m_run.step().pick->among;
    for (QString part = target; !part.isEmpty();
         part = part.contains(u'/') ? part.left(part.lastIndexOf(u'/')) : QString()) {
        if (m_run.isRight(part)) {
            *meant = part;
            return true;
        }
        if (fitsAny(among, part)) *meant = part;
    }
    return false;
}

void LessonPlayer::pick(const QString& target) {
    if (finished() || !m_run.step().pick || isAnswered()) return;
    QString meant;
    rightTarget(target, &meant);
    if (meant.isEmpty()) return say({{}, notAnAnswer, ruleId(), target, false});
    answer(meant);
}

} // namespace magister
