// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/backend.h"
#include "app/devices/invitation.h"
#include "app/devices/joining.h"
#include "app/table/rows_model.h"

#include <QObject>
#include <QTimer>
#include <QUrl>
#include <qqml.h>

#include <memory>

namespace magister {

/// The program as the screens see it: which lessons there are, what is on the table now, what is wrong.
class Program : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// List model with the roles of Backend::lessons; goal is what one can do after it.
    Q_PROPERTY(QObject* lessons READ lessons CONSTANT)
    /// List model with the roles file, place, expected.
    Q_PROPERTY(QObject* problems READ problems CONSTANT)
    /// As Backend::courseWays.
    Q_PROPERTY(QVariantList courseWays READ courseWays NOTIFY contentChanged)
    /// As Backend::tables.
    Q_PROPERTY(QVariantList tables READ tables NOTIFY contentChanged)
    Q_PROPERTY(int lessonCount READ lessonCount NOTIFY contentChanged)
    Q_PROPERTY(int problemCount READ problemCount NOTIFY contentChanged)
    /// What is concerned by them, see Backend::troubled.
    Q_PROPERTY(QStringList troubled READ troubled NOTIFY contentChanged)
    /// The first lesson of any game with a stored position as {lessonId, game, title, minutes, steps, done}; empty if there is none.
    Q_PROPERTY(QVariantMap unfinished READ unfinished NOTIFY contentChanged)
    /// List model with the roles of Backend::games.
    Q_PROPERTY(QObject* games READ games CONSTANT)
    Q_PROPERTY(int gameCount READ gameCount NOTIFY contentChanged)
    /// The game that was left last and is not over, as in `games`; empty if there is none that can be played on.
    Q_PROPERTY(QVariantMap unfinishedGame READ unfinishedGame NOTIFY contentChanged)
    /// What is on the table is a saved game that is only looked at.
    Q_PROPERTY(bool looking READ looking NOTIFY playChanged)
    Q_PROPERTY(bool canLearn READ canLearn NOTIFY contentChanged)
    /// Id of the game whose lessons are listed (Settings.courseGame); empty without lessons.
    Q_PROPERTY(QString taughtGame READ taughtGame NOTIFY contentChanged)
    /// Ids of all games that have lessons.
    Q_PROPERTY(QStringList taughtGames READ taughtGames NOTIFY contentChanged)
    /// As Backend::lessonCounts.
    Q_PROPERTY(QVariantList lessonCounts READ lessonCounts NOTIFY contentChanged)
    Q_PROPERTY(bool canPlay READ canPlay NOTIFY contentChanged)
    /// The games that can be played, see Backend::playable.
    Q_PROPERTY(QVariantList playable READ playable NOTIFY contentChanged)
    /// A saved game is being read, and that takes longer than a moment.
    Q_PROPERTY(bool opening READ opening NOTIFY openingChanged)
    /// What lies on the table; null when nothing is being played.
    Q_PROPERTY(magister::Table* currentTable READ currentTable NOTIFY playChanged)
    Q_PROPERTY(QObject* currentLesson READ currentLesson NOTIFY playChanged)
    /// Something lies on the table: a lesson for a rule would put it aside.
    Q_PROPERTY(bool busy READ busy NOTIFY playChanged)
    /// What lies on the table is a new game whose setup is to be shown step by step.
    Q_PROPERTY(bool dealtInSteps READ dealtInSteps NOTIFY playChanged)
    /// The table, as other devices are invited to it.
    Q_PROPERTY(magister::Invitation* invitation READ invitation CONSTANT)
    /// This device at a table that stands on another one. When that is laid it is what lies on the table here.
    Q_PROPERTY(magister::Joining* joining READ joining CONSTANT)
    /// What lies on the table stands on another device.
    Q_PROPERTY(bool joined READ joined NOTIFY playChanged)
    /// The questions that are practised with; null while nobody practises.
    Q_PROPERTY(magister::DrillPlayer* practice READ practice NOTIFY practiceChanged)
    /// What they are about, as practise() was asked: {occasion, subject}; empty while nobody practises.
    Q_PROPERTY(QVariantMap practiceAbout READ practiceAbout NOTIFY practiceChanged)
    /// As Backend::refresher, of the game in unfinishedGame.
    Q_PROPERTY(QVariantMap refresher READ refresher NOTIFY masteryChanged)
    /// As Backend::askedGames.
    Q_PROPERTY(QVariantList askedGames READ askedGames NOTIFY askedGamesChanged)
    /// As Backend::mastery.
    Q_PROPERTY(QVariantMap mastery READ mastery NOTIFY masteryChanged)
    Q_PROPERTY(QString version READ version CONSTANT)

public:
    explicit Program(QObject* parent = nullptr);
    ~Program() override;

