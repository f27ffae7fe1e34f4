// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/pack/pack.h"
#include "app/language/problem_text.h"

#include <QtTest>

using namespace magister;
using namespace magister::orleans;

/// The places of the real pack against a second copy of what the printed game shows.
class TestOrleansPlaces : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void boardPlaces_data();
    void boardPlaces();
    void tiles_data();
    void tiles();
    void effects();
    void extraTiles();

private:
    const Place& place(const QString& id) const {
        return m_pack.definition->place(*fromId<PlaceId>(id.toStdString()));
    }
    OrleansPack m_pack;
};

namespace {

/// "farmer boatman knight"
QString written(const Place& place) {
    QStringList words;
    for (const Slot each : place.actionSlots)
        words.append(QLatin1String(idOf(each).data()));
    return words.join(QLatin1Char(' '));
}

FollowerSet setOf(std::initializer_list<Follower> kinds) {
    FollowerSet set = 0;
    for (const Follower each : kinds)
        set |= orleans::setOf(each);
    return set;
}

} // namespace

void TestOrleansPlaces::initTestCase() {
    m_pack = readOrleansPack();
    QVERIFY(m_pack.definition);
}

void TestOrleansPlaces::boardPlaces_data() {
    QTest::addColumn<QString>("slotKinds");
    QTest::newRow("ship") << "farmer boatman knight";
    QTest::newRow("wagon") << "farmer trader knight";
    QTest::newRow("guildhall") << "farmer craftsman knight";
    QTest::newRow("castle") << "farmer boatman trader";
    QTest::newRow("scriptorium") << "knight scholar";
    QTest::newRow("town_hall") << "any any";
    QTest::newRow("monastery") << "scholar trader";
    QTest::newRow("farmhouse") << "boatman craftsman";
    QTest::newRow("village") << "farmer boatman craftsman";
    QTest::newRow("university") << "farmer craftsman trader";
}

void TestOrleansPlaces::boardPlaces() {
    QFETCH(QString, slotKinds);
    const QString id = QString::fromLatin1(QTest::currentDataTag());
    const Place& found = place(id);
    QCOMPARE(written(found), slotKinds);
    const bool isTownHall = id == QLatin1String("town_hall");
    QCOMPARE(int(found.minFilled), isTownHall ? 1 : int(found.actionSlots.size()));
    QCOMPARE(found.ownAllowed, !isTownHall);
    QVERIFY(found.mode == PlaceMode::Activated && !found.openRow);
}

void TestOrleansPlaces::tiles_data() {
    QTest::addColumn<int>("stack");
    QTest::addColumn<int>("mode");
    QTest::addColumn<QString>("slotKinds");
    const auto row = [](const char* id, Stack stack, const char* slotKinds, PlaceMode mode = PlaceMode::Activated) {
        QTest::newRow(id) << static_cast<int>(stack) << static_cast<int>(mode) << QString::fromLatin1(slotKinds);
    };
    row("hayrick", Stack::I, "farmer");
    row("cheese_factory", Stack::I, "farmer farmer");
    row("winery", Stack::I, "farmer trader");
    row("wool_manufacturer", Stack::I, "boatman trader");
    row("tailor_shop", Stack::I, "trader scholar");
    row("brewery", Stack::I, "monk");
    row("sacristy", Stack::I, "monk", PlaceMode::Guard);
    row("herb_garden", Stack::I, "", PlaceMode::Permanent);
    row("bathhouse", Stack::I, "", PlaceMode::Permanent);
    row("windmill", Stack::I, "craftsman craftsman");
    row("library", Stack::I, "knight scholar");
    row("hospital", Stack::I, "boatman scholar");
    row("gunpowder_tower", Stack::II, "", PlaceMode::Permanent);
    row("cellar", Stack::II, "monk scholar");
    row("office", Stack::II, "scholar scholar");
    row("school", Stack::II, "", PlaceMode::Permanent);
    row("pharmacy", Stack::II, "any");
    row("horse_wagon", Stack::II, "knight trader");
    row("shipping_line", Stack::II, "boatman");
    row("laboratory", Stack::II, "craftsman scholar");
    row("goldsmith", Stack::II, "craftsman scholar");
    row("bakery", Stack::I, "farmer craftsman");
    row("stash", Stack::II, "monk trader");
    row("tribunal", Stack::II, "knight scholar");
    row("barracks", Stack::II, "", PlaceMode::Permanent);
    row("theatre", Stack::I, "");
}

