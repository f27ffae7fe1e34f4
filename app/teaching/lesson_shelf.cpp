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

/// How well a step teaches a rule that it names, 0 best.
int distance(const LessonStep& step, const QString& rule) {
    const bool acts = step.kind == StepKind::Do || step.kind == StepKind::Drill;
    if (step.rules.contains(rule)) return acts ? 0 : step.kind == StepKind::Tell ? 1 : 2;
    return 3;
}

QStringList lessonFiles(const QString& folder) {
    return QDir(folder).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
}

const LessonHead* headIn(const std::vector<LessonHead>& lessons, const QString& id) {
    const auto found = std::ranges::find(lessons, id, &LessonHead::id);
    return found == lessons.end() ? nullptr : &*found;
}

} // namespace

LessonShelf LessonShelf::readHeads(const DataFolder& data, std::shared_ptr<const LessonVocabulary> vocabulary) {
    LessonShelf shelf;
    shelf.m_data = data;
    shelf.m_game = vocabulary->game();
    shelf.m_vocabulary = std::move(vocabulary);
    for (const QString& name : lessonFiles(data.lessons(shelf.m_game))) {
        auto head = readLessonHead(QDir(data.lessons(shelf.m_game)).filePath(name), *shelf.m_vocabulary);
        if (!head) continue;
        shelf.m_files.emplace(head->id, name);
        (head->table ? shelf.m_together : shelf.m_lessons).push_back(std::move(*head));
    }
    shelf.sort();
    QList<Problem> problems; // readOn() tells them
    shelf.m_course = shelf.readCourse(problems);
    return shelf;
}

QList<Problem> LessonShelf::readOn() {
    QList<Problem> problems;
    QList<Problem> ofWords;
    m_lessons.clear();
    m_together.clear();
    m_files.clear();
    m_headings.clear();
    std::map<QString, std::map<QString, Taught>> taught;
    for (const QString& name : lessonFiles(m_data.lessons(m_game))) {
        const auto lesson = readWhole(name, problems);
        if (!lesson) continue;
        m_files.emplace(lesson->id, name);
        (lesson->table ? m_together : m_lessons).push_back(headOf(*lesson));
        taught[lesson->id] = taughtBy(*lesson);
        for (const QString& language : languages()) {
            const auto words = readWordsOf(*lesson, language, ofWords);
            m_headings[lesson->id][language] = words ? std::optional(LessonHeading{words->title, words->goal}) : std::nullopt;
        }
    }
    sort();
    m_taught.emplace();
    for (const LessonHead& lesson : m_lessons)
        for (const auto& [rule, step] : taught[lesson.id])
            (*m_taught)[rule].push_back(step);
    m_course = readCourse(problems);
    giveUpTheSilent();
    return problems + ofWords;
}

void LessonShelf::takeOver(const LessonShelf& read) {
    m_lessons = read.m_lessons;
    m_together = read.m_together;
    m_files = read.m_files;
    m_headings = read.m_headings;
    m_taught = read.m_taught;
    m_course = read.m_course;
}

std::map<QString, LessonShelf::Taught> LessonShelf::taughtBy(const Lesson& lesson) {
    std::map<QString, Taught> taught;
    for (const LessonStep& step : lesson.steps)
        for (const QString& rule : step.rules + step.practises) {
            const Taught here{{lesson.id, step.id}, distance(step, rule)};
            const auto [best, isNew] = taught.try_emplace(rule, here);
            if (!isNew && here.far < best->second.far) best->second = here;
        }
    return taught;
}

std::unique_ptr<Lesson> LessonShelf::readWhole(const QString& file, QList<Problem>& problems) const {
    const QString path = QDir(m_data.lessons(m_game)).filePath(file);
    auto lesson = readLesson(path, m_data.shown(path), *m_vocabulary, problems);
    return lesson ? std::make_unique<Lesson>(std::move(*lesson)) : nullptr;
}

void LessonShelf::sort() {
    std::ranges::stable_sort(m_lessons, {}, &LessonHead::order);
    std::ranges::stable_sort(m_together, {}, &LessonHead::players);
}

Course LessonShelf::readCourse(QList<Problem>& problems) const {
    const auto idsOf = [](const std::vector<LessonHead>& lessons) {
        QStringList ids;
        for (const LessonHead& lesson : lessons)
            ids.append(lesson.id);
        return ids;
    };
    return magister::readCourse(m_data, m_game, idsOf(m_lessons), idsOf(m_together), problems);
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

std::optional<LessonWords> LessonShelf::readWordsOf(const Lesson& lesson, const QString& language, QList<Problem>& problems) const {
    const QString file = QDir(m_data.lessonWords(m_game, language)).filePath(m_files.at(lesson.id));
    return readLessonWords(file, m_data.shown(file), language, lesson, problems);
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
    QList<Problem> problems; // readOn() tells them
    std::shared_ptr<const Lesson> lesson = readWhole(m_files.at(id), problems);
    return lesson && lesson->id == id ? lesson : nullptr;
}

std::optional<LessonPlace> LessonShelf::stepFor(const QString& rule, const QString& language) const {
    if (!m_taught) {
        m_taught.emplace();
        for (const LessonHead& head : m_lessons)
            if (const auto lesson = find(head.id))
                for (const auto& [taught, step] : taughtBy(*lesson))
                    (*m_taught)[taught].push_back(step);
    }
    const auto steps = m_taught->find(rule);
    if (steps == m_taught->end()) return std::nullopt;
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
        const auto lesson = find(id);
        auto words = lesson ? readWordsOf(*lesson, in, problems) : std::nullopt;
        known->second = std::move(words).value_or(LessonWords{id, in, heading.title, heading.goal, {}});
    }
    return known->second;
}

} // namespace magister
