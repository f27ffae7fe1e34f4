// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "content/data_folder.h"
#include "content/lesson_file.h"

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace magister {

/// A step of a lesson.
struct LessonPlace {
    QString lessonId;
    QString stepId;
    friend bool operator==(const LessonPlace&, const LessonPlace&) = default;
};

/// The lessons of Messina 1347 that can be given: sound in themselves, with words in at least one language.
class LessonShelf {
public:
    /// Reads every lesson of the data folder and its words. One with a problem is left out, the others stay.
    static LessonShelf read(const DataFolder& data, const messina::Definition& definition, QList<Problem>& problems);

    /// In teaching order.
    const std::vector<std::shared_ptr<const Lesson>>& lessons() const { return m_lessons; }
    /// Null if there is none with that id.
    std::shared_ptr<const Lesson> find(const QString& id) const;
    /// The step that teaches a rule best, among the lessons that speak the language: the first one where the learner
    /// acts by it (do, drill), else the first that tells it, else the first that names it in another way. Steps that
    /// only practise it come last. Nothing when no lesson names it.
    std::optional<LessonPlace> stepFor(const QString& rule, const QString& language) const;
    /// Whether its words in that language are there and sound.
    bool speaks(const QString& id, const QString& language) const;
    /// The words; those of another language when a lesson under way is switched to one it does not speak.
    /// Precondition: find(id).
    const LessonWords& words(const QString& id, const QString& language) const;

private:
    std::vector<std::shared_ptr<const Lesson>> m_lessons;
    std::map<QString, std::map<QString, LessonWords>> m_words; ///< by lesson and language
};

} // namespace magister