void TestOrleansPlaces::tiles() {
    QFETCH(int, stack);
    QFETCH(int, mode);
    QFETCH(QString, slotKinds);
    const Place& found = place(QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(static_cast<int>(found.stack), stack);
    QCOMPARE(static_cast<int>(found.mode), mode);
    QCOMPARE(written(found), slotKinds);
    QCOMPARE(int(found.minFilled), found.openRow ? 1 : int(found.actionSlots.size()));
}

void TestOrleansPlaces::effects() {
    const auto effect = [&](const char* id) { return place(QString::fromLatin1(id)).effect; };
    QVERIFY(effect("ship").kind == EffectKind::Travel && effect("ship").ways == orleans::setOf(Way::Water));
    QVERIFY(effect("wagon").ways == orleans::setOf(Way::Road) && effect("horse_wagon").ways == effect("wagon").ways);
    QCOMPARE(int(effect("ship").goods), 1);
    QVERIFY(effect("guildhall").kind == EffectKind::BuildStation);
    QCOMPARE(int(effect("village").followers), int(setOf({Follower::Boatman, Follower::Craftsman, Follower::Trader})));
    QCOMPARE(int(effect("monastery").followers), int(setOf({Follower::Monk})));
    QCOMPARE(int(effect("town_hall").most), 2);
    QCOMPARE(int(effect("scriptorium").development), 1);
    QCOMPARE(int(effect("library").development), 2);
    QVERIFY(effect("windmill").coins == 2 && effect("windmill").development == 1);
    QVERIFY(effect("brewery").coins == 2 && effect("cellar").coins == 4);
    QVERIFY(effect("tailor_shop").kind == EffectKind::GainGood && effect("tailor_shop").good == Good::Brocade);
    QVERIFY(effect("hospital").kind == EffectKind::CoinsPerLevel &&
            effect("office").kind == EffectKind::CoinsPerStation);
    QVERIFY(effect("pharmacy").least == 1 && effect("pharmacy").most == 3);
    QVERIFY(effect("bathhouse").draws == 2 && effect("bathhouse").keeps == 1);
    QVERIFY(effect("gunpowder_tower").spaces == 2 && effect("gunpowder_tower").most == 2);
    QCOMPARE(int(effect("sacristy").events),
             orleans::setOf(EventKind::Harvest) | orleans::setOf(EventKind::Taxes) | orleans::setOf(EventKind::Plague));
    QCOMPARE(int(effect("herb_garden").who), int(setOf({Follower::Boatman})));
    QCOMPARE(int(effect("herb_garden").followers),
             int(setOf({Follower::Farmer, Follower::Craftsman, Follower::Trader})));
    QCOMPARE(int(effect("school").who), int(setOf({Follower::Scholar})));
    QCOMPARE(int(effect("school").followers), int(setOf({Follower::Farmer, Follower::Boatman, Follower::Craftsman,
                                                         Follower::Trader, Follower::Knight})));
}

void TestOrleansPlaces::extraTiles() {
    QVERIFY(place("goldsmith").price.goods == 1);
    QVERIFY(place("goldsmith").effect.kind == EffectKind::DevelopmentPerStation);
    QVERIFY(place("bakery").price.coins == 2 && place("bakery").effect.most == 3);
    QVERIFY(place("stash").price.goods == 1 && place("stash").effect.tracks == 0b101111); // all but the knights
    QVERIFY(place("tribunal").price.coinsToMoved == 1 && place("tribunal").effect.ways == 3);
    QVERIFY(contains(place("barracks").effect.followers, Follower::Knight));
    QVERIFY(place("theatre").openRow && place("theatre").effect.kind == EffectKind::CoinsPerFollower);
    QVERIFY(!place("bakery").openRow);
}

QTEST_GUILESS_MAIN(TestOrleansPlaces)
#include "tst_orleans_places.moc"
