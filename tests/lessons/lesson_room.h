// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/data_folder.h"
#include "app/content/lesson_file.h"
#include "app/messina/lessons/lesson_setup.h"
#include "app/messina/lessons/lesson_vocabulary.h"
#include "app/teaching/lesson_checks.h"

/// What the tests of lessons share: the pack, the lessons, their words.
namespace magister {

class LessonRoom {
public:
    /// Fails loudly (throws) when pack or folder cannot be read.
    LessonRoom();

    QStringList lessonIds() const { return m_ids; }
    QString lessonFile(const QString& id) const;
    QString wordsFile(const QString& id, const QString& language) const;
    /// Null after a problem, which is added.
    LessonPtr lesson(const QString& file, QList<Problem>& problems) const;
    std::optional<LessonWords> words(const QString& file, const QString& language, const Lesson& lesson,
                                     QList<Problem>& problems) const;
    LessonRun::Opening opening() const;
    std::shared_ptr<const messina::Definition> definition() const { return m_definition; }
    messina::LessonVocabulary vocabulary() const { return messina::LessonVocabulary(m_definition.get()); }

private:
    DataFolder m_data;
    QStringList m_ids;
    std::shared_ptr<const messina::Definition> m_definition;
};

/// Problems and findings as lines for a test's output.
QString shown(const QList<Problem>& problems);
QString shown(const QList<LessonFinding>& findings);

} // namespace magister
