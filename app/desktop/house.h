// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms.h"

#include "content/user_pack.h"
#include "household/interface_language.h"
#include "library/rule_library.h"
#include "messina/messina_table.h"
#include "session/catalogue_language.h"
#include "teaching/lesson_player.h"
#include "teaching/lesson_shelf.h"
#include "teaching/messina_lesson_table.h"

#include <map>
#include <memory>

namespace magister {

/// The rooms behind the screens: content read from the data folder, the table and the lesson that are open.
class House : public QObject, public Rooms {
    Q_OBJECT

public:
    /// Reads all content. The language must outlive this.
    explicit House(InterfaceLanguage& language);
    ~House() override;

    QVector<QVariantMap> lessons() const override;
    QVector<QVariantMap> problems() const override;
    bool canPlay() const override { return m_definition != nullptr; }
    QVariantMap lessonFor(const QString& rule) const override;
    Play startLesson(const QString& lessonId) override;
    Play resumeLesson(const QString& lessonId) override;
    Play newGame(const QVariantMap& setup) override;
    Play teach(const QString& rule) override;
    void leave() override;

private:
    const Language& language(const QString& code) const { return *m_languages.at(code); }
    Play openLesson(const QString& lessonId, bool resumed);
    LessonRun::Opening opening() const;
    /// Lays the table for a lesson and gives the learner the walk; record: null leaves the learning record alone.
    Play give(const std::shared_ptr<const Lesson>& lesson, LessonRun run, LearningRecord* record);
    void open(const PackResult& pack, const messina::Setup& setup, const QVector<messina::Seat>& seats);
    void speak();

    InterfaceLanguage& m_interface;
    DataFolder m_data;
    PackInForce m_packs;
    std::shared_ptr<const messina::Definition> m_definition; ///< printed; null when the pack has a problem
    Catalogues m_catalogues;
    const RuleLibrary& m_library;
    std::map<QString, std::unique_ptr<CatalogueLanguage>> m_languages;
    LessonShelf m_shelf;
    LearningRecord m_record;
    QList<Problem> m_problems;
    QList<Problem> m_gameProblems; ///< why the game that was asked for last could not be laid out

    // Taken down in this order: the player looks at the table to its end.
    std::unique_ptr<messina::MessinaTable> m_table;
    std::unique_ptr<messina::MessinaLessonTable> m_lessonTable;
    std::unique_ptr<LessonPlayer> m_player;
};

} // namespace magister
