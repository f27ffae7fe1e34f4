// SPDX-License-Identifier: GPL-3.0-or-later
// What a saved game tells besides its commands: notes in the head, and questions decided anew in mid-game.
#include "sample_journal.h"

#include "content/problem_text.h"

#include "messina/notation.h"
#include "messina/ruled_otherwise.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace magister;
using namespace magister::messina;

namespace {

const QList<QByteArray> notes{"seat 1 ruby pl full Anna", "weather fine", "seat 2 violet - none B%20B"};

Setup plainSetup() {
    Setup setup;
    setup.players = 2;
    setup.seed = 4;
    return setup;
}

/// The records of a session, written anew, with some behind them.
QByteArray journalOf(const messina::Session& session, const QByteArray& head) {
    QByteArray bytes = head;
    QByteArray link = linkTo(head);
    const auto& moves = session.moves();
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const State& after = i + 1 < moves.size() ? moves[i + 1].before : session.state();
        const QByteArray line = journalLine({positionHash(session.definition(), after), static_cast<std::uint8_t>(moves[i].player + 1),
                                             RecordKind::Command,
                                             QByteArray::fromStdString(toText(session.definition(), moves[i].before, moves[i].command))},
                                            link);
        link = linkTo(line);
        bytes += line;
    }
    return bytes;
}
QByteArray lastLink(const QByteArray& bytes) {
    JournalReader reader(bytes);
    reader.head();
    while (reader.next()) {}
    return reader.link();
}
QByteArray rulingLine(const QByteArray& before, const QByteArray& ruling, std::uint64_t state) {
    return journalLine({state, 1, RecordKind::Ruling, ruling}, lastLink(before));
}

} // namespace

class TestSaveNotes : public QObject {
    Q_OBJECT

    const Definition& definition() {
        static const SavedGame game = readSave(saveHead(*readMessinaPack(realPack()).definition, plainSetup(), realPack()), "x");
        return *game.definition;
    }
    QByteArray head() { return saveHead(definition(), plainSetup(), realPack(), notes); }

private slots:
    void notesComeBackAndChangeNothing() {
        const SavedGame with = readSave(head(), "with");
        const SavedGame without = readSave(saveHead(definition(), plainSetup(), realPack()), "without");
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
        const SavedGame plain = readSave(before, "x");
        const std::uint64_t state = positionHash(*plain.definition, plain.session->state());
        const auto with = [&](const QByteArray& note, std::uint64_t hash) {
            return before + journalLine({hash, 2, RecordKind::Note, note}, lastLink(before));
        };
        const SavedGame game = readSave(with("seat 2 violet de full B%20B", state), "x");
        QVERIFY2(game.sound(), game.problems.isEmpty() ? "" : qPrintable(sentence(game.problems.first())));
        QCOMPARE(game.count, 1);
        QCOMPARE(game.notes, notes + QList<QByteArray>{"seat 2 violet de full B%20B"});
        QVERIFY(game.session->state() == plain.session->state());
        // One that nobody understands is kept and harmless; one of another position is not of this game.
        QVERIFY(readSave(with("weather fair", state), "x").sound());
        const SavedGame wrong = readSave(with("seat 2 violet de full B%20B", state + 1), "x");
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
        const SavedGame game = readSave(mended(text), "x");
        QVERIFY(!game.session);
    }

    void theHeadAloneTellsSetupAndNotes() {
        QTemporaryDir folder;
        const QString path = folder.filePath("a.game");
        const OpenGame begun = beginGame(path, plainSetup(), realPack(), JournalDisk::real(), notes);
        QVERIFY(begun.file);
        const SaveHead read = readSaveHead(path);
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
        const SaveHead read = readSaveHead(file.fileName());
        QVERIFY(!read.setup);
        QCOMPARE(int(read.problems.first().kind), kind);
        QCOMPARE(read.problems.first().file, file.fileName());
        QCOMPARE(int(readSaveFile(file.fileName()).problems.first().kind), kind);
        QCOMPARE(int(readSaveHead(folder.filePath("none.game")).problems.first().kind), int(ProblemKind::FileMissing));
    }

    void aRulingInMidGameIsPlayedFromThere() {
        messina::Session session(definition(), plainSetup());
        const auto give = [&] {
            session.give(session.state().toAct(), choices(definition(), session.state(), session.state().toAct(), Listing::LegalOnly).front().command);
        };
        give();
        QByteArray bytes = journalOf(session, head());
        Rulings rulings = session.state().rulings;
        setAnswer(rulings, rulingIndex("recall-from-estate"), 1);
        const auto ruled = ruledOtherwise(session, rulings);
        QVERIFY(ruled);
        const QByteArray choice = QByteArray::fromStdString(std::string(rulingOptions()[rulingIndex("recall-from-estate")].choices[1]));
        const QByteArray ruling = "recall-from-estate " + choice;
        bytes += rulingLine(bytes, ruling, positionHash(definition(), ruled->state()));
        const SavedGame game = readSave(bytes, "x");
        QVERIFY2(game.sound(), game.problems.isEmpty() ? "" : qPrintable(sentence(game.problems.first())));
        QVERIFY(game.session->state() == ruled->state());
        QCOMPARE(game.rulings.size(), std::size_t{1});
        QCOMPARE(game.rulings[0].after, session.events().size());
        QCOMPARE(int(game.rulings[0].choice), 1);

        // What was decided already, what does not exist, and a wrong fingerprint: nothing of it is played.
        for (const QByteArray& bad : {ruling, QByteArray("recall-from-estate sometimes"), QByteArray("colour red"), QByteArray("recall-from-estate"),
                                      QByteArray("recall-from-estate  ") + choice}) {
            const SavedGame wrong = readSave(bytes + rulingLine(bytes, bad, positionHash(definition(), ruled->state())), "x");
            QVERIFY2(!wrong.sound() && wrong.session, bad.constData());
            QCOMPARE(int(wrong.problems.first().kind), int(ProblemKind::SaveUnreadable));
            QCOMPARE(wrong.count, 2);
        }
        const QByteArray plain = journalOf(session, head());
        const SavedGame other = readSave(plain + rulingLine(plain, ruling, 7), "x");
        QCOMPARE(int(other.problems.first().kind), int(ProblemKind::SaveWrongState));
        QVERIFY(other.session->state() == session.state() && other.rulings.empty());
        QCOMPARE(other.records, plain);
    }
};

QTEST_GUILESS_MAIN(TestSaveNotes)
#include "tst_save_notes.moc"
