// SPDX-License-Identifier: GPL-3.0-or-later
// Every answer to every ruling in whole games at random: they end, every invariant holds, and no answer is dead.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

#include "engine/messina/notation.h"

using namespace magister::messina;
using magister::Random;
using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t tooLong = 20000; ///< no game comes near this

/// How gladly a player at random does something: what the rulings speak of comes more often than by chance.
struct Fancy {
    unsigned operator()(const Repopulate&) const { return 900; }
    unsigned operator()(const UseHexAction&) const { return 120; }
    unsigned operator()(const UseBookAction&) const { return 90; }
    unsigned operator()(const TakeCart&) const { return 80; }
    unsigned operator()(const TakeWorkshop&) const { return 60; }
    unsigned operator()(const RefreshTiles&) const { return 3; }
    unsigned operator()(const UpgradeCitizen&) const { return 40; }
    unsigned operator()(const BurnCubes&) const { return 30; }
    unsigned operator()(const EndTurn&) const { return 6; }
    unsigned operator()(const Recall&) const { return 5; }
    unsigned operator()(const ChangeSquare&) const { return 1; }
    unsigned operator()(const Decline&) const { return 2; }
    template <class C> unsigned operator()(const C&) const { return 10; }
};

/// One game of players at random. `seen(before, list, command, after)` is called for every choice made.
struct Table {
    const Definition& def = realDefinition();
    State s;
    Random random;
    bool even; ///< every choice as likely as the other

    Table(const Setup& setup, bool allEven)
        : s(newGame(realDefinition(), setup).state), random(Random::seeded(setup.seed * 977 + 5)), even(allEven) {}

    Command pick(const std::vector<Choice>& list) {
        const auto weight = [&](const Choice& choice) { return even ? 1u : std::visit(Fancy{}, choice.command); };
        std::uint32_t sum = 0;
        for (const Choice& choice : list)
            sum += weight(choice);
        std::uint32_t draw = random.below(sum);
        for (const Choice& choice : list) {
            if (draw < weight(choice)) return choice.command;
            draw -= weight(choice);
        }
        return list.back().command;
    }

    /// What went wrong, or nothing.
    template <class Watch> std::string play(Watch seen) {
        std::vector<Choice> list;
        Events events;
        for (std::size_t made = 0; !s.over(); ++made) {
            list.clear();
            listChoices(def, s, s.toAct(), Listing::LegalOnly, list);
            if (list.empty()) return "no choice is legal";
            if (made > tooLong) return "the game does not end";
            const Command command = pick(list);
            const State before = s;
            events.clear();
            perform(def, s, command, events);
            if (const auto broken = check(def, s); !broken.empty())
                return broken.front() + ", after " + toText(def, before, command);
            seen(before, list, command, s);
        }
        return {};
    }
};

Setup setupOf(std::uint64_t seed, std::uint8_t players) {
    Setup setup;
    setup.players = players;
    setup.seed = seed;
    setup.boards = seed % 3 == 0 ? Side::B : Side::A;
    setup.scrolls = seed % 5 < 2 ? Side::B : Side::A;
    setup.priorityTile = seed % 4 == 1;
    return setup;
}

std::string nameOf(std::size_t option, std::uint8_t choice) {
    const RulingOption& what = rulingOptions()[option];
    return std::string(what.id) + " " + std::string(what.choices[choice]);
}

/// Nothing but the answers: everything that may be done and whatever comes of it is the same.
bool sameBut(State one, const State& other) {
    one.rulings = other.rulings;
    return one == other;
}

struct Answer {
    std::size_t option;
    std::uint8_t choice;
};
std::vector<Answer> otherThanDefault() {
    std::vector<Answer> all;
    for (std::size_t option = 0; option < rulingCount; ++option)
        for (std::uint8_t choice = 1; choice < rulingOptions()[option].choices.size(); ++choice)
            all.push_back({option, choice});
    return all;
}

