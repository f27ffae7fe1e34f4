// SPDX-License-Identifier: GPL-3.0-or-later
// The file while a game is played: what was told is on the disk, and a disk that fails changes nothing.
#include "tests/content/journal_files.h"

#include "app/language/problem_text.h"

#include <QTemporaryDir>

#include <cerrno>
#include <csignal>
#include <cstdio>

#include <sys/resource.h>
#include <sys/stat.h>

using namespace magister;

namespace {

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

/// Somebody else makes the file while ours is still being written.
class OvertakenDisk : public JournalDisk {
public:
    QString target;

    qint64 write(int file, const char* bytes, qint64 size, qint64 at) override {
        put(target, "theirs");
        return JournalDisk::write(file, bytes, size, at);
    }
};

QStringList unfinishedIn(const QTemporaryDir& folder) { return QDir(folder.path()).entryList({"*.part"}, QDir::Files); }

/// Makes a file look older than it is.
void age(const QString& path, int hours) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-3600 * hours), QFileDevice::FileModificationTime));
}

} // namespace

class TestJournalDisk : public QObject {
    Q_OBJECT

private slots:
    void writtenAsPlayed();
    void refusedCommandLeavesNoRecord();
    void fullDisk_data();
    void fullDisk();
    void limitOfTheSystem();
    void cannotBeginWithoutDisk();
    void existingFileIsLeftAlone();
    void inUse();
    void anotherFileInItsPlace_data();
    void anotherFileInItsPlace();
    void writtenByAnotherProgram_data();
    void writtenByAnotherProgram();
    void writtenAfterItWasOpened();
    void nameTakenWhileWriting();
    void remainsAreRemovedWhenNobodyWritesThem();
    void noOrdinaryFile_data();
    void noOrdinaryFile();

private:
    QTemporaryDir m_folder;
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
};

void TestJournalDisk::writtenAsPlayed() {
    const QString file = path("played.game");
    OpenGame begun = GameSaves::beginGame(file, Game::pinnedSetup(5), Game::pack());
    QVERIFY(begun.file);
    const JournalFile& journal = *begun.file;
    Journaled game = journaled(std::move(begun));
    int undone = 0;
    for (int i = 0; i < 60 && !game.session().state().over(); ++i) {
        if (i % 7 == 3 && game.session().canUndo()) {
            QVERIFY(game.undo());
            ++undone;
        } else {
            QVERIFY(giveLegal(game));
        }
        QCOMPARE(contentOf(file).size(), journal.size());
        const SavedGame read = GameSaves::readSaveFile(file);
        QVERIFY(read.sound() && !read.torn);
        QVERIFY(read.session->state() == game.session().state());
        QCOMPARE(read.session->moves().size(), game.session().moves().size());
        QCOMPARE(read.session->events().size(), game.session().events().size());
    }
    QVERIFY(undone > 1);
}

void TestJournalDisk::refusedCommandLeavesNoRecord() {
    const QString file = path("refused.game");
    OpenGame begun = GameSaves::beginGame(file, Game::plainSetup(1), Game::pack());
    QVERIFY(begun.file);
    Journaled game = journaled(std::move(begun));
    const QByteArray before = contentOf(file);
    const auto answer = game.give(legal(game.session()).player, Game::early());
    QVERIFY(!answer && answer.refusal && !answer.problem);
    QCOMPARE(contentOf(file), before);
}

void TestJournalDisk::fullDisk_data() {
    QTest::addColumn<qint64>("bytes");
    QTest::addColumn<bool>("flushFails");
    QTest::addColumn<bool>("canCut");
    QTest::newRow("nothing written") << qint64(-1) << false << true;
    QTest::newRow("half a record") << qint64(40) << false << true;
    QTest::newRow("half a record, and it stays") << qint64(40) << false << false;
    QTest::newRow("written but not on the disk") << qint64(-1) << true << true;
}

