// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teaching/lesson_shelf.h"

#include <QDir>

#include <algorithm>
#include <utility>

namespace magister {

QStringList tincturesOf(const Lesson& lesson) {
    QStringList all = lesson.start.tinctures;
    const auto seat = [&all](const LessonStart& start) {
        for (const QString& tincture : start.tinctures.mid(all.size()))
            if (!all.contains(tincture)) all.append(tincture);
    };
    for (const LessonStep& step : lesson.steps) {
        if (step.start) seat(*step.start);
        if (step.reveal) seat(*step.reveal);
        if (step.drill) seat(step.drill->start);
    }
    return all;
}

namespace {

LessonHead headOf(const Lesson& lesson) {
    return {lesson.id,    lesson.order, lesson.minutes, lesson.start.players, static_cast<int>(lesson.steps.size()),
            lesson.needs, lesson.teaches};
}

/// How well a step teaches a rule that it names, 0 best.
int distance(const LessonStep& step, const QString& rule) {
    const bool acts = step.kind == StepKind::Do || step.kind == StepKind::Drill;
    if (step.rules.contains(rule)) return acts ? 0 : step.kind == StepKind::Tell ? 1 : 2;
    return 3;
}

const LessonHead* headIn(const std::vector<LessonHead>& lessons, const QString& id) {
    const auto found = std::ranges::find(lessons, id, &LessonHead::id);
    return found == lessons.end() ? nullptr : &*found;
}

} // namespace

LessonShelf LessonShelf::read(const DataFolder& data, const LessonVocabulary& vocabulary, QList<Problem>& problems) {
    LessonShelf shelf = readLessons(data, {std::shared_ptr<const LessonVocabulary>(), &vocabulary}, problems);
    problems += shelf.readOn();
    return shelf;
}

LessonShelf LessonShelf::readLessons(const DataFolder& data, std::shared_ptr<const LessonVocabulary> vocabulary,
                                     QList<Problem>& problems) {
    LessonShelf shelf;
    shelf.m_data = data;
    shelf.m_game = vocabulary->game();
    shelf.m_vocabulary = std::move(vocabulary);
    shelf.m_whole = std::make_shared<std::map<QString, std::shared_ptr<const Lesson>>>();
    const QDir folder(data.lessons(shelf.m_game));
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        const QString path = folder.filePath(name);
        auto lesson = readLesson(path, data.shown(path), *shelf.m_vocabulary, problems);
        if (!lesson) continue;
        shelf.m_files.emplace(lesson->id, name);
        (lesson->table ? shelf.m_together : shelf.m_lessons).push_back(headOf(*lesson));
        const QString id = lesson->id;
        shelf.m_whole->emplace(id, std::make_shared<const Lesson>(std::move(*lesson)));
    }
    std::ranges::stable_sort(shelf.m_lessons, {}, &LessonHead::order);
    std::ranges::stable_sort(shelf.m_together, {}, &LessonHead::players);
    for (const LessonHead& lesson : shelf.m_lessons)
        for (const LessonStep& step : shelf.m_whole->at(lesson.id)->steps)
            for (const QString& rule : step.rules + step.practises) {
                std::vector<Taught>& steps = shelf.m_taught[rule];
                const Taught here{{lesson.id, step.id}, distance(step, rule)};
                if (steps.empty() || steps.back().place.lessonId != lesson.id) steps.push_back(here);
                else if (here.far < steps.back().far) steps.back() = here;
            }
    const auto idsOf = [](const std::vector<LessonHead>& lessons) {
        QStringList ids;
        for (const LessonHead& lesson : lessons)
            ids.append(lesson.id);
        return ids;
    };
    shelf.m_course = readCourse(data, shelf.m_game, idsOf(shelf.m_lessons), idsOf(shelf.m_together), problems);
    return shelf;
}

QList<Problem> LessonShelf::readOn() {
    QList<Problem> problems;
    for (const QString& id : ids())
        for (const QString& language : languages()) {
            const auto words = readWordsOf(id, language, problems);
            m_headings[id][language] = words ? std::optional(LessonHeading{words->title, words->goal}) : std::nullopt;
        }
    giveUpTheSilent();
    return problems;
}

