// SPDX-License-Identifier: GPL-3.0-or-later
// The file of a game: what is written can be read, what was damaged is told, what was told is on the disk.
#include "sample_journal.h"

#include "random_setup.h"

#include "content/problem_text.h"
#include "core/state_hash.h"
#include "messina/notation.h"
#include "session/journaled_session.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cerrno>
#include <csignal>

#include <sys/resource.h>

using namespace magister;
using namespace magister::messina;

namespace {

using Journaled = JournaledSession<SessionGame>;

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("?");
}

void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(bytes);
}

/// Fails at the n-th write, sync or cut, after so many bytes.
class FaultyDisk : public JournalDisk {
public:
    int writesLeft{1000};
    qint64 bytesOfLast{-1}; ///< -1: the write itself fails
    int flushesLeft{1000};
    bool canCut{true};

    qint64 write(int file, const char* bytes, qint64 size, qint64 at) override {
        if (writesLeft-- > 0) return JournalDisk::write(file, bytes, size, at);
        if (bytesOfLast > 0) {
            const qint64 some = std::min(std::exchange(bytesOfLast, -1), size);
            return JournalDisk::write(file, bytes, some, at);
        }
        errno = ENOSPC;
        return -1;
    }
    bool flush(int file) override {
        if (flushesLeft-- > 0) return JournalDisk::flush(file);
        errno = EIO;
        return false;
    }
    bool truncate(int file, qint64 size) override {
        if (canCut) return JournalDisk::truncate(file, size);
        errno = EIO;
        return false;
    }
};

Command legal(const messina::Session& session) {
    return choices(session.definition(), session.state(), session.state().toAct(), Listing::LegalOnly).front().command;
}

/// The first problem; a kind that no save has when there is none.
ProblemKind firstKind(const SavedGame& game) {
    return game.problems.isEmpty() ? ProblemKind::FileEmpty : game.problems.first().kind;
}

} // namespace

class TestJournal : public QObject {
    Q_OBJECT

private slots:
    void wholeGamesComeBack();
    void writtenAsPlayed();
    void refusedCommandLeavesNoRecord();
    void everyTruncation();
    void everyByteOfASmallJournal();
    void damage_data();
    void damage();
    void damagedFileIsLeftAlone();
    void tornRecordIsCutOffBeforeTheNext();
    void fullDisk_data();
    void fullDisk();
    void limitOfTheSystem();
    void cannotBeginWithoutDisk();
    void existingFileIsLeftAlone();
    void inUse();
    void finishedGameOpensFast();

private:
    QTemporaryDir m_folder;
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
};

void TestJournal::wholeGamesComeBack() {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const SampleJournal journal = sampleJournal(pinnedSetup(seed), 100'000);
        const SavedGame game = readSave(journal.bytes, QStringLiteral("game"));
        QVERIFY2(game.sound(), game.problems.isEmpty() ? "" : qPrintable(sentence(game.problems.first())));
        QVERIFY(!game.torn);
        QVERIFY(game.session->state().over());
        QCOMPARE(positionHash(*game.definition, game.session->state()), journal.last);
        QCOMPARE(game.count, journal.count());
        QCOMPARE(game.records, journal.bytes);
        QVERIFY(game.session->setup() == pinnedSetup(seed));
        QVERIFY(journal.count() > 50);
    }
}

void TestJournal::writtenAsPlayed() {
    const QString file = path("played.game");
    OpenGame begun = beginGame(file, randomSetup(5), realPack());
    QVERIFY(begun.file);
    Journaled game(std::move(*begun.game.session), std::move(begun.file), &toText);
    int undone = 0;
    for (int i = 0; i < 60 && !game.session().state().over(); ++i) {
        if (i % 7 == 3 && game.session().canUndo()) {
            QVERIFY(game.undo());
            ++undone;
        } else {
            QVERIFY(game.give(game.session().state().toAct(), legal(game.session())));
        }
        QCOMPARE(contentOf(file).size(), game.file().size());
        const SavedGame read = readSaveFile(file);
        QVERIFY(read.sound() && !read.torn);
        QVERIFY(read.session->state() == game.session().state());
        QCOMPARE(read.session->moves().size(), game.session().moves().size());
        QCOMPARE(read.session->events().size(), game.session().events().size());
    }
    QVERIFY(undone > 1);
}

void TestJournal::refusedCommandLeavesNoRecord() {
    const QString file = path("refused.game");
    OpenGame begun = beginGame(file, Setup{}, realPack());
    QVERIFY(begun.file);
    Journaled game(std::move(*begun.game.session), std::move(begun.file), &toText);
    const QByteArray before = contentOf(file);
    const auto answer = game.give(game.session().state().toAct(), EndTurn{});
    QVERIFY(!answer && answer.refusal && !answer.problem);
    QCOMPARE(contentOf(file), before);
}