void TestJournalDisk::fullDisk() {
    QFETCH(qint64, bytes);
    QFETCH(bool, flushFails);
    QFETCH(bool, canCut);
    const QString file = path(QTest::currentDataTag());
    FaultyDisk disk;
    OpenGame begun = GameSaves::beginGame(file, Game::plainSetup(1), Game::pack(), disk);
    QVERIFY(begun.file);
    Journaled game = journaled(std::move(begun));
    for (int i = 0; i < 5; ++i)
        QVERIFY(giveLegal(game));
    const Game::State before = game.session().state();
    const auto events = game.session().events().size();
    const QByteArray content = contentOf(file);

    disk.canCut = canCut;
    (flushFails ? disk.flushesLeft : disk.writesLeft) = 0;
    disk.bytesOfLast = bytes;
    auto answer = giveLegal(game);
    QVERIFY(!answer && answer.problem && !answer.refusal);
    QCOMPARE(answer.problem->kind, ProblemKind::SaveNotWritten);
    QVERIFY(game.session().state() == before);
    QCOMPARE(game.session().events().size(), events);
    QCOMPARE(game.session().moves().size(), std::size_t{5});
    if (canCut) QCOMPARE(contentOf(file), content);
    const SavedGame meanwhile = GameSaves::readSaveFile(file);
    QVERIFY(meanwhile.sound());
    QCOMPARE(meanwhile.count, 5);
    if (game.session().canUndo()) QVERIFY(game.undo().problem);
    QVERIFY(game.session().state() == before);

    disk = FaultyDisk();
    QVERIFY(giveLegal(game));
    const SavedGame read = GameSaves::readSaveFile(file);
    QVERIFY(read.sound() && !read.torn);
    QCOMPARE(read.count, 6);
}

/// The same from the system itself: no file may grow beyond this size.
void TestJournalDisk::limitOfTheSystem() {
    const QString file = path("limit.game");
    OpenGame begun = GameSaves::beginGame(file, Game::plainSetup(1), Game::pack());
    QVERIFY(begun.file);
    const JournalFile& journal = *begun.file;
    Journaled game = journaled(std::move(begun));
    QVERIFY(giveLegal(game));
    const Game::State before = game.session().state();
    struct rlimit unlimited {};
    getrlimit(RLIMIT_FSIZE, &unlimited);
    struct rlimit limited = unlimited;
    limited.rlim_cur = static_cast<rlim_t>(journal.size() + 30);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &limited);
    const auto answer = giveLegal(game);
    setrlimit(RLIMIT_FSIZE, &unlimited);
    std::signal(SIGXFSZ, handler);
    QVERIFY(answer.problem);
    QCOMPARE(answer.problem->kind, ProblemKind::SaveNotWritten);
    QVERIFY(game.session().state() == before);
    QVERIFY(giveLegal(game));
    const SavedGame read = GameSaves::readSaveFile(file);
    QVERIFY(read.sound() && !read.torn);
    QCOMPARE(read.count, 2);
}

void TestJournalDisk::cannotBeginWithoutDisk() {
    const OpenGame nowhere = GameSaves::beginGame(path("no/such/folder/x.game"), Game::plainSetup(1), Game::pack());
    QVERIFY(!nowhere.file);
    QCOMPARE(firstKind(nowhere.game), ProblemKind::SaveNotWritten);
    FaultyDisk disk;
    for (const int flushes : {0, 1}) { // the file, its folder
        disk.flushesLeft = flushes;
        const QString file = path("full.game");
        const OpenGame full = GameSaves::beginGame(file, Game::plainSetup(1), Game::pack(), disk);
        QVERIFY(!full.file);
        QCOMPARE(firstKind(full.game), ProblemKind::SaveNotWritten);
        QVERIFY(!QFile::exists(file));
        QCOMPARE(unfinishedIn(m_folder), QStringList());
    }
    const OpenGame unsound = GameSaves::beginGame(path("unsound.game"), Game::unsoundSetup(), Game::pack());
    QCOMPARE(firstKind(unsound.game), ProblemKind::SaveUnsoundSetup);
    QVERIFY(!unsound.file && !QFile::exists(path("unsound.game")));
    QCOMPARE(firstKind(GameSaves::readSaveFile(path("nothing.game"))), ProblemKind::FileMissing);
    QCOMPARE(firstKind(GameSaves::readSaveFile(m_folder.path())), ProblemKind::FileNotRegular);
}

void TestJournalDisk::existingFileIsLeftAlone() {
    const QString file = path("there.game");
    put(file, "mine");
    const OpenGame begun = GameSaves::beginGame(file, Game::plainSetup(1), Game::pack());
    QVERIFY(!begun.file);
    QCOMPARE(firstKind(begun.game), ProblemKind::SaveExists);
    QCOMPARE(contentOf(file), QByteArray("mine"));
}

