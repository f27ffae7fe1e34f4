// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/pack/pack.h"
#include "app/language/problem_text.h"
#include "engine/messina/state.h"

#include <QtTest>

#include <bit>

using namespace magister;
using namespace magister::messina;

/// The real pack against a second copy of what the printed game shows.
class TestPack : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void hasNoProblem();
    void printedHexes();
    void printedTiles();
    void townOfTwo();
    void namesOfPlaces();
    void neighbours_data();
    void neighbours();
    void extensionOrder();
    void overseerPaths();
    void scrollBoards();
    void parameters();
    void effectsAreKeptOnce();
    void provenance();

private:
    const Definition& d() const { return *m_pack.definition; }
    template <class Tiles> static auto& tile(const Tiles& tiles, const char* id) {
        return *std::find_if(tiles.begin(), tiles.end(), [&](const auto& each) { return each.id == id; });
    }
    PackResult m_pack;
};

void TestPack::initTestCase() {
    m_pack = readMessinaPack();
    for (const Problem& problem : m_pack.problems)
        qWarning().noquote() << sentence(problem);
    QVERIFY(m_pack.definition);
}

void TestPack::hasNoProblem() {
    QVERIFY(m_pack.problems.isEmpty());
    QCOMPARE(d().hexes.size(), std::size_t(20));
    QCOMPARE(d().ships.size(), std::size_t(9));
    QCOMPARE(d().wheel.size(), std::size_t(12));
    QCOMPARE(d().workshops.size(), std::size_t(33));
    QCOMPARE(d().hutUpgrades.size(), std::size_t(15));
    QCOMPARE(d().carts.size(), std::size_t(10));
    QCOMPARE(d().boards.size(), std::size_t(5));
    QCOMPARE(d().scrollBoards.size(), std::size_t(5));
    QCOMPARE(d().nodes.size(), std::size_t(25));
}

void TestPack::printedHexes() {
    const Hex& highest = tile(d().hexes, "hex-a-wood-fire");
    QCOMPARE(int(highest.points), 19);
    QVERIFY(highest.lieutenant && highest.letter == 'A');
    QVERIFY(highest.colour == FieldColour::White && highest.rat == Rat::Right);
    QCOMPARE(int(highest.playerCounts), 1 << 2 | 1 << 3 | 1 << 4);
    QCOMPARE(int(highest.cost.wood), 1);
    QCOMPARE(int(highest.cost.coin), 0);
    QCOMPARE(highest.ordinary, (std::array<std::uint8_t, 3>{1, 1, 1}));
    const Hex& fire = tile(d().hexes, "hex-a-fire");
    QCOMPARE(fire.ordinary, (std::array<std::uint8_t, 3>{2, 0, 0}));
    QCOMPARE(fire.gold, (std::array<std::uint8_t, 3>{0, 0, 1}));
    const Effect& action = d().effect(tile(d().hexes, "hex-a-coin-overseer-any").action);
    QVERIFY(action.kind == EffectKind::All);
    QCOMPARE(action.children.size(), std::size_t(2));
    QCOMPARE(int(d().effect(action.children[0]).tokens[0]), 1);
    QVERIFY(d().effect(action.children[1]).kind == EffectKind::OverseerAny);
}

void TestPack::printedTiles() {
    const Workshop& b10 = tile(d().workshops, "workshop-b10");
    QVERIFY(!b10.late && b10.citizenClass == CitizenClass::Nun && !b10.needsUpgraded);
    QCOMPARE(int(d().effect(b10.output).tokens[2]), 1);
    QCOMPARE(b10.output, b10.upgradedExtra);
    const Workshop& b25 = tile(d().workshops, "workshop-b25");
    QVERIFY(b25.late && b25.needsUpgraded);
    QCOMPARE(d().effect(b25.output).children.size(), std::size_t(3));
    QCOMPARE(int(b25.upgradedExtra), 0);
    QCOMPARE(int(tile(d().carts, "cart-1-2").points), 5);
    QCOMPARE(int(tile(d().hutUpgrades, "hut-q12").cost.coin), 2);
    const Ship& t5 = tile(d().ships, "ship-1-silk");
    QVERIFY(t5.coins == 2 && t5.points == 1 && t5.goods == Goods::Silk);
    QVERIFY(d().effect(d().evenShip).kind == EffectKind::OverseerAny);
    const Effect& port = d().effect(d().ports[3].action);
    QVERIFY(port.kind == EffectKind::Choose && d().ports[3].corner == "lower-left");
    QVERIFY(d().effect(port.children[0]).kind == EffectKind::Build);
    const WheelPosition& first = d().wheel[0];
    QVERIFY(first.rat == Rat::Right && first.colour[2] == FieldColour::White &&
            first.colour[0] == FieldColour::Turquoise);
}

