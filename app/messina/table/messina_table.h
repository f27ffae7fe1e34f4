// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/table/keeper.h"
#include "app/messina/table/resolve.h"
#include "engine/messina/observe.h"
#include "app/messina/table/ruling_switch.h"
#include "engine/messina/session.h"
#include "app/messina/table/trial.h"
#include "app/table/log_model.h"
#include "app/table/rows_model.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace magister::messina {

/// Looks over the shoulder of a person at the table: a lesson, for example. Commands given by play() are not shown to
/// it.
class Referee {
public:
    virtual ~Referee() = default;
    /// A legal command is about to be carried out. False: the referee has dealt with it, and it is not carried out.
    virtual bool admits(const Command& command) = 0;
    /// A person's command was carried out; the models show the new position.
    virtual void carriedOut(const Command& command) = 0;
    /// A click cannot be followed. True: the referee answers; false: the table shows its card.
    virtual bool answers(const Refused& refused) = 0;
};

/// A game of Messina 1347 at one screen: holds the session, turns clicks into commands, keeps the models fresh.
class MessinaTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A table is set up by the program")

    /// The household's: of everybody at the table who has no language of their own.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    /// The language of the seat that looks: its own, or the household's. Every text of every model is in it.
    Q_PROPERTY(QString spoken READ spoken NOTIFY spokenChanged)
    /// The seat that looks: whoever has to act in the game, whatever is tried out; 0 when it is over.
    Q_PROPERTY(int lookingSeat READ lookingSeat NOTIFY changed)
    /// How much whoever has to act wants explained unasked: "full", "some" or "none".
    Q_PROPERTY(QString help READ help NOTIFY changed)
    Q_PROPERTY(int playerCount READ playerCount CONSTANT)
    /// How this table decides what the printed editions leave open, as {option: choice}.
    Q_PROPERTY(QVariantMap rulings READ rulings NOTIFY rulingsChanged)
    Q_PROPERTY(int round READ round NOTIFY changed)
    Q_PROPERTY(QString stage READ stage NOTIFY changed)
    Q_PROPERTY(int viewSeat READ viewSeat WRITE setViewSeat NOTIFY viewSeatChanged)
    Q_PROPERTY(int activeSeat READ activeSeat NOTIFY changed)
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
    /// Positions where a round or a turn begins, as {step, round, roman, seat, tincture, newRound}.
    Q_PROPERTY(QVariantList ticks READ ticks NOTIFY ticksChanged)
    /// What came of the last try, until something else is done: {seat, name, tincture, lines: [{what, icon, before,
    /// after}]}; empty for none.
    Q_PROPERTY(QVariantMap tried READ tried NOTIFY triedChanged)
    Q_PROPERTY(int selectedLieutenant READ selectedLieutenant NOTIFY changed)
    Q_PROPERTY(bool busy READ busy WRITE setBusy NOTIFY busyChanged)
    Q_PROPERTY(int cubesLeft READ cubesLeft NOTIFY changed)
    Q_PROPERTY(int hexesLeft READ hexesLeft NOTIFY changed)
    Q_PROPERTY(int shipsLeft READ shipsLeft NOTIFY changed)
    Q_PROPERTY(QVariantMap wheel READ wheel NOTIFY changed)
    /// The opponent of the solo game, as opponentRow() tells it; empty in a game of several.
    Q_PROPERTY(QVariantMap opponent READ opponentSeen NOTIFY changed)
    Q_PROPERTY(QVariantMap prompt READ prompt NOTIFY changed)
    Q_PROPERTY(magister::RefusalCard refusal READ refusal NOTIFY refusalChanged)

    Q_PROPERTY(magister::RowsModel* seats READ seats CONSTANT)
    Q_PROPERTY(magister::RowsModel* places READ places CONSTANT)
    Q_PROPERTY(magister::RowsModel* docks READ docks CONSTANT)
    Q_PROPERTY(magister::RowsModel* squares READ squares CONSTANT)
    Q_PROPERTY(magister::RowsModel* nodes READ nodes CONSTANT)
    Q_PROPERTY(magister::RowsModel* overseers READ overseers CONSTANT)
    Q_PROPERTY(magister::RowsModel* huts READ huts CONSTANT)
    Q_PROPERTY(magister::RowsModel* workshops READ workshops CONSTANT)
    Q_PROPERTY(magister::RowsModel* carts READ carts CONSTANT)
    Q_PROPERTY(magister::RowsModel* ships READ ships CONSTANT)
    Q_PROPERTY(magister::RowsModel* scroll READ scroll CONSTANT)
    Q_PROPERTY(magister::RowsModel* books READ books CONSTANT)
    Q_PROPERTY(magister::RowsModel* markets READ markets CONSTANT)
    Q_PROPERTY(magister::RowsModel* rounds READ rounds CONSTANT)
    Q_PROPERTY(magister::RowsModel* buttons READ buttons CONSTANT)
    Q_PROPERTY(magister::RowsModel* variants READ variants CONSTANT)
    Q_PROPERTY(magister::RowsModel* scores READ scores CONSTANT)
    Q_PROPERTY(magister::LogModel* log READ log CONSTANT)

