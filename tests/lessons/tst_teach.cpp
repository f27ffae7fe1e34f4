// SPDX-License-Identifier: GPL-3.0-or-later
// "Teach me": from a rule to the step of a lesson, on the real engine.
#include "app/desktop/backend.h"
#include "app/messina/table/messina_table.h"
#include "app/household/settings.h"
#include "tests/lessons/lesson_room.h"
#include "app/desktop/program.h"
#include "app/teaching/lesson_shelf.h"

#include <QFile>
#include <QStandardPaths>
#include <QTest>

using namespace magister;

class TeachTest : public QObject {
    Q_OBJECT

    LessonRoom m_room;
    LessonShelf m_shelf;
    std::vector<std::shared_ptr<const Lesson>> m_lessons; // of the shelf, in teaching order

    QStringList taught() const {
        QStringList rules;
        for (const auto& lesson : m_lessons) {
            rules += lesson->teaches;
            for (const LessonStep& step : lesson->steps)
                rules += step.rules;
        }
        rules.removeDuplicates();
        return rules;
    }

    /// Kinds of all steps that name a rule, in teaching order: what the choice is made from.
    QVector<QPair<QString, StepKind>> stepsWith(const QString& rule) const {
        QVector<QPair<QString, StepKind>> steps;
        for (const auto& lesson : m_lessons)
            for (const LessonStep& step : lesson->steps)
                if (step.rules.contains(rule)) steps.append({lesson->id + u'/' + step.id, step.kind});
        return steps;
    }

private slots:
    void initTestCase() {
        m_shelf = LessonShelf::readHeads(DataFolder::find(), std::make_shared<const messina::LessonVocabulary>(m_room.vocabulary()));
        const QList<Problem> problems = m_shelf.readOn();
        QVERIFY2(!m_shelf.lessons().empty(), qPrintable(shown(problems)));
        for (const LessonHead& head : m_shelf.lessons())
            m_lessons.push_back(m_shelf.find(head.id));
        QVERIFY(taught().size() >= 40);
    }

    void everyTaughtRuleHasItsStep_data() {
        QTest::addColumn<QString>("rule");
        for (const QString& rule : taught())
            QTest::newRow(qPrintable(rule)) << rule;
    }

    void everyTaughtRuleHasItsStep() {
        QFETCH(QString, rule);
        const auto place = m_shelf.stepFor(rule, QStringLiteral("en"));
        QVERIFY(place);
        const auto lesson = m_shelf.find(place->lessonId);
        QVERIFY(lesson);
        auto run = LessonRun::at(lesson, m_room.opening(), place->stepId);
        QVERIFY(run && !run->finished());
        QCOMPARE(run->step().id, place->stepId);
        QVERIFY(run->step().rules.contains(rule) || run->step().practises.contains(rule));
        QCOMPARE(run->position().hash(), run->entry()->hash());
        QVERIFY(run->trace().back().commands.isEmpty());
        if (run->asksForMoves()) {
            QVERIFY2(!run->canNext(), "the goal is reached before anything is done");
            // The learner can do it from here, and the lesson goes on.
            LessonRun mine = *run;
            const QStringList solution = mine.solution();
            QVERIFY(!solution.isEmpty());
            for (qsizetype i = 0; i + 1 < solution.size(); ++i)
                QCOMPARE(mine.play(solution[i]).kind, Verdict::Kind::OnTheWay);
            QCOMPARE(mine.play(solution.back()).kind, Verdict::Kind::Goal);
            QVERIFY(mine.finished() || mine.step().id != place->stepId);
        }
        for (int n = 0; !run->finished(); ++n) {
            QVERIFY(n < 200);
            run->skip();
        }
    }

    void actingComesBeforeTelling_data() { everyTaughtRuleHasItsStep_data(); }
    void actingComesBeforeTelling() {
        QFETCH(QString, rule);
        const auto place = m_shelf.stepFor(rule, QStringLiteral("en"));
        QVERIFY(place);
        const auto steps = stepsWith(rule);
        if (steps.isEmpty()) return; // only practised: nothing to choose from
        const auto first = [&](auto wanted) {
            const auto it = std::find_if(steps.begin(), steps.end(), [&](const auto& s) { return wanted(s.second); });
            return it == steps.end() ? QString() : it->first;
        };
        QString best = first([](StepKind k) { return k == StepKind::Do || k == StepKind::Drill; });
        if (best.isEmpty()) best = first([](StepKind k) { return k == StepKind::Tell; });
        if (best.isEmpty()) best = steps.first().first;
        QCOMPARE(place->lessonId + u'/' + place->stepId, best);
    }

