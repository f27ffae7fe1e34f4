// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games: they end, every invariant holds after every choice, they repeat themselves, and nothing of the game is
// left out by the random players.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"
#include "tests/engine/random_game.h"
#include "tests/engine/random_setup.h"

#include "engine/core/state_hash.h"
#include "engine/messina/notation.h"
#include "engine/messina/session.h"

using namespace magister::messina;
using magister::stateHash;

class TestGames : public QObject {
    Q_OBJECT

private:
    static constexpr int gamesEach = 60;
    Seen m_seen;

    template <std::size_t... I> static QStringList eventNames(std::index_sequence<I...>) {
        return {QString::fromLatin1(QMetaType::fromType<std::variant_alternative_t<I, Event>>().name())...};
    }
    template <std::size_t... I> static QStringList commandNames(std::index_sequence<I...>) {
        return {QString::fromLatin1(QMetaType::fromType<std::variant_alternative_t<I, Command>>().name())...};
    }

private slots:
    void gamesEnd_data() {
        QTest::addColumn<int>("players");
        QTest::newRow("two") << 2;
        QTest::newRow("three") << 3;
        QTest::newRow("four") << 4;
    }
    void gamesEnd() {
        ATOMS("messina.flow.six-rounds", "messina.end.after-six");
        QFETCH(int, players);
        for (std::uint64_t seed = 1; seed <= gamesEach; ++seed) {
            const Policy policy = seed % 4 == 0 ? Policy::Even : seed % 4 == 1 ? Policy::Scholar : Policy::Builder;
            RandomGame game(realDefinition(), static_cast<std::uint8_t>(players), seed, policy);
            QVERIFY2(game.play(&m_seen),
                     (std::to_string(players) + " players, seed " + std::to_string(seed) + ": " + game.violation()).c_str());
            QCOMPARE(int(game.state().round), 6);
            QVERIFY(game.state().winners != 0);
        }
    }

    /// Base, advanced, mixed, solo, with rulings drawn at random: what only some tables play is seen there.
    void tablesOfEveryKind() {
        for (std::uint64_t seed = 1; seed <= 1200; ++seed) {
            RandomGame game(realDefinition(), randomSetup(seed), policyOf(seed));
            QVERIFY2(game.play(&m_seen), ("seed " + std::to_string(seed) + ": " + game.violation()).c_str());
        }
    }

    /// The random players play the whole game: what they never do would never be checked.
    void nothingIsLeftOut() {
        QStringList missing;
        const QStringList events = eventNames(std::make_index_sequence<std::variant_size_v<Event>>{});
        for (qsizetype i = 0; i < events.size(); ++i)
            if (m_seen.events[static_cast<std::size_t>(i)] == 0) missing += events[i];
        const QStringList commands = commandNames(std::make_index_sequence<std::variant_size_v<Command>>{});
        for (qsizetype i = 0; i < commands.size(); ++i)
            if (m_seen.commands[static_cast<std::size_t>(i)] == 0) missing += commands[i];
        // There are always more hexes than lieutenants: only a position bent by hand has no place left for one.
        QCOMPARE(missing, QStringList{QStringLiteral("magister::messina::LieutenantIdle")});
        qInfo("%d districts, %d scroll tracks at the top, %d late workshops rewarded", m_seen.districts,
              m_seen.topScrolls, m_seen.rewards);
        QVERIFY(m_seen.districts > gamesEach);
        QVERIFY(m_seen.topScrolls > gamesEach / 10);
        QVERIFY(m_seen.rewards > gamesEach);
    }

    void sameSeedSameGame() {
        for (std::uint8_t players = 2; players <= 4; ++players) {
            RandomGame one(realDefinition(), players, 11, Policy::Builder);
            RandomGame two(realDefinition(), players, 11, Policy::Builder);
            QVERIFY(one.play() && two.play());
            QVERIFY(one.commands() == two.commands());
            QVERIFY(one.state() == two.state());
            QCOMPARE(stateHash(one.state()), stateHash(two.state()));
            RandomGame other(realDefinition(), players, 12, Policy::Builder);
            QVERIFY(other.play());
            QVERIFY(stateHash(one.state()) != stateHash(other.state()));
        }
    }

    void copyCompareHash() {
        Position game(4);
        const State copy = game.s;
        QVERIFY(copy == game.s);
        QCOMPARE(stateHash(copy), stateHash(game.s));
        GIVE(ChooseHex{0, game.port("upper-left")});
        QVERIFY(!(copy == game.s));
        QVERIFY(stateHash(copy) != stateHash(game.s));
        game.s = copy;
        QCOMPARE(stateHash(copy), stateHash(game.s));
    }

    /// Commands given again, by way of their text, lead to the same position.
    void aGameIsReplayedFromItsText() {
        for (std::uint8_t players = 2; players <= 4; ++players) {
            const Definition& def = realDefinition();
            RandomGame game(def, players, 21, Policy::Builder);
            QVERIFY(game.play());
            Session session(def, Setup{players, 21, {}});
            for (const auto& [player, command] : game.commands()) {
                const auto read = commandFromText(def, session.state(), toText(def, session.state(), command));
                QVERIFY2(std::holds_alternative<Command>(read), toText(def, session.state(), command).c_str());
                QVERIFY(std::get<Command>(read) == command);
                QVERIFY(!session.give(player, std::get<Command>(read)));
            }
            QCOMPARE(stateHash(session.state()), stateHash(game.state()));
        }
    }

    /// Events alone rebuild the position: apply is all that changes it.
    void eventsTellEverything() {
        const Definition& def = realDefinition();
        RandomGame game(def, 3, 33, Policy::Builder);
        QVERIFY(game.play());
        Start start = newGame(def, Setup{3, 33, {}});
        State told = start.state;
        State played = start.state;
        for (const auto& [player, command] : game.commands()) {
            Events events;
            perform(def, played, command, events);
            for (const Event& event : events) {
                apply(def, told, event);
                QVERIFY(ruleOf(event) != Rule::None || std::holds_alternative<PromptClosed>(event) ||
                        std::holds_alternative<PromptOpened>(event) || std::holds_alternative<PromptChanged>(event));
            }
            QVERIFY(told == played);
        }
    }
};

QTEST_GUILESS_MAIN(TestGames)
#include "tst_games.moc"