void TestJournalDisk::inUse() {
    const QString file = path("used.game");
    OpenGame first = GameSaves::beginGame(file, Game::plainSetup(1), Game::pack());
    QVERIFY(first.file);
    QCOMPARE(firstKind(GameSaves::openGame(file).game), ProblemKind::SaveInUse);
    QVERIFY(GameSaves::readSaveFile(file).sound());
    first.file.reset();
    QVERIFY(GameSaves::openGame(file).file);
}

void TestJournalDisk::anotherFileInItsPlace_data() {
    QTest::addColumn<bool>("replaced");
    QTest::newRow("replaced") << true;
    QTest::newRow("removed") << false;
}

/// A folder that is kept in step with another machine: what was acknowledged stays, theirs stays, play goes on.
void TestJournalDisk::anotherFileInItsPlace() {
    QFETCH(bool, replaced);
    const QString file = path(replaced ? "replaced.game" : "removed.game");
    OpenGame begun = GameSaves::beginGame(file, Game::plainSetup(1), Game::pack());
    QVERIFY(begun.file);
    Journaled game = journaled(std::move(begun));
    for (int i = 0; i < 4; ++i)
        QVERIFY(giveLegal(game));
    const Game::State before = game.session().state();
    const QByteArray theirs = contentOf(file) + "theirs";
    if (replaced) {
        put(file + ".sync", theirs);
        QCOMPARE(std::rename(QFile::encodeName(file + ".sync").constData(), QFile::encodeName(file).constData()), 0);
    } else {
        QVERIFY(QFile::remove(file));
    }

    const auto answer = giveLegal(game);
    QVERIFY(!answer && answer.problem);
    QCOMPARE(answer.problem->kind, ProblemKind::SaveReplaced);
    const QString moved = game.recorder()->path();
    QVERIFY(moved != file);
    QCOMPARE(answer.problem->arguments, QStringList{moved});
    QVERIFY(game.session().state() == before);
    SavedGame kept = GameSaves::readSaveFile(moved);
    QVERIFY(kept.sound() && !kept.torn);
    QCOMPARE(kept.count, 4);
    QVERIFY(kept.session->state() == before);

    QVERIFY(giveLegal(game));
    kept = GameSaves::readSaveFile(moved);
    QVERIFY(kept.sound() && !kept.torn);
    QCOMPARE(kept.count, 5);
    QVERIFY(kept.session->state() == game.session().state());
    QCOMPARE(firstKind(GameSaves::openGame(moved).game), ProblemKind::SaveInUse);
    QCOMPARE(QFile::exists(file), replaced);
    if (replaced) QCOMPARE(contentOf(file), theirs);
}

void TestJournalDisk::writtenByAnotherProgram_data() {
    QTest::addColumn<int>("kind");
    QTest::newRow("behind the records") << 0;
    QTest::newRow("another, shorter file") << 1;
    QTest::newRow("as many bytes, the first record another") << 2;
    QTest::newRow("as many bytes, the last record another") << 3;
    QTest::newRow("as many bytes, all of them others") << 4;
    QTest::newRow("nothing left") << 5;
}

/// The same file, but with other content: nothing of ours is put behind what is not ours, and what was acknowledged is in
/// another file.
void TestJournalDisk::writtenByAnotherProgram() {
    QFETCH(int, kind);
    const QString file = path(("overwritten-" + QByteArray::number(kind) + ".game").constData());
    OpenGame begun = GameSaves::beginGame(file, Game::plainSetup(1), Game::pack());
    QVERIFY(begun.file);
    Journaled game = journaled(std::move(begun));
    for (int i = 0; i < 4; ++i)
        QVERIFY(giveLegal(game));
    const QByteArray ours = contentOf(file);
    QByteArray theirs = ours;
    switch (kind) {
    case 0: theirs += "theirs\n"; break;
    case 1: theirs = "theirs"; break;
    case 2: theirs[20] = theirs[20] == 'x' ? 'y' : 'x'; break;
    case 3: theirs[ours.size() - 2] = theirs[ours.size() - 2] == 'x' ? 'y' : 'x'; break;
    case 4: theirs.fill('x'); break;
    case 5: theirs.clear(); break;
    }
    // In place and under the same name; with the same time, too, as some programs set it.
    const QDateTime written = QFileInfo(file).lastModified();
    QFile same(file);
    QVERIFY(same.open(QIODevice::ReadWrite) && same.resize(theirs.size()) && same.write(theirs) == theirs.size());
    QVERIFY(same.flush() && same.setFileTime(written, QFileDevice::FileModificationTime));
    same.close();

    const Game::State before = game.session().state();
    QCOMPARE(giveLegal(game).problem->kind, ProblemKind::SaveReplaced);
    QVERIFY(game.session().state() == before);
    QCOMPARE(contentOf(file), theirs);
    const QString moved = game.recorder()->path();
    QVERIFY(moved != file);
    QCOMPARE(contentOf(moved), ours);
    QVERIFY(giveLegal(game));
    const SavedGame kept = GameSaves::readSaveFile(moved);
    QVERIFY(kept.sound() && kept.session->state() == game.session().state());
    QCOMPARE(kept.count, 5);
    QCOMPARE(contentOf(file), theirs);
}

