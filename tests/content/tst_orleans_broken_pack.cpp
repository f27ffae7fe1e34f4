// SPDX-License-Identifier: GPL-3.0-or-later
#include "data_copy.h"
#include "orleans_user_files.h"

#include "content/problem_text.h"

using namespace magister;

/// One thing wrong with the pack of Orléans: it is told with file and place, and nothing else is lost over it.
class TestOrleansBrokenPack : public QObject {
    Q_OBJECT
private slots:
    void brokenValue_data();
    void brokenValue();
    void brokenFile_data();
    void brokenFile();
    void missingPart();
    void missingFolder();
    void fileOutsideTheFolder();
    void townApart();
    void manyProblemsAtOnce();
};

namespace {

const QString folder = QStringLiteral("resources/packs/orleans/");
const QString parameters = folder + QStringLiteral("parameters.json");

/// Two faults are made at once: this one is always there too.
bool secondFaultIsReported(const QList<Problem>& problems) {
    const Problem* found = findProblem(problems, ProblemKind::OutOfRange, parameters, "$.tilesRemovedEach.4");
    return found && found->line > 0;
}

/// Replaces the first occurrence behind `anchor` in a file of a pack. Gives the line of the change, 0 if the text is
/// not there. In memory: there are many cases.
int replace(PackFiles& files, const QString& name, const QByteArray& from, const QByteArray& to,
            const QByteArray& anchor = {}) {
    const PackFile* file = files.find(name);
    QByteArray content = file ? file->bytes : QByteArray();
    const auto start = anchor.isEmpty() ? 0 : content.indexOf(anchor);
    const auto at = start < 0 ? -1 : content.indexOf(from, start);
    if (at < 0) return 0;
    const int line = static_cast<int>(content.left(at).count('\n')) + 1;
    files.set(name, content.replace(at, from.size(), to));
    return line;
}

/// The printed pack with the fault that is always made.
PackFiles withSecondFault() {
    PackFiles files = orleansPrintedFiles();
    if (!replace(files, "parameters.json", "\"4\": 1}", "\"4\": -1}", "tilesRemovedEach")) qFatal("no second fault");
    return files;
}

void tell(const QList<Problem>& problems) {
    for (const Problem& each : problems)
        qWarning().noquote() << sentence(each);
}

} // namespace

