// SPDX-License-Identifier: GPL-3.0-or-later
// Merchants on the map, goods on the way, trading stations.
#include "tests/engine/orleans/atoms.h"
#include "tests/engine/orleans/position.h"

using namespace magister::orleans;

class TestOrleansTravel : public QObject {
    Q_OBJECT

private:
    static Position acting(std::uint8_t players = 2) {
        Position game(players);
        game.event(EventKind::Income).acting();
        return game;
    }
    /// The place has been used: where to?
    static Position leaving(PlaceId place, std::string_view town) {
        Position game = acting(4);
        game.fill(place).merchant(town);
        if (!game.give(0, UsePlace{place})) qFatal("%s", game.why());
        return game;
    }
    static bool touches(const Connection& connection, TownIndex town) {
        return connection.a == town || connection.b == town;
    }
    static bool needs(const Position& game, PlaceId place, std::initializer_list<Slot> wanted) {
        const auto& asked = game.def.place(place).actionSlots;
        return std::equal(asked.begin(), asked.end(), wanted.begin(), wanted.end());
    }

private slots:
    void theMap() {
        ATOMS("orleans.travel.map");
        const Definition& def = realDefinition();
        int roads = 0, waterways = 0, pairs = 0, between = 0;
        const TownIndex chinon = def.town("chinon"), chatellerault = def.town("chatellerault");
        WaySet ways = 0;
        for (const Connection& connection : def.connections) {
            (connection.way == Way::Road ? roads : waterways)++;
            pairs += connection.slotCount == 2;
            QVERIFY(connection.slotCount == 1 || connection.slotCount == 2);
            if (!touches(connection, chinon) || !touches(connection, chatellerault)) continue;
            ++between;
            ways |= setOf(connection.way);
        }
        QCOMPARE(def.towns.size(), std::size_t{23});
        QCOMPARE(roads, 29);
        QCOMPARE(waterways, 14);
        QCOMPARE(pairs, 9);
        QCOMPARE(between, 2);
        QCOMPARE(int(ways), setOf(Way::Road) | setOf(Way::Water));
    }

    void shipsFollowWaterways() {
        ATOMS("orleans.travel.ship", "orleans.travel.must-move");
        Position game = leaving(PlaceId::Ship, "orleans");
        QVERIFY(needs(game, PlaceId::Ship, {Slot::Farmer, Slot::Boatman, Slot::Knight}));
        int open = 0;
        for (ConnectionIndex i = 0; i < game.def.connections.size(); ++i) {
            const Connection& connection = game.def.connections[i];
            if (touches(connection, game.town("orleans")) && connection.way == Way::Water) {
                ++open;
                ALLOWS(0, Travel{i});
            } else {
                REFUSES("orleans.travel.ship", 0, Travel{i}, Reason::NoWaterwayThere);
            }
        }
        QCOMPARE(open, 2); // Blois and Briare
        QCOMPARE(game.list().size(), std::size_t{2});
        REFUSES("orleans.travel.must-move", 0, Travel{none}, Reason::MustMove);
        REFUSES("orleans.travel.ship", 0, Travel{200}, Reason::NoWaterwayThere);
        game.good("orleans--blois--water", 0, std::nullopt);
        GIVE(0, Travel{game.connection("orleans--blois--water")});
        QCOMPARE(game.me().merchant, game.town("blois"));
        QCOMPARE(game.me().bag.total(), 3);
        QVERIFY(game.asks() == PromptKind::Act); // one step, not two
    }

