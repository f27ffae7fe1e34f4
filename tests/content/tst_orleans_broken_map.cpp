// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/content/orleans_faults.h"

using namespace magister;
using namespace magister::faults;

/// What can be wrong with the map of Orléans, its drawing, the development track and the numbers of the rules.
class TestOrleansBrokenMap : public QObject {
    Q_OBJECT
private slots:
    void brokenValue_data();
    void brokenValue() { checkFault(); }
    void townApart();
};

void TestOrleansBrokenMap::brokenValue_data() {
    faultColumns();
    const auto row = fault;
    using P = ProblemKind;
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

void TestOrleansBrokenMap::townApart() {
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

QTEST_GUILESS_MAIN(TestOrleansBrokenMap)
#include "tst_orleans_broken_map.moc"
