// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/pack/pack.h"
#include "app/language/problem_text.h"

#include <QtTest>

#include <numeric>
#include <set>

using namespace magister;
using namespace magister::orleans;

/// The real pack against a second copy of what the printed game shows.
class TestOrleansPack : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void vocabularies();
    void goods();
    void followers();
    void mapInNumbers();
    void townsAndTheirConnections();
    void markedSlots();
    void drawing();
    void tracks();
    void development();
    void citizens();
    void events();
    void deeds();
    void numbers();
    void provenance();

private:
    const Definition& d() const { return *m_pack.definition; }
    OrleansPack m_pack;
};

namespace {

FollowerSet setOf(std::initializer_list<Follower> kinds) {
    FollowerSet set = 0;
    for (const Follower each : kinds)
        set |= orleans::setOf(each);
    return set;
}

template <std::size_t N> int sum(const std::array<std::uint8_t, N>& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), 0);
}

} // namespace

void TestOrleansPack::initTestCase() {
    m_pack = readOrleansPack();
    for (const Problem& problem : m_pack.problems)
        qWarning().noquote() << sentence(problem);
    QVERIFY(m_pack.problems.isEmpty());
    QVERIFY(m_pack.definition);
}

void TestOrleansPack::vocabularies() {
    const auto isWhole = [](const auto& words) {
        std::set<std::string_view> seen(words.begin(), words.end());
        return seen.size() == words.size() && !seen.contains("");
    };
    QVERIFY(isWhole(wordsOf<Phase>) && isWhole(wordsOf<Follower>) && isWhole(wordsOf<Slot>) && isWhole(wordsOf<Good>));
    QVERIFY(isWhole(wordsOf<EventKind>) && isWhole(wordsOf<DeedId>) && isWhole(wordsOf<TortureAsset>) && isWhole(wordsOf<PlaceId>));
    QVERIFY(idOf(PlaceId::University) == "university" && idOf(PlaceId::Hayrick) == "hayrick");
    QVERIFY(idOf(PlaceId::Laboratory) == "laboratory" && idOf(PlaceId::Theatre) == "theatre");
    QVERIFY(isTile(PlaceId::Hayrick) && !isTile(PlaceId::University));
    QVERIFY(isExtraTile(PlaceId::Goldsmith) && !isExtraTile(PlaceId::Laboratory));
    QVERIFY(fromId<DeedId>("cathedral") == DeedId::Cathedral);
    QVERIFY(!fromId<DeedId>("cathedrals"));
    for (const Follower kind : allFollowers) {
        QVERIFY(kindOf(neutral(kind)) == kind && !isOwn(neutral(kind)));
        if (static_cast<std::size_t>(kind) < startingCount) QVERIFY(kindOf(own(kind)) == kind && isOwn(own(kind)));
    }
}

void TestOrleansPack::goods() {
    const std::array<std::array<int, 3>, goodCount> printed{
        {{24, 1, 1}, {21, 2, 1}, {18, 3, 1}, {15, 4, 0}, {12, 5, 0}}};
    for (const Good good : allGoods) {
        const GoodKind& kind = d().good(good);
        const std::array<int, 3> found{kind.count, kind.points, kind.food};
        QCOMPARE(found, printed[static_cast<std::size_t>(good)]);
    }
    QCOMPARE(int(d().goodsRemoved[2]), 12);
    QCOMPARE(int(d().goodsRemoved[3]), 6);
    QCOMPARE(int(d().goodsRemoved[4]), 0);
}

void TestOrleansPack::followers() {
    using Numbers = std::array<std::uint8_t, followerCount>;
    QCOMPARE(d().neutralFollowers[2], (Numbers{12, 6, 6, 6, 8, 8, 8}));
    QCOMPARE(d().neutralFollowers[3], (Numbers{14, 8, 8, 8, 11, 11, 11}));
    QCOMPARE(d().neutralFollowers[4], (Numbers{16, 10, 10, 10, 14, 14, 14}));
    QCOMPARE(sum(d().neutralFollowers[2]), 54);
    QCOMPARE(sum(d().neutralFollowers[3]), 71);
    QCOMPARE(sum(d().neutralFollowers[4]), 88);
    QCOMPARE(int(d().start.ownFollowers),
             int(setOf({Follower::Farmer, Follower::Boatman, Follower::Craftsman, Follower::Trader})));
}

