// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/language.h"
#include "app/table/seat.h"
#include "app/teaching/learning_record.h"
#include "app/teaching/lesson_run.h"
#include "app/teaching/lesson_table.h"

#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>

namespace magister {

/// The words of a lesson in one language, and the language itself for everything else.
struct LessonVoice {
    const LessonWords* words{}; ///< never null
    const Language* language{}; ///< never null
};

/// A lesson as the screen sees it: the step, its words, hints, answers to wrong moves. Clicks come in by activate().
/// The learner's moves are judged by a LessonRun and shown on a LessonTable.
class LessonPlayer : public QObject, private LessonListener {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A lesson is opened by the program")

    Q_PROPERTY(QString lessonId READ lessonId CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY stepChanged)
    Q_PROPERTY(int stepNumber READ stepNumber NOTIFY stepChanged)
    Q_PROPERTY(int stepCount READ stepCount CONSTANT)
    /// "tell", "do", "watch", "ask", "pick", "drill", "setup" or "score". A pick that is answered goes on as "watch".
    Q_PROPERTY(QString kind READ kind NOTIFY kindChanged)
    Q_PROPERTY(QString stepTitle READ stepTitle NOTIFY stepChanged)
    Q_PROPERTY(QString text READ text NOTIFY stepChanged)
    Q_PROPERTY(QString task READ task NOTIFY stepChanged)
    /// What the reader has achieved by the move that has led to this step; of a drill at least that it is solved. Empty where
    /// the lesson says nothing of it, and for whoever has come here in any other way.
    Q_PROPERTY(QString achieved READ achieved NOTIFY stepChanged)
    /// Names of targets on the table, marks 1 2 3 in this order: that in which the card, in its language, names them.
    Q_PROPERTY(QStringList targets READ targets NOTIFY targetsChanged)
    /// The one of them that the lesson names first: what the step is about, wherever the card speaks of it. "" for none.
    Q_PROPERTY(QString aim READ aim NOTIFY targetsChanged)
    /// Names of what has not been laid on the table yet; it is hidden.
    Q_PROPERTY(QStringList covered READ covered NOTIFY targetsChanged)
    /// The things that a learner could use next to reach the goal, or that answer a question on the table: nothing shows
    /// them, but nothing may hide them either.
    Q_PROPERTY(QStringList wanted READ wanted NOTIFY targetsChanged)
    /// Of a setup step: maps {target, name}.
    Q_PROPERTY(QVariantList stages READ stages NOTIFY stepChanged)
    Q_PROPERTY(int stageIndex READ stageIndex NOTIFY stageChanged)
    Q_PROPERTY(QString ruleId READ ruleId NOTIFY stepChanged)
    Q_PROPERTY(QString ruleNumber READ ruleNumber NOTIFY stepChanged)
    /// Empty while a question waits for its answer: the title of its rule may be that answer.
    Q_PROPERTY(QString ruleTitle READ ruleTitle NOTIFY answerChanged)
    /// 0 to 3. The first hint nudges, the second says more or takes a wrong option away, the third shows.
    Q_PROPERTY(int hintLevel READ hintLevel NOTIFY hintChanged)
    Q_PROPERTY(bool canHint READ canHint NOTIFY hintChanged)
    Q_PROPERTY(QString hintText READ hintText NOTIFY hintChanged)
    /// Maps {id, text}; empty when nothing is to be chosen.
    Q_PROPERTY(QVariantList options READ options NOTIFY stepChanged)
    /// Ids of options that hints have ruled out, and of the one that the last hint points out; "" for none.
    Q_PROPERTY(QStringList ruledOut READ ruledOut NOTIFY hintChanged)
    Q_PROPERTY(QString pointedOut READ pointedOut NOTIFY hintChanged)
    /// "none", "right" or "wrong"; "told" once everybody has given an answer to what all were asked, whatever it was.
    Q_PROPERTY(QString answerState READ answerState NOTIFY answerChanged)
    /// What is said about the answer: at first where to look, what is right only after another mistake.
    Q_PROPERTY(QString answerText READ answerText NOTIFY answerChanged)
    /// The answer to a move that the step did not ask for: {active, id, text, rule, ruleNumber, ruleTitle, offerUndo,
    /// offerKeep, tone, target}. id: of the lesson's answer; "" for a sentence of the player's own. tone: "no" (against the
    /// rules), "allowed" (a move that waits to be taken back), "note". ruleTitle is empty while a question waits.
    Q_PROPERTY(QVariantMap feedback READ feedback NOTIFY feedbackChanged)
    /// A card of the lesson has the say; what the table asks waits.
    Q_PROPERTY(bool speaking READ speaking NOTIFY speakingChanged)
    Q_PROPERTY(bool canBack READ canBack NOTIFY progressChanged)
    Q_PROPERTY(bool canSkip READ canSkip NOTIFY progressChanged)
    Q_PROPERTY(bool canShow READ canShow NOTIFY progressChanged)
    Q_PROPERTY(bool showing READ showing NOTIFY progressChanged)
    Q_PROPERTY(bool finished READ finished NOTIFY progressChanged)
    /// Maps {label, value}, for the end.
    Q_PROPERTY(QVariantList summary READ summary NOTIFY progressChanged)
    /// Maps {id, done, now, checkpoint}, a step each.
    Q_PROPERTY(QVariantList progress READ progress NOTIFY progressChanged)
    /// Milliseconds between two moves that are shown; 0 shows them at once.
    Q_PROPERTY(int pause READ pause WRITE setPause NOTIFY pauseChanged)
    /// Of the card; written: the household's, for whoever has none of their own.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    // Of a lesson for the whole table.
    Q_PROPERTY(bool together READ together CONSTANT)
    /// The seat that the card is worded for, from 1.
    Q_PROPERTY(int reader READ reader NOTIFY readerChanged)
    /// Maps {seat, name, tincture, language} of those who sit there.
    Q_PROPERTY(QVariantList readers READ readers NOTIFY readerChanged)
    /// The card is for everybody: it can be read in the language of each.
    Q_PROPERTY(bool shared READ shared NOTIFY stepChanged)
    /// Everybody answers this question, one after another.
    Q_PROPERTY(bool askedInTurn READ askedInTurn NOTIFY stepChanged)
    /// A seat where nobody sits makes its moves.
    Q_PROPERTY(bool playing READ playing NOTIFY stepChanged)
    /// As Table::handOver, of the card: for whom it is; empty while it is for everybody.
    Q_PROPERTY(QVariantMap handOver READ handOver NOTIFY handedOver)
    /// The same step in another language of the table: {seat, name, tincture, language, title, text, task} of who reads it
    /// so; empty where everybody reads the language of the card, and on the cards of an empty seat.
    Q_PROPERTY(QVariantMap beside READ beside NOTIFY besideChanged)

public:
    /// Gives the words of a language by its code; must know every code that setLanguage is given.
    using Voices = std::function<LessonVoice(const QString& code)>;
    /// The table must outlive the player; the record, if any, too.
    LessonPlayer(LessonRun run, LessonTable& table, Voices voices, const QString& language,
                 LearningRecord* record = nullptr, QObject* parent = nullptr);
    ~LessonPlayer() override;

