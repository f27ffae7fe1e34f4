// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/content/data_copy.h"

#include "app/messina/pack/pack.h"

using namespace magister;

/// Packs as values: from a folder, in memory, and as bytes for saves.
class TestPackFiles : public QObject {
    Q_OBJECT
private slots:
    void holdsWhatTheHeadNames();
    void readsLikeTheFolder();
    void filesInMemory();
    void unreadableFiles();
    void bytesAndBack();
    void bytesAreSmall();
    void damagedBytes_data();
    void damagedBytes();
    void cutAndChangedBytes();

private:
    PackFiles m_printed = PackFiles::fromFolder(DataFolder::find().packs("messina"), DataFolder::find());
};

namespace {
const QString folder = QStringLiteral("resources/packs/messina");
const QString hexes = QStringLiteral("hexes.json");

bool sameGame(const messina::Definition& a, const messina::Definition& b) {
    const auto ids = [](const auto& tiles) {
        QStringList all;
        for (const auto& each : tiles)
            all.append(QString::fromStdString(each.id));
        return all;
    };
    return ids(a.hexes) == ids(b.hexes) && ids(a.workshops) == ids(b.workshops) && ids(a.boards) == ids(b.boards) &&
           a.effects.size() == b.effects.size() && a.ratPenalty == b.ratPenalty && a.popularityRank == b.popularityRank;
}
} // namespace

void TestPackFiles::holdsWhatTheHeadNames() {
    QCOMPARE(m_printed.files().size(), 15); // the head and fourteen parts; the rules are no part
    QVERIFY(m_printed.find(hexes) && !m_printed.find("rules.json"));
    QCOMPARE(m_printed.find(hexes)->shownAs, folder + "/hexes.json");
    QVERIFY(m_printed.find(hexes)->bytes.startsWith('{'));
    const DataFolder data = DataFolder::find();
    const PackFiles orleans = PackFiles::fromFolder(data.packs("orleans"), data);
    QVERIFY(QFileInfo::exists(data.packs("orleans") + "/rules.json"));
    QVERIFY(orleans.find("places.json") && !orleans.find("rules.json"));
}

void TestPackFiles::readsLikeTheFolder() {
    const PackResult fromFolder = readMessinaPack();
    const PackResult fromFiles = readMessinaPack(m_printed);
    QVERIFY(fromFolder.definition && fromFiles.definition);
    QVERIFY(sameGame(*fromFolder.definition, *fromFiles.definition));
}

void TestPackFiles::filesInMemory() {
    PackFiles changed = m_printed;
    QByteArray bytes = changed.find(hexes)->bytes;
    changed.set(hexes, bytes.replace("\"rat\": \"left\"", "\"rat\": \"up\""));
    const PackResult result = readMessinaPack(changed);
    QVERIFY(!result.definition);
    QVERIFY(findProblem(result.problems, ProblemKind::UnknownWord, folder + "/hexes.json", "$.list[1].rat"));
    QVERIFY(readMessinaPack(m_printed).definition); // a value: the original is as it was

    const PackResult none = readMessinaPack(PackFiles("nowhere"));
    QCOMPARE(none.problems.size(), 1);
    QVERIFY(findProblem(none.problems, ProblemKind::FileMissing, "nowhere/pack.json", {}));
}

void TestPackFiles::unreadableFiles() {
    const DataCopy copy({folder});
    QVERIFY(QFile::remove(copy.path(folder + "/ships.json")));
    copy.write(folder + "/huts.json", QByteArray(biggestFile + 1, ' '));
    const PackFiles files = PackFiles::fromFolder(copy.path(folder), copy.data);
    QVERIFY(files.find("ships.json")->unreadable && files.find("huts.json")->bytes.isEmpty());
    const PackResult result = readMessinaPack(files);
    QVERIFY(findProblem(result.problems, ProblemKind::FileMissing, folder + "/ships.json", {}));
    QVERIFY(findProblem(result.problems, ProblemKind::FileTooBig, folder + "/huts.json", {}));
}

