// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/content/data_copy.h"
#include "tests/content/user_files.h"

#include "app/content/pack_in_force.h"
#include "app/language/problem_text.h"
#include "app/messina/pack/saves.h"

using namespace magister;

/// What can be wrong with a user's pack, where it is told, and that the printed pack is played with then.
class TestBrokenUserPack : public QObject {
    Q_OBJECT
private slots:
    void brokenPart_data();
    void brokenPart();
    void brokenHead_data();
    void brokenHead();
    void everyFaultIsTold();
    void printedFaultsStayPrinted();
    void none();
    void sound();
    void broken();
    void noHead();
    void linksInCircles();
    void fileOutsideTheFolder();
    void printedPackBroken();
};

namespace {

const QString printedFolder = QStringLiteral("resources/packs/messina/");

void tell(const QList<Problem>& problems) {
    for (const Problem& each : problems)
        qWarning().noquote() << sentence(each);
}

/// A user's folder on disk beside a copy of the printed pack.
struct OnDisk {
    DataCopy copy{{QStringLiteral("resources/packs/messina")}};
    QString folder = copy.path("mine");

    explicit OnDisk(const QList<std::pair<QByteArray, QByteArray>>& bodies) {
        QDir().mkpath(folder);
        const PackFiles files = userPack(bodies);
        for (const PackFile& each : files.files())
            copy.write("mine/" + each.name, each.bytes);
    }
    auto inForce() const { return packInForce<messina::SaveGame>(copy.data, folder); }
};

int pointsOf(const InForce<PackResult>& found, const char* hex) {
    for (const messina::Hex& each : found.pack().definition->hexes)
        if (each.id == hex) return each.points;
    return -1;
}

const QByteArray goodHexes = R"("list": [{"id": "hex-a-church", "points": 12}])";
const QByteArray badHexes = R"("list": [
{"id": "hex-a-church", "points": -12}])";

} // namespace