void TestOrleansPack::mapInNumbers() {
    QCOMPARE(d().towns.size(), std::size_t(23));
    QCOMPARE(d().connections.size(), std::size_t(43));
    int roads = 0;
    int doubles = 0;
    for (const Connection& each : d().connections) {
        roads += each.way == Way::Road;
        doubles += each.slotCount == 2;
        const QString id =
            QStringLiteral("%1--%2--%3")
                .arg(QLatin1String(d().towns[each.a].id.view().data()),
                     QLatin1String(d().towns[each.b].id.view().data()), QLatin1String(idOf(each.way).data()));
        QCOMPARE(QLatin1String(each.id.view().data()), id);
    }
    QCOMPARE(roads, 29);
    QCOMPARE(doubles, 9);
    QCOMPARE(d().goodsSlots.size(), std::size_t(52));
    QCOMPARE(d().slotsUsed(2), std::size_t(43));
    QCOMPARE(d().slotsUsed(3), std::size_t(48));
    QCOMPARE(d().slotsUsed(4), std::size_t(52));
    int onePerPlayer = 0;
    for (const Town& town : d().towns)
        onePerPlayer += town.stationEach;
    QCOMPARE(onePerPlayer, 1);
    QVERIFY(d().towns[d().town("orleans")].stationEach);
    QCOMPARE(d().town("paris"), none);
}

void TestOrleansPack::townsAndTheirConnections() {
    std::size_t ends = 0;
    for (std::size_t i = 0; i < d().towns.size(); ++i) {
        ends += d().towns[i].connections.size();
        for (const ConnectionIndex each : d().towns[i].connections) {
            const TownIndex other = d().connections[each].other(static_cast<TownIndex>(i));
            QVERIFY(other != i && d().connections[each].other(other) == i);
        }
    }
    QCOMPARE(ends, 2 * d().connections.size());
    QCOMPARE(d().towns[d().town("orleans")].connections.size(), std::size_t(6));
    QCOMPARE(d().towns[d().town("etampes")].connections.size(), std::size_t(2));
    // The one pair of towns with a road and a waterway.
    QVERIFY(d().connection("chinon--chatellerault--road") != none);
    QVERIFY(d().connection("chinon--chatellerault--water") != none);
}

void TestOrleansPack::markedSlots() {
    const auto fromPlayers = [&](const char* id) {
        QList<int> found;
        const Connection& connection = d().connections[d().connection(id)];
        for (int i = 0; i < connection.slotCount; ++i)
            found.append(d().goodsSlots[static_cast<std::size_t>(connection.firstSlot + i)].fromPlayers);
        return found;
    };
    QCOMPARE(fromPlayers("chartres--orleans--road"), QList<int>{2});
    QCOMPARE(fromPlayers("chartres--le_mans--road"), (QList<int>{2, 4}));
    QCOMPARE(fromPlayers("st_amand--nevers--road"), (QList<int>{4, 2}));
    QCOMPARE(fromPlayers("chinon--le_blanc--water"), (QList<int>{2, 3}));
    for (std::size_t i = 0; i < d().goodsSlots.size(); ++i) {
        const Connection& connection = d().connections[d().goodsSlots[i].connection];
        QVERIFY(i >= connection.firstSlot && i < std::size_t(connection.firstSlot + connection.slotCount));
    }
}

void TestOrleansPack::drawing() {
    const MapDrawing& drawing = m_pack.drawing;
    QCOMPARE(drawing.size, QSizeF(1200, 1320));
    const TownIndex orleans = d().town("orleans");
    QCOMPARE(drawing.towns[orleans], QPointF(720, 450));
    const ConnectionIndex straight = d().connection("chartres--orleans--road");
    QCOMPARE(drawing.at(d(), straight, 0), QPointF(610, 105));
    QCOMPARE(drawing.at(d(), straight, 1), QPointF(720, 450));
    QCOMPARE(drawing.slot(d(), d().connections[straight].firstSlot), QPointF(665, 277.5));
    // Chinon (110, 850), Chatellerault (180, 1110): to the right of the way down lies the west.
    const ConnectionIndex road = d().connection("chinon--chatellerault--road");
    const ConnectionIndex river = d().connection("chinon--chatellerault--water");
    const QPointF middle(145, 980);
    QVERIFY(drawing.at(d(), road, 0.5).x() > middle.x());
    QVERIFY(drawing.at(d(), river, 0.5).x() < middle.x());
    QCOMPARE(QLineF(middle, drawing.at(d(), river, 0.5)).length(), 54.0);
}