void TestPackFiles::bytesAndBack() {
    QList<Problem> problems;
    const auto back = PackFiles::fromBytes(m_printed.toBytes(), "a save", problems);
    QVERIFY(back && problems.isEmpty());
    QCOMPARE(back->files().size(), m_printed.files().size());
    QCOMPARE(back->find(hexes)->shownAs, QStringLiteral("a save/hexes.json"));
    QCOMPARE(back->toBytes(), m_printed.toBytes());
    const PackResult result = readMessinaPack(*back);
    QVERIFY(result.definition);
    QVERIFY(sameGame(*result.definition, *readMessinaPack(m_printed).definition));

    PackFiles odd("odd");
    odd.set("texts.json", "{ \"a b\" : \"c \\\" d\\\\\" ,\n\t\"e\": [ 1 , 2 ] }");
    odd.set("empty.json", "");
    const auto again = PackFiles::fromBytes(odd.toBytes(), "odd", problems);
    QVERIFY(again);
    QCOMPARE(again->find("texts.json")->bytes, QByteArray("{\"a b\":\"c \\\" d\\\\\",\"e\":[1,2]}"));
    QCOMPARE(again->find("empty.json")->bytes, QByteArray());
}

void TestPackFiles::bytesAreSmall() {
    QVERIFY2(m_printed.toBytes().size() < 16 * 1024, QByteArray::number(m_printed.toBytes().size()));
}

void TestPackFiles::damagedBytes_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("kind");
    const QByteArray magic("magister-pack-files/1\n");
    const auto row = [](const char* name, const QByteArray& bytes, ProblemKind kind) {
        QTest::newRow(name) << bytes << static_cast<int>(kind);
    };
    row("nothing", {}, ProblemKind::WrongFormat);
    row("four zeros", QByteArray(4, '\0'), ProblemKind::WrongFormat);
    row("text", "this was never compressed", ProblemKind::FileTooBig); // its first letters claim a huge size
    row("small claim, no stream", QByteArray("\0\0\1\0", 4) + "this is no stream", ProblemKind::WrongFormat);
    row("another format", qCompress("magister-pack-files/2\n0 a\n"), ProblemKind::WrongFormat);
    row("too big", QByteArray(300 * 1024, '\0'), ProblemKind::FileTooBig);
    row("no name", qCompress(magic + "5\n12345"), ProblemKind::UnexpectedText);
    row("no line", qCompress(magic + "5 a.json"), ProblemKind::UnexpectedText);
    row("no number", qCompress(magic + "x a.json\n12345"), ProblemKind::UnexpectedText);
    row("negative", qCompress(magic + "-1 a.json\n12345"), ProblemKind::UnexpectedText);
    row("more than there is", qCompress(magic + "6 a.json\n12345"), ProblemKind::UnexpectedText);
    row("a huge number", qCompress(magic + "9223372036854775807 a.json\n12345"), ProblemKind::UnexpectedText);
    row("outside", qCompress(magic + "1 ../a.json\n1"), ProblemKind::UnexpectedText);
    row("twice", qCompress(magic + "1 a.json\n11 a.json\n2"), ProblemKind::UnexpectedText);
}

void TestPackFiles::damagedBytes() {
    QFETCH(QByteArray, bytes);
    QFETCH(int, kind);
    QList<Problem> problems;
    QVERIFY(!PackFiles::fromBytes(bytes, "a save", problems));
    QCOMPARE(problems.size(), 1);
    QCOMPARE(static_cast<int>(problems.first().kind), kind);
    QCOMPARE(problems.first().file, QStringLiteral("a save"));
}

void TestPackFiles::cutAndChangedBytes() {
    const QByteArray whole = m_printed.toBytes();
    QLoggingCategory::setFilterRules("*.warning=false"); // Qt tells of each bad stream
    for (qsizetype i = 0; i < whole.size(); i += 7) {
        QList<Problem> problems;
        QVERIFY(!PackFiles::fromBytes(whole.left(i), "a save", problems));
        QCOMPARE(problems.size(), 1);
        QByteArray changed = whole;
        changed[i] = static_cast<char>(changed[i] ^ 0x10);
        const auto files = PackFiles::fromBytes(changed, "a save", problems);
        if (i >= 8) QVERIFY(!files); // the claimed size before it is only a hint
    }
    QLoggingCategory::setFilterRules({});
}

QTEST_GUILESS_MAIN(TestPackFiles)
#include "tst_pack_files.moc"