/// Whether the answer is felt in a position: something else may be done, or what is done leads elsewhere.
bool isFelt(const Answer& answer, const State& before, const std::vector<Choice>& list, const Command& command,
            const State& after) {
    State other = before;
    setAnswer(other.rulings, answer.option, answer.choice);
    std::vector<Choice> offered;
    listChoices(realDefinition(), other, other.toAct(), Listing::LegalOnly, offered);
    const auto same = [](const Choice& a, const Choice& b) { return a.command == b.command; };
    if (!std::equal(list.begin(), list.end(), offered.begin(), offered.end(), same)) return true;
    Events events;
    perform(realDefinition(), other, command, events);
    return !sameBut(other, after);
}

/// A case that players at random hardly ever come to: one choice away from where an answer counts.
struct Case {
    State before;
    Command command;
};

Position ready(std::uint8_t players, Side scrolls = Side::A) {
    Setup setup;
    setup.players = players;
    setup.scrolls = scrolls;
    Position game(setup);
    return game.quiet(), game;
}

Position atTheEnd(std::uint8_t players, Side scrolls = Side::A) {
    Position game = ready(players, scrolls);
    game.round(6);
    game.s.stage = Stage::Scoring;
    game.s.promptStack[0] = Prompt{};
    game.s.promptStack[0].kind = PromptKind::Proceed;
    game.s.promptStack[0].player = 0;
    return game;
}

/// Every hex of a town of four is taken, the first player's turn ends, and the second has one lieutenant left, at home.
Case crowdedTown() {
    Position game = ready(4);
    for (PlayerIndex p = 0; p < 4; ++p)
        for (std::uint8_t i = 0; i < lieutenantCount; ++i)
            game.lieutenant(p, i, LieutenantStatus::Resting);
    game.lieutenant(0, 0, LieutenantStatus::Estate).lieutenant(1, 0, LieutenantStatus::Estate);
    game.give(ChooseHex{0, game.at(0, 0)});
    std::uint8_t next = 6; // player by player; the first six are the first player's and the second's at home
    const auto& places = game.def.layout(4).places;
    for (PlaceIndex place = 0; place < places.size(); ++place) {
        const bool hex = places[place].kind == PlaceKind::Port || game.s.places[place].hex != none;
        if (!hex || game.s.places[place].standing != none) continue;
        const int who = next < 20 ? next++ : 1 + next++ - 20; // the last ones again of the first player's
        game.lieutenant(static_cast<PlayerIndex>(who / 5), static_cast<std::uint8_t>(who % 5),
                        LieutenantStatus::Standing, place);
    }
    return {game.s, EndTurn{}};
}

/// Production is about to bring a disc onto a space with a lieutenant.
Case lieutenantInProduction() {
    Position game = ready(2);
    game.book(Book::City, 3).workshop("workshop-b16", Citizen::GoldAristocrat).lastTurn();
    game.give(ChooseHex{0, game.at(0, 0)});
    game.give(EndTurn{});
    return {game.s, Proceed{}};
}

/// Free by the action of the hex, and there are coins for one.
Case stepBeyondTheLastSpace() {
    Position game(2);
    game.actOn("hex-a-city").tokens(9).book(Book::City, 11, 0).book(Book::City, 11, 1);
    return {game.s, UseHexAction{}};
}

/// Level in points and districts: 19 + 7 against 13 + 14.
Case tieForTheVictory() {
    Position game = atTheEnd(2);
    game.hex(0, "hex-a-wood-fire").hex(1, "hex-a-build").hex(2, "hex-a-fire").hex(3, "hex-a-coin-overseer-any");
    game.owns(0, 0).owns(1, 0).owns(2, 1).owns(3, 1);
    game.player(0).points = 50;
    game.player(1).points = 49;
    game.player(0).tokens = game.player(1).tokens = {};
    return {game.s, Proceed{}};
}

/// Two of three repopulated the same, in number and worth.
Case tieInRepopulating() {
    Position game = atTheEnd(3, Side::B);
    game.hex(0, "hex-a-church").hex(1, "hex-b-coin-fire").owns(0, 0).owns(1, 1);
    return {game.s, Proceed{}};
}

