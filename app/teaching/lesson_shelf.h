// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/course_file.h"
#include "app/content/data_folder.h"
#include "app/content/lesson_file.h"

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace magister {

/// Colours of the seats at a lesson's table, which must do for every start of its steps as well.
QStringList tincturesOf(const Lesson& lesson);

/// A step of a lesson.
struct LessonPlace {
    QString lessonId;
    QString stepId;
    friend bool operator==(const LessonPlace&, const LessonPlace&) = default;
};

/// What a list tells of a lesson.
struct LessonHead {
    QString id;
    int order{};
    int minutes{};
    int players{}; ///< at its table
    int steps{};   ///< how many
    QStringList needs;
    QStringList teaches;
};

/// The lessons of a game that can be given: sound in themselves, with words in at least one language. Copies share what
/// they have read.
class LessonShelf {
public:
    /// By lesson and language; nothing where there are no words, or none that are sound.
    using Headings = std::map<QString, std::map<QString, std::optional<LessonHeading>>>;

    /// Reads every lesson of the game in the data folder and its words: readLessons() and readOn(). The vocabulary has to
    /// last as long as the shelf.
    static LessonShelf read(const DataFolder& data, const LessonVocabulary& vocabulary, QList<Problem>& problems);
    /// The lessons and their course; one with a problem is left out, the others stay. Their headings are read when they are
    /// asked for, and the rest of their words has not been looked at.
    static LessonShelf readLessons(const DataFolder& data, std::shared_ptr<const LessonVocabulary> vocabulary,
                                   QList<Problem>& problems);
    /// Reads all words in every language and gives what is wrong with them. From now on a lesson does not speak a language
    /// in which its words are not sound, and one without words in any language has left the shelf.
    QList<Problem> readOn();
    /// Those that have been read: after readOn() all of them.
    const Headings& headings() const { return m_headings; }
    /// Takes over what readOn() has found in another shelf of the same folder.
    void takeOver(const Headings& found);
    /// Nothing more is to be checked: from now on a lesson is read when it is asked for, here and in every copy. A course is
    /// some thousand steps, and one lesson is played at a time. Precondition: no copy is in use on another thread.
    void layBy();
    /// Of all that can be given, in no order that matters.
    QStringList ids() const;

    /// In teaching order.
    const std::vector<LessonHead>& lessons() const { return m_lessons; }
    /// Those for the whole table, by number of players; they are not among lessons().
    const std::vector<LessonHead>& together() const { return m_together; }
    /// What the file of the course says of them.
    const Course& course() const { return m_course; }
    /// Ids of the lessons on one of courseWays() that are on the shelf, in its order; all in teaching order for a way that
    /// this course does not have.
    QStringList way(const QString& id) const;
    /// Null if there is none with that id.
    const LessonHead* head(const QString& id) const;
    /// The whole lesson. Null if there is none with that id, or its file is no longer sound after layBy().
    std::shared_ptr<const Lesson> find(const QString& id) const;
    /// The step that teaches a rule best, among the lessons that speak the language: the first one where the learner
    /// acts by it (do, drill), else the first that tells it, else the first that names it in another way. Steps that
    /// only practise it come last. Nothing when no lesson names it.
    std::optional<LessonPlace> stepFor(const QString& rule, const QString& language) const;
    /// Whether its words in that language are there and sound.
    bool speaks(const QString& id, const QString& language) const;
    /// Title and goal; those of another language where the lesson does not speak this one.
    /// Precondition: head(id), and there are words in one language.
    const LessonHeading& heading(const QString& id, const QString& language) const;
    /// The words; those of another language when a lesson under way is switched to one it does not speak. They are read
    /// when they are first asked for, and last as long as the shelf. Precondition: as for heading().
    const LessonWords& words(const QString& id, const QString& language) const;

private:
    /// The step of a lesson that teaches a rule best; far: how far it is from teaching it well, 0 best.
    struct Taught {
        LessonPlace place;
        int far{};
    };

    /// Lessons that have no words are left out.
    void giveUpTheSilent();
    /// The language itself, or one in which the lesson has words.
    QString spoken(const QString& id, const QString& language) const;
    /// Null if there are no words or, as far as is known, they are not sound. Precondition: the lesson is on the shelf.
    const LessonHeading* headingIn(const QString& id, const QString& language) const;
    /// Reads them from the file. Precondition: the lesson is on the shelf, and that language is one of languages().
    std::optional<LessonWords> readWordsOf(const QString& id, const QString& language, QList<Problem>& problems) const;

    DataFolder m_data{QString()};
    QString m_game; ///< name of its folders
    std::shared_ptr<const LessonVocabulary> m_vocabulary;
    std::vector<LessonHead> m_lessons;
    std::vector<LessonHead> m_together;
    /// By id, until layBy().
    std::shared_ptr<std::map<QString, std::shared_ptr<const Lesson>>> m_whole;
    /// By rule: at most one step a lesson, in teaching order.
    std::map<QString, std::vector<Taught>> m_taught;
    Course m_course;
    std::map<QString, QString> m_files; ///< names, by lesson
    mutable Headings m_headings; ///< as far as they have been read
    /// By lesson and language: those of lessons that were given.
    mutable std::map<QString, std::map<QString, LessonWords>> m_words;
};

} // namespace magister
