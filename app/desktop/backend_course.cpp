// SPDX-License-Identifier: GPL-3.0-or-later
// The lessons as a course: which there are, which come next, and which of them the household wants to see.
#include "app/desktop/backend.h"

#include "app/household/settings.h"

#include <algorithm>

namespace magister {

bool Backend::hasFinished(const QString& lessonId) const {
    const auto finished = [this](const QString& id) {
        const LessonProgress* progress = m_record.progress(id);
        return progress && progress->finished;
    };
    if (finished(lessonId)) return true;
    const GameCourse* taught = courseOf(lessonId);
    return taught && taught->shelf.course().insteadOf.contains(lessonId) &&
           std::ranges::any_of(taught->shelf.course().together, finished);
}

QStringList Backend::taughtGames() const {
    QStringList games;
    for (const GameCourse& course : m_courses)
        games.append(course.game->id());
    return games;
}

QVariantList Backend::lessonCounts() const {
    QVariantList rows;
    for (const GameCourse& course : m_courses) {
        const auto listed = std::ranges::count_if(course.shelf.lessons(), [&](const LessonHead& lesson) {
            return course.shelf.speaks(lesson.id, m_interface.household());
        });
        rows.append(QVariantMap{{QStringLiteral("game"), course.game->id()}, {QStringLiteral("lessons"), static_cast<int>(listed)}});
    }
    return rows;
}

QStringList Backend::wayInForce(const GameCourse& course) const {
    QStringList way = course.shelf.way(m_interface.settings().courseWay());
    // A lesson with broken words in this language is on the list of problems instead.
    way.removeIf([&](const QString& id) { return !course.shelf.speaks(id, m_interface.household()); });
    return way;
}

QVector<QVariantMap> Backend::lessons() {
    return course() ? lessonsOf(*course()) : QVector<QVariantMap>();
}

QVariantMap Backend::unfinishedLesson() {
    std::vector<const GameCourse*> courses;
    for (const GameCourse& each : m_courses)
        courses.insert(&each == course() ? courses.begin() : courses.end(), &each);
    for (const GameCourse* each : courses)
        for (const QVariantMap& lesson : lessonsOf(*each))
            if (lesson.value(QStringLiteral("resumable")).toBool()) return lesson;
    return {};
}

QVector<QVariantMap> Backend::lessonsOf(const GameCourse& course) {
    const LessonShelf& shelf = course.shelf;
    const QString language = m_interface.household();
    const QStringList way = wayInForce(course);
    const auto next = std::ranges::find_if(way, [this](const QString& id) { return !hasFinished(id); });
    QStringList ids = way;
    for (const auto& lesson : shelf.lessons())
        if (!ids.contains(lesson.id) && shelf.speaks(lesson.id, language)) ids.append(lesson.id);

    QVector<QVariantMap> rows;
    for (const QString& id : ids) {
        const LessonHead* const lesson = shelf.head(id);
        const auto place = std::ranges::find(shelf.lessons(), id, &LessonHead::id);
        const LessonProgress* progress = m_record.progress(id);
        const int steps = lesson->steps;
        QStringList needs;
        for (const QString& need : lesson->needs)
            if (shelf.speaks(need, language) && !hasFinished(need)) needs.append(shelf.heading(need, language).title);
        rows.append({{QStringLiteral("key"), id},
                     {QStringLiteral("lessonId"), id},
                     {QStringLiteral("game"), course.game->id()},
                     {QStringLiteral("number"), static_cast<int>(place - shelf.lessons().begin()) + 1},
                     {QStringLiteral("title"), shelf.heading(id, language).title},
                     {QStringLiteral("goal"), shelf.heading(id, language).goal},
                     {QStringLiteral("minutes"), lesson->minutes},
                     {QStringLiteral("steps"), steps},
                     {QStringLiteral("done"), !progress ? 0 : progress->finished ? steps : progress->done},
                     {QStringLiteral("resumable"), progress && !progress->trace.isEmpty()},
                     {QStringLiteral("optional"), shelf.course().optional.contains(id)},
                     {QStringLiteral("onWay"), way.contains(id)},
                     {QStringLiteral("isNext"), next != way.end() && *next == id},
                     {QStringLiteral("needs"), needs},
                     {QStringLiteral("due"), dueOfLesson(id)}});
    }
    return rows;
}

QVariantList Backend::courseWays() const {
    QStringList ids{QStringLiteral("whole")};
    for (const CourseWay& way : shelf().course().ways)
        ids.append(way.id);
    QVariantList rows;
    for (const QString& id : ids) {
        int lessons = 0;
        int done = 0;
        int minutes = 0;
        for (const QString& lesson : shelf().way(id)) {
            if (!shelf().speaks(lesson, m_interface.household())) continue;
            ++lessons;
            done += hasFinished(lesson) ? 1 : 0;
            minutes += shelf().head(lesson)->minutes;
        }
        rows.append(QVariantMap{{QStringLiteral("id"), id},
                                {QStringLiteral("lessons"), lessons},
                                {QStringLiteral("done"), done},
                                {QStringLiteral("minutes"), minutes}});
    }
    return rows;
}

QVariantMap Backend::afterLesson(const QString& lessonId) const {
    // A course may have no such lesson: one that was open while the content changed.
    const GameCourse* own = courseOf(lessonId) ? courseOf(lessonId) : course();
    if (!own) return {{QStringLiteral("lessonId"), QString()}, {QStringLiteral("title"), QString()}, {QStringLiteral("ownGame"), true}};
    const LessonShelf& shelf = own->shelf;
    QStringList way = wayInForce(*own);
    if (!way.contains(lessonId)) way = shelf.way({});
    const auto place = way.indexOf(lessonId);
    // What comes after it, and only then what was passed over.
    std::rotate(way.begin(), way.begin() + place + 1, way.end());
    const auto next = std::ranges::find_if(way, [&](const QString& id) {
        return id != lessonId && !hasFinished(id) && shelf.speaks(id, m_interface.household());
    });
    const bool found = next != way.end();
    return {{QStringLiteral("lessonId"), found ? *next : QString()},
            {QStringLiteral("title"), found ? shelf.heading(*next, m_interface.household()).title : QString()},
            {QStringLiteral("ownGame"), !found || shelf.course().ownGames.contains(lessonId)}};
}

} // namespace magister
