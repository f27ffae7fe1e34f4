// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/lessons/lesson_table.h"
#include "app/teaching/lesson_player.h"
#include "tests/lessons/lesson_room.h"

/// A lesson on a real table, for the tests of the player.
namespace magister {

/// Gives back what it is asked, marked with its code: enough to see which language was asked.
class PlainLanguage : public Language {
public:
    explicit PlainLanguage(const QString& code) : m_code(code) {}
    QString code() const override { return m_code; }
    QString text(const char*, const char* source) const override { return m_code + u':' + QString::fromUtf8(source); }
    QString word(const QString& key, const QString&, int) const override { return key; }
    QString count(const QString& key, int n, const QString&) const override { return QString::number(n) + u' ' + key; }
    RuleTitle rule(const QString& id) const override { return {QStringLiteral("1.1"), m_code + u' ' + id}; }

private:
    QString m_code;
};

struct StagedLesson {
    const LessonRoom& room;
    LessonPtr lesson;
    PlainLanguage english{QStringLiteral("en")};
    PlainLanguage other{QStringLiteral("xx")};
    LessonWords words;
    LessonWords otherWords;
    std::unique_ptr<messina::MessinaTable> table;
    std::unique_ptr<messina::MessinaLessonTable> bridge;
    std::unique_ptr<LessonPlayer> player;

    /// From the beginning, or where the trace leads to; `pause` as LessonPlayer::setPause.
    explicit StagedLesson(const LessonRoom& from, LearningRecord* record = nullptr,
                          const QVector<StepTrace>& trace = {}, int pause = 0,
                          const QString& id = QStringLiteral("01-first-round"));

    const PlainLanguage& voice(const QString& code) const { return code == u"xx" ? other : english; }
    /// Id of the present step; empty at the end.
    QString step() const { return player->finished() ? QString() : player->run().step().id; }
    /// Skips to a step.
    void until(const QString& id);
    /// Whether the table shows what the lesson says.
    bool inStep() const;
};

/// What the player says about the last move or answer, and whether it waits for an answer to that.
QString feedbackOf(const LessonPlayer& player);
bool answering(const LessonPlayer& player);

} // namespace magister
