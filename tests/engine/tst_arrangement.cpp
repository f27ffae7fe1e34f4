// SPDX-License-Identifier: GPL-3.0-or-later
// Positions made up line by line: what each line sets, what is wrong with a line, and that the game goes on from there.
#include "tests/engine/position.h"

#include "engine/messina/notation.h"
#include "engine/messina/session.h"

#include <QtTest>

using namespace magister::messina;

class TestArrangement : public QObject {
    Q_OBJECT

    using Lines = std::vector<std::string>;

    /// The school city, so that every place is known.
    static Setup school(Lines lines, std::uint8_t players = 2) {
        Setup setup;
        setup.players = players;
        setup.seed = 1347;
        if (players == 2) {
            setup.pinned.city = {"hex-a-upgrade",   "hex-a-city",      "hex-a-fire",
                                 "hex-b-wood-coin", "hex-a-wood-wood", "hex-a-coin-overseer-any",
                                 "hex-a-wood-fire", "hex-a-build",     "hex-a-church"};
            setup.pinned.ships = {"ship-1-silk", "ship-1-spices", "ship-2-silk"};
            setup.pinned.docking = {"upper-right"};
            setup.pinned.order = {1, 2};
            setup.pinned.wheel = 11;
        }
        setup.arranged = std::move(lines);
        return setup;
    }
    static QString faults(const Setup& setup) {
        QString all;
        for (const std::string& fault : validate(realDefinition(), setup))
            all += QString::fromStdString(fault) + u'\n';
        return all.trimmed();
    }
    static State made(const Setup& setup) { return newGame(realDefinition(), setup).state; }
    static PlaceIndex place(const char* name) { return *placeFromText(realDefinition(), 2, name); }
    template <class List> static std::vector<std::string> ids(const List& pile, const auto& tiles) {
        std::vector<std::string> topFirst;
        for (std::size_t i = pile.size(); i-- > 0;)
            topFirst.push_back(tiles[pile[i]].id);
        return topFirst;
    }

private slots:
    void withoutLinesNothingChanges() {
        const Setup plain = school({});
        const Start start = newGame(realDefinition(), plain);
        QVERIFY(start.events.size() > 10); // the whole set-up is told
        QVERIFY(validate(realDefinition(), plain).empty());
    }

