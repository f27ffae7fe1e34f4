// SPDX-License-Identifier: GPL-3.0-or-later
// A ruling changed in the middle of a game: only where it has made no difference yet, and then as if it had held from
// the start.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"
#include "tests/engine/random_game.h"
#include "tests/engine/random_setup.h"
#include "tests/engine/twin.h"

#include "engine/messina/notation.h"
#include "engine/messina/ruled_otherwise.h"

#include <QElapsedTimer>

using namespace magister::messina;
using magister::Random;

namespace {

using Given = std::vector<std::pair<PlayerIndex, Command>>;

struct Answer {
    std::size_t option;
    std::uint8_t choice;
    std::string name() const {
        return std::string(rulingOptions()[option].id) + " " + std::string(rulingOptions()[option].choices[choice]);
    }
};
std::vector<Answer> everyAnswer() {
    std::vector<Answer> all;
    for (std::size_t option = 0; option < rulingCount; ++option)
        for (std::uint8_t choice = 0; choice < rulingOptions()[option].choices.size(); ++choice)
            all.push_back({option, choice});
    return all;
}

Rulings with(Rulings rulings, const Answer& answer) {
    setAnswer(rulings, answer.option, answer.choice);
    return rulings;
}
Setup with(Setup setup, const Answer& answer) {
    setup.rulings = with(setup.rulings, answer);
    return setup;
}

/// What a command does in a position under other rulings, held against what it does under its own.
bool makesNoDifference(const State& before, const Command& command, const Rulings& rulings) {
    State other = before;
    other.rulings = rulings;
    const Decision ours = decide(realDefinition(), before, before.toAct(), command);
    const Decision theirs = decide(realDefinition(), other, before.toAct(), command);
    if (ours.index() != theirs.index() || ours.index() != 0) return false;
    return sameButRulings(std::get<Accepted>(ours).state, std::get<Accepted>(theirs).state) &&
           std::get<Accepted>(ours).events == std::get<Accepted>(theirs).events;
}

/// Whether the two setups lay the same table and tell the same of it.
bool sameStart(const Setup& one, const Setup& other) {
    const Start a = newGame(realDefinition(), one);
    const Start b = newGame(realDefinition(), other);
    return sameButRulings(a.state, b.state) && a.events == b.events;
}

constexpr std::size_t never = ~std::size_t{0};

/// A whole game of somebody who chooses at random.
struct Game {
    explicit Game(const Setup& setup) : session(realDefinition(), setup) {
        RandomGame random(realDefinition(), setup, policyOf(setup.seed));
        if (!random.play()) qFatal("%s", random.violation().c_str());
        given = random.commands();
        if (session.replay(given)) qFatal("a game at random cannot be replayed");
    }
    /// The same game after so many commands.
    Session upTo(std::size_t commands) const {
        Session earlier = session;
        while (earlier.moves().size() > commands)
            earlier.takeBack();
        return earlier;
    }
    /// How many commands go by before the answer makes a difference; never: none does.
    std::size_t difference(const Answer& answer) const {
        if (!sameStart(session.setup(), with(session.setup(), answer))) return 0;
        for (std::size_t i = 0; i < given.size(); ++i)
            if (!makesNoDifference(session.moves()[i].before, given[i].second, with(session.setup().rulings, answer)))
                return i + 1;
        return never;
    }

    Session session;
    Given given;
};

/// The session is the one that somebody would have who played by these rulings from the start.
std::string unlike(const Session& switched, const Session& fresh) {
    if (!(switched.setup() == fresh.setup())) return "another setup";
    if (!(switched.state() == fresh.state())) return "another position";
    if (switched.opening() != fresh.opening() || switched.events().size() != fresh.events().size())
        return "another number of events";
    for (std::size_t i = 0; i < fresh.events().size(); ++i)
        if (!(switched.events()[i].event == fresh.events()[i].event)) return "another event";
    if (switched.moves().size() != fresh.moves().size()) return "another number of moves";
    for (std::size_t i = 0; i < fresh.moves().size(); ++i)
        if (!(switched.moves()[i].before == fresh.moves()[i].before) ||
            !(switched.moves()[i].command == fresh.moves()[i].command) ||
            switched.moves()[i].revealed != fresh.moves()[i].revealed)
            return "another way";
    return {};
}

} // namespace