    QString lessonId() const { return m_run.lesson().id; }
    QString title() const { return voice().words->title; }
    int stepNumber() const;
    int stepCount() const { return static_cast<int>(m_run.lesson().steps.size()); }
    QString kind() const;
    QString stepTitle() const;
    QString text() const;
    QString task() const;
    QString achieved() const;
    QStringList targets() const;
    QString aim() const;
    QStringList covered() const { return m_run.unlaid(); }
    QStringList wanted() const;
    QVariantList stages() const;
    int stageIndex() const { return m_stage; }
    QString ruleId() const;
    QString ruleNumber() const { return voice().language->rule(ruleId()).number; }
    QString ruleTitle() const { return questionWaits() ? QString() : voice().language->rule(ruleId()).title; }
    int hintLevel() const { return m_hint; }
    bool canHint() const { return !finished() && (questionWaits() ? m_hint < 3 : canShow()); }
    QStringList ruledOut() const;
    QString pointedOut() const;
    bool speaking() const { return finished() || !m_run.asksForMoves() || m_showing || m_playing || m_feedback; }
    QString hintText() const;
    QVariantList options() const;
    QString answerState() const { return m_answerState; }
    QString answerText() const;
    QVariantMap feedback() const;
    bool canBack() const { return m_run.canBack(); }
    bool canSkip() const { return !finished(); }
    bool canShow() const { return m_run.asksForMoves() && !m_showing && !m_playing; }
    bool showing() const { return m_showing; }
    bool finished() const { return m_run.finished(); }
    QVariantList summary() const;
    QVariantList progress() const;
    int pause() const { return m_pause; }
    void setPause(int milliseconds);
    QString language() const { return m_language; }
    /// Every text is worded anew; nothing else changes.
    void setLanguage(const QString& code);
    const LessonRun& run() const { return m_run; }
    /// Rules of steps in which that seat had a hint, was shown the move or skipped it, and rules by which a move was refused,
    /// since the player was made.
    QSet<QString> helped(int seat) const { return m_helped.value(seat); }