/// Opened again, a torn record cut off: the same holds.
void TestJournalDisk::writtenAfterItWasOpened() {
    const QString file = path("reopened.game");
    {
        Journaled first = journaled(GameSaves::beginGame(file, Game::plainSetup(1), Game::pack()));
        for (int i = 0; i < 3; ++i)
            QVERIFY(giveLegal(first));
    }
    const QByteArray ours = contentOf(file);
    put(file, ours + "90 abc");
    OpenGame opened = GameSaves::openGame(file);
    QVERIFY(opened.file && opened.game.torn);
    Journaled game = journaled(std::move(opened));
    QByteArray theirs = ours;
    theirs[ours.size() - 2] = theirs[ours.size() - 2] == 'x' ? 'y' : 'x';
    QFile same(file);
    QVERIFY(same.open(QIODevice::ReadWrite) && same.write(theirs) == theirs.size());
    same.close();
    QCOMPARE(giveLegal(game).problem->kind, ProblemKind::SaveReplaced);
    QCOMPARE(contentOf(file), theirs + "90 abc");
    QCOMPARE(contentOf(game.recorder()->path()), ours);
    QVERIFY(giveLegal(game));
}

void TestJournalDisk::nameTakenWhileWriting() {
    OvertakenDisk disk;
    disk.target = path("taken.game");
    const OpenGame begun = GameSaves::beginGame(disk.target, Game::plainSetup(1), Game::pack(), disk);
    QVERIFY(!begun.file);
    QCOMPARE(firstKind(begun.game), ProblemKind::SaveExists);
    QCOMPARE(contentOf(disk.target), QByteArray("theirs"));
    QCOMPARE(unfinishedIn(m_folder), QStringList());
}

void TestJournalDisk::remainsAreRemovedWhenNobodyWritesThem() {
    const QTemporaryDir folder;
    const auto in = [&folder](const char* name) { return folder.filePath(QLatin1String(name)); };
    for (const char* name : {"a.game.aaaaaa.part", "b.game.bbbbbb.part", "c.game.cccccc.part", "letter.part"})
        put(in(name), "half");
    for (const char* name : {"a.game.aaaaaa.part", "c.game.cccccc.part", "letter.part"})
        age(in(name), 2);
    const auto held = JournalFile::open(in("c.game.cccccc.part"));
    QVERIFY(held.file);
    removeUnfinished(folder.path());
    QCOMPARE(unfinishedIn(folder), QStringList({"b.game.bbbbbb.part", "c.game.cccccc.part", "letter.part"}));
}

void TestJournalDisk::noOrdinaryFile_data() {
    QTest::addColumn<QString>("file");
    const QString pipe = path("pipe.game");
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QTest::newRow("pipe") << pipe;
    QTest::newRow("endless device") << "/dev/zero";
    QTest::newRow("folder") << m_folder.path();
    QVERIFY(QFile::link("/dev/zero", path("link.game")));
    QTest::newRow("link to a device") << path("link.game");
}

/// An answer at once: nobody waits for a pipe, and a device has no end.
void TestJournalDisk::noOrdinaryFile() {
    QFETCH(QString, file);
    QCOMPARE(firstKind(GameSaves::readSaveFile(file)), ProblemKind::FileNotRegular);
    QCOMPARE(GameSaves::readSaveHead(file).problems.first().kind, ProblemKind::FileNotRegular);
    const OpenGame opened = GameSaves::openGame(file);
    QVERIFY(!opened.file);
    QCOMPARE(firstKind(opened.game), ProblemKind::FileNotRegular);
    QVERIFY(!journalInUse(file));
}

QTEST_GUILESS_MAIN(TestJournalDisk)
#include "tst_journal_disk.moc"