public:
    /// Gives the words of a language by its code; must know every code that setLanguage is given.
    using Languages = std::function<const Language&(const QString& code)>;
    /// The definition must outlive the table. Precondition: setup is valid; one seat a player.
    MessinaTable(const Definition& definition, const Setup& setup, const QVector<Seat>& seats, Languages languages,
                 const QString& language, QObject* parent = nullptr);

    QString language() const { return m_language; }
    QString spoken() const;
    int lookingSeat() const;
    QString help() const;
    /// Every text of every model is worded anew.
    void setLanguage(const QString& code);
    int playerCount() const { return state().playerCount; }
    QVariantMap rulings() const;
    int round() const { return m_seen.state.round; }
    QString stage() const; ///< "turns", "production", "quarantine", "clear-town", "turn-order", "arrivals", "plague",
                           ///< "scoring", "over"
    int viewSeat() const { return m_viewSeat + 1; }
    /// Out of range: no effect.
    void setViewSeat(int seat);
    int activeSeat() const { return m_seen.state.toAct() == none ? 0 : m_seen.state.toAct() + 1; }
    bool over() const { return m_seen.state.over(); }
    bool canUndo() const { return !past() && m_session.canUndo(); }
    QString whyNoUndo() const; ///< empty while undo is possible
    QVariantMap undoRule() const;
    bool canRedo() const { return !past() && m_session.canRedo(); }
    bool past() const { return m_step.has_value(); }
    int pastStep() const { return static_cast<int>(m_step.value_or(m_session.moves().size())); }
    int steps() const { return static_cast<int>(m_session.moves().size()); }
    bool trying() const { return m_trial.has_value(); }
    QVariantMap moment() const;
    QVariantList ticks() const;
    QVariantMap tried() const;
    int selectedLieutenant() const { return m_selected == none ? 0 : m_selected + 1; }
    bool busy() const { return m_busy; }
    /// While busy, clicks are not followed: a script is playing.
    void setBusy(bool busy);
    int cubesLeft() const { return m_seen.state.cubesLeft; }
    int hexesLeft() const { return static_cast<int>(m_seen.state.hexPile.size()); }
    int shipsLeft() const { return static_cast<int>(m_seen.state.shipPile.size()); }
    QVariantMap wheel() const { return m_wheel; }
    QVariantMap opponentSeen() const { return m_opponent; }
    QVariantMap prompt() const { return m_prompt; }
    RefusalCard refusal() const { return m_refusal; }

    RowsModel* seats() { return &m_seats; }
    RowsModel* places() { return &m_places; }
    RowsModel* docks() { return &m_docks; }
    RowsModel* squares() { return &m_squares; }
    RowsModel* nodes() { return &m_nodes; }
    RowsModel* overseers() { return &m_overseers; }
    RowsModel* huts() { return &m_huts; }
    RowsModel* workshops() { return &m_workshops; }
    RowsModel* carts() { return &m_carts; }
    RowsModel* ships() { return &m_ships; }
    RowsModel* scroll() { return &m_scroll; }
    RowsModel* books() { return &m_books; }
    RowsModel* markets() { return &m_markets; }
    RowsModel* rounds() { return &m_rounds; }
    RowsModel* buttons() { return &m_buttons; }
    RowsModel* variants() { return &m_variants; }
    RowsModel* scores() { return &m_scores; }
    LogModel* log() { return &m_log; }

    /// A click or Enter on a target. Never without an answer: a command, a menu, or a refusal card.
    Q_INVOKABLE void activate(const QString& target);
    Q_INVOKABLE void chooseVariant(int index);
    Q_INVOKABLE void closeVariants();
    Q_INVOKABLE void closeRefusal();
    /// Picks up lieutenant 1..5 of the active seat for the moves to come; 0 puts it down.
    Q_INVOKABLE void selectLieutenant(int n);
    /// Takes back the last command; when something hidden has come to light since, a card says so.
    Q_INVOKABLE void undo();
    /// Does again what was taken back last; any other command makes that impossible, and a card says so.
    Q_INVOKABLE void redo();
    /// Shows position 0..steps; the last is the present. No effect in a lesson and while a script is playing.
    Q_INVOKABLE void showStep(int step);
    /// Back to the present.
    Q_INVOKABLE void showNow();
    /// Shows the position right after what a line of the log tells, from 0. The targets it was about; empty where there
    /// is no such line, or it was about nothing in sight.
    Q_INVOKABLE QStringList showLine(int line);
    /// From the position shown, everything can be played on a copy with everything hidden drawn anew; the game waits.
    /// No effect in a lesson, while something is tried already, and when the position is the end.
    Q_INVOKABLE void tryOut();
    /// Ends a try: the position of the game is shown again from which it began.
    Q_INVOKABLE void backToGame();
    /// Forgets what came of the last try.
    Q_INVOKABLE void closeTried();
    /// How the points grew, by seat: {seat, tincture, name, rounds, beforeScoring}. `rounds`: points at the start, after
    /// each finished round but the sixth, then now (the final score of a finished game); `beforeScoring`: without what
    /// the final scoring added.
    Q_INVOKABLE QVariantList growth() const;
    /// What a line of the final score counts, as {target, seat, tincture, count, points}: at the seat on view piece by
    /// piece, of others what is seen of them. Empty before the end. `source` as in the rows of `scores`.
    Q_INVOKABLE QVariantList countedBy(const QString& source) const;
    /// What came before a number of the final score, and the printed scale: {origins: [{round, text, amount, rule,
    /// ruleNumber, ruleTitle}], scale: [{at, worth, seats}]}.
    Q_INVOKABLE QVariantMap behindScore(const QString& source, int seat) const;
    /// Why the game ended as it did: [{text, rule, ruleNumber, ruleTitle}].
    Q_INVOKABLE QVariantList endReasons() const;
    /// What cost that seat most: [{icon, text, rule, ruleNumber, ruleTitle}], at most three; empty for nothing.
    Q_INVOKABLE QVariantList advice(int seat) const;
    /// The final score as plain text; empty before the end.
    Q_INVOKABLE QString scoreAsText() const;
    /// Why a click on a thing could not be followed, as a refusal card would say it; empty for what can be done.
    Q_INVOKABLE QVariantMap whyNot(const QString& target) const;
    /// Whether this table may decide a question so from now on: the game has gone on as it would have gone then, and it
    /// is no lesson. False for what does not exist; true for what is played already.
    Q_INVOKABLE bool canSwitch(const QString& option, const QString& choice) const;
    /// Every choice of a question as {choice: {possible, reason}}; reason is "" where possible, "too-late" or "lesson".
    /// Empty for what does not exist. Worked out when asked: it holds until the next `changed`.
    Q_INVOKABLE QVariantMap rulingChanges(const QString& option) const;
    /// From now on the table plays by that choice, as if it always had; the log says so. False: canSwitch said no, and
    /// nothing has changed.
    Q_INVOKABLE bool switchRuling(const QString& option, const QString& choice);
    /// What a click on a thing would do, as previewRow() tells it; empty where a click would do nothing.
    Q_INVOKABLE QVariantMap preview(const QString& target) const;
    /// The same of a line of the open menu, from 0.
    Q_INVOKABLE QVariantMap variantPreview(int index) const;
    /// What a thing is, what it gives, what a click on it would do now or why it would do nothing, and its rule, as
    /// {target, name, icon, meaning, lines, now, refused, rule, ruleNumber, ruleTitle}. `meant` is the part that a click
    /// would mean; "" the thing itself. Empty for what has no card.
    Q_INVOKABLE QVariantMap cardOf(const QString& target, const QString& meant = {}) const;
    /// Where an overseer can go, and whom it would activate there; see overseer_way.h.
    Q_INVOKABLE QVariantMap overseerWay(const QString& target) const;
    /// What could still be done, as [{text, cost, rule, ruleNumber, ruleTitle}], if that thing ends the turn or the
    /// fight; empty when nothing is left, and for every other thing.
    Q_INVOKABLE QVariantList leftOver(const QString& target) const;
    /// Asks for the rule behind a thing: emits openRule.
    Q_INVOKABLE void explain(const QString& target);
    /// Id of the rule behind a thing on screen: of the table, of the log ("log/3", from 0), of the open menu
    /// ("variant:1", from 0), of the card that says no ("refusal"), of the final score ("score:rats").
    Q_INVOKABLE QString ruleAt(const QString& target) const;
    /// Targets where that rule applies now: what it lets one do, what it forbids, what it is about. Empty: nowhere.
    Q_INVOKABLE QStringList placesOf(const QString& rule) const;
    /// {rule, ruleNumber, ruleTitle} in the table's language; number and title are empty for an unknown rule.
    Q_INVOKABLE QVariantMap ruleNamed(const QString& rule) const;
    /// What a screen reader says of a thing; empty for what no model shows.
    Q_INVOKABLE QString accessibleOf(const QString& target) const;

    /// What the person who has to act now is told when the turn passes to them: see handOverRow(), and
    /// logLine, the line of the log where that begins (from 0), or -1.
    Q_INVOKABLE QVariantMap handOver() const;
    /// How this table was laid out, in steps, in the household's language: see setupStory().
    Q_INVOKABLE QVariantList setupStory() const;
    /// From now on that seat (1..) is spoken to in that language; "" is the household's. The saved game keeps it. False:
    /// nothing has changed.
    Q_INVOKABLE bool setSeatLanguage(int seat, const QString& code);
    /// The same for how much is explained to that seat: "full", "some" or "none".
    Q_INVOKABLE bool setSeatHelp(int seat, const QString& help);
    /// A sentence of the interface that is addressed to whoever has to act, in `spoken`.
    Q_INVOKABLE QString inWords(const QString& context, const QString& source) const;

    // for lessons, tests and the program
    /// Where commands are given: the present position of the game, or of the try while something is tried out.
    const State& state() const { return m_session.state(); }
    const Definition& definition() const { return m_session.definition(); }
    /// The game, whatever is tried out.
    const Session& session() const { return m_trial ? m_trial->game : m_session; }
    const TargetIndex& targets() const { return m_index; }
    /// What the open menu offers, in its order; empty when none is open.
    const QVector<Command>& openVariants() const { return m_open; }
    /// Gives a command for whoever has to act, past the referee. Returns why it was refused, if it was. A command that
    /// cannot be kept is taken back, and a card says so.
    std::optional<messina::Refusal> play(const Command& command);
    /// Goes back to a session kept before; `switched` tells what its table has decided anew. What is tried out is over.
    void restore(const Session& session, std::vector<RulingSwitched> switched = {});
    /// Not owned; null for none: then nothing is kept. Takes effect with the next command.
    void setKeeper(Keeper* keeper) { m_keeper = keeper; }
    /// Not owned; null for none.
    void setReferee(Referee* referee) { m_referee = referee; }
    /// Whether the estate on view follows the active seat (default), or stays where setViewSeat put it.
    void setFollowing(bool following) { m_following = following; }
    /// Tells which tiles have values of ours.
    void setOurs(std::function<bool(const std::string& tile)> ours);
    /// Tells which tiles have values from the box of the user.
    void setYours(std::function<bool(const std::string& tile)> yours);
    void setSeats(const QVector<Seat>& seats);
    const QVector<Seat>& seatsAtTable() const { return m_seatsAtTable; }
    /// Both for a seat (1..) at once: its language and how much is explained to it. False: nothing has changed.
    bool reseat(int seat, const QString& language, const QString& help);
    /// Shows a card: for referees that answer with one of their own.
    void showRefusal(const RefusalCard& card);