void TestOrleansBrokenPack::brokenValue_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("anchor");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("path");
    const auto row = [](const char* name, const char* file, const char* anchor, const char* from, const char* to,
                        ProblemKind kind, const char* path) {
        QTest::newRow(name) << QString::fromLatin1(file) << QByteArray(anchor) << QByteArray(from) << QByteArray(to)
                            << static_cast<int>(kind) << QString::fromLatin1(path);
    };
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
    // Development
    row("five levels", "development.json", "", "[0, 4, 9, 15, 22, 30]", "[0, 4, 9, 15, 30]", P::WrongCount, "$.levels");
    row("levels fall", "development.json", "", "[0, 4, 9, 15, 22, 30]", "[0, 4, 9, 8, 22, 30]", P::ValuesFall,
        "$.levels[3]");
    row("two levels in one", "development.json", "", "[0, 4, 9, 15, 22, 30]", "[0, 4, 9, 9, 22, 30]", P::DuplicateId,
        "$.levels[3]");
    row("first level later", "development.json", "", "[0, 4,", "[1, 4,", P::OutOfRange, "$.levels[0]");
    row("last level before the end", "development.json", "", "22, 30]", "22, 29]", P::OutOfRange, "$.levels[5]");
    row("coins behind the end", "development.json", "", "\"space\": 25", "\"space\": 31", P::OutOfRange,
        "$.coins[2].space");
    row("coins twice on a space", "development.json", "", "\"space\": 12", "\"space\": 7", P::DuplicateId,
        "$.coins[1].space");
    row("two citizens", "development.json", "", "[3, 18, 28]", "[3, 28]", P::WrongTotal, "$.citizens");
    row("citizens fall", "development.json", "", "[3, 18, 28]", "[3, 18, 8]", P::ValuesFall, "$.citizens[2]");
    // Map
    row("town twice", "map.json", "", "\"id\": \"tours\"", "\"id\": \"blois\"", P::DuplicateId, "$.towns[9].id");
    row("long name", "map.json", "", "\"id\": \"tours\"", "\"id\": \"tours-also-called-civitas-turonorum\"",
        P::NotAllowedHere, "$.towns[9].id");
    row("a town too few", "map.json", "", "    {\"id\": \"blois\", \"stations\": \"one\"},\n", "", P::WrongCount,
        "$.towns");
    row("stations by word", "map.json", "\"tours\"", "\"stations\": \"one\"", "\"stations\": \"many\"", P::UnknownWord,
        "$.towns[9].stations");
    row("road to nowhere", "map.json", "", "\"b\": \"montargis\"", "\"b\": \"paris\"", P::UnknownId,
        "$.connections[7].b");
    row("road to itself", "map.json", "\"chartres--orleans--road\"", "\"b\": \"orleans\"", "\"b\": \"chartres\"",
        P::DuplicateId, "$.connections[1].b");
    row("connection twice", "map.json", "", "\"chartres--orleans--road\"", "\"chartres--etampes--road\"",
        P::DuplicateId, "$.connections[1].id");
    row("the same road again", "map.json", "\"chartres--orleans--road\"", "\"b\": \"orleans\"", "\"b\": \"etampes\"",
        P::DuplicateId, "$.connections[1]");
    row("road of water", "map.json", "\"chartres--orleans--road\"", "\"way\": \"road\"", "\"way\": \"water\"",
        P::WrongTotal, "$.connections");
    row("three slots", "map.json", "\"chartres--orleans--road\"", "\"slots\": [2]", "\"slots\": [2, 2, 2]",
        P::WrongCount, "$.connections[1].slots");
    row("no slot for two", "map.json", "\"chartres--orleans--road\"", "\"slots\": [2]", "\"slots\": [3]", P::WrongTotal,
        "$.connections[1].slots");
    row("slot for five", "map.json", "\"chartres--le_mans--road\"", "\"slots\": [2, 4]", "\"slots\": [2, 5]",
        P::OutOfRange, "$.connections[34].slots[1]");
    row("slots for three are others", "map.json", "\"chartres--le_mans--road\"", "\"slots\": [2, 4]",
        "\"slots\": [2, 3]", P::WrongTotal, "$.slotsUsed.3");
    row("a slot too many", "map.json", "\"chartres--orleans--road\"", "\"slots\": [2]", "\"slots\": [2, 4]",
        P::WrongTotal, "$.connections[42].slots[1]");
    row("slots used for two", "map.json", "", "\"2\": 43", "\"2\": 42", P::WrongTotal, "$.slotsUsed.2");
    row("goods left for two", "map.json", "", "\"2\": 35", "\"2\": 34", P::WrongTotal, "$.goodsLeft.2");
    row("two roads between towns", "map.json", "\"etampes--montargis--road\"", "\"a\": \"etampes\"",
        "\"a\": \"orleans\"", P::DuplicateId, "$.connections[35]");
    // Drawing
    row("town beside the paper", "drawing.json", "\"le_mans\"", "\"x\": 180", "\"x\": 59", P::OutOfRange,
        "$.towns[0].x");
    row("town under the paper", "drawing.json", "\"le_mans\"", "\"y\": 255", "\"y\": 1261", P::OutOfRange,
        "$.towns[0].y");
    row("drawing of another town", "drawing.json", "", "\"id\": \"etampes\"", "\"id\": \"paris\"", P::WrongOrder,
        "$.towns[2].id");
    row("slot that is not there", "drawing.json", "\"chartres--orleans--road\"", "[0.5]", "[0.4, 0.6]", P::WrongCount,
        "$.connections[1].slotAt");
    row("slot off the line", "drawing.json", "\"chartres--orleans--road\"", "[0.5]", "[1.5]", P::OutOfRange,
        "$.connections[1].slotAt[0]");
    row("slots the wrong way round", "drawing.json", "\"chartres--le_mans--road\"", "[0.36, 0.64]", "[0.64, 0.36]",
        P::ValuesFall, "$.connections[34].slotAt[1]");
    row("slots on each other", "drawing.json", "\"chartres--le_mans--road\"", "[0.36, 0.64]", "[0.5, 0.51]",
        P::TooClose, "$.connections[34]");
    row("slot on a town", "drawing.json", "\"chartres--orleans--road\"", "[0.5]", "[0.95]", P::TooClose,
        "$.connections[1]");
    row("line over a town", "drawing.json", "\"vierzon--st_amand--water\"", "\"bend\": 0", "\"bend\": -100",
        P::TooClose, "$.connections[31]");
    row("lines cross", "drawing.json", "\"vierzon--st_amand--water\"", "\"bend\": 0", "\"bend\": -100",
        P::ConnectionsCross, "$.connections[31]");
    row("town on a town", "drawing.json", "", "\"x\": 180, \"y\": 255", "\"x\": 620, \"y\": 105", P::TooClose,
        "$.towns[1]");
    row("town beside a line", "drawing.json", "\"bourges\"", "\"x\": 870", "\"x\": 820", P::TooClose,
        "$.connections[31]");
    // Parameters
    row("start without coins", "parameters.json", "", "\"coins\": 5, ", "", P::MissingKey, "$.start");
    row("nine stations", "parameters.json", "", "\"tradingStations\": 10", "\"tradingStations\": 9", P::WrongTotal,
        "$.start.tradingStations");
    row("six markers", "parameters.json", "", "\"markers\": 7", "\"markers\": 6", P::OutOfRange, "$.start.markers");
    row("start in Paris", "parameters.json", "", "\"merchantTown\": \"orleans\"", "\"merchantTown\": \"paris\"",
        P::UnknownId, "$.start.merchantTown");
    row("start behind the end", "parameters.json", "", "\"developmentSpace\": 0", "\"developmentSpace\": 31",
        P::OutOfRange, "$.start.developmentSpace");
    row("market of three", "parameters.json", "", "\"marketSpaces\": 8", "\"marketSpaces\": 3", P::OutOfRange,
        "$.marketSpaces");
    row("no census for three", "parameters.json", "", "\"lastPays\": {\"2\": 0, \"3\": 1,", "\"lastPays\": {\"2\": 0,",
        P::MissingKey, "$.census.lastPays");
    row("torture takes a soul", "parameters.json", "", "\"technology_tile\"", "\"soul\"", P::UnknownWord,
        "$.torture.assets[5]");
    row("torture takes a good twice", "parameters.json", "", "\"technology_tile\"", "\"good\"", P::DuplicateId,
        "$.torture.assets[5]");
    row("a technology tile too many", "parameters.json", "", "\"count\": 16", "\"count\": 17", P::OutOfRange,
        "$.technology.count");
    row("first tile where none may lie", "parameters.json", "", "\"firstSlot\": \"farmer\"", "\"firstSlot\": \"monk\"",
        P::NotAllowedHere, "$.technology.firstSlot");
    row("technology in the census", "parameters.json", "", "\"placedIn\": \"planning\"", "\"placedIn\": \"census\"",
        P::UnknownWord, "$.technology.placedIn");
    row("a coin too few", "parameters.json", "", "\"5\": 12", "\"5\": 11", P::WrongTotal, "$.treasury.split");
    row("coins of another worth", "parameters.json", "", "\"worth\": 262", "\"worth\": 263", P::WrongTotal,
        "$.treasury.worth");
    row("coin of two", "parameters.json", "", "\"5\": 12", "\"2\": 12", P::UnknownKey, "$.treasury.split.2");
    // Where values come from
    row("no source", "deeds.json", "", "\"prov\": \"printed\",", "", P::NoProvenance, "$.list[0].spaces.knight");
    row("unknown source", "deeds.json", "", "\"prov\": \"printed\"", "\"prov\": \"rumour\"", P::UnknownWord, "$.prov");
    row("source of nothing", "tiles.json", "\"windmill\"", "\"prov\": {", "\"prov\": {\"points\": \"printed\", ",
        P::UnknownKey, "$.list[9].prov.points");
    row("inferred without a note", "deeds.json", "\"prov\"", "\"reward\": {\"coins\": 1}",
        "\"reward\": {\"coins\": 1}, \"prov\": \"inferred\"", P::InferredWithoutNote, "");
}

