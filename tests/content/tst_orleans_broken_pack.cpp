// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/content/orleans_faults.h"

using namespace magister;
using namespace magister::faults;

/// One thing wrong with the pack of Orléans: it is told with file and place, and nothing else is lost over it.
class TestOrleansBrokenPack : public QObject {
    Q_OBJECT
private slots:
    void brokenValue_data();
    void brokenValue() { checkFault(); }
    void brokenFile_data();
    void brokenFile();
    void missingPart();
    void missingFolder();
    void fileOutsideTheFolder();
    void manyProblemsAtOnce();
};

void TestOrleansBrokenPack::brokenValue_data() {
    faultColumns();
    const auto row = fault;
    using P = ProblemKind;
    // Heads
    row("head of another game", "pack.json", "", "\"game\": \"orleans\"", "\"game\": \"messina\"", P::WrongFormat,
        "$.game");
    row("head without a part", "pack.json", "", "\"deeds\": \"deeds.json\", ", "", P::MissingKey, "$.files");
    row("head with a part too many", "pack.json", "",
        "\"deeds\":", "\"ships\": \"ships.json\", \"deeds\":", P::UnknownKey, "$.files.ships");
    row("part of another game", "deeds.json", "", "orleans-pack/1", "messina-pack/1", P::WrongFormat, "$.format");
    row("another part", "deeds.json", "", "\"part\": \"deeds\"", "\"part\": \"events\"", P::WrongFormat, "$.part");
    // Contents
    row("more followers than there are", "contents.json", "", "\"followers\": 104", "\"followers\": 105", P::OutOfRange,
        "$.followers");
    row("fewer followers in all", "contents.json", "", "\"followers\": 104", "\"followers\": 103", P::WrongTotal,
        "*followers.json $.list");
    row("fewer own followers in all", "contents.json", "", "\"ownFollowers\": 16", "\"ownFollowers\": 12",
        P::WrongTotal, "*followers.json $.list");
    row("fewer goods in all", "contents.json", "", "\"goods\": 90", "\"goods\": 89", P::WrongTotal,
        "*goods.json $.list");
    row("rounds without a tile", "contents.json", "", "\"hourglassTiles\": 18", "\"hourglassTiles\": 17", P::WrongTotal,
        "$.hourglassTiles");
    row("thirteen citizens", "contents.json", "", "\"citizenTiles\": 14", "\"citizenTiles\": 13", P::WrongTotal,
        "$.citizens");
    row("two citizens on the knights", "contents.json", "", "\"knightTrack\": 1", "\"knightTrack\": 2", P::OutOfRange,
        "$.citizens.knightTrack");
    row("twenty-two towns", "contents.json", "", "\"towns\": 23", "\"towns\": 22", P::OutOfRange, "$.towns");
    row("roads that are waterways", "contents.json", "", "\"roads\": 29", "\"roads\": 28", P::WrongTotal,
        "*map.json $.connections");
    row("fewer stations in all", "contents.json", "", "\"tradingStations\": 40", "\"tradingStations\": 36",
        P::WrongTotal, "*parameters.json $.start.tradingStations");
    row("fewer markers in all", "contents.json", "", "\"markers\": 28", "\"markers\": 27", P::WrongTotal,
        "*parameters.json $.start.markers");
    row("fewer technology tiles in all", "contents.json", "", "\"technologyTiles\": 16", "\"technologyTiles\": 15",
        P::WrongTotal, "*parameters.json $.technology.count");
    row("fewer coins in all", "contents.json", "", "\"coinTokens\": 47", "\"coinTokens\": 46", P::WrongTotal,
        "*parameters.json $.treasury.tokens");
    row("fewer deed spaces in all", "contents.json", "", "\"deedSpaces\": 45", "\"deedSpaces\": 44", P::WrongTotal,
        "*deeds.json $.list");
    // Goods
    row("good of another name", "goods.json", "", "\"id\": \"cheese\"", "\"id\": \"milk\"", P::WrongOrder,
        "$.list[1].id");
    row("good twice", "goods.json", "", "\"id\": \"cheese\"", "\"id\": \"grain\"", P::DuplicateId, "$.list[1].id");
    row("a good too few", "goods.json", "\"wine\"", "\"count\": 18", "\"count\": 17", P::WrongTotal, "$.list");
    row("no points for wool", "goods.json", "\"wool\"", "\"points\": 4, ", "", P::MissingKey, "$.list[3]");
    row("cheese worth grain", "goods.json", "\"cheese\"", "\"points\": 2", "\"points\": 1", P::DuplicateId,
        "$.list[1].points");
    row("wool worth less than wine", "goods.json", "\"wool\"", "\"points\": 4", "\"points\": 2", P::ValuesFall,
        "$.list[3].points");
    row("food by word", "goods.json", "\"wool\"", "\"food\": false", "\"food\": \"no\"", P::ExpectedBoolean,
        "$.list[3].food");
    row("no goods removed for three", "goods.json", "", ", \"3\": 6", "", P::MissingKey, "$.removed");
    // Followers
    row("two knights of one's own", "followers.json", "\"knight\"", "\"own\": 0", "\"own\": 1", P::OutOfRange,
        "$.list[4].own");
    row("no boatman of one's own", "followers.json", "\"boatman\"", "\"own\": 1", "\"own\": 0", P::OutOfRange,
        "$.list[1].own");
    row("a neutral follower too many", "followers.json", "\"trader\"", "\"neutral\": 10", "\"neutral\": 11",
        P::WrongTotal, "$.list");
    row("more removed than there are", "followers.json", "\"trader\"", "\"2\": 4", "\"2\": 11", P::OutOfRange,
        "$.list[3].removed.2");
    row("more removed for three than for two", "followers.json", "\"trader\"", "\"3\": 2", "\"3\": 5", P::OutOfRange,
        "$.list[3].removed.3");
    row("removed for four", "followers.json", "\"trader\"", "\"3\": 2", "\"3\": 2, \"4\": 1", P::UnknownKey,
        "$.list[3].removed.4");
    // Events
    row("a tile too many", "events.json", "\"plague\"", "\"tiles\": 3", "\"tiles\": 4", P::WrongTotal, "$.list");
    row("first an unknown event", "events.json", "", "\"first\": \"pilgrimage\"", "\"first\": \"feast\"",
        P::UnknownWord, "$.first");
    row("first an event without tiles", "events.json", "\"pilgrimage\", \"tiles\"", "\"tiles\": 3", "\"tiles\": 0",
        P::NotAllowedHere, "$.first");
    row("income while acting", "events.json", "\"income\"", "\"phase\": \"event\"", "\"phase\": \"actions\"",
        P::UnknownWord, "$.list[1].phase");
    row("no fine", "events.json", "", ", \"fine\": 5", "", P::MissingKey, "$.list[2]");
    row("fine for nothing", "events.json", "\"income\"", "\"negative\": false", "\"negative\": false, \"fine\": 5",
        P::UnknownKey, "$.list[1].fine");
    row("taxes by no goods", "events.json", "", "\"goodsPerCoin\": 3", "\"goodsPerCoin\": 0", P::OutOfRange,
        "$.list[3].goodsPerCoin");
    // Deeds
    row("deed of another name", "deeds.json", "", "\"astronomy\"", "\"astrology\"", P::WrongOrder, "$.list[3].id");
    row("deed for nobody", "deeds.json", "\"boatmen_guild\"", "\"scholar\": 1, \"boatman\": 3", "", P::WrongCount,
        "$.list[4].spaces");
    row("deed for a bishop", "deeds.json", "\"cathedral\"", "\"monk\"", "\"bishop\"", P::UnknownKey,
        "$.list[5].spaces.bishop");
    row("a space too many", "deeds.json", "\"cathedral\"", "\"monk\": 2", "\"monk\": 3", P::WrongTotal, "$.list");
    row("deed without a reward", "deeds.json", "\"cathedral\"", "\"coins\": 2", "", P::MissingKey, "$.list[5].reward");
    // Places and tiles
    row("nine places", "places.json", "", "    {\"id\": \"ship\",", "    {\"id\": \"boat\",", P::WrongOrder,
        "$.list[0].id");
    row("slot for a bishop", "places.json", "\"castle\"", "\"boatman\"", "\"bishop\"", P::UnknownWord,
        "$.list[3].slots[1]");
    row("four slots", "places.json", "\"castle\"", "\"boatman\"", "\"boatman\", \"boatman\"", P::WrongCount,
        "$.list[3].slots");
    row("no slots", "places.json", "\"scriptorium\"", "[\"knight\", \"scholar\"]", "[]", P::WrongCount,
        "$.list[4].slots");
    row("more filled than there are slots", "places.json", "\"scriptorium\"", "\"minFilled\": 2", "\"minFilled\": 3",
        P::OutOfRange, "$.list[4].minFilled");
    row("active without anybody", "places.json", "\"scriptorium\"", "\"minFilled\": 2", "\"minFilled\": 0",
        P::OutOfRange, "$.list[4].minFilled");
    row("another kind of effect", "places.json", "\"scriptorium\"", "{\"gain\": {\"development\": 1}}",
        "{\"good\": \"wine\"}", P::MissingKey, "$.list[4].effect");
    row("two effects", "places.json", "\"scriptorium\"", "{\"gain\": {\"development\": 1}}",
        "{\"gain\": {\"development\": 1}, \"good\": \"wine\"}", P::UnknownKey, "$.list[4].effect.good");
    row("gain of nothing", "places.json", "\"scriptorium\"", "{\"development\": 1}", "{}", P::WrongCount,
        "$.list[4].effect.gain");
    row("build not", "places.json", "", "{\"build\": true}", "{\"build\": false}", P::ExpectedBoolean,
        "$.list[2].effect.build");
    row("by air", "places.json", "", "[\"water\"]", "[\"air\"]", P::UnknownWord, "$.list[0].effect.travel.ways[0]");
    row("the same way twice", "places.json", "", "[\"water\"]", "[\"water\", \"water\"]", P::DuplicateId,
        "$.list[0].effect.travel.ways[1]");
    row("monks recruited twice", "places.json", "\"castle\"", "{\"recruit\": [\"knight\"]}",
        "{\"recruit\": [\"knight\", \"monk\"]}", P::WrongTotal, "$.list");
    row("knights recruited nowhere", "places.json", "\"castle\"", "{\"recruit\": [\"knight\"]}",
        "{\"recruit\": [\"monk\"]}", P::WrongTotal, "$.list");
    row("tile of another name", "tiles.json", "", "\"id\": \"office\"", "\"id\": \"bureau\"", P::WrongOrder,
        "$.list[14].id");
    row("tile of stack III", "tiles.json", "\"cellar\"", "\"stack\": \"II\"", "\"stack\": \"III\"", P::UnknownWord,
        "$.list[13].stack");
    row("tile in the other stack", "tiles.json", "\"cellar\"", "\"stack\": \"II\"", "\"stack\": \"I\"", P::WrongTotal,
        "$.list");
    row("thirteen in stack I", "tiles.json", "", "\"stackI\": 12", "\"stackI\": 13", P::WrongTotal, "$.stackII");
    row("tile that always works", "tiles.json", "\"cellar\"", "\"mode\": \"activated\"", "\"mode\": \"permanent\"",
        P::UnknownWord, "$.list[13].mode");
    row("lasting ability with a slot", "tiles.json", "\"school\"", "\"slots\": []", "\"slots\": [\"monk\"]",
        P::WrongCount, "$.list[15].slots");
    row("shield against a feast", "tiles.json", "\"sacristy\"", "\"taxes\"", "\"feast\"", P::UnknownWord,
        "$.list[6].effect.guard[1]");
    row("stand-in for monks", "tiles.json", "\"school\"", "\"for\": [\"farmer\"", "\"for\": [\"monk\"",
        P::NotAllowedHere, "$.list[15].effect.standIn.for");
    row("stand-in for oneself", "tiles.json", "\"school\"", "\"for\": [\"farmer\"", "\"for\": [\"scholar\"",
        P::DuplicateId, "$.list[15].effect.standIn.for");
    row("most below least", "tiles.json", "\"pharmacy\"", "\"most\": 3", "\"most\": 0", P::OutOfRange,
        "$.list[16].effect.buyDevelopment.most");
    row("keeps more than it draws", "tiles.json", "\"bathhouse\"", "\"keeps\": 1", "\"keeps\": 3", P::OutOfRange,
        "$.list[8].effect.extraDraw.keeps");
    // Numbers that the game has only one way of playing.
    row("keeps two", "tiles.json", "\"bathhouse\"", "\"keeps\": 1", "\"keeps\": 2", P::OutOfRange,
        "$.list[8].effect.extraDraw.keeps");
    row("a bath for nine", "tiles.json", "\"bathhouse\"", "\"draws\": 2", "\"draws\": 9", P::OutOfRange,
        "$.list[8].effect.extraDraw.draws");
    row("two goods of a way", "places.json", "\"ship\"", "\"goods\": 1", "\"goods\": 2", P::OutOfRange,
        "$.list[0].effect.travel.goods");
    row("three in the town hall", "places.json", "\"town_hall\"", "[\"any\", \"any\"]",
        "[\"any\", \"any\", \"any\"]", P::WrongCount, "$.list[5].slots");
    row("two goods a use", "extra-tiles.json", "\"goldsmith\"", "{\"goods\": 1}", "{\"goods\": 2}", P::OutOfRange,
        "$.list[0].price.goods");
    row("two technology tiles a place", "parameters.json", "", "\"mostPerPlace\": 1", "\"mostPerPlace\": 2",
        P::OutOfRange, "$.technology.mostPerPlace");
    row("two assets a coin", "parameters.json", "", "\"assetsPerMissingCoin\": 1", "\"assetsPerMissingCoin\": 2",
        P::OutOfRange, "$.torture.assetsPerMissingCoin");
    row("no citizen for stations", "contents.json", "", "\"mostStations\": 1", "\"mostStations\": 0", P::OutOfRange,
        "$.citizens.mostStations");
    row("more drawn than the market holds", "tracks.json", "\"knight\"", "7, 7, 8]", "7, 7, 9]", P::OutOfRange,
        "$.list[4].draw[5]");
    row("a tower of three", "tiles.json", "", "\"tower\": {\"spaces\": 2", "\"tower\": {\"spaces\": 3", P::OutOfRange,
        "$.list[12].effect.tower.spaces");
    row("coins per something else", "tiles.json", "\"office\"", "builtStation", "developmentLevel", P::UnknownWord,
        "$.list[14].effect.coinsPer");
    row("good of another name", "tiles.json", "\"winery\"", "\"good\": \"wine\"", "\"good\": \"beer\"", P::UnknownWord,
        "$.list[2].effect.good");
    // Extra tiles
    row("no reason", "extra-tiles.json", "\"bakery\"", ", \"note\": \"All goods", ", \"remark\": \"All goods",
        P::MissingKey, "$.list[1]");
    row("free bread", "extra-tiles.json", "\"bakery\"", "{\"coins\": 2}", "null", P::ExpectedObject, "$.list[1].price");
    row("bread for a good", "extra-tiles.json", "\"bakery\"", "{\"coins\": 2}", "{\"goods\": 2}", P::MissingKey,
        "$.list[1].price");
    row("entrance fee", "extra-tiles.json", "\"theatre\"", "\"price\": null", "\"price\": {\"coins\": 1}",
        P::NotAllowedHere, "$.list[5].price");
    row("numbered seats", "extra-tiles.json", "\"theatre\"", "\"slots\": \"open\"", "\"slots\": [\"any\"]",
        P::ExpectedText, "$.list[5].slots");
    row("open house", "extra-tiles.json", "\"stash\"", "[\"monk\", \"trader\"]", "\"open\"", P::ExpectedList,
        "$.list[2].slots");
    row("reward of the monks", "extra-tiles.json", "\"stash\"", "[\"farmer\", \"craftsman\"",
        "[\"monk\", \"craftsman\"", P::UnknownWord, "$.list[2].effect.repeatReward[0]");
    row("extra tile whose source is not told", "extra-tiles.json", "\"stash\"", "\"stack\": \"house\", ", "",
        P::MissingKey, "$.list[2].prov");
    // Tracks
    row("tracks in another order", "tracks.json", "", "\"id\": \"boatman\"", "\"id\": \"craftsman\"", P::WrongOrder,
        "$.list[1].id");
    row("a gift at the start", "tracks.json", "\"boatman\"", "[null,", "[{\"coins\": 1},", P::NotAllowedHere,
        "$.list[1].spaces[0]");
    row("no gift", "tracks.json", "\"boatman\"", "{\"coins\": 3}", "null", P::ExpectedObject, "$.list[1].spaces[2]");
    row("coins fall", "tracks.json", "\"boatman\"", "{\"coins\": 4}", "{\"coins\": 2}", P::ValuesFall,
        "$.list[1].spaces[3].coins");
    row("points fall", "tracks.json", "\"scholar\"", "{\"development\": 4}", "{\"development\": 2}", P::ValuesFall,
        "$.list[5].spaces[3].development");
    row("goods fall", "tracks.json", "\"farmer\"", "{\"good\": \"brocade\"}", "{\"good\": \"wine\"}", P::ValuesFall,
        "$.list[0].spaces[8].good");
    row("coins for scholars", "tracks.json", "\"scholar\"", "{\"development\": 4}", "{\"coins\": 4}", P::UnknownKey,
        "$.list[5].spaces[3].coins");
    row("two gifts", "tracks.json", "\"boatman\"", "{\"coins\": 5}", "{\"coins\": 5, \"citizen\": true}", P::WrongCount,
        "$.list[1].spaces[4]");
    row("tile of no stack", "tracks.json", "\"trader\"", "{\"placeTile\": [\"I\"]}", "{\"placeTile\": []}",
        P::WrongCount, "$.list[3].spaces[1].placeTile");
    row("citizen of the scholars", "tracks.json", "\"scholar\"", "{\"development\": 6}", "{\"citizen\": true}",
        P::WrongTotal, "$.list[5].spaces");
    row("no citizen of the knights", "tracks.json", "\"knight\"", "{\"citizen\": true}", "null", P::WrongTotal,
        "$.list[4].spaces");
    row("ten spaces", "tracks.json", "\"farmer\"", "{\"good\": \"wool\"},",
        "{\"good\": \"wool\"}, {\"good\": \"wool\"},", P::WrongCount, "$.list[0].spaces");
    row("a number to draw too few", "tracks.json", "", "[4, 5, 6, 7, 7, 8]", "[4, 5, 6, 7, 8]", P::WrongCount,
        "$.list[4].draw");
    row("numbers to draw fall", "tracks.json", "", "[4, 5, 6, 7, 7, 8]", "[4, 5, 6, 7, 6, 8]", P::ValuesFall,
        "$.list[4].draw[4]");
    row("no numbers to draw", "tracks.json", "", ", \"draw\": [4, 5, 6, 7, 7, 8]", "", P::MissingKey, "$.list[4]");
    row("scholars draw", "tracks.json", "\"scholar\"", "\"spaces\":", "\"draw\": [1], \"spaces\":", P::UnknownKey,
        "$.list[5].draw");
}

