// SPDX-License-Identifier: GPL-3.0-or-later
// Setups of Orléans as text, the pack in a save, and what only Orléans has: several who may answer at once. What holds
// of setups of both games: tst_setup_text.cpp.
#include "tests/content/sample_journal.h"

#include "tests/engine/orleans/random_game.h"

#include "app/orleans/pack/pack.h"
#include "app/language/problem_text.h"

#include <QtTest>

using namespace magister;
using namespace magister::orleans;

namespace {

/// A journal that is written record by record.
struct Pen {
    QByteArray bytes;
    QByteArray link{linkTo(bytes)};
    void write(const JournalRecord& record) {
        const QByteArray line = journalLine(record, link);
        link = linkTo(line);
        bytes += line;
    }
};

JournalRecord recordOf(const orleans::Session& session, PlayerIndex player, RecordKind kind, const QByteArray& command = {}) {
    return {positionHash(session.state()), static_cast<std::uint8_t>(player + 1), kind, command};
}

} // namespace

class TestOrleansSave : public QObject {
    Q_OBJECT

private slots:
    void setupTextIsPlain();
    void shortSetup();
    void questionsThatCameLater();
    void brokenSetup_data();
    void brokenSetup();
    void unsoundSetups_data();
    void unsoundSetups();
    void packIsCarried();
    void seatsInterleaveInPlanning();
    void everyCommandIsReadBack();
};

void TestOrleansSave::setupTextIsPlain() {
    Setup setup;
    setup.players = 3;
    setup.startPlayer = 2;
    setup.extraTiles = true;
    setup.rulings.planningOrder = ruling::PlanningOrder::OneByOne;
    setup.pinned.map = {"a b", "100%", ""};
    setup.pinned.bags[1] = {"knight", "monk"};
    const QByteArray text = setupText(setup);
    QVERIFY(text.startsWith("players 3\nseed 1\nstart 3\nextra-tiles yes\nfewer-tiles no\n"));
    QVERIFY(text.contains("\nruling planning-order one-by-one\n"));
    QVERIFY(text.endsWith("\ndraw map a%20b 100%25 %\ndraw bag-2 knight monk\n"));
    QCOMPARE(text.count("\nruling "), static_cast<qsizetype>(rulingCount));
}

/// As for Messina 1347.
void TestOrleansSave::questionsThatCameLater() {
    const QByteArray old("players 2\nseed 1\nstart 1\nextra-tiles no\nfewer-tiles no\n");
    const ReadSetup saved = setupFromText(old, true);
    QVERIFY(saved.setup);
    Rulings expected;
    expected.impossibleActions = ruling::ImpossibleActions::StationsToo;
    QVERIFY(saved.setup->rulings == expected);
    QVERIFY(setupFromText("players 2\n", false).setup->rulings == Rulings{});
}

void TestOrleansSave::shortSetup() {
    const ReadSetup read = setupFromText("players 2\nruling planning-undo final\n", false);
    QVERIFY(read.setup);
    Setup expected;
    expected.players = 2;
    expected.rulings.planningUndo = ruling::PlanningUndo::Final;
    QVERIFY(*read.setup == expected);
    QVERIFY(!setupFromText("players 4\n", true).setup);
    Rulings rulings;
    QCOMPARE(orleans::SaveGame::setRuling(rulings, QStringLiteral("planning-undo"), QStringLiteral("final")), QStringList());
    QVERIFY(rulings == expected.rulings);
    QCOMPARE(orleans::SaveGame::setRuling(rulings, QStringLiteral("planning-undo"), QStringLiteral("maybe")), (QStringList{"until-done", "final"}));
    QCOMPARE(orleans::SaveGame::setRuling(rulings, QStringLiteral("weather"), QStringLiteral("fine")).size(), static_cast<qsizetype>(rulingCount));
    QVERIFY(rulings == expected.rulings);
}

