// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/content/data_copy.h"

#include "app/messina/pack/pack.h"
#include "app/language/problem_text.h"

using namespace magister;

/// Each row breaks one thing in a copy of the pack. Besides, the last cart of every copy is broken as well: it is
/// reported too, so the other files are still read.
class TestBrokenPack : public QObject {
    Q_OBJECT
private slots:
    void brokenValue_data();
    void brokenValue();
    void brokenFile_data();
    void brokenFile();
    void missingFolder();
    void fileOutsideTheFolder();
    void tooManyEffects();
    void manyProblemsAtOnce();
};

namespace {
const QString folder = QStringLiteral("resources/packs/messina/");
const QString carts = folder + QStringLiteral("carts.json");

bool secondFaultIsReported(const QList<Problem>& problems) {
    return findProblem(problems, ProblemKind::OutOfRange, carts, QStringLiteral("$.list[9].points"));
}
} // namespace

void TestBrokenPack::brokenValue_data() {
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
    row("unknown colour", "hexes.json", "hex-a-church", "\"turquoise\"", "\"blue\"", P::UnknownWord,
        "$.list[1].colour");
    row("colour as a number", "hexes.json", "hex-a-church", "\"turquoise\"", "7", P::ExpectedText, "$.list[1].colour");
    row("unknown key", "hexes.json", "hex-a-church", "\"rat\"", "\"mouse\": 1, \"rat\"", P::UnknownKey,
        "$.list[1].mouse");
    row("missing key", "hexes.json", "hex-a-church", "\"rat\": \"left\", ", "", P::MissingKey, "$.list[1]");
    row("key twice", "hexes.json", "hex-a-church", "\"rat\": \"left\"", "\"rat\": \"left\", \"rat\": \"right\"",
        P::DuplicateKey, "");
    row("points too many", "hexes.json", "hex-a-church", "\"points\": 11", "\"points\": 100", P::OutOfRange,
        "$.list[1].points");
    row("points negative", "hexes.json", "hex-a-church", "\"points\": 11", "\"points\": -1", P::OutOfRange,
        "$.list[1].points");
    row("points with a fraction", "hexes.json", "hex-a-church", "\"points\": 11", "\"points\": 11.5",
        P::ExpectedInteger, "$.list[1].points");
    row("points beyond any number", "hexes.json", "hex-a-church", "\"points\": 11", "\"points\": 1e999", P::OutOfRange,
        "$.list[1].points");
    row("lieutenant as a text", "hexes.json", "hex-a-church", "\"lieutenant\": false", "\"lieutenant\": \"no\"",
        P::ExpectedBoolean, "$.list[1].lieutenant");
    row("same id twice", "hexes.json", "hex-a-church", "hex-a-church", "hex-a-upgrade", P::DuplicateId, "$.list[1].id");
    row("empty id", "hexes.json", "hex-a-church", "hex-a-church", "", P::EmptyText, "$.list[1].id");
    row("too many citizens", "hexes.json", "\"citizens\"", "[{\"class\": \"aristocrat\", \"upgraded\": false}",
        "[1, 2, 3, {\"class\": \"aristocrat\", \"upgraded\": false}", P::WrongCount, "$.list[0].citizens");
    row("one player count twice", "hexes.json", "hex-a-church", "[2, 3, 4]", "[2, 2, 3, 4]", P::PlayersTwice,
        "$.list[1].playerCounts[1]");
    row("one city hex fewer", "hexes.json", "hex-a-church", "[2, 3, 4]", "[3, 4]", P::WrongTotal, "");
    row("an A hex turned C", "hexes.json", "hex-a-church", "\"letter\": \"A\"", "\"letter\": \"C\"", P::WrongTotal,
        "$.list");
    row("unknown effect", "hexes.json", "hex-a-church", "\"advanceBook\"", "\"openBook\"", P::UnknownWord,
        "$.list[1].action.openBook");
    row("effect with two keys", "hexes.json", "hex-a-church", "{\"advanceBook\": \"church\"}",
        "{\"advanceBook\": \"church\", \"scroll\": 1}", P::WrongCount, "$.list[1].action");
    row("popularity cannot be given", "hexes.json", "hex-a-church", "{\"advanceBook\": \"church\"}",
        "{\"advanceBook\": \"popularity\"}", P::UnknownWord, "$.list[1].action.advanceBook");
    row("nothing gained", "hexes.json", "hex-a-church", "{\"advanceBook\": \"church\"}", "{\"gain\": {}}",
        P::WrongCount, "$.list[1].action.gain");
    row("choice of one", "hexes.json", "hex-a-church", "{\"advanceBook\": \"church\"}",
        "{\"choose\": [{\"build\": true}]}", P::WrongCount, "$.list[1].action.choose");
    row("build false", "hexes.json", "hex-a-church", "{\"advanceBook\": \"church\"}", "{\"build\": false}",
        P::ExpectedBoolean, "$.list[1].action.build");
    row("no provenance", "hexes.json", "hex-a-church", ", \"prov\": \"printed\"", "", P::NoProvenance,
        "$.list[1].points");
    row("unknown provenance", "hexes.json", "hex-a-church", "\"prov\": \"printed\"", "\"prov\": \"guessed\"",
        P::UnknownWord, "$.list[1].prov");
    row("provenance of a field that is not there", "hexes.json", "hex-a-fire-fire", "\"prov\": {",
        "\"prov\": {\"smell\": \"house\", ", P::UnknownKey, "$.list[8].prov.smell");
    row("wrong part", "hexes.json", "", "\"part\": \"hexes\"", "\"part\": \"ports\"", P::WrongFormat, "$.part");
    row("wrong format", "ships.json", "", "messina-pack/1", "messina-pack/2", P::WrongFormat, "$.format");
    row("list is an object", "ships.json", "", "\"list\": [", "\"list\": {}, \"more\": [", P::ExpectedList, "$.list");
    row("nothing for the second ship", "ships.json", "evenShip", "{\"overseer\": \"any\"}", "null", P::ExpectedObject,
        "$.evenShip.effect");
    row("unknown goods", "ships.json", "ship-2-silk", "\"silk\"", "\"tea\"", P::UnknownWord, "$.list[4].goods");
    row("ports not clockwise", "ports.json", "", "\"corner\": \"upper-left\"", "\"corner\": \"lower-left\"",
        P::WrongOrder, "$.list[0].corner");
    row("two places on one cell", "layouts.json", "city-2p-2", "\"q\": 0", "\"q\": 1", P::PlacesOverlap,
        "$.list[0].districts[2]");
    row("a district far away", "layouts.json", "city-2p-9", "\"q\": -1, \"r\": 2", "\"q\": 5, \"r\": 5", P::PlaceApart,
        "$.list[0].districts[8]");
    row("districts not by rows", "layouts.json", "city-2p-3", "\"q\": 1, \"r\": -1", "\"q\": -2, \"r\": -1",
        P::WrongOrder, "$.list[0].districts[2]");
    row("dock away from its port", "layouts.json", "dock-upper-left", "\"q\": -2", "\"q\": -6", P::NotBeside,
        "$.list[0].docks[0]");
    row("order not clockwise", "layouts.json", "\"extensionOrder\"", "\"exp-top-left\", \"exp-top-right\"",
        "\"exp-top-right\", \"exp-top-left\"", P::NotClockwise, "$.list[0].extensionOrder.upper-left[1]");
    row("order names a place twice", "layouts.json", "\"extensionOrder\"", "\"exp-top-left\", \"exp-top-right\"",
        "\"exp-top-left\", \"exp-top-left\"", P::DuplicateId, "$.list[0].extensionOrder.upper-left[1]");
    row("order names an unknown place", "layouts.json", "\"extensionOrder\": {", "\"exp-top-left\"", "\"exp-middle\"",
        P::UnknownId, "$.list[0].extensionOrder.upper-left[0]");
    row("five extension places", "layouts.json", "\"exp-left\"", "\"exp-left\", \"q\": -2, \"r\": 0}",
        "\"exp-left\", \"q\": -2, \"r\": 0}, {\"id\": \"exp-more\", \"q\": 9, \"r\": 9}", P::WrongCount,
        "$.list[0].extensions");
    row("no town for three", "layouts.json", "layout-3", "\"players\": [3]", "\"players\": [4]", P::PlayersMissing,
        "$.list");
    row("two colours alike on the wheel", "wheel.json", "wheel-1\"", "\"nun\": \"turquoise\"", "\"nun\": \"red\"",
        P::DuplicateId, "$.list[1].colours.nun");
    row("window twice on the wheel", "wheel.json", "wheel-1\"", "\"rat\": \"standing\"", "\"rat\": \"right\"",
        P::DuplicateId, "$.list[9]");
    row("more ships than there are", "rounds.json", "rounds-1-2", "\"ships\": 1", "\"ships\": 2", P::WrongTotal,
        "$.tables[0].rounds");
    row("seven rounds", "rounds.json", "rounds-1-2", "\"rounds\": [", "\"rounds\": [{}, ", P::WrongCount,
        "$.tables[0].rounds");
    row("start order in round II", "rounds.json", "\"round-2\"", "\"church\"", "\"start\"", P::NotAllowedHere,
        "$.tables[0].rounds[1].priority");
    row("points fall on a book", "books.json", "book-city", "\"points\": 12", "\"points\": 2", P::ValuesFall,
        "$.list[1].spaces[9].points");
    row("bars the wrong way round", "books.json", "book-city", "\"double\": 9", "\"double\": 5", P::OutOfRange,
        "$.list[1].bars.double");
    row("books in another order", "books.json", "", "\"book\": \"popularity\"", "\"book\": \"church\"", P::WrongOrder,
        "$.list[0].book");
    row("rank for three has two places", "books.json", "popularityRank", "[10, 7, 3]", "[10, 7]", P::WrongCount,
        "$.popularityRank.3");
    row("square of another place", "boards.json", "board-a", "nun-lower-rim-1", "nun-lower-rim-9", P::WrongOrder,
        "$.list[0].squares[16].id");
    row("once-only square on side a", "boards.json", "board-a", "\"once\": false", "\"once\": true", P::WrongTotal,
        "$.list[0].squares");
    row("path leads nowhere", "boards.json", "path-nun-upper", "\"nun-upper-2\"", "\"nun-upper-7\"", P::UnknownId,
        "$.overseerPath.paths[4].nodes[2]");
    row("path jumps to the other branch", "boards.json", "path-nun-upper", "\"nun-upper-2\"", "\"nun-lower-2\"",
        P::PathBroken, "$.overseerPath.paths[4].nodes[2]");
    row("scroll track falls", "scrolls.json", "scroll-a", "[0, 1, 2, 3, 4]", "[0, 1, 2, 3, 1]", P::ValuesFall,
        "$.list[0].tracks[0].perItem[4]");
    row("third of a point", "scrolls.json", "scroll-b-guild", "0.5", "0.3", P::ExpectedInteger,
        "$.list[2].tracks[1].perItem[1]");
    row("workshop that activates", "workshops.json", "workshop-b03", "\"output\": {\"gain\": {\"wood\": 1}}",
        "\"output\": {\"activate\": 1}", P::NotAllowedHere, "$.list[2].output");
    row("extra where only upgraded work", "workshops.json", "workshop-b09", "\"upgradedExtra\": null",
        "\"upgradedExtra\": {\"points\": 1}", P::NotAllowedHere, "$.list[8].upgradedExtra");
    row("workshop for nothing", "workshops.json", "workshop-b03", "\"cost\": {\"coin\": 1}", "\"cost\": {}",
        P::WrongCount, "$.list[2].cost");
    row("a class with seven workshops", "workshops.json", "workshop-b09", "\"class\": \"nun\"",
        "\"class\": \"craftsman\"", P::WrongTotal, "$.list");
    row("fourteen hut upgrades", "huts.json", "hut-q14",
        "    {\"id\": \"hut-q14\", \"cost\": {\"wood\": 1}, \"output\": {\"points\": 2}, \"prov\": \"house\"},\n", "",
        P::WrongTotal, "");
    row("three carts of one number", "carts.json", "cart-2-1", "\"number\": 2", "\"number\": 1", P::WrongTotal,
        "$.list");
    row("solo tile of a hex that is not there", "solo.json", "solo-s02", "hex-a-church", "hex-a-tower", P::UnknownId,
        "$.list[1].hex");
    row("solo tile that steals", "solo.json", "solo-s02", "takeWorkshop", "stealWorkshop", P::UnknownKey,
        "$.list[1].action.stealWorkshop");
    row("six lieutenants at the start", "parameters.json", "", "\"lieutenantsAtStart\": 3", "\"lieutenantsAtStart\": 6",
        P::OutOfRange, "$.lieutenantsAtStart");
    row("a rat that gives points", "parameters.json", "", "3, 2, 3]", "3, -2, 3]", P::OutOfRange, "$.ratPenaltyEach[8]");
    row("head of another game", "pack.json", "", "\"game\": \"messina\"", "\"game\": \"chess\"", P::WrongFormat,
        "$.game");
    row("head without a part", "pack.json", "", "\"solo\": \"solo.json\", ", "", P::MissingKey, "$.files");
}