    void wagonsFollowRoads() {
        ATOMS("orleans.travel.wagon", "orleans.travel.must-move");
        Position game = leaving(PlaceId::Wagon, "tours");
        QVERIFY(needs(game, PlaceId::Wagon, {Slot::Farmer, Slot::Trader, Slot::Knight}));
        std::size_t open = 0;
        for (ConnectionIndex i = 0; i < game.def.connections.size(); ++i) {
            const Connection& connection = game.def.connections[i];
            if (touches(connection, game.town("tours")) && connection.way == Way::Road) {
                ++open;
                ALLOWS(0, Travel{i});
            } else {
                REFUSES("orleans.travel.wagon", 0, Travel{i}, Reason::NoRoadThere);
            }
        }
        QVERIFY(open > 0);
        QCOMPARE(game.list().size(), open);
        REFUSES("orleans.travel.must-move", 0, Travel{none}, Reason::MustMove);
        game.good("le_mans--tours--road", 0, std::nullopt).good("le_mans--tours--road", 1, std::nullopt);
        GIVE(0, Travel{game.connection("le_mans--tours--road")});
        QCOMPARE(game.me().merchant, game.town("le_mans"));
        QVERIFY(game.asks() == PromptKind::Act);
    }

    /// Chinon and Châtellerault: each way has its own goods.
    void roadAndWaterwayBetweenTheSameTowns() {
        ATOMS("orleans.travel.map");
        const char* const road = "chinon--chatellerault--road";
        const char* const water = "chinon--chatellerault--water";
        for (const bool ship : {true, false}) {
            Position game = leaving(ship ? PlaceId::Ship : PlaceId::Wagon, "chinon");
            game.good(road, 0, Good::Wool).good(water, 0, Good::Wine);
            GIVE(0, Travel{game.connection(ship ? water : road)});
            QCOMPARE(game.me().merchant, game.town("chatellerault"));
            GIVE(0, TakeGood{0});
            QCOMPARE(int(game.me().ware(Ware::Wine)), ship ? 1 : 0);
            QCOMPARE(int(game.me().ware(Ware::Wool)), ship ? 0 : 1);
        }
    }

    void aGoodOnTheWayMayBeTaken() {
        ATOMS("orleans.travel.take-good");
        for (const bool take : {true, false}) {
            Position game = leaving(PlaceId::Ship, "orleans");
            game.good("orleans--blois--water", 0, Good::Brocade);
            const SlotIndex slot = game.def.connections[game.connection("orleans--blois--water")].firstSlot;
            GIVE(0, Travel{game.connection("orleans--blois--water")});
            QVERIFY(game.asks() == PromptKind::TakeGood);
            if (take)
                GIVE(0, TakeGood{0});
            else
                GIVE(0, Decline{});
            QCOMPARE(int(game.me().ware(Ware::Brocade)), take ? 1 : 0);
            QCOMPARE(int(game.s.map[slot]), take ? int(none) : int(Good::Brocade));
            QVERIFY(game.asks() == PromptKind::Act);
        }
    }

    void ofSeveralGoodsOne() {
        ATOMS("orleans.travel.one-good");
        const char* const road = "orleans--vierzon--road";
        for (const std::uint8_t slot : {std::uint8_t{0}, std::uint8_t{1}}) {
            Position game = leaving(PlaceId::Wagon, "orleans");
            game.good(road, 0, Good::Grain).good(road, 1, Good::Wool);
            const SlotIndex first = game.def.connections[game.connection(road)].firstSlot;
            GIVE(0, Travel{game.connection(road)});
            REFUSES("orleans.travel.one-good", 0, TakeGood{bothGoods}, Reason::OneGoodOnly);
            GIVE(0, TakeGood{slot});
            QCOMPARE(game.me().wareTotal(), 1);
            QCOMPARE(int(game.me().ware(slot == 0 ? Ware::Grain : Ware::Wool)), 1);
            QCOMPARE(int(game.s.map[first + slot]), int(none));
            QVERIFY(game.s.map[first + 1 - slot] != none); // stays for the next
            QVERIFY(game.asks() == PromptKind::Act);
        }
    }