class TestRuledOtherwise : public QObject {
    Q_OBJECT

private slots:
    void harmlessUntilItMakesADifference_data() {
        QTest::addColumn<quint64>("seed");
        for (quint64 seed = 1; seed <= 12; ++seed)
            QTest::addRow("game %d", int(seed)) << seed;
    }
    void harmlessUntilItMakesADifference() {
        QFETCH(quint64, seed);
        const Game game(randomSetup(seed * 31));
        Random random = Random::seeded(seed);
        for (const Answer& answer : everyAnswer()) {
            if (!validate(realDefinition(), with(game.session.setup(), answer)).empty()) continue;
            const std::size_t end = game.given.size();
            const std::size_t felt = game.difference(answer);
            std::vector<std::size_t> moments{0, end, random.below(static_cast<std::uint32_t>(end))};
            // Commands that go by before it is too late: all but the one that feels it.
            if (felt != never && felt > 0) moments.insert(moments.end(), {felt - 1, felt});
            for (const std::size_t moment : moments) {
                const Session before = game.upTo(moment);
                const auto switched = ruledOtherwise(before, with(before.setup().rulings, answer));
                const bool harmless = felt == never || (felt > 0 && moment < felt);
                QVERIFY2(switched.has_value() == harmless,
                         (answer.name() + " after " + std::to_string(moment) + " of " + std::to_string(felt)).c_str());
                if (!switched) continue;
                Session fresh(realDefinition(), with(game.session.setup(), answer));
                QVERIFY(!fresh.replay({game.given.begin(), game.given.begin() + static_cast<std::ptrdiff_t>(moment)}));
                const std::string other = unlike(*switched, fresh);
                QVERIFY2(other.empty(), (answer.name() + ": " + other).c_str());
                QVERIFY(sameButRulings(switched->state(), before.state()));
            }
        }
    }

    /// Played on with the same commands, the two games stay level up to the command that tells them apart.
    void bothGamesGoTheSameWayOn() {
        int apart = 0, level = 0;
        for (quint64 seed = 1; seed <= 10; ++seed) {
            const Game game(randomSetup(seed * 17));
            for (const Answer& answer : everyAnswer()) {
                const std::size_t felt = game.difference(answer);
                if (felt == 0 || felt == 1) continue;
                const std::size_t moment =
                    Random::seeded(seed).below(static_cast<std::uint32_t>(std::min(felt - 1, game.given.size())));
                auto switched = ruledOtherwise(game.upTo(moment), with(game.session.setup().rulings, answer));
                QVERIFY(switched.has_value());
                Session stayed = game.upTo(moment);
                for (std::size_t i = moment; i < std::min(felt - 1, game.given.size()); ++i) {
                    const auto& [player, command] = game.given[i];
                    QVERIFY(!stayed.give(player, command) && !switched->give(player, command));
                    QVERIFY2(sameButRulings(stayed.state(), switched->state()), answer.name().c_str());
                }
                if (felt == never) {
                    ++level;
                    continue;
                }
                const auto& [player, command] = game.given[felt - 1];
                QVERIFY(!stayed.give(player, command));
                const std::size_t told = switched->events().size();
                const bool refused = switched->give(player, command).has_value();
                const auto same = [](const auto& a, const auto& b) { return a.event == b.event; };
                const bool tellsTheSame =
                    !refused &&
                    std::equal(stayed.events().begin() + static_cast<std::ptrdiff_t>(told), stayed.events().end(),
                               switched->events().begin() + static_cast<std::ptrdiff_t>(told), switched->events().end(),
                               same);
                QVERIFY2(refused || !tellsTheSame || !sameButRulings(stayed.state(), switched->state()),
                         answer.name().c_str());
                ++apart;
            }
        }
        QVERIFY2(apart > 30, qPrintable(QString::number(apart)));
        QVERIFY2(level > 100, qPrintable(QString::number(level)));
    }

