// SPDX-License-Identifier: GPL-3.0-or-later
// What a saved game tells besides its commands: notes in the head, and questions decided anew in mid-game.
#include "tests/content/journal_files.h"

#include "app/language/problem_text.h"

#include <QTemporaryDir>

using namespace magister;

namespace {

const QList<QByteArray> notes{"seat 1 ruby pl full Anna", "weather fine", "seat 2 violet - none B%20B"};

using OtherGame = std::conditional_t<std::is_same_v<Game, messina::SampleGame>, orleans::SampleGame, messina::SampleGame>;

Game::Setup plainSetup() { return Game::plainSetup(4); }

/// The records of a session, written anew, with some behind them.
QByteArray journalOf(const GameSession& session, const QByteArray& head) {
    QByteArray bytes = head;
    QByteArray link = linkTo(head);
    const auto& moves = session.moves();
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Game::State& after = i + 1 < moves.size() ? moves[i + 1].before : session.state();
        const QByteArray line = journalLine({Game::positionHash(session.definition(), after), static_cast<std::uint8_t>(moves[i].player + 1),
                                             RecordKind::Command,
                                             QByteArray::fromStdString(Game::toText(session.definition(), moves[i].before, moves[i].command))},
                                            link);
        link = linkTo(line);
        bytes += line;
    }
    return bytes;
}
QByteArray rulingLine(const QByteArray& before, const QByteArray& ruling, std::uint64_t state) {
    return journalLine({state, 1, RecordKind::Ruling, ruling}, lastLink(before));
}

} // namespace

class TestSaveNotes : public QObject {
    Q_OBJECT

    const Game::Definition& definition() { return Game::definition(); }
    QByteArray head() { return GameSaves::saveHead(definition(), plainSetup(), Game::pack(), notes); }

private slots:
    void notesComeBackAndChangeNothing() {
        const SavedGame with = GameSaves::readSave(head(), "with");
        const SavedGame without = GameSaves::readSave(GameSaves::saveHead(definition(), plainSetup(), Game::pack()), "without");
        QVERIFY2(with.sound(), with.problems.isEmpty() ? "" : qPrintable(sentence(with.problems.first())));
        QVERIFY(without.sound());
        QCOMPARE(with.notes, notes);
        QVERIFY(without.notes.isEmpty());
        QVERIFY(with.session->setup() == without.session->setup());
        QVERIFY(with.session->state() == without.session->state());
        QVERIFY(!without.content->provenance.ours("nothing"));
    }

    void aNoteBetweenRecordsIsReadAndChangesNothing() {
        const QByteArray before = head();
        const SavedGame plain = GameSaves::readSave(before, "x");
        const std::uint64_t state = hashOf(plain);
        const auto with = [&](const QByteArray& note, std::uint64_t hash) {
            return before + journalLine({hash, 2, RecordKind::Note, note}, lastLink(before));
        };
        const SavedGame game = GameSaves::readSave(with("seat 2 violet de full B%20B", state), "x");
        QVERIFY2(game.sound(), game.problems.isEmpty() ? "" : qPrintable(sentence(game.problems.first())));
        QCOMPARE(game.count, 1);
        QCOMPARE(game.notes, notes + QList<QByteArray>{"seat 2 violet de full B%20B"});
        QVERIFY(game.session->state() == plain.session->state());
        // One that nobody understands is kept and harmless; one of another position is not of this game.
        QVERIFY(GameSaves::readSave(with("weather fair", state), "x").sound());
        const SavedGame wrong = GameSaves::readSave(with("seat 2 violet de full B%20B", state + 1), "x");
        QVERIFY(!wrong.sound());
        QCOMPARE(wrong.problems.first().kind, ProblemKind::SaveWrongState);
        QCOMPARE(wrong.notes, notes);
        QCOMPARE(wrong.count, 0);
    }

    void aNoteInTheMiddleOfTheSetupIsNone() {
        QByteArray text = head();
        const qsizetype at = text.indexOf("seed 4\n");
        text.insert(at, "note early\n");
        // The checksum is made right again, so that the place is what is wrong.
        const SavedGame game = GameSaves::readSave(mended(text), "x");
        QVERIFY(!game.session);
    }