    QObject* lessons() { return &m_lessons; }
    QObject* problems() { return &m_problems; }
    QVariantList courseWays() const;
    QVariantList tables() const;
    int lessonCount() const { return m_lessons.count(); }
    int problemCount() const { return m_problems.count(); }
    QStringList troubled() const;
    QVariantMap unfinished() const;
    QObject* games() { return &m_games; }
    int gameCount() const { return m_games.count(); }
    QVariantMap unfinishedGame() const;
    bool looking() const { return m_play.looking; }
    bool opening() const { return m_opening; }
    bool canLearn() const;
    QString taughtGame() const;
    QStringList taughtGames() const;
    QVariantList lessonCounts() const;
    bool canPlay() const;
    QVariantList playable() const;
    Table* currentTable() const { return m_play.table; }
    QObject* currentLesson() const { return m_play.lesson; }
    bool busy() const { return m_play.table != nullptr; }
    bool dealtInSteps() const { return m_play.inSteps; }
    Invitation* invitation() { return &m_invitation; }
    Joining* joining() { return &m_joining; }
    bool joined() const { return m_joined; }
    DrillPlayer* practice() const { return m_practice; }
    QVariantMap practiceAbout() const { return m_practice ? m_practiceAbout : QVariantMap(); }
    QVariantMap refresher() const;
    QVariantList askedGames() const;
    QVariantMap mastery() const;
    QString version() const;

    /// From here on this backend answers. Without one nothing can be learnt or played.
    void setBackend(std::unique_ptr<Backend> backend);
    /// What brings the network from now on, instead of the plug-in.
    void setLinks(FindLinks links) { m_links = std::move(links); }
    /// Reads lessons and problems again: after a change of language, of progress or of content.
    void refresh();
    /// The first page stands: the backend reads the rest.
    void readOn();