    // lesson_readers.cpp: a lesson for the whole table.
    bool together() const { return m_run.lesson().table; }
    /// Who sits there, in which colours and with which languages (see Seat), and at which seats (1..) nobody does: those
    /// are played by the solution of the lesson. Without a call everybody reads in the household's language.
    /// Precondition: together(), one seat a player, at least one in `people`.
    void setSeats(const QVector<Seat>& seats, const QList<int>& people);
    const QVector<Seat>& seats() const { return m_seats; }
    const QList<int>& people() const { return m_run.people(); }
    int reader() const { return m_reader; }
    QVariantList readers() const;
    bool shared() const { return together() && (finished() || (m_run.seat() == 0 && !questionWaits())); }
    bool askedInTurn() const { return together() && !finished() && m_run.seat() == 0 && questionWaits(); }
    bool playing() const { return m_playing; }
    QVariantMap handOver() const { return m_handOver; }
    /// A card for everybody, in the language of that seat.
    Q_INVOKABLE void readAs(int seat);
    QVariantMap beside() const;
    /// The card beside is in the language of that seat from now on, as long as the card itself is in another.
    Q_INVOKABLE void readBeside(int seat);
    /// For each of those who sit there {seat, name, tincture, language, sentence}: the step and whose turn it is, in one
    /// sentence of their own language. Precondition: together(), not finished.
    Q_INVOKABLE QVariantList whereWeAre() const;
    /// Somebody sits down where nobody sat and the lesson is just playing: their turn begins anew.
    Q_INVOKABLE void takeSeat();

    /// A click or Enter on the table: an answer, or a move of the game.
    Q_INVOKABLE void activate(const QString& target);
    Q_INVOKABLE void next();
    Q_INVOKABLE void back();
    Q_INVOKABLE void skip();
    /// One rung further: nudge, hint, and then the move is shown, or the answer pointed out. Where nothing is asked, a
    /// card says so.
    Q_INVOKABLE void hint();
    /// The part of the table with that number, from 0, in a step that names them one by one.
    Q_INVOKABLE void showStage(int index);
    /// Plays the solution before the learner's eyes and takes it back.
    Q_INVOKABLE void showMe();
    /// Id of an option, or a number as text.
    Q_INVOKABLE void answer(const QString& answer);
    Q_INVOKABLE void pick(const QString& target);
    /// Takes the wrong move back and closes the feedback.
    Q_INVOKABLE void takeBack();
    /// Closes the feedback and decides nothing: a wrong move is taken back.
    Q_INVOKABLE void dismissFeedback();
    /// Plays on with the wrong move, where the feedback offers that.
    Q_INVOKABLE void keepMove();
    /// Stops what is playing and keeps the place in the record.
    Q_INVOKABLE void leave();
    Q_INVOKABLE void restart();

signals:
    void stepChanged();
    void kindChanged();
    void targetsChanged();
    void stageChanged();
    void hintChanged();
    void answerChanged();
    void feedbackChanged();
    void speakingChanged();
    void progressChanged();
    void pauseChanged();
    void languageChanged();
    void readerChanged();
    void handedOver();
    void besideChanged();
    void left();

private:
    /// What a card says: a text of the lesson, or a sentence of the player's own.
    struct Feedback {
        QString wrongId;        ///< of the step's answers
        const char* sentence{}; ///< of the player's own, when wrongId is empty
        QString rule;
        QString target;
        bool offerUndo{};
        const char* tone{"note"};
    };