/// A journal that was cut somewhere opens with what it holds whole, or says that it holds no game.
void TestJournal::everyTruncation() {
    for (const std::uint64_t seed : {3u, 4u}) {
        const SampleJournal journal = sampleJournal(pinnedSetup(seed), 12);
        std::vector<std::uint64_t> after;
        for (int number = 0; number <= journal.count(); ++number)
            after.push_back(stateHash(readSave(journal.bytes.first(journal.starts[static_cast<std::size_t>(number)] + journal.record(number).size()), {}).session->state()));
        const qsizetype headEnd = journal.record(0).size();
        for (qsizetype size = 0; size < journal.bytes.size(); ++size) {
            const SavedGame game = readSave(journal.bytes.first(size), QStringLiteral("cut"));
            if (size < headEnd) {
                QVERIFY(!game.session && !game.sound());
                QCOMPARE(firstKind(game), ProblemKind::SaveCutShort);
                continue;
            }
            const auto next = std::upper_bound(journal.starts.begin(), journal.starts.end(), size);
            const auto whole = static_cast<int>(next - journal.starts.begin()) - 1;
            const bool boundary = journal.starts[static_cast<std::size_t>(whole)] == size;
            const int last = whole - 1; // the record that begins at or before `size` is not whole
            QVERIFY(game.sound());
            QCOMPARE(game.torn.has_value(), !boundary);
            QCOMPARE(game.count, last);
            QCOMPARE(stateHash(game.session->state()), after[static_cast<std::size_t>(last)]);
        }
    }
}

/// Whatever one byte becomes, it is noticed, and the message names the record.
void TestJournal::everyByteOfASmallJournal() {
    const SampleJournal journal = sampleJournal(Setup{}, 6);
    const qsizetype headLine = journal.bytes.indexOf('\n') + 1;
    for (qsizetype at = 0; at < journal.bytes.size(); ++at) {
        if (at > headLine + 200 && at < journal.starts[1] - 200 && at % 97 != 0) continue; // the pack: now and then
        for (const char flip : {'\x01', '\x10', '\x40'}) {
            QByteArray bytes = journal.bytes;
            bytes[at] = static_cast<char>(bytes[at] ^ flip);
            const SavedGame game = readSave(bytes, QStringLiteral("flipped"));
            const auto next = std::upper_bound(journal.starts.begin(), journal.starts.end(), at);
            const int record = static_cast<int>(next - journal.starts.begin()) - 1;
            QVERIFY2(!game.sound(), qPrintable(QStringLiteral("byte %1").arg(at)));
            QCOMPARE(game.problems.first().arguments.first().toInt(), record);
            QCOMPARE(game.count, std::max(record - 1, 0));
        }
    }
}

namespace {

/// One way to damage record 3 of a journal; the record given is whole.
struct Damage {
    const char* name;
    QByteArray (*make)(const SampleJournal& journal);
    ProblemKind kind;
    int record;
};

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

const std::array<Damage, 26> damages{{
    {"not a game", [](const SampleJournal&) { return QByteArray("Dear diary\n"); }, ProblemKind::SaveForeign, 0},
    {"empty", [](const SampleJournal&) { return QByteArray(); }, ProblemKind::SaveCutShort, 0},
    {"later format", [](const SampleJournal& j) { return edited(j, 0, "game/1", "game/2", false); }, ProblemKind::SaveLater, 0},
    {"format zero", [](const SampleJournal& j) { return edited(j, 0, "game/1", "game/0", false); }, ProblemKind::SaveMalformed, 0},
    {"head longer than the file", [](const SampleJournal& j) { return "magister-game/1 9999999 " + j.bytes.mid(j.bytes.indexOf(' ', 16) + 1); }, ProblemKind::SaveCutShort, 0},
    {"another seed", [](const SampleJournal& j) { return edited(j, 0, "seed 9", "seed 8", false); }, ProblemKind::SaveWrongChecksum, 0},
    {"another seed, mended", [](const SampleJournal& j) { return edited(j, 0, "seed 9", "seed 8", true); }, ProblemKind::SaveWrongState, 0},
    {"another game", [](const SampleJournal& j) { return edited(j, 0, "game messina", "game chess", true); }, ProblemKind::SaveUnknownGame, 0},
    {"unknown ruling", [](const SampleJournal& j) { return edited(j, 0, "ruling port-corners", "ruling port-colours", true); }, ProblemKind::SaveMalformed, 0},
    {"field twice", [](const SampleJournal& j) { return edited(j, 0, "players 2\n", "players 2\nplayers 2\n", true); }, ProblemKind::SaveMalformed, 0},
    {"field missing", [](const SampleJournal& j) { return edited(j, 0, "players 2\n", "", true); }, ProblemKind::SaveMalformed, 0},
    {"draw of nothing", [](const SampleJournal& j) { return edited(j, 0, "\nstate ", "\ndraw ships ship-9\nstate ", true); }, ProblemKind::SaveUnsoundSetup, 0},
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
    {"command", [](const SampleJournal& j) { return field(j, 3, 6, "castle"); }, ProblemKind::SaveUnreadable, 3},
    {"record left out", [](const SampleJournal& j) { return j.with(3, {}); }, ProblemKind::SaveOutOfChain, 3},
    {"garbage behind", [](const SampleJournal& j) { return j.bytes + "garbage"; }, ProblemKind::SaveMalformed, 9},
}};

} // namespace

