// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/lessons/staged_lesson.h"

#include "engine/core/state_hash.h"

namespace magister {

StagedLesson::StagedLesson(const LessonRoom& from, LearningRecord* record, const QVector<StepTrace>& trace, int pause,
                           const QString& id)
    : room(from) {
    QList<Problem> problems;
    lesson = room.lesson(room.lessonFile(id), problems);
    words = *room.words(room.wordsFile(id, QStringLiteral("en")), QStringLiteral("en"), *lesson, problems);
    otherWords = words;
    otherWords.title = QStringLiteral("xx");
    const QVector<messina::Seat> seats{{QStringLiteral("A"), QStringLiteral("sapphire")},
                                       {QStringLiteral("B"), QStringLiteral("ruby")}};
    table = std::make_unique<messina::MessinaTable>(
        *room.definition(), setupOf<messina::Setup>(lesson->start), seats,
        [this](const QString& code) -> const Language& { return voice(code); }, QStringLiteral("en"));
    bridge = std::make_unique<messina::MessinaLessonTable>(table.get());
    player = std::make_unique<LessonPlayer>(
        trace.isEmpty() ? LessonRun(lesson, room.opening()) : LessonRun::resumed(lesson, room.opening(), trace), *bridge,
        [this](const QString& code) {
            return LessonVoice{code == u"xx" ? &otherWords : &words, &voice(code)};
        },
        QStringLiteral("en"), record);
    player->setPause(pause);
}

void StagedLesson::until(const QString& id) {
    while (!player->finished() && step() != id)
        player->skip();
}

bool StagedLesson::inStep() const {
    return stateHash(table->state()) == player->run().position().hash();
}

QString feedbackOf(const LessonPlayer& player) {
    return player.feedback().value(QStringLiteral("text")).toString();
}

bool answering(const LessonPlayer& player) {
    return player.feedback().value(QStringLiteral("active")).toBool();
}

} // namespace magister