void TestBrokenPack::brokenValue() {
    QFETCH(QString, file);
    QFETCH(QByteArray, anchor);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, kind);
    QFETCH(QString, path);
    const DataCopy copy({folder});
    QVERIFY(copy.replace(carts, "\"points\": 0", "\"points\": -5", "cart-5-2"));
    QString anchored = QString::fromUtf8(anchor);
    if (from.contains(anchor)) anchored.clear(); // the text to change is its own anchor
    const int line = copy.replace(folder + file, from, to, anchored.toUtf8());
    QVERIFY2(line > 0, "the text to break is not in the file");

    const PackResult result = readMessinaPack(copy.path(folder), copy.data);
    QVERIFY(!result.definition);
    QVERIFY(secondFaultIsReported(result.problems));
    const Problem* found = nullptr;
    for (const Problem& each : result.problems)
        if (static_cast<int>(each.kind) == kind &&
            (path.isEmpty() || (each.path == path && each.file == folder + file)))
            found = &each;
    if (!found)
        for (const Problem& each : result.problems)
            qWarning().noquote() << sentence(each);
    QVERIFY(found);
    QVERIFY(found->line > 0 && found->column > 0);
    const bool elsewhere = path.isEmpty() || path == QLatin1String("$.list") ||
                           path.endsWith(QLatin1String("rounds")) || path.endsWith(QLatin1String("squares")) ||
                           path.endsWith(QLatin1String("extensions")) || path.contains(QLatin1String("districts[")) ||
                           path == QLatin1String("$.list[9]");
    if (!elsewhere) QCOMPARE(found->line, line);
}

