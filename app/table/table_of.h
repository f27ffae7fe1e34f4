// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/rulings_map.h"
#include "app/table/hand_over.h"
#include "app/table/history.h"
#include "app/table/journaled_session.h"
#include "app/table/referee.h"
#include "app/table/ruling_switch.h"
#include "app/table/scene.h"
#include "app/table/table.h"
#include "app/table/table_defaults.h"
#include "app/table/target_index.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace magister {

/// The table of a game: holds the session, turns clicks into commands, keeps the models fresh.
///
/// `Game` is what the shared Saves need to know of the game (saves.h), and:
///   Types                                     Definition, State, Command, Refusal, Choice of the game
///   ScoreLine                                 a line of the final scoring: player, source, points
///   static constexpr bool secrets;            whether players see different things
///   static constexpr int roundCount;          of a whole game
///   static QString roundName(int round);      the number of a round, from 1, as the game's box writes it
///   static std::uint8_t asked(const State&, std::uint8_t preferred);  whom the screen asks, `preferred` if possible;
///                                             nobody when nobody is asked
///   static std::uint8_t allAsked(const State&);                       bit per player who has something to answer
///   static QString stageId(const State&);
///   static bool isSecret(const State&);       of a game with secrets: what is decided now is not for the eyes of the others
///   static bool inTurn(const State&);         whether the player asked is in a turn that is counted
///   static Refusal gameIsOver();
///   static State redrawn(const Session&, step, viewer, seed);  that position with everything hidden drawn anew
///   static State supposed(const Session&, viewer);   of a game on several devices: the present position, as it was told of
///                                             to the viewer, with something laid wherever it is hidden
///   static QVariantList comparison(const Definition&, const State& before, const State& after, player);
///   static QVector<Seat> seated(QVector<Seat>, const Setup&);             with whoever plays besides the people
///   static Table::Roles roles();  static QStringList logRoles();
/// All projections and words are found in the namespace of the game: promptRow(scene), resolve(scene, index, target,
/// picked), eventText(scene, event) and so on; the functions below show which. What most games say alike need not be
/// given: table_defaults.h, hand_over.h. tests/games/ holds the smallest game that sits here, and tells how it is done.
template <class Game> class TableOf : public Table {
public:
    using Types = typename Game::Types;
    using Definition = typename Game::Definition;
    using Setup = typename Game::Setup;
    using State = typename Game::State;
    using Command = typename Game::Command;
    using Event = typename Game::Event;
    using Refusal = typename Game::Refusal;
    using Session = typename Game::Session;
    using Observation = typename Game::Observation;
    using Scene = SceneOf<Types>;
    using TargetIndex = TargetIndexOf<Types>;
    using Meaning = MeaningOf<Types>;
    using Several = SeveralOf<Types>;
    using Refused = RefusedOf<Types>;
    using Referee = RefereeOf<Types>;

    // Table
    QString game() const override { return QLatin1String(Game::id); }
    int playerCount() const override { return state().playerCount; }
    QVariantMap rulings() const override { return rulingsMap<Game>(state().rulings); }
    int round() const override { return m_seen.state.round; }
    QStringList roundNames() const override;
    QString stage() const override { return Game::stageId(m_seen.state); }
    QList<int> askedSeats() const override;
    bool secret() const override {
        // What is planned in a try is supposed by whoever tries.
        if constexpr (Game::secrets) return !m_trial && Game::isSecret(m_seen.state) && seatsHere().size() > 1;
        return false;
    }
    bool over() const override { return m_seen.state.over(); }
    bool canUndo() const override;
    QString whyNoUndo() const override;
    QVariantMap undoRule() const override;
    bool canRedo() const override { return !past() && played().canRedo() && (m_trial || isHere(played().redoing().player)); }
    bool past() const override { return m_step.has_value(); }
    int pastStep() const override { return static_cast<int>(m_step.value_or(played().moves().size())); }
    int steps() const override { return static_cast<int>(played().moves().size()); }
    bool trying() const override { return m_trial.has_value(); }
    QVariantMap moment() const override;
    QVariantList ticks() const override;
    QVariantMap tried() const override;
    void activate(const QString& target) override;
    void chooseVariant(int index) override;
    void closeVariants() override;
    void askSeat(int seat) override;
    void askAgain(int seat) override;
    void undo() override;
    QStringList undoing() const override;
    QStringList placesInHand() const override;
    void redo() override;
    void showStep(int step) override;
    QStringList showLine(int line) override;
    void tryOut() override;
    void backToGame() override;
    void closeTried() override;
    QVariantList growth() const override;
    QVariantList countedBy(const QString& source) const override;
    QVariantMap behindScore(const QString& source, int seat) const override;
    QVariantList endReasons() const override;
    QVariantList advice(int seat) const override;
    QString scoreAsText() const override;
    QVariantMap whyNot(const QString& target) const override;
    bool canSwitch(const QString& option, const QString& choice) const override;
    QVariantMap rulingChanges(const QString& option) const override;
    bool switchRuling(const QString& option, const QString& choice) override;
    QVariantMap preview(const QString& target) const override;
    bool putsBack(const QString& target) const override;
    QVariantMap variantPreview(int index) const override;
    QVariantMap cardOf(const QString& target, const QString& meant = {}) const override;
    QVariantList leftOver(const QString& target) const override;
    QStringList placesOf(const QString& rule) const override;
    QVariantMap handOver() const override;
    QVariantList setupStory() const override;
    QString savedIn() const override { return recorder() ? recorder()->path() : QString{}; }
    bool viewsOnly() const override { return !m_elsewhere && (!recorder() || recorder()->viewsOnly()); }

    // for lessons, tests and the program
    /// Where commands are given: the present position of the game, or of the try while something is tried out.
    const State& state() const { return played().state(); }
    const Definition& definition() const { return played().definition(); }
    /// The game, whatever is tried out.
    const Session& session() const { return kept().session(); }
    const TargetIndex& targets() const { return m_index; }
    /// What the open menu offers, in its order; empty when none is open.
    const QVector<Command>& openVariants() const { return m_open; }
    /// Gives a command for whoever is asked on this screen, past the referee. Returns why it was refused, if it was. A
    /// command that cannot be recorded is taken back, and a card says so.
    std::optional<Refusal> play(const Command& command);
    /// The same for a player (from 0), whoever is asked on this screen. `next` is asked afterwards, if possible; without
    /// it whoever gave the command.
    std::optional<Refusal> playFor(std::uint8_t player, const Command& command, std::optional<std::uint8_t> next = {});
    /// The screen asks that player (from 0), if the position does.
    void turnTo(std::uint8_t player);
    /// From now on the screen shows what that player (from 0) may know, whoever is asked on it; nobody: what whoever is
    /// asked may know (default).
    void setLooker(std::uint8_t player);
    /// A click on that thing, meant for a command that is refused there, whatever else it could mean: answered as any other
    /// refusal. False: it cannot mean that, and nothing has happened.
    bool tryForbidden(const QString& target, const Command& command);
    /// Goes back to a session kept before; `switched` tells what its table has decided anew. What is tried out is over.
    void restore(const Session& session, std::vector<RulingSwitched> switched = {});
    /// Owned; null for none: then nothing is recorded. Takes effect with the next command.
    void setRecorder(std::unique_ptr<GameRecorder> recorder) { kept().setRecorder(std::move(recorder)); }
    /// Is told of every step of the game that was recorded; see JournaledSession::Listener.
    void setListener(typename JournaledSession<Game>::Listener listener) { kept().setListener(std::move(listener)); }
    /// Keeps what the game is played with, the definition among it, as long as the table.
    void setContent(std::shared_ptr<const void> content) { m_content = std::move(content); }
    /// Not owned; null for none.
    void setReferee(Referee* referee) { m_referee = referee; }
    /// A command of a player (from 0) on another device, or an undo of what that player has done last. The screen follows as
    /// far as it shows the game: what is looked up in the past or tried out is left alone. What goes wrong is told to nobody
    /// here.
    typename JournaledSession<Game>::Answer giveFrom(std::uint8_t player, const Command& command);
    /// Precondition: the session of the game can undo.
    typename JournaledSession<Game>::Answer takeBackFrom(std::uint8_t player);
    /// Where the game stands when it is not here: what is done at this table is asked for there, and shown once follow() or
    /// restore() tells of it.
    struct Elsewhere {
        std::function<void(std::uint8_t player, const Command& command)> give;
        std::function<void()> takeBack;     ///< what a seat of this screen has done last
        std::function<bool()> mayTakeBack;
        std::function<bool()> isReached; ///< false: the connection is broken
    };
    void setElsewhere(Elsewhere elsewhere);
    /// The game has gone on elsewhere: `session` is that of this table, with more behind it.
    void follow(const Session& session);
    /// Whether what can be done is lit, named and can be done (default). Where a question is put about the position,
    /// that would be its answer.
    void setOffering(bool offering);

protected:
    /// The definition must outlive the table, or be part of setContent(). Precondition: setup is valid; one seat a player.
    /// The table of the game calls begin() at the end of its constructor.
    TableOf(const Definition& definition, const Setup& setup, const QVector<Seat>& seats, Languages languages,
            const QString& language, QObject* parent);
    void begin();
    /// The models that the table of the game adds.
    virtual void refreshBoard(const Scene& scene) = 0;

    std::uint8_t askedPlayer() const override { return askedHere(m_seen.state); }
    std::uint8_t presentPlayer() const override { return askedHere(state()); }
    /// Whoever tries something out goes on looking, whoever is asked in the try. While only others are asked, on other
    /// devices, whoever was asked last on this screen goes on looking.
    std::uint8_t lookingPlayer() const override;
    void refresh() override;
    QVector<TipHere> tipsNow(const QString& pointed) const override;
    QString ruleOfThingAt(const QString& target) const override;
    std::optional<Problem> recordSeat(int seat) override;

    /// The position on the screen, as the looker may know it.
    const State& shown() const { return m_seen.state; }
    Scene scene() const;
    /// As the log and the score read the game: from the present.
    Scene presentScene() const;

private:
    /// What a table puts aside while something is tried out, and finds again unchanged.
    struct Trial {
        JournaledSession<Game> game;
        std::vector<RulingSwitched> switched;
        std::optional<std::size_t> step; ///< the past position that was shown; none: the present
        std::uint8_t viewSeat{};         ///< whose board was shown
        std::uint8_t presentSeat{};      ///< whose board the present showed
        std::uint8_t asking{};           ///< who was asked
        std::uint8_t looker{};           ///< who has begun the try, and sees it to its end
        std::uint8_t judged{};           ///< whose gains are compared in the end
        State from;                      ///< the position from which it is tried
    };

    Scene sceneOf(const State& state, const Language& language) const;
    /// Who is asked on this screen in that position; nobody where nobody is asked, or only those who play elsewhere. In a try
    /// everybody is asked here.
    std::uint8_t askedHere(const State& state) const;
    /// Whether the game goes on elsewhere: nobody on this screen is asked.
    bool waits() const { return !past() && !over() && askedPlayer() == nobody && !allHere(); }
    /// The prompt names whoever is waited for.
    void tellWaiting();
    /// A click while the game waits for others.
    void refuseWaiting(const QString& target);
    /// The first of those who are waited for.
    std::uint8_t awaited() const { return Game::asked(m_seen.state, nobody); }
    /// Who sees what is on the screen: whom setLooker named, or whoever is asked, else whose board is on view; in a try
    /// whoever has begun it.
    std::uint8_t looker() const;
    /// A position of the game, or of the try while something is tried out, as the looker may know it.
    Observation seen(const State& state) const;
    /// An event of the session by its number.
    Event seen(std::size_t event) const;
    /// Whether an event, by its number, has happened in a try only.
    bool isTried(std::size_t event) const { return m_trial && event >= played().opening(); }
    /// What an event of a try has brought to light is only supposed, and told so.
    QString supposed(const QString& text, std::size_t event) const;
    /// Whether somebody else has decided something now that is not for the eyes of the looker.
    bool othersDecideInSecret() const;
    /// Takes in the position as the looker may know it: screen, log and voice read nothing else.
    void look();
    void carryOut(const Command& command);
    void show(const QVector<Command>& variants);
    /// As preview(), without the name.
    QVariantMap foretold(const QString& target) const;
    /// What a click there would do; nothing where it would open a menu, pick a piece up or be refused.
    std::optional<Command> commandAt(const QString& target) const;
    QVariantMap previewOf(const Command& command) const;
    void refuseWith(const Refused& refused);
    void refuseUndo();
    /// What is played on the screen: the game, or the try while something is tried out.
    const Session& played() const { return m_played.session(); }
    /// The game, whatever is tried out: a try is recorded nowhere.
    JournaledSession<Game>& kept() { return m_trial ? m_trial->game : m_played; }
    const JournaledSession<Game>& kept() const { return m_trial ? m_trial->game : m_played; }
    /// Who records the game; null for nobody.
    const GameRecorder* recorder() const { return kept().recorder(); }
    /// The last thing hidden until then that the last command showed; null for none.
    const Event* revealed() const;
    /// The past is left; what it shows is not refreshed.
    void leavePast();
    /// Another session takes the place of ours: log, board on view and models follow.
    void takeOver();
    /// Pieces travel from the position before to the one shown.
    void travel(std::size_t step);
    /// asking: who goes on being asked, if possible.
    void afterCommand(const State& before, std::uint8_t asking, std::size_t firstEvent);
    /// Log, board, voice and pieces follow what has happened from that event on.
    void tellFrom(const State& before, std::size_t firstEvent);
    /// A plan that is being made in secret is not disturbed by what others have planned meanwhile.
    bool planUndisturbed(const State& before, const State& after) const;
    /// The game has gone on without anything done on this screen.
    void goOn(const State& before, std::size_t firstEvent);
    /// A click while the connection to the game is broken.
    void refuseUnreached(const QString& target);
    /// The game by that answer from now on; nothing where it is too late, in a lesson, and while others decide in secret:
    /// whether it is too late may hang on what they have done.
    std::optional<Session> ruledBy(const RulingAnswer& answer) const;
    QVariantMap switchRow(const RulingAnswer& answer) const;
    QVariantMap logRowOf(const LogEntry& entry) const;
    /// Whether an event is worth a line of the log to whoever looks.
    bool tells(std::size_t event) const;
    /// A line of the log below that of an event: what somebody had done in secret until then.
    struct Opened {
        std::size_t event{};
        std::uint8_t player{};
    };
    /// Those of an event, for whoever looks.
    std::vector<std::uint8_t> openedBy(std::size_t event) const;
    /// How many lines an event has in the log.
    int linesOf(std::size_t event) const;
    QVariantMap openedRow(const Opened& opened) const;
    QVector<LogEntry> entriesFrom(std::size_t firstEvent) const;
    void appendLines(QVector<LogEntry>& entries, std::size_t event) const;
    /// Takes from the log what is no longer told; rulings that were changed stay changed, and told.
    void shortenLog();
    void relog();
    std::vector<typename Game::ScoreLine> scoreLinesNow() const;

    JournaledSession<Game> m_played;
    Observation m_seen;
    Observation m_present;             ///< of the present, while the past is shown
    std::optional<std::size_t> m_step; ///< the past position shown
    std::uint8_t m_presentSeat{};         ///< whose board the present showed
    std::uint8_t m_asking{nobody};        ///< who was asked last on this screen
    std::uint8_t m_looker{nobody};        ///< who looks, whoever is asked; nobody: whoever is asked
    std::uint8_t m_toldTo{nobody};        ///< for whom the log was told last
    std::optional<Trial> m_trial;
    std::uint64_t m_trials{}; ///< so that another try draws otherwise
    QVariantList m_triedLines;
    std::uint8_t m_triedSeat{};
    std::size_t m_ticksOf{}; ///< number of moves that ticks were told of
    Referee* m_referee{};
    bool m_offering{true};
    std::optional<Elsewhere> m_elsewhere;
    std::shared_ptr<const void> m_content;
    TargetIndex m_index;
    Offers m_offers;
    QVector<Command> m_open;                ///< commands of the open menu
    std::vector<RulingSwitched> m_switched; ///< in the order of the log
};

} // namespace magister
