// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/content/data_copy.h"
#include "tests/content/user_files.h"

#include "app/language/problem_text.h"
#include "tests/engine/random_game.h"

#include <algorithm>

using namespace magister;
using messina::Definition;

/// A sound pack of a user's over the printed one. Broken ones: tst_broken_user_pack.cpp, random ones: tst_random_packs.cpp.
class TestUserPack : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void overrides_data();
    void overrides();
    void onlyWhatIsGivenChanges();
    void nothingGiven();
    void ownLayout();
    void ownLayoutForAll();
    void ownRounds();
    void manyAtOnce();
    void provenance();
    void provenanceOfLayouts();
    void remarksCountForNothing();
    void throughASave();
    void wholeGames_data();
    void wholeGames();

private:
    Definition m_printed;
};

namespace {

template <class Tiles> const auto& tile(const Tiles& tiles, const char* id) {
    const auto found = std::find_if(tiles.begin(), tiles.end(), [&](const auto& each) { return each.id == id; });
    if (found == tiles.end()) qFatal("no tile %s", id);
    return *found;
}

void tell(const PackResult& result) {
    for (const Problem& each : result.problems)
        qWarning().noquote() << sentence(each);
}

using Case = OverrideCase<Definition>;

using D = const Definition&;
int gain(D d, messina::EffectIndex index, messina::Token token) {
    return d.effect(index).tokens[static_cast<std::size_t>(token)];
}

const std::vector<Case> cases{
    {"hex points", "hexes", R"("list": [{"id": "hex-a-church", "points": 12}])", "hex-a-church", "points", "11", "12",
     [](D d) -> int { return tile(d.hexes, "hex-a-church").points; }, 11, 12},
    {"hex price", "hexes", R"("list": [{"id": "hex-a-church", "cost": {"wood": 2}}])", "hex-a-church", "cost",
     R"({"coin": 1})", R"({"wood": 2})",
     [](D d) -> int {
         const messina::Cost& cost = tile(d.hexes, "hex-a-church").cost;
         return cost.wood * 10 + cost.coin;
     },
     1, 20},
    {"workshop output", "workshops", R"("list": [{"id": "workshop-b03", "output": {"gain": {"coin": 3}}}])",
     "workshop-b03", "output", R"({"gain": {"wood": 1}})", R"({"gain": {"coin": 3}})",
     [](D d) { return gain(d, tile(d.workshops, "workshop-b03").output, messina::Token::Coin); }, 0, 3},
    {"workshop extra out of nothing", "workshops",
     R"("list": [{"id": "workshop-b03", "upgradedExtra": {"gain": {"coin": 1}}}])", "workshop-b03", "upgradedExtra",
     "null", R"({"gain": {"coin": 1}})",
     [](D d) { return gain(d, tile(d.workshops, "workshop-b03").upgradedExtra, messina::Token::Coin); }, 0, 1},
    {"ship coins", "ships", R"("list": [{"id": "ship-1-silk", "coins": 5}])", "ship-1-silk", "coins", "2", "5",
     [](D d) -> int { return tile(d.ships, "ship-1-silk").coins; }, 2, 5},
    {"every second ship", "ships", R"("evenShip": {"effect": {"gain": {"coin": 4}}})", "", "evenShip.effect",
     R"({"overseer": "any"})", R"({"gain": {"coin": 4}})",
     [](D d) { return gain(d, d.evenShip, messina::Token::Coin); }, 0, 4},
    {"hut output", "huts", R"("list": [{"id": "hut-q01", "output": {"points": 2}}])", "hut-q01", "output",
     R"({"gain": {"wood": 1}})", R"({"points": 2})",
     [](D d) -> int { return d.effect(tile(d.hutUpgrades, "hut-q01").output).amount; }, 0, 2},
    {"cart points", "carts", R"("list": [{"id": "cart-1-1", "points": 6}])", "cart-1-1", "points", "4", "6",
     [](D d) -> int { return tile(d.carts, "cart-1-1").points; }, 4, 6},
    {"port action", "ports", R"("list": [{"id": "port-upper-left", "action": {"gain": {"wood": 2}}}])",
     "port-upper-left", "action", R"({"overseer": "aristocrat"})", R"({"gain": {"wood": 2}})",
     [](D d) { return gain(d, d.ports[0].action, messina::Token::Wood); }, 0, 2},
    {"board square", "boards",
     R"("list": [{"id": "board-a", "squares": [{"id": "nun-lower-inner", "action": {"gain": {"wood": 3}}}]}])",
     "board-a/nun-lower-inner", "action", nullptr, R"({"gain": {"wood": 3}})",
     [](D d) {
         return gain(d, tile(tile(d.boards, "board-a").squares, "nun-lower-inner").action, messina::Token::Wood);
     },
     0, 3},
    {"scroll values", "scrolls",
     R"("list": [{"id": "scroll-a", "tracks": [{"id": "track-2", "perItem": [0, 2, 4, 6, 8.5]}]}])", "scroll-a/track-2",
     "perItem", "[0, 1, 3, 4, 6]", "[0, 2, 4, 6, 8.5]",
     [](D d) -> int { return tile(d.scrollBoards, "scroll-a").tracks[1].halfPoints[4]; }, 12, 17},
    {"scroll of another kind", "scrolls",
     R"("list": [{"id": "scroll-a", "tracks": [{"id": "track-2", "kind": "wood", "cap": 5, "perItem": [0, 1, 2, 3, 4]}]}])",
     "scroll-a/track-2", "", nullptr, R"({"id": "track-2", "kind": "wood", "cap": 5, "perItem": [0, 1, 2, 3, 4]})",
     [](D d) -> int { return tile(d.scrollBoards, "scroll-a").tracks[1].cap; }, 255, 5},
    {"book bar", "books", R"("list": [{"id": "book-city", "bars": {"double": 10}}])", "book-city", "bars.double", "9",
     "10", [](D d) -> int { return d.books[1].doubleBar; }, 9, 10},
    {"place on the popularity book", "books", R"("popularityRank": {"3": [11, 7, 3]})", "", "popularityRank.3",
     "[10, 7, 3]", "[11, 7, 3]", [](D d) -> int { return d.popularityRank[3][0]; }, 10, 11},
    {"round row", "rounds", R"("tables": [{"id": "rounds-1-2", "rounds": [{"id": "round-3", "placements": 2}]}])",
     "rounds-1-2/round-3", "placements", "1", "2", [](D d) -> int { return d.rounds[2][2].placements; }, 1, 2},
    {"priority tile", "rounds", R"("priorityTile": {"priority": ["start", "city", "city", "city", "city", "city"]})",
     "", "priorityTile.priority", nullptr, R"(["start", "city", "city", "city", "city", "city"])",
     [](D d) { return static_cast<int>(d.priorityTile[3]); }, static_cast<int>(messina::Priority::Popularity),
     static_cast<int>(messina::Priority::City)},
    {"solo tile", "solo", R"("list": [{"id": "solo-s01", "action": {"takeWorkshop": "nun"}}])", "solo-s01", "action",
     "null", R"({"takeWorkshop": "nun"})", [](D d) { return static_cast<int>(tile(d.solo.tiles, "solo-s01").action); },
     static_cast<int>(messina::OpponentAction::Nothing), static_cast<int>(messina::OpponentAction::TakeWorkshop)},
    {"solo opponent", "solo", R"("opponent": {"cubesRemovedPerTurn": 2})", "", "opponent.cubesRemovedPerTurn", "1", "2",
     [](D d) -> int { return d.solo.cubesPerTurn; }, 1, 2},
    {"solo target", "solo", R"("scoring": {"goodResult": {"b": 150}})", "", "scoring.goodResult.b", "140", "150",
     [](D d) -> int { return d.solo.goodResult[1]; }, 140, 150},
    {"parameter", "parameters", R"("recallCoins": 2)", "", "recallCoins", "1", "2",
     [](D d) -> int { return d.parameters.recallCoins; }, 1, 2},
    {"cubes", "parameters", R"("plagueCubes": [16, 16, 18, 25])", "", "plagueCubes", "[16, 16, 18, 24]",
     "[16, 16, 18, 25]", [](D d) -> int { return d.cubes[4]; }, 24, 25},
    {"place of a layout", "layouts",
     R"("list": [{"id": "layout-3", "docks": [{"id": "dock-upper-left", "q": -1, "r": -2}]}])",
     "layout-3/dock-upper-left", "q", "-2", "-1",
     [](D d) -> int { return d.layouts[3].places[d.layouts[3].dock(0)].q; }, -2, -1},
};

/// Turns the positions 0 and 1 of the wheel round.
const QByteArray wheelBody =
    R"("list": [
{"id": "wheel-1", "rat": "right", "colours": {"nun": "white", "craftsman": "turquoise", "aristocrat": "red"}, "none": "orange"},
{"id": "wheel-0", "rat": "standing", "colours": {"nun": "turquoise", "craftsman": "red", "aristocrat": "orange"}, "none": "white"}])";