    void everyLineSetsOneThing() {
        const Setup setup = school({
            "round 4",
            "order 2 1",
            "turn seat:1",
            "wheel 3",
            "clear-town",
            "hex:left tile hex-b-coin-fire",
            "hex:C3 cubes 2",
            "hex:C3 citizens nun aristocrat nun",
            "hex:C3 owner seat:1",
            "dock:lower-left ships ship-1-silk ship-2-silk/no-cube",
            "seat:1 coins 4",
            "seat:1 wood 3",
            "seat:1 fire 2",
            "seat:1 bigFire 1",
            "seat:1 rats 5",
            "seat:1 points 17",
            "seat:1 lieutenants estate left C1/standing dock:upper-right resting",
            "seat:2 lieutenants B2/standing box",
            "seat:1 square/nun-lower-inner gold-nun",
            "seat:1 hut/1 nun/2",
            "seat:1 hut/1/upgrade hut-q07",
            "seat:1 workshops workshop-b03/gold-craftsman workshop-b17",
            "seat:1 carts cart-1-2 cart-2-1/used",
            "seat:1 ships ship-1-spices",
            "seat:1 overseer/nun border-craftsman-nun-outer/upgraded",
            "seat:1 overseer/craftsman centre/right",
            "seat:1 book/city 3",
            "seat:1 pending popularity 3",
            "seat:1 scroll 2 3 0",
            "book:church order 2 1",
            "score-track order 2 1",
            "market huts/1 hut-q03 hut-q12",
            "market workshops/nun workshop-b10 workshop-b12",
            "market carts/1 cart-3-1 cart-4-1",
            "pile hexes hex-c-book",
            "pile ships ship-3-silk",
            "pile docking upper-left lower-left",
        });
        QCOMPARE(faults(setup), QString());
        const Definition& def = realDefinition();
        const State s = made(setup);
        const Player& me = s.players[0];
        QCOMPARE(int(s.round), 4);
        QCOMPARE(int(s.order[0]), 1);
        QCOMPARE(int(s.wheel), 3);
        QCOMPARE(int(s.toAct()), 0);
        QVERIFY(s.prompt().kind == PromptKind::ChooseTurn && s.promptCount == 1 && s.stage == Stage::Turns);
        QCOMPARE(def.hexes[s.places[place("left")].hex].id, std::string("hex-b-coin-fire"));
        const PlaceState& c3 = s.places[place("C3")];
        QCOMPARE(int(c3.cubes), 2);
        QCOMPARE(c3.citizens, (std::array<std::uint8_t, 3>{0, 1, 2}));
        QCOMPARE(int(c3.owner), 0);
        QCOMPARE(int(me.districts[0]), int(place("C3")));
        QCOMPARE(int(s.places[place("A1")].cubes + s.places[place("B1")].cubes), 0);
        const auto& bays = s.docks[3];
        QCOMPARE(def.ships[bays[0].ship].id + def.ships[bays[1].ship].id, std::string("ship-1-silkship-2-silk"));
        QCOMPARE(int(bays[0].cube), 1);
        QCOMPARE(int(bays[1].cube), 0);
        QCOMPARE(int(s.cubesLeft), def.cubes[2] - 3);
        QCOMPARE(me.tokens, (std::array<std::uint8_t, 4>{4, 3, 2, 1}));
        QCOMPARE(int(me.rats), 5);
        QCOMPARE(int(me.points), 17);
        QVERIFY(me.lieutenants[0].status == LieutenantStatus::Estate);
        QVERIFY((me.lieutenants[1] == Lieutenant{LieutenantStatus::Lying, place("left")}));
        QVERIFY((me.lieutenants[2] == Lieutenant{LieutenantStatus::Standing, place("C1")}));
        QVERIFY((me.lieutenants[3] == Lieutenant{LieutenantStatus::Lying, place("dock:upper-right")}));
        QVERIFY(me.lieutenants[4].status == LieutenantStatus::Resting);
        QVERIFY(s.players[1].lieutenants[1].status == LieutenantStatus::Box);
        QVERIFY(s.players[1].lieutenants[2].status == LieutenantStatus::Supply);
        QCOMPARE(int(s.places[place("C1")].standing), 0);
        QCOMPARE(int(s.places[place("B2")].standing), 1);
        QVERIFY(me.squares[15] == Citizen::GoldNun);
        QVERIFY(me.huts[0].citizen == Citizen::Nun && me.huts[0].field == 2);
        QCOMPARE(def.hutUpgrades[me.huts[0].upgrade].id, std::string("hut-q07"));
        QCOMPARE(me.workshops.size(), 2u);
        QVERIFY(me.workshops[0].citizen == Citizen::GoldCraftsman && me.workshops[1].citizen == Citizen::Nobody);
        QVERIFY(!me.carts[0].used && me.carts[1].used);
        QCOMPARE(def.ships[me.ships[0]].id, std::string("ship-1-spices"));
        QVERIFY((me.overseer(CitizenClass::Nun) == Overseer{4, 0, true}));
        QVERIFY((me.overseer(CitizenClass::Craftsman) == Overseer{6, 1, false}));
        QCOMPARE(int(me.book(Book::City)), 3);
        QVERIFY((me.pending[0] == PendingBookAction{Book::Popularity, 3}));
        QCOMPARE(me.scroll, (std::array<std::uint8_t, 3>{2, 3, 0}));
        QCOMPARE(int(bookOrder(s, Book::Church)[0]), 0);
        QCOMPARE(int(s.scoreArrival[1]), 0);
        QCOMPARE(ids(s.huts[0], def.hutUpgrades).front(), std::string("hut-q03"));
        QCOMPARE(ids(s.workshops[2], def.workshops), (Lines{"workshop-b10", "workshop-b12"}));
        QCOMPARE(ids(s.carts[0], def.carts), (Lines{"cart-3-1", "cart-4-1"}));
        QCOMPARE(ids(s.hexPile, def.hexes), (Lines{"hex-c-book"}));
        QCOMPARE(ids(s.shipPile, def.ships), (Lines{"ship-3-silk"}));
        QCOMPARE(s.dockingPile.size(), 2u);
        QCOMPARE(int(s.dockingPile.back()), 0);
    }

