// SPDX-License-Identifier: GPL-3.0-or-later
// What a table does, for a game that it has never seen: see README.md.
#include "app/teaching/lesson_player.h"
#include "tests/games/race/module.h"
#include "tests/games/race/table/race_table.h"
#include "tests/games/race/words/english.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace magister;

namespace {

const QString dataFolder = QStringLiteral(MAGISTER_SOURCE_DIR "/tests/games/race/data");

const Language& english(const QString&) {
    static const race::English language;
    return language;
}

const QVector<Seat> people{{"Anna", "ruby"}, {"Karl", "sapphire"}, {"Zofia", "saffron"}};

struct Room {
    DataFolder data{dataFolder};
    std::unique_ptr<GameModule> module = race::gameModule(data);
    QTemporaryDir folder;
    std::unique_ptr<Table> table;

    QString path() const { return folder.filePath("a.game"); }
    TableVoice voice() const { return {english, "en"}; }
    race::RaceTable& begin(int players = 2, const QVariantMap& rulings = {}) {
        SetupRequest request;
        request.seats = people.first(players);
        request.seed = 7;
        request.rulings = rulings;
        OpenedTable opened = module->begin(request, path(), voice());
        table = std::move(opened.table);
        return race();
    }
    race::RaceTable& open() {
        table.reset(); // the file is let go, as when the program dies
        table = module->open(path(), voice()).table;
        return race();
    }
    race::RaceTable& race() const { return static_cast<race::RaceTable&>(*table); }
    /// Steps and draws until the race is over.
    void finish() {
        for (int i = 0; i < 200 && !table->over(); ++i) {
            const QString target = table->whyNot("button:step").isEmpty() ? "button:step" : "button:draw";
            table->activate(table->whyNot(target).isEmpty() ? target : "button:rest");
        }
    }
};

int spaceOf(const Table& table, int seat) {
    return const_cast<Table&>(table).seats()->rows().at(seat - 1).value("space").toInt();
}
QString lastLine(Table& table) { return table.log()->row(table.log()->count() - 1).value("text").toString(); }

} // namespace

class tst_ThirdGame : public QObject {
    Q_OBJECT

private slots:
    void packIsSound() {
        Room room;
        QVERIFY(room.module->problems().isEmpty());
        QVERIFY(room.module->canPlay());
        QCOMPARE(room.module->id(), QString("race"));
    }

    void modelsAreSound() {
        Room room;
        race::RaceTable& table = room.begin(3);
        for (RowsModel* model : {table.seats(), table.spaces(), table.buttons(), table.scores()})
            new QAbstractItemModelTester(model, QAbstractItemModelTester::FailureReportingMode::QtTest, this);
        QCOMPARE(table.seats()->count(), 3);
        QCOMPARE(table.spaces()->count(), 12);
        room.finish();
        QVERIFY(table.over());
    }

    void refusesWithItsRule() {
        Room room;
        race::RaceTable& table = room.begin();
        table.activate("space:1");
        QCOMPARE(spaceOf(table, 1), 1);
        QCOMPARE(table.activeSeat(), 2);
        const QVariantMap why = table.whyNot("space:1");
        QCOMPARE(why.value("rule").toString(), QString("race.move.taken"));
        QCOMPARE(why.value("why").toString(), QString("Anna is standing there."));
        QSignalSpy refused(&table, &Table::refused);
        table.activate("space:1");
        QCOMPARE(refused.count(), 1);
        QCOMPARE(table.refusal().reason, QString("space-taken"));
        QCOMPARE(table.refusal().rule, QString("race.move.taken"));
        QCOMPARE(table.refusal().instead.size(), 2); // the deck, a rest
        QCOMPARE(table.steps(), 1);
        // What is not asked for has a card, too, but no rule forbids it.
        table.activate("space:9");
        QVERIFY(table.refusal().active);
        QVERIFY(table.refusal().reason.isEmpty());
        QVERIFY(table.whyNot("space:9").isEmpty());
        QCOMPARE(table.ruleAt("space:12"), QString("race.end.arrive"));
        QVERIFY(table.placesOf("race.move.taken").contains("space:1"));
    }

    void previewsWithoutTurningACardOver() {
        Room room;
        race::RaceTable& table = room.begin();
        const QVariantMap step = table.preview("space:1");
        QCOMPARE(step.value("effects").toList().size(), 1);
        QCOMPARE(step.value("ghosts").toList().at(0).toMap().value("target").toString(), QString("space:1"));
        const QVariantMap draw = table.preview("deck");
        QVERIFY(draw.value("veiled").toBool());
        QVERIFY(draw.value("effects").toList().isEmpty());
        QCOMPARE(table.leftOver("button:rest").size(), 2);
        QVERIFY(!table.cardOf("deck").value("meaning").toString().isEmpty());
        QVERIFY(table.accessibleOf("seat:1").contains("Anna"));
    }