QByteArray bodyOf(const char* name) {
    for (const Case& each : cases)
        if (QByteArray(each.name) == name) return each.body;
    qFatal("no case %s", name);
}

QList<std::pair<QByteArray, QByteArray>> manyParts() {
    return {{"hexes", bodyOf("hex price")},
            {"workshops", bodyOf("workshop output")},
            {"wheel", wheelBody},
            {"ships", bodyOf("ship coins")},
            {"boards", bodyOf("board square")},
            {"scrolls", bodyOf("scroll of another kind")},
            {"rounds", bodyOf("round row") + ", " + bodyOf("priority tile")},
            {"solo", bodyOf("solo tile") + ", " + bodyOf("solo opponent")},
            {"layouts", "\"list\": [" + ownTown("[3]") + "]"}};
}

} // namespace

void TestUserPack::initTestCase() {
    const PackResult printed = readMessinaPack(printedFiles());
    tell(printed);
    QVERIFY(printed.definition && printed.overrides.isEmpty() && printed.userTitle.isEmpty());
    m_printed = *printed.definition;
}

void TestUserPack::overrides_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < cases.size(); ++i)
        QTest::newRow(cases[i].name) << static_cast<int>(i);
}

void TestUserPack::overrides() {
    QFETCH(int, index);
    const Case& one = cases[static_cast<std::size_t>(index)];
    compareOverride(one, m_printed, readWith({{one.part, one.body}}));
}