void TestBrokenUserPack::brokenPart_data() {
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
    row("unknown id", "hexes", R"("list": [{"id": "hex-a-city", "points": 7},
{"id": "hex-z", "points": 3}])",
        P::UnknownId, "$.list[1].id", 3);
    row("unknown id inside", "boards", R"("list": [{"id": "board-a", "squares": [{"id": "nun", "once": true}]}])",
        P::UnknownId, "$.list[0].squares[0].id");
    row("unknown id of a hex", "solo", R"("list": [{"id": "solo-s01", "hex": "hex-z"}])", P::UnknownId,
        "$.list[0].hex");
    row("another id", "rounds", R"("priorityTile": {"id": "my-tile"})", P::UnknownId, "$.priorityTile.id");
    row("unknown key", "hexes", R"("list": [{"id": "hex-a-church",
  "pionts": 3}])",
        P::UnknownKey, "$.list[0].pionts", 3);
    row("unknown key at the top", "parameters", R"("freeStep": 2)", P::UnknownKey, "$.freeStep");
    row("unknown key in an object", "books", R"("list": [{"id": "book-city", "bars": {"triple": 9}}])", P::UnknownKey,
        "$.list[0].bars.triple");
    row("unknown key in an effect", "hexes", R"("list": [{"id": "hex-a-church", "action": {"gain": {"gold": 1}}}])",
        P::UnknownKey, "$.list[0].action.gain.gold");
    row("format further down", "hexes", R"("list": [{"id": "hex-a-church", "format": 1}])", P::UnknownKey,
        "$.list[0].format");
    row("wrong total", "hexes", R"("list":
  [{"id": "hex-a-church", "letter": "B"}])",
        P::WrongTotal, "$.list", 3);
    row("wrong total of once", "boards",
        R"("list": [{"id": "board-a", "squares": [{"id": "nun-lower-inner", "once": true}]}])", P::WrongTotal,
        "$.list[0].squares");
    row("wrong total of ships", "rounds", R"("tables": [{"id": "rounds-1-2", "rounds": [{"id": "round-2", "ships": 2},
{"id": "round-3", "ships": 2}]}])",
        P::WrongTotal, "$.tables[0].rounds");
    row("path in a circle", "boards",
        R"("overseerPath": {"paths": [{"id": "path-craftsman-left", "nodes": ["craftsman-start", "craftsman-1", "craftsman-left-2", "craftsman-left-2", "craftsman-start", "craftsman-1", "centre"]}]})",
        P::PathBroken, "$.overseerPath.paths[0].nodes[3]");
    row("order in a circle", "layouts",
        R"("list": [{"id": "layout-3", "extensionOrder": {"upper-left": ["exp-top-left", "exp-top-right", "exp-right", "exp-top-left", "exp-bottom-left", "exp-left"]}}])",
        P::DuplicateId, "$.list[0].extensionOrder.upper-left[3]");
    row("order turned round", "layouts",
        R"("list": [{"id": "layout-3", "extensionOrder": {"upper-left": ["exp-top-right", "exp-top-left", "exp-right", "exp-bottom-right", "exp-bottom-left", "exp-left"]}}])",
        P::NotClockwise, "$.list[0].extensionOrder.upper-left[1]");
    row("place on another", "layouts",
        R"("list": [{"id": "layout-3", "ports": [{"id": "port-upper-left", "q": 0, "r": 0}]}])", P::PlacesOverlap,
        "$.list[0].ports[0]");
    row("own layout without places", "layouts", R"("list": [{"id": "mine", "players": [3]}])", P::MissingKey,
        "$.list[0]");
    row("two layouts for three", "layouts",
        "\"list\": [" + ownTown("[3]") + ",\n" + ownTown("[3]").replace("my-town", "b") + "]", P::PlayersTwice,
        "$.list[1].players[0]", 3);
    row("no id", "hexes", R"("list": [{"points": 3}])", P::MissingKey, "$.list[0]");
    row("id as a number", "hexes", R"("list": [{"id": 3, "points": 3}])", P::ExpectedText, "$.list[0].id");
    row("id twice", "hexes", R"("list": [{"id": "hex-a-city"}, {"id": "hex-a-city"}])", P::DuplicateId, "$.list[1].id");
    row("no object", "hexes", R"("list": ["hex-a-city"])", P::ExpectedObject, "$.list[0]");
    row("no list", "hexes", R"("list": {"id": "hex-a-city"})", P::ExpectedList, "$.list");
    row("text for a number", "hexes", R"("list": [{"id": "hex-a-church",
  "points": "twelve"}])",
        P::ExpectedInteger, "$.list[0].points", 3);
    row("number too big", "ships", R"("list": [{"id": "ship-1-silk", "coins": 21}])", P::OutOfRange, "$.list[0].coins");
    row("unknown word", "wheel", R"("list": [{"id": "wheel-0", "rat": "asleep"}])", P::UnknownWord, "$.list[0].rat");
    row("colour twice", "wheel", R"("list": [{"id": "wheel-0", "colours": {"craftsman": "red"}}])", P::DuplicateId,
        "$.list[0].colours"); // the printed red comes second
    row("window twice", "wheel", R"("list":
 [{"id": "wheel-3", "none": "orange", "colours": {"aristocrat": "turquoise", "craftsman": "white", "nun": "red"}}])",
        P::DuplicateId, "$.list[0]", 3);
    row("window twice, the printed one later", "wheel",
        R"("list":
 [{"id": "wheel-0", "none": "red", "colours": {"aristocrat": "turquoise", "craftsman": "white", "nun": "orange"}}])",
        P::DuplicateId, "$.list", 3);
    row("values fall", "scrolls",
        R"("list": [{"id": "scroll-a", "tracks": [{"id": "track-2", "perItem": [0, 3, 2, 4, 5]}]}])", P::ValuesFall,
        "$.list[0].tracks[0].perItem[2]");
    row("another kind, unfinished", "scrolls",
        R"("list": [{"id": "scroll-a", "tracks": [{"id": "track-2", "kind": "book"}]}])", P::MissingKey,
        "$.list[0].tracks[0]");
    row("key twice", "ships", R"("list": [{"id": "ship-1-silk", "coins": 2, "coins": 3}])", P::DuplicateKey, "");
    row("not JSON", "carts", "\"list\": [{id: 5}]", P::UnexpectedText, "");
    row("cut short", "carts", "\"list\": [", P::UnexpectedText, "");
}

void TestBrokenUserPack::brokenPart() {
    QFETCH(QByteArray, part);
    QFETCH(QByteArray, body);
    QFETCH(int, kind);
    QFETCH(QString, path);
    QFETCH(int, line);
    const PackResult result = readWith({{part, body}});
    QVERIFY(!result.definition);
    const Problem* found = findProblem(result.problems, static_cast<ProblemKind>(kind), "box/" + part + ".json", path);
    if (!found) tell(result.problems);
    QVERIFY(found);
    QCOMPARE(found->line, line);
    QVERIFY(found->column > 0);
}