void TestJournal::damage_data() {
    QTest::addColumn<int>("index");
    for (int i = 0; i < static_cast<int>(damages.size()); ++i)
        QTest::newRow(damages[static_cast<std::size_t>(i)].name) << i;
}

void TestJournal::damage() {
    QFETCH(int, index);
    const Damage& damage = damages[static_cast<std::size_t>(index)];
    Setup setup;
    setup.seed = 9;
    const SampleJournal journal = sampleJournal(setup, 8);
    const QByteArray bytes = damage.make(journal);
    const SavedGame game = readSave(bytes, QStringLiteral("broken.game"));
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
    QCOMPARE(stateHash(game.session->state()), stateHash(readSave(journal.bytes.first(start), {}).session->state()));
}

void TestJournal::damagedFileIsLeftAlone() {
    Setup setup;
    setup.seed = 9;
    const SampleJournal journal = sampleJournal(setup, 8);
    const QByteArray bytes = field(journal, 3, 6, "castle");
    const QString file = path("damaged.game");
    put(file, bytes);
    const OpenGame opened = openGame(file);
    QVERIFY(!opened.file);
    QCOMPARE(firstKind(opened.game), ProblemKind::SaveUnreadable);
    QCOMPARE(contentOf(file), bytes);

    OpenGame copy = copyGame(opened.game, path("copy.game"));
    QVERIFY(copy.file && copy.game.sound());
    Journaled game(std::move(*copy.game.session), std::move(copy.file), &toText);
    QVERIFY(game.give(game.session().state().toAct(), legal(game.session())));
    const SavedGame read = readSaveFile(path("copy.game"));
    QVERIFY(read.sound());
    QCOMPARE(read.count, 3);
    QCOMPARE(contentOf(file), bytes);
}

void TestJournal::tornRecordIsCutOffBeforeTheNext() {
    const SampleJournal journal = sampleJournal(Setup{}, 8);
    const QString file = path("torn.game");
    put(file, journal.bytes.chopped(5));
    OpenGame opened = openGame(file);
    QVERIFY(opened.file && opened.game.sound() && opened.game.torn);
    QCOMPARE(opened.game.count, 7);
    QCOMPARE(opened.game.torn->arguments.first(), QStringLiteral("8"));
    QCOMPARE(contentOf(file), journal.bytes.chopped(5));
    Journaled game(std::move(*opened.game.session), std::move(opened.file), &toText);
    QVERIFY(game.give(game.session().state().toAct(), legal(game.session())));
    const SavedGame read = readSaveFile(file);
    QVERIFY(read.sound() && !read.torn);
    QCOMPARE(read.count, 8);
}

void TestJournal::fullDisk_data() {
    QTest::addColumn<qint64>("bytes");
    QTest::addColumn<bool>("flushFails");
    QTest::addColumn<bool>("canCut");
    QTest::newRow("nothing written") << qint64(-1) << false << true;
    QTest::newRow("half a record") << qint64(40) << false << true;
    QTest::newRow("half a record, and it stays") << qint64(40) << false << false;
    QTest::newRow("written but not on the disk") << qint64(-1) << true << true;
}

void TestJournal::fullDisk() {
    QFETCH(qint64, bytes);
    QFETCH(bool, flushFails);
    QFETCH(bool, canCut);
    const QString file = path(QTest::currentDataTag());
    FaultyDisk disk;
    OpenGame begun = beginGame(file, Setup{}, realPack(), disk);
    QVERIFY(begun.file);
    Journaled game(std::move(*begun.game.session), std::move(begun.file), &toText);
    for (int i = 0; i < 5; ++i)
        QVERIFY(game.give(game.session().state().toAct(), legal(game.session())));
    const State before = game.session().state();
    const auto events = game.session().events().size();
    const QByteArray content = contentOf(file);

    disk.canCut = canCut;
    (flushFails ? disk.flushesLeft : disk.writesLeft) = 0;
    disk.bytesOfLast = bytes;
    auto answer = game.give(before.toAct(), legal(game.session()));
    QVERIFY(!answer && answer.problem && !answer.refusal);
    QCOMPARE(answer.problem->kind, ProblemKind::SaveNotWritten);
    QVERIFY(game.session().state() == before);
    QCOMPARE(game.session().events().size(), events);
    QCOMPARE(game.session().moves().size(), std::size_t{5});
    if (canCut) QCOMPARE(contentOf(file), content);
    const SavedGame meanwhile = readSaveFile(file);
    QVERIFY(meanwhile.sound());
    QCOMPARE(meanwhile.count, 5);
    if (game.session().canUndo()) QVERIFY(game.undo().problem);
    QVERIFY(game.session().state() == before);

    disk = FaultyDisk();
    QVERIFY(game.give(before.toAct(), legal(game.session())));
    const SavedGame read = readSaveFile(file);
    QVERIFY(read.sound() && !read.torn);
    QCOMPARE(read.count, 6);
}

