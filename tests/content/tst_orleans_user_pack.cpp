// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/content/data_copy.h"
#include "tests/content/orleans_user_files.h"

#include "app/content/pack_in_force.h"
#include "app/language/problem_text.h"
#include "app/orleans/pack/saves.h"

using namespace magister;
using namespace magister::orleans;

/// A pack of a user's over the printed one of Orléans: what it changes, what is told of it, and what is wrong with it.
class TestOrleansUserPack : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void overrides_data();
    void overrides();
    void onlyWhatIsGivenChanges();
    void nothingGiven();
    void provenance();
    void throughASave();
    void broken_data();
    void broken();
    void everyFaultIsTold();
    void aStartBehindTheEndOfATrack();
    void headOfAnotherGame();
    void inForce();
    void brokenOnDisk();

private:
    Definition m_printed;
};

namespace {

void tell(const QList<Problem>& problems) {
    for (const Problem& each : problems)
        qWarning().noquote() << sentence(each);
}

using Case = OverrideCase<Definition>;

using D = const Definition&;

const std::vector<Case> cases{
    {"slots of a tile", "tiles", R"("list": [{"id": "hayrick", "slots": ["boatman"]}])", "hayrick", "slots",
     R"(["farmer"])", R"(["boatman"])", [](D d) { return static_cast<int>(d.place(PlaceId::Hayrick).actionSlots[0]); },
     static_cast<int>(Slot::Farmer), static_cast<int>(Slot::Boatman)},
    {"slots more than printed", "tiles", R"("list": [{"id": "hayrick", "slots": ["farmer", "farmer"]}])", "hayrick",
     "slots", R"(["farmer"])", R"(["farmer", "farmer"])",
     [](D d) -> int { return d.place(PlaceId::Hayrick).minFilled; }, 1, 2},
    {"yield of a tile", "tiles", R"("list": [{"id": "windmill", "effect": {"gain": {"coins": 3}}}])", "windmill",
     "effect", R"({"gain": {"coins": 2, "development": 1}})", R"({"gain": {"coins": 3}})",
     [](D d) {
         const Effect& effect = d.place(PlaceId::Windmill).effect;
         return effect.coins * 10 + effect.development;
     },
     21, 30},
    {"extra tile", "extraTiles", R"("list": [{"id": "stash", "minFilled": 1}])", "stash", "minFilled", "2", "1",
     [](D d) -> int { return d.place(PlaceId::Stash).minFilled; }, 2, 1},
    {"price", "extraTiles", R"("list": [{"id": "bakery", "price": {"coins": 3}}])", "bakery", "price",
     R"({"coins": 2})", R"({"coins": 3})", [](D d) -> int { return d.place(PlaceId::Bakery).price.coins; }, 2, 3},
    {"stack of an extra tile", "extraTiles", R"("list": [{"id": "bakery", "stack": "II"}])", "bakery", "stack",
     R"("I")", R"("II")", [](D d) { return static_cast<int>(d.place(PlaceId::Bakery).stack); }, 0, 1},
    {"place of the board", "places", R"("list": [{"id": "castle", "slots": ["farmer", "boatman"], "minFilled": 2}])",
     "castle", "minFilled", "3", "2", [](D d) -> int { return d.place(PlaceId::Castle).minFilled; }, 3, 2},
    {"deed", "deeds", R"("list": [{"id": "astronomy", "spaces": {"scholar": 1, "monk": 2}}])", "astronomy", "spaces",
     R"({"scholar": 2, "trader": 1})", R"({"scholar": 1, "monk": 2})",
     [](D d) -> int { return d.deed(DeedId::Astronomy).spaces[6]; }, 0, 2},
    {"reward of a deed", "deeds", R"("list": [{"id": "astronomy", "reward": {"coins": 2, "orDevelopment": 1}}])",
     "astronomy", "reward", R"({"coins": 1})", R"({"coins": 2, "orDevelopment": 1})",
     [](D d) -> int { return d.deed(DeedId::Astronomy).coins; }, 1, 2},
    {"fine", "events", R"("list": [{"id": "harvest", "fine": 4}])", "harvest", "fine", "5", "4",
     [](D d) -> int { return d.event(EventKind::Harvest).fine; }, 5, 4},
    {"removed followers", "followers", R"("list": [{"id": "monk", "removed": {"2": 7}}])", "monk", "removed.2", "6",
     "7", [](D d) -> int { return d.neutralFollowers[2][6]; }, 8, 7},
    {"goods", "goods", R"("list": [{"id": "grain", "count": 23}, {"id": "cheese", "count": 22}])", "grain", "count",
     "24", "23", [](D d) -> int { return d.good(Good::Cheese).count; }, 21, 22},
    {"track", "tracks",
     R"("list": [{"id": "boatman", "spaces": [null, {"coins": 2}, {"coins": 3}, {"coins": 4}, {"coins": 6}, {"citizen": true}]}])",
     "boatman", "spaces", nullptr, nullptr, [](D d) -> int { return d.track(Track::Boatman).spaces[4].amount; }, 5, 6},
    {"numbers to draw", "tracks", R"("list": [{"id": "knight", "draw": [4, 5, 6, 7, 8, 8]}])", "knight", "draw",
     "[4, 5, 6, 7, 7, 8]", "[4, 5, 6, 7, 8, 8]", [](D d) -> int { return d.drawNumber[4]; }, 7, 8},
    {"levels", "development", R"("levels": [0, 4, 9, 15, 23, 30])", "", "levels", "[0, 4, 9, 15, 22, 30]",
     "[0, 4, 9, 15, 23, 30]", [](D d) -> int { return d.development.levelAt(22); }, 5, 4},
    {"marked slot", "map", R"("connections": [{"id": "le_mans--tours--road", "slots": [3, 2]}])",
     "le_mans--tours--road", "slots", "[2, 3]", "[3, 2]",
     [](D d) -> int { return d.goodsSlots[d.connections[d.connection("le_mans--tours--road")].firstSlot].fromPlayers; },
     2, 3},
    {"start", "parameters", R"("start": {"coins": 6})", "", "start.coins", "5", "6",
     [](D d) -> int { return d.start.coins; }, 5, 6},
    {"coins of the box", "parameters", R"("treasury": {"split": {"1": 23, "5": 11}, "worth": 258})", "",
     "treasury.split.1", "22", "23", [](D d) -> int { return d.treasury.worth; }, 262, 258},
    {"census", "parameters", R"("census": {"lastPays": {"2": 1}})", "", "census.lastPays.2", "0", "1",
     [](D d) -> int { return d.census.lastPays[2]; }, 0, 1},
};

QByteArray bodyOf(const char* name) {
    for (const Case& each : cases)
        if (QByteArray(each.name) == name) return each.body;
    qFatal("no case %s", name);
}

} // namespace

