// SPDX-License-Identifier: GPL-3.0-or-later
// What was damaged is told, with record and byte; what stands before can be played on from.
#include "tests/content/journal_files.h"

#include "app/language/problem_text.h"

#include <QTemporaryDir>

using namespace magister;

namespace {

/// One way to damage a journal of eight records, and the record that the message names.
struct Damage {
    const char* name;
    QByteArray (*make)(const SampleJournal& journal);
    ProblemKind kind;
    int record;
};

/// Of two players; every record is a command.
SampleJournal eightRecords() { return sampleJournal<Game>(Game::plainSetup(9), 8); }

QByteArray edited(const SampleJournal& journal, int number, const QByteArray& from, const QByteArray& to, bool mend) {
    QByteArray record = journal.record(number);
    const auto at = record.indexOf(from);
    if (at < 0) return {};
    record.replace(at, from.size(), to);
    return journal.with(number, mend ? mended(record) : record);
}

/// Field 0 length, 1 checksum, 2 link, 3 state, 4 seat, 5 kind, 6 on: command.
QByteArray field(const SampleJournal& journal, int number, int index, const QByteArray& to, bool mend = true) {
    QList<QByteArray> words = journal.record(number).chopped(1).split(' ');
    words[index] = to;
    const QByteArray record = words.join(' ') + '\n';
    return journal.with(number, mend ? mended(record) : record);
}

const QByteArray gameLine = QByteArray("game ") + Game::id;
const QByteArray otherGame = gameLine == "game messina" ? "game orleans" : "game messina";

const std::array<Damage, 27> damages{{
    {"not a game", [](const SampleJournal&) { return QByteArray("Dear diary\n"); }, ProblemKind::SaveForeign, 0},
    {"empty", [](const SampleJournal&) { return QByteArray(); }, ProblemKind::SaveCutShort, 0},
    {"later format", [](const SampleJournal& j) { return edited(j, 0, "game/1", "game/2", false); }, ProblemKind::SaveLater, 0},
    {"format zero", [](const SampleJournal& j) { return edited(j, 0, "game/1", "game/0", false); }, ProblemKind::SaveMalformed, 0},
    {"head longer than the file", [](const SampleJournal& j) { return "magister-game/1 9999999 " + j.bytes.mid(j.bytes.indexOf(' ', 16) + 1); }, ProblemKind::SaveCutShort, 0},
    {"another seed", [](const SampleJournal& j) { return edited(j, 0, "seed 9", "seed 8", false); }, ProblemKind::SaveWrongChecksum, 0},
    {"another seed, mended", [](const SampleJournal& j) { return edited(j, 0, "seed 9", "seed 8", true); }, ProblemKind::SaveWrongState, 0},
    {"another game", [](const SampleJournal& j) { return edited(j, 0, gameLine, "game chess", true); }, ProblemKind::SaveUnknownGame, 0},
    {"the other game", [](const SampleJournal& j) { return edited(j, 0, gameLine, otherGame, true); }, ProblemKind::SaveUnknownGame, 0},
    {"unknown ruling", [](const SampleJournal& j) { return edited(j, 0, "ruling ", "ruling x", true); }, ProblemKind::SaveMalformed, 0},
    {"field twice", [](const SampleJournal& j) { return edited(j, 0, "players 2\n", "players 2\nplayers 2\n", true); }, ProblemKind::SaveMalformed, 0},
    {"field missing", [](const SampleJournal& j) { return edited(j, 0, "players 2\n", "", true); }, ProblemKind::SaveMalformed, 0},
    {"draw of nothing", [](const SampleJournal& j) { return edited(j, 0, "\nstate ", QByteArray("\n") + Game::drawOfNothing + "\nstate ", true); }, ProblemKind::SaveUnsoundSetup, 0},
    {"pack is not base64", [](const SampleJournal& j) { return edited(j, 0, "\npack ", "\npack *", true); }, ProblemKind::SaveMalformed, 0},
    {"pack is nothing", [](const SampleJournal& j) { return edited(j, 0, "\npack ", "\npack AAAA", true); }, ProblemKind::SaveUnsoundPack, 0},
    {"length", [](const SampleJournal& j) { return field(j, 3, 0, "7", false); }, ProblemKind::SaveWrongLength, 3},
    {"length of no number", [](const SampleJournal& j) { return field(j, 3, 0, "x", false); }, ProblemKind::SaveMalformed, 3},
    {"checksum", [](const SampleJournal& j) { return field(j, 3, 1, "0123456789abcdef", false); }, ProblemKind::SaveWrongChecksum, 3},
    {"link", [](const SampleJournal& j) { return field(j, 3, 2, QByteArray(32, '0')); }, ProblemKind::SaveOutOfChain, 3},
    {"state", [](const SampleJournal& j) { return field(j, 3, 3, QByteArray(16, '0')); }, ProblemKind::SaveWrongState, 3},
    {"state of no number", [](const SampleJournal& j) { return field(j, 3, 3, "F123456789abcdef"); }, ProblemKind::SaveMalformed, 3},
    {"seat", [](const SampleJournal& j) { return field(j, 3, 4, "4"); }, ProblemKind::SaveRefused, 3},
    {"seat zero", [](const SampleJournal& j) { return field(j, 3, 4, "0"); }, ProblemKind::SaveMalformed, 3},
    {"kind", [](const SampleJournal& j) { return field(j, 3, 5, "wish"); }, ProblemKind::SaveMalformed, 3},
    {"command", [](const SampleJournal& j) { return field(j, 3, 6, "fly"); }, ProblemKind::SaveUnreadable, 3},
    {"record left out", [](const SampleJournal& j) { return j.with(3, {}); }, ProblemKind::SaveOutOfChain, 3},
    {"garbage behind", [](const SampleJournal& j) { return j.bytes + "garbage"; }, ProblemKind::SaveMalformed, 9},
}};

} // namespace

