// SPDX-License-Identifier: GPL-3.0-or-later
// Two people learn together at one screen: each reads their own language, answers for themselves, and keeps their own record.
#include "app/teaching/memory/memory_store.h"
#include "qml/MagisterLudi/Ui/press_guard.h"
#include "tests/qml/shell/home.h"

#include <QTemporaryDir>

using namespace magister;

namespace {

QVariantMap seat(const char* name, const char* tincture, const char* language, bool empty = false) {
    return {{"name", name}, {"seat", tincture}, {"language", language}, {"help", "full"}, {"empty", empty}};
}

} // namespace

class TogetherTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    struct Two : Home {
        explicit Two(const char* way, bool secondSits = true, QSize size = {1280, 800}) : Home(size) {
            settings->setHandOver(way);
            start(false, secondSits);
        }
        void start(bool resumed, bool secondSits = true) {
            QVERIFY(program->startTogether({{"seats", QVariantList{seat("Anna", "ruby", ""), seat("Karl", "saffron", "de", !secondSits)}},
                                            {"resumed", resumed}}));
            QTest::qWait(60);
        }
        LessonPlayer& lesson() const { return *qobject_cast<LessonPlayer*>(program->currentLesson()); }
        QString step() const { return lesson().finished() ? QString() : lesson().run().step().id; }
        void until(const QString& id) {
            for (int i = 0; i < 60 && step() != id; ++i)
                lesson().skip();
            QCOMPARE(step(), id);
            QTest::qWait(120);
        }
        /// Clicks a thing of a card that has just come: a hand that means it takes a moment.
        bool press(const char* target) {
            QTest::qWait(PressGuard::grace() + 50);
            return click(target);
        }
        void picture(const char* name) {
            const QString folder = qEnvironmentVariable("MAGISTER_PICTURES");
            if (!folder.isEmpty() && QDir().mkpath(folder)) window->grabWindow().save(folder + '/' + name + ".png");
        }
        QStringList shown() const { return {lesson().language(), table().spoken(), language->current()}; }
        QStringList all(const char* code) const { return {code, code, code}; }
    };

