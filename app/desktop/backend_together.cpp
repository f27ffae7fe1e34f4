// SPDX-License-Identifier: GPL-3.0-or-later
// The whole table learns together: lessons in which each seat makes its own moves and reads its own language.
#include "app/desktop/backend.h"

#include "app/desktop/setup_reader.h"

#include <algorithm>

namespace magister {

QVariantList Backend::tables() const {
    QVariantList rows;
    for (const auto& lesson : shelf().together()) {
        if (!shelf().speaks(lesson.id, m_interface.household())) continue;
        const LessonProgress* progress = m_record.progress(lesson.id);
        rows.append(QVariantMap{{QStringLiteral("lessonId"), lesson.id},
                                {QStringLiteral("players"), lesson.players},
                                {QStringLiteral("minutes"), lesson.minutes},
                                {QStringLiteral("steps"), lesson.steps},
                                {QStringLiteral("done"), progress ? progress->done : 0},
                                {QStringLiteral("resumable"), progress && !progress->trace.isEmpty()},
                                {QStringLiteral("finished"), progress && progress->finished}});
    }
    return rows;
}

Play Backend::startTogether(const QVariantMap& setup) {
    m_gameProblems.clear();
    if (!this->course()) return {};
    const GameCourse& course = *this->course();
    const QVariantList seats = setup.value(QStringLiteral("seats")).toList();
    const auto request = readSetupRequest({{QStringLiteral("game"), course.game->id()}, {QStringLiteral("seats"), seats}},
                                          *course.game, m_gameProblems);
    QList<int> people;
    QVector<Seat> present;
    for (qsizetype i = 0; request && i < seats.size(); ++i) {
        if (seats.at(i).toMap().value(QStringLiteral("empty")).toBool()) continue;
        people.append(static_cast<int>(i) + 1);
        present.append(request->seats.at(i));
    }
    const auto head = std::ranges::find_if(course.shelf.together(), [&](const auto& each) { return each.players == seats.size(); });
    if (people.isEmpty() || head == course.shelf.together().end()) return {};
    const auto lesson = course.shelf.find(head->id);
    if (!lesson) return {};
    // What lies on the table keeps its place before the record is read.
    leave();
    meet(present);
    const LessonProgress* progress = m_record.progress(lesson->id);
    const bool resumed = setup.value(QStringLiteral("resumed")).toBool() && progress && !progress->trace.isEmpty();
    LessonRun run = resumed ? LessonRun::resumed(lesson, course.game->lessonOpening(), progress->trace)
                            : LessonRun(lesson, course.game->lessonOpening());
    const Play play = give(course, lesson, std::move(run), &m_record);
    QVector<Seat> speechless = request->seats;
    // The table speaks the language of whoever reads the card.
    for (Seat& seat : speechless)
        seat.language.clear();
    m_table->setSeats(speechless);
    connect(m_player.get(), &LessonPlayer::languageChanged, this, [this] { m_table->setLanguage(m_player->language()); });
    connect(m_player.get(), &LessonPlayer::readerChanged, this, &Backend::setScreen);
    m_player->setSeats(request->seats, people);
    return play;
}

} // namespace magister