void TestOrleansBrokenPack::brokenFile_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("kind");
    QTest::newRow("empty") << QByteArray() << static_cast<int>(ProblemKind::FileEmpty);
    QTest::newRow("a list") << QByteArray("[]") << static_cast<int>(ProblemKind::ExpectedObject);
    QTest::newRow("null") << QByteArray("null") << static_cast<int>(ProblemKind::ExpectedObject);
    QTest::newRow("nothing in it") << QByteArray("{}") << static_cast<int>(ProblemKind::MissingKey);
    QTest::newRow("cut short") << QByteArray("{\"format\": \"orleans-pack/1\", \"list\": [{\"id\": \"x\"")
                               << static_cast<int>(ProblemKind::UnexpectedEnd);
    QTest::newRow("wrong UTF-8") << QByteArray("{\"format\": \"\xc3\x28\"}") << static_cast<int>(ProblemKind::NotUtf8);
    QTest::newRow("huge nesting") << QByteArray(100000, '[') << static_cast<int>(ProblemKind::TooDeep);
}

void TestOrleansBrokenPack::brokenFile() {
    QFETCH(QByteArray, content);
    QFETCH(int, kind);
    for (const char* name : {"contents", "goods", "followers", "events", "deeds", "places", "tiles", "extra-tiles",
                             "tracks", "development", "map", "drawing"}) {
        const QString file = QLatin1String(name) + QStringLiteral(".json");
        PackFiles files = withSecondFault();
        QVERIFY(files.find(file));
        files.set(file, content);
        const OrleansPack result = readOrleansPack(files);
        QVERIFY(!result.definition);
        QVERIFY(secondFaultIsReported(result.problems));
        QVERIFY(std::any_of(result.problems.begin(), result.problems.end(), [&](const Problem& each) {
            return static_cast<int>(each.kind) == kind && each.file == folder + file;
        }));
    }
}

