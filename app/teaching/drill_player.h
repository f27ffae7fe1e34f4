// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/teaching/drill_provider.h"
#include "app/teaching/memory/refresher.h"

#include <QElapsedTimer>
#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <thread>

namespace magister {

/// One run through questions over real positions, as the screen sees it: the question, the table it is put over, what
/// can be answered, what came of it. Every answer is kept as soon as it is given. The next question is looked for on
/// another thread while the answer to this one is read; until it is found this one stays.
class DrillPlayer : public QObject, private LessonListener {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Drills are laid out by the program")

    /// The position of the question; null when all is asked. Another table with each question.
    Q_PROPERTY(magister::Table* table READ table NOTIFY questionChanged)
    /// A word of DrillKind: "pick", "number", "yes-no", "order", "do", "mistake", "what-now".
    Q_PROPERTY(QString kind READ kind NOTIFY questionChanged)
    /// Place of the question among all, from 1, and how many there are to be by now.
    Q_PROPERTY(int number READ number NOTIFY questionChanged)
    Q_PROPERTY(int count READ count NOTIFY questionChanged)
    Q_PROPERTY(QString question READ question NOTIFY wordsChanged)
    /// Maps {id, letter, text}; empty where a number is typed or a move is made. letter: "A" to "Z" without "X",
    /// then the same with Shift, "⇧A" on; "" beyond these.
    Q_PROPERTY(QVariantList options READ options NOTIFY wordsChanged)
    /// Targets that the question speaks of.
    Q_PROPERTY(QStringList shown READ shown NOTIFY questionChanged)
    /// The same in words, for ears; empty for none.
    Q_PROPERTY(QString shownText READ shownText NOTIFY wordsChanged)
    /// Ids of what was chosen so far, in that order, or of what was answered.
    Q_PROPERTY(QStringList given READ given NOTIFY givenChanged)
    /// Whether several are chosen before they are handed in, and whether enough are.
    Q_PROPERTY(bool collects READ collects NOTIFY questionChanged)
    Q_PROPERTY(bool canSubmit READ canSubmit NOTIFY givenChanged)
    /// "none", "right", "wrong", or "shown" where the answer was asked for.
    Q_PROPERTY(QString answerState READ answerState NOTIFY answerChanged)
    /// Ids of the right answers, of kind "order" as they should stand; empty before the answer.
    Q_PROPERTY(QStringList right READ right NOTIFY answerChanged)
    /// The right answer in words, where the options do not show it: a number, one of the moves, or the whole order; and yes or no.
    Q_PROPERTY(QString rightText READ rightText NOTIFY answerChanged)
    /// Why the right answer is right; empty before the answer.
    Q_PROPERTY(QString reason READ reason NOTIFY answerChanged)
    Q_PROPERTY(QString ruleId READ ruleId NOTIFY questionChanged)
    Q_PROPERTY(QString ruleNumber READ ruleNumber NOTIFY wordsChanged)
    /// Empty before the answer: the title may be that answer.
    Q_PROPERTY(QString ruleTitle READ ruleTitle NOTIFY answerChanged)
    /// Whether somebody waits for a question that is still being looked for.
    Q_PROPERTY(bool looking READ looking NOTIFY lookingChanged)
    /// The rule, with its number, about which no position was found just before this question; empty for none.
    Q_PROPERTY(QString notFound READ notFound NOTIFY wordsChanged)
    Q_PROPERTY(bool finished READ finished NOTIFY questionChanged)
    /// How many were answered, and how many of them rightly.
    Q_PROPERTY(int asked READ asked NOTIFY answerChanged)
    Q_PROPERTY(int answeredRightly READ answeredRightly NOTIFY answerChanged)
    /// The rules that were asked, in that order, as {rule, number, title, right, days}: right when it was answered
    /// last; days until it is asked again, -1 for never.
    Q_PROPERTY(QVariantList summary READ summary NOTIFY summaryChanged)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY wordsChanged)

public:
    DrillPlayer(Refresher run, std::unique_ptr<DrillProvider> provider, const QString& language,
                QObject* parent = nullptr);
    ~DrillPlayer() override;