    void undoStopsAtTheHiddenDraw() {
        Room room;
        race::RaceTable& table = room.begin();
        table.activate("space:1");
        QVERIFY(table.canUndo());
        table.undo();
        QCOMPARE(spaceOf(table, 1), 0);
        QVERIFY(table.canRedo());
        table.redo();
        QCOMPARE(spaceOf(table, 1), 1);
        table.activate("deck");
        QVERIFY(!table.canUndo());
        QCOMPARE(table.undoRule().value("rule").toString(), QString("race.draw.top"));
        table.undo();
        QCOMPARE(table.steps(), 2);
        QVERIFY(table.refusal().active);
    }

    void tellsAndLooksBack() {
        Room room;
        race::RaceTable& table = room.begin();
        table.activate("space:1");
        QCOMPARE(lastLine(table), QString("Anna steps to space 1."));
        QCOMPARE(table.log()->row(table.log()->count() - 1).value("rule").toString(), QString("race.move.step"));
        table.activate("button:rest");
        QCOMPARE(table.ticks().size(), 3); // three turns have begun
        QCOMPARE(table.ticks().last().toMap().value("round").toInt(), 2);
        table.showStep(0);
        QVERIFY(table.past());
        QCOMPARE(spaceOf(table, 1), 0);
        QCOMPARE(table.moment().value("round").toInt(), 1);
        QCOMPARE(table.showLine(1), QStringList{"space:1"}); // line 0 begins the round
        QCOMPARE(table.pastStep(), 1);
        table.activate("deck");
        QVERIFY(table.refusal().active);
        table.showNow();
        QVERIFY(!table.past());
        QCOMPARE(spaceOf(table, 1), 1);
    }

    void triesOut() {
        Room room;
        race::RaceTable& table = room.begin();
        table.activate("button:rest");
        table.tryOut();
        QVERIFY(table.trying());
        table.activate("deck");
        QVERIFY(spaceOf(table, 2) > 0);
        table.backToGame();
        QVERIFY(!table.trying());
        QCOMPARE(spaceOf(table, 2), 0);
        QCOMPARE(table.steps(), 1);
        QCOMPARE(table.tried().value("seat").toInt(), 2);
        QCOMPARE(table.tried().value("lines").toList().size(), 2); // space and cards
    }

    void handsOver() {
        Room room;
        race::RaceTable& table = room.begin();
        QCOMPARE(table.handOver().value("title").toString(), QString("Anna, you begin"));
        QSignalSpy passed(&table, &Table::turnPassed);
        table.activate("space:1");
        QCOMPARE(passed.count(), 1);
        const QVariantMap row = table.handOver();
        QCOMPARE(row.value("title").toString(), QString("Your turn, Karl"));
        QCOMPARE(row.value("from").toMap().value("name").toString(), QString("Anna"));
        QCOMPARE(row.value("since").toList().size(), 1);
        QCOMPARE(row.value("logLine").toInt(), 1);
    }

    void resumesAfterTheProgramDied() {
        Room room;
        race::RaceTable& begun = room.begin();
        begun.activate("space:1");
        begun.activate("deck");
        begun.activate("button:step");
        begun.undo();
        QVERIFY(begun.switchRuling("taken-space", "is-jumped"));
        const race::State state = begun.state();
        const int lines = begun.log()->count();
        const race::RaceTable& resumed = room.open();
        QCOMPARE(stateHash(resumed.state()), stateHash(state));
        QCOMPARE(room.table->log()->count(), lines);
        QCOMPARE(room.table->seatsAtTable().at(1).name, QString("Karl"));
        room.finish();
        QVERIFY(room.open().over());
        const auto found = room.module->look(room.path(), 0);
        QVERIFY(found.standing && found.standing->over);
        QVERIFY(found.problems.isEmpty());
        found.paint(room.folder.filePath("a.png"));
        QVERIFY(QFileInfo::exists(room.folder.filePath("a.png")));
        const OpenedTable viewed = room.module->view(room.path(), room.voice());
        QVERIFY(viewed.table->viewsOnly());
    }

    void aDamagedGameIsAProblem() {
        Room room;
        room.begin().activate("space:1");
        room.table.reset();
        QFile file(room.path());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray bytes = file.readAll();
        bytes.replace("step", "draw");
        file.seek(0);
        file.write(bytes);
        file.close();
        const OpenedTable opened = room.module->open(room.path(), room.voice());
        QVERIFY(!opened.table);
        QVERIFY(!opened.problems.isEmpty());
    }

    void decidesAQuestionAnew() {
        Room room;
        race::RaceTable& table = room.begin();
        QCOMPARE(table.rulings().value("taken-space").toString(), QString("refuses"));
        table.activate("space:1");
        QVERIFY(!table.preview("space:2").contains("text"));
        QVERIFY(table.switchRuling("taken-space", "is-jumped"));
        QVERIFY(lastLine(table).startsWith("From now on"));
        table.activate("space:2");
        QCOMPARE(spaceOf(table, 2), 2);
        // The game would not have gone so: too late.
        QVERIFY(!table.canSwitch("taken-space", "refuses"));
        QCOMPARE(table.rulingChanges("taken-space").value("refuses").toMap().value("reason").toString(), QString("too-late"));
        Room other;
        QCOMPARE(other.begin(2, {{"taken-space", "is-jumped"}}).rulings().value("taken-space").toString(), QString("is-jumped"));
    }