/// The same from the system itself: no file may grow beyond this size.
void TestJournal::limitOfTheSystem() {
    const QString file = path("limit.game");
    OpenGame begun = beginGame(file, Setup{}, realPack());
    QVERIFY(begun.file);
    Journaled game(std::move(*begun.game.session), std::move(begun.file), &toText);
    QVERIFY(game.give(game.session().state().toAct(), legal(game.session())));
    const State before = game.session().state();
    struct rlimit unlimited {};
    getrlimit(RLIMIT_FSIZE, &unlimited);
    struct rlimit limited = unlimited;
    limited.rlim_cur = static_cast<rlim_t>(game.file().size() + 30);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &limited);
    const auto answer = game.give(before.toAct(), legal(game.session()));
    setrlimit(RLIMIT_FSIZE, &unlimited);
    std::signal(SIGXFSZ, handler);
    QVERIFY(answer.problem);
    QCOMPARE(answer.problem->kind, ProblemKind::SaveNotWritten);
    QVERIFY(game.session().state() == before);
    QVERIFY(game.give(before.toAct(), legal(game.session())));
    const SavedGame read = readSaveFile(file);
    QVERIFY(read.sound() && !read.torn);
    QCOMPARE(read.count, 2);
}

void TestJournal::cannotBeginWithoutDisk() {
    const OpenGame nowhere = beginGame(path("no/such/folder/x.game"), Setup{}, realPack());
    QVERIFY(!nowhere.file);
    QCOMPARE(firstKind(nowhere.game), ProblemKind::SaveNotWritten);
    FaultyDisk disk;
    for (const int flushes : {0, 1}) { // the file, its folder
        disk.flushesLeft = flushes;
        const QString file = path("full.game");
        const OpenGame full = beginGame(file, Setup{}, realPack(), disk);
        QVERIFY(!full.file);
        QCOMPARE(firstKind(full.game), ProblemKind::SaveNotWritten);
        QVERIFY(!QFile::exists(file) && !QFile::exists(file + ".part"));
    }
    Setup wrong;
    wrong.pinned.ships = {"ship-of-fools"};
    const OpenGame unsound = beginGame(path("unsound.game"), wrong, realPack());
    QCOMPARE(firstKind(unsound.game), ProblemKind::SaveUnsoundSetup);
    QVERIFY(!unsound.file && !QFile::exists(path("unsound.game")));
    QCOMPARE(firstKind(readSaveFile(path("nothing.game"))), ProblemKind::FileMissing);
    QCOMPARE(firstKind(readSaveFile(m_folder.path())), ProblemKind::FileUnreadable);
}

void TestJournal::existingFileIsLeftAlone() {
    const QString file = path("there.game");
    put(file, "mine");
    const OpenGame begun = beginGame(file, Setup{}, realPack());
    QVERIFY(!begun.file);
    QCOMPARE(firstKind(begun.game), ProblemKind::SaveExists);
    QCOMPARE(contentOf(file), QByteArray("mine"));
}

void TestJournal::inUse() {
    const QString file = path("used.game");
    OpenGame first = beginGame(file, Setup{}, realPack());
    QVERIFY(first.file);
    QCOMPARE(firstKind(openGame(file).game), ProblemKind::SaveInUse);
    QVERIFY(readSaveFile(file).sound());
    first.file.reset();
    QVERIFY(openGame(file).file);
}

/// The slowest of ten finished games; bench prints the figure, this only holds the line on a busy machine.
void TestJournal::finishedGameOpensFast() {
    Setup setup;
    setup.players = 4;
    const SampleJournal journal = sampleJournal(setup, 100'000);
    qint64 best = std::numeric_limits<qint64>::max();
    for (int i = 0; i < 10; ++i) {
        QElapsedTimer timer;
        timer.start();
        QVERIFY(readSave(journal.bytes, {}).sound());
        best = std::min(best, timer.nsecsElapsed());
    }
    qInfo("%d records open in %.1f ms", journal.count(), static_cast<double>(best) / 1e6);
    QVERIFY(best < 200'000'000);
}

QTEST_GUILESS_MAIN(TestJournal)
#include "tst_journal.moc"