void TestOrleansUserPack::initTestCase() {
    const OrleansPack printed = readOrleansPack(orleansPrintedFiles());
    tell(printed.problems);
    QVERIFY(printed.definition && printed.overrides.isEmpty() && printed.userTitle.isEmpty());
    m_printed = *printed.definition;
}

void TestOrleansUserPack::overrides_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < cases.size(); ++i)
        QTest::newRow(cases[i].name) << static_cast<int>(i);
}

void TestOrleansUserPack::overrides() {
    QFETCH(int, index);
    const Case& one = cases[static_cast<std::size_t>(index)];
    compareOverride(one, m_printed, readOrleansWith({{one.part, one.body}}));
}

void TestOrleansUserPack::onlyWhatIsGivenChanges() {
    const OrleansPack result = readOrleansWith({{"events", bodyOf("fine")}});
    QVERIFY(result.definition);
    QCOMPARE(result.overrides.size(), 1);
    Definition back = *result.definition;
    back.events[static_cast<std::size_t>(EventKind::Harvest)].fine = 5;
    QVERIFY(m_printed != *result.definition);
    QVERIFY(m_printed == back);
}

void TestOrleansUserPack::nothingGiven() {
    for (const auto& bodies : {QList<std::pair<QByteArray, QByteArray>>{},
                               QList<std::pair<QByteArray, QByteArray>>{{"tiles", "\"list\": []"}}}) {
        const OrleansPack result = readOrleansWith(bodies);
        tell(result.problems);
        QVERIFY(result.definition && result.overrides.isEmpty());
        QVERIFY(m_printed == *result.definition);
    }
}