    void teaches() {
        Room room;
        const LessonShelf shelf = room.module->readLessons(room.data);
        QCOMPARE(shelf.lessons().size(), std::size_t{1});
        const auto lesson = shelf.find("first-steps");
        QVERIFY(lesson);
        const LessonSeat seat = room.module->layLesson(*lesson, room.voice());
        LessonPlayer player(LessonRun(lesson, room.module->lessonOpening()), *seat.lessonTable,
                            [&](const QString&) { return LessonVoice{&shelf.words("first-steps", "en"), &english({})}; }, "en");
        player.setPause(0);
        const auto step = [&] { return player.finished() ? QString() : player.run().step().id; };

        QCOMPARE(step(), QString("step"));
        player.activate("deck"); // legal, but not the lesson's
        QVERIFY(player.feedback().value("active").toBool());
        QVERIFY(player.feedback().value("offerUndo").toBool());
        player.takeBack();
        QCOMPARE(spaceOf(*seat.table, 1), 0);
        player.activate("space:1");
        QTRY_COMPARE(step(), QString("answer"));
        QTRY_VERIFY(player.run().canNext());
        QCOMPARE(seat.table->activeSeat(), 1);
        player.next();

        QCOMPARE(step(), QString("blocked"));
        QCOMPARE(player.kind(), QString("drill"));
        QCOMPARE(spaceOf(*seat.table, 1), 0); // a position of its own
        player.activate("space:1");           // against the rules: the lesson says why
        QCOMPARE(player.feedback().value("text").toString(), QString("Taken. The deck is the way past."));
        QVERIFY(!seat.table->refusal().active);
        player.dismissFeedback();
        player.activate("deck");
        QTRY_VERIFY(player.finished());
        QVERIFY(player.summary().isEmpty()); // neither points nor rats to tell of
    }

    void keepsTheGameOfALesson() {
        Room room;
        const auto lesson = room.module->readLessons(room.data).find("first-steps");
        LessonRun run(lesson, room.module->lessonOpening());
        QVERIFY(run.play("step").kind == Verdict::Kind::Goal);
        QVERIFY(room.module->keepLesson(run.position(), people.first(2), room.path()).isEmpty());
        QCOMPARE(spaceOf(room.open(), 1), 1);
    }

    void countsTheScoreOut() {
        Room room;
        race::RaceTable& table = room.begin(3);
        QCOMPARE(table.scores()->count(), 0);
        room.finish();
        QVERIFY(table.over());
        QCOMPARE(table.stage(), QString("over"));
        QCOMPARE(table.scores()->count(), 3);
        const auto points = [&](const char* source, int seat) {
            return table.scores()->rowOf(source).value("points").toList().at(seat).toInt();
        };
        const QVariantList growth = table.growth();
        for (int seat = 0; seat < 3; ++seat) {
            QCOMPARE(points("space", seat) + points("cards", seat), points("total", seat));
            QCOMPARE(growth.at(seat).toMap().value("rounds").toList().last().toInt(), points("total", seat));
            for (const char* source : {"space", "cards"}) {
                int counted = 0;
                for (const QVariant& piece : table.countedBy(source))
                    if (piece.toMap().value("seat").toInt() == seat + 1) counted += piece.toMap().value("points").toInt();
                QCOMPARE(counted, points(source, seat));
            }
        }
        QCOMPARE(table.endReasons().size(), 1);
        QVERIFY(table.scoreAsText().contains("Total"));
        QCOMPARE(table.ruleAt("score:cards"), QString("race.score.cards"));
        table.activate("deck");
        QVERIFY(table.refusal().active);
    }

    void endsAfterTheLastRound() {
        Room room;
        race::RaceTable& table = room.begin();
        while (!table.over())
            table.activate("button:rest");
        QCOMPARE(table.steps(), 2 * race::roundCount);
        QCOMPARE(table.endReasons().at(0).toMap().value("rule").toString(), QString("race.end.rounds"));
    }

    void hidesTheDeckFromEverybody() {
        race::Definition definition;
        definition.spaces = 12;
        definition.cards = 2;
        for (const std::uint8_t card : {1, 2, 3, 1})
            definition.deck.push(card);
        const race::Session session(definition, {2, 5, {}});
        for (const std::uint8_t card : race::observe(session.state(), 0).state.deck)
            QCOMPARE(card, race::faceDown);
        // What is listed is what would be answered, at a position as seen as at the real one.
        const race::State seen = race::observe(session.state(), 0).state;
        for (const auto& choice : race::choices(definition, session.state(), 0))
            QCOMPARE(choice.refusal == race::refuse(definition, seen, 0, choice.command), true);
    }
};

QTEST_MAIN(tst_ThirdGame)
#include "tst_third_game.moc"
