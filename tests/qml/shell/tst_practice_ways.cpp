// SPDX-License-Identifier: GPL-3.0-or-later
// Ways to questions over real positions, and back: rules, tables, lessons, the first page.
#include "app/teaching/memory/refresher_offers.h"
#include "qml/MagisterLudi/Ui/press_guard.h"
#include "tests/qml/shell/practice_room.h"

using namespace magister;

class tst_PracticeWays : public QObject, private PracticeRoom {
    Q_OBJECT

private slots:
    void init() { moveIn(); }

    /// Of two games only the one that was begun is asked about, until another one is chosen; that is kept.
    void tenQuestionsAskAboutTheGamesBegun() {
        learnLongAgo(3);
        {
            Home home({1280, 800});
            QCOMPARE(home.program->askedGames().size(), 2);
            QVERIFY(home.program->practise("mix"));
            QTRY_VERIFY(drill(home).drill());
            for (int n = 0; n < 10 && !drill(home).finished(); ++n) {
                QCOMPARE(drill(home).drill()->game, QString("messina"));
                drill(home).giveUp();
                goOn(home);
            }
            home.program->endPractice();
            QTRY_VERIFY(!home.program->practice());
            QTest::qWait(50);
            home.program->askAbout("orleans", true);
            home.program->askAbout("messina", false);
            // One stays.
            home.program->askAbout("orleans", false);
        }
        QCOMPARE(memory().of({}).askedGames, QSet<QString>{"orleans"});
        Home home({1280, 800});
        QVERIFY(home.program->practise("mix"));
        QTRY_VERIFY(drill(home).drill());
        QCOMPARE(drill(home).drill()->game, QString("orleans"));
        // Its rule opens, although no game lies on a table and another one is first on the shelf.
        QVERIFY(arrives(home));
        drill(home).giveUp();
        home.settled("card:rule");
        QVERIFY(home.click("card:rule"));
        QTRY_COMPARE(openRule(home), drill(home).ruleId());
    }
    void fromAnArticle() {
        Home home;
        openBook(home, "messina.overview.aim");
        QVERIFY(!home.has("rule:practise"));
        openBook(home, "messina.move.extra-steps");
        home.key(Qt::Key_Escape);
        openBook(home, "messina.move.extra-steps");
        QVERIFY(home.click("rule:practise"));
        QTRY_COMPARE(page(home), QString("practice"));
        QCOMPARE(drill(home).count(), 5);
        QCOMPARE(drill(home).drill()->atom, QString("messina.move.extra-steps"));
        QVERIFY(!home.has("card:rule"));
        drill(home).giveUp();
        QTest::qWait(30);
        // The rule is one click away, and Esc comes back to the question, then to the book.
        QVERIFY(home.click("card:rule"));
        QVERIFY(!home.has("rule:practise"));
        home.key(Qt::Key_Escape);
        QCOMPARE(page(home), QString("practice"));
        QVERIFY(home.click("card:next"));
        QTRY_COMPARE(drill(home).number(), 2);
        QVERIFY(arrives(home));
        QCOMPARE(drill(home).drill()->atom, QString("messina.move.extra-steps"));
        home.key(Qt::Key_Escape);
        QTRY_COMPARE(page(home), QString("rules"));
        QVERIFY(home.has("rule:practise"));
    }
    void fromTheRulesAtATable() {
        Home home({1280, 800});
        home.begin("en", "en");
        const auto moves = home.table().session().moves().size();
        emit home.table().openRule(QStringLiteral("messina.hut.take"));
        QTRY_VERIFY(home.has("rule:practise"));
        home.settled("rule:practise");
        QVERIFY(home.click("rule:practise"));
        QTRY_COMPARE(page(home), QString("practice"));
        home.key(Qt::Key_Escape);
        QTRY_COMPARE(page(home), QString("table"));
        QVERIFY(home.program->currentTable());
        QCOMPARE(home.table().session().moves().size(), moves);
        QTRY_VERIFY(home.has("prompt"));
    }
    void atTheEndOfALesson() {
        Home home({1280, 800});
        const QString id = "04-ships";
        QVERIFY(home.program->startLesson(id));
        QTest::qWait(50);
        auto* lesson = qobject_cast<LessonPlayer*>(home.program->currentLesson());
        // One question is answered wrongly on the way.
        bool wrong = false;
        while (!lesson->finished()) {
            for (const QVariant& option : lesson->options())
                if (!wrong && lesson->answerState() == u"none" && !lesson->run().isRight(option.toMap().value("id").toString())) {
                    lesson->answer(option.toMap().value("id").toString());
                    wrong = true;
                }
            lesson->skip();
        }
        QVERIFY(wrong);
        QTRY_VERIFY(home.has("card:practice"));
        home.settled("card:practice");
        QVERIFY(home.click("card:practice"));
        QTRY_COMPARE(page(home), QString("practice"));
        QCOMPARE(drill(home).count(), 10);
        const auto* teacher = m_games.front().get();
        const QStringList teaches = teacher->readLessons(DataFolder::find()).find(id)->teaches;
        for (int i = 0; i < 3; ++i) {
            QVERIFY(teaches.contains(drill(home).drill()->atom));
            drill(home).giveUp();
            goOn(home);
        }
        QTest::qWait(30);
        home.key(Qt::Key_Escape);
        QTRY_COMPARE(page(home), QString("table"));
        QTRY_VERIFY(home.has("card:missed"));
        home.settled("card:missed");
        QVERIFY(home.click("card:missed"));
        QTRY_COMPARE(page(home), QString("practice"));
        QVERIFY(drill(home).count() <= mostItemsAfterLesson);
        QVERIFY(lesson->run().missed().contains(drill(home).drill()->atom));
    }
    void theFirstPageOffersARefresher() {
        learnLongAgo(dueForStart - 1);
        {
            Home home({1280, 800});
            home.program->readOn();
            QTRY_COMPARE(home.program->refresher().value("due").toInt(), dueForStart - 1);
            QVERIFY(!home.has("refresher:begin"));
        }
        learnLongAgo(20, QDate::currentDate().addDays(-1));
        {
            Home home({1280, 800});
            home.program->readOn();
            QTRY_VERIFY(home.has("refresher:begin"));
            picture(home, "strip");
            QTest::qWait(PressGuard::grace() + 50); // the page makes room for it, and a press on what has just appeared is not meant
            QVERIFY(home.click("refresher:decline"));
            QTRY_VERIFY(!home.has("refresher:begin"));
        }
        QTRY_COMPARE(memory().of({}).declined, QDate::currentDate());
        // Another day.
        memory().change({}, [](LearnerMemory& kept) { kept.declined = QDate::currentDate().addDays(-1); });
        Home home({1280, 800});
        home.program->readOn();
        QTRY_VERIFY(home.has("refresher:begin"));
        home.settled("refresher:begin"); // the page makes room for it
        QVERIFY(home.click("refresher:begin"));
        QTRY_COMPARE(page(home), QString("practice"));
        int asked = 0;
        for (; !drill(home).finished(); ++asked) {
            QVERIFY(arrives(home));
            answerByKeys(home);
            QTRY_COMPARE(focused(home), QString("card:next"));
            home.key(Qt::Key_Return);
            QTRY_VERIFY(!drill(home).looking());
        }
        QCOMPARE(asked, mostItems);
        int kept = 0;
        for (const QVariant& line : drill(home).summary())
            kept += line.toMap().value("days").toInt() > 0 ? 1 : 0;
        QVERIFY(kept > 0);
        QCOMPARE(memory().of({}).refreshed, QDate::currentDate());
        picture(home, "refresher-end");
        QVERIFY(!home.has("practice:more"));
        QVERIFY(home.click("practice:done"));
        QTRY_COMPARE(page(home), QString("home"));
        QCOMPARE(home.program->refresher().value("due").toInt(), 20 - kept);
    }
    /// What a lesson has taught, once it has been begun: what has only come up in games is new there.
    void whatIsDueStandsOnThePathOfLessons() {
        const QStringList rules{"messina.move.extra-steps", "messina.move.first-step-free", "messina.ship.even"};
        memory().change({}, [&](LearnerMemory& kept) {
            for (const QString& rule : rules)
                kept.answeredDrill(rule, {}, Outcome::Right, QDate::currentDate().addDays(-200));
            kept.studied("02-lieutenants-walk", {rules[0], rules[1]}, {});
        });
        Home home;
        home.program->readOn();
        const auto due = [&](const QString& lesson) {
            const auto* model = qobject_cast<RowsModel*>(home.program->lessons());
            for (const QVariantMap& row : model->rows())
                if (row.value("lessonId") == lesson) return row.value("due").toInt();
            return -1;
        };
        QTRY_COMPARE(due("02-lieutenants-walk"), 2);
        QCOMPARE(due("04-ships"), 0);
    }
    /// Who has only played is offered what came up in the games, and is told so.
    void whatCameUpInGamesIsNotCalledARefresher() {
        memory().change({}, [&](LearnerMemory& kept) {
            for (const char* rule : {"messina.move.extra-steps", "messina.move.standing-blocks", "messina.fight.any-number",
                                     "messina.rescue.infected", "messina.ship.even"})
                kept.refusedRule(rule, QDateTime::currentDateTime().addDays(-1));
        });
        Home home({1280, 800});
        home.program->readOn();
        QTRY_VERIFY(home.has("refresher:begin"));
        QVERIFY(home.reads(said("pl", "RefresherStrip", "From your games")));
        QVERIFY(!home.reads(said("pl", "RefresherStrip", "Refresher")));
        picture(home, "strip-of-games");
        memory().change({}, [](LearnerMemory& kept) {
            kept.answeredDrill("messina.rescue.infected", {}, Outcome::Wrong, QDate::currentDate().addDays(-1));
        });
        Home again({1280, 800});
        again.program->readOn();
        QTRY_VERIFY(again.has("refresher:begin"));
        QVERIFY(again.reads(said("pl", "RefresherStrip", "Refresher")));
    }
    void whatWasRefusedInTheGameIsPractised() {
        Home home;
        home.begin("en", "en");
        QVERIFY(home.program->refusedInGame().isEmpty());
        QVERIFY(!home.program->practise("game"));
        const auto& choices = home.table().targets().choices();
        const auto no = std::find_if(choices.begin(), choices.end(), [](const auto& choice) { return choice.refusal.has_value(); });
        QVERIFY(no != choices.end());
        home.table().activate(home.table().targets().targetOf(static_cast<int>(no - choices.begin())));
        QTRY_COMPARE(home.program->refusedInGame().size(), 1);
        QVERIFY(home.program->practise("game"));
        QTRY_VERIFY(!drill(home).looking());
        QCOMPARE(drill(home).drill()->atom, home.program->refusedInGame().front());
    }
};

QTEST_MAIN(tst_PracticeWays)
#include "tst_practice_ways.moc"
