// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teaching/lesson_shelf.h"

#include <QDir>

#include <algorithm>
#include <utility>

namespace magister {

LessonShelf LessonShelf::read(const DataFolder& data, const LessonVocabulary& vocabulary, QList<Problem>& problems,
                              const QString& first) {
    LessonShelf shelf = readLessons(data, vocabulary, problems);
    problems += shelf.readWords(first);
    return shelf;
}

LessonShelf LessonShelf::readLessons(const DataFolder& data, const LessonVocabulary& vocabulary, QList<Problem>& problems) {
    LessonShelf shelf;
    shelf.m_data = data;
    shelf.m_game = vocabulary.game();
    const QDir folder(data.lessons(shelf.m_game));
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        const QString path = folder.filePath(name);
        const auto lesson = readLesson(path, data.shown(path), vocabulary, problems);
        if (!lesson) continue;
        shelf.m_files.emplace(lesson->id, name);
        (lesson->table ? shelf.m_together : shelf.m_lessons).push_back(std::make_shared<const Lesson>(*lesson));
    }
    std::stable_sort(shelf.m_lessons.begin(), shelf.m_lessons.end(),
                     [](const auto& a, const auto& b) { return a->order < b->order; });
    std::stable_sort(shelf.m_together.begin(), shelf.m_together.end(),
                     [](const auto& a, const auto& b) { return a->start.players < b->start.players; });
    const auto idsOf = [](const auto& lessons) {
        QStringList ids;
        for (const auto& lesson : lessons)
            ids.append(lesson->id);
        return ids;
    };
    shelf.m_course = readCourse(data, shelf.m_game, idsOf(shelf.m_lessons), idsOf(shelf.m_together), problems);
    return shelf;
}

QList<Problem> LessonShelf::readWords(const QString& first) {
    if (first.isEmpty()) return readOn();
    for (const QString& id : ids())
        wordsIn(id, first);
    return std::exchange(m_problems, {});
}

QList<Problem> LessonShelf::readOn() {
    giveUp([this](const auto& lesson) {
        int spoken = 0;
        for (const QString& language : languages())
            if (wordsIn(lesson->id, language)) ++spoken;
        return spoken == 0;
    });
    return std::exchange(m_problems, {});
}

void LessonShelf::keepOnly(const QStringList& ids) {
    giveUp([&ids](const auto& lesson) { return !ids.contains(lesson->id); });
}

void LessonShelf::giveUp(const std::function<bool(const std::shared_ptr<const Lesson>&)>& isLost) {
    std::erase_if(m_lessons, isLost);
    std::erase_if(m_together, isLost);
}

QStringList LessonShelf::ids() const {
    QStringList ids;
    for (const auto* list : {&m_lessons, &m_together})
        for (const auto& lesson : *list)
            ids.append(lesson->id);
    return ids;
}

QStringList LessonShelf::way(const QString& id) const {
    QStringList ids;
    for (const CourseWay& way : m_course.ways)
        if (way.id == id)
            for (const QString& lesson : way.lessons)
                if (find(lesson)) ids.append(lesson);
    if (!ids.isEmpty()) return ids;
    for (const auto& lesson : m_lessons)
        ids.append(lesson->id);
    return ids;
}

const LessonWords* LessonShelf::wordsIn(const QString& id, const QString& language) const {
    const auto [known, isNew] = m_words[id].try_emplace(language);
    if (isNew && languages().contains(language)) {
        const QString file = QDir(m_data.lessonWords(m_game, language)).filePath(m_files.at(id));
        known->second = readLessonWords(file, m_data.shown(file), language, *find(id), m_problems);
    }
    return known->second ? &*known->second : nullptr;
}

std::shared_ptr<const Lesson> LessonShelf::find(const QString& id) const {
    for (const auto* list : {&m_lessons, &m_together})
        for (const auto& lesson : *list)
            if (lesson->id == id) return lesson;
    return nullptr;
}

namespace {

/// How well a step teaches a rule, 0 best; -1: not at all.
int distance(const LessonStep& step, const QString& rule) {
    const bool acts = step.kind == StepKind::Do || step.kind == StepKind::Drill;
    if (step.rules.contains(rule)) return acts ? 0 : step.kind == StepKind::Tell ? 1 : 2;
    return step.practises.contains(rule) ? 3 : -1;
}

} // namespace

std::optional<LessonPlace> LessonShelf::stepFor(const QString& rule, const QString& language) const {
    std::optional<LessonPlace> best;
    int least = 4;
    for (const auto& lesson : m_lessons) {
        if (!speaks(lesson->id, language)) continue;
        for (const LessonStep& step : lesson->steps) {
            const int far = distance(step, rule);
            if (far < 0 || far >= least) continue;
            least = far;
            best = LessonPlace{lesson->id, step.id};
        }
    }
    return best;
}

bool LessonShelf::speaks(const QString& id, const QString& language) const {
    return find(id) && wordsIn(id, language);
}

const LessonWords& LessonShelf::words(const QString& id, const QString& language) const {
    if (const LessonWords* words = wordsIn(id, language)) return *words;
    const QStringList others = languages();
    const auto spoken = std::ranges::find_if(others, [&](const QString& other) { return wordsIn(id, other) != nullptr; });
    return *wordsIn(id, *spoken);
}

} // namespace magister