signals:
    void changed();
    void languageChanged();
    void spokenChanged();
    void viewSeatChanged();
    void busyChanged();
    void refusalChanged();
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

private:
    Scene scene() const;
    /// Takes in the position as the viewer may know it: screen, log and voice read nothing else.
    void look();
    const Language& words() const { return m_languages(spoken()); }
    QString languageOf(PlayerIndex player) const;
    /// Somebody else has to act, or languages have changed: the log is worded for whoever reads it now.
    void speak();
    /// With the opponent of the solo game, if nobody has seated it.
    static QVector<Seat> seated(QVector<Seat> seats, const Setup& setup);
    void carryOut(const Command& command);
    void show(const QVector<Command>& variants);
    QVariantMap previewOf(const Command& command) const;
    void refuseWith(const Refused& refused);
    void refuseUndo();
    /// Who keeps what is done now; null for nobody: a try leaves nothing behind.
    Keeper* keeper() const { return m_trial ? nullptr : m_keeper; }
    /// What was done could not be kept: the game stays as it was, unless `what`, a sentence of "Table", says otherwise.
    void tellUnkept(const Problem& problem, const char* what = nullptr);
    /// The last thing hidden until then that the last command showed; null for none.
    const Event* revealed() const;
    /// Shows a card that no rule is behind.
    void sayNo(const QString& target, const char* what, const char* why);
    void refuseInPast(const QString& target);
    /// The past is left; what it shows is not refreshed.
    void leavePast();
    /// Another session takes the place of ours: log, estate on view and models follow.
    void takeOver();
    /// Pieces travel from the position before to the one shown.
    void travel(std::size_t step);
    /// As the log reads the game: from the present.
    Scene logScene() const;
    void closeOverlays();
    void afterCommand(const State& before, std::size_t firstEvent);
    /// The game by that answer from now on; nothing where it is too late, and in a lesson.
    std::optional<Session> ruledBy(const RulingAnswer& answer) const;
    void appendLog(std::size_t firstEvent);
    /// Takes from the log what is no longer told; rulings that were changed stay changed, and told.
    void shortenLog();
    void relog();
    void refresh();
    void refreshRows(const Scene& scene);
    std::vector<ScoreLine> scoreLines() const;

    Session m_session;
    Observation m_seen;
    Observation m_present;            ///< of the present, while the past is shown
    std::optional<std::size_t> m_step; ///< the past position shown
    PlayerIndex m_presentSeat{};      ///< whose estate the present showed
    std::optional<Trial> m_trial;
    std::uint64_t m_trials{};         ///< so that another try draws otherwise
    QVariantList m_triedLines;
    PlayerIndex m_triedSeat{};
    std::size_t m_ticksOf{};          ///< number of moves that ticks were told of
    QVector<Seat> m_seatsAtTable;
    Languages m_languages;
    QString m_language;
    QString m_spoken; ///< in which the log is worded
    std::function<bool(const std::string&)> m_ours;
    std::function<bool(const std::string&)> m_yours;
    Referee* m_referee{};
    Keeper* m_keeper{};
    TargetIndex m_index;
    Offers m_offers;
    PlayerIndex m_viewSeat{};
    std::uint8_t m_selected{none};
    bool m_busy{};
    bool m_following{true};
    QVector<Command> m_open; ///< commands of the open menu
    RefusalCard m_refusal;
    QVariantMap m_wheel;
    QVariantMap m_opponent;
    QVariantMap m_prompt;

    std::vector<RulingSwitched> m_switched; ///< in the order of the log

    RowsModel m_seats, m_places, m_docks, m_squares, m_nodes, m_overseers, m_huts, m_workshops, m_carts, m_ships,
        m_scroll, m_books, m_markets, m_rounds, m_buttons, m_variants, m_scores;
    LogModel m_log;
};

} // namespace magister::messina