private slots:
    void init() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QTest::currentTestFunction()).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath(QString(QTest::currentTestFunction()) + "-data").toUtf8());
    }

    void fromTheLessonsPage() {
        Home home({1280, 800});
        QMetaObject::invokeMethod(home.window.get(), "open", Q_ARG(QString, "lessons"));
        QTest::qWait(60);
        QVERIFY(home.click("button:together"));
        QTest::qWait(60);
        if (const QString folder = qEnvironmentVariable("MAGISTER_PICTURES"); !folder.isEmpty()) home.window->grabWindow().save(folder + "/page.png");
        // Nobody at all cannot learn.
        QVERIFY(home.click("seat-empty:0"));
        QVERIFY(home.click("seat-empty:1"));
        QVERIFY(home.click("button:start-together"));
        QVERIFY(!home.program->currentLesson());
        QVERIFY(home.click("seat-empty:1"));
        home.settings->setHandOver("banner");
        QVERIFY(home.click("button:start-together"));
        auto* lesson = qobject_cast<LessonPlayer*>(home.program->currentLesson());
        QVERIFY(lesson && lesson->together());
        QCOMPARE(lesson->people(), QList<int>{2});
        // Left, it is offered on, and the page is one step back from it.
        lesson->skip();
        home.program->leave();
        QTest::qWait(80);
        QVERIFY(home.program->tables().first().toMap().value("resumable").toBool());
    }

    /// A wide window shows the step in a second language, too; a tight one has no room for it.
    void aSecondCardReadsAlong() {
        Two two("off", true, {1920, 1080});
        const auto title = [&](const char* code) { return two.lesson().beside().value("language") == code; };
        QVERIFY(title("de"));
        two.until("choose-first-hex");
        QCOMPARE(two.shown(), two.all("pl"));
        QVERIFY(title("de"));
        const QString german = two.lesson().beside().value("title").toString();
        QVERIFY(!german.isEmpty() && german != two.lesson().stepTitle());
        QTRY_VERIFY(two.reads(german));
        QTest::qWait(600);
        two.picture("beside");
        // The next seat’s card is German: the one beside it is Polish then.
        two.until("guess-the-gain");
        QCOMPARE(two.shown(), two.all("de"));
        QVERIFY(title("pl"));
        QTRY_VERIFY(two.reads(two.lesson().beside().value("title").toString()));
        // No room: nothing beside.
        Two small("off");
        small.until("choose-first-hex");
        QVERIFY(!small.reads(small.lesson().beside().value("title").toString()));
    }

    void everybodyReadsWhereTheyAreAtAPause() {
        Two two("off");
        two.until("choose-first-hex");
        QVERIFY(two.press("card:pause"));
        QTest::qWait(120);
        const QVariantList people = two.lesson().whereWeAre();
        QCOMPARE(people.size(), 2);
        for (const QVariant& one : people)
            QVERIFY(two.reads(one.toMap().value("sentence").toString()));
        QVERIFY(people.at(0).toMap().value("sentence").toString().contains("twoja kolej"));
        QVERIFY(people.at(1).toMap().value("sentence").toString().contains("Anna ist an der Reihe"));
        two.picture("pause");
        // Nothing is gold but the way on, and the table waits.
        QVERIFY(two.press("pause:continue"));
        QVERIFY(!two.has("pause:continue"));
        QCOMPARE(two.step(), QString("choose-first-hex"));
        QVERIFY(two.press("card:pause"));
        QVERIFY(two.press("pause:leave"));
        QTRY_VERIFY(!two.program->currentLesson());
        QVERIFY(two.program->tables().first().toMap().value("resumable").toBool());
    }

    void byMouseInTwoLanguages() {
        Two two("banner");
        // The first card is for everybody: each reads it in their own language.
        QCOMPARE(two.lesson().kind(), QString("setup"));
        QCOMPARE(two.shown(), two.all("pl"));
        QVERIFY(two.press("card:reader/2"));
        QTRY_COMPARE(two.shown(), two.all("de"));
        QVERIFY(!two.has("hand-over"));
        two.picture("shared-card");
        for (int i = 0; i < 8 && two.step() == "welcome"; ++i) {
            if (i == 0)
                QVERIFY(two.press("card:next"));
            else
                two.lesson().next();
        }
        QCOMPARE(two.step(), QString("choose-first-hex"));
        // Anna’s card, in her language, with a line that names her.
        QTRY_COMPARE(two.shown(), two.all("pl"));
        QTRY_VERIFY(two.has("hand-over"));
        QVERIFY(two.reads(said("pl", "HandOver", "Your turn, {who}").replace("{who}", "Anna")));
        two.picture("own-card");
        QVERIFY(two.click("hex:B2"));
        QTRY_COMPARE(two.step(), QString("place-nun"));
        QVERIFY(!two.has("hand-over"));
        // The card gives way to what is to be used.
        two.settled("card:step");
        QTest::qWait(PressGuard::grace() + 50); // nobody means the new step with a press that follows at once
        QVERIFY(two.click("seat:1/square/nun-lower-inner"));
        // The next seat predicts before the result is shown.
        QTRY_COMPARE(two.step(), QString("guess-the-gain"));
        QTRY_COMPARE(two.shown(), two.all("de"));
        QCOMPARE(two.table().viewSeat(), 2);
        QVERIFY(two.press("card:option/coin"));
        QCOMPARE(two.lesson().answerState(), QString("wrong"));
        QVERIFY(two.press("card:option/fire"));
        QVERIFY(two.press("card:next"));
        QTRY_COMPARE(two.shown(), two.all("pl"));
        two.until("first-hex");
        QTRY_COMPARE(two.shown(), two.all("de"));
        // What is refused is refused in the language of whoever tried.
        QVERIFY(two.click("hex:B2"));
        QVERIFY(two.table().refusal().active);
        QCOMPARE(two.table().language(), QString("de"));
        two.picture("refused");
        // A legal move that is not wanted is answered in it, too.
        QVERIFY(two.click("hex:A1"));
        const QString answer = two.lesson().feedback().value("text").toString();
        QVERIFY(answer.contains("erlaubt"));
        two.lesson().takeBack();
        QVERIFY(two.click("hex:B1"));
        QTRY_COMPARE(two.step(), QString("first-quarantine"));

        two.until("order-of-round-two");
        // All are asked, one after another, and nobody is told what came of it.
        QVERIFY(two.lesson().askedInTurn());
        const int first = two.lesson().reader();
        two.picture("question-to-all");
        QVERIFY(two.press(first == 1 ? "card:option/points" : "card:option/book"));
        QCOMPARE(two.lesson().answerState(), QString("none"));
        QVERIFY(two.lesson().reader() != first);
        QVERIFY(!two.has("card:next"));
        QTest::qWait(120);
        QVERIFY(two.press(first == 1 ? "card:option/book" : "card:option/points"));
        QCOMPARE(two.lesson().answerState(), QString("told"));
        two.picture("turned-over");
        QVERIFY(two.press("card:next"));
        const QString asked = "messina.prep.order-book";
        QVERIFY(two.lesson().run().missed(1).contains(asked));
        QVERIFY(!two.lesson().run().missed(2).contains(asked));

        two.until("well-done");
        two.lesson().next();
        QVERIFY(two.lesson().finished());
        QTest::qWait(60);
        two.picture("end");
        // Each keeps what they did or answered, and nothing else.
        MemoryStore memory(MemoryStore::usualFolder());
        const LearnerMemory anna = memory.of(two.settings->people()->idOf("Anna"));
        const LearnerMemory karl = memory.of(two.settings->people()->idOf("Karl"));
        QVERIFY(anna.lessons.value("table-2").finished.isValid() && karl.lessons.value("table-2").finished.isValid());
        const auto did = [](const LearnerMemory& who, const char* rule) { return who.lessons.value("table-2").practised.contains(rule); };
        QVERIFY(did(anna, "messina.move.estate-anywhere"));
        QVERIFY(did(karl, "messina.action.gain"));
        QVERIFY(!did(anna, "messina.action.book-step") && did(karl, "messina.action.book-step"));
        QVERIFY(!did(karl, "messina.ship.choose"));
        // The first lesson need not be taken any more.
        QVERIFY(two.program->afterLesson("table-2").value("lessonId").toString() != "01-first-round");
    }

    void byKeysWithACurtain() {
        Two two("curtain");
        two.until("choose-first-hex");
        QTRY_COMPARE(two.lesson().reader(), 1);
        for (int i = 0; i < 2 && two.has("curtain"); ++i)
            two.key(Qt::Key_Return);
        QTest::qWait(80);
        // The task leads to the table; the lieutenant is picked up there.
        two.key(Qt::Key_Return);
        QTest::qWait(80);
        QVERIFY(two.table().activeSeat() == 1);
        two.table().activate("hex:B2");
        QTRY_COMPARE(two.step(), QString("place-nun"));
        QTest::qWait(80);
        // The square that the card points at, and Enter.
        two.key(Qt::Key_Return);
        two.key(Qt::Key_Return);
        // The cloth hides card and table, and has the keyboard, until it is lifted.
        QTRY_VERIFY(two.has("curtain"));
        QTest::qWait(80);
        two.picture("curtain");
        QVERIFY(two.reads(said("de", "HandOver", "{who}, you have a decision to make").replace("{who}", "Karl")));
        QCOMPARE(two.step(), QString("guess-the-gain"));
        two.key(Qt::Key_1); // not an answer: nobody has opened it
        QCOMPARE(two.lesson().answerState(), QString("none"));
        two.key(Qt::Key_U); // nor is anything taken back from there
        QCOMPARE(two.step(), QString("guess-the-gain"));
        two.key(Qt::Key_Return);
        QTRY_VERIFY(!two.has("curtain"));
        QTest::qWait(120);
        // The question has the keyboard, and the arrow leads to its answers.
        for (const QVariant& option : two.lesson().options()) {
            two.key(Qt::Key_Down);
            if (two.lesson().run().isRight(option.toMap().value("id").toString())) break;
        }
        QCOMPARE(two.lesson().answerState(), QString("none"));
        two.key(Qt::Key_Return);
        QCOMPARE(two.lesson().answerState(), QString("right"));
        QTest::qWait(80);
        two.key(Qt::Key_Return);
        QTRY_COMPARE(two.step(), QString("take-fire"));
        QTRY_VERIFY(two.has("curtain"));
        QTRY_COMPARE(two.table().spoken(), QString("pl"));
        two.key(Qt::Key_Return);
        QTRY_VERIFY(!two.has("curtain"));
    }

    void fourAtOneTable() {
        Home home({1280, 800});
        home.settings->setHandOver("banner");
        QList<int> sizes;
        for (const QVariant& table : home.program->tables())
            sizes.append(table.toMap().value("players").toInt());
        QCOMPARE(sizes, (QList<int>{2, 3, 4}));
        const char* names[] = {"Anna", "Karl", "Jiří", "Света"};
        const char* colours[] = {"ruby", "saffron", "violet", "sapphire"};
        const QStringList tongues{"pl", "de", "cs", "ru"};
        QVariantList seats;
        for (int i = 0; i < 4; ++i)
            seats.append(seat(names[i], colours[i], tongues[i].toUtf8().constData()));
        QVERIFY(home.program->startTogether({{"seats", seats}}));
        auto* lesson = qobject_cast<LessonPlayer*>(home.program->currentLesson());
        QVERIFY(lesson);
        QTest::qWait(80);
        // The figure keys read the first card in each language.
        for (int seat = 4; seat >= 1; --seat) {
            home.key(static_cast<Qt::Key>(Qt::Key_0 + seat));
            QTRY_COMPARE(home.table().spoken(), tongues[seat - 1]);
        }
        // Each card is in the language of its seat.
        QSet<int> met;
        while (!lesson->finished() && !lesson->askedInTurn()) {
            const int seat = lesson->run().seat();
            if (seat > 0) {
                QCOMPARE(lesson->language(), tongues[seat - 1]);
                met.insert(seat);
            }
            lesson->skip();
        }
        QCOMPARE(met.size(), 4);
        QTest::qWait(100);
        // All four answer, one after another, in their own languages.
        const QList<int> order = lesson->run().waiting();
        QCOMPARE(order, (QList<int>{1, 2, 3, 4}));
        for (const int seat : order) {
            QCOMPARE(lesson->reader(), seat);
            QCOMPARE(home.table().spoken(), tongues[seat - 1]);
            QCOMPARE(lesson->answerState(), QString("none"));
            lesson->answer(seat == 3 ? "4" : "2");
        }
        QCOMPARE(lesson->answerState(), QString("told"));
        QTest::qWait(100);
        if (const QString folder = qEnvironmentVariable("MAGISTER_PICTURES"); !folder.isEmpty()) home.window->grabWindow().save(folder + "/four.png");
        QVERIFY(lesson->run().missed(3).contains("messina.roundend.sequence") && !lesson->run().missed(4).contains("messina.roundend.sequence"));
    }

    /// In Orléans everybody plans at once: one seat after another at the same screen, and nobody sees the plan of another.
    void everybodyPlansInOrleans() {
        Home home({1280, 800});
        home.language->choose("en");
        home.settings->setHandOver("banner");
        home.settings->setCourseGame("orleans");
        QList<int> sizes;
        for (const QVariant& table : home.program->tables())
            sizes.append(table.toMap().value("players").toInt());
        QCOMPARE(sizes, (QList<int>{2, 3, 4}));
        QVERIFY(home.program->startTogether({{"seats", QVariantList{seat("Anna", "ruby", ""), seat("Boris", "saffron", "")}}}));
        auto* lesson = qobject_cast<LessonPlayer*>(home.program->currentLesson());
        const auto* table = qobject_cast<Table*>(home.program->currentTable());
        QVERIFY(lesson && table);
        const auto step = [lesson] { return lesson->finished() ? QString() : lesson->run().step().id; };
        const auto until = [&](const QString& id) {
            for (int i = 0; i < 70 && step() != id; ++i)
                lesson->skip();
            QTest::qWait(PressGuard::grace() + 50);
            return step() == id;
        };
        const auto press = [&](const char* target) {
            QTest::qWait(PressGuard::grace() + 50);
            return home.click(target);
        };
        QVERIFY(until("first-boatman"));
        QCOMPARE(table->viewSeat(), 1);
        QVERIFY(press("seat:1/market/1") && press("seat:1/place:farmhouse/slot/0"));
        QTRY_COMPARE(step(), QString("first-plan"));
        QVERIFY(press("seat:1/market/2") && press("seat:1/place:farmhouse/slot/1"));
        QVERIFY(press("button:done"));
        QTRY_COMPARE(step(), QString("village-plan"));
        QTRY_COMPARE(table->viewSeat(), 2);
        // While plans are secret the table is covered, whatever the household has chosen.
        QTRY_VERIFY(home.has("curtain"));
        home.key(Qt::Key_Return);
        QTRY_VERIFY(!home.has("curtain"));
        QVERIFY(!home.has("seat:1/place:farmhouse"));
        for (const int i : {0, 1, 2})
            QVERIFY(press(qPrintable(QStringLiteral("seat:2/market/%1").arg(i))) && press(qPrintable(QStringLiteral("seat:2/place:village/slot/%1").arg(i))));
        QVERIFY(press("button:done"));
        QTRY_COMPARE(step(), QString("guess-the-grain"));
        QCOMPARE(table->viewSeat(), 2);
        QVERIFY(press("card:option/grain") && press("card:next"));
        QTRY_COMPARE(step(), QString("use-farmhouse"));
        QTRY_COMPARE(table->viewSeat(), 1);
        QVERIFY(press("seat:1/place:farmhouse"));
        QTRY_VERIFY(step() != "use-farmhouse");
        // Both are asked, one after the other.
        QVERIFY(until("census"));
        for (const int asked : {1, 2}) {
            QCOMPARE(lesson->reader(), asked);
            QVERIFY(press("card:option/farmer"));
            QTest::qWait(120);
        }
        QCOMPARE(lesson->answerState(), QString("told"));
        QVERIFY(press("card:next"));
        QTRY_COMPARE(step(), QString("when-harvest"));
        QVERIFY(lesson->run().missed().isEmpty());
        QVERIFY(until("well-done"));
        lesson->next();
        QVERIFY(lesson->finished());
        // Messina's own lessons for the table are not met by this.
        home.settings->setCourseGame("messina");
        QTRY_VERIFY(!home.program->tables().first().toMap().value("finished").toBool());
    }

    void anEmptySeatPlaysAndIsTaken() {
        Two two("none", false);
        two.until("take-fire");
        two.lesson().setPause(40);
        two.lesson().skip();
        two.picture("empty-seat");
        // Karl’s seat moves by itself, until Anna is asked.
        QVERIFY(two.lesson().playing());
        QTRY_COMPARE(two.step(), QString("guess-the-rat"));
        QCOMPARE(two.lesson().reader(), 1);
        // Back does not end in what the seat would only do again.
        two.lesson().back();
        QCOMPARE(two.step(), QString("take-fire"));
        two.lesson().setPause(5000);
        two.lesson().skip();
        QVERIFY(two.lesson().playing());
        QTest::qWait(120);
        QVERIFY(two.press("card:take-seat"));
        QCOMPARE(two.lesson().people(), (QList<int>{1, 2}));
        QCOMPARE(two.step(), QString("first-hex"));
        QTRY_COMPARE(two.shown(), two.all("de"));
        QVERIFY(two.click("hex:B1"));
        QTRY_COMPARE(two.step(), QString("first-quarantine"));
        // Left in the middle, the table goes on there; whoever sits there now.
        two.program->leave();
        QTest::qWait(80);
        two.start(true);
        QCOMPARE(two.step(), QString("first-quarantine"));
    }
};

QTEST_MAIN(TogetherTest)
#include "tst_together.moc"