void TestBrokenUserPack::brokenHead_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("path");
    const auto row = [](const char* name, const char* file, const char* content, ProblemKind kind, const char* path,
                        const char* where = nullptr) {
        QTest::newRow(name) << QByteArray(file) << QByteArray(content) << static_cast<int>(kind)
                            << QStringLiteral("box/") + QLatin1String(where ? where : file) << QString(path);
    };
    using P = ProblemKind;
    row("head of another format", "pack.json",
        R"({"format": "magister-pack/1", "game": "messina", "title": "x", "files": {}})", P::WrongFormat, "$.format");
    row("head of another game", "pack.json",
        R"({"format": "magister-user-pack/1", "game": "chess", "title": "x", "files": {}})", P::WrongFormat, "$.game");
    row("no title", "pack.json", R"({"format": "magister-user-pack/1", "game": "messina", "files": {}})", P::MissingKey,
        "$");
    row("unknown part", "pack.json",
        R"({"format": "magister-user-pack/1", "game": "messina", "title": "x", "files": {"rules": "rules.json"}})",
        P::UnknownKey, "$.files.rules");
    row("part that is not there", "pack.json",
        R"({"format": "magister-user-pack/1", "game": "messina", "title": "x", "files": {"huts": "huts.json"}})",
        P::FileMissing, "", "huts.json");
    row("head that names itself", "pack.json",
        R"({"format": "magister-user-pack/1", "game": "messina", "title": "x", "files": {"hexes": "pack.json"}})",
        P::WrongFormat, "$.format");
    row("outside", "pack.json",
        R"({"format": "magister-user-pack/1", "game": "messina", "title": "x", "files": {"hexes": "../hexes.json"}})",
        P::NotAllowedHere, "$.files.hexes");
    row("outside by its root", "pack.json",
        R"({"format": "magister-user-pack/1", "game": "messina", "title": "x", "files": {"hexes": "/etc/passwd"}})",
        P::NotAllowedHere, "$.files.hexes");
    row("empty head", "pack.json", "", P::FileEmpty, "");
    row("head that is a list", "pack.json", "[]", P::ExpectedObject, "$");
    row("part that is a list", "hexes.json", "[]", P::ExpectedObject, "$");
    row("part of another format", "hexes.json", R"({"format": "messina-pack/2", "part": "hexes", "list": []})",
        P::WrongFormat, "$.format");
    row("part without format", "hexes.json", R"({"part": "hexes", "list": []})", P::MissingKey, "$");
    row("another part", "hexes.json", R"({"format": "messina-pack/1", "part": "huts", "list": []})", P::WrongFormat,
        "$.part");
    row("not UTF-8", "hexes.json", "{\"format\": \"\xc3\x28\"}", P::NotUtf8, "");
}

void TestBrokenUserPack::brokenHead() {
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, content);
    QFETCH(int, kind);
    QFETCH(QString, where);
    QFETCH(QString, path);
    PackFiles user = userPack({{"hexes", goodHexes}});
    user.set(file, content);
    const PackResult result = readMessinaPack(printedFiles().with(user));
    QVERIFY(!result.definition);
    const Problem* found = findProblem(result.problems, static_cast<ProblemKind>(kind), where, path);
    if (!found) tell(result.problems);
    QVERIFY(found);
}

void TestBrokenUserPack::everyFaultIsTold() {
    const PackResult result = readWith({{"carts", "nonsense"},
                                        {"hexes", badHexes},
                                        {"ships", R"("list": [{"id": "ship-1-silk", "coins": 99}])"},
                                        {"solo", R"("scoring": {"popularityPoints": 100})"}});
    QCOMPARE(result.problems.size(), 4);
    for (const Problem& each : result.problems)
        QVERIFY(each.file.startsWith("box/"));
}