    void laterLinesWin() {
        const State s =
            made(school({"seat:1 coins 4", "seat:1 coins 2", "seat:1 carts cart-1-2", "seat:2 carts cart-1-2",
                         "hex:C3 owner seat:1", "hex:C3 owner seat:2", "hex:C3 owner none"}));
        QCOMPARE(int(s.players[0].token(Token::Coin)), 2);
        QVERIFY(s.players[0].carts.empty());
        QCOMPARE(s.players[1].carts.size(), 1u);
        QCOMPARE(int(s.places[place("C3")].owner), 255);
        QVERIFY(s.players[0].districts.empty() && s.players[1].districts.empty());
    }

    void whoHasTheTurn() {
        QCOMPARE(int(made(school({"order 2 1"})).toAct()), 1);
        QCOMPARE(int(made(school({"order 2 1", "seat:2 lieutenants A1/standing"})).toAct()), 0);
        const State over = made(school({"seat:1 lieutenants none", "seat:2 lieutenants none"}));
        QVERIFY(over.stage == Stage::Production && over.prompt().kind == PromptKind::Proceed);
    }

    void everyStageAsks_data() {
        QTest::addColumn<QByteArray>("word");
        for (const Stage stage : magister::allOf<Stage>)
            if (stage != Stage::Over)
                QTest::addRow("%s", std::string(idOf(stage)).c_str())
                    << QByteArray::fromStdString(std::string(idOf(stage)));
    }
    void everyStageAsks() {
        QFETCH(QByteArray, word);
        const Setup setup = school({"round 3", "stage " + word.toStdString()});
        QCOMPARE(faults(setup), QString());
        const State s = made(setup);
        QCOMPARE(QByteArray::fromStdString(std::string(idOf(s.stage))), word);
        QVERIFY(s.prompt().kind == (word == "turns" ? PromptKind::ChooseTurn : PromptKind::Proceed));
    }

    void lateRoundsHaveLateWorkshops() {
        const Definition& def = realDefinition();
        const State early = made(school({"round 4"}));
        const State late = made(school({"round 5"}));
        for (std::size_t c = 0; c < classCount; ++c) {
            QVERIFY(!early.lateWorkshops[c].empty() && !def.workshops[early.workshops[c].back()].late);
            QVERIFY(late.lateWorkshops[c].empty() && def.workshops[late.workshops[c].back()].late);
        }
    }

    void nothingUntrueIsTold() {
        const Start start = newGame(realDefinition(), school({"round 4", "clear-town"}));
        QCOMPARE(start.events.size(), 4u);
        QVERIFY(std::get<RoundStarted>(start.events[0]).round == 4);
        QVERIFY(std::holds_alternative<StageReached>(start.events[1]));
        QVERIFY(std::holds_alternative<TurnStarted>(start.events[2]));
        QVERIFY(std::holds_alternative<PromptOpened>(start.events[3]));
    }

    void hutUpgradesAreNeverLost() {
        const State s = made(school({"market huts/1 hut-q03", "market huts/2 none", "seat:1 hut/2/upgrade hut-q01"}));
        QCOMPARE(s.huts[0].size() + s.huts[1].size() + s.huts[2].size(), 14u);
        QCOMPARE(realDefinition().hutUpgrades[s.huts[0].back()].id, std::string("hut-q03"));
    }

    void aloneTheOpponentHasItsOwn() {
        const Setup setup =
            school({"seat:2 lieutenants estate estate A1/standing", "seat:2 book/popularity 4", "seat:2 carts cart-1-2",
                    "seat:2 hut-upgrades hut-q03 hut-q05", "order 2 1", "pile solo solo-s07 solo-s08"},
                   1);
        QCOMPARE(faults(setup), QString());
        const State s = made(setup);
        QVERIFY(s.prompt().kind == PromptKind::OpponentTurn);
        QCOMPARE(int(s.players[opponent].book(Book::Popularity)), 4);
        QCOMPARE(s.opponentHuts.size(), 2u);
        QCOMPARE(realDefinition().solo.tiles[s.soloPile.back()].id, std::string("solo-s07"));
        QCOMPARE(s.soloPile.size() + s.soloSpent.size(), realDefinition().solo.tiles.size());
        QVERIFY(faults(school({"seat:2 coins 3"}, 1)).startsWith(QStringLiteral("arranged[0]: ")));
    }