void TestBrokenPack::brokenFile_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("kind");
    QTest::newRow("empty") << QByteArray() << static_cast<int>(ProblemKind::FileEmpty);
    QTest::newRow("a list") << QByteArray("[]") << static_cast<int>(ProblemKind::ExpectedObject);
    QTest::newRow("null") << QByteArray("null") << static_cast<int>(ProblemKind::ExpectedObject);
    QTest::newRow("cut short") << QByteArray("{\"format\": \"magister-pack/1\", \"list\": [{\"id\": \"x\"")
                               << static_cast<int>(ProblemKind::UnexpectedEnd);
    QTest::newRow("wrong UTF-8") << QByteArray("{\"format\": \"\xc3\x28\"}") << static_cast<int>(ProblemKind::NotUtf8);
    QTest::newRow("huge nesting") << QByteArray(100000, '[') << static_cast<int>(ProblemKind::TooDeep);
    QTest::newRow("too big") << QByteArray(biggestFile + 1, ' ') << static_cast<int>(ProblemKind::FileTooBig);
    QTest::newRow("binary") << QByteArray("\0\1\2\3", 4) << static_cast<int>(ProblemKind::UnexpectedText);
}

void TestBrokenPack::brokenFile() {
    QFETCH(QByteArray, content);
    QFETCH(int, kind);
    for (const QString& name : {QStringLiteral("hexes.json"), QStringLiteral("layouts.json"),
                                QStringLiteral("boards.json"), QStringLiteral("parameters.json")}) {
        const DataCopy copy({folder});
        QVERIFY(copy.replace(carts, "\"points\": 0", "\"points\": -5", "cart-5-2"));
        copy.write(folder + name, content);
        const PackResult result = readMessinaPack(copy.path(folder), copy.data);
        QVERIFY(!result.definition);
        QVERIFY(secondFaultIsReported(result.problems));
        QVERIFY(std::any_of(result.problems.begin(), result.problems.end(), [&](const Problem& each) {
            return static_cast<int>(each.kind) == kind && each.file == folder + name;
        }));
    }
}