void TestBrokenUserPack::printedFaultsStayPrinted() {
    PackFiles printed = printedFiles();
    QByteArray hexes = printed.find("hexes.json")->bytes;
    const auto at = hexes.indexOf("\"points\": ", hexes.indexOf("hex-a-city"));
    const int line = static_cast<int>(hexes.left(at).count('\n')) + 1;
    printed.set("hexes.json", hexes.insert(at + 10, "-"));
    const PackResult result = readMessinaPack(printed.with(userPack({{"hexes", goodHexes}})));
    QCOMPARE(result.problems.size(), 1);
    const Problem* found =
        findProblem(result.problems, ProblemKind::OutOfRange, printedFolder + "hexes.json", "$.list[2].points");
    QVERIFY(found);
    QCOMPARE(found->line, line);
}

void TestBrokenUserPack::none() {
    const auto found = packInForce<messina::SaveGame>(DataFolder::find(), "/nowhere/at/all");
    QVERIFY(found.pack().definition && !found.yours && found.userProblems.isEmpty());
    QVERIFY(!found.files.userPack());
    QVERIFY(userPackFolder("messina").endsWith("/packs/messina"));
}

void TestBrokenUserPack::sound() {
    const OnDisk disk({{"hexes", goodHexes}});
    const auto found = disk.inForce();
    tell(found.userProblems);
    QVERIFY(found.yours && found.userProblems.isEmpty() && found.pack().definition);
    QCOMPARE(pointsOf(found, "hex-a-church"), 12);
    QVERIFY(found.pack().provenance.yours("hex-a-church"));
    QCOMPARE(found.files.userPack()->files().size(), 2); // goes with every save
}

void TestBrokenUserPack::broken() {
    const OnDisk disk({{"hexes", badHexes}});
    const auto found = disk.inForce();
    QVERIFY(!found.yours && found.pack().definition && found.pack().problems.isEmpty());
    QCOMPARE(pointsOf(found, "hex-a-church"), 11);
    QVERIFY(!found.pack().provenance.yours("hex-a-church") && !found.files.userPack());
    QCOMPARE(found.userProblems.size(), 2);
    QVERIFY(found.userProblems[0].kind == ProblemKind::UserPackSetAside);
    QCOMPARE(found.userProblems[0].file, QStringLiteral("mine"));
    const Problem& fault = found.userProblems[1];
    QVERIFY(fault.kind == ProblemKind::OutOfRange && fault.file == "mine/hexes.json" && fault.line == 3);
    QCOMPARE(fault.column, 34);
    QVERIFY(disk.copy.bytes("mine/hexes.json").endsWith(badHexes + "}")); // nothing is lost
}

void TestBrokenUserPack::noHead() {
    const OnDisk disk({{"hexes", goodHexes}});
    QVERIFY(QFile::remove(disk.folder + "/pack.json"));
    const auto found = disk.inForce();
    QVERIFY(!found.yours && found.pack().definition);
    QVERIFY(findProblem(found.userProblems, ProblemKind::FileMissing, "mine/pack.json", {}));
}

void TestBrokenUserPack::linksInCircles() {
    const OnDisk disk({{"hexes", goodHexes}});
    QVERIFY(QFile::remove(disk.folder + "/hexes.json"));
    QVERIFY(QFile::link("hexes.json", disk.folder + "/hexes.json"));
    const auto found = disk.inForce();
    QVERIFY(!found.yours && found.pack().definition);
    QVERIFY(findProblem(found.userProblems, ProblemKind::FileUnreadable, "mine/hexes.json", {}));
}

void TestBrokenUserPack::fileOutsideTheFolder() {
    const OnDisk disk({{"hexes", goodHexes}});
    disk.copy.write("outside.json", disk.copy.bytes("mine/hexes.json"));
    QVERIFY(disk.copy.replace("mine/pack.json", "\"hexes.json\"", "\"../outside.json\""));
    const auto found = disk.inForce();
    QVERIFY(!found.yours && found.pack().definition);
    QVERIFY(findProblem(found.userProblems, ProblemKind::NotAllowedHere, "mine/pack.json", "$.files.hexes"));
}

void TestBrokenUserPack::printedPackBroken() {
    const OnDisk disk({{"hexes", goodHexes}});
    QVERIFY(disk.copy.replace(printedFolder + "carts.json", "\"points\": 0", "\"points\": -5"));
    const auto found = disk.inForce();
    QVERIFY(!found.pack().definition && !found.yours);
    QCOMPARE(found.pack().problems.size(), 1);
    QVERIFY(found.userProblems.isEmpty()); // the fault is not the user's
}

QTEST_GUILESS_MAIN(TestBrokenUserPack)
#include "tst_broken_user_pack.moc"