void TestOrleansSave::brokenSetup_data() {
    QTest::addColumn<QByteArray>("line");
    for (const char* line : {"players 5", "players 1", "players", "players 02", "players 2 2", "seed -1", "seed 18446744073709551616",
                             "seed x", "start 0", "start 5", "start", "extra-tiles maybe", "fewer-tiles", "fewer-tiles Yes", "ruling",
                             "ruling planning-order", "ruling planning-order never", "ruling planning-order together one-by-one",
                             "ruling colour red", "draw", "draw map", "draw map a%2", "draw map a%zz", "draw map a%41", "draw map %%",
                             "draw map a  b", "draw bag-0 monk", "draw bag-5 monk", "draw bag monk", "draw luck 7", "", " ", "boards b",
                             "seed 7\nseed 7", "draw map wine\ndraw map wine", "ruling bank-size unlimited\nruling bank-size unlimited"})
        QTest::newRow(line) << QByteArray(line);
}

void TestOrleansSave::brokenSetup() {
    QFETCH(QByteArray, line);
    const ReadSetup read = setupFromText("players 2\n" + (line.startsWith("players") ? "players 2\n" : QByteArray()) + line + "\n", false);
    QVERIFY(!read.setup);
    QVERIFY(read.fault.byte >= 10);
}

void TestOrleansSave::unsoundSetups_data() {
    QTest::addColumn<QByteArray>("text");
    QByteArray map = "draw map", bag = "draw bag-1", hourglass = "draw hourglass";
    for (int i = 0; i < 40; ++i)
        map += " wine", bag += " monk";
    for (int i = 0; i < 4; ++i)
        hourglass += " plague";
    for (const QByteArray& text : {QByteArray("draw hourglass feast"), hourglass, QByteArray("draw map gold"), map, bag,
                                   QByteArray("draw bag-1 own-farmer"), QByteArray("players 2\ndraw bag-3 monk"),
                                   QByteArray("players 2\nstart 3")})
        QTest::newRow(text.constData()) << text;
}

/// What cannot be laid is refused before it is tried.
void TestOrleansSave::unsoundSetups() {
    QFETCH(QByteArray, text);
    const ReadSetup read = setupFromText(text + '\n', false);
    QVERIFY(read.setup);
    QVERIFY(!validate(SampleGame::definition(), *read.setup).empty());
    const QByteArray head = journalHead("game orleans\n" + setupText(*read.setup) + "state 0123456789abcdef\npack " +
                                        SampleGame::pack().toBytes().toBase64() + '\n');
    const SavedGame game = readSave(head, QStringLiteral("head"));
    QVERIFY(!game.session);
    QCOMPARE(game.problems.first().kind, ProblemKind::SaveUnsoundSetup);
}

void TestOrleansSave::packIsCarried() {
    PackFiles pack = SampleGame::pack();
    QByteArray deeds = pack.find(QStringLiteral("deeds.json"))->bytes;
    QVERIFY(deeds.contains("\"reward\": {\"coins\": 3}"));
    pack.set(QStringLiteral("deeds.json"), deeds.replace("\"reward\": {\"coins\": 3}", "\"reward\": {\"coins\": 9}"));
    const OrleansPack other = readOrleansPack(pack);
    QVERIFY(other.definition);
    const SavedGame game = readSave(saveHead(*other.definition, Setup{}, pack), QStringLiteral("own"));
    QVERIFY(game.sound());
    const auto conclave = [](const Definition& definition) {
        return definition.deeds[static_cast<std::size_t>(DeedId::PapalConclave)].coins;
    };
    QCOMPARE(int(conclave(*game.definition)), 9);
    QCOMPARE(int(conclave(SampleGame::definition())), 3);
    // The other one is still known to those who ask for it.
    QCOMPARE(int(conclave(*readSave(saveHead(SampleGame::definition(), Setup{}, SampleGame::pack()), {}).definition)), 3);
}