void TestBrokenPack::missingFolder() {
    const PackResult result = readMessinaPack(QStringLiteral("/nowhere/at/all"));
    QVERIFY(!result.definition);
    QCOMPARE(result.problems.size(), 1);
    QVERIFY(result.problems.first().kind == ProblemKind::FileMissing);
}

void TestBrokenPack::fileOutsideTheFolder() {
    const DataCopy copy({folder});
    QVERIFY(copy.replace(folder + QStringLiteral("pack.json"), "\"hexes.json\"", "\"../../secret.json\""));
    const PackResult result = readMessinaPack(copy.path(folder), copy.data);
    QVERIFY(findProblem(result.problems, ProblemKind::NotAllowedHere, folder + QStringLiteral("pack.json"),
                        QStringLiteral("$.files.hexes")));
}

void TestBrokenPack::tooManyEffects() {
    const DataCopy copy({folder});
    QByteArray tiles;
    for (int i = 0; i < 20; ++i)
        for (int j = 1; j < 20; ++j)
            tiles += "{\"pay\": {\"coin\": " + QByteArray::number(i + 1) +
                     "}, \"then\": {\"points\": " + QByteArray::number(j) + "}}, ";
    tiles.chop(2);
    QVERIFY(
        copy.replace(folder + QStringLiteral("hexes.json"), "{\"upgradeCitizen\": 1}", "{\"all\": [" + tiles + "]}"));
    const PackResult result = readMessinaPack(copy.path(folder), copy.data);
    QVERIFY(!result.definition);
    QVERIFY(std::any_of(result.problems.begin(), result.problems.end(),
                        [](const Problem& each) { return each.kind == ProblemKind::TooManyEffects; }));
}

void TestBrokenPack::manyProblemsAtOnce() {
    const DataCopy copy({folder});
    QByteArray hexes = copy.bytes(folder + QStringLiteral("hexes.json"));
    hexes.replace("\"lieutenant\": false", "\"lieutenant\": 0");
    copy.write(folder + QStringLiteral("hexes.json"), hexes);
    const PackResult result = readMessinaPack(copy.path(folder), copy.data);
    QCOMPARE(std::count_if(result.problems.begin(), result.problems.end(),
                           [](const Problem& each) { return each.kind == ProblemKind::ExpectedBoolean; }),
             17);
}

QTEST_GUILESS_MAIN(TestBrokenPack)
#include "tst_broken_pack.moc"