void TestOrleansPack::tracks() {
    using Kind = RewardKind;
    const std::array<std::size_t, trackCount> spaces{9, 6, 6, 6, 6, 6};
    for (const Track track : allTracks) {
        QCOMPARE(d().track(track).spaces.size(), spaces[static_cast<std::size_t>(track)]);
        QVERIFY(d().track(track).spaces[0].kind == Kind::Nothing);
    }
    const std::array<Good, 8> farmers{Good::Grain, Good::Grain, Good::Cheese, Good::Cheese,
                                      Good::Wine,  Good::Wine,  Good::Wool,   Good::Brocade};
    for (std::size_t i = 0; i < farmers.size(); ++i) {
        const TrackSpace& space = d().track(Track::Farmer).spaces[i + 1];
        QVERIFY(space.kind == Kind::Good && space.good == farmers[i]);
    }
    for (std::size_t i = 1; i <= 5; ++i) {
        const TrackSpace& boatman = d().track(Track::Boatman).spaces[i];
        QVERIFY(i == 5 ? boatman.kind == Kind::Citizen : boatman.kind == Kind::Coins && boatman.amount == i + 1);
        QVERIFY(d().track(Track::Craftsman).spaces[i].kind == Kind::Technology);
        const TrackSpace& trader = d().track(Track::Trader).spaces[i];
        QVERIFY(trader.kind == Kind::PlaceTile && trader.stacks == (i == 1 ? 1 : 3));
        QVERIFY(d().track(Track::Knight).spaces[i].kind == (i == 4 ? Kind::Citizen : Kind::Nothing));
        const TrackSpace& scholar = d().track(Track::Scholar).spaces[i];
        QVERIFY(scholar.kind == Kind::Development && scholar.amount == i + 1);
    }
    const std::array<int, 6> draw{4, 5, 6, 7, 7, 8};
    QCOMPARE(d().drawNumber.size(), draw.size());
    for (std::size_t i = 0; i < draw.size(); ++i)
        QCOMPARE(int(d().drawNumber[i]), draw[i]);
    QVERIFY(d().track(Track::Farmer).recruitedAt == PlaceId::Farmhouse);
    QVERIFY(d().track(Track::Boatman).recruitedAt == PlaceId::Village);
    QVERIFY(d().track(Track::Knight).recruitedAt == PlaceId::Castle);
    QVERIFY(d().track(Track::Scholar).recruitedAt == PlaceId::University);
}

void TestOrleansPack::development() {
    const DevelopmentTrack& track = d().development;
    QCOMPARE(int(track.lastSpace), 30);
    QCOMPARE(track.levelSpaces, (std::array<std::uint8_t, levelCount>{0, 4, 9, 15, 22, 30}));
    const std::array<std::array<int, 2>, 8> levels{{{0, 1}, {3, 1}, {4, 2}, {8, 2}, {9, 3}, {22, 5}, {29, 5}, {30, 6}}};
    for (const auto& [space, level] : levels)
        QCOMPARE(int(track.levelAt(static_cast<std::uint8_t>(space))), level);
    QCOMPARE(track.coins.size(), std::size_t(3));
    QVERIFY(track.coins[0].space == 7 && track.coins[0].coins == 3);
    QVERIFY(track.coins[1].space == 12 && track.coins[1].coins == 4);
    QVERIFY(track.coins[2].space == 25 && track.coins[2].coins == 5);
    QCOMPARE(track.citizens.size(), std::size_t(3));
    QVERIFY(track.citizens[0] == 3 && track.citizens[1] == 18 && track.citizens[2] == 28);
}

void TestOrleansPack::citizens() {
    std::size_t onTracks = 0;
    for (const FollowerTrack& track : d().tracks)
        for (const TrackSpace& space : track.spaces)
            onTracks += space.kind == RewardKind::Citizen;
    QCOMPARE(d().development.citizens.size() + onTracks + deedCount + d().citizensAtEnd, citizenCount);
}

void TestOrleansPack::events() {
    for (const EventKind kind : allEvents) {
        const EventTile& event = d().event(kind);
        QCOMPARE(int(event.tiles), 3);
        QVERIFY(event.phase == (kind == EventKind::Pilgrimage ? Phase::Actions : Phase::Event));
        QCOMPARE(event.negative, kind == EventKind::Harvest || kind == EventKind::Taxes || kind == EventKind::Plague);
        QCOMPARE(int(event.fine), kind == EventKind::Harvest ? 5 : 0);
        QCOMPARE(int(event.goodsPerCoin), kind == EventKind::Taxes ? 3 : 0);
    }
    QVERIFY(d().firstEvent == EventKind::Pilgrimage);
    QCOMPARE(int(d().rounds), 18);
}

