// SPDX-License-Identifier: GPL-3.0-or-later
// Positions made up line by line: what each line sets, what is wrong with a line, that no piece is lost, and that the
// game goes on from there.
#include "tests/engine/orleans/position.h"

#include "engine/orleans/notation.h"
#include "engine/orleans/session.h"

#include <QtTest>

#include <numeric>

using namespace magister::orleans;

class TestOrleansArrangement : public QObject {
    Q_OBJECT

    using Lines = std::vector<std::string>;

    static Setup with(Lines lines, std::uint8_t players = 2) {
        Setup setup;
        setup.players = players;
        setup.seed = 7;
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
    static int supply(const State& s, Follower kind) { return s.supply[static_cast<std::size_t>(kind)]; }
    static int goods(const State& s, Good good) { return s.goods[static_cast<std::size_t>(good)]; }

    /// Random legal moves from there, every invariant checked after each.
    static QString played(const Setup& setup, int moves) {
        Session session(realDefinition(), setup);
        magister::Random random = magister::Random::seeded(setup.seed);
        while (moves-- > 0 && !session.state().over()) {
            PlayerIndex player = 0;
            while (!session.state().isAsked(player))
                ++player;
            const auto legal = choices(realDefinition(), session.state(), player, Listing::LegalOnly);
            if (legal.empty()) return QStringLiteral("nothing can be done");
            if (session.give(player, legal[random.below(static_cast<std::uint32_t>(legal.size()))].command))
                return QStringLiteral("refused");
            if (const auto found = check(realDefinition(), session.state()); !found.empty())
                return QString::fromStdString(found.front());
        }
        return {};
    }

private slots:
    void withoutLinesNothingChanges() {
        QVERIFY(validate(realDefinition(), with({})).empty());
        QCOMPARE(made(with({})).round, 1);
        QVERIFY(made(with({})).stage == Stage::Hourglass);
    }

    void everyLineSetsOneThing() {
        Setup setup = with({
            "round 6", "start seat:2", "stage actions", "event taxes", "hourglass plague income",
            "turn seat:1", "passed seat:2",
            "supply trader 1", "goods cheese 0", "technologies 3", "stack I hayrick", "deed:papal_conclave monk monk",
            "clear-map", "way:orleans--blois--water good/1 wine",
            "seat:1 coins 4", "seat:1 development 8", "seat:1 coin-spaces 7 12", "seat:1 track/knight 2",
            "seat:1 market own-farmer monk boatman", "seat:1 bag knight knight", "seat:1 draws boatman knight",
            "seat:1 place/castle nothing nothing own-trader", "seat:1 place/village/1 technology",
            "seat:1 place/farmhouse own-boatman own-craftsman", "seat:1 tiles windmill gunpowder_tower",
            "seat:1 tower scholar", "seat:1 technologies 2", "seat:1 new-technologies 1",
            "seat:1 citizens development/3 boatman", "seat:1 merchant vierzon", "seat:1 stations vierzon orleans",
            "seat:1 unbuilt 5", "seat:1 wine 2", "seat:1 brocade 1",
        });
        QCOMPARE(faults(setup), QString());
        const State s = made(setup);
        const Player& me = s.players[0];
        QCOMPARE(int(s.round), 6);
        QCOMPARE(int(s.startPlayer), 1);
        QVERIFY(s.stage == Stage::Actions);
        QVERIFY(s.eventKnown && s.event == EventKind::Taxes);
        QVERIFY(s.isAsked(0) && !s.isAsked(1) && s.kind(0) == PromptKind::Act && s.saidDone(1));
        QCOMPARE(s.hourglass.size(), 12u);
        QCOMPARE(int(s.hourglass.back()), int(EventKind::Plague));
        QCOMPARE(int(s.hourglass[10]), int(EventKind::Income));
        QCOMPARE(std::accumulate(s.eventsSeen.begin(), s.eventsSeen.end(), 0), 6);
        QVERIFY(s.eventsSeen[static_cast<std::size_t>(EventKind::Pilgrimage)] >= 1);
        QCOMPARE(supply(s, Follower::Trader), 1);
        QCOMPARE(goods(s, Good::Cheese), 0);
        QCOMPARE(int(s.technologies), 3);
        QVERIFY((s.stacks & setOf(PlaceId::Hayrick)) && !(s.stacks & setOf(PlaceId::Brewery)));
        QVERIFY(s.stacks & setOf(PlaceId::Office)); // of the other stack
        QCOMPARE(int(s.deedFilled(DeedId::PapalConclave, Follower::Monk)), 2);
        QCOMPARE(std::count(s.map.begin(), s.map.end(), none), 51);
        QCOMPARE(int(me.coins), 4);
        QCOMPARE(int(me.development), 8);
        QCOMPARE(int(me.coinSpacesPaid), 3);
        QCOMPARE(int(me.track(Track::Knight)), 2);
        QVERIFY(me.work.market[0] == Token::OwnFarmer && me.work.market[1] == Token::Monk && me.work.market[3] == Token::Nothing);
        QCOMPARE(me.bag.total(), 2);
        QVERIFY(me.pinned[0] == Token::Boatman && me.pinned.size() == 2);
        QVERIFY(me.work.at(PlaceId::Castle).tokens[2] == Token::OwnTrader);
        QVERIFY(me.work.at(PlaceId::Village).tokens[0] == Token::Technology);
        QVERIFY(isActive(realDefinition(), me, PlaceId::Farmhouse));
        QVERIFY(me.owns(PlaceId::Windmill) && me.work.tower[0] == Token::Scholar);
        QVERIFY(me.work.technologies == 2 && me.newTechnologies == 1 && me.work.technologiesPlaced == 1);
        QCOMPARE(int(me.citizens), 2);
        QVERIFY(!(s.citizensLeft & 1u) && !(s.citizensLeft >> boatmanCitizen & 1u));
        QCOMPARE(int(me.merchant), int(realDefinition().town("vierzon")));
        QVERIFY(stationsBuilt(s, 0) == 2 && me.stations == 5);
        QVERIFY(me.ware(Ware::Wine) == 2 && me.ware(Ware::Brocade) == 1);
        QCOMPARE(faults(setup), QString());
        QCOMPARE(played(setup, 60), QString());
    }

    void stagesGoOnFromThere_data() {
        QTest::addColumn<QString>("stage");
        QTest::addColumn<int>("reached");
        QTest::newRow("hourglass") << "hourglass" << int(Stage::Hourglass);
        QTest::newRow("census") << "census" << int(Stage::Followers);
        QTest::newRow("followers") << "followers" << int(Stage::Followers);
        QTest::newRow("planning") << "planning" << int(Stage::Planning);
        QTest::newRow("actions") << "actions" << int(Stage::Actions);
        QTest::newRow("event") << "event" << int(Stage::Event);
        QTest::newRow("start-player") << "start-player" << int(Stage::Hourglass);
    }
    void stagesGoOnFromThere() {
        QFETCH(QString, stage);
        const Setup setup = with({"round 4", "stage " + stage.toStdString(), "event income", "seat:1 track/farmer 2",
                                  "seat:1 market own-trader", "seat:1 bag own-farmer own-boatman own-craftsman"}, 3);
        QCOMPARE(faults(setup), QString());
        const Opening opening = newGame(realDefinition(), setup);
        QTEST(int(opening.state.stage), "reached");
        QVERIFY(std::holds_alternative<RoundStarted>(opening.events.front()));
        QCOMPARE(int(opening.state.players[0].coins), stage == u"census" ? 6 : 5);
        QCOMPARE(played(setup, 80), QString());
    }
    void theEndIsScored() {
        const Setup setup = with({"round 18", "stage scoring", "seat:1 coins 23", "seat:1 development 17",
                                  "seat:1 citizens development/3", "seat:1 stations blois orleans vierzon", "seat:2 coins 31"});
        QCOMPARE(faults(setup), QString());
        const State s = made(setup);
        QVERIFY(s.over());
        QVERIFY(s.players[0].points > 23 && s.players[1].points >= 31);
    }

    /// Where no line names the event, the tiles lie as they were drawn.
    void theHourglassRunsOn() {
        Setup setup = with({"round 3", "stage hourglass"});
        setup.pinned.hourglass = {"harvest", "plague", "taxes"};
        QVERIFY(made(setup).hourglass.back() == static_cast<std::uint8_t>(EventKind::Plague));
        setup.arranged.push_back("hourglass taxes");
        const State s = made(setup);
        QVERIFY(s.hourglass.back() == static_cast<std::uint8_t>(EventKind::Plague));
        QVERIFY(s.hourglass[s.hourglass.size() - 2] == static_cast<std::uint8_t>(EventKind::Taxes));
        setup.arranged.push_back("event income");
        QVERIFY(made(setup).hourglass.back() == static_cast<std::uint8_t>(EventKind::Income));
        QCOMPARE(faults(with({"round 18", "event income"})), QString());
        QVERIFY(made(with({"round 18"})).hourglass.empty());
    }

    void laterLinesWin() {
        const State s = made(with({"seat:1 coins 4", "seat:1 tiles windmill", "seat:2 tiles windmill", "seat:1 coins 9",
                                   "seat:1 stations blois", "seat:2 stations blois orleans", "seat:1 market own-farmer knight",
                                   "seat:1 place/castle/1 own-farmer", "seat:1 market none",
                                   "seat:1 citizens knight boatman", "seat:2 citizens knight"}));
        QCOMPARE(int(s.players[0].coins), 9);
        QVERIFY(!s.players[0].owns(PlaceId::Windmill) && s.players[1].owns(PlaceId::Windmill));
        QVERIFY(stationsBuilt(s, 0) == 0 && stationsBuilt(s, 1) == 2);
        QVERIFY(s.players[0].citizens == 1 && s.players[1].citizens == 1);
        QVERIFY(s.players[0].work.at(PlaceId::Castle).tokens[0] == Token::OwnFarmer);
        QCOMPARE(freeMarketSpaces(realDefinition(), s.players[0]), 8);
        QCOMPARE(s.players[0].bag.total(), 3); // those of the starting followers that lost their place
        QCOMPARE(supply(s, Follower::Knight), int(realDefinition().neutralFollowers[2][4]));
    }

    /// What is on a tile goes with it.
    void aTileIsLostWithWhatIsOnIt() {
        const State s = made(with({"seat:1 tiles brewery gunpowder_tower", "seat:1 place/brewery monk", "seat:1 tower own-trader",
                                   "seat:1 tiles none"}));
        QCOMPARE(s.players[0].tiles, TileSet{0});
        QVERIFY(s.stacks & setOf(PlaceId::Brewery));
        QCOMPARE(supply(s, Follower::Monk), int(realDefinition().neutralFollowers[2][6]));
        QCOMPARE(int(s.players[0].bag.of(Token::OwnTrader)), 1);
    }

    void whatMakesNoPositionIsToldWithItsLine_data() {
        QTest::addColumn<QStringList>("lines");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char* name, QStringList lines, const char* fault) {
            QTest::newRow(name) << lines << QString::fromLatin1(fault);
        };
        row("unknown", {"wheel 3"}, "arranged[0]: \"wheel\": expected round, start");
        row("word missing", {"round"}, "arranged[0]: a word is missing");
        row("too much", {"round 4 5"}, "arranged[0]: \"5\": expected the end of the line");
        row("round", {"round 19"}, "arranged[0]: \"19\": expected a number from 1 to 18");
        row("seat", {"round 2", "seat:3 coins 2"}, "arranged[1]: \"seat:3\"");
        row("part", {"seat:1 crowns 2"}, "arranged[0]: \"crowns\": expected coins");
        row("stage", {"stage over"}, "arranged[0]: \"over\"");
        row("scoring", {"round 5", "stage scoring"}, "arranged[1]: the game is scored");
        row("turn", {"turn seat:1"}, "arranged[0]: nobody has a turn");
        row("passed", {"passed seat:1"}, "arranged[0]: nobody passes");
        row("turn of one who passed", {"stage actions", "passed seat:1", "turn seat:1"}, "arranged[2]: whoever has passed");
        row("first event", {"event taxes"}, "arranged[0]: the event of the first round");
        row("events", {"round 2", "hourglass plague plague plague plague plague"}, "arranged[1]: the hourglass has fewer");
        row("tiles left", {"round 18", "event income", "hourglass plague"}, "arranged[2]: more tiles than rounds");
        row("followers", {"seat:1 coins 3", "seat:1 bag scholar scholar scholar scholar scholar scholar scholar scholar scholar scholar own-farmer own-boatman own-craftsman own-trader"}, "arranged[1]: the game has fewer neutral followers");
        row("supply", {"supply farmer 60"}, "arranged[0]: the game has fewer neutral followers");
        row("follower", {"seat:1 market technology"}, "arranged[0]: \"technology\": expected a follower");
        row("starting follower twice", {"seat:1 market own-farmer own-farmer"}, "arranged[0]: named twice");
        row("starting follower lost", {"seat:1 market none", "seat:1 bag own-farmer"}, "arranged[1]: seat 1: no line says");
        row("market", {"seat:1 market monk monk monk monk monk monk monk monk monk"}, "arranged[0]: more followers");
        row("slot", {"seat:1 place/castle farmer"}, "arranged[0]: this place has another number of slots: 3");
        row("slot of another", {"seat:1 place/castle/1 boatman"}, "arranged[0]: boatman cannot be on slot 1");
        row("slot of a monk", {"seat:1 tiles brewery", "seat:1 place/brewery technology"}, "arranged[1]: technology cannot be on slot 1");
        row("town hall", {"seat:1 place/town_hall/1 own-farmer"}, "arranged[0]: own-farmer cannot be on slot 1");
        row("tile of nobody", {"seat:1 place/hayrick/1 farmer"}, "arranged[0]: seat 1 does not own");
        row("extra tile", {"seat:1 tiles bakery"}, "arranged[0]: this game has no extra tiles");
        row("place as tile", {"seat:1 tiles castle"}, "arranged[0]: \"castle\": expected a place tile");
        row("other stack", {"stack I office"}, "arranged[0]: \"office\": expected a place tile of that stack");
        row("goods", {"goods wine 70"}, "arranged[0]: the game has fewer goods");
        row("wares", {"seat:1 brocade 13"}, "arranged[0]: the game has fewer goods");
        row("space for four", {"way:chartres--orleans--road good/2 wine"}, "arranged[0]: ");
        row("way", {"way:orleans--paris--road good/1 wine"}, "arranged[0]: \"orleans--paris--road\"");
        row("technologies", {"technologies 14", "seat:1 technologies 3"}, "arranged[1]: the game has fewer technology tiles");
        row("new technology", {"seat:1 new-technologies 1"}, "arranged[0]: seat 1 has fewer technology tiles");
        row("town", {"seat:1 merchant paris"}, "arranged[0]: \"paris\": expected the id of a town");
        row("stations", {"seat:1 stations blois", "seat:1 unbuilt 10"}, "arranged[1]: seat 1 has fewer stations left: 9");
        row("citizen of the track", {"seat:1 development 4"}, "arranged[0]: somebody must have the citizen of development/3");
        row("citizen of the knights", {"seat:1 track/knight 4"}, "arranged[0]: somebody must have the citizen of the track");
        row("citizen of a deed", {"seat:1 coins 3", "deed:papal_conclave monk monk knight"}, "arranged[1]: somebody must have the citizen of deed:papal_conclave");
        row("citizen too early", {"seat:1 citizens deed:papal_conclave"}, "arranged[0]: nobody has the citizen of a deed");
        row("deed", {"deed:papal_conclave farmer"}, "arranged[0]: this deed has fewer spaces");
        row("bread", {"seat:1 bread 1"}, "arranged: seat 1: bread without a Bakery");
    }
    void whatMakesNoPositionIsToldWithItsLine() {
        QFETCH(QStringList, lines);
        QFETCH(QString, fault);
        Lines all;
        for (const QString& line : lines)
            all.push_back(line.toStdString());
        const QString found = faults(with(all));
        QVERIFY2(found.startsWith(fault), qPrintable(found));
    }