void TestUserPack::onlyWhatIsGivenChanges() {
    const PackResult result = readWith({{"wheel", wheelBody}});
    tell(result);
    QVERIFY(result.definition);
    const auto& wheel = result.definition->wheel;
    QCOMPARE(wheel.size(), m_printed.wheel.size());
    for (std::size_t i = 0; i < wheel.size(); ++i) {
        const messina::WheelPosition& expected = m_printed.wheel[i < 2 ? 1 - i : i];
        QVERIFY(wheel[i].rat == expected.rat && wheel[i].colour == expected.colour);
    }
    const PackResult one = readWith({{"hexes", bodyOf("hex points")}});
    QCOMPARE(one.overrides.size(), 1);
    for (std::size_t i = 0; i < m_printed.hexes.size(); ++i) {
        const messina::Hex& before = m_printed.hexes[i];
        const messina::Hex& after = one.definition->hexes[i];
        QVERIFY(before.id == after.id && before.colour == after.colour && before.cost.wood == after.cost.wood);
        QCOMPARE(int(after.points), before.id == "hex-a-church" ? 12 : int(before.points));
    }
}

void TestUserPack::nothingGiven() {
    const PackResult result = readWith({});
    tell(result);
    QVERIFY(result.definition && result.overrides.isEmpty());
    const PackResult empty = readWith({{"hexes", "\"list\": []"}});
    tell(empty);
    QVERIFY(empty.definition && empty.overrides.isEmpty());
}

void TestUserPack::ownLayout() {
    const PackResult result = readWith({{"layouts", "\"list\": [" + ownTown("[3]") + "]"}});
    tell(result);
    QVERIFY(result.definition);
    const Definition& d = *result.definition;
    QCOMPARE(d.layouts[3].places[0].id, std::string("mine-1"));
    QCOMPARE(int(d.layouts[3].places[d.layouts[3].dock(0)].r), -2);
    for (const std::size_t players : {1u, 2u, 4u})
        QCOMPARE(d.layouts[players].places[0].id, m_printed.layouts[players].places[0].id);
    QCOMPARE(result.overrides, (QList<PackOverride>{{"layouts", {}, "players 3", "layout-3", "my-town"}}));
}