void TestOrleansUserPack::provenance() {
    const OrleansPack result = readOrleansWith({{"tiles", bodyOf("slots of a tile")},
                                                {"extraTiles", bodyOf("price")},
                                                {"parameters", bodyOf("coins of the box")}});
    QVERIFY(result.definition);
    const Provenance& p = result.provenance;
    QVERIFY(p.provenanceOf("tiles/hayrick", "slots") == ValueSource::YourBox);
    QVERIFY(p.provenanceOf("tiles/hayrick", "stack") == ValueSource::Inferred);
    QVERIFY(p.provenanceOf("tiles/winery", "slots") == ValueSource::Inferred);
    QVERIFY(p.provenanceOf("extraTiles/bakery", "price") == ValueSource::YourBox);
    QVERIFY(p.provenanceOf("extraTiles/bakery", "slots") == ValueSource::House);
    QVERIFY(p.yours("tiles/hayrick") && !p.yours("tiles/winery"));
    QVERIFY(p.ours("extraTiles/bakery")); // its slots still are
}

void TestOrleansUserPack::throughASave() {
    const PackFiles both =
        orleansPrintedFiles().with(orleansUserPack({{"tiles", bodyOf("slots of a tile")}, {"deeds", bodyOf("deed")}}));
    QList<Problem> problems;
    const auto back = PackFiles::fromBytes(both.toBytes(), "save", problems);
    QVERIFY(back && problems.isEmpty());
    const OrleansPack before = readOrleansPack(both);
    const OrleansPack after = readOrleansPack(*back);
    QVERIFY(before.definition && after.definition);
    QVERIFY(*before.definition == *after.definition);
    QCOMPARE(after.overrides, before.overrides);
    QVERIFY(*after.definition != m_printed);
}

void TestOrleansUserPack::broken_data() {
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("line");
    const auto row = [](const char* name, const char* part, const QByteArray& body, ProblemKind kind, const char* path,
                        int line = 2) {
        QTest::newRow(name) << QByteArray(part) << body << static_cast<int>(kind) << QString(path) << line;
    };
    using P = ProblemKind;
    row("unknown tile", "tiles", R"("list": [{"id": "hayrick", "slots": ["monk"]},
{"id": "casino", "slots": ["monk"]}])",
        P::UnknownId, "$.list[1].id", 3);
    row("tile without an id", "tiles", R"("list": [{"slots": ["monk"]}])", P::MissingKey, "$.list[0]");
    row("tile twice", "tiles", R"("list": [{"id": "hayrick", "slots": ["monk"]}, {"id": "hayrick", "stack": "I"}])",
        P::DuplicateId, "$.list[1].id");
    row("unknown key", "tiles", R"("list": [{"id": "hayrick", "slot": ["monk"]}])", P::UnknownKey, "$.list[0].slot");
    row("another kind of effect", "tiles", R"("list": [{"id": "hayrick",
  "effect": {"gain": {"coins": 1}}}])",
        P::MissingKey, "$.list[0].effect", 3);
    row("unknown slot", "tiles", R"("list": [{"id": "hayrick", "slots": ["bishop"]}])", P::UnknownWord,
        "$.list[0].slots[0]");
    row("a tile in the other stack", "tiles", R"("list":
[{"id": "hayrick", "stack": "II"}])",
        P::WrongTotal, "$.list", 3);
    row("a space too many", "deeds", R"("list": [{"id": "astronomy", "spaces": {"scholar": 3, "trader": 1}}])",
        P::WrongTotal, "$.list");
    row("a good too many", "goods", R"("list": [{"id": "wine", "count": 19}])", P::WrongTotal, "$.list");
    row("a follower too many", "followers", R"("list": [{"id": "monk", "neutral": 15}])", P::WrongTotal, "$.list");
    row("town that is not there", "map", R"("connections": [{"id": "le_mans--tours--road", "b": "paris"}])",
        P::UnknownId, "$.connections[0].b");
    row("town drawn on another", "drawing", R"("towns": [{"id": "tours", "x": 110, "y": 850}])", P::TooClose,
        "$.towns");
    row("more slots than printed", "map", R"("connections": [{"id": "le_mans--vendome--road", "slots": [2, 3]}])",
        P::WrongTotal, "$.connections");
    row("start in Paris", "parameters", R"("start": {"merchantTown": "paris"})", P::UnknownId, "$.start.merchantTown");
}