void TestOrleansBrokenPack::brokenValue() {
    QFETCH(QString, file);
    QFETCH(QByteArray, anchor);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, kind);
    QFETCH(QString, path);
    PackFiles files = withSecondFault();
    if (QByteArray(QTest::currentDataTag()) == "inferred without a note") // the whole part has one
        QVERIFY(replace(files, file, "\"note\": ", "\"printedNumber\": "));
    const int line = replace(files, file, from, to, from.contains(anchor) ? QByteArray() : anchor);
    QVERIFY2(line > 0, "the text to break is not in the file");
    QString where = folder + file;
    bool elsewhere = false;
    if (path.startsWith(QLatin1Char('*'))) { // told of another file
        where = folder + path.section(QLatin1Char(' '), 0, 0).mid(1);
        path = path.section(QLatin1Char(' '), 1);
        elsewhere = true;
    }

    const OrleansPack result = readOrleansPack(files);
    QVERIFY(!result.definition);
    QVERIFY(secondFaultIsReported(result.problems));
    const Problem* found = nullptr;
    for (const Problem& each : result.problems)
        if (static_cast<int>(each.kind) == kind && each.file == where && (path.isEmpty() || each.path == path))
            found = &each;
    if (!found) tell(result.problems);
    QVERIFY(found);
    QVERIFY(found->line > 0 && found->column > 0);
    QVERIFY(!sentence(*found).contains(QLatin1Char('%')));
    const QStringList lists{"$.list",
                            "$.towns",
                            "$.connections",
                            "$.slotsUsed.3",
                            "$.stackII",
                            "$.first",
                            "$.citizens",
                            "$.towns[1]",
                            "$.connections[31]",
                            "$.connections[34]",
                            "$.connections[42].slots[1]",
                            "$.list[0].spaces.knight"};
    if (!elsewhere && !path.isEmpty() && !lists.contains(path)) QCOMPARE(found->line, line);
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

void TestOrleansBrokenPack::townApart() {
    PackFiles files = orleansPrintedFiles(); // both roads to Etampes lead elsewhere
    QVERIFY(replace(files, "map.json", "\"b\": \"etampes\"", "\"b\": \"vendome\""));
    QVERIFY(replace(files, "map.json", "\"a\": \"etampes\"", "\"a\": \"vendome\""));
    const OrleansPack result = readOrleansPack(files);
    const Problem* found = findProblem(result.problems, ProblemKind::TownOutOfReach,
                                       folder + QStringLiteral("map.json"), QStringLiteral("$.towns[2]"));
    QVERIFY(found);
    QCOMPARE(found->arguments, QStringList{"etampes"});
    QVERIFY(found->line > 0);
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
