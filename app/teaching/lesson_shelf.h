// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "content/data_folder.h"
#include "content/lesson_file.h"

#include <map>
#include <memory>
#include <vector>

namespace magister {

/// The lessons of Messina 1347 that can be given: sound in themselves, with words in at least one language.
class LessonShelf {
public:
    /// Reads every lesson of the data folder and its words. One with a problem is left out, the others stay.
    static LessonShelf read(const DataFolder& data, const messina::Definition& definition, QList<Problem>& problems);

    /// In teaching order.
    const std::vector<std::shared_ptr<const Lesson>>& lessons() const { return m_lessons; }
    /// Null if there is none with that id.
    std::shared_ptr<const Lesson> find(const QString& id) const;
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
