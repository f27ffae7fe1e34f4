// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/lesson_shelf.h"

#include <QDir>

#include <algorithm>

namespace magister {

LessonShelf LessonShelf::read(const DataFolder& data, const messina::Definition& definition, QList<Problem>& problems) {
    LessonShelf shelf;
    const QString game = QStringLiteral("messina");
    const QDir folder(data.lessons(game));
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        const QString path = folder.filePath(name);
        const auto lesson = readLesson(path, data.shown(path), &definition, problems);
        if (!lesson) continue;
        std::map<QString, LessonWords> words;
        for (const QString& language : languages()) {
            const QString file = QDir(data.lessonWords(game, language)).filePath(name);
            if (auto said = readLessonWords(file, data.shown(file), language, *lesson, problems))
                words.emplace(language, std::move(*said));
        }
        if (words.empty()) continue;
        shelf.m_words.emplace(lesson->id, std::move(words));
        shelf.m_lessons.push_back(std::make_shared<const Lesson>(*lesson));
    }
    std::stable_sort(shelf.m_lessons.begin(), shelf.m_lessons.end(),
                     [](const auto& a, const auto& b) { return a->order < b->order; });
    return shelf;
}

std::shared_ptr<const Lesson> LessonShelf::find(const QString& id) const {
    const auto it =
        std::find_if(m_lessons.begin(), m_lessons.end(), [&](const auto& lesson) { return lesson->id == id; });
    return it == m_lessons.end() ? nullptr : *it;
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
    const auto words = m_words.find(id);
    return words != m_words.end() && words->second.count(language) > 0;
}

const LessonWords& LessonShelf::words(const QString& id, const QString& language) const {
    const auto& all = m_words.at(id);
    const auto found = all.find(language);
    return found == all.end() ? all.begin()->second : found->second;
}

} // namespace magister