    void theHeadAloneTellsSetupAndNotes() {
        QTemporaryDir folder;
        const QString path = folder.filePath("a.game");
        const OpenGame begun = GameSaves::beginGame(path, plainSetup(), Game::pack(), JournalDisk::real(), notes);
        QVERIFY(begun.file);
        const GameSaves::SaveHead read = GameSaves::readSaveHead(path);
        QVERIFY(read.setup && read.problems.isEmpty());
        QVERIFY(*read.setup == plainSetup());
        QCOMPARE(read.notes, notes);
        QVERIFY(journalInUse(path));
    }

    void theHeadAloneTellsWhatIsWrong_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("kind");
        QTest::newRow("empty") << QByteArray() << int(ProblemKind::SaveCutShort);
        QTest::newRow("a letter to a friend") << QByteArray("Dear Anna,\n") << int(ProblemKind::SaveForeign);
        QTest::newRow("a later version") << QByteArray("magister-game/7 3 abc\nxyz") << int(ProblemKind::SaveLater);
        QTest::newRow("another game") << journalHead("game chess\nx\n") << int(ProblemKind::SaveUnknownGame);
        QTest::newRow("the other game") << sampleJournal<OtherGame>(OtherGame::plainSetup(4), 3).bytes << int(ProblemKind::SaveUnknownGame);
        QByteArray changed = head();
        changed[changed.size() / 2] = changed[changed.size() / 2] == 'x' ? 'y' : 'x';
        QTest::newRow("one letter changed") << changed << int(ProblemKind::SaveWrongChecksum);
        QTest::newRow("cut off") << head().chopped(100) << int(ProblemKind::SaveCutShort);
    }
    void theHeadAloneTellsWhatIsWrong() {
        QFETCH(QByteArray, bytes);
        QFETCH(int, kind);
        QTemporaryDir folder;
        QFile file(folder.filePath("a.game"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const GameSaves::SaveHead read = GameSaves::readSaveHead(file.fileName());
        QVERIFY(!read.setup);
        QCOMPARE(int(read.problems.first().kind), kind);
        QCOMPARE(read.problems.first().file, file.fileName());
        QCOMPARE(int(GameSaves::readSaveFile(file.fileName()).problems.first().kind), kind);
        QCOMPARE(int(GameSaves::readSaveHead(folder.filePath("none.game")).problems.first().kind), int(ProblemKind::FileMissing));
    }

    void aRulingInMidGameIsPlayedFromThere() {
        GameSession session(definition(), plainSetup());
        const Legal first = legal(session);
        session.give(first.player, first.command);
        QByteArray bytes = journalOf(session, head());
        const QByteArray question(Game::openQuestion);
        const std::size_t index = Game::rulingIndex(QString::fromLatin1(question));
        const std::string_view answer = magister::MAGISTER_SAMPLE::rulingOptions()[index].choices[1];
        const QByteArray ruling = question + ' ' + QByteArray(answer.data(), static_cast<qsizetype>(answer.size()));
        Game::Rulings rulings = session.state().rulings;
        setAnswer(rulings, index, 1);
        const auto ruled = Game::ruledOtherwise(session, rulings);
        QVERIFY(ruled);
        bytes += rulingLine(bytes, ruling, Game::positionHash(definition(), ruled->state()));
        const SavedGame game = GameSaves::readSave(bytes, "x");
        QVERIFY2(game.sound(), game.problems.isEmpty() ? "" : qPrintable(sentence(game.problems.first())));
        QVERIFY(game.session->state() == ruled->state());
        QCOMPARE(game.rulings.size(), std::size_t{1});
        QCOMPARE(game.rulings[0].after, session.events().size());
        QCOMPARE(int(game.rulings[0].choice), 1);

        // What was decided already, what does not exist, and a wrong fingerprint: nothing of it is played.
        QByteArray twoBlanks = ruling;
        twoBlanks.replace(' ', "  ");
        for (const QByteArray& bad : {ruling, question + " sometimes", QByteArray("colour red"), question, twoBlanks}) {
            const SavedGame wrong = GameSaves::readSave(bytes + rulingLine(bytes, bad, Game::positionHash(definition(), ruled->state())), "x");
            QVERIFY2(!wrong.sound() && wrong.session, bad.constData());
            QCOMPARE(int(wrong.problems.first().kind), int(ProblemKind::SaveUnreadable));
            QCOMPARE(wrong.count, 2);
        }
        const QByteArray plain = journalOf(session, head());
        const SavedGame other = GameSaves::readSave(plain + rulingLine(plain, ruling, 7), "x");
        QCOMPARE(int(other.problems.first().kind), int(ProblemKind::SaveWrongState));
        QVERIFY(other.session->state() == session.state() && other.rulings.empty());
        QCOMPARE(other.records, plain);
    }

    /// The time grows with the size and not with its square, or the program would be stopped before it has read this.
    void theLargestSaveOfNotesIsRead() {
        QByteArray bytes = head();
        const std::uint64_t state = hashOf(GameSaves::readSave(bytes, "head"));
        const JournalRecord note{state, 1, RecordKind::Note, "x"};
        int count = 0;
        for (QByteArray link = linkTo(bytes);; ++count) {
            const QByteArray line = journalLine(note, link);
            if (bytes.size() + line.size() > biggestSave) break;
            bytes += line;
            link = linkTo(line);
        }
        QVERIFY(count > 100'000);
        const SavedGame game = GameSaves::readSave(bytes, "largest");
        QVERIFY2(game.sound(), game.problems.isEmpty() ? "" : qPrintable(sentence(game.problems.first())));
        QCOMPARE(game.count, count);
        QCOMPARE(game.notes.size(), notes.size() + count);
        QCOMPARE(game.records, bytes);

        // Whoever cannot wait gets what was sound until then.
        const SavedGame hurried = GameSaves::readSave(bytes, "largest", {1, nullptr});
        QVERIFY(hurried.session && !hurried.sound());
        QCOMPARE(hurried.problems.size(), 1);
        QCOMPARE(hurried.problems.first().kind, ProblemKind::SaveTooSlow);
        QVERIFY(hurried.count < count);
        QVERIFY(bytes.startsWith(hurried.records));
        QVERIFY(sentence(hurried.problems.first()).contains("0.001"));
    }

    void rulingsAreChangedOnlySoOften() {
        const auto question = Game::rulingIndex(QString::fromLatin1(Game::openQuestion));
        const auto& option = magister::MAGISTER_SAMPLE::rulingOptions()[question];
        const auto ruling = [&](std::uint8_t choice) {
            return QByteArray::fromStdString(std::string(option.id) + ' ' + std::string(option.choices[choice]));
        };
        QTemporaryDir folder;
        const QString path = folder.filePath("ruled.game");
        OpenGame begun = GameSaves::beginGame(path, plainSetup(), Game::pack());
        QVERIFY(begun.file);
        Game::Rulings rulings = begun.game.session->state().rulings;
        std::vector<std::uint64_t> states; // of either answer
        for (const std::uint8_t choice : {0, 1}) {
            setAnswer(rulings, question, choice);
            const auto ruled = choice == 0 ? begun.game.session : Game::ruledOtherwise(*begun.game.session, rulings);
            QVERIFY(ruled);
            states.push_back(Game::positionHash(definition(), ruled->state()));
        }
        const auto record = [&](int number) {
            const auto choice = static_cast<std::uint8_t>(number % 2 == 0 ? 1 : 0);
            return JournalRecord{states[choice], 1, RecordKind::Ruling, ruling(choice)};
        };
        for (int number = 0; number < mostRulings; ++number)
            QVERIFY(!begun.file->append(record(number)));
        const QByteArray full = contentOf(path);
        const SavedGame game = GameSaves::readSave(full, "ruled");
        QVERIFY2(game.sound(), game.problems.isEmpty() ? "" : qPrintable(sentence(game.problems.first())));
        QCOMPARE(game.rulings.size(), std::size_t{mostRulings});

        // Neither written nor read: a game that could not be opened again is not kept. Other records still are.
        const auto refused = begun.file->append(record(mostRulings));
        QVERIFY(refused);
        QCOMPARE(refused->kind, ProblemKind::SaveNoMoreRulings);
        QCOMPARE(contentOf(path), full);
        begun.file.reset();
        OpenGame again = GameSaves::openGame(path);
        QVERIFY(again.file);
        QCOMPARE(again.file->append(record(mostRulings))->kind, ProblemKind::SaveNoMoreRulings);
        QVERIFY(!again.file->append({states[0], 1, RecordKind::Note, "x"}));
        const SavedGame more = GameSaves::readSave(full + journalLine(record(mostRulings), lastLink(full)), "ruled");
        QVERIFY(!more.sound() && more.session);
        QCOMPARE(firstKind(more), ProblemKind::SaveTooManyRulings);
        QCOMPARE(more.count, mostRulings);
    }
};

QTEST_GUILESS_MAIN(TestSaveNotes)
#include "tst_save_notes.moc"
