// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/lessons/lesson_room.h"

#include "app/messina/pack/pack.h"
#include "app/messina/lessons/position.h"

#include <QDir>

#include <stdexcept>

namespace magister {

namespace {
const auto game = QStringLiteral("messina");
}

LessonRoom::LessonRoom() : m_data(DataFolder::find()) {
    PackResult pack = readMessinaPack();
    if (!pack.definition) throw std::runtime_error("the pack cannot be read");
    m_definition = std::make_shared<const messina::Definition>(std::move(*pack.definition));
    for (const QString& file :
         QDir(m_data.lessons(game)).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        m_ids.append(file.chopped(5));
}

QString LessonRoom::lessonFile(const QString& id) const {
    return m_data.lessons(game) + u'/' + id + QStringLiteral(".json");
}

QString LessonRoom::wordsFile(const QString& id, const QString& language) const {
    return m_data.lessonWords(game, language) + u'/' + id + QStringLiteral(".json");
}

LessonPtr LessonRoom::lesson(const QString& file, QList<Problem>& problems) const {
    auto read = readLesson(file, m_data.shown(file), vocabulary(), problems);
    return read ? std::make_shared<const Lesson>(std::move(*read)) : nullptr;
}

std::optional<LessonWords> LessonRoom::words(const QString& file, const QString& language, const Lesson& lesson,
                                             QList<Problem>& problems) const {
    return readLessonWords(file, m_data.shown(file), language, lesson, problems);
}

LessonRun::Opening LessonRoom::opening() const {
    return [definition = m_definition](const LessonStart& start) {
        return messina::Position::at(definition, start, nullptr);
    };
}

QString shown(const QList<Problem>& problems) {
    QStringList lines;
    for (const Problem& problem : problems)
        lines.append(QStringLiteral("%1:%2:%3 %4 kind %5 %6")
                         .arg(problem.file)
                         .arg(problem.line)
                         .arg(problem.column)
                         .arg(problem.path)
                         .arg(static_cast<int>(problem.kind))
                         .arg(problem.arguments.join(u'|')));
    return lines.join(u'\n');
}

QString shown(const QList<LessonFinding>& findings) {
    QStringList lines;
    for (const LessonFinding& finding : findings)
        lines.append(QString::fromUtf8(sentenceOf(finding.fault))
                         .replace(QStringLiteral("{step}"), finding.step)
                         .replace(QStringLiteral("{detail}"), finding.detail));
    return lines.join(u'\n');
}

} // namespace magister