class TestJournalDamage : public QObject {
    Q_OBJECT

private slots:
    void damage_data();
    void damage();
    void damagedFileIsLeftAlone();
    void tornRecordIsCutOffBeforeTheNext();

private:
    QTemporaryDir m_folder;
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
};

void TestJournalDamage::damage_data() {
    QTest::addColumn<int>("index");
    for (int i = 0; i < static_cast<int>(damages.size()); ++i)
        QTest::newRow(damages[static_cast<std::size_t>(i)].name) << i;
}

void TestJournalDamage::damage() {
    QFETCH(int, index);
    const Damage& damage = damages[static_cast<std::size_t>(index)];
    const SampleJournal journal = eightRecords();
    const QByteArray bytes = damage.make(journal);
    const SavedGame game = GameSaves::readSave(bytes, QStringLiteral("broken.game"));
    QVERIFY(!game.sound());
    const Problem& problem = game.problems.first();
    QCOMPARE(problem.kind, damage.kind);
    QCOMPARE(problem.file, QStringLiteral("broken.game"));
    QCOMPARE(problem.arguments.first().toInt(), damage.record);
    const qsizetype start = damage.record < 9 ? journal.starts[static_cast<std::size_t>(damage.record)] : journal.bytes.size();
    QVERIFY(problem.arguments.at(1).toLongLong() >= start || damage.record == 0);
    QVERIFY(problem.arguments.at(1).toLongLong() <= bytes.size());
    QVERIFY(sentence(problem).contains(QStringLiteral("record %1, byte").arg(damage.record)));
    // What stands before is sound and can be played on from, elsewhere.
    QCOMPARE(game.session.has_value(), damage.record > 0);
    if (!game.session) return;
    QCOMPARE(game.count, damage.record - 1);
    QCOMPARE(game.records, journal.bytes.first(start));
    QCOMPARE(hashOf(game), hashOf(GameSaves::readSave(journal.bytes.first(start), {})));
}

void TestJournalDamage::damagedFileIsLeftAlone() {
    const SampleJournal journal = eightRecords();
    const QByteArray bytes = field(journal, 3, 6, "fly");
    const QString file = path("damaged.game");
    put(file, bytes);
    const OpenGame opened = GameSaves::openGame(file);
    QVERIFY(!opened.file);
    QCOMPARE(firstKind(opened.game), ProblemKind::SaveUnreadable);
    QCOMPARE(contentOf(file), bytes);

    OpenGame copy = GameSaves::copyGame(opened.game, path("copy.game"));
    QVERIFY(copy.file && copy.game.sound());
    Journaled game = journaled(std::move(copy));
    QVERIFY(giveLegal(game));
    const SavedGame read = GameSaves::readSaveFile(path("copy.game"));
    QVERIFY(read.sound());
    QCOMPARE(read.count, 3);
    QCOMPARE(contentOf(file), bytes);
}

void TestJournalDamage::tornRecordIsCutOffBeforeTheNext() {
    const SampleJournal journal = sampleJournal<Game>(Game::plainSetup(1), 8);
    const QString file = path("torn.game");
    put(file, journal.bytes.chopped(5));
    OpenGame opened = GameSaves::openGame(file);
    QVERIFY(opened.file && opened.game.sound() && opened.game.torn);
    QCOMPARE(opened.game.count, 7);
    QCOMPARE(opened.game.torn->arguments.first(), QStringLiteral("8"));
    QCOMPARE(contentOf(file), journal.bytes.chopped(5));
    Journaled game = journaled(std::move(opened));
    QVERIFY(giveLegal(game));
    const SavedGame read = GameSaves::readSaveFile(file);
    QVERIFY(read.sound() && !read.torn);
    QCOMPARE(read.count, 8);
}

QTEST_GUILESS_MAIN(TestJournalDamage)
#include "tst_journal_damage.moc"