    void theWayThereIsTheWayOfSkipping() {
        for (const auto& lesson : m_lessons) {
            LessonRun walk(lesson, m_room.opening());
            while (!walk.finished()) {
                const auto run = LessonRun::at(lesson, m_room.opening(), walk.step().id);
                QVERIFY(run);
                QCOMPARE(run->step().id, walk.step().id);
                QCOMPARE(run->position().hash(), walk.position().hash());
                QVERIFY(run->trace() == walk.trace());
                walk.skip();
            }
        }
    }

    void stepsOffTheWayAreReachedToo() {
        // A step that skipping never comes to, since only a wrong answer leads there.
        auto changed = std::make_shared<Lesson>(*m_shelf.find(m_shelf.lessons().front().id));
        const QString aside = changed->steps[2].id;
        changed->steps[1].next.insert(QString(), changed->steps[3].id);
        const auto run = LessonRun::at(changed, m_room.opening(), aside);
        QVERIFY(run);
        QCOMPARE(run->step().id, aside);
    }

    void whatNoLessonTeaches() {
        QVERIFY(!m_shelf.stepFor(QStringLiteral("messina.no.such"), QStringLiteral("en")));
        QVERIFY(!m_shelf.stepFor(QString(), QStringLiteral("en")));
        QVERIFY(!m_shelf.stepFor(taught().first(), QStringLiteral("xx")));
        QVERIFY(!LessonRun::at(m_shelf.find(m_shelf.lessons().front().id), m_room.opening(), QStringLiteral("no-such-step")));
    }

    void theProgramTeaches() {
        QStandardPaths::setTestModeEnabled(true);
        const QString record = LearningRecord::usualFile();
        QFile::remove(record);
        Settings settings;
        InterfaceLanguage language(&settings, nullptr);
        Program program;
        program.setBackend(std::make_unique<Backend>(language));
        const auto step = [&] {
            const auto* player = qobject_cast<LessonPlayer*>(program.currentLesson());
            return player ? player->run().step().id : QString();
        };
        const QString one = QStringLiteral("messina.hut.take"), other = QStringLiteral("messina.rescue.infected");
        const QVariantMap found = program.lessonFor(one);
        const auto place = m_shelf.stepFor(one, language.current());
        QVERIFY(place);
        QCOMPARE(found.value("lessonId").toString(), place->lessonId);
        QCOMPARE(found.value("stepId").toString(), place->stepId);
        QCOMPARE(found.value("title").toString(), m_shelf.words(place->lessonId, language.current()).title);
        // The list of lessons says what one can do after each.
        const auto* list = qobject_cast<RowsModel*>(program.lessons());
        QVERIFY(list && list->count() > 0);
        for (const QVariantMap& row : list->rows())
            QCOMPARE(row.value("goal").toString(), m_shelf.words(row.value("lessonId").toString(), language.current()).goal);
        QVERIFY(!list->row(0).value("goal").toString().isEmpty());
        QVERIFY(program.lessonFor(QStringLiteral("messina.no.such")).isEmpty());
        QVERIFY(!program.teach(QStringLiteral("messina.no.such")));
        QVERIFY(!program.busy() && !program.currentTable());

        QVERIFY(program.teach(one));
        QVERIFY(program.busy());
        QCOMPARE(step(), place->stepId);
        // A look leaves no trace in the record.
        QVERIFY(program.unfinished().isEmpty());

        // With something on the table, only when confirmed.
        const auto second = m_shelf.stepFor(other, language.current());
        QVERIFY(second && second->stepId != place->stepId);
        QVERIFY(!program.teach(other));
        QCOMPARE(step(), place->stepId);
        QVERIFY(!program.teach(QStringLiteral("messina.no.such"), true));
        QCOMPARE(step(), place->stepId);
        QVERIFY(program.teach(other, true));
        QTRY_COMPARE(step(), second->stepId);
        program.leave();
        QTRY_VERIFY(!program.busy());

        // A stored place in the same lesson stays where it is.
        QVERIFY(program.startLesson(place->lessonId));
        auto* player = qobject_cast<LessonPlayer*>(program.currentLesson());
        player->setPause(0);
        for (int n = 0; n < 3; ++n)
            player->skip();
        const QString kept = step();
        program.leave();
        QCoreApplication::processEvents();
        QVERIFY(program.teach(one));
        QCOMPARE(step(), place->stepId);
        program.leave();
        QCoreApplication::processEvents();
        QVERIFY(program.resumeLesson(place->lessonId));
        QCOMPARE(step(), kept);
        program.setBackend(nullptr);
        QFile::remove(record);
    }
};

QTEST_GUILESS_MAIN(TeachTest)
#include "tst_teach.moc"