void LessonShelf::takeOver(const Headings& found) {
    m_headings = found;
    giveUpTheSilent();
}

void LessonShelf::layBy() {
    if (m_whole) m_whole->clear();
}

void LessonShelf::giveUpTheSilent() {
    const auto isSilent = [this](const LessonHead& lesson) {
        return std::ranges::none_of(languages(), [&](const QString& language) { return headingIn(lesson.id, language); });
    };
    std::erase_if(m_lessons, isSilent);
    std::erase_if(m_together, isSilent);
}

QStringList LessonShelf::ids() const {
    QStringList ids;
    for (const auto* list : {&m_lessons, &m_together})
        for (const LessonHead& lesson : *list)
            ids.append(lesson.id);
    return ids;
}

QStringList LessonShelf::way(const QString& id) const {
    QStringList ids;
    for (const CourseWay& way : m_course.ways)
        if (way.id == id)
            for (const QString& lesson : way.lessons)
                if (head(lesson)) ids.append(lesson);
    if (!ids.isEmpty()) return ids;
    for (const LessonHead& lesson : m_lessons)
        ids.append(lesson.id);
    return ids;
}

std::optional<LessonWords> LessonShelf::readWordsOf(const QString& id, const QString& language, QList<Problem>& problems) const {
    const auto lesson = find(id);
    if (!lesson) return std::nullopt;
    const QString file = QDir(m_data.lessonWords(m_game, language)).filePath(m_files.at(id));
    return readLessonWords(file, m_data.shown(file), language, *lesson, problems);
}

const LessonHeading* LessonShelf::headingIn(const QString& id, const QString& language) const {
    const auto [known, isNew] = m_headings[id].try_emplace(language);
    if (isNew && languages().contains(language))
        known->second = readLessonHeading(QDir(m_data.lessonWords(m_game, language)).filePath(m_files.at(id)), language, id);
    return known->second ? &*known->second : nullptr;
}

const LessonHead* LessonShelf::head(const QString& id) const {
    const LessonHead* const alone = headIn(m_lessons, id);
    return alone ? alone : headIn(m_together, id);
}

std::shared_ptr<const Lesson> LessonShelf::find(const QString& id) const {
    if (!head(id)) return nullptr;
    if (const auto whole = m_whole->find(id); whole != m_whole->end()) return whole->second;
    QList<Problem> problems; // it was sound when the shelf was read
    const QString path = QDir(m_data.lessons(m_game)).filePath(m_files.at(id));
    auto lesson = readLesson(path, m_data.shown(path), *m_vocabulary, problems);
    return lesson && lesson->id == id ? std::make_shared<const Lesson>(std::move(*lesson)) : nullptr;
}

std::optional<LessonPlace> LessonShelf::stepFor(const QString& rule, const QString& language) const {
    const auto steps = m_taught.find(rule);
    if (steps == m_taught.end()) return std::nullopt;
    const Taught* best = nullptr;
    for (const Taught& step : steps->second)
        if ((!best || step.far < best->far) && speaks(step.place.lessonId, language)) best = &step;
    return best ? std::optional(best->place) : std::nullopt;
}

bool LessonShelf::speaks(const QString& id, const QString& language) const {
    return head(id) && headingIn(id, language);
}

QString LessonShelf::spoken(const QString& id, const QString& language) const {
    if (headingIn(id, language)) return language;
    const QStringList others = languages();
    return *std::ranges::find_if(others, [&](const QString& other) { return headingIn(id, other) != nullptr; });
}

const LessonHeading& LessonShelf::heading(const QString& id, const QString& language) const {
    return *headingIn(id, spoken(id, language));
}

const LessonWords& LessonShelf::words(const QString& id, const QString& language) const {
    const QString in = spoken(id, language);
    const auto [known, isNew] = m_words[id].try_emplace(in);
    if (isNew) {
        QList<Problem> problems; // readOn() tells them
        const LessonHeading& heading = *headingIn(id, in);
        known->second = readWordsOf(id, in, problems).value_or(LessonWords{id, in, heading.title, heading.goal, {}});
    }
    return known->second;
}

} // namespace magister