void TestPack::townOfTwo() {
    const Layout& two = d().layout(2);
    QCOMPARE(int(two.districts), 9);
    QCOMPARE(int(d().layout(3).districts), 11);
    QCOMPARE(int(d().layout(4).districts), 13);
    QCOMPARE(two.places.size(), std::size_t(23));
    QVERIFY(two.places[two.extension(5)].id == "exp-left");
    QVERIFY(two.places[two.port(2)].name == "lower-right" && two.places[two.port(2)].corner == 2);
    QVERIFY(two.places[two.dock(3)].kind == PlaceKind::Dock && two.places[two.dock(3)].corner == 3);
    QCOMPARE(two.places[0].corner, none);
    QCOMPARE(d().layouts[1].places.size(), two.places.size());
}

void TestPack::namesOfPlaces() {
    const auto names = [&](std::size_t players) {
        QStringList list;
        for (std::size_t i = 0; i < d().layout(players).districts; ++i)
            list.append(QString::fromStdString(d().layout(players).places[i].name));
        return list.join(QLatin1Char(' '));
    };
    QCOMPARE(names(2), QStringLiteral("A1 B1 B2 C1 C2 C3 D1 D2 E1"));
    QCOMPARE(names(3), QStringLiteral("A1 B1 B2 C1 C2 C3 D1 D2 E1 E2 E3"));
    QCOMPARE(names(4), QStringLiteral("A1 A2 A3 B1 B2 C1 C2 C3 D1 D2 E1 E2 E3"));
}

void TestPack::neighbours_data() {
    QTest::addColumn<int>("players");
    for (int players = 2; players <= 4; ++players)
        QTest::newRow(qPrintable(QString::number(players))) << players;
}

void TestPack::neighbours() {
    QFETCH(int, players);
    const Layout& layout = d().layout(static_cast<std::size_t>(players));
    for (std::size_t a = 0; a < layout.places.size(); ++a) {
        QVERIFY(!(layout.places[a].neighbours >> a & 1u));
        for (std::size_t b = 0; b < layout.places.size(); ++b)
            QCOMPARE(layout.places[a].neighbours >> b & 1u, layout.places[b].neighbours >> a & 1u);
    }
    for (std::size_t corner = 0; corner < dockCount; ++corner)
        QCOMPARE(layout.places[layout.dock(corner)].neighbours, 1u << layout.port(corner));
    const std::uint32_t middle = layout.places[players == 4 ? 6 : 4].neighbours; // the middle district has six
    QCOMPARE(std::popcount(middle), 6);
}

void TestPack::extensionOrder() {
    const Layout& two = d().layout(2);
    const auto& lowerLeft = two.extensionOrder[3];
    QCOMPARE(int(lowerLeft[0]), int(two.extension(5))); // the rulebooks' example: up the left side
    QCOMPARE(int(lowerLeft[1]), int(two.extension(0)));
    QCOMPARE(int(two.extensionOrder[1][0]), int(two.extension(2)));
}

void TestPack::overseerPaths() {
    for (std::size_t c = 0; c < classCount; ++c)
        for (std::size_t branch = 0; branch < 2; ++branch) {
            const auto& path = d().paths[c][branch];
            QVERIFY(d().nodes[path[0]].kind == NodeKind::Start);
            QVERIFY(d().nodes[path[1]].kind == NodeKind::InnerPair);
            QCOMPARE(int(d().nodes[path[2]].regions[0]), int(c * 2 + branch));
            QVERIFY(d().nodes[path[6]].kind == NodeKind::Centre);
        }
    QCOMPARE(d().paths[0][0][4], d().paths[1][0][4]); // craftsman left and aristocrat upper share a border
    const PathNode& nun1 = d().nodes[d().paths[2][0][1]];
    QCOMPARE(nun1.squares, 1u << 12 | 1u << 15);
    QVERIFY(d().boards[0].squares[12].id == "nun-upper-inner");
    QVERIFY(d().boards[0].squares[17].id == "nun-lower-rim-2");
}