void TestOrleansPack::deeds() {
    const std::array<std::array<int, 3>, deedCount> printed{
        {{10, 1, 0}, {3, 3, 0}, {5, 2, 0}, {3, 1, 0}, {4, 1, 0}, {6, 2, 0}, {4, 2, 0}, {10, 1, 1}}};
    int total = 0;
    for (std::size_t i = 0; i < deedCount; ++i) {
        const Deed& deed = d().deeds[i];
        const std::array<int, 3> found{deed.spaceTotal(), deed.coins, deed.development};
        QCOMPARE(found, printed[i]);
        total += deed.spaceTotal();
    }
    QCOMPARE(total, 45);
    using Numbers = std::array<std::uint8_t, followerCount>;
    QCOMPARE(d().deed(DeedId::Cathedral).spaces, (Numbers{0, 0, 2, 2, 0, 0, 2}));
    QCOMPARE(d().deed(DeedId::CityWall).spaces, (Numbers{3, 0, 3, 1, 3, 0, 0}));
}

void TestOrleansPack::numbers() {
    QCOMPARE(int(d().start.coins), 5);
    QCOMPARE(int(d().start.stations), 10);
    QCOMPARE(d().start.merchantTown, d().town("orleans"));
    QVERIFY(d().start.trackSpace == 0 && d().start.developmentSpace == 0);
    QCOMPARE(int(d().marketSpaces), 8);
    QCOMPARE(int(d().census.leaderGets), 1);
    QVERIFY(d().census.lastPays[2] == 0 && d().census.lastPays[3] == 1 && d().census.lastPays[4] == 1);
    QCOMPARE(int(d().assetsPerMissingCoin), 1);
    QCOMPARE(int(d().tortureAssets), 0b111111);
    const Technology& technology = d().technology;
    QVERIFY(technology.count == 16 && technology.mostPerPlace == 1 && technology.leastSlots == 2);
    QVERIFY(technology.firstSlot == Slot::Farmer);
    QVERIFY(technology.isForbidden(Slot::Monk) && technology.isForbidden(Slot::Any));
    QVERIFY(!technology.isForbidden(Slot::Farmer) && !technology.isForbidden(Slot::Scholar));
    QVERIFY(technology.usableAfter == Phase::Actions && technology.placedIn == Phase::Planning);
    QVERIFY(d().treasury.tokens == 47 && d().treasury.worth == 262);
    QCOMPARE(int(d().pointsPerCoin), 1);
    QVERIFY(d().tilesRemovedEach[2] == 2 && d().tilesRemovedEach[3] == 1 && d().tilesRemovedEach[4] == 1);
}

void TestOrleansPack::provenance() {
    const Provenance& p = m_pack.provenance;
    const auto of = [&](const char* tile, const char* field) {
        return p.provenanceOf(QLatin1String(tile), QLatin1String(field));
    };
    QVERIFY(of("tiles/windmill", "slots") == ValueSource::Printed);
    QVERIFY(of("tiles/windmill", "stack") == ValueSource::Printed);
    QVERIFY(of("tiles/hayrick", "slots") == ValueSource::Inferred);
    QVERIFY(of("tiles/hayrick", "effect") == ValueSource::Printed);
    QVERIFY(of("extraTiles/bakery", "slots") == ValueSource::House);
    QVERIFY(of("extraTiles/bakery", "effect") == ValueSource::Printed);
    for (std::size_t i = boardPlaceCount + tileCount; i < placeCount; ++i)
        QVERIFY(of(qPrintable(QStringLiteral("extraTiles/") + QLatin1String(wordsOf<PlaceId>[i].data())), "stack") ==
                ValueSource::House);
    QVERIFY(of("followers/knight", "neutral") == ValueSource::Inferred);
    QVERIFY(of("followers/knight", "removed") == ValueSource::Printed);
    QVERIFY(of("map/chartres--le_mans--road", "slots") == ValueSource::Inferred);
    QVERIFY(of("map/chartres--le_mans--road", "a") == ValueSource::Printed);
    QVERIFY(of("drawing/tours", "x") == ValueSource::House);
    QVERIFY(of("parameters", "marketSpaces") == ValueSource::Printed);
    QVERIFY(of("parameters", "split") == ValueSource::House);
    QVERIFY(of("parameters", "anySlotForbidden") == ValueSource::House);
    // One word, three things.
    QVERIFY(of("deeds/plague", "reward") == ValueSource::Printed &&
            of("events/plague", "tiles") == ValueSource::Printed);
    QVERIFY(of("plague", "reward") == ValueSource::Inferred); // no such thing
    QVERIFY(p.ours("extraTiles/bakery") && !p.ours("tiles/hayrick") && !p.ours("map/tours") && p.ours("drawing/tours"));
    QVERIFY(!p.yours("tiles/hayrick"));
}

QTEST_GUILESS_MAIN(TestOrleansPack)
#include "tst_orleans_pack.moc"
