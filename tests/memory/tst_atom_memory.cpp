// SPDX-License-Identifier: GPL-3.0-or-later
// One rule in one memory: what counts as which answer, what enters, what is due when.
#include "app/teaching/memory/learner_memory.h"

#include <QtTest>

using namespace magister;

class TestAtomMemory : public QObject {
    Q_OBJECT

    const QDate m_day{2026, 5, 3};

private slots:
    void answersAreGraded() {
        QCOMPARE(gradeOf(Outcome::Wrong), Grade::Again);
        QCOMPARE(gradeOf(Outcome::WithHint), Grade::Hard);
        QCOMPARE(gradeOf(Outcome::Right), Grade::Good);
        QCOMPARE(gradeOf(Outcome::RightAtOnce), Grade::Easy);
    }
    void theBetterTheAnswerTheLaterItIsDue() {
        QDate before = m_day.addDays(-1);
        for (const Outcome outcome : {Outcome::Wrong, Outcome::WithHint, Outcome::Right, Outcome::RightAtOnce}) {
            AtomMemory atom;
            QVERIFY(!atom.hasEntered());
            atom.answer(outcome, MetIn::Drill, m_day);
            QVERIFY(atom.due > before);
            before = atom.due;
            QCOMPARE(atom.isDue(m_day), outcome == Outcome::Wrong);
            QCOMPARE(atom.isLost(), outcome == Outcome::Wrong);
            QCOMPARE(atom.met, MetPlaces(MetIn::Drill));
        }
    }
    void whatIsLostStaysDueUntilItIsRight() {
        AtomMemory atom;
        for (int i = 0; i < 4; ++i)
            atom.answer(Outcome::Right, MetIn::Drill, atom.hasEntered() ? atom.due : m_day);
        const QDate day = atom.due;
        QVERIFY(m_day.daysTo(day) > 60);
        atom.answer(Outcome::Wrong, MetIn::Drill, day);
        // The lapse leaves days of stability; it is asked at once all the same.
        QVERIFY(atom.trace->stability > 2);
        QVERIFY(atom.isDue(day) && atom.isLost());
        atom.answer(Outcome::Right, MetIn::Drill, day);
        QVERIFY(!atom.isDue(day) && !atom.isLost());
        QCOMPARE(atom.last, QList<Outcome>({Outcome::Right, Outcome::Wrong, Outcome::Right}));
    }
    void aRefusalIsALapse() {
        AtomMemory atom;
        atom.answer(Outcome::RightAtOnce, MetIn::Lesson, m_day);
        const double stability = atom.trace->stability;
        atom.refuse(m_day.addDays(2));
        QVERIFY(atom.isDue(m_day.addDays(2)) && atom.isLost());
        QVERIFY(atom.trace->stability < stability);
        // One mistake, clicked again and again.
        const AtomMemory once = atom;
        atom.refuse(m_day.addDays(2));
        QCOMPARE(atom, once);
        atom.refuse(m_day.addDays(3));
        QVERIFY(atom != once);
        QVERIFY(atom.met.testFlag(MetIn::Refusal) && atom.met.testFlag(MetIn::Lesson));
        // What was never learnt enters.
        AtomMemory unknown;
        unknown.refuse(m_day);
        QVERIFY(unknown.isDue(m_day));
    }
    void twoRightUsesAreAnAnswerWithoutAQuestion() {
        AtomMemory atom;
        atom.answer(Outcome::Right, MetIn::Lesson, m_day);
        const QDate due = atom.due;
        const double stability = atom.trace->stability;
        atom.use(due);
        QCOMPARE(atom.due, due);
        atom.use(due);
        QVERIFY(atom.due > due);
        QVERIFY(atom.trace->stability > stability);
        QVERIFY(atom.met.testFlag(MetIn::Play));
        // A rule used in every turn counts once a day.
        const AtomMemory once = atom;
        for (int i = 0; i < 10; ++i)
            atom.use(due);
        QCOMPARE(atom, once);
    }
    void useNeitherEntersNorStandsInForWhatWasLost() {
        AtomMemory unknown;
        unknown.use(m_day);
        unknown.use(m_day);
        QCOMPARE(unknown, AtomMemory());
        AtomMemory lost;
        lost.refuse(m_day);
        for (int i = 0; i < 4; ++i)
            lost.use(m_day.addDays(1));
        QVERIFY(lost.isDue(m_day.addDays(1)) && lost.isLost());
    }
    void anArticleOpenedTwiceEnters() {
        AtomMemory atom;
        atom.openArticle(m_day);
        QVERIFY(!atom.hasEntered());
        atom.openArticle(m_day.addDays(5));
        QVERIFY(atom.isDue(m_day.addDays(5)) && !atom.isDue(m_day.addDays(4)));
        QCOMPARE(atom.met, MetPlaces(MetIn::Article));
        QVERIFY(!atom.trace);
        // What is remembered is not asked sooner because somebody reads.
        AtomMemory known;
        known.answer(Outcome::Right, MetIn::Drill, m_day);
        const QDate due = known.due;
        known.openArticle(m_day);
        known.openArticle(m_day);
        QCOMPARE(known.due, due);
    }
    void pips() {
        AtomMemory atom;
        QCOMPARE(atom.mastery(), Mastery::Untouched);
        atom.openArticle(m_day);
        QCOMPARE(atom.mastery(), Mastery::Untouched);
        atom.openArticle(m_day);
        QCOMPARE(atom.mastery(), Mastery::Half);
        atom.answer(Outcome::Right, MetIn::Drill, m_day);
        QCOMPARE(atom.mastery(), Mastery::Half);
        atom.answer(Outcome::Right, MetIn::Drill, atom.due);
        QVERIFY(atom.trace->stability >= AtomMemory::masteredStability);
        QCOMPARE(atom.mastery(), Mastery::Full);
        atom.refuse(atom.due);
        QCOMPARE(atom.mastery(), Mastery::Half);
    }
    void aClockSetBackIsTheSameDay() {
        AtomMemory atom;
        atom.answer(Outcome::Right, MetIn::Drill, m_day);
        atom.answer(Outcome::Right, MetIn::Drill, m_day.addDays(-30));
        QCOMPARE(atom.answered, m_day);
        QVERIFY(atom.due > m_day);
    }
    // What a lesson only tells never enters.
    void aLessonEntersWhatWasExercised() {
        LearnerMemory memory;
        memory.studied("first", {"a.told", "a.done"}, {"a.done"}, QDateTime(m_day, QTime(12, 0)));
        QVERIFY(memory.atoms.isEmpty());
        memory.answeredLesson({{"a.done", "a.hinted", "a.missed"}, {"a.hinted"}, {"a.missed"}}, m_day);
        QCOMPARE(memory.atoms.keys(), QStringList({"a.done", "a.hinted", "a.missed"}));
        QCOMPARE(memory.atoms["a.done"].last, QList<Outcome>{Outcome::Right});
        QCOMPARE(memory.atoms["a.hinted"].last, QList<Outcome>{Outcome::WithHint});
        QCOMPARE(memory.due(m_day), QStringList{"a.missed"});
        QCOMPARE(memory.nextDue(m_day), m_day);
        memory.answeredDrill("a.missed", "seed 7", Outcome::Right, m_day);
        memory.answeredDrill("a.missed", "seed 7", Outcome::Right, m_day);
        QCOMPARE(memory.atoms["a.missed"].seen, QStringList{"seed 7"});
        QVERIFY(memory.nextDue(m_day) > m_day);
        QVERIFY(!LearnerMemory().nextDue(m_day).isValid());
        memory.usedRule("a.told", m_day);
        QVERIFY(!memory.atoms.contains("a.told"));
    }
};

QTEST_APPLESS_MAIN(TestAtomMemory)
#include "tst_atom_memory.moc"