void TestOrleansBrokenPack::missingPart() {
    const DataCopy copy({folder});
    QVERIFY(QFile::remove(copy.path(folder + QStringLiteral("map.json"))));
    const OrleansPack result = readOrleansPack(copy.path(folder), copy.data);
    QVERIFY(!result.definition);
    QVERIFY(findProblem(result.problems, ProblemKind::FileMissing, folder + QStringLiteral("map.json"), {}));
}

void TestOrleansBrokenPack::missingFolder() {
    const OrleansPack result = readOrleansPack(QStringLiteral("/nowhere/at/all"));
    QVERIFY(!result.definition);
    QCOMPARE(result.problems.size(), 1);
    QVERIFY(result.problems.first().kind == ProblemKind::FileMissing);
}

void TestOrleansBrokenPack::fileOutsideTheFolder() {
    const DataCopy copy({folder});
    QVERIFY(copy.replace(folder + QStringLiteral("pack.json"), "\"tiles.json\"", "\"../../secret.json\""));
    const OrleansPack result = readOrleansPack(copy.path(folder), copy.data);
    QVERIFY(findProblem(result.problems, ProblemKind::NotAllowedHere, folder + QStringLiteral("pack.json"),
                        QStringLiteral("$.files.tiles")));
}

void TestOrleansBrokenPack::manyProblemsAtOnce() {
    const DataCopy copy({folder});
    QByteArray places = copy.bytes(folder + QStringLiteral("places.json"));
    places.replace("\"ownAllowed\": true", "\"ownAllowed\": 1");
    copy.write(folder + QStringLiteral("places.json"), places);
    const OrleansPack result = readOrleansPack(copy.path(folder), copy.data);
    QCOMPARE(result.problems.size(), 9);
    for (const Problem& each : result.problems)
        QVERIFY(each.kind == ProblemKind::ExpectedBoolean);
}

QTEST_GUILESS_MAIN(TestOrleansBrokenPack)
#include "tst_orleans_broken_pack.moc"