/// All plan at once: commands of all seats stand among each other, each with its seat. The last one can be taken back,
/// by whoever gave it, and none before it.
void TestOrleansSave::seatsInterleaveInPlanning() {
    const Definition& definition = SampleGame::definition();
    Setup setup;
    setup.players = 3;
    orleans::Session session(definition, setup);
    Pen pen{saveHead(definition, setup, SampleGame::pack())};
    const auto give = [&](PlayerIndex player, const Command& command) {
        const QByteArray text = QByteArray::fromStdString(SampleGame::toText(definition, session.state(), command));
        if (session.give(player, command)) return false;
        pen.write(recordOf(session, player, RecordKind::Command, text));
        return true;
    };
    for (int i = 0; i < 100 && session.state().stage != Stage::Planning; ++i)
        for (PlayerIndex p = 0; p < 3; ++p)
            if (session.state().isAsked(p) && session.state().stage != Stage::Planning)
                QVERIFY(give(p, choices(definition, session.state(), p, Listing::LegalOnly).front().command));
    QVERIFY(session.state().planningTogether());
    const auto placing = [&](PlayerIndex p) {
        for (const Choice& choice : choices(definition, session.state(), p, Listing::LegalOnly))
            if (std::holds_alternative<PlaceFollower>(choice.command)) return choice.command;
        return Command{};
    };
    for (const PlayerIndex p : {2, 0, 1, 2, 0})
        QVERIFY(give(p, placing(p)));
    const SavedGame read = readSave(pen.bytes, QStringLiteral("planned"));
    QVERIFY2(read.sound(), read.problems.isEmpty() ? "" : qPrintable(sentence(read.problems.first())));
    QVERIFY(read.session->state() == session.state());
    const int planned = read.count;

    // Seat 3 planned before, but it is not the last one.
    orleans::Session back = session;
    back.undo();
    Pen wrong = pen;
    wrong.write(recordOf(back, 2, RecordKind::Undo));
    const SavedGame refused = readSave(wrong.bytes, QStringLiteral("wrong"));
    QCOMPARE(refused.problems.first().kind, ProblemKind::SaveNoUndo);
    QCOMPARE(refused.count, planned);
    QVERIFY(refused.session->state() == session.state());

    Pen right = pen;
    right.write(recordOf(back, 0, RecordKind::Undo));
    const SavedGame undone = readSave(right.bytes, QStringLiteral("right"));
    QVERIFY(undone.sound());
    QVERIFY(undone.session->state() == back.state());
    QCOMPARE(undone.session->moves().size(), session.moves().size() - 1);
    QCOMPARE(int(undone.session->moves().back().player), 2);

    // A command under another seat is another command: its fingerprint or its legality tells.
    const QByteArray line = pen.bytes.mid(pen.bytes.chopped(1).lastIndexOf('\n') + 1);
    QList<QByteArray> words = line.chopped(1).split(' ');
    QCOMPARE(words[4], QByteArray("1"));
    words[4] = "2";
    const SavedGame swapped = readSave(pen.bytes.chopped(line.size()) + mended(words.join(' ') + '\n'), QStringLiteral("swapped"));
    QVERIFY(!swapped.sound());
    QCOMPARE(swapped.problems.first().arguments.first().toInt(), planned);
}

/// Whatever is listed, legal or not, is what its text says: nothing in a command gets lost.
void TestOrleansSave::everyCommandIsReadBack() {
    const Definition& definition = SampleGame::definition();
    int read = 0;
    std::string lost;
    std::set<std::size_t> kinds;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        RandomGame game(definition, randomSetup(seed), Policy::Builder);
        game.checkEvery(0);
        QVERIFY(game.play(nullptr, [&](const State& state, PlayerIndex player, const std::vector<Choice>&) {
            auto listed = SampleGame::choices(definition, state, player, false);
            // Whoever is done may plan again.
            for (PlayerIndex other = 0; other < state.playerCount; ++other)
                if (!state.isAsked(other))
                    for (const Choice& choice : SampleGame::choices(definition, state, other, false))
                        listed.push_back(choice);
            for (const Choice& choice : listed) {
                const std::string text = SampleGame::toText(definition, state, choice.command);
                const auto again = SampleGame::commandFromText(definition, state, text);
                if (!again || !(*again == choice.command)) lost = text;
                kinds.insert(choice.command.index());
                ++read;
            }
        }));
        QCOMPARE(lost, std::string());
    }
    qInfo("%d commands of %zu kinds", read, kinds.size());
    QString missing;
    for (std::size_t kind = 0; kind < std::variant_size_v<Command>; ++kind)
        if (!kinds.contains(kind)) missing += QString::number(kind) + QLatin1Char(' ');
    QCOMPARE(missing, QString());
}

QTEST_GUILESS_MAIN(TestOrleansSave)
#include "tst_orleans_save.moc"
