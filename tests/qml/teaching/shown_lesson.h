// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/teaching/lesson_player.h"

namespace magister {

/// A table without a game.
class BareTable : public LessonTable {
public:
    void setListener(LessonListener*) override {}
    void show(const PositionPtr&) override {}
    void activate(const QString&) override {}
    QString meant(const QString& target) const override { return target; }
    QStringList targetsOf(const QString&) const override { return {}; }
    void setBusy(bool) override {}
    void look(int) override {}
};

/// A LessonPlayer that says what it is told to say and remembers what it was asked: any step, without a lesson that
/// has it. What it says hides the properties of the player of the same name, and so do its methods.
class ShownLesson : public LessonPlayer {
    Q_OBJECT
    Q_PROPERTY(QString title MEMBER m_title NOTIFY stepChanged)
    Q_PROPERTY(int stepNumber MEMBER m_stepNumber NOTIFY stepChanged)
    Q_PROPERTY(int stepCount MEMBER m_stepCount NOTIFY stepChanged)
    Q_PROPERTY(QString kind MEMBER m_kind NOTIFY kindChanged)
    Q_PROPERTY(QString stepTitle MEMBER m_stepTitle NOTIFY stepChanged)
    Q_PROPERTY(QString text MEMBER m_text NOTIFY stepChanged)
    Q_PROPERTY(QString task MEMBER m_task NOTIFY stepChanged)
    Q_PROPERTY(QStringList targets MEMBER m_targets NOTIFY targetsChanged)
    Q_PROPERTY(QString aim READ aim NOTIFY targetsChanged)
    Q_PROPERTY(QStringList wanted MEMBER m_wanted NOTIFY targetsChanged)
    Q_PROPERTY(QVariantList stages MEMBER m_stages NOTIFY stepChanged)
    Q_PROPERTY(int stageIndex MEMBER m_stageIndex NOTIFY stageChanged)
    Q_PROPERTY(QString ruleId MEMBER m_ruleId NOTIFY stepChanged)
    Q_PROPERTY(QString ruleNumber MEMBER m_ruleNumber NOTIFY stepChanged)
    Q_PROPERTY(QString ruleTitle MEMBER m_ruleTitle NOTIFY answerChanged)
    Q_PROPERTY(int hintLevel MEMBER m_hintLevel NOTIFY hintChanged)
    Q_PROPERTY(bool canHint MEMBER m_canHint NOTIFY hintChanged)
    Q_PROPERTY(QString hintText MEMBER m_hintText NOTIFY hintChanged)
    Q_PROPERTY(QVariantList options MEMBER m_options NOTIFY stepChanged)
    Q_PROPERTY(QStringList ruledOut MEMBER m_ruledOut NOTIFY hintChanged)
    Q_PROPERTY(QString pointedOut MEMBER m_pointedOut NOTIFY hintChanged)
    Q_PROPERTY(QString answerState MEMBER m_answerState NOTIFY answerChanged)
    Q_PROPERTY(QString answerText MEMBER m_answerText NOTIFY answerChanged)
    Q_PROPERTY(QVariantMap feedback MEMBER m_feedback NOTIFY feedbackChanged)
    Q_PROPERTY(bool canBack MEMBER m_canBack NOTIFY progressChanged)
    Q_PROPERTY(bool canSkip MEMBER m_canSkip NOTIFY progressChanged)
    Q_PROPERTY(bool canShow MEMBER m_canShow NOTIFY progressChanged)
    Q_PROPERTY(bool showing MEMBER m_showing NOTIFY progressChanged)
    Q_PROPERTY(bool finished MEMBER m_finished NOTIFY progressChanged)
    Q_PROPERTY(QVariantList summary MEMBER m_summary NOTIFY progressChanged)
    /// What it was asked since the step was shown, as "next", "answer two".
    Q_PROPERTY(QVariantList asked MEMBER m_asked NOTIFY askedChanged)

public:
    explicit ShownLesson(QObject* parent = nullptr);

    QString aim() const { return m_targets.value(0); }

    /// Shows a step given by the properties that differ from those of a step that says nothing.
    Q_INVOKABLE void load(const QVariantMap& step);

    Q_INVOKABLE void activate(const QString& target) { note("activate " + target); }
    Q_INVOKABLE void next() { note("next"); }
    Q_INVOKABLE void back() { note("back"); }
    Q_INVOKABLE void skip() { note("skip"); }
    Q_INVOKABLE void hint() { note("hint"); }
    Q_INVOKABLE void showStage(int index);
    Q_INVOKABLE void showMe() { note("showMe"); }
    Q_INVOKABLE void answer(const QString& answer) { note("answer " + answer); }
    Q_INVOKABLE void pick(const QString& target) { note("pick " + target); }
    Q_INVOKABLE void takeBack();
    Q_INVOKABLE void dismissFeedback();
    Q_INVOKABLE void keepMove();
    Q_INVOKABLE void leave() { note("leave"); }
    Q_INVOKABLE void restart() { note("restart"); }

signals:
    void askedChanged();

private:
    ShownLesson(std::shared_ptr<BareTable> table, QObject* parent);
    void note(const QString& what);
    void endFeedback();

    std::shared_ptr<BareTable> m_bare;
    QString m_title{QStringLiteral("First round")};
    int m_stepNumber{1};
    int m_stepCount{31};
    QString m_kind, m_stepTitle, m_text, m_task;
    QStringList m_targets, m_wanted;
    QVariantList m_stages;
    int m_stageIndex{};
    QString m_ruleId, m_ruleNumber, m_ruleTitle;
    int m_hintLevel{};
    bool m_canHint{};
    QString m_hintText;
    QVariantList m_options;
    QStringList m_ruledOut;
    QString m_pointedOut, m_answerState, m_answerText;
    QVariantMap m_feedback;
    bool m_canBack{}, m_canSkip{}, m_canShow{}, m_showing{}, m_finished{};
    QVariantList m_summary, m_asked;
};

} // namespace magister