    bool admits(const QString& command) override;
    void carriedOut() override;
    bool answersRefusal(const QString& command, const QString& target) override;
    bool offersInstead() const override { return !m_refusalWanted; }
    void takenBack() override;

    LessonVoice voice() const { return m_voices(m_language); }
    const StepWords& words() const;
    /// Indices into the targets of the step, in the order in which its card in this language names them.
    QList<int> marksAsRead() const;
    /// The text with its marks numbered in that order.
    QString numbered(QString text) const;
    /// The plain name of a target by meaning, as it was before a wrong move that waits. Precondition: not finished.
    QString resolved(const QString& target) const;
    bool isAnswered() const { return m_answerState == u"right" || m_answerState == u"told"; }
    bool questionWaits() const { return m_run.asksForAnswer() && !isAnswered(); }
    /// What an answer makes of the card; false: somebody else is asked now.
    bool takeAnswer(const QString& answer);
    // lesson_readers.cpp
    bool isEmpty(int seat) const { return together() && seat > 0 && !people().contains(seat); }
    QString languageOf(int seat) const;
    void turnTo(int seat);
    /// Passes over the questions and cards of empty seats, and finds who reads what comes now.
    void findReader();
    void playEmptySeat();
    void playLine();
    QString ofEmptySeat(const char* sentence) const;
    QVariantMap handOverTo(int seat, int from) const;
    /// Who reads the card beside; 0: nobody.
    int besideReader() const;
    QVariantMap readerAt(int seat) const;
    bool offersKeep() const;
    void forgetFeedback();
    void arrive();
    void tellAll();
    void keepPlace();
    /// The rules of this step were not met unaided. Precondition: not finished.
    void noteHelp();
    void say(const Feedback& feedback);
    /// Plays a command of the reader's, and keeps in mind which step it has ended.
    Verdict judge(const QString& command);
    void respond(const Verdict& verdict);
    void finishWrong();
    void tick();
    void startTicking();
    void stopTicking();
    void showLine();
    bool rightTarget(const QString& target, QString* meant) const;

    LessonRun m_run;
    LessonTable& m_table;
    Voices m_voices;
    QString m_language;
    LearningRecord* m_record;
    QTimer m_timer;
    int m_pause{900};
    int m_stage{};
    int m_hint{};
    int m_mistakes{}; ///< wrong answers to the question of this step
    QString m_answerState{QStringLiteral("none")};
    std::optional<Feedback> m_feedback;
    std::optional<Verdict> m_verdict; ///< of the command that is being carried out
    QString m_reached;                ///< the step that this command has ended, until the player arrives at the next
    QString m_achieved;               ///< the step that the last arrival has ended
    int m_achiever{};                 ///< the seat whose move that was
    WrongThen m_then{};
    QString m_goTo;
    QString m_clicked;
    bool m_showing{};
    QStringList m_shown; ///< commands still to be shown
    PositionPtr m_shownPosition;
    QStringList m_shownAt; ///< where the move is made that is shown next, and the ones before it
    bool m_everFinished{};
    QMap<int, QSet<QString>> m_helped; ///< by seat
    QString m_household; ///< its language
    QVector<Seat> m_seats;
    int m_reader{};
    int m_beside{}; ///< the seat asked for last; 0: none
    bool m_playing{}; ///< m_shown are moves of an empty seat
    QVariantMap m_handOver;
    bool m_refusalWanted{}; ///< the last refusal was the goal of its step
};

} // namespace magister