    void withExtraTiles() {
        Setup setup = with({"round 8", "seat:1 tiles bakery theatre goldsmith", "seat:1 bread 2", "seat:1 grain 1",
                            "seat:1 place/theatre farmer own-farmer farmer"});
        setup.extraTiles = true;
        QCOMPARE(faults(setup), QString());
        const State s = made(setup);
        QCOMPARE(s.players[0].work.theatre.total(), 3);
        QVERIFY(s.players[0].ware(Ware::Bread) == 2);
        QCOMPARE(played(setup, 60), QString());
        Setup fewer = with({"round 2"});
        fewer.fewerTiles = true;
        QCOMPARE(faults(fewer), QString());
    }

    /// The planned positions of the course can be laid.
    void positionsOfTheCourse_data() {
        QTest::addColumn<QStringList>("lines");
        QTest::addColumn<int>("players");
        QTest::newRow("o3") << QStringList{"round 6", "stage followers", "event pilgrimage", "seat:1 track/knight 1",
                                           "seat:1 market own-farmer monk own-boatman scholar", "seat:1 place/castle nothing nothing own-trader",
                                           "seat:1 bag boatman own-craftsman knight farmer", "seat:1 draws boatman craftsman knight",
                                           "way:orleans--blois--water good/1 cheese", "seat:1 coins 4", "seat:1 track/farmer 1",
                                           "seat:1 track/boatman 1", "seat:1 track/scholar 1", "seat:1 development 2"} << 2;
        QTest::newRow("o4") << QStringList{"round 7", "event trading_day", "hourglass taxes",
                                           "seat:1 market own-farmer farmer own-boatman own-craftsman knight knight own-trader monk", "seat:1 bag none",
                                           "seat:1 track/knight 2", "seat:1 coins 6", "seat:1 grain 1", "seat:2 stations orleans vierzon"} << 2;
        QTest::newRow("o5") << QStringList{"round 6", "event income", "hourglass trading_day taxes", "seat:1 market own-farmer own-boatman own-craftsman own-trader knight",
                                           "seat:1 bag scholar", "seat:1 track/knight 1", "seat:1 track/scholar 1", "seat:1 development 2"} << 2;
        QTest::newRow("o7") << QStringList{"round 10", "event income", "hourglass trading_day", "seat:1 market own-farmer own-trader craftsman knight monk",
                                           "seat:1 bag boatman farmer own-boatman own-craftsman", "deed:papal_conclave monk monk", "seat:1 coins 4", "seat:1 track/knight 1"} << 2;
        QTest::newRow("o8") << QStringList{"round 9", "event income", "seat:1 market own-farmer craftsman craftsman own-craftsman own-trader knight scholar",
                                           "seat:1 tiles windmill", "seat:1 track/scholar 1", "seat:1 track/knight 1", "seat:1 track/trader 1", "seat:1 track/craftsman 2",
                                           "seat:1 place/wagon/1 technology", "seat:1 place/guildhall/1 technology", "seat:1 development 2", "seat:1 coins 3"} << 2;
        QTest::newRow("o9") << QStringList{"round 12", "start seat:3", "event taxes", "seat:1 track/farmer 1", "seat:2 track/farmer 3", "seat:3 track/farmer 2",
                                           "seat:1 coins 1", "seat:1 grain 1", "seat:1 wine 2", "seat:1 wool 2", "seat:1 brocade 1", "seat:1 stations blois",
                                           "seat:1 development 8", "seat:1 citizens development/3", "seat:1 technologies 1"} << 3;
        QTest::newRow("o10") << QStringList{"round 18", "stage event", "seat:1 coins 23", "seat:1 brocade 2", "seat:1 wool 3", "seat:1 wine 4", "seat:1 cheese 2", "seat:1 grain 3",
                                            "seat:1 stations blois orleans vierzon tours chinon", "seat:1 citizens development/3 knight boatman", "seat:1 development 17",
                                            "seat:2 coins 31", "seat:2 brocade 1", "seat:2 wool 2", "seat:2 grain 6", "seat:2 stations bourges nevers loches briare",
                                            "seat:2 citizens development/18 last", "seat:2 development 19"} << 2;
    }
    void positionsOfTheCourse() {
        QFETCH(QStringList, lines);
        QFETCH(int, players);
        Lines all;
        for (const QString& line : lines)
            all.push_back(line.toStdString());
        const Setup setup = with(all, static_cast<std::uint8_t>(players));
        QCOMPARE(faults(setup), QString());
        QCOMPARE(played(setup, 40), QString());
    }
};

QTEST_GUILESS_MAIN(TestOrleansArrangement)
#include "tst_orleans_arrangement.moc"
