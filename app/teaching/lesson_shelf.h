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

/// The lessons of a game that can be given: sound in themselves, with words in at least one language. A course is some
/// thousand steps, and one lesson is played at a time: the shelf keeps what a list tells of each, and reads a lesson when it is
/// asked for.
class LessonShelf {
public:
    /// What a list tells of the lessons, and their course. Their headings are read when they are asked for; their steps and the
    /// rest of their words have not been looked at.
    static LessonShelf readHeads(const DataFolder& data, std::shared_ptr<const LessonVocabulary> vocabulary);
    /// Reads all lessons with their words in every language and gives what is wrong with them and with the course. From now on
    /// a lesson does not speak a language in which its words are not sound, and one that is not sound itself or has no words in
    /// any language has left the shelf.
    QList<Problem> readOn();
    /// Takes over what readOn() has found in a copy of this shelf. Words that somebody has asked for stay where they are.
    void takeOver(const LessonShelf& read);
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
    /// The whole lesson, read from its file. Null if there is none with that id, or it is not sound.
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
    /// By lesson and language; nothing where there are no words, or none that are sound.
    using Headings = std::map<QString, std::map<QString, std::optional<LessonHeading>>>;
    /// By rule: at most one step a lesson, in teaching order.
    using TaughtSteps = std::map<QString, std::vector<Taught>>;

    /// By rule, the step of that lesson.
    static std::map<QString, Taught> taughtBy(const Lesson& lesson);
    /// Null after a problem.
    std::unique_ptr<Lesson> readWhole(const QString& file, QList<Problem>& problems) const;
    /// In teaching order.
    void sort();
    Course readCourse(QList<Problem>& problems) const;
    /// Lessons that have no words are left out.
    void giveUpTheSilent();
    /// The language itself, or one in which the lesson has words.
    QString spoken(const QString& id, const QString& language) const;
    /// Null if there are no words or, as far as is known, they are not sound. Precondition: the lesson is on the shelf.
    const LessonHeading* headingIn(const QString& id, const QString& language) const;
    /// Reads them from the file. Precondition: the lesson is on the shelf, and that language is one of languages().
    std::optional<LessonWords> readWordsOf(const Lesson& lesson, const QString& language, QList<Problem>& problems) const;

    DataFolder m_data{QString()};
    QString m_game; ///< name of its folders
    std::shared_ptr<const LessonVocabulary> m_vocabulary;
    std::vector<LessonHead> m_lessons;
    std::vector<LessonHead> m_together;
    mutable std::optional<TaughtSteps> m_taught; ///< once somebody has asked, or readOn() has come by
    Course m_course;
    std::map<QString, QString> m_files; ///< names, by lesson
    mutable Headings m_headings; ///< as far as they have been read
    /// By lesson and language: those of lessons that were given.
    mutable std::map<QString, std::map<QString, LessonWords>> m_words;
};

} // namespace magister
