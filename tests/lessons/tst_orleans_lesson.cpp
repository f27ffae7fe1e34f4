// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson of Orléans in which everybody plans at the same time: proved, drafted, and played by clicks at a real table.
#include "app/content/lesson_file.h"
#include "app/language/silent_language.h"
#include "app/orleans/lessons/lesson_table.h"
#include "app/orleans/lessons/lesson_vocabulary.h"
#include "app/orleans/orleans_module.h"
#include "app/orleans/pack/pack.h"
#include "app/orleans/table/targets.h"
#include "app/teaching/lesson_draft.h"
#include "app/teaching/lesson_player.h"
#include "engine/core/state_hash.h"
#include "tests/lessons/lesson_room.h"

#include <QTemporaryDir>
#include <QTest>

using namespace magister;

class TestOrleansLesson : public QObject {
    Q_OBJECT

    std::shared_ptr<const orleans::Definition> m_definition;
    std::unique_ptr<GameModule> m_module = orleans::gameModule(DataFolder::find());
    SilentLanguage m_silent;
    LessonPtr m_lesson;
    LessonWords m_words;

    orleans::LessonVocabulary vocabulary() const { return orleans::LessonVocabulary(m_definition.get()); }
    LessonRun::Opening opening() const {
        return [definition = m_definition](const LessonStart& start) {
            return orleans::Position::at(definition, start, nullptr);
        };
    }
    TableVoice voice() const {
        return {[this](const QString&) -> const Language& { return m_silent; }, QStringLiteral("en")};
    }

    /// The lesson on the table that the program lays for it.
    struct Stage {
        LessonSeat seat;
        std::unique_ptr<LessonPlayer> player;

        explicit Stage(const TestOrleansLesson& test)
            : seat(test.m_module->layLesson(*test.m_lesson, test.voice())),
              player(std::make_unique<LessonPlayer>(
                  LessonRun(test.m_lesson, test.opening()), *seat.lessonTable,
                  [&test](const QString&) { return LessonVoice{&test.m_words, &test.m_silent}; }, QStringLiteral("en"))) {
            player->setPause(0);
        }
        QString step() const { return player->finished() ? QString() : player->run().step().id; }
        const orleans::OrleansTable& table() const { return static_cast<const orleans::OrleansTable&>(*seat.table); }
        bool inStep() const {
            return stateHash(table().state()) == player->run().position().hash() &&
                   table().activeSeat() == player->run().position().seatToAct();
        }
    };

private slots:
    void headsTellWhatTheLessonsTell() {
        const LessonShelf shelf = m_module->readLessons(DataFolder::find());
        LessonShelf whole = shelf;
        const QList<Problem> problems = whole.readOn();
        QVERIFY2(problems.isEmpty(), qPrintable(shown(problems)));
        QCOMPARE(shelf.together().size(), std::size_t{3});
        QVERIFY(shelf.lessons() == whole.lessons() && shelf.together() == whole.together());
    }

    void initTestCase() {
        const OrleansPack pack = readOrleansPack();
        QVERIFY(pack.definition);
        m_definition = std::make_shared<const orleans::Definition>(*pack.definition);
        QList<Problem> problems;
        const QString folder = QStringLiteral(MAGISTER_SOURCE_DIR "/tests/lessons/orleans/");
        const auto lesson = readLesson(folder + QStringLiteral("plan-and-act.json"), QStringLiteral("lesson"), vocabulary(), problems);
        QVERIFY2(lesson && problems.isEmpty(), qPrintable(shown(problems)));
        m_lesson = std::make_shared<const Lesson>(*lesson);
        const auto words = readLessonWords(folder + QStringLiteral("plan-and-act.words.json"), QStringLiteral("words"),
                                           QStringLiteral("en"), *m_lesson, problems);
        QVERIFY2(words && problems.isEmpty(), qPrintable(shown(problems)));
        m_words = *words;
    }

    void isProved() {
        const auto findings = checkSolution(m_lesson, opening());
        QVERIFY2(findings.isEmpty(), qPrintable(shown(findings)));
        const auto tried = checkDeviations(m_lesson, opening(), vocabulary());
        QVERIFY(tried.commands > 100);
        QVERIFY2(tried.findings.isEmpty(), qPrintable(shown(tried.findings)));
        const auto walks = checkWalks(m_lesson, opening(), 12, 1347);
        QVERIFY2(walks.isEmpty(), qPrintable(shown(walks)));
    }