    void emptyWaysAreTravelledToo() {
        ATOMS("orleans.travel.empty-connection");
        Position game = leaving(PlaceId::Wagon, "orleans");
        const char* const road = "orleans--vierzon--road";
        game.good(road, 0, std::nullopt).good(road, 1, std::nullopt);
        GIVE(0, Travel{game.connection(road)});
        QCOMPARE(game.me().merchant, game.town("vierzon"));
        QCOMPARE(game.me().wareTotal(), 0);
        QVERIFY(game.asks() == PromptKind::Act);
    }

    void anEmptySlotBesideAFullOne() {
        ATOMS("orleans.travel.empty-connection");
        Position game = leaving(PlaceId::Wagon, "orleans");
        const char* const road = "orleans--vierzon--road";
        game.good(road, 0, std::nullopt).good(road, 1, Good::Wool);
        GIVE(0, Travel{game.connection(road)});
        REFUSES("orleans.travel.empty-connection", 0, TakeGood{0}, Reason::NoGoodThere);
        GIVE(0, TakeGood{1});
    }

    void merchantsShareTowns() {
        ATOMS("orleans.travel.must-move");
        Position game = leaving(PlaceId::Ship, "orleans");
        game.merchant("blois", 1).merchant("blois", 2).good("orleans--blois--water", 0, std::nullopt);
        GIVE(0, Travel{game.connection("orleans--blois--water")});
        QCOMPARE(game.me().merchant, game.player(1).merchant);
    }

    void stationsAreBuiltWhereTheMerchantIs() {
        ATOMS("orleans.guildhall.build");
        Position game = acting();
        QVERIFY(needs(game, PlaceId::Guildhall, {Slot::Farmer, Slot::Craftsman, Slot::Knight}));
        game.fill(PlaceId::Guildhall).merchant("tours");
        GIVE(0, UsePlace{PlaceId::Guildhall});
        QCOMPARE(int(game.me().stations), 9);
        QCOMPARE(int(game.s.stationsAt[game.town("tours")]), 1);
        QCOMPARE(stationsBuilt(game.s, 0), 1);
        QCOMPARE(game.me().bag.total(), 3);
    }

    void oneStationInATown() {
        ATOMS("orleans.guildhall.one-per-town");
        for (const PlayerIndex owner : {PlayerIndex{0}, PlayerIndex{1}}) {
            Position game = acting();
            game.fill(PlaceId::Guildhall).merchant("tours").station("tours", owner);
            REFUSES("orleans.guildhall.one-per-town", 0, UsePlace{PlaceId::Guildhall}, Reason::StationStandsHere);
            game.merchant("chinon");
            ALLOWS(0, UsePlace{PlaceId::Guildhall});
        }
    }

    void oneEachInOrleans() {
        ATOMS("orleans.guildhall.orleans");
        Position game = acting(4);
        for (PlayerIndex p = 0; p < 4; ++p) {
            game.fill(PlaceId::Guildhall, p).acting(p);
            GIVE(p, UsePlace{PlaceId::Guildhall});
            game.fill(PlaceId::Guildhall, p);
            REFUSES("orleans.guildhall.orleans", p, UsePlace{PlaceId::Guildhall}, Reason::OrleansStationBuilt);
        }
        QCOMPARE(int(game.s.stationsAt[game.town("orleans")]), 0b1111);
        for (TownIndex town = 0; town < townCount; ++town)
            QCOMPARE(game.def.towns[town].stationEach, town == game.town("orleans"));
    }

    void tenStations() {
        ATOMS("orleans.guildhall.none-left");
        Position game = acting();
        game.fill(PlaceId::Guildhall).merchant("tours");
        for (const char* town : {"orleans", "chartres", "etampes", "chateaudun", "vendome", "montargis", "blois",
                                 "briare", "chinon", "nevers"}) {
            ALLOWS(0, UsePlace{PlaceId::Guildhall});
            game.station(town);
        }
        REFUSES("orleans.guildhall.none-left", 0, UsePlace{PlaceId::Guildhall}, Reason::NoStationLeft);
    }
};

QTEST_GUILESS_MAIN(TestOrleansTravel)
#include "tst_orleans_travel.moc"