    void faultsNameTheirLine_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char* line, const char* fault) { QTest::newRow(line) << line << fault; };
        row("", "a word is missing: expected round, order,");
        row("weather fine", "\"weather\": expected round");
        row("round 7", "\"7\": expected a number from 1 to 6");
        row("round 3 now", "\"now\": expected the end of the line");
        row("order 1 1", "named twice 1");
        row("turn seat:3", "\"seat:3\": expected seat:1 to seat:2");
        row("stage over", "\"over\": expected a stage in which somebody is asked");
        row("stage tea", "\"tea\": expected turns, production");
        row("wheel 12", "\"12\": expected a number from 0 to 11");
        row("hex:Z9 cubes 1", "\"hex:Z9\": expected a hex");
        row("hex:port:upper-left cubes 1", "\"hex:port:upper-left\": expected a hex");
        row("hex:B2 weather 1", "\"weather\": expected tile, cubes, citizens, owner");
        row("hex:B2 tile hex-a-coin-coin", "not for this number of players");
        row("hex:B2 tile none", "hex:B2 has lost its hex");
        row("hex:left cubes 1", "no hex lies at hex:left");
        row("hex:B2 cubes 16", "more plague cubes in town than the game has: 16");
        row("hex:B2 citizens bishop", "\"bishop\": expected craftsman, aristocrat, nun");
        row("hex:B2 citizens", "a word is missing: expected craftsman, aristocrat, nun or none");
        row("dock:left ships none", "\"left\": expected upper-left");
        row("dock:upper-left ships ship-1-silk ship-1-silk", "named twice ship-1-silk");
        row("dock:upper-left ships ship-1-gems", "not used with two players");
        row("dock:upper-left ships ship-1-silk/cube", "\"cube\": expected no-cube");
        row("seat:1 weather 2", "\"weather\": expected coins");
        row("seat:1 coins many", "\"many\": expected a number from 0 to 99");
        row("seat:1 lieutenants A1 A1 A1 A1 A1 A1", "at most five lieutenants");
        row("seat:1 lieutenants A1/standing A1/standing", "two lieutenants stand at A1");
        row("seat:1 lieutenants right", "no hex lies at right");
        row("seat:1 lieutenants attic", "\"attic\": expected estate");
        row("seat:1 square/attic nun", "\"attic\": expected craftsman-left-inner");
        row("seat:1 square/nun-lower-inner craftsman", "\"craftsman\": expected a citizen of that sector");
        row("seat:1 hut/5 empty", "\"5\": expected a number from 1 to 4");
        row("seat:1 hut/1 nun", "\"nun\": expected empty, or a citizen and the field");
        row("seat:1 hut/1 nun/3", "\"3\": expected a number from 1 to 2");
        row("seat:1 workshops workshop-b03/nun", "\"workshop-b03/nun\": expected a citizen of the class");
        row("seat:1 workshops workshop-b03/used", "\"workshop-b03/used\": expected a late workshop");
        row("seat:1 workshops workshop-x", "\"workshop-x\": expected the id of a tile");
        row("seat:1 carts cart-1-2 cart-1-2", "named twice cart-1-2");
        row("seat:1 ships ship-1-gems", "not used with two players");
        row("seat:1 overseer/nun craftsman-1", "\"craftsman-1\": expected a space of the path");
        row("seat:1 overseer/nun centre/left", "\"left\": expected upper, lower, upgraded");
        row("seat:1 overseer/nun nun-upper-2/lower", "\"nun-upper-2/lower\": expected a space of the path");
        row("seat:1 book/music 3", "\"music\": expected popularity, city, church");
        row("seat:1 pending popularity 1", "nothing is to be had on that space");
        row("seat:1 scroll 1 2", "a word is missing: expected a number from 0 to 4");
        row("seat:1 hut-upgrades hut-q01", "only the opponent of a solo game");
        row("book:church order 1", "a word is missing");
        row("market huts hut-q01", "\"huts\": expected a kind of tile and its pile");
        row("market huts/4 none", "\"4\": expected a number from 1 to 3");
        row("market carts/2 none", "\"2\": expected a number from 1 to 1");
        row("market workshops/nun workshop-b03", "wrong pile for workshop-b03");
        row("market late-workshops/nun workshop-b10", "wrong pile for workshop-b10");
        row("market huts/1 hut-q01 hut-q02 hut-q03 hut-q04 hut-q05 hut-q06", "more than the pile holds: 5");
        row("pile solo solo-s01", "solo tiles are for one player");
        row("pile docking upper-left upper-left", "named twice upper-left");
        row("pile tea none", "\"tea\": expected hexes, ships, docking, solo");
    }
    void faultsNameTheirLine() {
        QFETCH(QString, line);
        QFETCH(QString, fault);
        const QString told = faults(school({"seat:2 coins 1", line.toStdString()}));
        QVERIFY2(told.startsWith(QStringLiteral("arranged[1]: ")) && told.contains(fault), qPrintable(told));
        QCOMPARE(told.count(u'\n'), 0);
    }
    void faultsOfTheWhole() {
        QVERIFY(faults(school({"seat:1 lieutenants A1/standing", "turn seat:1"}))
                    .startsWith(QStringLiteral("arranged[1]: no lieutenant")));
        QVERIFY(faults(school({"turn seat:1", "stage production"}))
                    .startsWith(QStringLiteral("arranged[1]: nobody has a turn")));
        // Named is the line since when there are too many, and only if they stay too many.
        QVERIFY(faults(school({"clear-town", "hex:A1 cubes 9", "hex:B1 cubes 9", "hex:B2 cubes 1"}))
                    .startsWith(QStringLiteral("arranged[2]: ")));
        QCOMPARE(faults(school({"clear-town", "hex:A1 cubes 9", "hex:B1 cubes 9", "hex:A1 cubes 1"})), QString());
        Setup setup = school({"weather fine"});
        setup.pinned.city = {"hex-x"};
        QVERIFY(!faults(setup).contains(QStringLiteral("arranged"))); // first the draws
    }

    void theGameGoesOn() {
        const Setup setup = school({"round 6", "clear-town", "hex:A1 cubes 1", "hex:A1 citizens nun", "seat:1 coins 2",
                                    "seat:1 lieutenants B1", "seat:2 lieutenants A1/standing"});
        Session session(realDefinition(), setup);
        QCOMPARE(session.events().front().round, 6);
        const auto give = [&](const char* text) {
            const auto command = commandFromText(realDefinition(), session.state(), text);
            return std::holds_alternative<Command>(command) &&
                   !session.give(session.state().toAct(), std::get<Command>(command));
        };
        QVERIFY(!give("choose-hex 1 A1"));
        QVERIFY(give("choose-hex 1 B2"));
        QVERIFY(give("use-hex"));
        QVERIFY(give("end-turn"));
        while (!session.state().over()) {
            QVERIFY(check(realDefinition(), session.state()).empty());
            QVERIFY(give("proceed"));
        }
        // Any number of players, any seed: the position is sound and every random game from it ends.
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            Setup any = school({"round 5", "clear-town", "hex:C1 cubes 1", "seat:1 coins 9", "seat:1 wood 9"},
                               static_cast<std::uint8_t>(1 + seed % 4));
            any.seed = seed;
            QCOMPARE(faults(any), QString());
            State s = made(any);
            Events events;
            for (int moves = 0; !s.over(); ++moves) {
                QVERIFY(moves < 3000);
                const auto list = choices(realDefinition(), s, s.toAct(), Listing::LegalOnly);
                perform(realDefinition(), s,
                        list[(seed * 7919 + static_cast<std::size_t>(moves) * 31) % list.size()].command, events);
                const auto broken = check(realDefinition(), s);
                QVERIFY2(broken.empty(), broken.empty() ? "" : broken.front().c_str());
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestArrangement)
#include "tst_arrangement.moc"