    /// Both are asked; whoever the line names plans, and the learner is asked before and after.
    void asksWhoeverTheLineNames() {
        LessonRun run(m_lesson, opening());
        QCOMPARE(run.position().value(QStringLiteral("turn")), QString());
        QCOMPARE(run.position().seatToAct(), 1);
        const EngineAnswer answer = answerTo(run.position(), QStringLiteral("2: place own-farmer market village 1"));
        QVERIFY(answer.next);
        QCOMPARE(answer.next->value(QStringLiteral("seat:2/place/village/1")), QStringLiteral("own-farmer"));
        QCOMPARE(answer.next->value(QStringLiteral("seat:1/place/village/1")), QString());
        QCOMPARE(withSeatToAct(answer.next, 1)->seatToAct(), 1);
        // Nobody else can be asked in somebody's action.
        while (run.step().id != u"neighbour-acts")
            run.skip();
        QCOMPARE(run.position().seatToAct(), 2);
        QVERIFY(!run.position().asking(1));
        QCOMPARE(answerTo(run.position(), QStringLiteral("1: use farmhouse")).reason, QStringLiteral("not-your-turn"));
    }

    void isPlayedByClicks() {
        Stage stage(*this);
        LessonPlayer& player = *stage.player;
        QCOMPARE(stage.step(), QStringLiteral("farmhouse"));
        QVERIFY(stage.inStep());
        QCOMPARE(stage.table().askedSeats(), (QList<int>{1, 2}));
        QCOMPARE(stage.table().viewSeat(), 1);

        // Market spaces: farmer, boatman, craftsman, trader. The farmer is not for the Farmhouse.
        player.activate(QStringLiteral("seat:1/market/0"));
        player.activate(QStringLiteral("seat:1/place:castle/slot/0"));
        QCOMPARE(player.feedback().value(QStringLiteral("text")).toString(), m_words.steps.value(QStringLiteral("farmhouse")).wrong.value(QStringLiteral("elsewhere")));
        player.takeBack();
        QVERIFY(stage.inStep());
        player.activate(QStringLiteral("seat:1/market/1"));
        player.activate(QStringLiteral("seat:1/place:farmhouse/slot/0"));
        QCOMPARE(stage.step(), QStringLiteral("farmhouse"));
        player.activate(QStringLiteral("seat:1/market/2"));
        player.activate(QStringLiteral("seat:1/place:farmhouse/slot/1"));

        // The neighbour has planned; the learner's board is still on view, and nothing tells of the other plan.
        QCOMPARE(stage.step(), QStringLiteral("neighbour-plans"));
        QTRY_VERIFY(!player.run().scriptWaits());
        QVERIFY(stage.inStep());
        QCOMPARE(stage.table().activeSeat(), 1);
        QCOMPARE(stage.table().viewSeat(), 1);
        QCOMPARE(stage.table().askedSeats(), QList<int>{1});
        QVERIFY(stage.table().secret());
        player.next();

        QCOMPARE(stage.step(), QStringLiteral("ready"));
        player.activate(QStringLiteral("button:done"));
        QCOMPARE(stage.step(), QStringLiteral("neighbour-acts"));
        QTRY_VERIFY(!player.run().scriptWaits());
        player.next();
        QCOMPARE(stage.step(), QStringLiteral("recruit"));
        QVERIFY(stage.inStep());
        player.activate(QStringLiteral("seat:1/place:farmhouse"));
        QVERIFY(player.finished());
        QVERIFY(stage.inStep());
    }

    void isShownAndGoesBack() {
        Stage stage(*this);
        LessonPlayer& player = *stage.player;
        player.showMe();
        QTRY_VERIFY(!player.showing());
        QCOMPARE(stage.step(), QStringLiteral("farmhouse"));
        QVERIFY(stage.inStep());
        for (int i = 0; i < 3; ++i) {
            player.skip();
            QTRY_VERIFY(!player.run().scriptWaits());
            QVERIFY(stage.inStep());
        }
        while (player.canBack()) {
            player.back();
            QTRY_VERIFY(!player.run().scriptWaits());
            QVERIFY(stage.inStep());
        }
        // Whoever comes back stands where they stood, also behind a script with which another seat has planned.
        LessonRun run(m_lesson, opening());
        run.skip();
        while (run.scriptWaits())
            run.playScriptLine();
        const LessonRun again = LessonRun::resumed(m_lesson, opening(), run.trace());
        QCOMPARE(again.position().hash(), run.position().hash());
        QCOMPARE(again.position().seatToAct(), 1);
    }