void TestOrleansUserPack::broken() {
    QFETCH(QByteArray, part);
    QFETCH(QByteArray, body);
    QFETCH(int, kind);
    QFETCH(QString, path);
    QFETCH(int, line);
    const OrleansPack result = readOrleansWith({{part, body}});
    QVERIFY(!result.definition);
    const QString file = "box/" + part + ".json";
    const Problem* found = findProblem(result.problems, static_cast<ProblemKind>(kind), file, path);
    if (!found) tell(result.problems);
    QVERIFY(found);
    QCOMPARE(found->line, line);
}

void TestOrleansUserPack::everyFaultIsTold() {
    const OrleansPack result = readOrleansWith({{"tiles", R"("list": [{"id": "hayrick", "slots": ["bishop"]}])"},
                                                {"deeds", "nonsense"},
                                                {"events", R"("list": [{"id": "harvest", "fine": 0}])"}});
    QVERIFY(!result.definition);
    QVERIFY(findProblem(result.problems, ProblemKind::UnknownWord, "box/tiles.json", "$.list[0].slots[0]"));
    QVERIFY(findProblem(result.problems, ProblemKind::OutOfRange, "box/events.json", "$.list[0].fine"));
    QVERIFY(std::any_of(result.problems.begin(), result.problems.end(),
                        [](const Problem& each) { return each.file == "box/deeds.json"; }));
}

void TestOrleansUserPack::aStartBehindTheEndOfATrack() {
    const QByteArray shortTrack = R"("list": [{"id": "craftsman", "spaces": [null, {"technology": true}]}])";
    const QByteArray start = R"("start": {"coins": 5, "tradingStations": 10, "markers": 7, "merchantTown": "orleans", )"
                             R"("trackSpace": %1, "developmentSpace": 0})";
    const auto read = [&](const char* space) {
        return readOrleansWith({{"tracks", shortTrack}, {"parameters", QByteArray(start).replace("%1", space)}});
    };
    QVERIFY(read("1").definition);
    const OrleansPack behind = read("2");
    QVERIFY(!behind.definition);
    QVERIFY(std::any_of(behind.problems.begin(), behind.problems.end(), [](const Problem& each) {
        return each.kind == ProblemKind::OutOfRange && each.path == "$.start.trackSpace";
    }));
}

void TestOrleansUserPack::headOfAnotherGame() {
    PackFiles user = orleansUserPack({});
    user.set("pack.json", R"({"format": "magister-user-pack/1", "game": "messina", "title": "x", "files": {}})");
    const OrleansPack result = readOrleansPack(orleansPrintedFiles().with(user));
    QVERIFY(findProblem(result.problems, ProblemKind::WrongFormat, "box/pack.json", "$.game"));
}

void TestOrleansUserPack::inForce() {
    const DataCopy copy({QStringLiteral("resources/packs/orleans")});
    QDir().mkpath(copy.path("mine"));
    QVERIFY(!packInForce<orleans::SaveGame>(copy.data, copy.path("mine")).yours);
    const PackFiles user = orleansUserPack({{"events", bodyOf("fine")}});
    for (const PackFile& each : user.files())
        copy.write("mine/" + each.name, each.bytes);
    const auto found = packInForce<orleans::SaveGame>(copy.data, copy.path("mine"));
    QVERIFY(found.yours && found.userProblems.isEmpty());
    QCOMPARE(int(found.pack().definition->event(EventKind::Harvest).fine), 4);
    QCOMPARE(int(found.printed.definition->event(EventKind::Harvest).fine), 5);
    QVERIFY(found.files.userPack());
}

void TestOrleansUserPack::brokenOnDisk() {
    const DataCopy copy({QStringLiteral("resources/packs/orleans")});
    QDir().mkpath(copy.path("mine"));
    const PackFiles user = orleansUserPack({{"events", R"("list": [{"id": "harvest", "fine": 0}])"}});
    for (const PackFile& each : user.files())
        copy.write("mine/" + each.name, each.bytes);
    const auto found = packInForce<orleans::SaveGame>(copy.data, copy.path("mine"));
    QVERIFY(!found.yours && !found.files.userPack());
    QVERIFY(found.userProblems.first().kind == ProblemKind::UserPackSetAside);
    QVERIFY(findProblem(found.userProblems, ProblemKind::OutOfRange, "mine/events.json", "$.list[0].fine"));
    QCOMPARE(int(found.pack().definition->event(EventKind::Harvest).fine), 5);
}

QTEST_GUILESS_MAIN(TestOrleansUserPack)
#include "tst_orleans_user_pack.moc"