void TestUserPack::ownLayoutForAll() {
    // A town for three has too many places for two and too few for four: taken from all, it is told so for both.
    const PackResult result = readWith({{"layouts", "\"list\": [" + ownTown("[1, 2, 3, 4]") + "]"}});
    QCOMPARE(result.overrides.size(), 4);
    QCOMPARE(result.problems.size(), 3); // one, two and four
    for (const Problem& each : result.problems)
        QVERIFY(each.kind == ProblemKind::WrongTotal && each.file == "box/layouts.json" && each.line == 2);
}

void TestUserPack::ownRounds() {
    QList<Problem> problems;
    const auto tree = printedFiles().tree("rounds.json", problems);
    QString table = shortJson(tree->member(u"tables")->items[1]);
    table.replace("rounds-3-4", "our-rounds")
        .replace("[3, 4]", "[4]")
        .replace("\"placements\": 1", "\"placements\": 2");
    const PackResult result = readWith({{"rounds", "\"tables\": [" + table.toUtf8() + "]"}});
    tell(result);
    QVERIFY(result.definition);
    QCOMPARE(int(result.definition->rounds[4][0].placements), 2);
    QCOMPARE(int(result.definition->rounds[3][0].placements), 1);
    QCOMPARE(result.overrides, (QList<PackOverride>{{"rounds", {}, "players 4", "rounds-3-4", "our-rounds"}}));
}

void TestUserPack::manyAtOnce() {
    const PackResult result = readWith(manyParts());
    tell(result);
    QVERIFY(result.definition);
    const Definition& d = *result.definition;
    QCOMPARE(int(tile(d.hexes, "hex-a-church").cost.wood), 2);
    QCOMPARE(int(tile(d.ships, "ship-1-silk").coins), 5);
    QVERIFY(d.wheel[0].rat == messina::Rat::Standing);
    QCOMPARE(d.layouts[3].places[0].id, std::string("mine-1"));
}

void TestUserPack::provenance() {
    const PackResult result = readWith({{"hexes", bodyOf("hex points")},
                                        {"wheel", wheelBody},
                                        {"carts", bodyOf("cart points")},
                                        {"boards", bodyOf("board square")},
                                        {"rounds", bodyOf("round row") + ", " + bodyOf("priority tile")},
                                        {"solo", bodyOf("solo opponent")},
                                        {"books", bodyOf("book bar")},
                                        {"parameters", bodyOf("parameter")},
                                        {"scrolls", bodyOf("scroll of another kind")}});
    tell(result);
    QVERIFY(result.definition);
    const Provenance& p = result.provenance;
    const auto is = [&](const char* tileId, const char* field, ValueSource source) {
        return p.provenanceOf(QLatin1String(tileId), QLatin1String(field)) == source;
    };
    QVERIFY(is("hex-a-church", "points", ValueSource::YourBox));
    QVERIFY(is("hex-a-church", "rat", ValueSource::Printed));
    QVERIFY(p.yours("hex-a-church") && !p.ours("hex-a-church") && !p.yours("hex-a-city"));
    // The points are known now, the cost is still ours.
    QVERIFY(is("cart-1-1", "points", ValueSource::YourBox) && is("cart-1-1", "cost", ValueSource::House));
    QVERIFY(p.yours("cart-1-1") && p.ours("cart-1-1"));
    // All that was ours of this position is known now.
    QVERIFY(p.yours("wheel-1") && !p.ours("wheel-1") && p.ours("wheel-2"));
    QVERIFY(is("wheel-1", "colours", ValueSource::YourBox));
    QVERIFY(is("board-a/nun-lower-inner", "action", ValueSource::YourBox));
    QVERIFY(is("board-a/nun-lower-inner", "once", ValueSource::Printed));
    QVERIFY(!p.yours("board-a") && !p.yours("board-a/nun-lower-rim-1"));
    QVERIFY(is("rounds-1-2/round-3", "placements", ValueSource::YourBox));
    QVERIFY(is("rounds-1-2/round-3", "ships", ValueSource::Printed));
    QVERIFY(is("priority-tile", "priority", ValueSource::YourBox) && !p.ours("priority-tile"));
    QVERIFY(is("solo", "cubesRemovedPerTurn", ValueSource::YourBox));
    QVERIFY(is("solo", "lieutenantsPerRound", ValueSource::Printed));
    QVERIFY(is("book-city", "bars", ValueSource::YourBox) && is("book-city", "spaces", ValueSource::Printed));
    QVERIFY(is("parameters", "recallCoins", ValueSource::YourBox) &&
            is("parameters", "freeSteps", ValueSource::Printed));
    QVERIFY(is("scroll-a/track-2", "cap", ValueSource::YourBox) && is("scroll-a/track-1", "cap", ValueSource::Printed));
}

