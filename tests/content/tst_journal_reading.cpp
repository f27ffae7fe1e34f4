// SPDX-License-Identifier: GPL-3.0-or-later
// What is written can be read, whole or cut short, and a byte that changed is noticed.
#include "tests/content/journal_files.h"

#include "app/language/problem_text.h"

#include <algorithm>

using namespace magister;

class TestJournalReading : public QObject {
    Q_OBJECT

private slots:
    void wholeGamesComeBack();
    void everyTruncation();
    void everyByteOfASmallJournal();
    void finishedGameOpensFast();
};

void TestJournalReading::wholeGamesComeBack() {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const SampleJournal journal = sampleJournal<Game>(Game::pinnedSetup(seed), 100'000);
        const SavedGame game = GameSaves::readSave(journal.bytes, QStringLiteral("game"));
        QVERIFY2(game.sound(), game.problems.isEmpty() ? "" : qPrintable(sentence(game.problems.first())));
        QVERIFY(!game.torn);
        QVERIFY(game.session->state().over());
        QCOMPARE(hashOf(game), journal.last);
        QCOMPARE(game.count, journal.count());
        QCOMPARE(game.records, journal.bytes);
        QVERIFY(game.session->setup() == Game::pinnedSetup(seed));
        QVERIFY(journal.count() > Game::fewestRecords);
    }
}

/// A journal that was cut somewhere opens with what it holds whole, or says that it holds no game.
void TestJournalReading::everyTruncation() {
    for (const std::uint64_t seed : {3u, 4u}) {
        const SampleJournal journal = sampleJournal<Game>(Game::pinnedSetup(seed), 12);
        std::vector<Game::State> after;
        for (int number = 0; number <= journal.count(); ++number)
            after.push_back(GameSaves::readSave(journal.upTo(number), {}).session->state());
        const qsizetype headEnd = journal.record(0).size();
        for (qsizetype size = 0; size < journal.bytes.size(); ++size) {
            const SavedGame game = GameSaves::readSave(journal.bytes.first(size), QStringLiteral("cut"));
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
            QVERIFY(game.session->state() == after[static_cast<std::size_t>(last)]);
        }
    }
}

/// Whatever one byte becomes, it is noticed, and the message names the record.
void TestJournalReading::everyByteOfASmallJournal() {
    const SampleJournal journal = sampleJournal<Game>(Game::plainSetup(1), 6);
    const qsizetype headLine = journal.bytes.indexOf('\n') + 1;
    for (qsizetype at = 0; at < journal.bytes.size(); ++at) {
        if (at > headLine + 200 && at < journal.starts[1] - 200 && at % 97 != 0) continue; // the pack: now and then
        for (const char flip : {'\x01', '\x10', '\x40'}) {
            QByteArray bytes = journal.bytes;
            bytes[at] = static_cast<char>(bytes[at] ^ flip);
            const SavedGame game = GameSaves::readSave(bytes, QStringLiteral("flipped"));
            const auto next = std::upper_bound(journal.starts.begin(), journal.starts.end(), at);
            const int record = static_cast<int>(next - journal.starts.begin()) - 1;
            QVERIFY2(!game.sound(), qPrintable(QStringLiteral("byte %1").arg(at)));
            QCOMPARE(game.problems.first().arguments.first().toInt(), record);
            QCOMPARE(game.count, std::max(record - 1, 0));
        }
    }
}

/// The quickest of ten; bench prints the figure, this only holds the line on a busy machine.
void TestJournalReading::finishedGameOpensFast() {
    Game::Setup setup = Game::plainSetup(1);
    setup.players = 4;
    const SampleJournal journal = sampleJournal<Game>(setup, 100'000);
    qint64 best = std::numeric_limits<qint64>::max();
    for (int i = 0; i < 10; ++i) {
        QElapsedTimer timer;
        timer.start();
        QVERIFY(GameSaves::readSave(journal.bytes, {}).sound());
        best = std::min(best, timer.nsecsElapsed());
    }
    qInfo("%d records open in %.1f ms", journal.count(), static_cast<double>(best) / 1e6);
    QVERIFY(best < 200'000'000);
}

QTEST_GUILESS_MAIN(TestJournalReading)
#include "tst_journal_reading.moc"