    void isDrafted() {
        DraftSource source;
        source.id = QStringLiteral("90-draft");
        source.seed = QStringLiteral("7");
        source.seats = m_lesson->start.tinctures;
        source.setup = QStringList{QStringLiteral("start 2")};
        orleans::Setup setup;
        setup.players = 2;
        setup.seed = 7;
        setup.startPlayer = 1;
        source.start = std::make_shared<orleans::Position>(m_definition, setup);
        source.targetsOf = [](const LessonPosition& position, const QString& command) {
            const auto& here = static_cast<const orleans::Position&>(position);
            const auto read = orleans::TableGame::commandFromText(here.definition(), here.state(), command.toStdString());
            return read ? orleans::targetsOf(here.definition(), here.state(), here.asked(), *read) : QStringList();
        };
        source.before.push_back({2, QStringLiteral("proceed")});
        for (const auto& [seat, command] : {std::pair{1, "place own-boatman market farmhouse 1"}, {2, "place own-boatman market village 2"},
                                            {1, "place own-craftsman market farmhouse 2"}, {2, "done"}, {1, "done"}})
            source.moves.push_back({seat, QString::fromLatin1(command)});
        const LessonDraft draft = draftLesson(source, vocabulary());
        QCOMPARE(draft.problem, QString());
        QCOMPARE(draft.steps, 6); // three moves of the learner, two things to watch, the end
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("90-draft.json")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(draft.lesson) > 0);
        file.close();
        QList<Problem> problems;
        auto lesson = readLesson(file.fileName(), QStringLiteral("lesson"), vocabulary(), problems);
        QVERIFY2(lesson && problems.isEmpty(), qPrintable(shown(problems)));
        const auto findings = checkSolution(std::make_shared<const Lesson>(std::move(*lesson)), opening());
        QVERIFY2(findings.isEmpty(), qPrintable(shown(findings)));
    }

    /// Lines that arrange a position begin the lesson there, are kept in a saved game, and are told where they are wrong.
    void beginsAtAnArrangedPosition() {
        QFile file(QStringLiteral(MAGISTER_SOURCE_DIR "/tests/lessons/orleans/plan-and-act.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray plain = file.readAll();
        QTemporaryDir folder;
        const auto read = [&](const QByteArray& lines, QList<Problem>& problems) {
            QFile changed(folder.filePath(QStringLiteral("plan-and-act.json")));
            QByteArray text = plain;
            text.replace("\"commands\": [\"2: proceed\"]", lines);
            if (changed.open(QIODevice::WriteOnly)) changed.write(text);
            changed.close();
            return readLesson(changed.fileName(), QStringLiteral("lesson"), vocabulary(), problems);
        };
        QList<Problem> problems;
        auto lesson = read(R"("arrange": ["round 6", "start seat:2", "event income", "seat:1 coins 9",
            "seat:2 bag knight", "seat:1 track/knight 1"])", problems);
        QVERIFY2(lesson && problems.isEmpty(), qPrintable(shown(problems)));
        const auto arranged = std::make_shared<const Lesson>(*lesson);
        const auto findings = checkSolution(arranged, opening());
        QVERIFY2(findings.isEmpty(), qPrintable(shown(findings)));
        const LessonRun run(arranged, opening());
        QCOMPARE(run.position().value(QStringLiteral("seat:1/coins")), QStringLiteral("9"));
        QCOMPARE(run.position().value(QStringLiteral("round")), QStringLiteral("6"));
        const QString path = folder.filePath(QStringLiteral("a.game"));
        QCOMPARE(m_module->keepLesson(run.position(), {{{}, QStringLiteral("ruby")}, {{}, QStringLiteral("sapphire")}}, path), QList<Problem>{});
        const OpenedTable opened = m_module->open(path, voice());
        QVERIFY(opened.table);
        QCOMPARE(static_cast<orleans::OrleansTable&>(*opened.table).session().setup().arranged.size(), 6u);

        problems.clear();
        read("\"arrange\": [\"round 6\",\n\"seat:1 crowns 9\"]", problems);
        QCOMPARE(problems.size(), 1);
        QVERIFY(problems.first().kind == ProblemKind::NotArranged);
        QVERIFY(problems.first().arguments.first().startsWith(u"\"crowns\""));
    }

    void canBePlayedOn() {
        LessonRun run(m_lesson, m_module->lessonOpening());
        while (!run.finished())
            run.skip();
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.game"));
        const QVector<Seat> seats{{{}, QStringLiteral("ruby")}, {{}, QStringLiteral("sapphire")}};
        QCOMPARE(m_module->keepLesson(run.position(), seats, path), QList<Problem>{});
        const OpenedTable opened = m_module->open(path, voice());
        QCOMPARE(opened.problems, QList<Problem>{});
        QVERIFY(opened.table);
        QCOMPARE(stateHash(static_cast<orleans::OrleansTable&>(*opened.table).state()), run.position().hash());
    }
};

QTEST_GUILESS_MAIN(TestOrleansLesson)
#include "tst_orleans_lesson.moc"
