// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/problem.h"
#include "app/language/language.h"
#include "app/table/log_model.h"
#include "app/table/refusal_card.h"
#include "app/table/rows_model.h"
#include "app/table/seat.h"
#include "app/table/tip.h"

#include <QObject>
#include <QSet>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>

namespace magister {

/// A game at one screen, whichever game it is: what every screen asks of every table. Boards are drawn from the models
/// that the table of a game adds. Seats count from 1; 0 is nobody.
class Table : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A table is set up by the program")

    /// Id of the game, as in packs and saved games.
    Q_PROPERTY(QString game READ game CONSTANT)
    /// The household's: of everybody at the table who has no language of their own.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    /// The language of the seat that looks: its own, or the household's. Every text of every model is in it.
    Q_PROPERTY(QString spoken READ spoken NOTIFY spokenChanged)
    /// Everybody looks at the table together, as while it is laid out: `spoken` is the household's language.
    Q_PROPERTY(bool forEverybody READ forEverybody WRITE setForEverybody NOTIFY forEverybodyChanged)
    /// The seat that looks: whoever has to act in the game, whatever is tried out; 0 when it is over.
    Q_PROPERTY(int lookingSeat READ lookingSeat NOTIFY changed)
    /// How much whoever has to act wants explained unasked: "full", "some" or "none".
    Q_PROPERTY(QString help READ help NOTIFY changed)
    /// In a lesson a step of its own may be for more players.
    Q_PROPERTY(int playerCount READ playerCount NOTIFY changed)
    /// How this table decides what the printed editions leave open, as {option: choice}.
    Q_PROPERTY(QVariantMap rulings READ rulings NOTIFY rulingsChanged)
    Q_PROPERTY(int round READ round NOTIFY changed)
    /// The number of each round of a whole game, as the game writes it: "I" or "1" for the first.
    Q_PROPERTY(QStringList roundNames READ roundNames CONSTANT)
    /// Part of the round that goes on, by its id in the engine of the game; "over" at the end.
    Q_PROPERTY(QString stage READ stage NOTIFY changed)
    Q_PROPERTY(int viewSeat READ viewSeat WRITE setViewSeat NOTIFY viewSeatChanged)
    /// Who is asked on this screen; 0 for nobody.
    Q_PROPERTY(int activeSeat READ activeSeat NOTIFY changed)
    /// Everybody who has something to answer, several where players act at the same time.
    Q_PROPERTY(QList<int> askedSeats READ askedSeats NOTIFY changed)
    /// What is decided now is not for the eyes of the others: the table is to be covered when it is handed over.
    Q_PROPERTY(bool secret READ secret NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(QString whyNoUndo READ whyNoUndo NOTIFY changed)
    /// The rule behind whyNoUndo, as ruleNamed() gives it; empty while undo is possible, and where no rule is behind it.
    Q_PROPERTY(QVariantMap undoRule READ undoRule NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// The table shows a position that the game has left behind: nothing can be played there.
    Q_PROPERTY(bool past READ past NOTIFY changed)
    /// Number of the position shown, from 0, the one before the first command, to `steps`, the present.
    Q_PROPERTY(int pastStep READ pastStep NOTIFY changed)
    Q_PROPERTY(int steps READ steps NOTIFY changed)
    /// Something is tried out: nothing of it counts.
    Q_PROPERTY(bool trying READ trying NOTIFY changed)
    /// The position shown, as {round, seat, name, tincture, turn, stage}: seat is 0 when nobody has to act, turn counts
    /// the turns of that seat in the round and is 0 between turns.
    Q_PROPERTY(QVariantMap moment READ moment NOTIFY changed)
    /// Positions where a round or a turn begins, as {step, round, roundName, seat, tincture, newRound}.
    Q_PROPERTY(QVariantList ticks READ ticks NOTIFY ticksChanged)
    /// What came of the last try, until something else is done: {seat, name, tincture, lines: [{what, icon, before,
    /// after, rule, ruleNumber, ruleTitle}]}; empty for none.
    Q_PROPERTY(QVariantMap tried READ tried NOTIFY triedChanged)
    /// The piece of the active seat that is picked up for the moves to come, from 1; 0 for none.
    Q_PROPERTY(int picked READ picked NOTIFY changed)
    /// The seats that are played on this screen; all of them, unless others are played on other devices.
    Q_PROPERTY(QList<int> seatsHere READ seatsHere NOTIFY seatsHereChanged)
    /// Of a table on several devices, one word a seat: "here" (played on this screen), "there" (on another device), "away"
    /// (on another device, which is gone for now), "free" (nobody has taken it yet); empty for a table on one screen.
    Q_PROPERTY(QStringList presence READ presence NOTIFY presenceChanged)
    Q_PROPERTY(bool busy READ busy WRITE setBusy NOTIFY busyChanged)
    Q_PROPERTY(QVariantMap prompt READ prompt NOTIFY changed)
    Q_PROPERTY(magister::RefusalCard refusal READ refusal NOTIFY refusalChanged)
    /// A rule worth knowing at this moment, for whoever has to act; at most one a turn, and each once.
    Q_PROPERTY(magister::TipCard tip READ tip NOTIFY tipChanged)

    Q_PROPERTY(magister::RowsModel* seats READ seats CONSTANT)
    Q_PROPERTY(magister::RowsModel* buttons READ buttons CONSTANT)
    Q_PROPERTY(magister::RowsModel* variants READ variants CONSTANT)
    Q_PROPERTY(magister::RowsModel* scores READ scores CONSTANT)
    Q_PROPERTY(magister::LogModel* log READ log CONSTANT)

public:
    /// Gives the words of a language by its code; must know every code that setLanguage is given.
    using Languages = std::function<const Language&(const QString& code)>;
    /// Roles besides `key` of the models that every table has.
    struct Roles {
        QStringList seats;
        QStringList buttons;
        QStringList variants;
        QStringList scores;
    };

    virtual QString game() const = 0;
    QString language() const { return m_language; }
    QString spoken() const { return m_forEverybody ? m_language : languageOf(lookingPlayer()); }
    bool forEverybody() const { return m_forEverybody; }
    void setForEverybody(bool everybody);
    int lookingSeat() const { return seatNumber(lookingPlayer()); }
    QString help() const;
    /// Every text of every model is worded anew.
    void setLanguage(const QString& code);
    virtual int playerCount() const = 0;
    virtual QVariantMap rulings() const = 0;
    virtual int round() const = 0;
    virtual QStringList roundNames() const = 0;
    virtual QString stage() const = 0;
    int viewSeat() const { return m_viewSeat + 1; }
    /// Out of range: no effect.
    void setViewSeat(int seat);
    int activeSeat() const { return seatNumber(askedPlayer()); }
    virtual QList<int> askedSeats() const = 0;
    virtual bool secret() const = 0;
    virtual bool over() const = 0;
    virtual bool canUndo() const = 0;
    virtual QString whyNoUndo() const = 0; ///< empty while undo is possible
    virtual QVariantMap undoRule() const = 0;
    virtual bool canRedo() const = 0;
    virtual bool past() const = 0;
    virtual int pastStep() const = 0;
    virtual int steps() const = 0;
    virtual bool trying() const = 0;
    virtual QVariantMap moment() const = 0;
    virtual QVariantList ticks() const = 0;
    virtual QVariantMap tried() const = 0;
    int picked() const { return seatNumber(m_picked); }
    QList<int> seatsHere() const;
    /// Seats count from 1; what is out of range has no effect.
    void setSeatsHere(const QList<int>& seats);
    /// A move was not taken where the game stands; `rule`: id of the atom that forbids it, or empty. A card says so.
    void sayNotTaken(const QString& rule);
    /// What is told of the position besides the position itself may have changed.
    void retell() { refresh(); }
    QStringList presence() const { return m_presence; }
    void setPresence(const QStringList& presence);
    bool busy() const { return m_busy; }
    /// While busy, clicks are not followed: a script is playing.
    void setBusy(bool busy);
    QVariantMap prompt() const { return m_prompt; }
    RefusalCard refusal() const { return m_refusal; }
    TipCard tip() const { return m_tip; }

    RowsModel* seats() { return &m_seats; }
    RowsModel* buttons() { return &m_buttons; }
    RowsModel* variants() { return &m_variants; }
    RowsModel* scores() { return &m_scores; }
    LogModel* log() { return &m_log; }

    /// A click or Enter on a target. Never without an answer: a command, a menu, or a refusal card.
    Q_INVOKABLE virtual void activate(const QString& target) = 0;
    Q_INVOKABLE virtual void chooseVariant(int index) = 0;
    Q_INVOKABLE virtual void closeVariants() = 0;
    Q_INVOKABLE void closeRefusal();
    /// The pointer or the focus is on that target, "" for none: some tips are about what is about to be chosen.
    Q_INVOKABLE void pointAt(const QString& target);
    /// The tip is on the screen: it was shown, and no other follows in this turn.
    Q_INVOKABLE void tipSeen();
    /// Folds the tip away.
    Q_INVOKABLE void closeTip();
    /// Picks up a piece (1..) of the active seat for the moves to come; 0 puts it down.
    Q_INVOKABLE void pickUp(int piece);
    /// Where several are asked at the same time: from now on that seat (1..) is asked on this screen. No effect for a
    /// seat that is not asked.
    Q_INVOKABLE virtual void askSeat(int seat) = 0;
    /// Where a seat (1..) is done and may still take that back: from now on it is asked on this screen, with everything as
    /// it was left. No effect for any other seat.
    Q_INVOKABLE virtual void askAgain(int seat) = 0;
    /// Takes back the last command; when something hidden has come to light since, a card says so.
    Q_INVOKABLE virtual void undo() = 0;
    /// Where the command was given that undo() would take back: its targets, the plainest first; empty where nothing can be
    /// taken back, or it is not known here.
    Q_INVOKABLE virtual QStringList undoing() const { return {}; }
    /// Where the piece that is picked up may go, each place by its plainest target; empty while none is.
    Q_INVOKABLE virtual QStringList placesInHand() const { return {}; }
    /// Does again what was taken back last; any other command makes that impossible, and a card says so.
    Q_INVOKABLE virtual void redo() = 0;
    /// Shows position 0..steps; the last is the present. No effect in a lesson and while a script is playing.
    Q_INVOKABLE virtual void showStep(int step) = 0;
    /// Back to the present.
    Q_INVOKABLE void showNow() { showStep(steps()); }
    /// Whether there is anything to leaf through; in a trial in which nothing has been done a card says that there is not.
    Q_INVOKABLE bool canLookBack();
    /// Shows the position right after what a line of the log tells, from 0. The targets it was about; empty where there
    /// is no such line, or it was about nothing in sight.
    Q_INVOKABLE virtual QStringList showLine(int line) = 0;
    /// From the position shown, everything can be played on a copy with everything hidden drawn anew; the game waits.
    /// No effect in a lesson, while something is tried already, and when the position is the end.
    Q_INVOKABLE virtual void tryOut() = 0;
    /// Ends a try: the position of the game is shown again from which it began.
    Q_INVOKABLE virtual void backToGame() = 0;
    /// Forgets what came of the last try.
    Q_INVOKABLE virtual void closeTried() = 0;
    /// How the points grew, by seat: {seat, tincture, name, rounds, beforeScoring}. `rounds`: points at the start, after
    /// each finished round but the last, then now (the final score of a finished game); `beforeScoring`: without what
    /// the final scoring added.
    Q_INVOKABLE virtual QVariantList growth() const = 0;
    /// What a line of the final score counts, as {target, seat, tincture, count, points}: at the seat on view piece by
    /// piece, of others what is seen of them. Empty before the end. `source` as in the rows of `scores`.
    Q_INVOKABLE virtual QVariantList countedBy(const QString& source) const = 0;
    /// What came before a number of the final score, and the printed scale: {origins: [{round, text, amount, rule,
    /// ruleNumber, ruleTitle}], scale: [{at, worth, seats}]}.
    Q_INVOKABLE virtual QVariantMap behindScore(const QString& source, int seat) const = 0;
    /// Why the game ended as it did: [{text, rule, ruleNumber, ruleTitle}].
    Q_INVOKABLE virtual QVariantList endReasons() const = 0;
    /// What cost that seat most: [{icon, text, rule, ruleNumber, ruleTitle}], at most three; empty for nothing.
    Q_INVOKABLE virtual QVariantList advice(int seat) const = 0;
    /// The final score as plain text; empty before the end.
    Q_INVOKABLE virtual QString scoreAsText() const = 0;
    /// Why a click on a thing could not be followed, as a refusal card would say it; empty for what can be done.
    Q_INVOKABLE virtual QVariantMap whyNot(const QString& target) const = 0;
    /// Whether this table may decide a question so from now on: the game has gone on as it would have gone then, it is no
    /// lesson, and nobody else decides in secret just now. False for what does not exist; true for what is played already.
    Q_INVOKABLE virtual bool canSwitch(const QString& option, const QString& choice) const = 0;
    /// Every choice of a question as {choice: {possible, reason}}; reason is "" where possible, "too-late", "lesson",
    /// "elsewhere" while somebody plays on another device, or "secret" while others decide what nobody else may see.
    /// Empty for what does not exist. Worked out when asked: it holds until the next `changed`.
    Q_INVOKABLE virtual QVariantMap rulingChanges(const QString& option) const = 0;
    /// From now on the table plays by that choice, as if it always had; the log says so. False: canSwitch said no, and
    /// nothing has changed.
    Q_INVOKABLE virtual bool switchRuling(const QString& option, const QString& choice) = 0;
    /// What a click on a thing would do, as previewRow() of the game tells it, with the name of the thing or the button; empty
    /// where a click would do nothing.
    Q_INVOKABLE virtual QVariantMap preview(const QString& target) const = 0;
    /// The same of a line of the open menu, from 0.
    Q_INVOKABLE virtual QVariantMap variantPreview(int index) const = 0;
    /// Whether a click on a thing would put back the piece that is picked up.
    Q_INVOKABLE virtual bool putsBack(const QString& /*target*/) const { return false; }
    /// What a thing is, what it gives, what a click on it would do now or why it would do nothing, and its rule, as
    /// {target, name, icon, meaning, lines, now, refused, rule, ruleNumber, ruleTitle}. `meant` is the part that a click
    /// would mean; "" the thing itself. Empty for what has no card.
    Q_INVOKABLE virtual QVariantMap cardOf(const QString& target, const QString& meant = {}) const = 0;
    /// What could still be done, as [{text, cost, rule, ruleNumber, ruleTitle}], if that thing ends something; empty when
    /// nothing is left, and for every other thing.
    Q_INVOKABLE virtual QVariantList leftOver(const QString& target) const = 0;
    /// Asks for the rule behind a thing: emits openRule.
    Q_INVOKABLE void explain(const QString& target);
    /// Id of the rule behind a thing on screen: of the table, of the log ("log/3", from 0), of the open menu
    /// ("variant:1", from 0), of the card that says no ("refusal"), of the final score ("score:rats").
    Q_INVOKABLE QString ruleAt(const QString& target) const;
    /// Targets where that rule applies now: what it lets one do, what it forbids, what it is about. Empty: nowhere.
    Q_INVOKABLE virtual QStringList placesOf(const QString& rule) const = 0;
    /// {rule, ruleNumber, ruleTitle} in the table's language; number and title are empty for an unknown rule.
    Q_INVOKABLE QVariantMap ruleNamed(const QString& rule) const;
    /// What a screen reader says of a thing; empty for what no model shows.
    Q_INVOKABLE virtual QString accessibleOf(const QString& target) const = 0;

    /// What the person who has to act now is told when the turn passes to them: see handOverRow() of the game, and
    /// logLine, the line of the log where that begins (from 0), or -1.
    Q_INVOKABLE virtual QVariantMap handOver() const = 0;
    /// How this table was laid out, in steps, in the household's language: see setupStory() of the game.
    Q_INVOKABLE virtual QVariantList setupStory() const = 0;
    /// From now on that seat (1..) is spoken to in that language; "" is the household's. The saved game keeps it. False:
    /// nothing has changed.
    Q_INVOKABLE bool setSeatLanguage(int seat, const QString& code);
    /// A sentence of the interface that is addressed to whoever has to act, in `spoken`.
    Q_INVOKABLE QString inWords(const QString& context, const QString& source) const;

    // for the program, lessons and tests
    /// The file in which the game lies now; empty: in none.
    virtual QString savedIn() const = 0;
    /// The game is only viewed: nothing can be done.
    virtual bool viewsOnly() const = 0;
    /// Whether the board on view follows the active seat (default), or stays where setViewSeat put it.
    void setFollowing(bool following) { m_following = following; }
    /// Tells which components have values of ours.
    void setOurs(std::function<bool(const std::string& component)> ours);
    /// Tells which components have values from the box of the user.
    void setYours(std::function<bool(const std::string& component)> yours);
    void setSeats(const QVector<Seat>& seats);
    const QVector<Seat>& seatsAtTable() const { return m_seatsAtTable; }
    /// Both for a seat (1..) at once: its language and how much is explained to it. False: nothing has changed.
    bool reseat(int seat, const QString& language, const QString& help);
    /// From now on tips are given; without a guide there are none.
    void setTips(TipGuide guide);
    /// Whether tips are on, or which were shown, has changed.
    void weighTips();
    /// Shows a card: for referees that answer with one of their own.
    void showRefusal(const RefusalCard& card);

signals:
    void changed();
    void languageChanged();
    void spokenChanged();
    void forEverybodyChanged();
    void viewSeatChanged();
    void seatsHereChanged();
    void presenceChanged();
    void busyChanged();
    void refusalChanged();
    void tipChanged();
    /// A tip was shown to whoever sits there (1..).
    void tipTold(int seat, const QString& id);
    /// The rules drawer is asked for, at that atom.
    void openRule(const QString& rule);
    void rulingsChanged();
    void ticksChanged();
    void triedChanged();
    /// A piece travels on screen: icon, target left, target reached. Animation only.
    void moved(const QString& what, const QString& from, const QString& to);
    /// For the status line and the screen reader.
    void announced(const QString& text);
    void refused();
    void turnPassed(int seat);
    /// That seat (1..) has another language, or more or less is explained to it.
    void reseated(int seat);

protected:
    Table(const QVector<Seat>& seats, Languages languages, const QString& language, const Roles& roles,
          const QStringList& logRoles, LogModel::Tell tell, QObject* parent);

    /// Who is asked on this screen, 0-based, nobody for none: in the position shown, in the present position (of the try
    /// while something is tried out), and in the game, whatever is tried out or shown.
    virtual std::uint8_t askedPlayer() const = 0;
    virtual std::uint8_t presentPlayer() const = 0;
    virtual std::uint8_t lookingPlayer() const = 0;
    /// Models, prompt and offers follow the position; emits changed().
    virtual void refresh() = 0;
    /// The rule behind a thing of the board by this moment; see ruleOfTarget() of the game.
    virtual QString ruleOfThingAt(const QString& target) const = 0;
    /// The tips that fit the position on the screen, the most urgent first, with the pointer or the focus on that target;
    /// none in a lesson, while one looks back or tries something out, and where the game is only viewed.
    virtual QVector<TipHere> tipsNow(const QString& /*pointed*/) const { return {}; }
    /// Seat 1.. is to be recorded as it is now; nothing where nothing is recorded.
    virtual std::optional<Problem> recordSeat(int seat) = 0;

    const Language& words() const { return m_languages(spoken()); }
    const Language& wordsOf(std::uint8_t player) const { return m_languages(languageOf(player)); }
    const Language& householdWords() const { return m_languages(m_language); }
    QString languageOf(std::uint8_t player) const;
    /// Somebody else has to act, or languages have changed: the log is worded for whoever reads it now.
    void followLanguage();
    void closeOverlays();
    /// Shows a card that no rule is behind: sentences of "Table".
    void sayNo(const QString& target, const char* what, const char* why);
    void refuseInPast(const QString& target);
    /// What was done could not be recorded: the game stays as it was, unless `what`, a sentence of "Table", says otherwise.
    void tellUnrecorded(const Problem& problem, const char* what = nullptr);
    static int seatNumber(std::uint8_t zeroBased);
    /// Whether that player (from 0) plays on this screen. Nobody plays elsewhere, and neither does an opponent of the rules.
    bool isHere(std::uint8_t player) const { return player >= 32 || (m_playedElsewhere >> player & 1) == 0; }
    bool allHere() const { return m_playedElsewhere == 0; }
    /// From 0; nobody for none.
    std::uint8_t pickedPiece() const { return m_picked; }

    QVector<Seat> m_seatsAtTable;
    std::function<bool(const std::string&)> m_ours;
    std::function<bool(const std::string&)> m_yours;
    std::uint8_t m_viewSeat{};
    std::uint8_t m_picked;
    bool m_following{true};
    QVariantMap m_prompt;

    RowsModel m_seats, m_buttons, m_variants, m_scores;
    LogModel m_log;

private:
    Languages m_languages;
    QString m_language;
    QString m_spoken; ///< in which the log is worded
    std::uint32_t m_playedElsewhere{}; ///< bit per player who plays on another device
    QStringList m_presence;
    bool m_busy{};
    bool m_forEverybody{};
    RefusalCard m_refusal;

    // table_tips.cpp
    QString turnKey() const;
    TipCard tipCard(const TipHere& tip) const;
    void showTip(const TipCard& card);
    TipGuide m_guide;
    TipCard m_tip;
    int m_tipSeat{};          ///< to whom it is shown
    QString m_pointed;        ///< target of pointer or focus
    int m_pointedBy{};        ///< who was asked when it came there
    QString m_tipPointed;     ///< the same when the tip appeared
    QString m_tipTold;        ///< turn and tip told last
    QSet<QString> m_tipTurns; ///< turns in which one was shown
};

} // namespace magister