    void whatIsTakenBackHasMadeNoDifference() {
        int found = 0;
        for (quint64 seed = 1; seed <= 6; ++seed) {
            const Game game(randomSetup(seed));
            for (const Answer& answer : everyAnswer()) {
                const std::size_t felt = game.difference(answer);
                if (felt == never || felt == 0) continue;
                Session session = game.upTo(felt);
                const Rulings rulings = with(session.setup().rulings, answer);
                QVERIFY(!ruledOtherwise(session, rulings));
                session.takeBack();
                QVERIFY2(ruledOtherwise(session, rulings).has_value(), answer.name().c_str());
                ++found;
            }
        }
        QVERIFY(found > 10);
    }

    void thereAndBackIsTheSameGame() {
        const Game game(randomSetup(8));
        for (const Answer& answer : everyAnswer()) {
            const auto there = ruledOtherwise(game.session, with(game.session.setup().rulings, answer));
            if (!there) continue;
            const auto back = ruledOtherwise(*there, game.session.setup().rulings);
            QVERIFY(back.has_value());
            QCOMPARE(unlike(*back, game.session), std::string());
        }
    }

    /// What is drawn before play is never to be changed any more, whatever is drawn and whatever it would have been.
    void theLaidTableIsLaid() {
        for (quint64 seed = 1; seed <= 40; ++seed) {
            const Setup setup = randomSetup(seed);
            for (const Answer& answer : everyAnswer()) {
                const Setup other = with(setup, answer);
                const std::string_view id = rulingOptions()[answer.option].id;
                const bool another = !(other.rulings == setup.rulings);
                const bool laid = id == "port-corners" || id == "book-stack-start";
                QVERIFY2(sameStart(setup, other) == !(another && laid), answer.name().c_str());
            }
        }
    }

    /// Whether an answer makes a difference shows nothing of what is hidden: with everything hidden drawn anew, it is
    /// the same.
    void tellsNothingHidden() {
        int different = 0;
        for (quint64 seed = 1; seed <= 8; ++seed) {
            const Game game(randomSetup(seed * 7));
            Random random = Random::seeded(seed);
            for (const Session::Move& move : game.session.moves()) {
                const State twin = twinOf(move.before, random);
                for (const Answer& answer : everyAnswer()) {
                    const Rulings rulings = with(move.before.rulings, answer);
                    const bool same = makesNoDifference(move.before, move.command, rulings);
                    different += !same;
                    QVERIFY2(same == makesNoDifference(twin, move.command, rulings),
                             (answer.name() + ": " + toText(realDefinition(), move.before, move.command)).c_str());
                }
            }
        }
        QVERIFY(different > 100);
    }

    void unsoundRulingsChangeNothing() {
        const Game game(randomSetup(3));
        Rulings rulings = game.session.setup().rulings;
        setAnswer(rulings, 3, 99);
        QVERIFY(!ruledOtherwise(game.session, rulings));
        for (std::size_t i = 0; i < rulingCount; ++i) {
            const auto& choices = rulingOptions()[i].choices;
            for (std::uint8_t c = 0; c < choices.size(); ++c)
                QCOMPARE(choiceIndex(i, choices[c]), std::optional<std::uint8_t>(c));
            QVERIFY(!choiceIndex(i, "") && !choiceIndex(i, "neither"));
        }
    }

    /// The screen waits for the answer: 50 ms for a finished game of four.
    void isFast() {
        Setup setup;
        setup.players = 4;
        setup.seed = 11;
        const Game game(setup);
        double worst = 0;
        for (const Answer& answer : everyAnswer()) {
            double best = 1e9;
            for (int attempt = 0; attempt < 3; ++attempt) {
                QElapsedTimer timer;
                timer.start();
                (void)ruledOtherwise(game.session, with(setup.rulings, answer));
                best = std::min(best, static_cast<double>(timer.nsecsElapsed()) / 1e6);
            }
            worst = std::max(worst, best);
        }
        qInfo("%d commands, %.2f ms", int(game.given.size()), worst);
        QVERIFY2(worst < 50, qPrintable(QString::number(worst)));
    }
};

QTEST_GUILESS_MAIN(TestRuledOtherwise)
#include "tst_ruled_otherwise.moc"