void TestPack::scrollBoards() {
    const ScrollTrack& ships = d().scrollBoards[0].tracks[1];
    QVERIFY(ships.kind == ScrollKind::Ships && ships.cap == none);
    QCOMPARE(int(ships.halfPoints[3]), 8); // the rulebooks' example: three steps, four points a ship
    const ScrollTrack& coins = tile(d().scrollBoards, "scroll-b-guild").tracks[1];
    QCOMPARE(int(coins.halfPoints[1]), 1);
    QCOMPARE(int(coins.cap), 9);
    const ScrollTrack& overseers = tile(d().scrollBoards, "scroll-b-infirmary").tracks[2];
    QCOMPARE(int(overseers.levels[4][2]), 12);
    const ScrollTrack& book = tile(d().scrollBoards, "scroll-b-warden").tracks[2];
    QVERIFY(book.book == Book::Popularity && book.levels[4][1] == 22);
}

void TestPack::parameters() {
    QCOMPARE(int(d().cubes[2]), 16);
    QCOMPARE(int(d().cubes[4]), 24);
    QCOMPARE(int(d().cartStacks[2]), 1);
    QCOMPARE(int(d().cartStacks[3]), 2);
    QCOMPARE(int(d().startBonus[3].coins), 1);
    QCOMPARE(int(d().ratPenalty.back()), 21);
    QVERIFY(d().removedForTwo == Goods::Gems);
    QCOMPARE(int(d().parameters.visitPoints), 2);
    QCOMPARE(d().popularityRank[3], (std::vector<std::uint8_t>{10, 7, 3}));
    QCOMPARE(int(d().rounds[2][3].placements), 2);
    QVERIFY(d().rounds[2][0].priority == Priority::Start && d().rounds[4][3].ships == 2);
    QCOMPARE(d().books[0].spaces.size(), std::size_t(14));
    QCOMPARE(int(d().books[1].doubleBar), 9);
    QVERIFY(d().effect(d().books[1].spaces[3].onArrival).kind == EffectKind::Lieutenant);
}

void TestPack::effectsAreKeptOnce() {
    QVERIFY(d().effects[0].kind == EffectKind::Nothing);
    for (std::size_t i = 0; i < d().effects.size(); ++i)
        for (std::size_t j = i + 1; j < d().effects.size(); ++j) {
            const Effect& a = d().effects[i];
            const Effect& b = d().effects[j];
            QVERIFY(a.kind != b.kind || a.amount != b.amount || a.book != b.book || a.citizenClass != b.citizenClass ||
                    a.tokens != b.tokens || a.children != b.children);
        }
}

void TestPack::provenance() {
    const Provenance& p = m_pack.provenance;
    QVERIFY(p.provenanceOf(QStringLiteral("hex-a-city"), QStringLiteral("points")) == ValueSource::Printed);
    QVERIFY(p.provenanceOf(QStringLiteral("hex-a-fire-fire"), QStringLiteral("points")) == ValueSource::Inferred);
    QVERIFY(p.provenanceOf(QStringLiteral("cart-1-1"), QStringLiteral("points")) == ValueSource::House);
    QVERIFY(p.provenanceOf(QStringLiteral("cart-1-1"), QStringLiteral("number")) == ValueSource::Printed);
    QVERIFY(p.provenanceOf(QStringLiteral("rounds-3-4/round-2"), QStringLiteral("ships")) == ValueSource::House);
    QVERIFY(p.provenanceOf(QStringLiteral("rounds-3-4/round-2"), QStringLiteral("citizens")) == ValueSource::Printed);
    QVERIFY(p.provenanceOf(QStringLiteral("board-a/nun-lower-inner"), QStringLiteral("action")) ==
            ValueSource::Printed);
    QVERIFY(p.provenanceOf(QStringLiteral("board-b-red/nun-lower-inner"), QStringLiteral("action")) ==
            ValueSource::House);
    QVERIFY(p.provenanceOf(QStringLiteral("parameters"), QStringLiteral("recallCoins")) == ValueSource::Printed);
    QVERIFY(p.ours(QStringLiteral("cart-1-1")) && !p.ours(QStringLiteral("cart-1-2")));
    QVERIFY(!p.ours(QStringLiteral("layout-1-2")) && p.ours(QStringLiteral("layout-3/exp-left")));
    int ours = 0;
    for (const Hex& hex : d().hexes)
        ours += p.ours(QString::fromStdString(hex.id));
    QCOMPARE(ours, 10); // of twenty: six pictured ones and four C hexes
}

QTEST_GUILESS_MAIN(TestPack)
#include "tst_pack.moc"