    // False: it was not possible, nothing has changed on the table, problems say why.
    Q_INVOKABLE bool startLesson(const QString& lessonId);
    Q_INVOKABLE bool resumeLesson(const QString& lessonId);
    /// Parameters as in Backend::startTogether.
    Q_INVOKABLE bool startTogether(const QVariantMap& setup);
    /// As Backend::afterLesson.
    Q_INVOKABLE QVariantMap afterLesson(const QString& lessonId) const;
    /// Another lesson instead of the one on the table, which stands there after the screens have let go of the old one.
    Q_INVOKABLE void goOnTo(const QString& lessonId);
    /// As Backend::learnt.
    Q_INVOKABLE QVariantMap learnt(const QString& who) const;
    /// False: it was not possible, problems say why.
    Q_INVOKABLE bool forgetLearnt(const QString& who);
    Q_INVOKABLE bool rearmTips(const QString& who);
    /// As a file that can be read. A sentence: it was not possible.
    Q_INVOKABLE QString exportLearnt(const QString& who, const QString& target);
    /// Whoever learns here has opened the article of a rule.
    Q_INVOKABLE void openedArticle(const QString& rule);
    /// The lesson that teaches a rule, as {lessonId, stepId, title}; empty when there is none.
    Q_INVOKABLE QVariantMap lessonFor(const QString& rule) const;
    /// Opens that lesson at that step. While busy, only when confirmed: what lies on the table is cleared first, and
    /// the lesson stands there after the screens have let go of it. False: no lesson teaches it, or busy.
    Q_INVOKABLE bool teach(const QString& rule, bool confirmed = false);
    /// As Backend::canPractise, missedInLesson and refusedInGame.
    Q_INVOKABLE bool canPractise(const QString& rule) const;
    Q_INVOKABLE QStringList missedInLesson() const;
    Q_INVOKABLE QStringList refusedInGame() const;
    /// As Backend::askAbout.
    Q_INVOKABLE void askAbout(const QString& game, bool asked);
    /// As Backend::practise, in place of what is practised now. False: there is nothing to ask.
    Q_INVOKABLE bool practise(const QString& occasion, const QString& subject = {});
    /// More of the same.
    Q_INVOKABLE bool practiseOn();
    Q_INVOKABLE void endPractice();
    /// No refresher is offered today any more.
    Q_INVOKABLE void declineRefresher();
    /// Parameters as in Backend::newGame.
    Q_INVOKABLE bool newGame(const QVariantMap& setup);
    /// Another game with the people of the one on the table, which stands there after the screens have let go of the
    /// old one. False: no game lies there.
    Q_INVOKABLE bool playAgain();
    /// The position at the end of the lesson on the table becomes a game of its own, kept among the saved ones; it
    /// stands on the table after the screens have let go of the lesson. False: no lesson has ended there, or problems
    /// say why.
    Q_INVOKABLE bool playOn();
    /// The setup has been shown, or the rest of it is not wanted: from now on dealtInSteps is false.
    Q_INVOKABLE void setupTold();
    /// As in Backend::open. False: it was not possible, problems say why. True: it lies on the table, or `opening` is true
    /// until it does, or until stopOpening() or gameNotOpened().
    Q_INVOKABLE bool openGame(const QString& key);
    Q_INVOKABLE bool lookAt(const QString& key);
    Q_INVOKABLE void stopOpening();
    // As in Backend. A sentence: it was not possible, nothing has changed.
    Q_INVOKABLE QString removeGame(const QString& key);
    Q_INVOKABLE QString copyOut(const QString& key, const QString& target);
    Q_INVOKABLE QString bringIn(const QString& source);
    Q_INVOKABLE QString copySound(const QString& key);
    /// Saved games that somebody gives to the program, from anywhere: each is on the shelf afterwards, and the last one is
    /// opened as by openGame(). What became of them is told by filesReceived().
    void openFiles(const QStringList& files);
    /// The same with what was dropped on the window.
    Q_INVOKABLE void openDropped(const QList<QUrl>& urls);
    /// See sound_server.h.
    Q_INVOKABLE bool hearsSounds() const;
    /// Clears the table.
    Q_INVOKABLE void leave();

signals:
    void contentChanged();
    void playChanged();
    void openingChanged();
    void masteryChanged();
    void askedGamesChanged();
    void practiceChanged();
    /// A game that was being opened could not be; problems say why.
    void gameNotOpened();
    /// Files were given to the program. `refused`: for each that is no saved game why, in lines, the last of which names
    /// file and place. `older`: the name of the file whose game is opened from the shelf instead, since it goes further
    /// there; empty for none. What was told of files that were given before is out of date.
    void filesReceived(const QStringList& refused, const QString& older);

private:
    bool show(const Play& play);
    bool open(const QString& key, Opening how);
    void setOpening(bool opening);
    /// Leaves whatever lies on the table, and at once.
    void clear();
    void finishLeaving();
    /// Gives back, a while after a round has begun, what the last one has left in memory.
    void settleAfterRound();
    void finishPractice();
    /// A table that stands on another device is what lies here.
    void showJoined(std::unique_ptr<Table> table, const QString& game);
    /// Others may be invited to what lies on the table, unless it is a lesson, is only looked at, or stands elsewhere.
    Invitation::Subject subject();
    Joining::Room joiningRoom();
    /// The shelf has changed unless a sentence says why not.
    QString shelved(const QString& trouble);

    RowsModel m_lessons;
    QVariantMap m_unfinished; ///< as unfinished()
    RowsModel m_games;
    RowsModel m_problems;
    std::unique_ptr<Backend> m_backend;
    Play m_play;
    DrillPlayer* m_practice = nullptr;
    QVariantMap m_practiceAbout;
    bool m_endingPractice = false;
    QTimer m_settled; ///< a while after another page has been made
    int m_settledRound{}; ///< after whose begin that was done last
    bool m_leaving = false;
    bool m_opening = false;
    FindLinks m_links;
    Invitation m_invitation;
    Joining m_joining;
    bool m_joined = false;
};

} // namespace magister