void TestUserPack::provenanceOfLayouts() {
    const PackResult one = readWith({{"layouts", bodyOf("place of a layout")}});
    QVERIFY(one.provenance.yours("layout-3/dock-upper-left") && !one.provenance.ours("layout-3/dock-upper-left"));
    QVERIFY(one.provenance.ours("layout-3/exp-left") && !one.provenance.yours("layout-3/exp-left"));
    const PackResult whole = readWith({{"layouts", "\"list\": [" + ownTown("[3]") + "]"}});
    const Provenance& p = whole.provenance;
    QVERIFY(p.provenanceOf("my-town", "districts") == ValueSource::YourBox);
    QVERIFY(p.provenanceOf("my-town/exp-left", "q") == ValueSource::YourBox);
    QVERIFY(p.yours("my-town/exp-left") && !p.ours("my-town/exp-left")); // its "prov" still says house
    QVERIFY(!p.yours("layout-4") && p.ours("layout-4/exp-left"));
}

void TestUserPack::remarksCountForNothing() {
    const PackResult result = readWith({{"hexes", R"("note": "seen today", "prov": "guessed", "list": [
{"id": "hex-a-church", "points": 11, "printedNumber": "H2", "note": "as printed", "prov": {"mouse": 7}}])"}});
    tell(result);
    QVERIFY(result.definition);
    QCOMPARE(result.overrides, (QList<PackOverride>{{"hexes", "hex-a-church", "points", "11", "11"}}));
    QVERIFY(result.provenance.provenanceOf("hex-a-church", "points") == ValueSource::YourBox);
}

void TestUserPack::throughASave() {
    const PackFiles both = printedFiles().with(userPack(manyParts()));
    QList<Problem> problems;
    const auto back = PackFiles::fromBytes(both.toBytes(), "a save", problems);
    QVERIFY(back && back->userPack());
    QCOMPARE(back->toBytes(), both.toBytes());
    const PackResult before = readMessinaPack(both);
    const PackResult after = readMessinaPack(*back);
    tell(after);
    QVERIFY(before.definition && after.definition);
    QCOMPARE(after.overrides, before.overrides);
    QVERIFY(after.provenance.yours("hex-a-church") && !after.provenance.yours("hex-a-city"));
    QVERIFY(printedFiles().with(userPack({})).userPack() && !printedFiles().userPack());
}

void TestUserPack::wholeGames_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("advanced");
    for (int players = 1; players <= 4; ++players)
        for (const bool advanced : {false, true})
            QTest::addRow("%d, %s", players, advanced ? "advanced" : "base") << players << advanced;
}

void TestUserPack::wholeGames() {
    QFETCH(int, players);
    QFETCH(bool, advanced);
    const PackResult result = readWith(manyParts());
    QVERIFY(result.definition);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        messina::Setup setup;
        setup.players = static_cast<std::uint8_t>(players);
        setup.seed = seed;
        setup.boards = setup.scrolls = advanced ? messina::Side::B : messina::Side::A;
        setup.priorityTile = seed % 2;
        messina::RandomGame game(*result.definition, setup, messina::policyOf(seed));
        QVERIFY2(game.play(), game.violation().c_str());
    }
}

QTEST_GUILESS_MAIN(TestUserPack)
#include "tst_user_pack.moc"