Case fiveDistrictsAlone() {
    Position game = atTheEnd(1);
    for (PlaceIndex place = 0; place < 5; ++place)
        game.owns(place);
    return {game.s, Proceed{}};
}

} // namespace

class TestRulingsGames : public QObject {
    Q_OBJECT

private slots:
    /// One answer is fixed, the others fall as they may.
    void gamesUnderEveryAnswer_data() {
        QTest::addColumn<quint64>("option");
        QTest::addColumn<int>("choice");
        for (std::size_t option = 0; option < rulingCount; ++option)
            for (std::uint8_t choice = 0; choice < rulingOptions()[option].choices.size(); ++choice)
                QTest::newRow(nameOf(option, choice).c_str()) << quint64(option) << int(choice);
    }
    void gamesUnderEveryAnswer() {
        QFETCH(quint64, option);
        QFETCH(int, choice);
        constexpr int games = 24;
        const bool solo = rulingOptions()[option].id.starts_with("solo-");
        for (int game = 0; game < games; ++game) {
            const std::uint64_t seed = option * 1000 + std::uint64_t(choice) * 100 + std::uint64_t(game);
            Setup setup = setupOf(seed, solo ? std::uint8_t{1} : static_cast<std::uint8_t>(1 + game % 4));
            Random random = Random::seeded(seed);
            for (std::size_t i = 0; i < rulingCount; ++i)
                setAnswer(setup.rulings, i,
                          static_cast<std::uint8_t>(
                              random.below(static_cast<std::uint32_t>(rulingOptions()[i].choices.size()))));
            setAnswer(setup.rulings, option, static_cast<std::uint8_t>(choice));
            QVERIFY(validate(realDefinition(), setup).empty());
            Table table(setup, game % 3 == 0);
            const std::string wrong = table.play([](auto&&...) {});
            QVERIFY2(wrong.empty(), ("seed " + std::to_string(seed) + ": " + wrong).c_str());
            QVERIFY(table.s.over() && table.s.rulings == setup.rulings);
        }
    }

    void noAnswerIsDead() {
        std::vector<Answer> dead = otherThanDefault();
        constexpr std::uint64_t games = 160;
        for (std::uint64_t seed = 1; seed <= games && !dead.empty(); ++seed) {
            const Setup setup = setupOf(seed, static_cast<std::uint8_t>(1 + seed % 4));
            Table table(setup, seed % 7 == 0);
            const State start = table.s;
            std::erase_if(dead, [&](const Answer& answer) {
                Setup other = setup;
                setAnswer(other.rulings, answer.option, answer.choice);
                return !sameBut(newGame(table.def, other).state, start);
            });
            const std::string wrong =
                table.play([&](const State& before, const auto& list, const Command& command, const State& after) {
                    std::erase_if(dead, [&](const Answer& a) { return isFelt(a, before, list, command, after); });
                });
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
        for (const Case& rare : {crowdedTown(), lieutenantInProduction(), stepBeyondTheLastSpace(), tieForTheVictory(),
                                 tieInRepopulating(), fiveDistrictsAlone()}) {
            const auto broken = check(realDefinition(), rare.before);
            QVERIFY2(broken.empty(), broken.empty() ? "" : broken.front().c_str());
            const std::vector<Choice> list =
                choices(realDefinition(), rare.before, rare.before.toAct(), Listing::LegalOnly);
            QVERIFY(std::any_of(list.begin(), list.end(), [&](const Choice& c) { return c.command == rare.command; }));
            State after = rare.before;
            Events events;
            perform(realDefinition(), after, rare.command, events);
            std::erase_if(dead, [&](const Answer& a) { return isFelt(a, rare.before, list, rare.command, after); });
        }
        QStringList left;
        for (const Answer& answer : dead)
            left += QString::fromStdString(nameOf(answer.option, answer.choice));
        QVERIFY2(left.isEmpty(), qPrintable(left.join(u"; "_s)));
    }
};

QTEST_GUILESS_MAIN(TestRulingsGames)
#include "tst_rulings_games.moc"