    Table* table() const { return m_laid.table.get(); }
    QString kind() const;
    int number() const { return m_run.number(); }
    int count() const { return m_run.count(); }
    QString question() const { return m_words.question; }
    QVariantList options() const;
    QStringList shown() const { return m_laid.question.shown; }
    QString shownText() const;
    QStringList given() const { return m_given; }
    bool collects() const;
    bool canSubmit() const;
    QString answerState() const { return m_answerState; }
    bool isAnswered() const { return m_answerState != u"none"; }
    QStringList right() const { return isAnswered() ? m_laid.question.rightIds() : QStringList(); }
    QString rightText() const;
    QString reason() const { return isAnswered() ? m_words.reason : QString(); }
    QString ruleId() const { return m_drill ? m_drill->atom : QString(); }
    QString ruleNumber() const { return m_drill ? m_provider->rule(m_drill->atom, m_language).number : QString(); }
    QString ruleTitle() const {
        return m_drill && isAnswered() ? m_provider->rule(m_drill->atom, m_language).title : QString();
    }
    bool looking() const { return m_looking; }
    QString notFound() const;
    bool finished() const { return m_run.over(); }
    int asked() const { return m_run.asked() + (isAnswered() ? 1 : 0); }
    int answeredRightly() const { return m_run.right() + (m_answerState == u"right" ? 1 : 0); }
    QVariantList summary() const;
    QString language() const { return m_language; }
    void setLanguage(const QString& code);
    /// What is asked now; nothing when all is asked.
    const std::optional<Drill>& drill() const { return m_drill; }

    /// Chooses an option by its id. Where several are collected, one that is chosen already is given back.
    Q_INVOKABLE void choose(const QString& id);
    /// A click on a thing at the table: chooses the option that it is, or is a part of. False: it is none.
    Q_INVOKABLE bool pick(const QString& target);
    Q_INVOKABLE void answerNumber(int number);
    /// Hands in what was collected.
    Q_INVOKABLE void submit();
    /// Nothing is looked for any more.
    void stop();

    /// The answer is not known: it is shown, and counts as wrong for the memory.
    Q_INVOKABLE void giveUp();
    /// To the next question, as soon as it is found. No effect before the answer.
    Q_INVOKABLE void next();

signals:
    void questionChanged();
    void wordsChanged();
    void givenChanged();
    void answerChanged();
    void summaryChanged();
    void lookingChanged();

private:
    bool admits(const QString& command) override;
    void carriedOut() override {}
    bool answersRefusal(const QString&, const QString&) override { return false; }
    bool offersInstead() const override { return false; }
    void takenBack() override {}

    bool isChosenFrom() const;
    /// Looks for the question that comes first in m_next.
    void look();
    /// Takes what was found; where nothing was, looks for the question after it.
    void take(std::optional<Drill> found);
    /// Asks the next question, or says that it is still looked for.
    void goOn();
    /// Lays out the next question, or comes to the end.
    void ask();
    /// state: as in answerState.
    void answer(const QStringList& ids, const QString& state);
    QString stateOf(const QStringList& ids) const;
    void tellAll();

    Refresher m_run;
    std::unique_ptr<DrillProvider> m_provider;
    QString m_language;
    std::optional<Drill> m_drill;
    DrillOnTable m_laid;
    DrillWords m_words;
    QStringList m_given;
    QString m_answerState{QStringLiteral("none")};
    Outcome m_outcome{};
    QElapsedTimer m_sinceBeginning;
    QElapsedTimer m_sinceQuestion;
    std::chrono::seconds m_answeredAfter{};
    QList<std::pair<QString, bool>>
        m_asked;          ///< rules in the order in which they came first, and how they came out last
    QSet<QString> m_seen; ///< positions of this run

    Refresher m_next;             ///< the run as it is when the next question is asked
    std::optional<Drill> m_found; ///< that question
    bool m_sought = false;        ///< the search for it has come to its end
    bool m_looking = false;
    QString m_leftOut;       ///< rule for which nothing was found before that question
    QString m_leftOutBefore; ///< the same of the question on the screen
    int m_searches = 0;      ///< begun so far: only the last one counts
    std::jthread m_search; ///< Last: it comes to its end before anything that it needs.
};

} // namespace magister
