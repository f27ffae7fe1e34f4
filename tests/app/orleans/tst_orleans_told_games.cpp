// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games, told in every language to everybody at the table: no field stays open, no word is missing.
#include "tests/app/orleans/told.h"

#include "app/orleans/words/command_text.h"
#include "app/orleans/words/event_text.h"
#include "app/orleans/words/prompt_text.h"
#include "app/orleans/words/refusal_text.h"
#include "app/orleans/words/score_text.h"
#include "tests/engine/orleans/position.h"
#include "tests/engine/orleans/random_game.h"

#include <QSet>
#include <QtTest>

using namespace magister::orleans;

namespace {

/// Plays a game at random and shows every position, every list of choices and every event to the visitors.
struct Telling {
    QString code;
    QSet<std::size_t> events, commands;
    QSet<int> reasons, prompts;
    QString flaw;

    void look(const QString& text, bool mayBeEmpty = false) {
        if (!flaw.isEmpty()) return;
        if (text.isEmpty() && !mayBeEmpty) flaw = "an empty text";
        if (const QString found = told::flaw(text); !found.isEmpty()) flaw = found;
    }
    void atPosition(const State& state, PlayerIndex player, const std::vector<Choice>& list) {
        const Scene scene = told::scene(state, code, player);
        prompts.insert(static_cast<int>(state.kind(player)));
        look(promptText(scene, player));
        for (const Choice& choice : list) {
            commands.insert(choice.command.index());
            look(commandText(scene, player, choice.command));
            if (!choice.refusal) continue;
            reasons.insert(static_cast<int>(choice.refusal->reason));
            const auto words = refusalText(scene, *choice.refusal, choice.command);
            look(words.what);
            look(words.why);
        }
    }
    void happened(const State& state, const Events& all) {
        for (const Event& event : all) {
            events.insert(event.index());
            look(eventText(told::scene(state, code), event), eventKind(event).isEmpty());
            look(eventText(told::scene(state, code, 0), event), true);
            if (const auto* line = std::get_if<ScoreLine>(&event)) look(scoreDetail(told::scene(state, code), *line));
        }
    }
    /// Every seventh list is looked at with what is refused, and the first of each question.
    void play(const Setup& setup) {
        RandomGame game(realDefinition(), setup, Policy::Builder);
        if (!game.play()) flaw = "the game does not end";
        Opening opening = newGame(realDefinition(), setup);
        State state = opening.state;
        happened(state, opening.events);
        Events all;
        int turn = 0;
        for (const auto& [player, command] : game.commands()) {
            if (turn++ % 7 == 0 || !prompts.contains(static_cast<int>(state.kind(player))))
                atPosition(state, player, choices(realDefinition(), state, player));
            all.clear();
            perform(realDefinition(), state, player, command, all);
            happened(state, all);
        }
        if (!state.over()) flaw = "the game was told otherwise than it was played";
        look(promptText(told::scene(state, code), none));
    }
};

} // namespace

class tst_OrleansToldGames : public QObject {
    Q_OBJECT

private slots:
    void everybodyCanRead_data() {
        QTest::addColumn<QString>("code");
        for (const QString& code : told::codes())
            QTest::newRow(code.toUtf8()) << code;
    }
    void everybodyCanRead() {
        QFETCH(QString, code);
        Telling telling{.code = code, .events = {}, .commands = {}, .reasons = {}, .prompts = {}, .flaw = {}};
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            Setup setup{.players = static_cast<std::uint8_t>(2 + seed % 3), .seed = seed, .pinned = {}, .rulings = {}};
            setup.extraTiles = seed % 2 == 0;
            setup.fewerTiles = seed % 3 == 0;
            if (seed == 5) setup.rulings.planningOrder = ruling::PlanningOrder::OneByOne;
            telling.play(setup);
            QVERIFY2(telling.flaw.isEmpty(), telling.flaw.toUtf8());
        }
        QCOMPARE(told::missing(code), QStringList());
        // The games are worth telling: most of what can happen does.
        QVERIFY2(telling.events.size() > 48, QByteArray::number(telling.events.size()));
        QVERIFY2(telling.commands.size() > 20, QByteArray::number(telling.commands.size()));
        QVERIFY2(telling.reasons.size() > 30, QByteArray::number(telling.reasons.size()));
        QVERIFY2(telling.prompts.size() >= 15, QByteArray::number(telling.prompts.size()));
    }

    /// Seats without a name go by their tincture, in the language that is read.
    void nobodyIsNameless() {
        Position game(4);
        const Event turn = TurnStarted{.player = 3};
        QSet<QString> told;
        for (const QString& code : told::codes())
            told.insert(eventText(told::scene(game.s, code), turn));
        QCOMPARE(told.size(), 5);
    }
};

QTEST_GUILESS_MAIN(tst_OrleansToldGames)
#include "tst_orleans_told_games.moc"
